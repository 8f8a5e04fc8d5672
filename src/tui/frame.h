/* frame.h -- a screenful of characters in memory.
 *
 * Everything the full-screen table shows is first drawn here, anew each time and from
 * nothing but what is to be shown; term.c then hands it to the terminal.  So drawing
 * needs no terminal, can be tested, and a screen can never be half old.
 *
 * Texts are UTF-8.  Whatever could steer a terminal becomes '?', what takes no column
 * is left out, and an ascii frame spells every character with plain letters.  A place
 * that can be clicked is remembered as a spot. */

#ifndef TUI_FRAME_H
#define TUI_FRAME_H

#include <stdbool.h>
#include <stdint.h>

/* How a cell looks: a tint, and any of the flags. */
enum {
	TINT_NONE, TINT_YELLOW, TINT_BLUE, TINT_GREEN, TINT_RED, TINT_BLACK, TINT_WHITE,
	TINT_CYAN, TINT_BAR, TINTS,
	STYLE_TINT = 31, STYLE_BOLD = 32, STYLE_DIM = 64, STYLE_REVERSE = 128
};

struct rect { int y, x, h, w; };

struct cell {
	uint32_t glyph;  /* a character; 0: the second half of a wide one */
	uint16_t style;
};

enum { SPOTS_MAX = 640 };
struct spot { struct rect rect; int what; };

struct frame {
	int rows, columns;
	bool ascii;
	struct cell *cell;       /* row by row; malloc */
	struct spot spot[SPOTS_MAX];
	int spots;
	int mouth, aside;        /* term.c: stderr, and where it goes meanwhile; 0: nowhere */
};

bool frame_size(struct frame *f, int rows, int columns);  /* makes room; false without memory */
void frame_free(struct frame *f);
void frame_clear(struct frame *f);

/* One line of at most w columns; what is too long ends in "…".  Returns the columns used. */
int frame_put(struct frame *f, int y, int x, int w, unsigned style, const char *s);
/* Text broken between words inside a rectangle, without its first `skip` lines.
 * Returns how many lines the whole text has; f may be NULL to count only. */
int frame_wrap(struct frame *f, struct rect r, unsigned style, int skip, const char *s);
void frame_fill(struct frame *f, struct rect r, unsigned style, const char *glyph);
/* A border with a title, and blank inside. */
void frame_box(struct frame *f, struct rect r, unsigned style, const char *title);
/* Adds flags to what is already there. */
void frame_mark(struct frame *f, struct rect r, unsigned flags);

void frame_spot(struct frame *f, struct rect r, int what);
/* What was drawn last at this place; -1: nothing to click. */
int frame_at(const struct frame *f, int y, int x);

/* Columns a text takes in this frame. */
int frame_width(const struct frame *f, const char *s);
/* The text as it stands in the frame, a line per row, without blanks at the ends. */
void frame_dump(const struct frame *f, char *out, unsigned size);

/* The part of r that is left of / below something taken off it. */
static inline struct rect rect_cut_top(struct rect *r, int h)
{
	const int got = h < 0 ? 0 : h < r->h ? h : r->h;
	const struct rect top = {r->y, r->x, got, r->w};

	r->y += got;
	r->h -= got;
	return top;
}

static inline struct rect rect_cut_left(struct rect *r, int w)
{
	const int got = w < 0 ? 0 : w < r->w ? w : r->w;
	const struct rect left = {r->y, r->x, r->h, got};

	r->x += got;
	r->w -= got;
	return left;
}

#endif
