/* hint.c -- see hint.h.
 *
 * Each sample is one world that the view allows and one stream of luck.  All moves
 * are tried in the same worlds with the same luck, so that they are compared and not
 * the dice.  Chance and forced moves are played on until somebody has a choice. */

#include "bots/hint.h"

#include <stdalign.h>
#include <string.h>

#include "play/dealer.h"

enum { STEPS = 32 };

/* Plays what nobody decides; bounded, because a game may deal for long. */
static void run_on(const struct game *g, void *state, struct rng *r)
{
	const struct turn *turn = state;
	struct move move[MOVES_MAX];

	for (int i = 0; i < STEPS && !turn->over; i++) {
		if (turn_waits(turn, DEALER)) {
			g->apply(state, dealer_sample(g, state, r));
			continue;
		}
		if (g->moves(state, __builtin_ctz(turn->waiting), move) != 1)
			return;
		g->apply(state, move[0]);
	}
}

static void try_all(const struct game *g, const void *world, int seat, const struct move *move,
                    int moves, const struct rng *luck, int64_t *worth)
{
	alignas(16) unsigned char state[STATE_MAX];

	for (int i = 0; i < moves; i++) {
		struct rng r = *luck;
		memcpy(state, world, g->state_size);
		g->apply(state, move[i]);
		run_on(g, state, &r);
		worth[i] += g->value(state, seat);
	}
}

bool hint_rate(const struct game *g, const void *view, int seat, const struct move *move, int moves,
               uint32_t samples, struct rng *r, int64_t *worth)
{
	alignas(16) unsigned char world[STATE_MAX];

	if (g->value == NULL)
		return false;
	memset(worth, 0, (size_t)moves * sizeof *worth);
	for (uint32_t i = 0; i < samples; i++) {
		memcpy(world, view, g->state_size);
		g->guess(world, seat, r);
		try_all(g, world, seat, move, moves, r, worth);
		rng_next(r); /* the next sample has other luck even if guess drew nothing */
	}
	return true;
}
