/* random_game.c -- see random_game.h. */

#include "random_game.h"

#include <assert.h>
#include <stdalign.h>

#include "play/dealer.h"
#include "rules/notation.h"
#include "rules/options.h"

enum { TOUR = 400 };

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

int random_tour(const struct game *g, int players, uint64_t seed, const char *verb,
                random_look *what)
{
	alignas(16) unsigned char at[STATE_MAX];
	const struct turn *turn = (const struct turn *)at;
	struct move list[MOVES_MAX];
	struct options o;
	struct rng r;
	int sum = 0;

	rng_seed(&r, seed);
	options_normal(g, &o);
	o.value[0] = (int16_t)players;
	g->setup(at, &o, g->rules);
	for (int n = 0; n < TOUR && !turn->over; n++) {
		struct move next = random_move(g, at, &r);
		const int moves = next.seat == DEALER ? 0 : g->moves(at, next.seat, list);
		for (int i = 0; i < moves; i++) {
			if (!text_same(g->verbs[list[i].verb].name, verb))
				continue;
			sum += what(g, at, next.seat, list[i]);
			next = rng_below(&r, 2) > 0 ? list[i] : next;
		}
		g->apply(at, next);
	}
	return sum;
}
