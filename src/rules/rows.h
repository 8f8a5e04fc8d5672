/* rows.h -- a row of things for every seat, in one array.
 *
 * Any seat may come to hold any number of a game's cards, but all seats together
 * hold no more than there are.  So the rows lie one after another in one array,
 * seat 0's first, and `size` says how long each is: a fifth of the room that five
 * separate arrays would need.  A row keeps the order in which things came.
 *
 * Rows are moved a word at a time, which is much quicker than memmove for the few bytes
 * they are; so `room`, the size of the array, is a word at least.  Free bytes are 0. */

#ifndef RULES_ROWS_H
#define RULES_ROWS_H

#include <assert.h>
#include <stdint.h>
#include <string.h>

enum { ROWS_WORD = 8 };

static inline uint64_t rows_load(const uint8_t *at)
{
	uint64_t word;

	memcpy(&word, at, sizeof word);
	return word;
}

static inline void rows_store(uint8_t *at, uint64_t word)
{
	memcpy(at, &word, sizeof word);
}

/* The bits of a word below byte `byte`. */
static inline uint64_t rows_below(int byte)
{
	return (UINT64_C(1) << 8 * byte) - 1;
}

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

/* A few bytes, `count` of them, in one word.  Made of four and the rest: byte by byte it
 * would take three times as long. */
static inline uint64_t rows_word(const uint8_t *byte, int count)
{
	uint64_t word = 0;
	uint32_t four;
	int i = 0;

	if (count >= (int)sizeof four) {
		memcpy(&four, byte, sizeof four);
		word = four;
		i = sizeof four;
	}
	for (; i < count; i++)
		word |= (uint64_t)byte[i] << 8 * i;
	return word;
}

/* Where row `row` starts and, in *end, where the last ends.  `rows` is a constant, so
 * that this needs no branch. */
static inline int rows_bounds(const uint8_t *size, int rows, int row, int *end)
{
	const uint64_t sizes = rows_word(size, rows);
	const uint64_t ends = sizes * UINT64_C(0x0101010101010101);
	*end = (int)(ends >> 8 * (rows - 1) & 0xff);
	return (int)(ends << 8 >> 8 * row & 0xff);
}

/* Puts a thing at the end of a row; the caller knows there is room.  What follows moves
 * up.  Where less than a word is left of the array, the last word of it is changed in
 * part. */
static inline void rows_push(uint8_t *thing, int room, uint8_t *size, int rows, int row,
                             uint8_t what)
{
	const int last = room - ROWS_WORD;
	int end, at = rows_bounds(size, rows, row + 1, &end);
	uint64_t in = what;

	assert(last >= 0 && end < room);
	for (; at <= end && at <= last; at += ROWS_WORD) {
		const uint64_t word = rows_load(thing + at);
		rows_store(thing + at, word << 8 | in);
		in = word >> 56;
	}
	if (at <= end) {
		const uint64_t word = rows_load(thing + last), below = rows_below(at - last);
		rows_store(thing + last,
		           (word & below) | (word & ~below) << 8 | in << 8 * (at - last));
	}
	size[row]++;
}

/* Takes out the thing at place i of a row; the freed byte becomes 0. */
static inline uint8_t rows_take(uint8_t *thing, int room, uint8_t *size, int rows, int row, int i)
{
	const int last = room - ROWS_WORD;
	int end, at = rows_bounds(size, rows, row, &end) + i;
	const uint8_t what = thing[at];

	assert(i >= 0 && i < size[row]);
	for (; at < end && at < last; at += ROWS_WORD)
		rows_store(thing + at, rows_load(thing + at) >> 8 |
		                               (uint64_t)thing[at + ROWS_WORD] << 56);
	if (at < end) {
		const uint64_t word = rows_load(thing + last), below = rows_below(at - last);
		rows_store(thing + last, (word & below) | (word >> 8 & ~below));
	}
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
