/* future.c -- chances, by playing on.
 *
 * Worlds are guessed from what a viewer knows, so nothing hidden is given away.  The
 * chance to win is how often a seat wins when everybody plays at random from here:
 * a measure of the position, not of the players. */

#include "wasm/answers.h"

#include <string.h>

#include "bots/bot.h"

enum { CERTAIN = 1000 };

/* A true state after n moves as the public knows it, and filled up again. */
static void imagine(const struct desk *d, const void *view, int seat, void *world, struct rng *r)
{
	memcpy(world, view, d->table.game->state_size);
	d->table.game->guess(world, seat, r);
}

static void play_on(const struct game *g, void *state, struct rng *r)
{
	const struct turn *turn = state;
	struct move move[MOVES_MAX];

	while (!turn->over && turn->ply < g->plies) {
		const int seat = match_next(turn);
		if (seat == DEALER) {
			g->apply(state, dealer_sample(g, state, r));
			continue;
		}
		const int moves = g->moves(state, seat, move);
		g->apply(state, move[moves > 1 ? rng_below(r, (uint32_t)moves) : 0]);
	}
}

static void count_wins(const struct game *g, const void *state, uint32_t *wins)
{
	const struct turn *turn = state;
	struct result r;
	uint32_t winners = 0;

	g->result(state, &r);
	for (int seat = 0; seat < turn->seats; seat++)
		winners += turn->over && r.place[seat] == 1;
	for (int seat = 0; seat < turn->seats; seat++)
		if (winners > 0 && r.place[seat] == 1)
			wins[seat] += CERTAIN / winners;
}

void answer_chances(struct json *j, const struct desk *d, uint32_t n, uint32_t playouts)
{
	alignas(16) unsigned char state[STATE_MAX], view[STATE_MAX], world[STATE_MAX];
	const struct eyes public = eyes_of(d, ENGLISH, SPECTATOR);
	const struct turn *turn = (const struct turn *)view;
	uint32_t wins[SEATS_MAX] = {0};
	struct rng r;

	rng_seed(&r, n);
	table_at(&d->table, n < d->table.moves ? n : d->table.moves, state);
	eyes_look(&public, state, view);
	for (uint32_t i = 0; i < playouts; i++) {
		imagine(d, view, SPECTATOR, world, &r);
		play_on(d->table.game, world, &r);
		count_wins(d->table.game, world, wins);
	}
	json_open(j, "share", '[');
	for (int seat = 0; seat < turn->seats; seat++)
		json_number(j, NULL, playouts > 0 ? wins[seat] / playouts : 0);
	json_close(j, ']');
}
