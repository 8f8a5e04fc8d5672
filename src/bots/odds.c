/* odds.c -- see odds.h.
 *
 * A game that foresees its dealer from a view is counted out once, exactly.  Else in
 * every world that the view allows the dealer's outcomes are counted out in full; only
 * the worlds are sampled, always the same ones for the same position.  Where nothing
 * hidden bears on the outcome (dice, an open deck) that is exact too. */

#include "bots/odds.h"

#include <stdalign.h>
#include <string.h>

enum { WORLDS = 128, SECTIONS_MAX = 256 };

#define ODDS_FINE ((uint64_t)ODDS_WHOLE * 1000000) /* so that many small parts add up */

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
	return g->tell(before, m, after, line) > 0 ? line[0].section : 0;
}

static void count(const struct game *g, const void *before, const struct outcome *list, int n,
                  struct tally *t)
{
	uint64_t total = 0;

	for (int i = 0; i < n; i++)
		total += list[i].weight;
	for (int i = 0; i < n; i++)
		t->of[section_of(g, before, list[i].move)] +=
			(uint64_t)list[i].weight * ODDS_FINE / total;
}

/* What a seat can know, counted out; false if the dealer has nothing to do. */
static bool count_view(const struct game *g, const void *view, int seat, struct move m,
                       struct tally *t)
{
	alignas(16) unsigned char after[STATE_MAX];
	struct outcome list[MOVES_MAX];

	memcpy(after, view, g->state_size);
	g->apply(after, m);
	const int n = g->foresee(after, seat, list);
	if (n > 0)
		count(g, after, list, n, t);
	return n > 0;
}

static bool count_worlds(const struct game *g, const void *view, int seat, struct move m,
                         struct tally *t)
{
	alignas(16) unsigned char world[STATE_MAX];
	const struct turn *turn = (const struct turn *)world;
	struct outcome list[MOVES_MAX];
	struct rng r;

	rng_seed(&r, ((const struct turn *)view)->ply);
	for (int i = 0; i < WORLDS; i++) {
		memcpy(world, view, g->state_size);
		g->guess(world, seat, &r);
		g->apply(world, m);
		if (turn->over || !turn_waits(turn, DEALER))
			return false;
		count(g, world, list, g->outcomes(world, list), t);
	}
	for (int i = 0; i < SECTIONS_MAX; i++)
		t->of[i] /= WORLDS;
	return true;
}

static void insert(struct odds *o, struct odd new)
{
	int at = o->size < ODDS_MAX ? o->size++ : ODDS_MAX - 1;

	for (; at > 0 && o->of[at - 1].share < new.share; at--)
		o->of[at] = o->of[at - 1];
	o->of[at] = new;
}

bool odds_of(const struct game *g, const void *view, int seat, struct move m, struct odds *o)
{
	struct tally t = {{0}};

	o->size = 0;
	if (!(g->foresee != NULL ? count_view : count_worlds)(g, view, seat, m, &t))
		return false;
	for (int i = 0; i < SECTIONS_MAX; i++) {
		const uint32_t share = (uint32_t)((t.of[i] + ODDS_FINE / ODDS_WHOLE / 2) /
		                                  (ODDS_FINE / ODDS_WHOLE));
		if (t.of[i] > 0)
			insert(o, (struct odd){(uint8_t)i, share});
	}
	return o->size > 1;
}
