/* rotterdam.c -- Rotterdam in the terminal: the Maas, spaces from the sea on the left to the harbours on the
 * right, the ships on them, and the fairways that leave each.
 *
 * Rows are scaled to the room there is.  A space has a line of its own, and its fairways
 * ("Ba2": blue to a2) stand below it, or behind it where the next space is too near. */

#include "rules/notation.h"
#include "tui/draw.h"
#include "tui/skin.h"

enum { RIVER_COLUMNS = 6, RIVER_ROWS = 20 };

/* clang-format off */
enum space_kind { SPACE_WATER, SPACE_ANCHOR, SPACE_HARBOUR };

static const enum space_kind kind[] = {
#define START(id, column, row, source)         SPACE_WATER,
#define WATER(id, column, row, anchor, source) (anchor) ? SPACE_ANCHOR : SPACE_WATER,
#define HARBOUR(id, column, row, source)       SPACE_HARBOUR,
#include "games/rotterdam/board.def"
};

static const struct {
	const char *to, *colour;
} fairway[] = {
#define FAIRWAY(id, from, to, colour, source) {#to, #colour},
#include "games/rotterdam/board.def"
};
/* clang-format on */

static bool in_board(const struct sight *s, const struct item *i)
{
	return text_same(sight_zone_id(s, i->zone), "board");
}

/* A space's id is both an entry of the list of spaces and a zone. */
static bool is_space(const struct sight *s, const struct item *i)
{
	return i->list == LIST_OWN && in_board(s, i);
}

static bool is_fairway(const struct sight *s, const struct item *i)
{
	return i->list == LIST_OWN + 1 && in_board(s, i);
}

static bool has(const struct sight *s, const struct item *i)
{
	return is_space(s, i) || is_fairway(s, i) || i->zone < s->eyes.game->lists[LIST_OWN].size;
}

static int scaled(const struct item *i, const struct rect *r)
{
	return i->row * (r->h - 1) / RIVER_ROWS;
}

/* The line of a space: spaces that would fall together stand below one another. */
static int line_of(const struct sight *s, const struct item *space, const struct rect *r)
{
	int y = scaled(space, r);

	for (int i = s->items; i < s->all; i++) {
		const struct item *other = &s->item[i];
		y += is_space(s, other) && other->column == space->column &&
		     other->row < space->row && scaled(other, r) == scaled(space, r);
	}
	return y;
}

/* Is the line below a space free for its fairways? */
static bool free_below(const struct sight *s, const struct item *space, const struct rect *r)
{
	const int y = line_of(s, space, r) + 1;

	if (y >= r->h)
		return false;
	for (int i = s->items; i < s->all; i++)
		if (is_space(s, &s->item[i]) && s->item[i].column == space->column &&
		    line_of(s, &s->item[i], r) == y)
			return false;
	return true;
}

/* Ships are called by their seat and a letter, "0a"; cubes that lie with them are not. */
static bool is_ship(const struct sight *s, const struct item *i)
{
	const char *id = notation_id(s->eyes.game, i->list, i->index);

	return id[0] == (char)('0' + i->owner) && id[1] >= 'a' && id[2] == '\0';
}

/* --- What lies on a space ------------------------------------------------------------------ */

static int draw_ship(struct frame *f, int y, int x, int w, const struct sight *s,
                     const struct item *space, const struct item *ship)
{
	char text[16];
	struct text t = text_on(text, sizeof text);
	const char *id = notation_id(s->eyes.game, ship->list, ship->index);

	text_char(&t, (char)('1' + ship->owner));
	text_char(&t, (char)(id[1] - 'a' + 'A'));
	for (int i = s->items; i < s->all; i++) {
		const struct item *cube = &s->item[i];
		if (cube->zone == space->index && cube->owner == ship->owner &&
		    cube->list != ship->list && !in_board(s, cube))
			text_char(&t, lang_entry(s->eyes.game, s->eyes.lang, cube->list,
			                         cube->index)[0]);
	}
	return frame_put(f, y, x, w, STYLE_BOLD | STYLE_REVERSE | skin_seat_tint(ship->owner),
	                 text) +
	       1;
}

static bool is_harbour(const struct item *space)
{
	return kind[space->index] == SPACE_HARBOUR;
}

/* What a space is called; a harbour without the town in brackets. */
static void space_name(const struct sight *s, const struct item *space, struct text *t)
{
	const struct game *g = s->eyes.game;
	struct span name = span_of(lang_entry(g, s->eyes.lang, space->list, space->index));

	if (!is_harbour(space)) {
		text_add(t, notation_id(g, space->list, space->index));
		text_add(t, kind[space->index] == SPACE_ANCHOR ? "⚓" : "");
		return;
	}
	struct span bare = span_until(&name, '(');
	while (bare.size > 0 && bare.at[bare.size - 1] == ' ')
		bare.size--;
	text_part(t, bare.at, bare.size);
}

