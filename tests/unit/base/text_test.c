/* text_test.c -- building strings in a bounded buffer, and cutting them up again. */

#include "base/text.h"

#include "test.h"

static void builds(void **unused)
{
	char buffer[64];
	struct text t = text_on(buffer, sizeof buffer);

	(void)unused;
	text_add(&t, "coins ");
	text_number(&t, -120);
	text_char(&t, ' ');
	text_part(&t, "swords", 2);
	text_char(&t, ' ');
	text_hex(&t, 0x1f, 4);
	assert_string_equal(buffer, "coins -120 sw 001f");
	assert_false(t.full);
}

static void numbers(void **unused)
{
	char buffer[64];
	struct text t = text_on(buffer, sizeof buffer);

	(void)unused;
	text_number(&t, 0);
	text_char(&t, ' ');
	text_number(&t, INT64_MIN);
	text_char(&t, ' ');
	text_number(&t, INT64_MAX);
	assert_string_equal(buffer, "0 -9223372036854775808 9223372036854775807");
}

static void is_cut_when_full(void **unused)
{
	char buffer[5] = "....";
	struct text t = text_on(buffer, sizeof buffer);

	(void)unused;
	text_add(&t, "four");
	assert_false(t.full);
	text_add(&t, "five");
	assert_true(t.full);
	assert_string_equal(buffer, "four");
}

static void compares(void **unused)
{
	(void)unused;
	assert_int_equal(text_size("abc"), 3);
	assert_true(text_same("abc", "abc"));
	assert_false(text_same("abc", "ab"));
	assert_false(text_same("ab", "abc"));
	assert_true(span_is(span_of("abc"), "abc"));
	assert_false(span_is((struct span){"abc", 2}, "abc"));
	assert_false(span_is(span_of("abc"), "ab"));
	assert_true(span_is((struct span){"", 0}, ""));
}

static void words(void **unused)
{
	struct span rest = span_of("  put coins@0\t5\r");

	(void)unused;
	assert_true(span_is(span_word(&rest), "put"));
	assert_true(span_is(span_word(&rest), "coins@0"));
	assert_true(span_is(span_word(&rest), "5"));
	assert_int_equal(span_word(&rest).size, 0);
	assert_int_equal(span_word(&rest).size, 0);
}

static void parts(void **unused)
{
	struct span rest = span_of("a:b,,c");

	(void)unused;
	assert_true(span_is(span_until(&rest, ':'), "a"));
	assert_true(span_is(span_until(&rest, ','), "b"));
	assert_true(span_is(span_until(&rest, ','), ""));
	assert_true(span_is(span_until(&rest, ','), "c"));
	rest = span_of("one\r\n\r\ntwo\nthree\r");
	assert_true(span_is(span_line(&rest), "one"));
	assert_true(span_is(span_line(&rest), ""));
	assert_true(span_is(span_line(&rest), "two"));
	assert_true(span_is(span_line(&rest), "three"));
	assert_int_equal(rest.size, 0);
	assert_int_equal(rest.size, 0);
}

static void reads_numbers(void **unused)
{
	static const char *const bad[] = {"", "-", "+1", "1x", " 1", "1 ", "--1", "2147483648"};
	int64_t n = 7;

	(void)unused;
	assert_true(span_number(span_of("0"), &n) && n == 0);
	assert_true(span_number(span_of("-17"), &n) && n == -17);
	assert_true(span_number(span_of("2147483647"), &n) && n == INT32_MAX);
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		assert_false(span_number(span_of(bad[i]), &n));
}

static void reads_hex(void **unused)
{
	uint64_t n = 7;

	(void)unused;
	assert_true(span_hex(span_of("0"), &n) && n == 0);
	assert_true(span_hex(span_of("ffffffffffffffff"), &n) && n == UINT64_MAX);
	assert_false(span_hex(span_of(""), &n));
	assert_false(span_hex(span_of("FF"), &n));
	assert_false(span_hex(span_of("10000000000000000"), &n));
}

static void copies_without_controls(void **unused)
{
	char buffer[6];

	(void)unused;
	span_copy(span_of("a\nb\177cdef"), buffer, sizeof buffer);
	assert_string_equal(buffer, "a?b?c");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(builds),
		cmocka_unit_test(numbers),
		cmocka_unit_test(is_cut_when_full),
		cmocka_unit_test(compares),
		cmocka_unit_test(words),
		cmocka_unit_test(parts),
		cmocka_unit_test(reads_numbers),
		cmocka_unit_test(reads_hex),
		cmocka_unit_test(copies_without_controls),
	};
	return RUN(tests);
}
