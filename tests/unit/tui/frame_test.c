/* Drawing into memory: clipping, wide characters, wrapping, plain ASCII, and texts that
 * would like to steer the terminal. */

#include "test.h"

#include <locale.h>
#include <string.h>

#include "tui/frame.h"

static struct frame frame;
static char dump[4096];

static const char *drawn(void)
{
	frame_dump(&frame, dump, sizeof dump);
	return dump;
}

static int fresh(void **state)
{
	(void)state;
	setlocale(LC_ALL, "C.UTF-8");
	frame.ascii = false;
	assert_true(frame_size(&frame, 3, 10));
	frame_clear(&frame);
	return 0;
}

static int done(void **state)
{
	(void)state;
	frame_free(&frame);
	frame.rows = 0;
	return 0;
}

static void test_cut(void **state)
{
	(void)state;
	assert_int_equal(frame_put(&frame, 0, 7, 3, 0, "abcdef"), 3);
	frame_put(&frame, 1, 8, 20, 0, "xyz");
	frame_put(&frame, -1, 0, 5, 0, "no");
	frame_put(&frame, 2, 0, 0, 0, "no");
	assert_string_equal(drawn(), "       ab…\n        xy\n\n");
}

static void test_wide(void **state)
{
	(void)state;
	assert_int_equal(frame_put(&frame, 0, 0, 10, 0, "日本x"), 5);
	assert_int_equal(frame_put(&frame, 1, 0, 3, 0, "日本"), 3);
	assert_int_equal(frame_put(&frame, 2, 0, 10, 0, "e\xcc\x81x"), 2);
	assert_string_equal(drawn(), "日本x\n日…\nex\n");
}

static void test_controls(void **state)
{
	(void)state;
	frame_put(&frame, 0, 0, 10, 0, "a\033[1mb\a");
	frame_put(&frame, 1, 0, 10, 0, "a\xc2\x9b\xffz");
	assert_string_equal(drawn(), "a?[1mb?\na?\xef\xbf\xbdz\n\n");
}

static void test_ascii(void **state)
{
	(void)state;
	frame.ascii = true;
	frame_put(&frame, 0, 0, 10, 0, "Häfen ● ☠");
	frame_put(&frame, 1, 0, 4, 0, "Größe");
	frame_box(&frame, (struct rect){2, 0, 1, 4}, 0, "");
	for (const char *c = drawn(); *c != '\0'; c++)
		assert_true(*c == '\n' || (*c >= ' ' && *c <= '~'));
	assert_string_equal(drawn(), "Haefen $ X\nGr~\n\n");
	assert_int_equal(frame_rows(&frame, 7, "Häf Öfe"), 2);
}

static void test_wrap(void **state)
{
	const struct rect r = {0, 0, 3, 6};

	(void)state;
	assert_int_equal(frame_rows(&frame, r.w, "one two three\n\nfour"), 5);
	assert_int_equal(frame_wrap(&frame, r, 0, 1, "one two three\n\nfour"), 5);
	assert_string_equal(drawn(), "two\nthree\n\n");
	assert_int_equal(frame_rows(&frame, r.w, ""), 0);
	frame_clear(&frame);
	assert_int_equal(frame_wrap(&frame, r, 0, 0, "a /höme/ada/x"), 3);
	assert_string_equal(drawn(), "a\n/höme/\nada/x\n");
}

static void test_box(void **state)
{
	(void)state;
	frame_box(&frame, (struct rect){0, 0, 3, 10}, 0, "Ab");
	assert_string_equal(drawn(), "╭ Ab ────╮\n│        │\n╰────────╯\n");
}

static void test_spots(void **state)
{
	(void)state;
	frame_spot(&frame, (struct rect){0, 0, 2, 5}, 7);
	frame_spot(&frame, (struct rect){1, 2, 1, 2}, 8);
	assert_int_equal(frame_at(&frame, 0, 2), 7);
	assert_int_equal(frame_at(&frame, 1, 2), 8);
	assert_int_equal(frame_at(&frame, 2, 2), -1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(test_cut, fresh, done),
		cmocka_unit_test_setup_teardown(test_wide, fresh, done),
		cmocka_unit_test_setup_teardown(test_controls, fresh, done),
		cmocka_unit_test_setup_teardown(test_ascii, fresh, done),
		cmocka_unit_test_setup_teardown(test_wrap, fresh, done),
		cmocka_unit_test_setup_teardown(test_box, fresh, done),
		cmocka_unit_test_setup_teardown(test_spots, fresh, done),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
