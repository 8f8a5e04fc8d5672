/* On a screen of any size every part lies inside it, and no two share a cell. */

#include "test.h"

#include "tui/layout.h"

static void inside(struct rect r, int rows, int columns)
{
	assert_true(r.y >= 0 && r.x >= 0 && r.h >= 0 && r.w >= 0);
	assert_true(r.y + r.h <= rows && r.x + r.w <= columns);
}

static int cells(struct rect r)
{
	return r.h * r.w;
}

static bool apart(struct rect a, struct rect b)
{
	return cells(a) == 0 || cells(b) == 0 || a.y + a.h <= b.y || b.y + b.h <= a.y ||
	       a.x + a.w <= b.x || b.x + b.w <= a.x;
}

static void check(int rows, int columns, const struct wishes *w)
{
	const struct layout l = layout_of(rows, columns, w);
	const struct rect part[] = {l.title, l.board, l.seats, l.choices, l.log, l.keys};

	for (int i = 0; i < 6; i++) {
		inside(part[i], rows, columns);
		for (int j = 0; j < i; j++)
			assert_true(apart(part[i], part[j]));
	}
	assert_true(l.board.h >= 3 && l.choices.h >= 3 && l.seats.h > w->seats);
}

static void test_sizes(void **state)
{
	static const struct wishes wishes[] = {
		{.board = 3, .seats = 2, .seat_rows = 2, .choices = 0},
		{.board = 9, .board_most = 20, .seats = 3, .seat_rows = 9, .choices = 2},
		{.board = 10, .board_most = 25, .seats = 4, .seat_rows = 20, .choices = 40},
		{.board = 40, .seats = 5, .seat_rows = 60, .choices = 200},
		{.board = 10, .board_most = 10, .seats = 2, .seat_rows = 30, .choices = 256},
	};

	(void)state;
	for (int rows = SCREEN_ROWS_MIN; rows < 90; rows++)
		for (int columns = SCREEN_COLUMNS_MIN; columns < 260; columns += 7)
			for (int i = 0; i < 5; i++)
				check(rows, columns, &wishes[i]);
}

static void test_least(void **state)
{
	(void)state;
	assert_true(layout_fits(SCREEN_ROWS_MIN, SCREEN_COLUMNS_MIN));
	assert_false(layout_fits(SCREEN_ROWS_MIN - 1, 200));
	assert_false(layout_fits(100, SCREEN_COLUMNS_MIN - 1));
	assert_int_equal(layout_board_width(24, 80), 80);
	assert_true(layout_board_width(40, 120) < 80);
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(test_sizes),
	                                   cmocka_unit_test(test_least)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
