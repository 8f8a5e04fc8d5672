/* odds.c -- see odds.h.
 *
 * A game that knows the chances of a view is asked, and the result is exact.  For the
 * others worlds that the view allows are sampled, always the same ones for the same
 * position, and in each the dealer's outcomes are counted out in full: exact where
 * nothing hidden bears on them (dice), which the first few worlds show.
 *
 * What a seat may count on is asked of the game, after the move if it can tell, otherwise
 * after each outcome that it foresees. */

#include "bots/odds.h"

#include <stdalign.h>
#include <string.h>

#include "rules/telling.h"

enum { WORLDS = 96, WORLDS_ALIKE = 3, SECTIONS_MAX = 256 };

struct tally {
	uint64_t of[SECTIONS_MAX];
};

/* The section of what a player would be told first. */
static int section_of(const struct game *g, const void *before, struct move m)
{
	alignas(16) unsigned char after[STATE_MAX];
	struct line line[LINES_MAX];

	memcpy(after, before, g->state_size);
	g->apply(after, m);
	return tell_step(g, before, m, after, line) > 0 ? line[0].section : 0;
}

static void count(const struct game *g, const void *at, const struct outcome *list, int n,
                  struct tally *t)
{
	uint64_t total = 0;

	for (int i = 0; i < n; i++)
		total += list[i].weight;
	for (int i = 0; i < n; i++)
		t->of[section_of(g, at, list[i].move)] +=
			(uint64_t)list[i].weight * ODDS_WHOLE / total;
}

static bool chance_is_next(const struct turn *turn)
{
	return !turn->over && turn_waits(turn, DEALER);
}

/* False if the game cannot say, or chance has no part in it. */
static bool count_view(const struct game *g, const void *view, int seat, struct move m,
                       struct tally *t)
{
	alignas(16) unsigned char after[STATE_MAX];
	struct outcome list[MOVES_MAX];

	if (g->foresee == NULL)
		return false;
	memcpy(after, view, g->state_size);
	g->apply(after, m);
	const int n =
		chance_is_next((const struct turn *)after) ? g->foresee(after, seat, list) : 0;
	count(g, after, list, n, t);
	return n > 0;
}

/* Returns the worlds counted; 0: chance does not follow. */
static int count_worlds(const struct game *g, const void *view, int seat, struct move m,
                        struct tally *t)
{
	alignas(16) unsigned char world[STATE_MAX];
	struct outcome list[MOVES_MAX];
	struct tally first = {{0}};
	struct rng r;
	bool alike = true;

	rng_seed(&r, ((const struct turn *)view)->ply);
	for (int i = 0; i < WORLDS; i++) {
		struct tally one = {{0}};
		memcpy(world, view, g->state_size);
		g->guess(world, seat, &r);
		g->apply(world, m);
		if (!chance_is_next((const struct turn *)world))
			return 0;
		count(g, world, list, g->outcomes(world, list), &one);
		first = i == 0 ? one : first;
		alike = alike && memcmp(&one, &first, sizeof one) == 0;
		for (int n = 0; n < SECTIONS_MAX; n++)
			t->of[n] += one.of[n];
		if (alike && i + 1 == WORLDS_ALIKE)
			return i + 1;
	}
	return WORLDS;
}

static void insert(struct odds *o, struct odd new)
{
	int at = o->size < ODDS_MAX ? o->size++ : ODDS_MAX - 1;

	for (; at > 0 && o->of[at - 1].share < new.share; at--)
		o->of[at] = o->of[at - 1];
	o->of[at] = new;
}

/* The mean after all that chance may do; false if it makes no difference. */
static bool mean_hope(const struct game *g, const void *at, int seat, struct prospect *mean)
{
	alignas(16) unsigned char after[STATE_MAX];
	struct outcome list[MOVES_MAX];
	struct prospect first, one;
	double sum = 0, total = 0;
	bool differ = false;

	const int n = g->foresee != NULL && chance_is_next(at) ? g->foresee(at, seat, list) : 0;
	for (int i = 0; i < n; i++) {
		memcpy(after, at, g->state_size);
		g->apply(after, list[i].move);
		if (!g->brain->prospect(after, seat, &one))
			return false;
		first = i == 0 ? one : first;
		differ = differ || one.coins != first.coins;
		sum += one.coins * list[i].weight;
		total += list[i].weight;
	}
	if (differ)
		*mean = (struct prospect){first.counter, sum / total, -1};
	return differ;
}

/* What chance brings to the next turn is no hope of this one. */
static bool same_turn(const struct turn *a, const struct turn *b)
{
	return a->active == b->active && a->round == b->round;
}

static void find_hope(const struct game *g, const void *view, int seat, struct move m,
                      struct odds *o)
{
	alignas(16) unsigned char after[STATE_MAX];
	struct prospect now;

	memcpy(after, view, g->state_size);
	g->apply(after, m);
	if (g->brain->prospect(after, seat, &o->hope) && o->hope.win >= 0)
		o->hopes = o->hope.win > 0 && o->hope.win < 1;
	else if (same_turn(view, (const struct turn *)after))
		o->hopes = o->compares = mean_hope(g, after, seat, &o->hope);
	const int has = o->hopes ? g->telling->counter(view, o->hope.counter, seat) : 0;
	o->hope.coins -= has;
	o->compares = o->compares && g->brain->prospect(view, seat, &now);
	o->now = o->compares ? now.coins - has : 0;
}

bool odds_of(const struct game *g, const void *view, int seat, struct move m, struct odds *o)
{
	struct tally t = {{0}};

	*o = (struct odds){.size = 0};
	const int worlds =
		count_view(g, view, seat, m, &t) ? 1 : count_worlds(g, view, seat, m, &t);
	for (int i = 1; i < SECTIONS_MAX && worlds > 0; i++)
		if (t.of[i] > 0)
			insert(o, (struct odd){(uint8_t)i, (uint32_t)(t.of[i] / (uint64_t)worlds)});
	if (o->size < 2)
		o->size = 0;
	if (g->brain != NULL && g->brain->prospect != NULL)
		find_hope(g, view, seat, m, o);
	return o->size > 0 || o->hopes;
}
