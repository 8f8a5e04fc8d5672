/* campaigns.h -- whole campaigns between bots, counted: how hard every chapter is at the first,
 * second and third attempt, how long it lasts, and what is chosen and done in it. */

#ifndef LAB_CAMPAIGNS_H
#define LAB_CAMPAIGNS_H

#include "lab/grid.h"
#include "lang/lang.h"
#include "play/campaign.h"

enum {
	CAMPAIGNS_CHAPTERS = 8, /* chapters counted; later ones are added to the last */
	CAMPAIGNS_TRIES    = 3, /* attempts counted one by one */
	CAMPAIGNS_ZONES    = 3, /* kinds of things counted at the end of a game, see campaigns.c */
	CAMPAIGNS_ENTRIES  = 256,
	CAMPAIGNS_GRIDS    = 4  /* tables of a report */
};

struct campaigns_tally {
	int64_t campaigns, unfinished, told, unbeaten;
	int64_t games[CAMPAIGNS_CHAPTERS];
	int64_t played[CAMPAIGNS_CHAPTERS][CAMPAIGNS_TRIES];
	int64_t won[CAMPAIGNS_CHAPTERS][CAMPAIGNS_TRIES];
	int64_t turns[CAMPAIGNS_CHAPTERS], score[CAMPAIGNS_CHAPTERS], scores[CAMPAIGNS_CHAPTERS];
	int64_t done[CAMPAIGNS_CHAPTERS];
	int64_t thing[CAMPAIGNS_ZONES][CAMPAIGNS_ENTRIES];
	int64_t list[CAMPAIGNS_ZONES];   /* what these things are; the same in every tally */
};

struct campaigns {
	struct campaign campaign;   /* not begun: what is to be played */
	/* Plays one game of these options to its end; false if it was left unfinished. */
	bool (*play)(void *who, const struct options *o, void *state, struct rng *r);
};

/* One campaign, all its chapters. */
void campaigns_one(const struct campaigns *t, void *who, void *state, struct rng *r,
                   struct campaigns_tally *sum);
void campaigns_add(struct campaigns_tally *sum, const struct campaigns_tally *t);
void campaigns_report(const struct campaigns *t, const struct campaigns_tally *sum, enum language l,
                      struct grid grid[CAMPAIGNS_GRIDS]);

#endif
