/* search.h -- Monte-Carlo tree search over what a seat may know.
 *
 * Each simulation guesses a world that the view allows, walks down the tree by upper
 * confidence bounds, every seat for itself, and asks an evaluator for the chances.
 * Chance is sampled anew each time.
 *
 * The tree grows in one of three ways.  In a game of few moves (`wide`) a new node is
 * where all its moves are looked at, with the same luck for each: the best of them is
 * what the node is worth, and bad ones are hardly tried again.  In other games that
 * would cost too much, and the value at the first choice after a new move has to do;
 * there the moves at the root begin with what one move ahead shows, chance averaged
 * exactly, and it takes evidence to play otherwise.  In both one node stands for all
 * outcomes of chance, for there are too many of them.  An evaluator that foresees what
 * chance will bring can do with fewer questions: it grows a wide tree in which every
 * outcome has a node of its own, so that a choice can depend on the card that came.
 *
 * Where a game says that its value is for comparing moves only (`fleeting`), nothing grows:
 * moves are compared, or the game is rehearsed to its end (rehearse.h). */

#ifndef BOTS_SEARCH_H
#define BOTS_SEARCH_H

#include "bots/bot.h"
#include "bots/evaluate.h"

struct search {
	const struct evaluator *evaluator;
	uint32_t simulations;    /* if the budget does not say */
	uint32_t foreseen;       /* … and the evaluator foresees; 0: as many */
	uint32_t rehearsals;     /* … and nothing grows; 0: one move ahead and no further */
	bool candid;             /* what it says of a team is a chance, not only a comparison */
	double explore;          /* how far a bound lies above a mean */
	double slack;            /* a move worse by this part of what luck does (the spread) is
	                          * chosen a third as often; 0: the best */
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
