/* kingofpirates.c -- King of Pirates in the terminal: the sea as hexes.
 *
 * A small screen gives a hex four columns: two for what is there, two for who is.  With
 * room the hexes are laid as bricks, which touch the same six neighbours.  Things are
 * told apart by signs and letters, colour only helps.  What a hex or a tile is stands in
 * the game's tables, by its number. */

#include "rules/notation.h"
#include "tui/draw.h"
#include "tui/skin.h"

enum {
	HEX_ROWS = 9,
	HEX_COLUMNS = 17,
	UNIT_SMALL = 2, /* columns from a hex to the middle of the next */
	UNIT_BRICK = 4,
	UNIT_WIDE = 6,
	BRICK_ROWS = 2 * HEX_ROWS + 1,
	BRICK_COLUMNS = (HEX_COLUMNS + 1) * UNIT_WIDE + 1
};

struct face {
	const char *sign;
	char nation;
	unsigned tint;
};

/* clang-format off */
#define NATION_NONE    ' '
#define NATION_BRITISH 'B'
#define NATION_FRENCH  'F'
#define NATION_SPANISH 'S'

#define FACE_HIDEOUT        "⌂", TINT_CYAN
#define FACE_SHARK          "·", STYLE_DIM
#define FACE_OCEAN          "·", STYLE_DIM
#define FACE_CITY           "■", TINT_WHITE
#define FACE_FORTRESS       "▲", TINT_RED
#define FACE_SMALL_ISLAND   "o", TINT_YELLOW
#define FACE_LARGE_ISLAND   "O", TINT_YELLOW
#define FACE_WARSHIP        "W", STYLE_BOLD | TINT_RED
#define FACE_LARGE_MERCHANT "M", STYLE_BOLD | TINT_GREEN
#define FACE_SMALL_MERCHANT "m", STYLE_BOLD | TINT_GREEN
#define FACE_NONE           " ", STYLE_BOLD | TINT_GREEN

#define FACE_OF(sign, tint, nation) {sign, nation, tint}
#define FACE(kind, nation) FACE_OF(kind, nation)

static const struct face hex_face[] = {
#define HEX(id, q, r, land, nation, source) FACE(FACE_##land, NATION_##nation),
#include "games/kingofpirates/board.def"
#undef HEX
};

static const struct face tile_face[] = {
#define TILE(id, target, nation, sharks, others, source) FACE(FACE_##target, NATION_##nation),
#include "games/kingofpirates/tiles.def"
#undef TILE
};

enum { LAND_HIDEOUT, LAND_SHARK, LAND_OCEAN, LAND_CITY, LAND_FORTRESS, LAND_SMALL_ISLAND,
       LAND_LARGE_ISLAND };
static const bool has_shark[] = {
#define HEX(id, q, r, land, nation, source) LAND_##land == LAND_SHARK,
#include "games/kingofpirates/board.def"
#undef HEX
};
/* clang-format on */

static bool in_zone(const struct sight *s, const struct item *i, const char *zone)
{
	return text_same(sight_zone_id(s, i->zone), zone);
}

static bool has(const struct sight *s, const struct item *i)
{
	static const char *const zone[] = {"board", "ship", "dutchman", "tiles", "shown", NULL};

	return skin_lists(zone, sight_zone_id(s, i->zone));
}

/* --- One hex -------------------------------------------------------------------------------- */

struct cell_text {
	char sign[16];
	unsigned tint;
	int seat[SEATS_MAX], ships;
	bool dutchman;
};

static void show_face(struct cell_text *c, const struct face *face)
{
	struct text t = text_on(c->sign, sizeof c->sign);

	text_add(&t, face->sign);
	text_char(&t, face->nation);
	c->tint = face->tint;
}

static void show_back(struct cell_text *c, bool shark)
{
	struct text t = text_on(c->sign, sizeof c->sign);

	text_add(&t, shark ? "≈≈" : "≈ ");
	c->tint = TINT_BLUE | STYLE_DIM;
}

static struct cell_text look_at(const struct sight *s, const struct item *hex)
{
	struct cell_text c = {.ships = 0};

