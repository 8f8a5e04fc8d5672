/* hash_test.c -- FNV-1a as published, and the promises hash.h adds. */

#include "base/hash.h"

#include "test.h"

static void published(void **unused)
{
	(void)unused;
	assert_true(hash_bytes(HASH_START, "", 0) == 0xcbf29ce484222325u);
	assert_true(hash_bytes(HASH_START, "a", 1) == 0xaf63dc4c8601ec8cu);
	assert_true(hash_bytes(HASH_START, "foobar", 6) == 0x85944171f73967e8u);
}

static void texts_do_not_run_together(void **unused)
{
	(void)unused;
	assert_true(hash_text(hash_text(HASH_START, "a"), "b") != hash_text(HASH_START, "ab"));
	assert_true(hash_text(HASH_START, "a") == hash_bytes(HASH_START, "a", 2));
}

static void numbers_are_little_endian(void **unused)
{
	static const unsigned char byte[8] = {8, 7, 6, 5, 4, 3, 2, 1};

	(void)unused;
	assert_true(hash_number(HASH_START, 0x0102030405060708u) ==
	            hash_bytes(HASH_START, byte, 8));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(published),
		cmocka_unit_test(texts_do_not_run_together),
		cmocka_unit_test(numbers_are_little_endian),
	};
	return RUN(tests);
}
