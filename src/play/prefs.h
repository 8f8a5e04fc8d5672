/* prefs.h -- when a person wants to be asked.
 *
 * The rules ask everybody whom public facts allow (rules/window.h), far more often
 * than people at a table speak.  What a front end may answer for a person is decided
 * here, from what that person may do and has asked for; the rules know nothing of it.
 * The only answer ever given is a pass, and never in the person's own turn unless
 * there is nothing else to do. */

#ifndef PLAY_PREFS_H
#define PLAY_PREFS_H

#include "base/error.h"
#include "rules/game.h"

enum asking {
	ASK_ALL,   /* whenever there is anything but a pass */
	ASK_NEWS,  /* when something is possible that was not let pass in this turn yet */
	ASK_STOPS, /* in the own turn and in phases to stop at, even if one can only pass; else
	            * only what is always asked */
	ASK_EVERY, /* whenever the rules ask, even if all one can do is pass */
	ASKINGS
};

struct prefs {
	enum asking asking;
	bool until;        /* pass until the own turn, or until a verb to stop at */
	uint64_t verbs;    /* "stop me when I may …": always asked */
	uint64_t phases;   /* "stop me in …": news every time, unless `until` */
	/* What was let pass, in whose turn. */
	uint64_t passed;
	uint16_t round;
	uint8_t active;
};

/* What a game's players usually want.  Where people share a screen, a question out of turn
 * means that one gets up and another sits down: a game that names phases in which that is
 * worth it asks only in those, any other whenever the rules do.  Either way it depends on
 * what everybody sees, but for what is always asked: a question left out would tell. */
void prefs_init(struct prefs *p, const struct game *g, bool shared);
/* Adds a verb or phase to stop at by its name, or takes it away. */
bool prefs_stop(struct prefs *p, const struct game *g, struct span name, struct fault *f);
/* The names of all stops, with blanks between. */
void prefs_list(const struct prefs *p, const struct game *g, struct text *out);

/* Should this question be answered with a pass?  `move` is what the seat may do. */
bool prefs_pass(struct prefs *p, const struct turn *turn, int seat, const struct move *move,
                int moves);
/* The person passed by hand, or somebody took something back. */
void prefs_passed(struct prefs *p, const struct turn *turn, const struct move *move, int moves);
void prefs_forget(struct prefs *p);

#endif
