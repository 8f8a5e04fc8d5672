/* layout.h -- where things go on a screen of a given size: pure arithmetic.
 *
 * A small screen stacks board, seats, and choices beside the log; a wide one has two
 * columns, board over choices and seats over log. */

#ifndef TUI_LAYOUT_H
#define TUI_LAYOUT_H

#include "tui/frame.h"

enum {
	SCREEN_ROWS_MIN = 16, SCREEN_COLUMNS_MIN = 60,
	WIDE_COLUMNS = 108, WIDE_ROWS = 30      /* from here on two columns */
};

/* What the parts would like to have, in rows. */
struct wishes {
	int board;      /* at the width of the board */
	int board_most; /* more would be wasted on it; 0: it never would */
	int seats;      /* how many seats */
	int seat_rows;  /* and what all of them need to show everything */
	int choices;
};

struct layout {
	bool wide;
	struct rect title, board, seats, choices, log, keys;
};

bool layout_fits(int rows, int columns);
/* The width the board will have, to find out how high it would like to be. */
int layout_board_width(int rows, int columns);
struct layout layout_of(int rows, int columns, const struct wishes *w);

#endif
