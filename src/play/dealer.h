/* dealer.h -- the seat that plays chance.
 *
 * A dealer answers a position with one of its outcomes.  Two kinds: one generator
 * run through (self-play, tests, bench), and a seed from which every ply has its
 * own generator (tables of people), so that anyone who is given the seed can deal the
 * record again. */

#ifndef PLAY_DEALER_H
#define PLAY_DEALER_H

#include "rules/game.h"

enum { SEED_SIZE = 32 };

/* One outcome by weight, by the game's own sample if it has one. */
struct move dealer_sample(const struct game *g, const void *state, struct rng *r);

/* Derives a generator from a seed and a moment.  seal_rng (play/seal.h) is the one for
 * sealed tables; dealer_rng a plain one without cryptography. */
typedef void dealer_derive(const uint8_t seed[SEED_SIZE], uint64_t moment, struct rng *out);
void dealer_rng(const uint8_t seed[SEED_SIZE], uint64_t moment, struct rng *out);

/* What is dealt at a ply after so many times that something was taken back: every time
 * another stream, or taking back would show what comes.  Bots draw from the seed too,
 * above every ply that deals. */
static inline uint64_t dealer_moment(uint32_t undone, uint32_t ply)
{
	return (uint64_t)undone << 32 | ply;
}
#define BOTS_PLY 0x80000000u

struct move dealer_deal(const struct game *g, const void *state, uint32_t undone,
                        const uint8_t seed[SEED_SIZE], dealer_derive *derive);

#endif
