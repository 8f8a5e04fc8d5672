/* ladder.h -- how strong are these bots?  Plays what a ledger has on its schedule. */

#ifndef LAB_LADDER_H
#define LAB_LADDER_H

#include <pthread.h>
#include <signal.h>

#include "host/guests.h"
#include "host/seating.h"
#include "lab/grid.h"
#include "lab/ledger.h"

enum { LADDER_THREADS = 256, LADDER_GRIDS = 2 };

struct ladder {
	struct ledger ledger;
	const struct bot *bot[RATED_MAX][SEATS_MAX];  /* a guest sits once at every seat */
	struct budget budget[RATED_MAX];
	char name[RATED_MAX][KIND_MAX_SIZE];
	bool sprt;                     /* meetings that are decided are played no more */
	bool guests;                   /* somebody else's programs play */
	struct guests party;
	int64_t next;
	void (*progress)(int64_t done, int64_t all);  /* told now and then, or NULL */
	double told;
	const volatile sig_atomic_t *stop;
	pthread_mutex_t lock;          /* of the ledger and next */
};

/* One more bot; false if it is none that plays the ledger's game.  There must be room. */
bool ladder_add(struct ladder *ladder, struct span kind, enum language l);
/* Plays what is left to play, until *stop. */
void ladder_play(struct ladder *l, int threads, const volatile sig_atomic_t *stop);
/* Solves the ratings and fills a table of them, and one of who won how often against whom. */
void ladder_report(struct ladder *ladder, enum language l, struct grid grid[LADDER_GRIDS]);
/* Moves that were drawn for a guest, because it gave none: its rating is not all its own. */
uint32_t ladder_chance(const struct ladder *l, int bot);
/* Sends guests home and closes the ledger. */
void ladder_free(struct ladder *l);

#endif
