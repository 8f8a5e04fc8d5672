/* evaluate.c -- see evaluate.h. */

#include "bots/evaluate.h"

#include "bots/arith.h"

enum { SCALE = 100 }; /* for a game that does not say */

/* A contest has a first, or no places yet; a team has lost as long as it has not won. */
bool evaluate_together(const struct game *g, const void *state)
{
	const int seats = ((const struct turn *)state)->seats;
	struct result r = {0};

	g->result(state, &r);
	for (int i = 0; i < seats; i++)
		if (r.place[i] <= 1)
			return false;
	return true;
}

void aim_of(const struct game *g, const void *world, int seat, struct aim *f)
{
	const struct brain *b = g->brain;

	f->together = evaluate_together(g, world);
	f->fleeting = f->together && b != NULL && b->fleeting != NULL && b->fleeting(world);
	f->seat = seat;
	f->start = f->together && b != NULL ? b->value(world, seat) : 0;
}

void evaluate_result(const struct game *g, const struct aim *f, const void *state, double *win)
{
	const int seats = ((const struct turn *)state)->seats;
	struct result r = {0};
	int winners = 0;

	g->result(state, &r);
	for (int seat = 0; seat < seats; seat++)
		winners += r.place[seat] == 1;
	for (int seat = 0; seat < seats; seat++)
		win[seat] = r.place[seat] != 1 ? 0 : f->together ? 1 : 1.0 / winners;
}

static double scale_of(const struct brain *b)
{
	return b->scale > 0 ? b->scale : SCALE;
}

/* Each seat's part of the sum of e^(value/scale), taken from the best so that nothing
 * overflows. */
static void share(const struct brain *b, const void *state, double *win)
{
	const int seats = ((const struct turn *)state)->seats;
	int value[SEATS_MAX], best = 0;
	double sum = 0;

	for (int seat = 0; seat < seats; seat++) {
		value[seat] = b->value(state, seat);
		best = seat == 0 || value[seat] > best ? value[seat] : best;
	}
	for (int seat = 0; seat < seats; seat++)
		sum += win[seat] = arith_exp((value[seat] - best) / scale_of(b));
	for (int seat = 0; seat < seats; seat++)
		win[seat] /= sum;
}

double evaluate_team(const struct game *g, const struct aim *f, int64_t value)
{
	return arith_logistic((double)(value - f->start) / scale_of(g->brain));
}

static void rate(const struct evaluator *self, const struct game *g, const struct aim *f,
                 const void *state, double *win)
{
	const int seats = ((const struct turn *)state)->seats;

	(void)self;
	if (g->brain == NULL) {
		for (int seat = 0; seat < seats; seat++)
			win[seat] = f->together ? 0.5 : 1.0 / seats;
	} else if (f->together) {
		const double chance = evaluate_team(g, f, g->brain->value(state, f->seat));
		for (int seat = 0; seat < seats; seat++)
			win[seat] = chance;
	} else {
		share(g->brain, state, win);
	}
}

const struct evaluator evaluate_by_value = {.rate = rate};

bool evaluate_foresees(const struct evaluator *e, const struct game *g, const struct aim *f,
                       const void *state)
{
	return e->foresees != NULL && e->foresees(e, g, f, state);
}

void evaluate(const struct evaluator *e, const struct game *g, const struct aim *f,
              const void *state, double *win)
{
	if (((const struct turn *)state)->over)
		evaluate_result(g, f, state, win);
	else
		e->rate(e, g, f, state, win);
}
