/* skin.c -- see skin.h. */

#include "tui/skin.h"

#include <stddef.h>

/* The skin of a game is the one that its name in games/list.def is part of.  Nobody has to have
 * one: a weak name that no file defines is NULL. */
#define GAME(g) extern const struct skin g##_skin __attribute__((weak));
#include "games/list.def"
#undef GAME
#define GAME(g) extern const struct game g;
#include "games/list.def"
#undef GAME

static const struct {
	const struct game *game;
	const struct skin *skin;
} known[] = {
#define GAME(g) {&g, &g##_skin},
#include "games/list.def"
#undef GAME
};

const struct skin *skin_of(const struct game *g)
{
	static const struct skin plain;

	for (size_t i = 0; i < sizeof known / sizeof *known; i++)
		if (known[i].game == g && known[i].skin != NULL)
			return known[i].skin;
	return &plain;
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
