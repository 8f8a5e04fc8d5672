/* rows_test.c -- rows in one array, against an array for each seat. */

#include "rules/rows.h"

#include "base/rng.h"
#include "test.h"

enum { ROWS = 4, ROOM = 20 };

struct plain {
	uint8_t thing[ROWS][ROOM];
	int size[ROWS];
};

static void agree(const struct plain *p, const uint8_t *thing, const uint8_t *size)
{
	int at = 0;

	for (int row = 0; row < ROWS; row++) {
		assert_int_equal(size[row], p->size[row]);
		assert_int_equal(rows_start(size, row), at);
		for (int i = 0; i < p->size[row]; i++)
			assert_int_equal(thing[at++], p->thing[row][i]);
	}
	assert_int_equal(rows_end(size, ROWS), at);
	for (; at < ROOM; at++)
		assert_int_equal(thing[at], 0);
}

static void take_plain(struct plain *p, int row, int i)
{
	p->size[row]--;
	memmove(&p->thing[row][i], &p->thing[row][i + 1], (size_t)(p->size[row] - i));
}

/* Random pushes and takes; freed places become 0, order is kept. */
static void like_separate_arrays(void **unused)
{
	struct plain p = {0};
	uint8_t thing[ROOM] = {0}, size[ROWS] = {0};
	struct rng r;

	(void)unused;
	rng_seed(&r, 9);
	for (int step = 0; step < 5000; step++) {
		const int row = (int)rng_below(&r, ROWS);
		if (rows_end(size, ROWS) < ROOM && rng_below(&r, 2) == 0) {
			const uint8_t what = (uint8_t)(1 + rng_below(&r, 9));
			rows_push(thing, sizeof thing, size, ROWS, row, what);
			p.thing[row][p.size[row]++] = what;
		} else if (size[row] > 0) {
			const int i = (int)rng_below(&r, size[row]);
			assert_int_equal(rows_take(thing, sizeof thing, size, ROWS, row, i),
			                 p.thing[row][i]);
			take_plain(&p, row, i);
		}
		agree(&p, thing, size);
	}
}

static void finds_the_first(void **unused)
{
	const uint8_t thing[] = {5, 6, 7, 6, 6}, size[] = {2, 3};

	(void)unused;
	assert_int_equal(rows_find(thing, size, 0, 6), 1);
	assert_int_equal(rows_find(thing, size, 1, 6), 1);
	assert_int_equal(rows_find(thing, size, 0, 7), -1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(like_separate_arrays),
		cmocka_unit_test(finds_the_first),
	};
	return RUN(tests);
}
