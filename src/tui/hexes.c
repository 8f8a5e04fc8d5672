/* hexes.c -- the sea of King of Pirates.
 *
 * A hex takes four columns: two for what is there, two for who is.  Things are told
 * apart by signs and letters, colour only helps.  What a hex is follows from its English
 * name, because the item itself says no more than which hex it is. */

#include "tui/boards.h"

#include <stdlib.h>
#include <string.h>

#include "rules/notation.h"
#include "tui/draw.h"
#include "tui/skin.h"

enum { HEX_ROWS = 9, HEX_COLUMNS = 17, UNIT = 2, UNIT_WIDE = 3 };

static const struct {
	const char *name, *sign;
	unsigned tint;
} land[] = {
	{"(hideout)", "⌂", TINT_CYAN},          {"city)", "■", TINT_WHITE},
	{"fortress)", "▲", TINT_RED},           {"(small treasure)", "o", TINT_YELLOW},
	{"(large treasure)", "O", TINT_YELLOW},
};

/* The nation in an English name, by its first letter. */
static char nation_of(const char *name)
{
	return strstr(name, "British")   ? 'B'
	       : strstr(name, "French")  ? 'F'
	       : strstr(name, "Spanish") ? 'S'
	                                 : ' ';
}

static const char *english(const struct sight *s, const struct item *i)
{
	return lang_entry(s->shown.game, ENGLISH, i->list, i->index);
}

static bool in_zone(const struct sight *s, const struct item *i, const char *zone)
{
	return text_same(sight_zone_id(s, i->zone), zone);
}

bool hexes_has(const struct sight *s, const struct item *i)
{
	static const char *const zone[] = {"board", "ship", "dutchman", "tiles", "shown", NULL};

	return skin_lists(zone, sight_zone_id(s, i->zone));
}

/* --- One hex -------------------------------------------------------------------------------- */

struct cell_text {
	char sign[16];
	char who[32];
	unsigned tint;
	bool own;
};

static void add_land(struct cell_text *c, const char *name)
{
	struct text t = text_on(c->sign, sizeof c->sign);

	for (unsigned i = 0; i < sizeof land / sizeof *land; i++)
		if (strstr(name, land[i].name) != NULL) {
			text_add(&t, land[i].sign);
			text_char(&t, nation_of(name));
			c->tint = land[i].tint;
			return;
		}
	text_add(&t, "· ");
	c->tint = STYLE_DIM;
}

static void add_tile(struct cell_text *c, const struct sight *s, const struct item *i, bool shark)
{
	struct text t = text_on(c->sign, sizeof c->sign);

	c->tint = TINT_BLUE;
	if (i->index == UNKNOWN) {
		text_add(&t, shark ? "≈≈" : "≈ ");
		c->tint |= STYLE_DIM;
		return;
	}
	const char *name = english(s, i);
	const char kind = strstr(name, "warship") ? 'W'
	                  : strstr(name, "large") ? 'M'
	                  : strstr(name, "small") ? 'm'
	                                          : ' ';
	text_char(&t, kind);
	text_char(&t, nation_of(name));
	c->tint = STYLE_BOLD | (kind == 'W' ? TINT_RED : TINT_GREEN);
}

static struct cell_text look_at(const struct sight *s, const struct item *hex)
{
	struct cell_text c = {"", "", 0, false};
	struct text who = text_on(c.who, sizeof c.who);
	const char *name = english(s, hex);

	add_land(&c, name);
	for (int i = s->items; i < s->all; i++) {
		const struct item *at = &s->item[i];
		if (at->row != hex->row || at->column != hex->column)
			continue;
		if (in_zone(s, at, "tiles") || in_zone(s, at, "shown"))
			add_tile(&c, s, at, strstr(name, "shark") != NULL);
		if (in_zone(s, at, "ship")) {
			text_char(&who, (char)('1' + at->owner));
			c.own = c.own || at->owner == s->asked;
		}
		if (in_zone(s, at, "dutchman"))
			text_add(&who, "☠");
	}
	return c;
}

/* --- Where a chosen move leads ----------------------------------------------------------------- */

/* The hex that a direction leads to from the ship of whoever moves. */
static bool leads_to(const struct sight *s, struct move m, const struct item *hex)
{
	static const struct {
		const char *id;
		int row, column;
	} way[] = {
		{"e", 0, 2},    {"w", 0, -2}, {"ne", -1, 1},
		{"nw", -1, -1}, {"se", 1, 1}, {"sw", 1, -1},
	};
	const struct game *g = s->shown.game;
	const int list = g->verbs[m.verb].list[0];

	if (list < LIST_OWN || m.arg[0] == UNKNOWN)
		return false;
	for (unsigned n = 0; n < sizeof way / sizeof *way; n++) {
		if (!text_same(notation_id(g, list, m.arg[0]), way[n].id))
			continue;
		for (int i = s->items; i < s->all; i++)
			if (in_zone(s, &s->item[i], "ship") && s->item[i].owner == m.seat &&
			    s->item[i].row + way[n].row == hex->row &&
			    s->item[i].column + way[n].column == hex->column)
				return true;
	}
	return false;
}

static int move_to(const struct sight *s, const struct item *hex)
{
	for (int i = 0; i < s->moves; i++)
		if (leads_to(s, s->move[i], hex) || sight_touches(s, s->move[i], hex))
			return i;
	return -1;
}

static void draw_hex(struct frame *f, struct rect at, const struct sight *s, int item, int chosen)
{
	const struct item *hex = &s->item[item];
	const struct cell_text c = look_at(s, hex);
	const int used = frame_put(f, at.y, at.x, at.w, c.tint, c.sign);
	const bool marked = chosen >= 0 && (leads_to(s, s->move[chosen], hex) ||
	                                    sight_touches(s, s->move[chosen], hex));
	const int move = move_to(s, hex);

	frame_put(f, at.y, at.x + used, at.w - used + (at.w > 4 ? 0 : 1),
	          STYLE_BOLD | (c.own ? TINT_YELLOW : 0), c.who);
	if (marked)
		frame_mark(f, (struct rect){at.y, at.x, 1, at.w - 1}, STYLE_REVERSE);
	frame_spot(f, at, move >= 0 ? SPOT_CHOICE + move : SPOT_ITEM + item);
}

int hexes_draw(struct frame *f, struct rect r, const struct sight *s, int chosen)
{
	const int unit = r.w >= 110 ? UNIT_WIDE : UNIT;
	const int tall = r.h >= 2 * HEX_ROWS ? 2 : 1;

	for (int i = s->items; i < s->all; i++) {
		const struct item *hex = &s->item[i];
		if (!in_zone(s, hex, "board"))
			continue;
		const struct rect at = {r.y + hex->row * tall, r.x + hex->column * unit * tall, 1,
		                        2 * unit * tall};
		if (hex->row * tall < r.h)
			draw_hex(f, at, s, i, chosen);
	}
	return (HEX_COLUMNS + 1) * unit * tall + 1;
}
