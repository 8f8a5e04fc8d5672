/* list.c -- where the name of a game becomes a game. */

#include <stddef.h>

#include "base/text.h"
#include "rules/game.h"

#define GAME(g) extern const struct game g;
#include "games/list.def"
#undef GAME

static const struct game *const game[] = {
#define GAME(g) &g,
#include "games/list.def"
#undef GAME
	NULL,
};

const struct game *game_at(int i)
{
	return game[i];
}

const struct game *game_find(const char *name)
{
	for (int i = 0; game[i] != NULL; i++)
		if (text_same(game[i]->name, name))
			return game[i];
	return NULL;
}
