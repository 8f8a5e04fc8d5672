/* telling.c -- see telling.h. */

#include "rules/telling.h"

const char *telling_weight(int weight)
{
	static const char *const id[WEIGHTS] = {
		[WEIGHT_ASIDE] = "aside", [WEIGHT_SMALL] = "small",     [WEIGHT_PLAIN] = "plain",
		[WEIGHT_BIG] = "big",     [WEIGHT_TURNING] = "turning",
	};

	return id[weight];
}

/* The last row, without a word, is what it finds if there is none. */
const struct saying *telling_saying(const struct telling *t, int word)
{
	const struct saying *s = t->sayings;

	while (s->word != 0 && s->word != word)
		s++;
	return s;
}

const struct implied *telling_implied(const struct telling *t, int list, int index)
{
	for (const struct implied *f = t->implied; f->list != LIST_NONE; f++)
		if (f->list == list && f->index == index)
			return f;
	return NULL;
}

/* "It is Bo's turn": this line and what follows belong to the turn that begins. */
static bool opens_turn(const struct saying *s)
{
	for (int i = 0; i < CLAIMS_MAX; i++)
		if (s->claim[i].list == LIST_SEATS)
			return true;
	return false;
}

int tell_step(const struct game *g, const void *before, struct move m, const void *after,
              struct line *list)
{
	const int lines = g->telling->tell(before, m, after, list);
	const struct turn *turn = before;

	for (int i = 0; i < lines; i++) {
		const struct saying *s = telling_saying(g->telling, list[i].word);
		if (opens_turn(s))
			turn = after;
		list[i].round = turn->round;
		list[i].active = turn->active;
		list[i].actor = m.seat;
		list[i].weight = s->weight;
	}
	return lines;
}

/* The first of these counters in which two seats differ, or UNKNOWN. */
static int decides(const struct telling *t, const void *state, const uint8_t *tie, int a, int b)
{
	while (*tie != UNKNOWN && t->counter(state, *tie, a) == t->counter(state, *tie, b))
		tie++;
	return *tie;
}

/* Did this counter put one of two seats with the same score above the other? */
static bool decided(const struct game *g, const void *state, const struct result *r,
                    const uint8_t *ties, int which)
{
	const struct turn *turn = state;

	for (int a = 0; a < turn->seats; a++)
		for (int b = 0; b < a; b++)
			if (r->score[a] == r->score[b] && r->place[a] != r->place[b] &&
			    decides(g->telling, state, ties, a, b) == which)
				return true;
	return false;
}

static int add_counter(int *which, int n, int counter)
{
	for (int i = 0; i < n; i++)
		if (which[i] == counter)
			return n;
	if (n < COUNTERS_SHOWN)
		which[n++] = counter;
	return n;
}

int telling_shown(const struct game *g, const void *state, const struct result *r, int *which)
{
	const struct telling *t = g->telling;
	const uint8_t *shown = t->shows != NULL ? t->shows(state) : NULL;
	const uint8_t *ties = t->ties != NULL ? t->ties(state) : NULL;
	int n = 0;

	for (; shown != NULL && *shown != UNKNOWN; shown++)
		n = add_counter(which, n, *shown);
	for (const uint8_t *tie = ties; tie != NULL && *tie != UNKNOWN; tie++)
		if (decided(g, state, r, ties, *tie))
			n = add_counter(which, n, *tie);
	return n;
}
