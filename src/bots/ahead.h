/* ahead.h -- one move ahead, with any evaluator. */

#ifndef BOTS_AHEAD_H
#define BOTS_AHEAD_H

#include "bots/evaluate.h"

/* Deals what tells a seat nothing new: what it may not see, and what can only come one
 * way.  Afterwards somebody has a choice, chance matters, or the game is over. */
void ahead_settle(const struct game *g, void *state, int seat, struct rng *r);

/* The chances of every seat after a move in a world.  Where the next thing is chance
 * that matters, the mean over all its outcomes. */
void ahead_rate(const struct evaluator *e, const struct game *g, const struct aim *f,
                const void *world, struct move m, struct rng *r, double *win);

#endif
