/* barrier.c -- see barrier.h. */

#include "play/barrier.h"

#include <stdalign.h>

static bool in_set(unsigned seats, int seat)
{
	return seats >> seat & 1;
}

static bool says_nothing(const struct game *g, struct move shown)
{
	const struct verb *verb = &g->verbs[shown.verb];

	if (verb->amount || verb->list[0] == LIST_NONE)
		return false;
	for (int i = 0; i < ARGS_MAX && verb->list[i] != LIST_NONE; i++)
		if (shown.arg[i] != UNKNOWN)
			return false;
	return true;
}

/* Could the seat foretell the dealer's move?  What is settled in truth, like the face of
 * a coin that was dealt unseen, can still be news; so a game is asked what a view leaves
 * open, and where it cannot say everything is news. */
static bool foretold(const struct game *g, const void *before, int seat)
{
	alignas(16) unsigned char view[STATE_MAX];
	struct outcome outcome[MOVES_MAX];

	if (g->foresee == NULL)
		return false;
	memcpy(view, before, g->state_size);
	g->hide(view, seat);
	return g->foresee(view, seat, outcome) == 1;
}

/* Did one of these seats learn something from this move? */
static bool tells(const struct game *g, const void *before, struct move m, unsigned seats)
{
	if (m.seat != DEALER)
		return !in_set(seats, m.seat);
	for (int seat = 0; seat < SEATS_MAX; seat++)
		if (in_set(seats, seat) && !says_nothing(g, g->hide_move(before, m, seat)) &&
		    !foretold(g, before, seat))
			return true;
	return false;
}

void barrier_note(struct barrier *b, const struct game *g, const void *before, struct move m,
                  uint32_t n, unsigned people, bool real)
{
	if (in_set(people, m.seat) && real)
		*b = (struct barrier){.decided = true, .at = n};
	else if (b->decided && tells(g, before, m, people))
		b->known = true;
}
