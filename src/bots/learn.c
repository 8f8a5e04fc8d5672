/* learn.c -- see learn.h. */

#include "bots/learn.h"

#include <assert.h>
#include <stdalign.h>

#include "base/hash.h"
#include "bots/ahead.h"
#include "bots/arith.h"
#include "bots/bot.h"
#include "play/dealer.h"
#include "rules/options.h"

/* --- Playing ------------------------------------------------------------------- */

static void result_of(const struct game *g, const void *state, float *chance)
{
	static const struct aim contest = {.together = false};
	double win[SEATS_MAX];

	evaluate_result(g, &contest, state, win);
	for (int seat = 0; seat < ((const struct turn *)state)->seats; seat++)
		chance[seat] = (float)win[seat];
}

/* What the net says of a position, written as a step. */
static void look(const struct net *n, const struct game *g, const void *state, struct step *s)
{
	const struct turn *turn = state;
	float chance[SEATS_MAX];

	s->active = turn->active;
	if (turn->over) {
		result_of(g, state, s->said);
		return;
	}
	g->brain->features(state, turn->active, s->feature);
	net_hide(n, s->feature, s->hidden);
	net_share(n, s->hidden, turn->seats, chance);
	for (int i = 0; i < turn->seats; i++)
		s->said[(turn->active + i) % turn->seats] = chance[i];
}

/* The move after which the net likes the seat's chances best; leaves that position in
 * `after` and what the net says of it in `next`. */
static void choose(const struct net *n, const struct game *g, const void *state, int seat,
                   struct rng *r, void *after, struct step *next)
{
	alignas(16) unsigned char trial[STATE_MAX];
	struct step seen;
	struct move list[MOVES_MAX];
	const int moves = g->moves(state, seat, list);
	float best = -1;

	for (int i = 0; i < moves; i++) {
		memcpy(trial, state, g->state_size);
		g->apply(trial, list[i]);
		ahead_settle(g, trial, seat, r);
		look(n, g, trial, &seen);
		if (seen.said[seat] > best) {
			best = seen.said[seat];
			memcpy(next, &seen, sizeof seen);
			memcpy(after, trial, g->state_size);
		}
	}
}

/* Makes a move that is not the net's choice: chance, a policy's, or any. */
static void make(const struct net *n, const struct game *g, void *state, struct move m,
                 struct step *next, struct rng *r)
{
	const struct turn *turn = state;

	g->apply(state, m);
	ahead_settle(g, state, turn->active, r);
	look(n, g, state, next);
}

static bool by_lot(const struct lesson *l, struct rng *r)
{
	return rng_below(r, 1 << 16) < (uint32_t)(l->stray * (1 << 16));
}

/* One position on: a choice or a card. */
static void advance(const struct net *n, struct lesson *l, void *state, struct step *now,
                    struct step *next, struct rng *r)
{
	alignas(16) unsigned char after[STATE_MAX];
	const struct game *g = l->game;
	const int seat = turn_next(state);
	struct move list[MOVES_MAX];
	const int moves = seat == DEALER ? 0 : g->moves(state, seat, list);

	now->strayed = false;
	if (seat == DEALER) {
		make(n, g, state, dealer_sample(g, state, r), next, r);
	} else if (l->copied || moves == 1) {
		const bool any = moves == 1 || by_lot(l, r);
		const int i = any ? (int)rng_below(r, (uint32_t)moves)
		                  : g->brain->policies->choose(state, seat, list, moves);
		make(n, g, state, list[i], next, r);
	} else {
		choose(n, g, state, seat, r, after, next);
		memcpy(now->next, next->said, sizeof now->next);
		now->strayed = by_lot(l, r);
		if (now->strayed)
			make(n, g, state, list[rng_below(r, (uint32_t)moves)], next, r);
		else
			memcpy(state, after, g->state_size);
		return;
	}
	memcpy(now->next, next->said, sizeof now->next);
}

/* Plays a game; the last of the l->steps positions is the end. */
static bool play(const struct net *n, struct lesson *l, struct rng *r)
{
	alignas(16) unsigned char state[STATE_MAX];
	const struct turn *turn = (const struct turn *)state;

	l->game->setup(state, &l->options, l->game->rules);
	l->game->apply(state, dealer_sample(l->game, state, r));
	ahead_settle(l->game, state, turn->active, r);
	look(n, l->game, state, &l->step[0]);
	for (l->steps = 1; !turn->over && l->steps < LESSON_MAX; l->steps++)
		advance(n, l, state, &l->step[l->steps - 1], &l->step[l->steps], r);
	return turn->over;
}

/* --- Learning -------------------------------------------------------------------- */

/* Adds the gradient of the cross entropy between the outputs and `target`, both
 * clockwise from the first seat of the features. */
