/* dealer.c -- see dealer.h. */

#include "play/dealer.h"

#include <assert.h>

#include "base/hash.h"

/* Apart from dealer_sample, which shall not carry this list on its stack. */
__attribute__((noinline)) static struct move sample_outcomes(const struct game *g,
                                                             const void *state, struct rng *r)
{
	struct outcome outcome[MOVES_MAX];
	const int outcomes = g->outcomes(state, outcome);
	uint32_t total = 0;
	for (int i = 0; i < outcomes; i++)
		total += outcome[i].weight;
	assert(total > 0);
	uint32_t n = rng_below(r, total);
	int i = 0;
	while (n >= outcome[i].weight)
		n -= outcome[i++].weight;
	return outcome[i].move;
}

struct move dealer_sample(const struct game *g, const void *state, struct rng *r)
{
	return g->sample != NULL ? g->sample(state, r) : sample_outcomes(g, state, r);
}

void dealer_rng(const uint8_t seed[SEED_SIZE], uint64_t moment, struct rng *out)
{
	rng_seed(out, hash_number(hash_bytes(HASH_START, seed, SEED_SIZE), moment));
}

struct move dealer_deal(const struct game *g, const void *state, uint32_t undone,
                        const uint8_t seed[SEED_SIZE], dealer_derive *derive)
{
	const struct turn *turn = state;
	struct rng r;

	derive(seed, dealer_moment(undone, turn->ply), &r);
	return dealer_sample(g, state, &r);
}
