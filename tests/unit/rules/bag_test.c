/* bag_test.c -- drawing from a bag, against counting by hand. */

#include "rules/bag.h"

#include "test.h"

enum { SIZE = BAG_SIZE(19) };

static void size_is_whole_steps(void **unused)
{
	(void)unused;
	assert_int_equal(BAG_SIZE(1), 8);
	assert_int_equal(BAG_SIZE(8), 8);
	assert_int_equal(SIZE, 24);
}

static void nth_counts_kinds_in_order(void **unused)
{
	struct rng r;

	(void)unused;
	rng_seed(&r, 1);
	for (int round = 0; round < 200; round++) {
		uint8_t bag[SIZE] = {0};
		int card[SIZE * 10], cards = 0;
		for (int kind = 0; kind < SIZE; kind++) {
			bag[kind] = (uint8_t)rng_below(&r, 10);
			for (int i = 0; i < bag[kind]; i++)
				card[cards++] = kind;
		}
		assert_int_equal(bag_total(bag, SIZE), cards);
		for (int n = 0; n < cards; n++)
			assert_int_equal(bag_nth(bag, SIZE, (unsigned)n), card[n]);
	}
}

/* As many cards as one step of eight may hold. */
static void nth_of_a_full_bag(void **unused)
{
	const uint8_t bag[8] = {0, 50, 0, 27, 0, 0, 0, 50};

	(void)unused;
	assert_int_equal(bag_nth(bag, 8, 0), 1);
	assert_int_equal(bag_nth(bag, 8, 49), 1);
	assert_int_equal(bag_nth(bag, 8, 50), 3);
	assert_int_equal(bag_nth(bag, 8, 76), 3);
	assert_int_equal(bag_nth(bag, 8, 126), 7);
}

static void draws_everything_once(void **unused)
{
	uint8_t bag[8] = {3, 0, 1, 0, 0, 0, 0, 2}, drawn[8] = {0};
	struct rng r;

	(void)unused;
	rng_seed(&r, 5);
	for (unsigned total = 6; total > 0; total--)
		drawn[bag_draw(bag, 8, total, &r)]++;
	assert_int_equal(bag_total(bag, 8), 0);
	assert_int_equal(drawn[0], 3);
	assert_int_equal(drawn[2], 1);
	assert_int_equal(drawn[7], 2);
}

static void adds_and_takes(void **unused)
{
	uint8_t bag[8] = {0};

	(void)unused;
	bag_add(bag, 4);
	bag_add(bag, 4);
	bag_take(bag, 4);
	assert_int_equal(bag[4], 1);
	assert_int_equal(bag_total(bag, 8), 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(size_is_whole_steps), cmocka_unit_test(nth_counts_kinds_in_order),
		cmocka_unit_test(nth_of_a_full_bag),   cmocka_unit_test(draws_everything_once),
		cmocka_unit_test(adds_and_takes),
	};
	return RUN(tests);
}
