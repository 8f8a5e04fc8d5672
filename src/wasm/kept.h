/* kept.h -- the sitting that a page keeps.
 *
 * What host/session is for a terminal, without files: the record is a text in here, which
 * grows by a line with everything that is done, and the page puts a copy of it and the
 * dealer's seed away.  Bots draw from the seed too, so a game goes on after a reload as it
 * would have without.  What comes next is the sitting's business (play/sitting.h). */

#ifndef WASM_KEPT_H
#define WASM_KEPT_H

#include "play/passage.h"
#include "play/eyes.h"
#include "play/sitting.h"

enum { KEPT_MOVES = 1 << 17, KEPT_TREE = 16 << 20, KEPT_RECORD = 6 << 20 };

struct kept {
	bool open;                      /* a game is on the table */
	bool together;                  /* all win or lose as one */
	struct table table;
	struct sitting sitting;
	struct walk walk;               /* where it was last looked at what happened */
	struct passage passage;         /* … what was told there last … */
	int heard;                      /* … and to whose eyes */
	struct text record;
	size_t given;                   /* how much of it the page has */
	struct move room[KEPT_MOVES];
	char written[KEPT_RECORD];
	alignas(16) unsigned char tree[KEPT_TREE];  /* where bots think; nothing is kept there */
};

/* "seed HEX", "NAME players=3", then lines "seat N KIND NAME" and, for a chapter, "after HEX":
 * the head of the record before it. */
bool kept_new(struct kept *k, struct span text, struct fault *f);
/* "seed HEX", from which a game that is not over is dealt on, then its record.  One of an
 * older form is written anew. */
bool kept_load(struct kept *k, struct span text, struct fault *f);
/* A game of its own that begins with the first n moves; its deals are not sealed. */
bool kept_cut(struct kept *k, uint32_t n, struct fault *f);

/* What comes next and needs nobody: a deal, a pass, the move of a bot. */
bool kept_step(struct kept *k, struct fault *f);
/* Is there room for what comes next? */
bool kept_fits(const struct kept *k, struct fault *f);

#endif
