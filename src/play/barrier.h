/* barrier.h -- how far people may take back: to their latest real decision, unless one of
 * them has learned something since.
 *
 * A barrier is told of every move when it is made, so that nobody has to replay a game to
 * know whether its last move can be taken back. */

#ifndef PLAY_BARRIER_H
#define PLAY_BARRIER_H

#include "rules/game.h"

struct barrier {
	bool decided;           /* somebody has decided something */
	bool known;             /* and something became known since */
	uint32_t at;            /* moves that were made before that decision */
};

/* The move number n (from 0) was made in the position `before`.  `people` is the set of
 * seats that may take back; `real`: a person was asked, and chose it among others. */
void barrier_note(struct barrier *b, const struct game *g, const void *before, struct move m,
                  uint32_t n, unsigned people, bool real);

#endif
