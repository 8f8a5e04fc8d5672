/* window_test.c -- the stack of effects that wait for answers. */

#include "rules/window.h"

#include <string.h>

#include "test.h"

static void last_in_first_out(void **unused)
{
	struct windows w = {0};

	(void)unused;
	for (uint8_t i = 0; i < WINDOWS_MAX; i++)
		window_push(&w, (struct window){.kind = i, .by = 1, .on = 2, .arg = 3});
	for (uint8_t i = WINDOWS_MAX; i-- > 0;) {
		assert_int_equal(window_top(&w)->kind, i);
		assert_int_equal(window_pop(&w).kind, i);
	}
	assert_int_equal(w.depth, 0);
}

static void leaves_no_trace(void **unused)
{
	struct windows w = {0};
	const struct windows empty = {0};

	(void)unused;
	window_push(&w, (struct window){1, 2, 3, 4});
	window_pop(&w);
	assert_memory_equal(&w, &empty, sizeof w);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(last_in_first_out),
		cmocka_unit_test(leaves_no_trace),
	};
	return RUN(tests);
}
