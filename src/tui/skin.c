/* skin.c -- see skin.h. */

#include "tui/skin.h"

#include <stddef.h>

static const struct sign pr_counters[] = {
	{"influence", "★", "", TINT_YELLOW}, {"coins", "●", "", TINT_NONE}, {"swords", "†", "", TINT_NONE},
	{NULL, NULL, NULL, 0}
};
/* What a person costs is paid, what a ship brings is gained. */
static const struct sign pr_columns[] = {
	{"cost", "", "●", 0}, {"influence", "", "★", 0}, {"coins", "+", "●", 0}, {"swords", "", "†", 0},
	{NULL, NULL, NULL, 0}
};
static const char *const pr_boxed[] = {"harbour", "revealed", NULL};
static const char *const pr_silent[] = {"coins", NULL};

static const struct skin skin[] = {
	{.game = "port-royal", .counters = pr_counters, .columns = pr_columns, .boxed = pr_boxed,
	 .silent = pr_silent, .alarm = "bust"},
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

/* Ids are words joined by underscores: "trader_blue_3_1". */
unsigned skin_tint(const char *id)
{
	static const struct { const char *word; unsigned tint; } colour[] = {
		{"yellow", TINT_YELLOW}, {"blue", TINT_BLUE}, {"green", TINT_GREEN}, {"red", TINT_RED},
		{"black", TINT_BLACK}, {"white", TINT_WHITE},
	};
	struct span rest = span_of(id);

	while (rest.size > 0) {
		const struct span word = span_until(&rest, '_');
		for (unsigned i = 0; i < sizeof colour / sizeof *colour; i++)
			if (span_is(word, colour[i].word))
				return colour[i].tint;
	}
	return TINT_NONE;
}