static void teach(const struct net *n, const struct step *s, const float *chance,
                  const float *target, int seats, struct gradient *sum)
{
	const float *hidden = s->hidden;
	float back[NET_HIDDEN] = {0};
	const float *out = n->weight + net_out(n->features);
	float *to = sum->of + net_out(n->features), *bias = sum->of + net_bias(n->features);

	for (int seat = 0; seat < seats; seat++, out += NET_HIDDEN, to += NET_HIDDEN) {
		const float wrong = chance[seat] - target[seat];
		sum->of[net_out_bias(n->features) + seat] += wrong;
		sum->error += (double)(wrong * wrong);
		for (int k = 0; k < NET_HIDDEN; k++) {
			to[k] += wrong * hidden[k];
			back[k] += wrong * out[k];
		}
	}
	for (int k = 0; k < NET_HIDDEN; k++)
		bias[k] += back[k] = hidden[k] > 0 ? back[k] : 0;
	for (int i = 0; i < n->features; i++) {
		float *w = sum->of + i * NET_HIDDEN;
		const float x = s->feature[i];
		for (int k = 0; x != 0 && k < NET_HIDDEN; k++)
			w[k] += x * back[k];
	}
}

static void turn_round(const float *chance, int first, int seats, float *out)
{
	for (int i = 0; i < seats; i++)
		out[i] = chance[(first + i) % seats];
}

/* Backwards through the game: each position is worth a mixture of what was said of the
 * next one and of what the next one turned out to be worth. */
bool learn_game(const struct net *n, struct lesson *l, struct rng *r, struct gradient *sum)
{
	const int seats = l->options.value[0];
	float worth[SEATS_MAX], said[SEATS_MAX], target[SEATS_MAX];

	if (!play(n, l, r))
		return false;
	memcpy(worth, l->step[l->steps - 1].said, sizeof worth);
	for (int i = l->steps - 2; i >= 0; i--) {
		const struct step *s = &l->step[i];
		const float far = s->strayed ? 0 : l->lambda;
		for (int seat = 0; seat < seats; seat++)
			worth[seat] = far * worth[seat] + (1 - far) * s->next[seat];
		turn_round(worth, s->active, seats, target);
		turn_round(s->said, s->active, seats, said);
		teach(n, s, said, target, seats, sum);
	}
	sum->positions += l->steps - 1;
	sum->games++;
	return true;
}

/* --- Sight ----------------------------------------------------------------------- */

uint64_t learn_sight(const struct game *g)
{
	enum { PLIES = 600 };
	alignas(16) unsigned char state[STATE_MAX];
	const struct turn *turn = (const struct turn *)state;
	float feature[NET_FEATURES_MAX];
	struct move list[MOVES_MAX];
	struct options o;
	struct rng r;
	uint64_t h = HASH_START;

	options_normal(g, &o);
	rng_seed(&r, 1);
	g->setup(state, &o, g->rules);
	for (int i = 0; i < PLIES && !turn->over; i++) {
		const int seat = turn_next(turn);
		const int moves = seat == DEALER ? 0 : g->moves(state, seat, list);
		g->apply(state, seat == DEALER ? dealer_sample(g, state, &r)
		                               : list[rng_below(&r, (uint32_t)moves)]);
		const int n = g->brain->features(state, turn->active, feature);
		h = hash_bytes(h, feature, (size_t)n * sizeof *feature);
	}
	return h;
}

/* --- Weights --------------------------------------------------------------------- */

static float lot(struct rng *r, float size)
{
	return ((float)(rng_next(r) >> 40) / (1 << 23) - 1) * size;
}

void learn_begin(float *weight, int features, struct rng *r)
{
	memset(weight, 0, (size_t)net_size(features) * sizeof *weight);
	for (int i = 0; i < net_bias(features); i++)
		weight[i] = lot(r, 0.15f);
	for (int i = net_out(features); i < net_out_bias(features); i++)
		weight[i] = lot(r, 0.1f);
}

void learn_step(float *weight, float *mean, float *spread, const struct gradient *g, int size,
                struct stride p)
{
	const float keep = 0.9f, keep_spread = 0.999f;
	double left = 1, left_spread = 1;

	assert(g->positions > 0);
	for (int64_t i = 0; i <= p.steps && left_spread > 1e-9; i++) {
		left *= (double)keep;
		left_spread *= (double)keep_spread;
	}
	const float rate = p.rate * (float)(arith_root(1 - left_spread) / (1 - left));
	for (int i = 0; i < size; i++) {
		const float slope = g->of[i] / (float)g->positions;
		mean[i] = keep * mean[i] + (1 - keep) * slope;
		spread[i] = keep_spread * spread[i] + (1 - keep_spread) * slope * slope;
		if (mean[i] != 0)
			weight[i] -=
				rate * mean[i] / ((float)arith_root((double)spread[i]) + 1e-8f);
	}
}

/* The mean of the last weights, all of them at first: steadier than any of them. */
void learn_steady(float *steady, const float *weight, int size, struct stride p)
{
	enum { REACH = 1000 };
	const float part = 1 / (float)(p.steps < REACH ? p.steps + 1 : REACH);

	for (int i = 0; i < size; i++)
		steady[i] += part * (weight[i] - steady[i]);
}
