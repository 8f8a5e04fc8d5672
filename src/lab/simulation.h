/* simulation.h -- many games between bots, and what came of it.
 *
 * Every game has its own generator, derived from the seed and the game's number, and
 * tallies are whole numbers; so the result is the same for any number of threads. */

#ifndef LAB_SIMULATION_H
#define LAB_SIMULATION_H

#include <stdatomic.h>

#include "host/guests.h"
#include "lab/campaigns.h"
#include "lab/tally.h"

enum { SIMULATION_THREADS = 256, SIMULATION_GRIDS = 8 };

struct simulation {
	struct match match;
	struct seating seating;
	uint64_t seed;
	int64_t games;
	bool questions, guests;
	bool stories;                  /* whole campaigns instead of single games */
	struct campaigns campaigns;
	void (*progress)(int64_t done, int64_t all);  /* told now and then, by any thread, or NULL */
	atomic_llong next;
	struct guests party;
};

/* Whole campaigns are to be played; false if the game has none of that kind. */
bool simulation_campaigns(struct simulation *s, struct fault *f);
/* Plays all games and adds to the one or the other sum. */
void simulation_play(struct simulation *s, int threads, struct tally *sum,
                     struct campaigns_tally *campaigns);
/* The tables, each with its name in JSON; those that do not apply stay empty.  `one`: what the
 * first seat is called. */
void simulation_report(const struct simulation *s, const struct tally *t, double seconds, int one,
                       enum language l, struct grid grid[SIMULATION_GRIDS]);

#endif
