/* dealer_test.c -- a seed deals the same at the same ply, whatever happened between. */

#include "play/dealer.h"

#include <string.h>

#include "combinations.h"
#include "rules/options.h"
#include "test.h"

static void by_ply(void **unused)
{
	const uint8_t seed[SEED_SIZE] = {1, 2, 3};
	struct rng a, b, c;

	(void)unused;
	dealer_rng(seed, 5, &a);
	dealer_rng(seed, 5, &b);
	dealer_rng(seed, 6, &c);
	assert_memory_equal(&a, &b, sizeof a);
	assert_memory_not_equal(&a, &c, sizeof a);
}

static void every_byte_of_the_seed_counts(void **unused)
{
	uint8_t seed[SEED_SIZE] = {0};
	struct rng first, other;

	(void)unused;
	dealer_rng(seed, 0, &first);
	for (int i = 0; i < SEED_SIZE; i++) {
		seed[i] = 1;
		dealer_rng(seed, 0, &other);
		assert_memory_not_equal(&first, &other, sizeof first);
		seed[i] = 0;
	}
}

/* A game without a sample of its own is dealt by weight all the same. */
static void with_and_without_sample(void **unused)
{
	struct game plain = *tested_find("nullgame");
	unsigned char state[STATE_MAX];
	struct options o;
	struct rng r;
	int started[SEATS_MAX] = {0};

	(void)unused;
	plain.sample = NULL;
	options_normal(&plain, &o);
	plain.setup(state, &o, plain.rules);
	rng_seed(&r, 1);
	for (int i = 0; i < 3000; i++)
		started[dealer_sample(&plain, state, &r).arg[0]]++;
	for (int seat = 0; seat < 3; seat++)
		assert_in_range(started[seat], 850, 1150);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(by_ply),
		cmocka_unit_test(every_byte_of_the_seed_counts),
		cmocka_unit_test(with_and_without_sample),
	};
	return RUN(tests);
}
