/* tour.h -- whole campaigns between bots, counted: how hard every chapter is at the first,
 * second and third attempt, how long it lasts, and what is chosen and done in it. */

#ifndef CLI_TOUR_H
#define CLI_TOUR_H

#include "cli/args.h"
#include "play/campaign.h"

enum {
	TOUR_CHAPTERS = 8,      /* chapters counted; later ones are added to the last */
	TOUR_TRIES    = 3,      /* attempts counted one by one */
	TOUR_ZONES    = 3,      /* kinds of things counted at the end of a game, see tour.c */
	TOUR_ENTRIES  = 256
};

struct tour_tally {
	int64_t campaigns, unfinished, told, unbeaten;
	int64_t games[TOUR_CHAPTERS];
	int64_t played[TOUR_CHAPTERS][TOUR_TRIES], won[TOUR_CHAPTERS][TOUR_TRIES];
	int64_t turns[TOUR_CHAPTERS], score[TOUR_CHAPTERS], scores[TOUR_CHAPTERS], done[TOUR_CHAPTERS];
	int64_t thing[TOUR_ZONES][TOUR_ENTRIES];
	int64_t list[TOUR_ZONES];   /* what these things are; the same in every tally */
};

struct tour {
	struct campaign campaign;   /* not begun: what is to be played */
	/* Plays one game of these options to its end; false if it was left unfinished. */
	bool (*play)(void *who, const struct options *o, void *state, struct rng *r);
};

/* One campaign, all its chapters. */
void tour_one(const struct tour *t, void *who, void *state, struct rng *r, struct tour_tally *sum);
void tour_add(struct tour_tally *sum, const struct tour_tally *t);
void tour_report(const struct args *a, const struct tour *t, const struct tour_tally *sum);

#endif
