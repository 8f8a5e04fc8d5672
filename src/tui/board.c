/* board.c -- what lies on the table for everybody: a board if the game has one, cards in
 * boxes, and the rest as lists.
 *
 * Boxes come in several shapes; the first that lets all cards fit is taken, and if none
 * does they are listed too, so a crowded harbour is never cut off. */

#include "tui/draw.h"
#include "rules/notation.h"
#include "tui/skin.h"

enum { LIST_ROWS_MAX = 4 };

static const struct shape {
	int h, w;
} shape[] = {{7, 18}, {5, 14}, {4, 14}, {4, 11}, {0, 0}};

enum { SHAPE_USUAL = 1 }; /* what a board asks for; a larger one takes what is left over */

static bool zone_there(const struct sight *s, int zone)
{
	for (int i = 0; i < s->items; i++)
		if (sight_lies(&s->item[i], zone, NOBODY))
			return true;
	return false;
}

static bool is_boxed(const struct sight *s, const struct item *i)
{
	return i->owner == NOBODY && i->count > 0 &&
	       skin_lists(s->skin->boxed, sight_zone_id(s, i->zone));
}

static int count_boxes(const struct sight *s)
{
	int n = 0;

	for (int i = 0; i < s->items; i++)
		n += is_boxed(s, &s->item[i]);
	return n;
}

/* --- Lists -------------------------------------------------------------------------------- */

static bool is_listed(const struct sight *s, int zone, bool boxes)
{
	const char *id = sight_zone_id(s, zone);
	int things;

	return zone_there(s, zone) && !sight_is_pile(s, zone, NOBODY, &things) &&
	       !skin_lists(s->skin->silent, id) && !(boxes && skin_lists(s->skin->boxed, id));
}

/* Returns the lines it takes; a rectangle without height only counts them. */
static int list_zones(struct frame *f, struct rect r, const struct sight *s, bool boxes)
{
	int rows = 0;

	for (int zone = 0; zone < s->eyes.game->lists[LIST_ZONES].size; zone++) {
		char line[4096];
		struct text t = text_on(line, sizeof line);
		if (!is_listed(s, zone, boxes))
			continue;
		sight_zone_line(s, zone, NOBODY, true, &t);
		const struct rect at = {r.y + rows, r.x, r.h - rows, r.w};
		rows += frame_wrap(f, at, 0, 0, line);
	}
	return rows;
}

/* --- Boxes -------------------------------------------------------------------------------- */

static int box_rows(const struct shape *sh, int cards, int width)
{
	const int across = width / sh->w;

	return across > 0 ? (cards + across - 1) / across * sh->h : 1000;
}

/* Ships stand on water: what has a price for taking has a plain edge, what pays a wavy one. */
static bool is_ship(const char *signs)
{
	return signs[0] == '+';
}

/* A large card has a little picture. */
static void draw_picture(struct frame *f, struct rect in, bool ship, unsigned tint)
{
	static const char *const picture[2][2] = {{" o ", "/|\\"}, {"  |)", "\\_|_/"}};

	for (int i = 0; i < 2; i++)
		frame_put(f, in.y + in.h - 3 + i, in.x + in.w - 6, 5, tint, picture[ship][i]);
}

/* The name in the inner rows but the last, the figures in the last. */
static void fill_box(struct frame *f, struct rect in, const struct sight *s, const struct item *i,
                     unsigned tint)
{
	char name[CHIP_SIZE], signs[CHIP_SIZE];
	struct text n = text_on(name, sizeof name), g = text_on(signs, sizeof signs);

	sight_bare_name(s, i, &n);
	sight_figures(s, i, &g);
	if (in.h > 3)
		draw_picture(f, in, is_ship(signs), tint);
	if (in.h > 2)
		frame_wrap(f, (struct rect){in.y, in.x, in.h - 1, in.w}, tint | STYLE_BOLD, 0,
		           name);
	else
		frame_put(f, in.y, in.x, in.w, tint | STYLE_BOLD, name);
	frame_put(f, in.y + in.h - 1, in.x, in.w, 0, signs);
}

