/* frame.c -- see frame.h. */

#include "tui/frame.h"

#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "base/text.h"

/* --- Characters -------------------------------------------------------------------- */

/* How plain ASCII spells what our texts and drawings use. */
static const struct {
	uint32_t glyph;
	const char *plain;
} fold[] = {
#define FOLD(glyph, plain) {glyph, plain},
#include "tui/ascii.def"
#undef FOLD
};

static const char *plain_of(uint32_t glyph)
{
	for (unsigned i = 0; i < sizeof fold / sizeof *fold; i++)
		if (fold[i].glyph == glyph)
			return fold[i].plain;
	return "?";
}

/* The next character of s; a byte that is no UTF-8 counts as one bad character. */
static uint32_t next_glyph(const char **s)
{
	const unsigned char *at = (const unsigned char *)*s;
	const int more = *at < 0x80 ? 0 : *at >= 0xf0 ? 3 : *at >= 0xe0 ? 2 : *at >= 0xc0 ? 1 : -1;
	static const unsigned char mask[] = {0x7f, 0x1f, 0x0f, 0x07};

	(*s)++;
	if (more < 0)
		return 0xfffd;
	uint32_t glyph = *at & mask[more];
	for (int i = 1; i <= more; i++) {
		if ((at[i] & 0xc0) != 0x80)
			return 0xfffd;
		glyph = glyph << 6 | (at[i] & 0x3f);
		(*s)++;
	}
	return glyph;
}

static int glyph_width(uint32_t glyph)
{
	return glyph < 0x20 ? -1 : glyph < 0x7f ? 1 : wcwidth((wchar_t)glyph);
}

/* One character as the frame shows it: its plain spelling in `plain`, or NULL and the
 * glyph itself.  Returns the columns. */
static int spell(bool ascii, uint32_t *glyph, const char **plain)
{
	const int width = glyph_width(*glyph);

	*plain = NULL;
	if (*glyph == 0xa0) /* holds words together when lines are broken; nothing more */
		*glyph = ' ';
	if (ascii && *glyph >= 0x7f) {
		*plain = plain_of(*glyph);
		return (int)strlen(*plain);
	}
	if (width >= 0)
		return width;
	*glyph = '?';
	return 1;
}

static int part_width(bool ascii, struct span s)
{
	const char *at = s.at;
	int width = 0;

	while (at < s.at + s.size) {
		const char *plain;
		uint32_t glyph = next_glyph(&at);
		width += spell(ascii, &glyph, &plain);
	}
	return width;
}

int frame_width(const struct frame *f, const char *s)
{
	return part_width(f->ascii, span_of(s));
}

/* --- The buffer ---------------------------------------------------------------------- */

bool frame_size(struct frame *f, int rows, int columns)
{
	if (rows == f->rows && columns == f->columns && f->cell != NULL)
		return true;
	struct cell *cell = realloc(f->cell, (size_t)(rows * columns) * sizeof *cell);
	if (cell == NULL)
		return false;
	f->cell = cell;
	f->rows = rows;
	f->columns = columns;
	return true;
}

void frame_free(struct frame *f)
{
	free(f->cell);
	f->cell = NULL;
}

void frame_clear(struct frame *f)
{
	for (int i = 0; i < f->rows * f->columns; i++)
		f->cell[i] = (struct cell){' ', 0};
	f->spots = 0;
}

static struct cell *cell_at(const struct frame *f, int y, int x)
{
	const bool inside = y >= 0 && y < f->rows && x >= 0 && x < f->columns;

	return inside ? &f->cell[y * f->columns + x] : NULL;
}

static void put_glyph(struct frame *f, int y, int x, uint32_t glyph, int width, unsigned style)
{
	struct cell *c = cell_at(f, y, x);

	if (c == NULL || x + width > f->columns)
		return;
	*c = (struct cell){glyph, (uint16_t)style};
	if (width == 2)
		c[1] = (struct cell){0, (uint16_t)style};
}

/* As much of s as fits into w columns; returns the columns used. */
static int put_part(struct frame *f, int y, int x, int w, unsigned style, struct span s)
{
	const char *at = s.at;
	int used = 0;

	while (at < s.at + s.size) {
		const char *plain;
		uint32_t glyph = next_glyph(&at);
		const int width = spell(f->ascii, &glyph, &plain);
		if (used + width > w)
			return used;
		if (plain == NULL && width > 0)
			put_glyph(f, y, x + used, glyph, width, style);
		for (int i = 0; plain != NULL && i < width; i++)
			put_glyph(f, y, x + used + i, (unsigned char)plain[i], 1, style);
		used += width;
	}
	return used;
}

int frame_put(struct frame *f, int y, int x, int w, unsigned style, const char *s)
{
	const struct span all = span_of(s);

	if (w <= 0)
		return 0;
	if (part_width(f->ascii, all) <= w)
		return put_part(f, y, x, w, style, all);
	const int dots = f->ascii ? 1 : frame_width(f, "…");
	const int used = put_part(f, y, x, w - dots, style, all);
	return used + put_part(f, y, x + used, dots, style, span_of(f->ascii ? "~" : "…"));
}

