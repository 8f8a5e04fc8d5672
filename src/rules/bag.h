/* bag.h -- a shuffled deck is a bag.
 *
 * A deck whose order nobody knows needs no order: it is a count for each kind of
 * card, and a draw is decided when it happens.  There is nothing to shuffle and
 * nothing to leak.  A bag lies in a state as an array of bytes, one per kind, its
 * size a multiple of BAG_STEP; at most 255 cards in all.
 *
 * bag_nth walks eight kinds at a time: multiplying eight bytes by 0x0101…01 puts
 * their running sums into the bytes of the product, and one subtraction compares
 * all eight with n.  That needs the high bit of every byte: no eight neighbouring
 * kinds may have more than 127 cards between them. */

#ifndef RULES_BAG_H
#define RULES_BAG_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "base/rng.h"

enum { BAG_STEP = 8 };

#define BAG_ONES  0x0101010101010101u
#define BAG_HIGHS 0x8080808080808080u

#define BAG_SIZE(kinds) (((kinds) + BAG_STEP - 1) / BAG_STEP * BAG_STEP)

static inline int bag_total(const uint8_t *bag, int size)
{
	int total = 0;

	for (int i = 0; i < size; i++)
		total += bag[i];
	return total;
}

static inline uint64_t bag_step(const uint8_t *bag, int at)
{
	uint64_t eight;

	memcpy(&eight, bag + at, sizeof eight);
	return eight;
}

/* The kind of card number n (from 0) when the bag is laid out in order of kinds: a large
 * bag is walked two steps at a time.  It always walks the whole bag, and by arithmetic:
 * where the card lies is random, so a branch on it would be mispredicted nearly every
 * time.  `size` is a constant. */
static inline int bag_nth(const uint8_t *bag, int size, unsigned n)
{
	const bool two = size % (2 * BAG_STEP) == 0;
	const int stride = two ? 2 * BAG_STEP : BAG_STEP;
	uint32_t left = n, within = n, beyond = 0;

	for (int i = 0; i < size; i += stride) {
		const uint64_t both = bag_step(bag, i) + (two ? bag_step(bag, i + BAG_STEP) : 0);
		left -= (uint32_t)(both * BAG_ONES >> 56); /* wraps around once n is passed */
		beyond += left >> 31;
		within = left < within ? left : within;
	}
	assert(beyond > 0);
	int at = size - (int)beyond * stride;
	uint64_t sums = bag_step(bag, at) * BAG_ONES;
	if (two) {
		const uint64_t second = bag_step(bag, at + BAG_STEP) * BAG_ONES;
		const uint64_t past = 0 - (uint64_t)(within >= sums >> 56); /* all bits or none */
		within -= (uint32_t)(sums >> 56 & past);
		at += (int)(past & BAG_STEP);
		sums ^= (sums ^ second) & past;
	}
	assert(sums >> 56 <= 127);
	const uint64_t more = ((sums | BAG_HIGHS) - (within + 1) * BAG_ONES) & BAG_HIGHS;
	return at + __builtin_ctzll(more) / 8;
}

/* Adds to a count by writing all eight of its step: the next draw reads them as one
 * word, and would have to wait for a single byte on its way to memory. */
static inline void bag_change(uint8_t *bag, int kind, uint64_t by)
{
	uint8_t *step = bag + (kind & ~(BAG_STEP - 1));
	uint64_t eight;

	memcpy(&eight, step, sizeof eight);
	eight += by << kind % BAG_STEP * 8;
	memcpy(step, &eight, sizeof eight);
}

static inline void bag_add(uint8_t *bag, int kind)
{
	assert(bag[kind] < 255);
	bag_change(bag, kind, 1);
}

static inline void bag_take(uint8_t *bag, int kind)
{
	assert(bag[kind] > 0);
	bag_change(bag, kind, ~UINT64_C(0));
}

/* Draws one card of `total`, each equally likely, and takes it out. */
static inline int bag_draw(uint8_t *bag, int size, unsigned total, struct rng *r)
{
	const int kind = bag_nth(bag, size, rng_below(r, total));

	bag_take(bag, kind);
	return kind;
}

#endif
