/* hint.c -- see hint.h. */

#include "bots/hint.h"

#include <stdalign.h>
#include <string.h>

#include "play/dealer.h"

enum { STEPS = 32, OUTCOMES_FEW = 36 };

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

/* The mean value over all outcomes.  A view (r is NULL) is not played on: its game
 * knows the worth of what is still being dealt. */
static int64_t mean_value(const struct game *g, const void *before, int seat,
                          const struct outcome *list, int n, const struct rng *r)
{
	alignas(16) unsigned char after[STATE_MAX];
	int64_t sum = 0, weight = 0;

	for (int i = 0; i < n; i++) {
		memcpy(after, before, g->state_size);
		g->apply(after, list[i].move);
		if (r != NULL) {
			struct rng luck = *r;
			run_on(g, after, &luck);
		}
		sum += g->brain->value(after, seat) * (int64_t)list[i].weight;
		weight += list[i].weight;
	}
	return weight > 0 ? sum / weight : 0;
}

static int64_t value_on_view(const struct game *g, const void *view, int seat, struct move m)
{
	alignas(16) unsigned char state[STATE_MAX];
	struct outcome list[MOVES_MAX];

	memcpy(state, view, g->state_size);
	g->apply(state, m);
	const int n = g->foresee(state, seat, list);
	return n > 0 ? mean_value(g, state, seat, list, n, NULL) : g->brain->value(state, seat);
}

static int64_t value_in_world(const struct game *g, const void *world, int seat, struct move m,
                              const struct rng *r)
{
	alignas(16) unsigned char state[STATE_MAX];
	struct outcome list[MOVES_MAX];
	struct rng luck = *r;

	memcpy(state, world, g->state_size);
	g->apply(state, m);
	const int n = turn_waits((const struct turn *)state, DEALER) ? g->outcomes(state, list) : 0;
	if (n > 0 && n <= OUTCOMES_FEW)
		return mean_value(g, state, seat, list, n, r);
	run_on(g, state, &luck);
	return g->brain->value(state, seat);
}

bool hint_rate(const struct game *g, const void *view, int seat, const struct move *move, int moves,
               uint32_t samples, struct rng *r, int64_t *worth)
{
	alignas(16) unsigned char world[STATE_MAX];

	if (g->brain == NULL)
		return false;
	for (int i = 0; i < moves; i++)
		worth[i] = g->foresee != NULL ? samples * value_on_view(g, view, seat, move[i]) : 0;
	for (uint32_t sample = 0; sample < samples && g->foresee == NULL; sample++) {
		memcpy(world, view, g->state_size);
		g->guess(world, seat, r);
		for (int i = 0; i < moves; i++)
			worth[i] += value_in_world(g, world, seat, move[i], r);
		rng_next(r); /* the next sample has other luck even if guess drew nothing */
	}
	return true;
}
