/* tally_test.c -- what simulations count must agree with what lies on the table when a
 * game is over: every doubloon is accounted for, and every order. */

#include <stdalign.h>
#include <string.h>

#include "games/kingofpirates/kingofpirates.h"
#include "random_game.h"
#include "test.h"

enum { GAMES = 6, PLIES = 60000 };

static int64_t figure(const struct game *g, const int64_t *sum, const char *id)
{
	for (int i = 0; g->study->statistics[i].id != NULL; i++)
		if (text_same(g->study->statistics[i].id, id))
			return sum[i];
	fail_msg("no figure %s", id);
	return 0;
}

/* Random moves to the end, or for a while, all of them counted. */
static void play(const struct game *g, int players, uint64_t seed, void *state, int64_t *sum)
{
	alignas(16) unsigned char before[STATE_MAX];
	struct options o = {0};
	struct rng r;

	for (int i = 0; g->options[i].name != NULL; i++)
		o.value[i] = g->options[i].normal;
	o.value[0] = (int16_t)players;
	rng_seed(&r, seed);
	g->setup(state, &o, g->rules);
	for (int i = 0; i < PLIES && !((struct turn *)state)->over; i++) {
		const struct move m = random_move(g, state, &r);
		memcpy(before, state, g->state_size);
		g->apply(state, m);
		g->study->tally(before, m, state, sum);
	}
}

static void doubloons_add_up(void **unused)
{
	static const char *const income[] = {"dug",     "small", "large",
	                                     "warship", "city",  "fortress"};

	(void)unused;
	for (int n = 0; n < GAMES; n++) {
		alignas(16) struct kop s;
		int64_t sum[STATISTICS_MAX] = {0}, got = 0, have = 0;
		play(&kingofpirates, 2 + n % 5, (uint64_t)n, &s, sum);
		for (size_t i = 0; i < sizeof income / sizeof *income; i++)
			got += figure(&kingofpirates, sum, income[i]);
		for (int seat = 0; seat < s.turn.seats; seat++)
			have += STEP * s.score[seat];
		assert_true(got > 0);
		assert_int_equal(got - figure(&kingofpirates, sum, "paid"), have);
		assert_true(figure(&kingofpirates, sum, "won_duel") <=
		            figure(&kingofpirates, sum, "fights_duel"));
	}
}

static void ships_and_orders_add_up(void **unused)
{
	const struct game *g = game_find("rotterdam");
	enum { COUNTER_filled = 2 };

	(void)unused;
	for (int n = 0; n < GAMES; n++) {
		alignas(16) unsigned char s[STATE_MAX];
		int64_t sum[STATISTICS_MAX] = {0}, filled = 0;
		play(g, 2 + n % 3, (uint64_t)n, s, sum);
		for (int seat = 0; seat < ((struct turn *)s)->seats; seat++)
			filled += g->telling->counter(s, COUNTER_filled, seat);
		assert_int_equal(figure(g, sum, "orders"), filled);
		assert_true(figure(g, sum, "right") > 0);
		assert_true(figure(g, sum, "right") <= figure(g, sum, "arrivals"));
		assert_true(figure(g, sum, "uneven") <= figure(g, sum, "trades"));
		assert_true(figure(g, sum, "blocked") >= 0);
		assert_true(figure(g, sum, "blocked") < figure(g, sum, "facing"));
	}
}

/* A share is of a figure that is there. */
static void shares_are_of_something(void **unused)
{
	(void)unused;
	for (int k = 0; game_at(k) != NULL; k++) {
		const struct study *study = game_at(k)->study;
		const struct statistic *s = study != NULL ? study->statistics : NULL;
		int n = 0;
		assert_true(study == NULL || (s != NULL && study->tally != NULL));
		while (s != NULL && s[n].id != NULL)
			n++;
		assert_true(n <= STATISTICS_MAX);
		for (int i = 0; i < n; i++)
			assert_true(s[i].per < PER_FIGURE + n);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(doubloons_add_up),
		cmocka_unit_test(ships_and_orders_add_up),
		cmocka_unit_test(shares_are_of_something),
	};
	return RUN(tests);
}
