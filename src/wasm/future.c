/* future.c -- chances, by playing on.
 *
 * Worlds are guessed from what a viewer knows, so nothing hidden is given away.  The
 * chance to win is how often a seat wins when everybody plays on in the same quick way
 * from here: a measure of the position, not of the players.  Against each other the
 * quickest way will do, rules of the game's own or else chance, for it is equally bad for
 * all.  Together that would never win, so there a greedy player goes on for everybody. */

#include "wasm/answers.h"

#include <string.h>

#include "bots/bot.h"
#include "bots/evaluate.h"

enum { CERTAIN = 1000 };

/* How a game is played on. */
struct course {
	const struct game *game;
	struct frame frame;
	struct rng rng;
};

/* A true state after n moves as the public knows it, and filled up again. */
static void imagine(const struct desk *d, const void *view, int seat, void *world, struct rng *r)
{
	memcpy(world, view, d->table.game->state_size);
	d->table.game->guess(world, seat, r);
}

static int quick_move(struct course *c, const void *state, int seat, const struct move *move,
                      int moves)
{
	const struct game *g = c->game;
	alignas(16) unsigned char view[STATE_MAX];

	if (!c->frame.together)
		return g->policies != NULL ? g->policies->choose(state, seat, move, moves)
		                           : (int)rng_below(&c->rng, (uint32_t)moves);
	memcpy(view, state, g->state_size);
	g->hide(view, seat);
	return bot_greedy.choose(&bot_greedy, g, view, seat, move, moves, (struct budget){0},
	                         &c->rng);
}

static void play_on(struct course *c, void *state)
{
	const struct game *g = c->game;
	const struct turn *turn = state;
	struct move move[MOVES_MAX];

	while (!turn->over && turn->ply < g->plies) {
		const int seat = match_next(turn);
		if (seat == DEALER) {
			g->apply(state, dealer_sample(g, state, &c->rng));
			continue;
		}
		const int moves = g->moves(state, seat, move);
		g->apply(state, move[moves > 1 ? quick_move(c, state, seat, move, moves) : 0]);
	}
}

static void count_wins(const struct course *c, const void *state, uint32_t *wins)
{
	const struct turn *turn = state;
	double win[SEATS_MAX];

	if (!turn->over)
		return;
	evaluate_result(c->game, &c->frame, state, win);
	for (int seat = 0; seat < turn->seats; seat++)
		wins[seat] += (uint32_t)(CERTAIN * win[seat]);
}

void answer_chances(struct json *j, const struct desk *d, uint32_t n, uint32_t playouts)
{
	alignas(16) unsigned char state[STATE_MAX], view[STATE_MAX], world[STATE_MAX];
	const struct eyes public = eyes_of(d, ENGLISH, SPECTATOR);
	const struct turn *turn = (const struct turn *)view;
	uint32_t wins[SEATS_MAX] = {0};
	struct course c = {.game = d->table.game, .frame.together = desk_together(d)};

	rng_seed(&c.rng, n);
	table_at(&d->table, n < d->table.moves ? n : d->table.moves, state);
	eyes_look(&public, state, view);
	for (uint32_t i = 0; i < playouts; i++) {
		imagine(d, view, SPECTATOR, world, &c.rng);
		play_on(&c, world);
		count_wins(&c, world, wins);
	}
	json_open(j, "share", '[');
	for (int seat = 0; seat < turn->seats; seat++)
		json_number(j, NULL, playouts > 0 ? wins[seat] / playouts : 0);
	json_close(j, ']');
}
