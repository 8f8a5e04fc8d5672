/* rows.h -- a row of things for every seat, in one array.
 *
 * Any seat may come to hold any number of a game's cards, but all seats together
 * hold no more than there are.  So the rows lie one after another in one array,
 * seat 0's first, and `size` says how long each is: a fifth of the room that five
 * separate arrays would need.  A row keeps the order in which things came. */

#ifndef RULES_ROWS_H
#define RULES_ROWS_H

#include <assert.h>
#include <stdint.h>
#include <string.h>

static inline int rows_start(const uint8_t *size, int row)
{
	int at = 0;

	for (int i = 0; i < row; i++)
		at += size[i];
	return at;
}

static inline int rows_end(const uint8_t *size, int rows)
{
	return rows_start(size, rows);
}

/* Puts a thing at the end of a row; the caller knows there is room. */
static inline void rows_push(uint8_t *thing, uint8_t *size, int rows, int row, uint8_t what)
{
	const int at = rows_start(size, row + 1), end = rows_end(size, rows);

	memmove(thing + at + 1, thing + at, (size_t)(end - at));
	thing[at] = what;
	size[row]++;
}

/* Takes out the thing at place i of a row; the freed byte becomes 0. */
static inline uint8_t rows_take(uint8_t *thing, uint8_t *size, int rows, int row, int i)
{
	assert(i >= 0 && i < size[row]);
	const int at = rows_start(size, row) + i, end = rows_end(size, rows);
	const uint8_t what = thing[at];

	memmove(thing + at, thing + at + 1, (size_t)(end - at - 1));
	thing[end - 1] = 0;
	size[row]--;
	return what;
}

/* The first place of a thing in a row, or -1. */
static inline int rows_find(const uint8_t *thing, const uint8_t *size, int row, uint8_t what)
{
	const uint8_t *at = thing + rows_start(size, row);

	for (int i = 0; i < size[row]; i++)
		if (at[i] == what)
			return i;
	return -1;
}

#endif
