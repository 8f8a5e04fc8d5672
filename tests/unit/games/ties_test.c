/* ties_test.c -- places follow from the score and from the counters that a game names for
 * ties, so that whoever shows these has explained the result.  Random games of every game
 * with its normal options, and with contracts, whose markers decide nothing; what another
 * set adds (a trophy, an expedition) has scenarios. */

#include <string.h>

#include "combinations.h"
#include "random_game.h"
#include "rules/options.h"
#include "rules/telling.h"
#include "test.h"

enum { GAMES = 24, ROOM = 20000 };

static struct move room[ROOM];
static struct table table;
static int equal, settled;

/* Above zero if seat a stands above seat b. */
static int by_counters(int a, int b)
{
	const struct game *g = table.game;
	const struct telling *t = g->telling;
	const uint8_t *which = t->ties != NULL ? t->ties(table.state) : NULL;

	for (; which != NULL && *which != UNKNOWN; which++) {
		assert_true(*which < g->lists[LIST_COUNTERS].size);
		const int lead =
			t->counter(table.state, *which, a) - t->counter(table.state, *which, b);
		if (lead != 0)
			return lead;
	}
	return 0;
}

static void compare(const struct result *r, int a, int b)
{
	const int lead = r->score[a] - r->score[b], ahead = r->place[b] - r->place[a];
	const int expected = lead != 0 ? lead : by_counters(a, b);

	equal += lead == 0;
	settled += lead == 0 && ahead != 0;
	assert_int_equal((ahead > 0) - (ahead < 0), (expected > 0) - (expected < 0));
}

static void play(const struct game *g, const char *options, int players, uint64_t seed)
{
	struct options o;
	struct fault f;
	struct result r;
	struct rng luck;

	assert_true(options_read(g, span_of(options), &o, &f));
	o.value[0] = (int16_t)players;
	rng_seed(&luck, seed);
	table_init(&table, g, &o, g->rules, room, ROOM);
	random_play(&table, ROOM, &luck);
	if (!table_turn(&table)->over)
		return;
	g->result(table.state, &r);
	for (int a = 0; a < players; a++)
		for (int b = 0; b < a; b++)
			compare(&r, a, b);
}

static void places_follow(void **unused)
{
	(void)unused;
	for (int i = 0; tested_game(i) != NULL; i++)
		for (int n = 0; n < GAMES; n++) {
			const struct option *players = &tested_game(i)->options[0];
			const int few = players->min > 2 ? players->min : 2;
			play(tested_game(i), "", few + n % (players->max - few + 1), (uint64_t)n);
		}
	assert_true(equal > 5 && settled > 3);
}

static void markers_decide_nothing(void **unused)
{
	(void)unused;
	equal = settled = 0;
	for (uint64_t n = 0; n < GAMES; n++)
		play(tested_find("port-royal"), "sets=base,contracts", 5, n);
	assert_true(equal > 5 && settled > 3);
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(places_follow),
	                                   cmocka_unit_test(markers_decide_nothing)};

	return RUN(tests);
}
