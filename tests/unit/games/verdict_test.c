/* verdict_test.c -- why a game of Port Royal ended as it did: the condition that failed and by
 * how much, for every way to play it; and what stands beside the scores. */

#include <string.h>

#include "base/text.h"
#include "combinations.h"
#include "games/portroyal/words.h"
#include "lang/lang.h"
#include "play/ending.h"
#include "rules/options.h"
#include "test.h"

static struct portroyal state;
static struct ending ending;

static void begin(const char *options)
{
	const struct game *g = tested_find("port-royal");
	struct options o;
	struct fault f;

	assert_true(options_read(g, span_of(options), &o, &f));
	g->setup(&state, &o, g->rules);
	state.turn.phase = PHASE_OVER;
	state.turn.waiting = 0;
	state.turn.over = 1;
}

static void end(void)
{
	ending_of(tested_find("port-royal"), &state, &ending);
}

/* A line of the verdict: its sentence, whom it is about and its first numbers. */
static void expect_line(int i, int word, int seat, int arg0, int arg1)
{
	assert_true(i < ending.lines);
	assert_int_equal(ending.line[i].word, word);
	assert_int_equal(ending.line[i].seat, seat);
	assert_int_equal(ending.line[i].arg[0], arg0);
	assert_int_equal(ending.line[i].arg[1], arg1);
}

static void expect_counters(int n, int first)
{
	assert_int_equal(ending.counters, n);
	if (n > 0)
		assert_int_equal(ending.counter[0], first);
}

static void expect_text(int i, enum language l, const char *expected)
{
	char said[256];
	struct text t = text_on(said, sizeof said);
	const struct names names = {{"Ada", "Bo", "Cy"}};

	lang_line(tested_find("port-royal"), l, &names, &ending.line[i], &t);
	assert_string_equal(said, expected);
}

static void lay_contracts(int n)
{
	for (int i = 0; i < n; i++)
		state.contract[state.opened++] = (uint8_t)i;
}

/* Four missions, of which the first so many are completed by seat 0. */
static void lay_missions(int done)
{
	static const uint8_t chapter[] = {MISSION_m10, MISSION_m11, MISSION_m12, MISSION_m14};

	memcpy(state.adv.mission, chapter, sizeof chapter);
	state.adv.laid = sizeof chapter;
	state.adv.marked[0] = (uint8_t)((1 << done) - 1);
}

static void contracts_together(void **unused)
{
	(void)unused;
	begin("players=2 sets=base,contracts mode=coop");
	lay_contracts(3);
	state.done[1] = 1 << 1;
	state.turn.round = 9;
	end();
	assert_true(ending.together && !ending.won);
	assert_int_equal(ending.seats, 0);
	assert_int_equal(ending.lines, 3);
	expect_line(0, WORD_end_contracts, 0, 1, 3);
	assert_int_equal(ending.line[0].arg[2], 9);
	expect_line(1, WORD_end_open, 0, WORD_contract_comedian, 0);
	expect_line(2, WORD_end_open, 0, WORD_contract_comedian + 2, 0);
	state.done[0] = 1 << 0 | 1 << 2;
	end();
	assert_true(ending.won);
	assert_int_equal(ending.seats, 2);
	assert_int_equal(ending.lines, 0);
	expect_counters(1, COUNTER_CONTRACTS);
}

static void contracts_alone(void **unused)
{
	(void)unused;
	begin("players=1 sets=base,contracts mode=solo");
	lay_contracts(2);
	end();
	assert_false(ending.won);
	assert_int_equal(ending.seats, 1);
	expect_line(0, WORD_end_contracts, 0, 0, 2);
	expect_counters(1, COUNTER_CONTRACTS);
}

/* Card 9 asks two for five markers and sixteen influence. */
static void chapter_together(void **unused)
{
	(void)unused;
	begin("players=2 sets=base,adventure mode=coop");
	lay_missions(4);
	state.adv.marked[1] = 1;
	state.influence[0] = 7;
	state.influence[1] = 6;
	end();
	assert_int_equal(ending.seats, 0);
	assert_int_equal(ending.lines, 1);
	expect_line(0, WORD_end_influence, 0, 13, 16);
	expect_text(0, ENGLISH, "Influence: 13 of the 16 that card 9 asks for.");
	expect_text(0, DUTCH, "Invloed: 13 van de 16 die kaart 9 vraagt.");
	expect_text(0, GERMAN, "Einfluss: 13 von 16, die Karte 9 verlangt.");
	state.influence[1] = 9;
	lay_missions(3);
	end();
	assert_int_equal(ending.lines, 3);
	expect_line(0, WORD_end_missions, 0, 3, 4);
	assert_int_equal(ending.line[1].word, WORD_end_missed);
	assert_int_equal(ending.line[1].arg[0], pr_lists[LIST_MISSIONS].word[MISSION_m14]);
	expect_line(2, WORD_end_marked, 0, 4, 5);
}

