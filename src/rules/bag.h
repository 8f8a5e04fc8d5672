/* bag.h -- a shuffled deck is a bag.
 *
 * A deck whose order nobody knows needs no order: it is a count for each kind of
 * card, and a draw is decided when it happens.  There is nothing to shuffle and
 * nothing to leak.  A bag lies in a state as an array of bytes, one per kind, its
 * size a multiple of BAG_STEP; at most 255 cards in all.
 *
 * bag_nth walks eight kinds at a time: multiplying eight bytes by 0x0101…01 puts
 * their running sums into the bytes of the product. */

#ifndef RULES_BAG_H
#define RULES_BAG_H

#include <assert.h>
#include <stdint.h>
#include <string.h>

#include "base/rng.h"

enum { BAG_STEP = 8 };

#define BAG_SIZE(kinds) (((kinds) + BAG_STEP - 1) / BAG_STEP * BAG_STEP)

static inline int bag_total(const uint8_t *bag, int size)
{
	int total = 0;

	for (int i = 0; i < size; i++)
		total += bag[i];
	return total;
}

/* The kind of card number n (from 0) when the bag is laid out in order of kinds. */
static inline int bag_nth(const uint8_t *bag, int size, unsigned n)
{
	for (int at = 0; at < size; at += BAG_STEP) {
		uint64_t eight;
		memcpy(&eight, bag + at, sizeof eight);
		const uint64_t sums = eight * 0x0101010101010101u;
		const unsigned all = (unsigned)(sums >> 56);
		if (n >= all) {
			n -= all;
			continue;
		}
		for (int i = 0;; i++)
			if (n < (sums >> (8 * i) & 0xff))
				return at + i;
	}
	assert(0 && "bag_nth: fewer cards than n");
	return -1;
}

static inline void bag_add(uint8_t *bag, int kind)
{
	assert(bag[kind] < 255);
	bag[kind]++;
}

static inline void bag_take(uint8_t *bag, int kind)
{
	assert(bag[kind] > 0);
	bag[kind]--;
}

/* Draws one card of `total`, each equally likely, and takes it out. */
static inline int bag_draw(uint8_t *bag, int size, unsigned total, struct rng *r)
{
	const int kind = bag_nth(bag, size, rng_below(r, total));

	bag_take(bag, kind);
	return kind;
}

#endif