/* --- Paragraphs ------------------------------------------------------------------------ */

struct wrap {
	struct frame *frame;
	struct rect rect;
	unsigned style;
	int skip, line, column;
};

static void wrap_break(struct wrap *w)
{
	w->line++;
	w->column = 0;
}

static void wrap_word(struct wrap *w, struct span word)
{
	const bool ascii = w->frame != NULL && w->frame->ascii;
	const int width = part_width(ascii, word);

	if (w->column > 0 && w->column + 1 + width > w->rect.w)
		wrap_break(w);
	const int x = w->column > 0 ? w->column + 1 : 0, y = w->line - w->skip;
	if (w->frame != NULL && y >= 0 && y < w->rect.h)
		put_part(w->frame, w->rect.y + y, w->rect.x + x, w->rect.w - x, w->style, word);
	w->column = x + width;
}

int frame_wrap(struct frame *f, struct rect r, unsigned style, int skip, const char *s)
{
	struct wrap w = {f, r, style, skip, 0, 0};
	struct span rest = span_of(s);

	while (rest.size > 0) {
		struct span paragraph = span_until(&rest, '\n');
		for (struct span word = span_word(&paragraph); word.size > 0;
		     word = span_word(&paragraph))
			wrap_word(&w, word);
		wrap_break(&w);
	}
	return w.line;
}

/* --- Boxes and marks ------------------------------------------------------------------- */

void frame_fill(struct frame *f, struct rect r, unsigned style, const char *glyph)
{
	for (int y = 0; y < r.h; y++)
		for (int x = 0; x < r.w; x++)
			put_part(f, r.y + y, r.x + x, 1, style, span_of(glyph));
}

static void put_corner(struct frame *f, int y, int x, unsigned style, const char *glyph)
{
	put_part(f, y, x, 1, style, span_of(glyph));
}

void frame_box(struct frame *f, struct rect r, unsigned style, const char *title)
{
	const int bottom = r.y + r.h - 1, right = r.x + r.w - 1;

	if (r.h < 2 || r.w < 2)
		return;
	frame_fill(f, r, 0, " ");
	frame_fill(f, (struct rect){r.y, r.x, 1, r.w}, style, "─");
	frame_fill(f, (struct rect){bottom, r.x, 1, r.w}, style, "─");
	frame_fill(f, (struct rect){r.y, r.x, r.h, 1}, style, "│");
	frame_fill(f, (struct rect){r.y, right, r.h, 1}, style, "│");
	put_corner(f, r.y, r.x, style, "╭");
	put_corner(f, r.y, right, style, "╮");
	put_corner(f, bottom, r.x, style, "╰");
	put_corner(f, bottom, right, style, "╯");
	if (title[0] == '\0' || r.w < 6)
		return;
	const int used = frame_put(f, r.y, r.x + 2, r.w - 5, style | STYLE_BOLD, title);
	put_corner(f, r.y, r.x + 1, style, " ");
	put_corner(f, r.y, r.x + 2 + used, style, " ");
}

void frame_mark(struct frame *f, struct rect r, unsigned flags)
{
	for (int y = r.y; y < r.y + r.h; y++)
		for (int x = r.x; x < r.x + r.w; x++) {
			struct cell *c = cell_at(f, y, x);
			if (c != NULL)
				c->style = (uint16_t)(c->style | flags);
		}
}

void frame_spot(struct frame *f, struct rect r, int what)
{
	if (f->spots < SPOTS_MAX)
		f->spot[f->spots++] = (struct spot){r, what};
}

int frame_at(const struct frame *f, int y, int x)
{
	for (int i = f->spots - 1; i >= 0; i--) {
		const struct rect r = f->spot[i].rect;
		if (y >= r.y && y < r.y + r.h && x >= r.x && x < r.x + r.w)
			return f->spot[i].what;
	}
	return -1;
}

/* --- As text ---------------------------------------------------------------------------- */

static void add_glyph(struct text *t, uint32_t g)
{
	if (g < 0x80) {
		text_char(t, (char)g);
	} else if (g < 0x800) {
		text_char(t, (char)(0xc0 | g >> 6));
		text_char(t, (char)(0x80 | (g & 0x3f)));
	} else {
		if (g < 0x10000) {
			text_char(t, (char)(0xe0 | g >> 12));
		} else {
			text_char(t, (char)(0xf0 | g >> 18));
			text_char(t, (char)(0x80 | (g >> 12 & 0x3f)));
		}
		text_char(t, (char)(0x80 | (g >> 6 & 0x3f)));
		text_char(t, (char)(0x80 | (g & 0x3f)));
	}
}

void frame_dump(const struct frame *f, char *out, unsigned size)
{
	struct text t = text_on(out, size);

	for (int y = 0; y < f->rows; y++) {
		const struct cell *row = f->cell + y * f->columns;
		int end = f->columns;
		while (end > 0 && row[end - 1].glyph == ' ')
			end--;
		for (int x = 0; x < end; x++)
			if (row[x].glyph != 0)
				add_glyph(&t, row[x].glyph);
		text_char(&t, '\n');
	}
}