static void chapter_alone(void **unused)
{
	(void)unused;
	begin("players=1 sets=base,adventure mode=solo");
	lay_missions(4);
	state.influence[0] = 12;
	end();
	assert_int_equal(ending.seats, 1);
	assert_int_equal(ending.lines, 1);
	expect_line(0, WORD_end_influence, 0, 12, 13);
	expect_counters(2, COUNTER_INFLUENCE);
	state.influence[0] = 13;
	end();
	assert_true(ending.won);
	assert_int_equal(ending.lines, 0);
}

/* More influence is no help without the trophy, and the result shows it. */
static void trophies(void **unused)
{
	(void)unused;
	begin("players=3 sets=base,adventure");
	lay_missions(2);
	state.adv.marked[1] = 1;
	state.adv.bought[2] = 2;
	state.influence[0] = 12;
	state.influence[1] = 15;
	state.influence[2] = 10;
	end();
	assert_false(ending.together);
	expect_counters(1, COUNTER_TROPHIES);
	assert_int_equal(pr_counter(&state, COUNTER_TROPHIES, 0), 1);
	assert_int_equal(pr_counter(&state, COUNTER_TROPHIES, 1), 0);
	assert_int_equal(ending.seat[2], 1);
	assert_int_equal(ending.lines, 2);
	expect_line(0, WORD_end_no_trophy, 1, 1, 0);
	expect_line(1, WORD_end_behind, 2, 2, 0);
}

/* Fewer markers on the card come before more coins. */
static void markers_before_coins(void **unused)
{
	(void)unused;
	begin("players=2 sets=base,adventure");
	lay_missions(3);
	state.adv.marked[1] = 3;
	state.influence[0] = state.influence[1] = 12;
	state.token[1] = 9;
	end();
	expect_counters(2, COUNTER_TROPHIES);
	assert_int_equal(ending.counter[1], COUNTER_MARKERS);
	expect_line(0, WORD_end_markers, 1, 2, 0);
	assert_int_equal(ending.line[0].arg[2], 1);
	state.adv.marked[1] = 7;
	end();
	expect_counters(2, COUNTER_TROPHIES);
	assert_int_equal(ending.counter[1], COUNTER_COINS);
	expect_line(0, WORD_end_coins, 0, 0, 1);
	expect_text(0, ENGLISH,
	            "Ada had as much influence as Bo, but 0 coins instead of 9; more is better "
	            "in a tie.");
}

static void against_one_another(void **unused)
{
	(void)unused;
	begin("players=3");
	state.influence[0] = state.influence[2] = 12;
	state.influence[1] = 9;
	state.token[2] = 1;
	end();
	expect_counters(1, COUNTER_COINS);
	assert_int_equal(ending.lines, 2);
	expect_line(0, WORD_end_coins, 0, 0, 2);
	expect_line(1, WORD_end_behind, 1, 3, 2);
	state.token[0] = 1;
	end();
	assert_int_equal(ending.lines, 1);
	expect_line(0, WORD_end_behind, 1, 3, 0);
}

static void variant(void **unused)
{
	(void)unused;
	begin("players=2 end=variant");
	state.influence[0] = 14;
	state.influence[1] = 12;
	state.expedition[0] = 1;
	end();
	assert_int_equal(ending.lines, 1);
	expect_line(0, WORD_end_no_expedition, 0, 0, 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(contracts_together),
		cmocka_unit_test(contracts_alone),
		cmocka_unit_test(chapter_together),
		cmocka_unit_test(chapter_alone),
		cmocka_unit_test(trophies),
		cmocka_unit_test(markers_before_coins),
		cmocka_unit_test(against_one_another),
		cmocka_unit_test(variant),
	};
	return RUN(tests);
}
