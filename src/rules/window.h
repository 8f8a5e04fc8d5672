/* window.h -- "before that happens, does anybody want to …?"
 *
 * An effect that others may answer waits on a small stack in the state while the
 * seats in `turn.waiting` are asked.  A seat that passes leaves the set; when the
 * set is empty the top effect happens and is popped.  A card played in answer may
 * push an effect of its own.  Whom to ask is decided from public facts only (a
 * seat holding any card is asked, whether or not it holds the right one), or the
 * question itself would betray a hand. */

#ifndef RULES_WINDOW_H
#define RULES_WINDOW_H

#include <assert.h>

#include "rules/game.h"

enum { WINDOWS_MAX = 4 };

NO_PADDING
struct window { uint8_t kind, by, on, arg; };

struct windows {
	struct window open[WINDOWS_MAX];
	uint8_t depth;
};
PADDING_AGAIN

static inline void window_push(struct windows *w, struct window what)
{
	assert(w->depth < WINDOWS_MAX);
	w->open[w->depth++] = what;
}

static inline struct window *window_top(struct windows *w)
{
	assert(w->depth > 0);
	return &w->open[w->depth - 1];
}

/* Takes the top effect off; its place is cleared, so that equal positions have
 * equal bytes. */
static inline struct window window_pop(struct windows *w)
{
	const struct window top = *window_top(w);

	w->open[--w->depth] = (struct window){0};
	return top;
}

#endif
