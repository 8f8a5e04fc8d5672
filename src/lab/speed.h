/* speed.h -- how fast a game is, against a bare loop that copies a state and takes a step. */

#ifndef LAB_SPEED_H
#define LAB_SPEED_H

#include "lab/grid.h"
#include "lang/lang.h"
#include "rules/game.h"

struct speeds {
	double bare;   /* steps of the bare loop a second */
	double game;   /* moves of random games a second */
	double games;  /* … and those */
	double mix;    /* moves with everything that the game has to mix; 0: nothing */
};

/* *trace depends on what the bare loop did, so that it is done. */
struct speeds speed_measure(const struct game *g, const struct options *o, uint64_t *trace);
/* Simulations of a search per second of one thread's work, and how much sooner two
 * threads are done. */
double speed_search(const struct game *g, const struct options *o, double *ratio);
/* All games with every number of seats, a row for each; the speed of the bare loop. */
double speed_report(enum language l, uint64_t *trace, struct grid *grid);

#endif
