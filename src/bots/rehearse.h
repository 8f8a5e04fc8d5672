/* rehearse.h -- a move is worth how the game ends when everybody goes on by habit.
 *
 * For games in which a position's value cannot be compared with a later one's, so that a
 * tree of values is no use (`fleeting` in struct game).  Every move is tried in the same
 * guessed worlds with the same luck; from there all seats play greedily to the end.  The
 * greedy move is the usual one: rivals that do worse are dropped early, and one is
 * preferred only when its lead is no accident.  So a rehearsal hardly ever plays worse
 * than the habit it rehearses with. */

#ifndef BOTS_REHEARSE_H
#define BOTS_REHEARSE_H

#include "bots/bot.h"
#include "bots/evaluate.h"

/* What one rehearsal counts for in a budget of simulations: it costs far more, but tells
 * more as well. */
enum { REHEARSAL = 5 };

/* How the moves fared, with real chances to win; the one to play has most visits. */
void rehearse_weigh(const struct game *g, const struct aim *f, const void *view,
                    const struct move *move, int moves, const struct budget *b, struct rng *r,
                    struct weight *weight);

/* The chance to win when everybody goes on by habit, between none and certain. */
double rehearse_chance(const struct game *g, const struct aim *f, const void *view, int times,
                       struct rng *r);

#endif
