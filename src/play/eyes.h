/* eyes.h -- whose view, in whose words; and one walk over what happened.
 *
 * Everything that shows a game, be it a log, a replay, a page or a program at the table,
 * walks over the moves in the same way: the position before a move, the move, the position
 * after it.  What a pair of eyes may know of such a step is decided here and nowhere
 * else. */

#ifndef PLAY_EYES_H
#define PLAY_EYES_H

#include "lang/lang.h"
#include "play/table.h"

struct eyes {
	const struct game *game;
	enum language lang;
	struct names names;
	int seat;               /* a seat, SPECTATOR or TRUTH */
};

/* Names are those of the table's chairs and live as long as it does. */
struct eyes eyes_of(const struct table *t, enum language l, int seat);

/* A state as those eyes see it. */
void eyes_view(const struct eyes *e, const void *state, void *view);
/* May these eyes see the choices of that seat? */
bool eyes_may_see(const struct eyes *e, int seat);

/* A walk over the moves of a table.  It begins before the first; `n` moves are made in
 * `after`, and the last of them led there from `before`. */
struct walk {
	const struct table *table;
	uint32_t n;
	uint32_t undone;        /* as the table's was: taking back changes the way */
	struct move move;
	alignas(16) unsigned char before[STATE_MAX], after[STATE_MAX];
};

void walk_begin(struct walk *w, const struct table *t);
/* One move on; false at the end. */
bool walk_on(struct walk *w);
/* To where n moves are made (or as many as there are): on from here if that leads there,
 * else from the beginning.  Who looks at what is new never walks twice. */
void walk_to(struct walk *w, uint32_t n);

/* The last step of a walk: the move as it was shown to those eyes, and what they are told
 * of it; `line` has room for LINES_MAX. */
struct move eyes_move(const struct eyes *e, const struct walk *w);
int eyes_tell(const struct eyes *e, const struct walk *w, struct line *line);

#endif
