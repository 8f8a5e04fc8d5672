/* layout.c -- see layout.h. */

#include "tui/layout.h"

enum {
	SIDE_WIDTH = 42, /* seats and log on a wide screen */
	SIDE_FROM = 120, /* half of what is wider goes to them */
	LOG_SHARE = 42,  /* percent of the width, on a small one */
	CHOICES_MIN = 5,
	CHOICES_MAX = 16,
	LOG_MIN = 8
};

static int least(int a, int b)
{
	return a < b ? a : b;
}

static int most(int a, int b)
{
	return a > b ? a : b;
}

bool layout_fits(int rows, int columns)
{
	return rows >= SCREEN_ROWS_MIN && columns >= SCREEN_COLUMNS_MIN;
}

static bool is_wide(int rows, int columns)
{
	return columns >= WIDE_COLUMNS && rows >= WIDE_ROWS;
}

static int side_width(int columns)
{
	return SIDE_WIDTH + most(columns - SIDE_FROM, 0) / 2;
}

int layout_board_width(int rows, int columns)
{
	return is_wide(rows, columns) ? columns - side_width(columns) - 1 : columns;
}

static void lay_wide(struct layout *l, struct rect rest, const struct wishes *w)
{
	struct rect left = rect_cut_left(&rest, rest.w - side_width(rest.w) - 1);

	rect_cut_left(&rest, 1);
	l->seats = rect_cut_top(&rest, least(w->seat_rows + 2, rest.h - LOG_MIN));
	l->log = rest;
	const int choices = most(least(w->choices, CHOICES_MAX), CHOICES_MIN) + 2;
	const int board = most(left.h - choices, left.h / 2);
	l->board = rect_cut_top(&left, w->board_most > 0 ? least(board, w->board_most) : board);
	l->choices = left;
}

/* The board gets what it asks for as long as every seat has its line and a few
 * choices can be seen; what is left over goes to the seats, then to the choices. */
static void lay_small(struct layout *l, struct rect rest, const struct wishes *w)
{
	const int wanted = most(least(w->choices + 2, rest.h / 3 + 1), CHOICES_MIN + 2);
	const int seats = w->seats + 1;
	const int board = most(least(w->board, rest.h - wanted - seats), 4);
	const int spare = rest.h - board - wanted - seats;

	l->board = rect_cut_top(&rest, board);
	l->seats = rect_cut_top(&rest, least(seats + most(spare, 0), w->seat_rows + 1));
	l->choices = rect_cut_left(&rest, rest.w - rest.w * LOG_SHARE / 100);
	l->log = rest;
}

struct layout layout_of(int rows, int columns, const struct wishes *w)
{
	struct rect rest = {0, 0, rows, columns};
	struct layout l = {.wide = is_wide(rows, columns)};

	l.title = rect_cut_top(&rest, 1);
	l.keys = (struct rect){rows - 1, 0, 1, columns};
	rest.h--;
	if (l.wide)
		lay_wide(&l, rest, w);
	else
		lay_small(&l, rest, w);
	return l;
}
