/* tally.h -- what a simulation counts, and the tables it makes of it.
 *
 * Wins and scores by seat, by order from the first player and by place; how long games
 * are; the figures that a game itself offers; and, if wanted, how often a person would
 * have been asked outside the own turn. */

#ifndef LAB_TALLY_H
#define LAB_TALLY_H

#include "host/seating.h"
#include "lab/grid.h"
#include "lang/lang.h"
#include "play/prefs.h"
#include "rules/study.h"

/* A win shared by k seats counts 1/k; in units of 60 that is a whole number. */
enum { WIN = 60, LENGTHS = 512 };

/* Questions to seats outside their own turn. */
enum question {
	QUESTION_ANY,     /* all of them */
	QUESTION_CHOICE,  /* with something to do but pass */
	QUESTION_NEWS,    /* left over by the usual preferences */
	QUESTION_STOP,    /* left over when passing until the own turn */
	QUESTIONS
};

struct tally {
	int64_t won[SEATS_MAX], score[SEATS_MAX];  /* by seat */
	int64_t in_turn[SEATS_MAX];                /* wins by order from the first player */
	int64_t placed[SEATS_MAX];                 /* scores from the best down */
	int64_t games, unfinished, plies, rounds, turns, lots;
	int64_t together, team_won;                /* all seats shared a place, and that was the first */
	int64_t length[LENGTHS];                   /* games by their rounds */
	int64_t sum[STATISTICS_MAX];
	int64_t asked[QUESTIONS];
};

/* One game being watched. */
struct witness {
	const struct game *game;
	struct tally *tally;
	bool questions;
	int first;                                 /* whoever began by lot, or -1 */
	struct prefs news[SEATS_MAX], stop[SEATS_MAX];
	alignas(16) unsigned char before[STATE_MAX];
};

void witness_begin(struct witness *w, const struct options *o);
/* A move was made; `state` is what came of it. */
void witness_move(struct witness *w, const void *state, struct move m);
void witness_end(struct witness *w, const void *state, bool finished);

void tally_add(struct tally *sum, const struct tally *t);
double tally_mean(int64_t sum, int64_t n);

/* `one`: what the first seat is called, 1 by people, 0 by programs and records. */
void tally_seats(const struct tally *t, const struct seating *s, int one, enum language l,
                 struct grid *grid);
void tally_bots(const struct tally *t, const struct seating *s, int one, enum language l,
                struct grid *grid);
/* Who plays together wins together: nobody has a share of his own in it. */
bool tally_is_team(const struct tally *t);
void tally_team(const struct tally *t, const struct seating *s, enum language l, struct grid *grid);
void tally_order(const struct tally *t, int seats, enum language l, struct grid *grid);
void tally_places(const struct tally *t, int seats, enum language l, struct grid *grid);
void tally_whole(const struct tally *t, double seconds, enum language l, struct grid *grid);
void tally_figures(const struct tally *t, const struct game *g, int seats, enum language l,
                   struct grid *grid);
void tally_questions(const struct tally *t, enum language l, struct grid *grid);

#endif
