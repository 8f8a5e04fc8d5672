/* seal_test.c -- the module's own cryptography says what libsodium says: hashes of every
 * length over several blocks, generators of every moment, commitments and seeds as text. */

#include <string.h>

#include "play/seal.h"
#include "test.h"

/* The module's file beside the library that has functions of the same names. */
#define seal_rng module_rng
#define seal_hash module_hash
#define seal_commit module_commit
#define seal_open module_open
#define seal_seed module_seed
void module_rng(const uint8_t seed[SEED_SIZE], uint64_t moment, struct rng *out);
void module_hash(const uint8_t head[SEED_SIZE], struct span line, uint8_t out[SEED_SIZE]);
void module_commit(struct seal *s, const uint8_t seed[SEED_SIZE]);
void module_open(struct seal *s, const uint8_t seed[SEED_SIZE]);
void module_seed(const char text[2 * SEED_SIZE + 1], uint8_t seed[SEED_SIZE]);
#include "wasm/seal.c"
#undef seal_rng
#undef seal_hash
#undef seal_commit
#undef seal_open
#undef seal_seed

static void fill(uint8_t *bytes, size_t size, uint64_t seed)
{
	struct rng r;

	rng_seed(&r, seed);
	for (size_t i = 0; i < size; i++)
		bytes[i] = (uint8_t)rng_next(&r);
}

/* Around every end of a block, and far beyond the longest line of a record. */
static void hashes(void **unused)
{
	uint8_t head[SEED_SIZE], bytes[3 * RECORD_LINE], here[SEED_SIZE], there[SEED_SIZE];

	(void)unused;
	fill(head, sizeof head, 1);
	fill(bytes, sizeof bytes, 2);
	for (size_t size = 0; size <= sizeof bytes; size++) {
		const struct span line = {(const char *)bytes, size};
		module_hash(head, line, here);
		seal_hash(head, line, there);
		assert_memory_equal(here, there, SEED_SIZE);
	}
}

/* A chain hashes into the head that it hashes. */
static void in_place(void **unused)
{
	uint8_t here[SEED_SIZE] = {0}, there[SEED_SIZE] = {0};

	(void)unused;
	for (int i = 0; i < 100; i++) {
		const struct span line = {"0 discover and stop and take", (size_t)i % 29};
		module_hash(here, line, here);
		seal_hash(there, line, there);
		assert_memory_equal(here, there, SEED_SIZE);
	}
}

static void generators(void **unused)
{
	const uint64_t moment[] = {0, 1, BOTS_PLY, BOTS_PLY + 7, (uint64_t)3 << 32 | 5, UINT64_MAX};
	uint8_t seed[SEED_SIZE];
	struct rng here, there;

	(void)unused;
	for (uint64_t n = 0; n < 20; n++)
		for (size_t i = 0; i < sizeof moment / sizeof *moment; i++) {
			fill(seed, sizeof seed, n);
			module_rng(seed, moment[i], &here);
			seal_rng(seed, moment[i], &there);
			assert_memory_equal(&here, &there, sizeof here);
		}
}

static void as_text(void **unused)
{
	uint8_t seed[SEED_SIZE], again[SEED_SIZE];
	struct seal here = {0}, there = {0};

	(void)unused;
	for (uint64_t n = 0; n < 20; n++) {
		fill(seed, sizeof seed, n);
		module_commit(&here, seed);
		seal_commit(&there, seed);
		module_open(&here, seed);
		seal_open(&there, seed);
		assert_memory_equal(&here, &there, sizeof here);
		module_seed(there.seed, again);
		assert_memory_equal(again, seed, sizeof seed);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hashes),
		cmocka_unit_test(in_place),
		cmocka_unit_test(generators),
		cmocka_unit_test(as_text),
	};
	return RUN(tests);
}
