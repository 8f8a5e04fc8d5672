/* ending.c -- see ending.h. */

#include "play/ending.h"

#include <string.h>

static void add_row(struct ending *e, int seat)
{
	e->seat[e->seats++] = seat;
}

static void add_rows(struct ending *e, int seats)
{
	const int last = e->together ? 1 + seats : seats;

	if (e->together && !e->won && seats > 1)
		return;
	for (int place = 1; place <= last; place++)
		for (int seat = 0; seat < seats; seat++)
			if (e->result.place[seat] == place)
				add_row(e, seat);
}

void ending_of(const struct game *g, const void *state, struct ending *e)
{
	const struct telling *t = g->telling;
	const struct turn *turn = state;

	memset(e, 0, sizeof *e);
	g->result(state, &e->result);
	e->together = t->together != NULL && t->together(state);
	e->won = e->together && e->result.place[0] == 1;
	add_rows(e, turn->seats);
	e->counters = telling_shown(g, state, &e->result, e->counter);
	e->lines = t->verdict != NULL && turn->over ? t->verdict(state, e->line) : 0;
}
