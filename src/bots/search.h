/* search.h -- Monte-Carlo tree search over what a seat may know.
 *
 * Each simulation guesses a world that the view allows, walks down the tree by upper
 * confidence bounds, every seat for itself, and asks an evaluator for the chances.
 * Chance is sampled anew each time.
 *
 * The tree grows in one of two ways.  An evaluator that foresees what chance will bring
 * is asked about every move of a new node at once: the best of them is what the node is
 * worth, bad moves are hardly tried again, and every outcome of chance has a node of its
 * own, so that a choice can depend on the card that came.  Any other evaluator is asked
 * once, at the first choice after a new move, and one node stands for all outcomes:
 * there are too many of them for a value that must see each to be right.  Where a game
 * says that its value is for comparing moves only, nothing grows: moves are compared. */

#ifndef BOTS_SEARCH_H
#define BOTS_SEARCH_H

#include "bots/bot.h"
#include "bots/evaluate.h"

struct search {
	const struct evaluator *evaluator;
	uint32_t simulations;    /* if the budget does not say */
	uint32_t wide;           /* … and the evaluator foresees; 0: as many */
	double explore;          /* how far a bound lies above a mean */
	double slack;            /* a move this much worse is chosen a third as often; 0: the best */
};

/* The simulations that a searching bot spends on such a choice if nobody says. */
uint32_t search_measure(const struct bot *self, const struct game *g, const void *view, int seat);
void search_weigh(const struct bot *self, const struct game *g, const void *view, int seat,
                  const struct move *move, int moves, struct budget b, struct rng *r,
                  struct weight *weight);
int search_pick(const struct bot *self, int seat, const struct weight *weight, int moves,
                struct rng *r);
int search_choose(const struct bot *self, const struct game *g, const void *view, int seat,
                  const struct move *move, int moves, struct budget b, struct rng *r);

#endif
