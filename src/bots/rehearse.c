/* rehearse.c -- see rehearse.h. */

#include "bots/rehearse.h"

#include <stdalign.h>
#include <string.h>

#include "bots/arith.h"
#include "play/dealer.h"

enum { WORLDS_LEAST = 4 }; /* before a rival is dropped */

/* Standard errors that a lead must have. */
#define SURE 2.0

/* Moves that run against the usual one. */
struct race {
	struct match habit; /* everybody greedy */
	const struct frame *frame;
	const struct move *move;
	int moves, usual;
	double worlds;
	bool out[MOVES_MAX];                        /* dropped */
	double lead[MOVES_MAX], squares[MOVES_MAX]; /* over the usual move: sums */
	struct weight *weight;
};

/* The game to its end after one move; does the seat that asks win? */
static double rehearse(struct race *race, const void *world, int i, struct rng r)
{
	alignas(16) unsigned char state[STATE_MAX];
	const struct game *g = race->habit.game;
	struct weight *w = &race->weight[i];
	double win[SEATS_MAX] = {0};

	memcpy(state, world, g->state_size);
	g->apply(state, race->move[i]);
	if (match_go_on(&race->habit, state, &r))
		evaluate_result(g, race->frame, state, win);
	const double own = win[race->frame->seat];
	w->visits++;
	w->squares += own * own;
	for (int seat = 0; seat < ((const struct turn *)world)->seats; seat++)
		w->win[seat] += win[seat];
	return own;
}

/* A bound of a rival's mean lead, so many standard errors above it.  `doubt` is added to
 * the squares: what was seen a few times may yet turn out otherwise. */
static double bound(const struct race *race, int i, double errors, double doubt)
{
	const double n = race->worlds, mean = race->lead[i] / n;

	return mean + errors * arith_root(((race->squares[i] + doubt) / n - mean * mean) / n);
}

/* All moves that still run, in one world; returns how many were tried. */
static int run_world(struct race *race, const void *world, const struct rng *r)
{
	const double usual = rehearse(race, world, race->usual, *r);
	int tried = 1;

	race->worlds++;
	for (int i = 0; i < race->moves; i++) {
		if (i == race->usual || race->out[i])
			continue;
		const double lead = rehearse(race, world, i, *r) - usual;
		race->lead[i] += lead;
		race->squares[i] += lead * lead;
		race->out[i] = race->worlds >= WORLDS_LEAST && bound(race, i, SURE, 0) <= 0;
		tried++;
	}
	return tried;
}

static int winner(const struct race *race)
{
	int best = race->usual;
	double most = 0;

	for (int i = 0; i < race->moves; i++)
		if (i != race->usual && !race->out[i] && bound(race, i, -SURE, 1) > most) {
			most = bound(race, i, -SURE, 1);
			best = i;
		}
	return best;
}

static struct match habit_of(const struct game *g)
{
	struct match m = {.game = g};

	for (int seat = 0; seat < SEATS_MAX; seat++) {
		m.bot[seat] = &bot_greedy;
		m.budget[seat].simulations = 1;
	}
	return m;
}

void rehearse_weigh(const struct game *g, const struct frame *f, const void *view,
                    const struct move *move, int moves, const struct budget *b, struct rng *r,
                    struct weight *weight)
{
	alignas(16) unsigned char world[STATE_MAX];
	struct race race = {
		.habit = habit_of(g), .frame = f, .move = move, .moves = moves, .weight = weight};
	const double start = b->milliseconds > 0 ? b->now() : 0;
	int tried = 2;

	race.usual = bot_greedy.choose(&bot_greedy, g, view, f->seat, move, moves,
	                               race.habit.budget[0], r);
	for (uint32_t spent = 0; tried > 1 && spent < b->simulations;) {
		memcpy(world, view, g->state_size);
		g->guess(world, f->seat, r);
		tried = run_world(&race, world, r);
		spent += (uint32_t)tried * REHEARSAL;
		rng_next(r);
		if (b->milliseconds > 0 && b->now() - start >= b->milliseconds)
			break;
	}
	rehearse(&race, world, winner(&race), *r);
}