static void draw_box(struct frame *f, struct rect r, const struct sight *s, int item, bool chosen)
{
	const struct item *i = &s->item[item];
	const unsigned tint = skin_tint(notation_id(s->eyes.game, i->list, i->index));
	char signs[CHIP_SIZE];
	struct text g = text_on(signs, sizeof signs);

	frame_box(f, r, tint | (chosen ? STYLE_BOLD : 0), "");
	sight_figures(s, i, &g);
	if (is_ship(signs))
		frame_fill(f, (struct rect){r.y + r.h - 1, r.x + 1, 1, r.w - 2}, tint, "≈");
	fill_box(f, (struct rect){r.y + 1, r.x + 1, r.h - 2, r.w - 2}, s, i, tint);
	if (chosen)
		frame_mark(f, (struct rect){r.y + 1, r.x + 1, r.h - 2, r.w - 2}, STYLE_REVERSE);
	frame_spot(f, r, SPOT_ITEM + item);
}

static void draw_boxes(struct frame *f, struct rect r, const struct sight *s, int chosen,
                       const struct shape *sh)
{
	const int across = r.w / sh->w;
	int n = 0;

	for (int i = 0; i < s->items; i++) {
		if (!is_boxed(s, &s->item[i]))
			continue;
		const struct rect at = {r.y + n / across * sh->h, r.x + n % across * sh->w, sh->h,
		                        sh->w};
		n++;
		draw_box(f, at, s, i,
		         chosen >= 0 && sight_touches(s, s->move[chosen], &s->item[i]));
	}
}

/* --- All together ---------------------------------------------------------------------------- */

int board_rows(struct frame *f, const struct sight *s, int width)
{
	const struct rect r = {0, 0, 0, width - 2};
	const int cards = count_boxes(s);
	const int lists = list_zones(f, r, s, true);

	if (s->skin->rows > 0)
		return s->skin->rows;
	return 1 + lists +
	       (s->skin->boxed != NULL ? box_rows(&shape[SHAPE_USUAL], cards > 1 ? cards : 1, r.w)
	                               : 0);
}

static void draw_zones(struct frame *f, struct rect r, const struct sight *s, int chosen)
{
	const struct rect flat = {r.y, r.x, 0, r.w};
	const int cards = count_boxes(s), lists = list_zones(f, flat, s, true);
	const struct shape *sh = shape;

	while (sh->h > 0 && box_rows(sh, cards, r.w) > r.h - lists)
		sh++;
	if (sh->h == 0) {
		list_zones(f, r, s, false);
		return;
	}
	draw_boxes(f, r, s, chosen, sh);
	rect_cut_top(&r, r.h - lists);
	list_zones(f, r, s, true);
}

/* Head of the part: the zone that is boxed, or nothing.  A board needs none. */
static void draw_head(struct frame *f, struct rect r, const struct sight *s)
{
	const struct game *g = s->eyes.game;
	const int zone = s->skin->boxed != NULL
	                         ? notation_find(g, LIST_ZONES, span_of(s->skin->boxed[0]))
	                         : -1;

	frame_fill(f, r, STYLE_DIM, "─");
	if (zone < 0)
		return;
	char title[CHIP_SIZE];
	struct text t = text_on(title, sizeof title);
	text_char(&t, ' ');
	text_add(&t, lang_entry(g, s->eyes.lang, LIST_ZONES, zone));
	text_char(&t, ' ');
	frame_put(f, r.y, r.x + 2, r.w - 4, STYLE_BOLD, title);
}

bool draw_board(struct frame *f, struct rect r, const struct sight *s, int chosen)
{
	const bool narrow = r.w == f->columns;

	if (s->skin->board == NULL)
		draw_head(f, rect_cut_top(&r, 1), s);
	rect_cut_left(&r, 1);
	r.w--;
	if (s->skin->board == NULL) {
		draw_zones(f, r, s, chosen);
		return false;
	}
	struct rect beside = r;
	rect_cut_left(&beside, s->skin->board(f, r, s, chosen) + 1);
	rect_cut_top(&beside, list_zones(f, beside, s, true));
	return narrow && beside.w > 0 && draw_own(f, beside, s);
}
