/* hint.h -- how good each move looks, for bots that choose and people who ask. */

#ifndef BOTS_HINT_H
#define BOTS_HINT_H

#include "bots/bot.h"
#include "rules/reason.h"

/* The game's own value one step after each move, times `samples`.  Chance is averaged
 * exactly where the game can foresee it or has few outcomes, and sampled elsewhere;
 * all moves are tried in the same worlds with the same luck.  False if the game has no
 * measure of value. */
bool hint_rate(const struct game *g, const void *view, int seat, const struct move *move,
               int moves, uint32_t samples, struct rng *r, int64_t *worth);

/* The best move, every seat's chance to win after it, and a fact that speaks for it. */
struct hint {
	int best, second;               /* numbers of moves; second -1: there is no other */
	double win[SEATS_MAX];          /* after the best */
	double rival;                   /* of the seat that asks, after the second */
	struct reason reason;
};

/* From what a bot that weighs has found. */
void hint_read(const struct game *g, const void *view, int seat, const struct move *move,
               int moves, const struct weight *weight, struct hint *h);

#endif
