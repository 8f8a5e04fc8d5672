/* rehearse.c -- see rehearse.h. */

#include "bots/rehearse.h"

#include <stdalign.h>
#include <string.h>

#include "bots/arith.h"

enum { WORLDS_LEAST = 4 }; /* before a rival is dropped */

/* Standard errors that a lead must have. */
#define SURE 2.0

/* Moves that run against the usual one. */
struct race {
	struct match habit; /* everybody greedy */
	const struct aim *aim;
	const struct move *move;
	int moves, usual;
	const struct budget *budget;
	double start, worlds;
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
		evaluate_result(g, race->aim, state, win);
	const double own = win[race->aim->seat];
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

/* All moves that still run, in one world; returns how many were tried, or 0 if time ended
 * before all were: then the world counts for nothing. */
static int run_world(struct race *race, const void *world, const struct rng *r)
{
	double won[MOVES_MAX];
	int tried = 0;

	for (int i = 0; i < race->moves; i++) {
		if (race->out[i])
			continue;
		if (budget_spent(race->budget, race->start))
			return 0;
		won[i] = rehearse(race, world, i, *r);
		tried++;
	}
	race->worlds++;
	for (int i = 0; i < race->moves; i++) {
		if (i == race->usual || race->out[i])
			continue;
		const double lead = won[i] - won[race->usual];
		race->lead[i] += lead;
		race->squares[i] += lead * lead;
		race->out[i] = race->worlds >= WORLDS_LEAST && bound(race, i, SURE, 0) <= 0;
	}
	return tried;
}

static int winner(const struct race *race)
{
	int best = race->usual;
	double most = 0;

	for (int i = 0; i < race->moves && race->worlds > 0; i++)
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

/* Has it more visits than any other? */
static bool leads(const struct race *race, int best)
{
	for (int i = 0; i < race->moves; i++)
		if (i != best && race->weight[i].visits >= race->weight[best].visits)
			return false;
	return true;
}

/* A lead that may be an accident is none: no rival looks better than the move to play. */
static void humble(struct race *race, int best)
{
	const struct weight *w = &race->weight[best];
	const int seat = race->aim->seat;

	for (int i = 0; i < race->moves; i++) {
		struct weight *rival = &race->weight[i];
		if (rival->win[seat] * w->visits <= w->win[seat] * rival->visits)
			continue;
		for (int k = 0; k < SEATS_MAX; k++)
			rival->win[k] = w->win[k] * rival->visits / w->visits;
	}
}

double rehearse_chance(const struct game *g, const struct aim *f, const void *view, int times,
                       struct rng *r)
{
	alignas(16) unsigned char world[STATE_MAX];
	const struct match habit = habit_of(g);
	double win[SEATS_MAX], sum = 0;

	for (int i = 0; i < times; i++) {
		memcpy(world, view, g->state_size);
		g->guess(world, f->seat, r);
		if (!match_go_on(&habit, world, r))
			continue;
		evaluate_result(g, f, world, win);
		sum += win[f->seat];
	}
	return (sum + 1) / (times + 2);
}

void rehearse_weigh(const struct game *g, const struct aim *f, const void *view,
                    const struct move *move, int moves, const struct budget *b, struct rng *r,
                    struct weight *weight)
{
	alignas(16) unsigned char world[STATE_MAX];
	struct race race = {
		.habit = habit_of(g), .aim = f, .move = move, .moves = moves, .weight = weight};
	int tried = 2;

	race.budget = b;
	race.start = b->milliseconds > 0 ? b->now() : 0;
	race.usual = bot_greedy.choose(&bot_greedy, g, view, f->seat, move, moves,
	                               race.habit.budget[0], r);
	for (uint32_t spent = 0; tried > 1 && spent < b->simulations;) {
		memcpy(world, view, g->state_size);
		g->guess(world, f->seat, r);
		tried = run_world(&race, world, r);
		spent += (uint32_t)tried * REHEARSAL;
		rng_next(r);
	}
	const int best = winner(&race);
	while (!leads(&race, best)) {
		rehearse(&race, world, best, *r);
		rng_next(r);
	}
	humble(&race, best);
}
