/* odds.c -- see odds.h.
 *
 * In every world that the view allows the dealer's outcomes and their weights are
 * counted out in full; only the worlds are sampled, always the same ones for the same
 * position.  Where nothing hidden bears on the outcome (dice, an open deck) the
 * result is exact, else it is the mean of WORLDS exact counts. */

#include "bots/odds.h"

#include <stdalign.h>
#include <string.h>

enum { WORLDS = 128, SECTIONS_MAX = 256 };

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

static void count_world(const struct game *g, const void *world, struct tally *t)
{
	struct outcome list[MOVES_MAX];
	const int n = g->outcomes(world, list);
	uint64_t total = 0;

	for (int i = 0; i < n; i++)
		total += list[i].weight;
	for (int i = 0; i < n; i++)
		t->of[section_of(g, world, list[i].move)] +=
			(uint64_t)list[i].weight * ODDS_WHOLE / total;
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
	alignas(16) unsigned char world[STATE_MAX];
	const struct turn *turn = (const struct turn *)world;
	struct tally t = {{0}};
	struct rng r;

	o->size = 0;
	rng_seed(&r, ((const struct turn *)view)->ply);
	for (int i = 0; i < WORLDS; i++) {
		memcpy(world, view, g->state_size);
		g->guess(world, seat, &r);
		g->apply(world, m);
		if (turn->over || !turn_waits(turn, DEALER))
			return false;
		count_world(g, world, &t);
	}
	for (int i = 0; i < SECTIONS_MAX; i++)
		if (t.of[i] > 0)
			insert(o, (struct odd){(uint8_t)i, (uint32_t)(t.of[i] / WORLDS)});
	return o->size > 1;
}