	show_face(&c, &hex_face[hex->index]);
	for (int i = s->items; i < s->all; i++) {
		const struct item *at = &s->item[i];
		if (at->row != hex->row || at->column != hex->column)
			continue;
		if (in_zone(s, at, "tiles"))
			show_back(&c, has_shark[hex->index]);
		if (in_zone(s, at, "shown"))
			show_face(&c, &tile_face[at->index]);
		if (in_zone(s, at, "ship") && c.ships < SEATS_MAX)
			c.seat[c.ships++] = at->owner;
		c.dutchman = c.dutchman || in_zone(s, at, "dutchman");
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
	const struct game *g = s->eyes.game;
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

/* Ships by the numbers of their seats. */
static void draw_who(struct frame *f, int y, int x, int end, const struct cell_text *c)
{
	for (int i = 0; i < c->ships && x < end; i++) {
		const char digit[] = {(char)('1' + c->seat[i]), '\0'};
		x += frame_put(f, y, x, 1, STYLE_BOLD | skin_seat_tint(c->seat[i]), digit);
	}
	if (c->dutchman && x < end)
		frame_put(f, y, x, 1, STYLE_BOLD, "☠");
}

/* What is there, and a blank behind it in a brick, then who is. */
static void draw_hex(struct frame *f, struct rect at, const struct sight *s, int item, int chosen)
{
	const struct item *hex = &s->item[item];
	const struct cell_text c = look_at(s, hex);
	const bool marked = chosen >= 0 && (leads_to(s, s->move[chosen], hex) ||
	                                    sight_touches(s, s->move[chosen], hex));
	const int move = move_to(s, hex), pad = at.w > 2 * UNIT_SMALL;
	const int x = at.x + pad + frame_put(f, at.y, at.x + pad, at.w, c.tint, c.sign) + pad;

	/* A small hex lends its neighbour the blank between them. */
	draw_who(f, at.y, x, at.x + at.w + !pad, &c);
	if (marked)
		frame_mark(f, (struct rect){at.y, at.x, 1, at.w - !pad}, STYLE_REVERSE);
	frame_spot(f, at, move >= 0 ? SPOT_CHOICE + move : SPOT_ITEM + item);
}

/* --- Bricks ---------------------------------------------------------------------------------- */

enum { NORTH = 1, EAST = 2, SOUTH = 4, WEST = 8 };

/* Which ways a wall runs from each place. */
struct walls {
	uint8_t at[BRICK_ROWS][BRICK_COLUMNS];
};

static void add_brick(struct walls *wall, int y, int x, int width)
{
	for (int i = 0; i <= width; i++) {
		const uint8_t along = (uint8_t)((i < width ? EAST : 0) | (i > 0 ? WEST : 0));
		wall->at[y][x + i] |= along;
		wall->at[y + 2][x + i] |= along;
	}
	for (int side = 0; side <= width; side += width) {
		wall->at[y][x + side] |= SOUTH;
		wall->at[y + 1][x + side] |= NORTH | SOUTH;
		wall->at[y + 2][x + side] |= NORTH;
	}
}

static void draw_walls(struct frame *f, struct rect r, const struct sight *s, int unit)
{
	static const char *const glyph[] = {" ", "╵", "╶", "└", "╷", "│", "┌", "├",
	                                    "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"};
	struct walls wall = {{{0}}};

	for (int i = s->items; i < s->all; i++)
		if (in_zone(s, &s->item[i], "board"))
			add_brick(&wall, 2 * s->item[i].row, s->item[i].column * unit, 2 * unit);
	for (int y = 0; y < BRICK_ROWS; y++)
		for (int x = 0; x <= (HEX_COLUMNS + 1) * unit; x++)
			if (wall.at[y][x] != 0)
				frame_put(f, r.y + y, r.x + x, 1, STYLE_DIM, glyph[wall.at[y][x]]);
}

static struct rect place_of(struct rect r, const struct item *hex, int unit, bool bricks)
{
	if (bricks)
		return (struct rect){r.y + 2 * hex->row + 1, r.x + hex->column * unit + 1, 1,
		                     2 * unit - 1};
	return (struct rect){r.y + hex->row, r.x + hex->column * unit, 1, 2 * unit};
}

static int draw(struct frame *f, struct rect r, const struct sight *s, int chosen)
{
	const bool bricks = r.h >= BRICK_ROWS && r.w > (HEX_COLUMNS + 1) * UNIT_BRICK;
	const int unit = !bricks                                   ? UNIT_SMALL
	                 : r.w > (HEX_COLUMNS + 1) * UNIT_WIDE + 1 ? UNIT_WIDE
	                                                           : UNIT_BRICK;

	if (bricks)
		draw_walls(f, r, s, unit);
	for (int i = s->items; i < s->all; i++) {
		const struct item *hex = &s->item[i];
		if (in_zone(s, hex, "board") && (bricks || hex->row < r.h))
			draw_hex(f, place_of(r, hex, unit, bricks), s, i, chosen);
	}
	return (HEX_COLUMNS + 1) * unit + 1;
}

/* --- The skin ---------------------------------------------------------------------------------- */

static const struct sign counters[] = {{"score", "◆", ""},
                                       SIGN_NAMED("rum"),
                                       SIGN_NAMED("balls"),
                                       SIGN_NAMED("scurvy"),
                                       SIGN_NAMED("left"),
                                       SIGN_NAMED("fight"),
                                       SIGN_LAST};

static const char *const piles[] = {"deck", "buried", "quay", "dismissed", "loot", "spent", NULL};

static const char *const drawn[] = {"board", "tiles", "shown", NULL};

/* clang-format off */
static const char *const legend[LANGUAGES] = {
	"⌂ hideout · ■ city · ▲ fortress · o O small and large treasure · ≈ unseen sea, ≈≈ with sharks · W warship · M m large and small merchant · B British, F French, S Spanish · 1–6 the ships · ☠ the Flying Dutchman · ◆ doubloons",
	"⌂ schuilplaats · ■ stad · ▲ vesting · o O kleine en grote schat · ≈ onbekende zee, ≈≈ met haaien · W oorlogsschip · M m grote en kleine koopvaarder · B Brits, F Frans, S Spaans · 1–6 de schepen · ☠ de Vliegende Hollander · ◆ dubloenen",
	"⌂ Versteck · ■ Stadt · ▲ Festung · o O kleiner und großer Schatz · ≈ unbekannte See, ≈≈ mit Haien · W Kriegsschiff · M m großer und kleiner Händler · B britisch, F französisch, S spanisch · 1–6 die Schiffe · ☠ der Fliegende Holländer · ◆ Dublonen",
};
/* clang-format on */

extern const struct skin kingofpirates_skin;
const struct skin kingofpirates_skin = {
	.counters = counters,
	.piles = piles,
	.drawn = drawn,
	.rows = HEX_ROWS,
	.rows_most = BRICK_ROWS + 1,
	.legend = legend,
	.has = has,
	.board = draw,
};
