/* skin.c -- see skin.h. */

#include "tui/skin.h"

#include <stddef.h>

#include "tui/boards.h"

#define LAST \
	{ \
		NULL, NULL, NULL \
	}
#define NAMED(id) \
	{ \
		id, NULL, "" \
	}

static const struct sign pr_counters[] = {
	{"influence", "★", ""}, {"coins", "●", ""}, {"swords", "†", ""}, NAMED("takes"), LAST};
/* What a person costs is paid, what a ship brings is gained. */
static const struct sign pr_columns[] = {
	{"cost", "", "●"}, {"influence", "", "★"}, {"coins", "+", "●"}, {"swords", "", "†"}, LAST};
static const char *const pr_boxed[] = {"harbour", "revealed", NULL};
static const char *const pr_silent[] = {"coins", NULL};
static const char *const pr_piles[] = {"deck", NULL};

static const struct sign kop_counters[] = {
	{"score", "◆", ""}, NAMED("rum"), NAMED("balls"), NAMED("scurvy"), NAMED("left"),
	NAMED("fight"),     LAST};
static const char *const kop_piles[] = {"deck", "buried", "quay", "dismissed",
                                        "loot", "spent",  NULL};

static const char *const kop_drawn[] = {"board", "tiles", "shown", NULL};

static const struct sign rot_counters[] = {{"score", "◆", ""},
                                           NAMED("products"),
                                           NAMED("tasks"),
                                           NAMED("shipcards"),
                                           NAMED("offers"),
                                           NAMED("master"),
                                           LAST};
static const char *const rot_piles[] = {"deck", "pile", "stacks", "returned", "played", NULL};
static const char *const rot_silent[] = {"dock", "master", NULL};
static const char *const rot_drawn[] = {"board", NULL};
static const char *const rot_counted[] = {"hand", "cards", "orders", NULL};

static const struct skin skin[] = {
	{.game = "port-royal",
         .counters = pr_counters,
         .columns = pr_columns,
         .boxed = pr_boxed,
         .silent = pr_silent,
         .piles = pr_piles,
         .alarm = "bust",
         .legend = UI_LEGEND_PORT_ROYAL},
	{.game = "king-of-pirates",
         .counters = kop_counters,
         .piles = kop_piles,
         .drawn = kop_drawn,
         .rows = 9,
         .rows_most = 20,
         .legend = UI_LEGEND_PIRATES,
         .has = hexes_has,
         .board = hexes_draw},
	{.game = "rotterdam",
         .counters = rot_counters,
         .piles = rot_piles,
         .drawn = rot_drawn,
         .silent = rot_silent,
         .counted = rot_counted,
         .rows = 10,
         .rows_most = 25,
         .legend = UI_LEGEND_ROTTERDAM,
         .has = river_has,
         .board = river_draw},
	{.game = NULL},
};

const struct skin *skin_of(const struct game *g)
{
	const struct skin *s = skin;

	while (s->game != NULL && !text_same(s->game, g->name))
		s++;
	return s;
}

bool skin_lists(const char *const *ids, const char *id)
{
	for (; ids != NULL && *ids != NULL; ids++)
		if (text_same(*ids, id))
			return true;
	return false;
}

unsigned skin_seat_tint(int seat)
{
	static const unsigned tint[SEATS_MAX] = {TINT_RED,   TINT_YELLOW, TINT_BLUE,
	                                         TINT_GREEN, TINT_CYAN,   TINT_BLACK};

	return tint[seat];
}

/* Ids are words joined by underscores, "trader_blue_3_1"; names have blanks. */
unsigned skin_tint(const char *id)
{
	static const struct {
		const char *word;
		unsigned tint;
	} colour[] = {
		{"yellow", TINT_YELLOW}, {"blue", TINT_BLUE},   {"green", TINT_GREEN},
		{"red", TINT_RED},       {"black", TINT_BLACK}, {"white", TINT_WHITE},
	};
	struct span rest = span_of(id);

	while (rest.size > 0) {
		struct span part = span_until(&rest, '_');
		const struct span word = span_word(&part);
		for (unsigned i = 0; i < sizeof colour / sizeof *colour; i++)
			if (span_is(word, colour[i].word))
				return colour[i].tint;
	}
	return TINT_NONE;
}
