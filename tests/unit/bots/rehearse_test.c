/* rehearse_test.c -- a rehearsal finds the better of two ways although habit likes the
 * other, stays with habit where it makes no difference, and keeps within its budget. */

#include <string.h>

#include "bots/rehearse.h"
#include "rules/brain.h"
#include "test.h"

enum { DOORS = 3, OPEN = 1, REVEAL = 1, HUNDRED = 100, MANY = 400, FEW = 30 };

/* A seat opens a door; a number below the door's chance wins. */
struct doors {
	struct turn turn;
	uint8_t chance[DOORS], liking[DOORS];
	uint8_t opened; /* 1 + a door */
	bool won;
};

static int doors_moves(const void *state, int seat, struct move *list)
{
	(void)state;
	for (int i = 0; i < DOORS; i++)
		list[i] = move_with(seat, OPEN, i);
	return DOORS;
}

static struct move doors_sample(const void *state, struct rng *r)
{
	(void)state;
	return move_with(DEALER, REVEAL, (int)rng_below(r, HUNDRED));
}

static void doors_apply(void *state, struct move m)
{
	struct doors *s = state;

	s->turn.ply++;
	if (m.seat == DEALER) {
		s->won = m.arg[0] < s->chance[s->opened - 1];
		s->turn.over = true;
		s->turn.waiting = 0;
	} else {
		s->opened = (uint8_t)(1 + m.arg[0]);
		s->turn.waiting = 1u << DEALER;
	}
}

static int doors_value(const void *state, int seat)
{
	const struct doors *s = state;

	(void)seat;
	return s->opened > 0 ? s->liking[s->opened - 1] : 0;
}

static int doors_outcomes(const void *state, struct outcome *list)
{
	(void)state;
	for (int i = 0; i < HUNDRED; i++)
		list[i] = (struct outcome){move_with(DEALER, REVEAL, i), 1};
	return HUNDRED;
}

static void doors_guess(void *view, int seat, struct rng *r)
{
	(void)view, (void)seat, (void)r;
}

static void doors_result(const void *state, struct result *r)
{
	const struct doors *s = state;

	r->place[0] = s->turn.over && s->won ? 1 : 2;
}

static const struct brain doors_brain = {.value = doors_value};
static const struct game doors = {.name = "doors",
                                  .state_size = sizeof(struct doors),
                                  .plies = 10,
                                  .moves = doors_moves,
                                  .outcomes = doors_outcomes,
                                  .sample = doors_sample,
                                  .apply = doors_apply,
                                  .guess = doors_guess,
                                  .result = doors_result,
                                  .brain = &doors_brain};

static void weigh_with(struct budget b, const uint8_t *chance, uint64_t seed, struct weight *weight)
{
	struct doors s = {.turn = {.seats = 1, .waiting = 1}, .liking = {1, 9, 1}};
	const struct aim f = {.together = true};
	struct move move[MOVES_MAX];
	struct rng r;

	rng_seed(&r, seed);
	memcpy(s.chance, chance, DOORS);
	memset(weight, 0, DOORS * sizeof *weight);
	rehearse_weigh(&doors, &f, &s, move, doors_moves(&s, 0, move), &b, &r, weight);
}

static void weigh(const uint8_t *chance, uint32_t rehearsals, uint64_t seed, struct weight *weight)
{
	weigh_with((struct budget){.simulations = rehearsals * REHEARSAL}, chance, seed, weight);
}

static int most_visited(const struct weight *weight)
{
	int best = 0;

	for (int i = 1; i < DOORS; i++)
		if (weight[i].visits > weight[best].visits)
			best = i;
	return best;
}

static double mean(const struct weight *w)
{
	return w->win[0] / w->visits;
}

static void the_better_way_is_found(void **unused)
{
	struct weight weight[DOORS];

	(void)unused;
	weigh((const uint8_t[]){20, 50, 75}, MANY, 1, weight);
	assert_int_equal(most_visited(weight), 2);
	assert_in_range(100 * mean(&weight[2]), 65, 85);
	assert_in_range(100 * mean(&weight[1]), 40, 60);
}

static void habit_wins_where_nothing_is_won(void **unused)
{
	struct weight weight[DOORS];
	int usual = 0;

	(void)unused;
	for (uint64_t seed = 0; seed < 100; seed++) {
		weigh((const uint8_t[]){50, 50, 52}, FEW, seed, weight);
		usual += most_visited(weight) == 1;
		for (int i = 0; i < DOORS; i++)
			assert_true(mean(&weight[i]) <= mean(&weight[1]));
	}
	assert_int_equal(usual, 100);
}

static void once_proves_nothing(void **unused)
{
	struct weight weight[DOORS];

	(void)unused;
	weigh((const uint8_t[]){100, 0, 100}, 1, 1, weight);
	assert_int_equal(most_visited(weight), 1);
}

static void bad_ways_are_left_early(void **unused)
{
	struct weight weight[DOORS];

	(void)unused;
	weigh((const uint8_t[]){0, 60, 70}, MANY, 2, weight);
	assert_in_range(weight[0].visits, 1, 20);
	assert_true(weight[1].visits > 5 * weight[0].visits);
}

static void budgets_are_kept(void **unused)
{
	struct weight weight[DOORS];
	uint32_t sum = 0;

	(void)unused;
	weigh((const uint8_t[]){50, 60, 70}, MANY, 3, weight);
	for (int i = 0; i < DOORS; i++)
		sum += weight[i].visits;
	assert_in_range(sum, MANY, MANY + DOORS + 1);
}

static double later(void)
{
	static double time;

	return time += 10;
}

/* A world in which not all moves were tried would compare luck. */
static void clocks_are_obeyed(void **unused)
{
	const struct budget b = {.simulations = MANY * REHEARSAL, .milliseconds = 15, .now = later};
	struct weight weight[DOORS];

	(void)unused;
	weigh_with(b, (const uint8_t[]){100, 0, 100}, 1, weight);
	assert_int_equal(most_visited(weight), 1);
	assert_int_equal(weight[0].visits + weight[1].visits + weight[2].visits, 3);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_better_way_is_found),
		cmocka_unit_test(habit_wins_where_nothing_is_won),
		cmocka_unit_test(once_proves_nothing),
		cmocka_unit_test(bad_ways_are_left_early),
		cmocka_unit_test(budgets_are_kept),
		cmocka_unit_test(clocks_are_obeyed),
	};
	return RUN(tests);
}
