/* search.h -- Monte-Carlo tree search over what a seat may know.
 *
 * Each simulation guesses a world that the view allows, walks down the tree by upper
 * confidence bounds, every seat for itself, lets the game's light policy play on for
 * some turns, and asks an evaluator for the chances.  Chance is sampled anew each time. */

#ifndef BOTS_SEARCH_H
#define BOTS_SEARCH_H

#include "bots/bot.h"
#include "bots/evaluate.h"

enum { TO_THE_END = UINT16_MAX };

struct search {
	const struct evaluator *evaluator;
	uint32_t simulations;    /* if the budget does not say */
	uint16_t turns;          /* played on by the policy before the evaluator is asked */
	bool branch;             /* a node for every outcome of chance, or one for all */
	double explore;          /* how far a bound lies above a mean */
	double slack;            /* a move this much worse is chosen a third as often; 0: the best */
};

void search_weigh(const struct bot *self, const struct game *g, const void *view, int seat,
                  const struct move *move, int moves, struct budget b, struct rng *r,
                  struct weight *weight);
int search_pick(const struct bot *self, int seat, const struct weight *weight, int moves,
                struct rng *r);
int search_choose(const struct bot *self, const struct game *g, const void *view, int seat,
                  const struct move *move, int moves, struct budget b, struct rng *r);

#endif
