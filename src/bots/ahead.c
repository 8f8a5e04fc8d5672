/* ahead.c -- see ahead.h; and `net`, the bot that looks one move ahead by the net. */

#include "bots/ahead.h"

#include <stdalign.h>

#include "bots/bot.h"
#include "bots/net.h"
#include "play/dealer.h"

enum { WORLDS = 2 };

void ahead_settle(const struct game *g, void *state, int seat, struct rng *r)
{
	const struct turn *turn = state;
	struct outcome list[MOVES_MAX];

	while (!turn->over && turn_waits(turn, DEALER)) {
		const struct move m = dealer_sample(g, state, r);
		if (move_same(m, g->hide_move(state, m, seat)) && g->outcomes(state, list) > 1)
			return;
		g->apply(state, m);
	}
}

static void mean_of(const struct evaluator *e, const struct game *g, const struct aim *f,
                    const void *before, struct rng *r, double *win)
{
	alignas(16) unsigned char after[STATE_MAX];
	struct outcome list[MOVES_MAX];
	const int seats = ((const struct turn *)before)->seats, n = g->outcomes(before, list);
	double one[SEATS_MAX], all = 0;

	for (int i = 0; i < n; i++)
		all += list[i].weight;
	for (int i = 0; i < n; i++) {
		memcpy(after, before, g->state_size);
		g->apply(after, list[i].move);
		ahead_settle(g, after, f->seat, r);
		evaluate(e, g, f, after, one);
		for (int seat = 0; seat < seats; seat++)
			win[seat] += one[seat] * list[i].weight / all;
	}
}

void ahead_rate(const struct evaluator *e, const struct game *g, const struct aim *f,
                const void *world, struct move m, struct rng *r, double *win)
{
	alignas(16) unsigned char state[STATE_MAX];
	const struct turn *turn = (const struct turn *)state;

	memcpy(state, world, g->state_size);
	g->apply(state, m);
	ahead_settle(g, state, f->seat, r);
	memset(win, 0, SEATS_MAX * sizeof *win);
	if (!turn->over && turn_waits(turn, DEALER))
		mean_of(e, g, f, state, r, win);
	else
		evaluate(e, g, f, state, win);
}

/* The best, and the first of equals. */
static int best_of(const double *worth, int n)
{
	int best = 0;

	for (int i = 1; i < n; i++)
		if (worth[i] > worth[best])
			best = i;
	return best;
}

static int choose(const struct bot *self, const struct game *g, const void *view, int seat,
                  const struct move *move, int moves, struct budget b, struct rng *r)
{
	alignas(16) unsigned char world[STATE_MAX];
	const uint32_t worlds = b.simulations > 0 ? b.simulations : WORLDS;
	double worth[MOVES_MAX] = {0}, win[SEATS_MAX];
	struct aim f;

	aim_of(g, view, seat, &f);
	for (uint32_t n = 0; n < worlds; n++) {
		memcpy(world, view, g->state_size);
		g->guess(world, seat, r);
		for (int i = 0; i < moves; i++) {
			struct rng luck =
				*r; /* the same for all, so that moves are compared and not luck */
			ahead_rate(self->how, g, &f, world, move[i], &luck, win);
			worth[i] += win[seat];
		}
		rng_next(r);
	}
	return best_of(worth, moves);
}

const struct bot bot_net = {.name = "net", .how = &evaluate_by_net, .choose = choose};