/* The space's name and the ships there; returns the column behind them. */
static int draw_space(struct frame *f, struct rect at, const struct sight *s,
                      const struct item *space, bool marked)
{
	char name[CHIP_SIZE];
	struct text t = text_on(name, sizeof name);
	int x = at.x, y = at.y;

	space_name(s, space, &t);
	x += frame_put(f, y, x, at.w,
	               STYLE_BOLD | (is_harbour(space) ? TINT_CYAN : 0) |
	                       (marked ? STYLE_REVERSE : 0),
	               name) +
	     1;
	if (is_harbour(space)) {
		x = at.x + 1;
		y++;
	}
	for (int i = s->items; i < s->all; i++)
		if (s->item[i].zone == space->index && !in_board(s, &s->item[i]) &&
		    is_ship(s, &s->item[i]))
			x += draw_ship(f, y, x, at.x + at.w - x, s, space, &s->item[i]);
	return x;
}

/* --- Fairways -------------------------------------------------------------------------------- */

/* Its colour's letter, and where it leads: "Ba2". */
static int draw_fairway(struct frame *f, int y, int x, int w, const struct item *way)
{
	char text[16];
	struct text t = text_on(text, sizeof text);

	text_char(&t, (char)(fairway[way->index].colour[0] - 'a' + 'A'));
	text_add(&t, fairway[way->index].to);
	return frame_put(f, y, x, w, skin_tint(fairway[way->index].colour), text) + 1;
}

static void draw_fairways(struct frame *f, int y, int x, int end, const struct sight *s,
                          const struct item *space, int chosen)
{
	for (int i = s->items; i < s->all; i++) {
		const struct item *way = &s->item[i];
		if (!is_fairway(s, way) || way->row != space->row || way->column != space->column)
			continue;
		const int used = draw_fairway(f, y, x, end - x, way);
		if (chosen >= 0 && sight_touches(s, s->move[chosen], way))
			frame_mark(f, (struct rect){y, x, 1, used - 1}, STYLE_REVERSE);
		x += used;
	}
}

static int draw(struct frame *f, struct rect r, const struct sight *s, int chosen)
{
	const int width = r.w / RIVER_COLUMNS;

	for (int i = s->items; i < s->all; i++) {
		const struct item *space = &s->item[i];
		if (!is_space(s, space))
			continue;
		const struct rect at = {r.y + line_of(s, space, &r), r.x + space->column * width, 1,
		                        width};
		const bool below = free_below(s, space, &r);
		const bool marked = chosen >= 0 && sight_touches(s, s->move[chosen], space);
		const int x = draw_space(f, at, s, space, marked);
		draw_fairways(f, at.y + below, below ? at.x + 1 : x, at.x + width, s, space,
		              chosen);
		frame_spot(f, at, SPOT_ITEM + i);
	}
	return r.w;
}

/* --- The skin ---------------------------------------------------------------------------------- */

static const struct sign counters[] = {{"score", "◆", ""},
                                       SIGN_NAMED("products"),
                                       SIGN_NAMED("tasks"),
                                       SIGN_NAMED("shipcards"),
                                       SIGN_NAMED("offers"),
                                       SIGN_NAMED("master"),
                                       SIGN_LAST};

static const char *const piles[] = {"deck", "pile", "stacks", "returned", "played", NULL};

static const char *const silent[] = {"dock", "master", NULL};

static const char *const drawn[] = {"board", NULL};

static const char *const counted[] = {"hand", "cards", "orders", NULL};

/* clang-format off */
static const char *const legend[LANGUAGES] = {
	"The sea is on the left, the harbours are on the right. 1A is ship A of seat 1, a letter behind it its cargo. Below a space are its fairways: Ba2 is the blue one to a2 (B blue, G green, R red, W white, Y yellow). ◆ points",
	"Links is de zee, rechts zijn de havens. 1A is schip A van plaats 1, een letter erachter de lading. Onder een vak staan de vaargeulen: Ba2 is de blauwe naar a2 (B blauw, G groen, R rood, W wit, Y geel). ◆ punten",
	"Links ist das Meer, rechts sind die Häfen. 1A ist Schiff A von Platz 1, ein Buchstabe dahinter die Ladung. Unter einem Feld stehen die Fahrrinnen: Ba2 ist die blaue nach a2 (B blau, G grün, R rot, W weiß, Y gelb). ◆ Punkte",
};
/* clang-format on */

extern const struct skin rotterdam_skin;
const struct skin rotterdam_skin = {
	.counters = counters,
	.piles = piles,
	.drawn = drawn,
	.silent = silent,
	.counted = counted,
	.rows = 10,
	.rows_most = 25,
	.legend = legend,
	.has = has,
	.board = draw,
};
