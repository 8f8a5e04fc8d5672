/* foresee_test.c -- what a seat is told about chance is what it would count by hand: the
 * mean over many worlds that its view allows. */

#include <stdlib.h>
#include <string.h>

#include "combinations.h"
#include "random_game.h"
#include "test.h"

enum { POSITIONS = 40, APART = 9, WORLDS = 1500, SETS = 4 };

static struct move room[POSITIONS * APART];
static struct table table;

static uint32_t weight_of(const struct outcome *list, int n, struct move m)
{
	for (int i = 0; i < n; i++)
		if (move_same(list[i].move, m))
			return list[i].weight;
	return 0;
}

static double total(const struct outcome *list, int n)
{
	double sum = 0;

	for (int i = 0; i < n; i++)
		sum += list[i].weight;
	return sum;
}

/* The share of every outcome in worlds guessed one after another. */
static void brute_force(const struct game *g, const void *view, int seat,
                        const struct outcome *told, int n, double *share, struct rng *r)
{
	static unsigned char world[STATE_MAX];
	struct outcome list[MOVES_MAX];

	memset(share, 0, (size_t)n * sizeof *share);
	for (int k = 0; k < WORLDS; k++) {
		memcpy(world, view, g->state_size);
		g->guess(world, seat, r);
		const int outcomes = g->outcomes(world, list);
		const double sum = total(list, outcomes);
		for (int i = 0; i < outcomes; i++)
			list[i].move = g->hide_move(world, list[i].move, seat);
		for (int i = 0; i < n; i++)
			share[i] += weight_of(list, outcomes, told[i].move) / sum / WORLDS;
	}
}

static void compare(const struct game *g, const void *view, struct rng *r)
{
	struct outcome told[MOVES_MAX];
	double share[MOVES_MAX];
	const int n = g->foresee(view, 0, told);
	const double sum = total(told, n);

	if (n <= 1)
		return;
	brute_force(g, view, 0, told, n, share, r);
	for (int i = 0; i < n; i++) {
		const double mine = told[i].weight / sum, error = mine - share[i];
		assert_true(error * error < 30 * mine / WORLDS);
	}
}

static void walk(const struct game *g, const struct options *o, uint64_t seed)
{
	static unsigned char view[STATE_MAX];
	struct rng r;

	rng_seed(&r, seed);
	table_init(&table, g, o, g->rules, room, sizeof room / sizeof *room);
	for (int i = 0; i < POSITIONS && !table_turn(&table)->over; i++) {
		random_play(&table, APART, &r);
		table_view(&table, 0, view);
		if (turn_waits(table_turn(&table), DEALER))
			compare(g, view, &r);
	}
}

static void foreseen_as_counted(void **unused)
{
	(void)unused;
	for (int i = 0; tested_game(i) != NULL; i++) {
		int count;
		struct options *list = combinations(tested_game(i), SETS, &count);
		for (int k = 0; k < count && tested_game(i)->foresee != NULL; k++)
			walk(tested_game(i), &list[k], (uint64_t)k);
		free(list);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(foreseen_as_counted),
	};
	return RUN(tests);
}
