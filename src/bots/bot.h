/* bot.h -- a player made of code.
 *
 * A bot is given what its seat may see, its legal moves, a budget and a generator,
 * and answers with the number of a move.  It keeps nothing between calls and is
 * never handed a true state: there is no function that would give it one. */

#ifndef BOTS_BOT_H
#define BOTS_BOT_H

#include "base/error.h"
#include "rules/game.h"

struct budget { uint32_t simulations, milliseconds; };  /* 0: the bot's own measure */

struct bot {
	const char *name;
	bool blind;  /* looks at nothing but its moves: the view it is given may be NULL */
	int (*choose)(const struct bot *self, const struct game *g, const void *view, int seat,
	              const struct move *move, int moves, struct budget b, struct rng *r);
};

extern const struct bot bot_random, bot_greedy;

const struct bot *bot_find(struct span name, struct budget *b);  /* "greedy", "search:2000" */
const struct bot *bot_at(int i);                                 /* NULL past the last */

/* One whole game between bots, dealt from r, without a table.  Calls `watch` after
 * every move if it is not NULL.  False if the game reached game->plies unfinished. */
struct match {
	const struct game *game;
	struct options options;
	const struct bot *bot[SEATS_MAX];
	struct budget budget[SEATS_MAX];
	void (*watch)(void *who, const void *state, struct move m);
	void *who;
};
bool match_play(const struct match *m, void *state, struct rng *r);

/* Who is asked next: the waiting seats in turn from the active one, or DEALER. */
int match_next(const struct turn *turn);

#endif
