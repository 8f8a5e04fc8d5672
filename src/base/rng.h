/* rng.h -- random numbers with the generator's state in plain sight.
 *
 * xoshiro256++, seeded by splitmix64.  There is no hidden generator anywhere in
 * Quayside: whoever needs chance owns a struct rng and passes it on, so every
 * run can be repeated.  The functions are here and inline because a game deals
 * tens of millions of cards a second. */

#ifndef BASE_RNG_H
#define BASE_RNG_H

#include <stdint.h>

struct rng {
	uint64_t word[4];
};

static inline uint64_t rng_mix(uint64_t x)
{
	x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
	x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
	return x ^ (x >> 31);
}

static inline void rng_seed(struct rng *r, uint64_t seed)
{
	for (int i = 0; i < 4; i++)
		r->word[i] = rng_mix(seed += 0x9e3779b97f4a7c15u);
}

static inline uint64_t rng_rotate(uint64_t x, int by)
{
	return (x << by) | (x >> (64 - by));
}

static inline uint64_t rng_next(struct rng *r)
{
	uint64_t *w = r->word;
	const uint64_t out = rng_rotate(w[0] + w[3], 23) + w[0];
	const uint64_t t = w[1] << 17;

	w[2] ^= w[0];
	w[3] ^= w[1];
	w[1] ^= w[2];
	w[0] ^= w[3];
	w[2] ^= t;
	w[3] = rng_rotate(w[3], 45);
	return out;
}

/* A number from 0 to n-1, each equally likely; n must not be 0.  Lemire's
 * method: the multiplication maps 32 random bits onto n buckets and the rare
 * uneven rest is drawn again. */
static inline uint32_t rng_below(struct rng *r, uint32_t n)
{
	uint64_t wide = (rng_next(r) >> 32) * n;

	if ((uint32_t)wide < n) {
		const uint32_t uneven = (0u - n) % n;
		while ((uint32_t)wide < uneven)
			wide = (rng_next(r) >> 32) * n;
	}
	return (uint32_t)(wide >> 32);
}

#endif
