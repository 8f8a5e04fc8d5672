/* sitting.h -- a table being played: people, bots and a dealer, and what comes next.
 *
 * A sitting says what comes next and does it.  A front end (lines, full screen, page,
 * server) asks sitting_next, shows what it must, and calls what fits:
 *
 *     NEXT_DEAL      chance moves                        sitting_step
 *     NEXT_PASS      a person passes who asked for that  sitting_step
 *     NEXT_BOT       a bot moves; somebody must think    sitting_bot
 *     NEXT_CURTAIN   the others look away                sitting_lift
 *     NEXT_ASK       a person decides                    sitting_play
 *     NEXT_AWAY      somebody elsewhere moves            sitting_hear
 *     NEXT_OVER      nothing more
 *
 * (Elsewhere a pass or a person's move is sent to the table, and heard when it comes back.)
 *
 * There is no other place that decides who is asked, what is answered for him, when a
 * curtain falls or how far an undo goes.  A sitting has no file, clock, thread or
 * memory of its own, so there may be as many as one likes.
 *
 * It stands on the true table, or, where the table is elsewhere, on one that follows it for
 * each seat held here: one person with a phone, or two at one laptop.  Then there is no
 * truth to be had; moves are sent away and come back as lines, and taking back is asked
 * for at the table. */

#ifndef PLAY_SITTING_H
#define PLAY_SITTING_H

#include "play/barrier.h"
#include "play/prefs.h"
#include "play/record.h"

enum next { NEXT_DEAL, NEXT_PASS, NEXT_BOT, NEXT_CURTAIN, NEXT_ASK, NEXT_AWAY, NEXT_OVER };

struct coming {
	enum next what;
	int seat;               /* whose; DEALER or -1 where it is nobody's */
};

/* A moment to which a sitting can be put back, if what came after it cannot be kept. */
struct mark {
	uint32_t moves, undone;
	struct chair chair[SEATS_MAX];
	struct prefs prefs[SEATS_MAX];
	struct seal seal;
	struct writer writer;
};

struct sitting {
	struct table *table;             /* the truth; or, elsewhere, the first of `held` */
	struct table *held[SEATS_MAX];   /* elsewhere: the table as that seat is shown it; else NULL */
	bool remote;                     /* the table is elsewhere */
	unsigned people;                 /* the set of seats whose people sit here */
	int trusted;                     /* who lifted the curtain last; -1: nobody's secrets may be seen */
	struct prefs prefs[SEATS_MAX];   /* when they want to be asked; not in the record; read only */
	struct barrier barrier;          /* how far can be taken back */

	/* What a true table also has. */
	uint8_t seed[SEED_SIZE];         /* what was committed to, and is opened at the end */
	uint8_t deals[SEED_SIZE];        /* what is dealt from: nonce_mix of it */
	dealer_derive *derive;
	struct seal seal;                /* empty if some deals do not come from the seed */
	struct writer writer;
	struct text *record;             /* where every new line of the record goes, if not NULL */
	struct mark mark;                /* before the last thing that was done */
};

/* --- Opening ------------------------------------------------------------------------ */

/* A new game: the table has its chairs, and its head is written.  `after` as in record_head. */
void sitting_new(struct sitting *s, struct table *t, const uint8_t seed[SEED_SIZE],
                 dealer_derive *derive, const char *after, struct text *record);
/* A game that was read is gone on with, if there is a seed for it: its own, or else a new one,
 * and then a line says that nothing is sealed any more.  What was read is not written again. */
void sitting_resume(struct sitting *s, struct table *t, const struct reader *r,
                    const uint8_t seed[SEED_SIZE], dealer_derive *derive,
                    struct text *record);
/* A table elsewhere.  `held` has a table for every seat held here, and NULL elsewhere; for a
 * bystander held[0] is one as SPECTATOR sees it. */
void sitting_elsewhere(struct sitting *s, struct table *const held[SEATS_MAX]);

/* --- What comes next ---------------------------------------------------------------- */

/* Whoever is asked now sits before the screen, so who was trusted until then no longer is. */
struct coming sitting_next(struct sitting *s);

/* Do several people share the screen? */
bool sitting_shared(const struct sitting *s);
/* Whose eyes may follow on the screen now: the only person's; of several that of who lifted
 * the curtain last; else a bystander's. */
int sitting_eyes(const struct sitting *s);
/* And whose may follow what is said aloud or written down for all. */
int sitting_ears(const struct sitting *s);
/* Would that seat's view show what a bystander's does not? */
bool sitting_secret(const struct sitting *s, int seat);
/* The table as that seat is shown it here; and the seat's view, or SPECTATOR's. */
const struct table *sitting_table(const struct sitting *s, int seat);
void sitting_view(const struct sitting *s, int seat, void *view);
/* The only move that a seat has, which needs no thought; false if there are others. */
bool sitting_forced(const struct sitting *s, int seat, struct move *m);
/* The generator of the bot that is to move: the same after a reload. */
void sitting_rng(const struct sitting *s, struct rng *r);

/* --- Doing it ----------------------------------------------------------------------- */

/* What NEXT_DEAL or NEXT_PASS says. */
bool sitting_step(struct sitting *s, struct fault *f);
/* A bot's move, or that of a program. */
bool sitting_bot(struct sitting *s, struct move m, struct fault *f);
/* A person's move, as text; and only whether that seat may make it now. */
bool sitting_read(const struct sitting *s, int seat, struct span move, struct move *m,
                  struct fault *f);
bool sitting_play(struct sitting *s, int seat, struct span move, struct fault *f);
/* That person wants to be asked otherwise.  Which decisions were real ones follows from it, and
 * so does how far an undo goes: nobody else changes `prefs`. */
void sitting_prefer(struct sitting *s, int seat, const struct prefs *p);
/* That person sits before the screen, alone. */
void sitting_lift(struct sitting *s, int seat);
/* Nobody trusted sits there any more. */
void sitting_leave(struct sitting *s);
/* Elsewhere: a line as that seat was shown it. */
bool sitting_hear(struct sitting *s, int seat, struct span line, struct fault *f);

/* Back to the latest decision for which a person was really asked, and again on to the
 * next.  Can the first be done? */
bool sitting_undo(struct sitting *s, struct fault *f);
bool sitting_redo(struct sitting *s, struct fault *f);
bool sitting_can_undo(const struct sitting *s);
bool sitting_can_redo(const struct sitting *s);

/* A seat changes hands: `kind` is "human" or a bot; whether there is such a bot is the
 * caller's business.  Its player is called something else.  Its time ran out. */
bool sitting_seat(struct sitting *s, int seat, struct span kind, struct fault *f);
bool sitting_name(struct sitting *s, int seat, struct span name, struct fault *f);
bool sitting_timeout(struct sitting *s, int seat, struct fault *f);
/* Before the first deal: a seat pledges a nonce by its hash, and later opens it (64 digits). */
bool sitting_pledge(struct sitting *s, int seat, struct span hash, struct fault *f);
bool sitting_nonce(struct sitting *s, int seat, struct span nonce, struct fault *f);

/* The last thing that was done could not be kept: it was not done.  What had been taken back
 * before it can then no longer be made again. */
void sitting_retract(struct sitting *s);

#endif
