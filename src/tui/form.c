/* form.c -- see form.h. */

#include "tui/form.h"

#include <stdio.h>

#include "tui/draw.h"
#include "tui/layout.h"
#include "tui/picture.h"

enum { LIST_SHARE = 53, SPOT_ROW = SPOT_CHOICE, VALUES_LEAST = 14, VALUES_MOST = 24 };

void form_start(struct form *f, enum language l, const char *title)
{
	f->lang = l;
	f->rows = 0;
	f->intro = f->note = NULL;
	f->keys = lang_ui(l, UI_MENU_KEYS);
	snprintf(f->title, sizeof f->title, "%s", title);
}

struct row *form_add(struct form *f, int what, const char *label, const char *value,
                     const char *help)
{
	if (f->rows == FORM_ROWS)
		return &f->row[FORM_ROWS - 1];
	struct row *r = &f->row[f->rows++];
	r->what = what;
	snprintf(r->label, sizeof r->label, "%s", label);
	snprintf(r->value, sizeof r->value, "%s", value);
	r->help = help;
	return r;
}

/* Where all values begin: behind the longest label that has one. */
static int value_column(const struct frame *out, const struct form *f)
{
	int column = VALUES_LEAST;

	for (int i = 0; i < f->rows; i++) {
		const int width = frame_width(out, f->row[i].label) + 2;
		if (f->row[i].value[0] != '\0' && width > column)
			column = width;
	}
	return column < VALUES_MOST ? column : VALUES_MOST;
}

static void draw_row(struct frame *out, struct rect r, const struct form *f, int i)
{
	const struct row *row = &f->row[i];
	const bool chosen = i == f->cursor;

	frame_put(out, r.y, r.x, 1, TINT_CYAN | STYLE_BOLD, chosen ? "▶" : " ");
	const bool set = row->value[0] != '\0';
	const int width = set ? value_column(out, f) : r.w - 3;
	frame_put(out, r.y, r.x + 2, width, chosen ? STYLE_BOLD : 0, row->label);
	if (set) {
		char value[FORM_TEXT + 16];
		snprintf(value, sizeof value, chosen ? "◂ %s ▸" : "  %s", row->value);
		const int x = r.x + 2 + width;
		frame_put(out, r.y, x, r.x + r.w - x - 1, TINT_YELLOW | (chosen ? STYLE_BOLD : 0),
		          value);
	}
	if (chosen && !set)
		frame_mark(out, (struct rect){r.y, r.x + 2, 1, r.w - 3}, STYLE_REVERSE);
	frame_spot(out, r, SPOT_ROW + i);
}

static void draw_help(struct frame *out, struct rect r, struct form *f)
{
	const char *help = f->rows > 0 ? f->row[f->cursor].help : lang_ui(f->lang, UI_MENU_NONE);

	frame_fill(out, (struct rect){r.y, r.x, r.h, 1}, STYLE_DIM, "│");
	r = (struct rect){r.y + 1, r.x + 2, r.h - 2, r.w - 3};
	if (f->intro != NULL)
		rect_cut_top(&r, frame_wrap(out, r, STYLE_DIM, 0, f->intro) + 1);
	const int rows = frame_rows(out, r.w, help);
	const int most = rows > r.h ? rows - r.h : 0;
	f->scroll = f->scroll < 0 ? 0 : f->scroll > most ? most : f->scroll;
	frame_wrap(out, r, 0, f->scroll, help);
}

static void draw(struct frame *out, struct form *f)
{
	struct rect all = {0, 0, out->rows, out->columns};

	if (!layout_fits(out->rows, out->columns)) {
		picture_message(out, "Quayside", lang_ui(f->lang, UI_TOO_SMALL));
		return;
	}
	frame_clear(out);
	const struct rect bar = rect_cut_top(&all, 1);
	frame_fill(out, bar, TINT_BAR, " ");
	frame_put(out, 0, 1, bar.w - 2, TINT_BAR | STYLE_BOLD, f->title);
	all.h--;
	const struct rect foot = {out->rows - 1, 0, 1, out->columns};
	frame_fill(out, foot, TINT_BAR, " ");
	frame_put(out, foot.y, 1, foot.w - 2, TINT_BAR, f->note != NULL ? f->note : f->keys);
	struct rect list = rect_cut_left(&all, all.w * LIST_SHARE / 100);
	rect_cut_top(&list, 1);
	rect_cut_left(&list, 1);
	const int top = choices_top(f->cursor, f->rows, list.h);
	for (int i = 0; i < list.h && top + i < f->rows; i++)
		draw_row(out, (struct rect){list.y + i, list.x, 1, list.w}, f, top + i);
	draw_help(out, all, f);
}

static bool move_cursor(struct form *f, int by)
{
	if (f->rows > 0)
		f->cursor = (f->cursor + by + f->rows) % f->rows;
	f->scroll = 0;
	return true;
}

/* True if the key was for the form itself. */
static bool own_key(struct form *f, int code)
{
	switch (code) {
	case KEY_IS_UP:
	case KEY_IS_BACK_TAB: return move_cursor(f, -1);
	case KEY_IS_DOWN:
	case KEY_IS_TAB: return move_cursor(f, 1);
	case KEY_IS_HOME: return move_cursor(f, -f->cursor);
	case KEY_IS_END: return move_cursor(f, f->rows - 1 - f->cursor);
	case KEY_IS_PAGE_UP: f->scroll -= 8; return true;
	case KEY_IS_PAGE_DOWN: f->scroll += 8; return true;
	default: return false;
	}
}

int form_ask(struct frame *out, struct form *f)
{
	if (f->cursor >= f->rows)
		f->cursor = f->rows > 0 ? f->rows - 1 : 0;
	draw(out, f);
	term_show(out);
	const struct key key = term_key(out, -1);
	const int spot = key.code == KEY_IS_CLICK ? frame_at(out, key.y, key.x) - SPOT_ROW : -1;
	if (spot >= 0 && spot == f->cursor)
		return KEY_IS_ENTER;
	if (spot >= 0)
		f->cursor = spot;
	return own_key(f, key.code) ? KEY_IS_NONE : key.code;
}
