/* random_game.c -- see random_game.h. */

#include "random_game.h"

#include <assert.h>

#include "play/dealer.h"

struct move random_move(const struct game *g, const void *state, struct rng *r)
{
	const struct turn *turn = state;
	struct move list[MOVES_MAX];
	int seat;

	if (turn_waits(turn, DEALER))
		return dealer_sample(g, state, r);
	do
		seat = (int)rng_below(r, SEATS_MAX);
	while (!turn_waits(turn, seat));
	return list[rng_below(r, (uint32_t)g->moves(state, seat, list))];
}

void random_play(struct table *t, uint32_t plies, struct rng *r)
{
	struct fault f;

	for (uint32_t i = 0; i < plies && !table_turn(t)->over && t->moves < t->game->plies; i++) {
		const bool played = table_play(t, random_move(t->game, t->state, r), &f);
		assert(played);
		(void)played;
	}
}
