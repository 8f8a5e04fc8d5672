/* laws.h -- the laws that every game obeys, asked of one game being walked.
 *
 * A walk holds the truth, and the views of those who watch it, which are played on by
 * what they are shown and never made anew, so that each of them is a whole client.
 *
 * Two generators: `luck` plays, `lot` decides which laws are asked and of what.  So a
 * seed is the same game however closely it is looked at.  In a close walk everybody
 * watches and laws that cost much are asked at a random share of the plies.  In any
 * other one seat (or the spectator) drawn by lot watches, and those laws are asked
 * LIGHTER times more rarely; laws 1 to 3 are asked at every ply in both. */

#ifndef TESTS_LAWS_H
#define TESTS_LAWS_H

#include <stdalign.h>

#include "play/table.h"
#include "telling.h"

enum {
	VIEWS = SEATS_MAX + 1, /* every seat, and SPECTATOR last */
	GUARD = 64,            /* bytes behind a state that nobody may touch */
	PLIES_ROOM = 1 << 20,  /* moves kept for the replay of law 6 */
	RARELY = 64,           /* one ply in so many */
	SOMETIMES = 16,
	OFTEN = 4,
	LIGHTER = 16,
	KINDS_MAX = 1000
};

enum law {
	LIFE = 1,
	SECRECY,
	SUFFICIENCY,
	GUESS,
	CONSERVATION,
	VALUE,
	NOTATION,
	WINDOWS,
	CHANCE,
	REFUSAL,
	TEXT,
	ADMISSION,
	TELLING
};

/* How often law 13 is asked: now and then; always; always, and every mistake listed. */
enum asked { TELLING_SOMETIMES, TELLING_ASKED, TELLING_LISTED };

struct state {
	alignas(16) unsigned char byte[STATE_MAX + GUARD];
};

struct walk {
	const struct game *game;
	struct options options;
	uint64_t seed;
	bool close;
	int watcher; /* the view that watches if not all do */
	struct rng luck, lot;
	struct state truth, before, view[VIEWS], spare, other, astray;
	struct move list[SEATS_MAX][MOVES_MAX]; /* what each seat may do, as law 1 found it */
	int listed[SEATS_MAX];
	struct move shown[VIEWS];  /* the last move as each view was shown it */
	const struct move *mutant; /* of law 12: what led a view astray, or NULL */
	bool spoken; /* laws 11 and 12 are asked at this ply, and `before` is the position before it */
	struct table table; /* the same position, for law 10 */
	struct move record[PLIES_ROOM];
	uint32_t plies;
	struct move last;
	int nodes; /* of law 9, tried in this option set */
	bool broken;
	struct hearing hearing[VIEWS]; /* of law 13 */
	enum asked telling;
	uint64_t kind[KINDS_MAX]; /* of mistakes that are listed already */
	int kinds;
};

const struct turn *walk_turn(const struct walk *w);

/* Each of these is false, and has said so, if a law is broken. */
bool walk_begin(struct walk *w, uint64_t seed, bool close);          /* laws 1, 5 */
bool walk_play(struct walk *w, struct move m);                       /* laws 1-5, 10-13 */
bool walk_end(struct walk *w);                                       /* laws 5, 6 */
bool laws_of_choice(struct walk *w, const struct move *list, int n); /* laws 7, 8 */
bool laws_of_chance(struct walk *w, const struct outcome *list, int n,
                    struct move drawn); /* laws 2, 7, 9 */

/* True at one ply in so many, by lot; in a walk that is not close more rarely. */
bool now_and_then(struct walk *w, uint32_t every);

/* Where a walk is, and how to walk there again. */
void walk_print(const struct walk *w);

/* Says that a law is broken, and all that.  Always false. */
bool broken(struct walk *w, enum law law, const char *what, int who, long where);

#endif
