/* reason.c -- hint_read of hint.h: from weights to a best move and a fact for it.
 *
 * Facts are looked for in this order: a risk that the best move avoids or is worth
 * taking, counted over all that chance may do; what the seat can do next; and if
 * there is neither, how often looking ahead ended well. */

#include <stdalign.h>
#include <string.h>

#include "bots/hint.h"
#include "bots/odds.h"

static uint32_t percent(double share)
{
	return (uint32_t)(100 * share + 0.5);
}

/* What chance may do right after a move, as the seat knows it; `after` is then the view
 * in which it happens. */
static int chances(const struct game *g, const void *view, int seat, struct move m, void *after,
                   struct outcome *list)
{
	memcpy(after, view, g->state_size);
	if (g->foresee == NULL || g->brain == NULL)
		return 0;
	g->apply(after, m);
	return g->foresee(after, seat, list);
}

/* Counts the outcomes after `risky` that are worse than `safe`. */
static bool find_risk(const struct game *g, const void *view, int seat, struct move risky,
                      struct move safe, struct reason *why)
{
	alignas(16) unsigned char after[STATE_MAX], then[STATE_MAX];
	struct outcome list[MOVES_MAX];
	struct odds told;

	why->part = why->whole = 0;
	if (!odds_of(g, view, seat, risky, &told) || chances(g, view, seat, safe, after, list) > 1)
		return false;
	memcpy(after, view, g->state_size);
	g->apply(after, safe);
	const int sure = g->brain->value(after, seat);
	const int n = chances(g, view, seat, risky, after, list);
	for (int i = 0; i < n; i++) {
		memcpy(then, after, g->state_size);
		g->apply(then, list[i].move);
		why->whole += list[i].weight;
		why->part += g->brain->value(then, seat) < sure ? list[i].weight : 0;
	}
	return n > 1;
}

/* What the same seat would do next, if nothing comes between. */
static bool find_next(const struct game *g, const void *view, int seat, struct move m,
                      struct move *next)
{
	alignas(16) unsigned char after[STATE_MAX];
	const struct turn *turn = (const struct turn *)after;
	struct move move[MOVES_MAX];
	int64_t worth[MOVES_MAX];
	struct rng r;
	int best = 0;

	memcpy(after, view, g->state_size);
	g->apply(after, m);
	if (turn->over || turn->waiting != 1u << seat)
		return false;
	const int moves = g->moves(after, seat, move);
	rng_seed(&r, turn->ply);
	if (moves < 2 || !hint_rate(g, after, seat, move, moves, 1, &r, worth))
		return false;
	for (int i = 1; i < moves; i++)
		best = worth[i] > worth[best] ? i : best;
	*next = move[best];
	return true;
}

static void find_reason(const struct game *g, const void *view, int seat, const struct move *move,
                        struct hint *h)
{
	struct reason *why = &h->reason;

	*why = (struct reason){.move = move[h->best], .other = move[h->second]};
	if (find_risk(g, view, seat, move[h->second], move[h->best], why) && why->part > 0) {
		why->kind = REASON_RISK;
	} else if (find_risk(g, view, seat, move[h->best], move[h->second], why) &&
	           why->part < why->whole) {
		why->kind = why->part > 0 ? REASON_CHANCE : REASON_SAFE;
	} else if (find_next(g, view, seat, move[h->best], &why->other)) {
		why->kind = REASON_NEXT;
	} else {
		why->kind = REASON_MEAN;
		why->part = percent(h->win[seat]);
		why->whole = percent(h->rival);
	}
}

void hint_read(const struct game *g, const void *view, int seat, const struct move *move, int moves,
               const struct weight *weight, struct hint *h)
{
	const int seats = ((const struct turn *)view)->seats;

	*h = (struct hint){.best = weight_favourite(weight, moves, seat, -1)};
	h->second = weight_favourite(weight, moves, seat, h->best);
	for (int i = 0; i < seats; i++)
		h->win[i] = weight_mean(&weight[h->best], i);
	if (h->second < 0)
		return;
	h->rival = weight_mean(&weight[h->second], seat);
	find_reason(g, view, seat, move, h);
}
