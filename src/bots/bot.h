/* bot.h -- a player made of code.
 *
 * A bot is given what its seat may see, its legal moves, a budget and a generator,
 * and answers with the number of a move.  It keeps nothing between calls and is
 * never handed a true state: there is no function that would give it one. */

#ifndef BOTS_BOT_H
#define BOTS_BOT_H

#include <stddef.h>

#include "base/error.h"
#include "rules/brain.h"

/* What a bot may spend on one move.  Bots have neither a clock nor memory of their
 * own: a budget in milliseconds needs `now`, and a big tree needs room to grow. */
struct budget {
	uint32_t simulations, milliseconds;  /* 0: the bot's own measure */
	double (*now)(void);                 /* milliseconds since some moment */
	void *memory;                        /* aligned for a double; NULL: a little of the stack */
	size_t size;
};

/* How a root move fared: sums over the visits, so that several trees can be added. */
struct weight {
	uint32_t visits;
	double win[SEATS_MAX];               /* the win chances of every seat */
	double squares;                      /* those of the seat that weighs, squared */
};

double weight_mean(const struct weight *w, int seat);  /* 0 if it was never tried */
/* The move tried most, of those the better, apart from one; -1: there is no other. */
int weight_favourite(const struct weight *weight, int moves, int seat, int apart);

/* Has the time that it gives passed since then?  Never, if it is not counted in time. */
bool budget_spent(const struct budget *b, double start);

struct bot {
	const char *name;
	bool blind;       /* looks at nothing but its moves: the view it is given may be NULL */
	const void *how;  /* the settings of its kind */
	int (*choose)(const struct bot *self, const struct game *g, const void *view, int seat,
	              const struct move *move, int moves, struct budget b, struct rng *r);
	/* Optional, for bots that weigh every move: weigh, add up, then pick is what
	 * choose does.  The same generator gives the same weights. */
	void (*weigh)(const struct bot *self, const struct game *g, const void *view, int seat,
	              const struct move *move, int moves, struct budget b, struct rng *r,
	              struct weight *weight);
	int (*pick)(const struct bot *self, int seat, const struct weight *weight, int moves,
	            struct rng *r);
};

extern const struct bot bot_random, bot_thresholds, bot_stopper, bot_easy, bot_medium,
	bot_greedy, bot_hard, bot_net, bot_search, bot_expert;
/* An expert for hints: it takes its time to say a team's real chance.  Plays nowhere. */
extern const struct bot bot_adviser;

/* "greedy", "search:2000" (simulations), "search:50ms". */
const struct bot *bot_find(struct span name, struct budget *b);
const struct bot *bot_at(int i);                                 /* NULL past the last */
/* Some bots are rules of one game; the others play everything. */
bool bot_plays(const struct bot *bot, const struct game *g);

/* One whole game between bots, dealt from r, without a table.  False if the game
 * reached game->plies unfinished. */
struct match {
	const struct game *game;
	struct options options;
	const struct bot *bot[SEATS_MAX];
	struct budget budget[SEATS_MAX];
	void (*watch)(void *who, const void *state, struct move m);  /* after every move, or NULL */
	void *who;
	struct rng *think;      /* what bots draw from; NULL: the same as the dealer */
	struct pace *pace;      /* NULL: nobody wants to know */
};
struct pace {
	double (*now)(void);
	double spent[SEATS_MAX];        /* time taken by each seat, in units of now */
	uint32_t asked[SEATS_MAX];      /* and over how many choices */
};
bool match_play(const struct match *m, void *state, struct rng *r);
/* The same from a position: the options are not asked. */
bool match_go_on(const struct match *m, void *state, struct rng *r);

#endif
