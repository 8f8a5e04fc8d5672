/* rng_test.c -- the generator gives the published sequence, evenly. */

#include "base/rng.h"

#include "test.h"

/* xoshiro256++ from the state 1, 2, 3, 4, as its authors' reference gives it. */
static void known_sequence(void **unused)
{
	static const uint64_t expected[] = {
		41943041u,
		58720359u,
		3588806011781223u,
		3591011842654386u,
		9228616714210784205u,
		9973669472204895162u,
		14011001112246962877u,
		12406186145184390807u,
	};
	struct rng r = {{1, 2, 3, 4}};

	(void)unused;
	for (int i = 0; i < 8; i++)
		assert_true(rng_next(&r) == expected[i]);
}

/* splitmix64 from 1234567, as published with it. */
static void known_seeding(void **unused)
{
	static const uint64_t expected[] = {
		6457827717110365317u,
		3203168211198807973u,
		9817491932198370423u,
		4593380528125082431u,
	};
	struct rng r;

	(void)unused;
	rng_seed(&r, 1234567);
	for (int i = 0; i < 4; i++)
		assert_true(r.word[i] == expected[i]);
}

static void stays_below(void **unused)
{
	struct rng r;

	(void)unused;
	rng_seed(&r, 1);
	for (uint32_t n = 1; n < 300; n++)
		for (int i = 0; i < 100; i++)
			assert_true(rng_below(&r, n) < n);
	assert_int_equal(rng_below(&r, 1), 0);
}

/* Every remainder is drawn as often as the next: chi squared over n buckets. */
static void unbiased(void **unused)
{
	enum { DRAWS = 100000 };
	struct rng r;

	(void)unused;
	rng_seed(&r, 2);
	for (uint32_t n = 2; n <= 24; n++) {
		int bucket[24] = {0};
		double sum = 0;
		for (int i = 0; i < DRAWS; i++)
			bucket[rng_below(&r, n)]++;
		for (uint32_t i = 0; i < n; i++) {
			const double expected = (double)DRAWS / n, off = bucket[i] - expected;
			sum += off * off / expected;
		}
		assert_true(sum < 31 + 1.75 * (n - 1));
	}
}

/* With n just over half the range a method without rejection would give the low
 * half twice as often. */
static void unbiased_when_wide(void **unused)
{
	const uint32_t n = 3221225472u;
	struct rng r;
	int low = 0;

	(void)unused;
	rng_seed(&r, 3);
	for (int i = 0; i < 90000; i++)
		low += rng_below(&r, n) < n / 3;
	assert_in_range(low, 29300, 30700);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(known_sequence),     cmocka_unit_test(known_seeding),
		cmocka_unit_test(stays_below),        cmocka_unit_test(unbiased),
		cmocka_unit_test(unbiased_when_wide),
	};
	return RUN(tests);
}
