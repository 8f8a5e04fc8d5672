/* desk.h -- one table in a page: people at one screen, bots, a dealer with a seed.
 *
 * What host/session is for a terminal, without files: the page keeps the record and the
 * seed.  Bots draw from the seed too, so a game goes on after a reload as it would
 * have without.  Deals are sealed as in the program (play/seal.h): the record carries the
 * commitment from the start and the seed at the end. */

#ifndef WASM_DESK_H
#define WASM_DESK_H

#include <stdalign.h>

#include "lang/lang.h"
#include "play/prefs.h"
#include "play/record.h"

enum { DESK_MOVES = 1 << 17, DESK_TREE = 16 << 20, TRUTH = 9 };  /* TRUTH: the seat of a viewer who sees all */

struct desk {
	bool open;                      /* a game is on the table */
	struct table table;
	uint32_t end;                   /* moves that redo can still reach */
	unsigned humans;                /* the set of seats that people play */
	struct prefs prefs[SEATS_MAX];  /* when they want to be asked; the page keeps them */
	uint8_t seed[SEED_SIZE];
	struct seal seal;               /* empty if some deals did not come from the seed */
	struct move room[DESK_MOVES];
	alignas(16) unsigned char tree[DESK_TREE];  /* where bots think; nothing is kept there */
};

/* Whose words, names and eyes. */
struct eyes {
	const struct game *game;
	enum language lang;
	struct names names;
	int seat;                       /* a seat, SPECTATOR or TRUTH */
};

/* "seed HEX", "port-royal players=3", then lines "seat N KIND NAME". */
bool desk_new(struct desk *d, struct span text, struct fault *f);
/* "seed HEX", from which a game that is not over is dealt on, then its record. */
bool desk_load(struct desk *d, struct span text, struct fault *f);
/* A record of the first n moves. */
void desk_save(const struct desk *d, uint32_t n, struct text *out);

/* Forgets what came after the first n moves; for playing on from there. */
void desk_cut(struct desk *d, uint32_t n);

/* Do several people share the screen? */
bool desk_shared(const struct desk *d);
/* Whose move it is: a human seat, or -1 while desk_step has something to do. */
int desk_asks(const struct desk *d);
bool desk_step(struct desk *d, struct fault *f);
bool desk_play(struct desk *d, int seat, struct span move, struct fault *f);
/* Do all win or lose as one? */
bool desk_together(const struct desk *d);
/* Does the person who is asked want to pass without being asked? */
bool desk_passes(struct desk *d);
bool desk_undo(struct desk *d, struct fault *f);
bool desk_redo(struct desk *d, struct fault *f);
bool desk_can_undo(const struct desk *d);

struct eyes eyes_of(const struct desk *d, enum language l, int seat);
/* A true state as those eyes see it. */
void eyes_look(const struct eyes *e, const void *state, void *view);

#endif
