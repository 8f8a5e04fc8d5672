/* evaluate.h -- from a position to the chance of each seat to win.
 *
 * What a search asks at its leaves.  The stock evaluator turns the game's own value
 * into chances; another one (a net) has the same face and its own tables in `self`. */

#ifndef BOTS_EVALUATE_H
#define BOTS_EVALUATE_H

#include "rules/brain.h"

/* What is played for and by whom, which does not change during one search. */
struct aim {
	bool together;               /* all win or lose as one: cooperative or alone */
	bool fleeting;               /* … and what they may still do is most of the value, so that
	                              * only positions of one moment can be compared */
	int seat, start;             /* … and then who asks, and the value at the root: even chances */
};

struct evaluator {
	void (*rate)(const struct evaluator *self, const struct game *g, const struct aim *f,
	             const void *state, double *win);
	/* Optional: does it count with what chance has in store?  Then a position may be
	 * rated before the dealer has dealt.  NULL: no. */
	bool (*foresees)(const struct evaluator *self, const struct game *g, const struct aim *f,
	                 const void *state);
	const void *self;
};

extern const struct evaluator evaluate_by_value;

/* Do all seats of this unfinished game win or lose as one? */
bool evaluate_together(const struct game *g, const void *state);
void aim_of(const struct game *g, const void *world, int seat, struct aim *f);
/* The chances when the game is over: a shared win is shared, unless all are one team. */
void evaluate_result(const struct game *g, const struct aim *f, const void *state, double *win);
/* The chance of a team at such a value. */
double evaluate_team(const struct game *g, const struct aim *f, int64_t value);
bool evaluate_foresees(const struct evaluator *e, const struct game *g, const struct aim *f,
                       const void *state);
/* By the result when it is over, else by the evaluator. */
void evaluate(const struct evaluator *e, const struct game *g, const struct aim *f,
              const void *state, double *win);

#endif
