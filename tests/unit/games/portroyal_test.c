/* portroyal_test.c -- what Port Royal tells of a move is what happened, and what its bots
 * make of a position. */

#include "games/portroyal/portroyal.h"

#include "bots/odds.h"
#include "combinations.h"
#include "games/portroyal/words.h"
#include "random_game.h"
#include "rules/options.h"
#include "test.h"

static struct portroyal before, after;
static struct line line[LINES_MAX];
static int lines;

/* Three players in the first turn of seat 0; nobody has a coin. */
static void sit(const char *options)
{
	const struct game *g = tested_find("port-royal");
	struct options o;
	struct fault f;

	assert_true(options_read(g, span_of(options), &o, &f));
	g->setup(&before, &o, g->rules);
	before.turn.phase = PHASE_DISCOVER;
	before.turn.waiting = 1;
}

static void put(int card)
{
	bag_take(before.deck, card);
	before.decked--;
	before.harbour[before.harboured++] = (uint8_t)card;
	if (pr_card[card].type == SHIP)
		before.colours |= (uint8_t)(1 << pr_card[card].colour);
	before.drawn++;
}

static void hire(int seat, int card)
{
	bag_take(before.deck, card);
	before.decked--;
	pr_join(&before, seat, card);
}

static void play(struct move m)
{
	const struct game *g = tested_find("port-royal");

	after = before;
	g->apply(&after, m);
	lines = tell_step(g, &before, m, &after, line);
}

static int told(int word)
{
	int n = 0;

	for (int i = 0; i < lines; i++)
		n += line[i].word == word;
	return n;
}

static void stops_with_a_card_nobody_can_pay(void **unused)
{
	(void)unused;
	sit("players=3");
	put(CARD_admiral_9_3);
	play(move_of(0, STOP));
	assert_int_equal(after.turn.active, 1);
	assert_int_equal(line[0].word, WORD_say_stop_none);
}

/* Seat 1 has more influence but no trophy: the marker that seat 0 buys off ends the game. */
static void a_trophy_sets_off_the_end(void **unused)
{
	(void)unused;
	sit("players=2 sets=base,adventure chapter=variable");
	before.adv.persona[0] = PERSONA_grace;
	before.adv.persona[1] = PERSONA_scott;
	for (int seat = 0; seat < 2; seat++) {
		hire(seat, CARD_jester_7_2);
		hire(seat, CARD_admiral_9_3);
		hire(seat, CARD_mademoiselle_9_3);
		before.adv.crowns[seat] = (uint8_t)(PR_CROWNS - 2 * PR_SHIELD * !seat);
		pr_add_influence(&before, seat, pr_crown_points(before.adv.crowns[seat]));
		before.token[seat] = PR_BUY_OFF_LATER;
	}
	before.adv.bought[0] = PR_TROPHY - 1;
	before.turn.phase = PHASE_MONTH;
	before.turn.waiting = before.asked = 3;
	play(move_of(0, BUY));
	assert_true(after.ending && before.influence[1] > before.influence[0]);
	assert_int_equal(told(WORD_say_ending), 1);
	for (int i = 0; i < lines; i++)
		assert_true(line[i].word != WORD_say_ending || line[i].seat == 0);
}

/* One random game; says whether its end was set off, and was told if so. */
static bool end_is_told(const struct game *g, const char *options, uint64_t seed)
{
	struct rng luck;

	rng_seed(&luck, seed);
	sit(options);
	before.turn.phase = PHASE_START;
	before.turn.waiting = 1 << DEALER;
	while (!before.turn.over && !before.ending) {
		play(random_move(g, &before, &luck));
		assert_int_equal(told(WORD_say_ending) > 0, after.ending);
		before = after;
	}
	return before.ending;
}

static void whatever_sets_off_the_end_is_told(void **unused)
{
	static const char *const options[] = {"players=3", "players=2 end=variant",
	                                      "players=4 sets=unterwegs",
	                                      "players=3 sets=base,contracts",
	                                      "players=2 sets=base,adventure chapter=variable"};
	enum { GAMES = 12 };

	(void)unused;
	for (int i = 0; i < (int)(sizeof options / sizeof *options); i++) {
		int ends = 0;
		for (uint64_t seed = 0; seed < GAMES; seed++)
			ends += end_is_told(tested_find("port-royal"), options[i], seed);
		assert_true(ends > 0);
	}
}

static void explains_stop(int word, int cards)
{
	assert_int_equal(pr_explain(&before, move_of(0, STOP), line), 1);
	assert_int_equal(line[0].word, word);
	assert_int_equal(line[0].arg[0], cards);
}

static void stopping_says_what_can_be_taken(void **unused)
{
	(void)unused;
	sit("players=3");
	before.drawn = 1;
	explains_stop(WORD_if_stop_none, 0);
	put(CARD_governor_8_0);
	explains_stop(WORD_if_stop_none, 0);
	hire(0, CARD_governor_8_0);
	put(CARD_red_1_1);
	before.harbour[0] = CARD_red_1_1;
	before.harboured = 1;
	explains_stop(WORD_if_stop, 1);
	put(CARD_blue_1_1);
	explains_stop(WORD_if_stop, 2);
}

/* An admiral's coins come before the cards are paid for. */
static void coins_that_a_part_begins_with_count(void **unused)
{
	(void)unused;
	sit("players=3");
	while (before.harboured < PR_ADMIRAL_FROM)
		before.harbour[before.harboured++] = CARD_admiral_5_1;
	explains_stop(WORD_if_stop_none, 0);
	for (int i = 0; i < 3; i++)
		pr_join(&before, 0, CARD_admiral_5_1);
	explains_stop(WORD_if_stop, 1);
}

/* In a chapter an event follows; its coins are no reason to stop. */
static void the_next_turn_is_no_hope_of_this_one(void **unused)
{
	const struct game *g = tested_find("port-royal");
	struct odds o;

	(void)unused;
	sit("players=2 sets=base,adventure mode=coop");
	put(CARD_admiral_9_3);
	after = before;
	g->apply(&after, move_of(0, STOP));
	assert_true(turn_waits(&after.turn, DEALER) && after.turn.active == 1);
	odds_of(g, &before, 0, move_of(0, STOP), &o);
	assert_false(o.hopes);
}

/* The harbour is empty after the gift, but it was not when the part began. */
static void a_gift_pays_no_jester(void **unused)
{
	(void)unused;
	sit("players=3 sets=base,contracts");
	hire(0, CARD_jester_7_2);
	before.turn.phase = PHASE_GIFT;
	before.takes = 1;
	play(move_with(0, GIFT, 1));
	assert_int_equal(told(WORD_say_gift), 1);
	assert_int_equal(told(WORD_say_jesters), 0);
}

static void a_gift_between_two_is_told(void **unused)
{
	(void)unused;
	sit("players=2 sets=base,contracts");
	put(CARD_red_3_6_gift);
	before.turn.phase = PHASE_TRADE;
	before.takes = 1;
	play(move_with(0, TRADE, CARD_red_3_6_gift));
	assert_int_equal(after.owed[1], 1);
	assert_int_equal(told(WORD_say_gift), 1);
}

/* Two merchants of the colour: the ship is under neither before the player has chosen. */
static void a_ship_is_tucked_once(void **unused)
{
	(void)unused;
	sit("players=2 sets=unterwegs");
	hire(0, CARD_merchant_red_6_2);
	hire(0, CARD_merchant_red_4_1);
	put(CARD_red_1_1);
	before.turn.phase = PHASE_TRADE;
	before.takes = 1;
	play(move_with(0, TRADE, CARD_red_1_1));
	assert_int_equal(told(WORD_say_tuck), 0);
}

static void gamble(void)
{
	sit("players=3 sets=base,gambler");
	before.gambling = before.gambled = before.draws = 1;
	before.turn.phase = PHASE_REVEAL;
	before.turn.waiting = 1 << DEALER;
}

/* Nobody can pay for what a gamble brought: the harbour is emptied, but not lost. */
static void a_gamble_without_a_buyer_is_not_lost(void **unused)
{
	(void)unused;
	gamble();
	put(CARD_admiral_9_3);
	play(move_with(DEALER, REVEAL, CARD_governor_8_0));
	assert_int_equal(after.turn.active, 1);
	assert_int_equal(told(WORD_say_gamble_bust), 0);
}

/* Its last card is a tax; the gamble is lost when the last coin of it has been dealt. */
static void a_gamble_is_lost_after_its_tax(void **unused)
{
	(void)unused;
	gamble();
	put(CARD_red_1_1);
	put(CARD_red_2_3);
	play(move_with(DEALER, REVEAL, CARD_tax_swords));
	for (int i = 0; i < 3; i++) {
		assert_int_equal(told(WORD_say_gamble_bust), 0);
		before = after;
		play(move_with(DEALER, COIN, CARD_sailor_3_1));
	}
	assert_int_equal(told(WORD_say_gamble_bust), 1);
}

/* What is left in the harbour is for those whose part is still to come, also while the
 * taker chooses whom a gift goes to. */
static void a_gift_leaves_the_harbour_to_the_others(void **unused)
{
	(void)unused;
	sit("players=3 sets=base,contracts");
	put(CARD_yellow_4_4);
	before.turn.phase = PHASE_TRADE;
	before.taker = 1;
	before.takes = 0;
	int worth[3];
	for (int seat = 0; seat < 3; seat++)
		worth[seat] = pr_worth(&before, seat);
	before.turn.phase = PHASE_GIFT;
	for (int seat = 0; seat < 3; seat++)
		assert_int_equal(pr_worth(&before, seat), worth[seat]);
	before.turn.phase = PHASE_GIVE;
	before.resume = PHASE_BUST;
	assert_true(pr_worth(&before, 2) < worth[2]);
}

/* The same for a team: what the taker and those after him can take, and nothing twice. */
static void a_team_counts_a_part_once(void **unused)
{
	(void)unused;
	sit("players=3 sets=base,contracts mode=coop");
	put(CARD_yellow_4_4);
	put(CARD_blue_4_5);
	before.turn.phase = PHASE_TRADE;
	before.taker = 1;
	before.takes = 0;
	const int worth = pr_team_value(&before);
	before.turn.phase = PHASE_TUCK;
	assert_int_equal(pr_team_value(&before), worth);
}

/* The titles of a game won together, as the rulebook's table has them. */
static void titles_by_points(void **unused)
{
	static const int8_t title[] = {0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4};

	(void)unused;
	for (int points = 0; points < (int)sizeof title; points++)
		assert_int_equal(pr_rank(points), title[points]);
}

static bool lay(int mission)
{
	const struct item m = {.list = LIST_MISSIONS,
	                       .index = (uint8_t)mission,
	                       .zone = ZONE_MISSIONS,
	                       .owner = NOBODY,
	                       .count = 1};

	return tested_find("port-royal")->put(&before, m);
}

/* A chapter lays out four: after three, one that leads to another finds no room. */
static void missions_leave_room_for_what_follows(void **unused)
{
	(void)unused;
	sit("players=2 sets=base,adventure");
	before.adv.laid = 1;
	before.adv.mission[0] = MISSION_m10;
	assert_true(lay(MISSION_m11));
	assert_true(lay(MISSION_m12));
	assert_false(lay(MISSION_m13));
	assert_true(lay(MISSION_m14));
}

/* How likely the dealer names this card now: in truth, and as everybody must think. */
static uint32_t weight_of(const struct outcome *list, int n, int card)
{
	for (int i = 0; i < n; i++)
		if (list[i].move.arg[0] == card)
			return list[i].weight;
	return 0;
}

/* Alone, chapter 2, up to the first coins; then its ten cards lie beside the deck. */
static void begin_alone(const char *options)
{
	const struct game *g = tested_find("port-royal");

	sit(options);
	before.turn.phase = PHASE_START;
	before.turn.waiting = 1 << DEALER;
	g->apply(&before, move_with(DEALER, START, 0));
	g->apply(&before, move_with(DEALER, CAST, PERSONA_grace));
	g->apply(&before, move_with(0, BE, PERSONA_grace));
}

static void first_coins_come_before_the_chapter(void **unused)
{
	struct outcome list[MOVES_MAX];

	(void)unused;
	begin_alone("players=1 sets=base,adventure mode=solo chapter=2");
	assert_int_equal(before.decked, 119 + 12);
	const int n = pr_outcomes(&before, list);
	assert_int_equal(weight_of(list, n, CARD_bread_red), 0);
	assert_int_equal(weight_of(list, n, CARD_ares_book_3), 2);
	begin_alone("players=1 sets=base,adventure mode=solo chapter=2 attempt=2");
	assert_int_equal(before.decked, 119 + 12 + 10);
	assert_int_equal(weight_of(list, pr_outcomes(&before, list), CARD_bread_red), 1);
}

/* Four coins are dealt of 131 cards; then 10 join, so that any of these comes next with a
 * chance of 1 in 137 and any other with 127 in 131 times that. */
static void first_coins_are_no_cards_of_the_chapter(void **unused)
{
	const struct game *g = tested_find("port-royal");
	struct outcome list[MOVES_MAX];
	struct rng r;

	(void)unused;
	begin_alone("players=1 sets=base,adventure mode=solo chapter=2");
	for (int i = 0; i < 4; i++)
		g->apply(&before, move_with(DEALER, COIN, CARD_settler_4_1));
	g->apply(&before, move_with(DEALER, MISSION, MISSION_m20));
	assert_int_equal(before.decked, 137);
	assert_true(pr_check(&before));
	before.turn.phase = PHASE_REVEAL;
	pr_hide(&before, 0);
	const int n = pr_foresee(&before, 0, list);
	assert_int_equal(weight_of(list, n, CARD_bread_red), 131);
	assert_int_equal(weight_of(list, n, CARD_ares_herbs_2), 127);
	rng_seed(&r, 7);
	for (int i = 0; i < 200; i++) {
		after = before;
		pr_guess(&after, 0, &r);
		assert_true(pr_check(&after));
		assert_int_equal(after.deck[CARD_bread_red], 1);
		pr_hide(&after, 0);
		assert_memory_equal(&after, &before, sizeof after);
	}
}

/* A card of the last chapter ends the tale against one another too. */
static void a_contest_ends_its_story(void **unused)
{
	(void)unused;
	sit("players=2 sets=base,adventure chapter=5");
	before.adv.laid = 1;
	before.ending = 1;
	before.turn.phase = PHASE_BUST;
	before.turn.active = before.turn.seats - 1;
	before.turn.waiting = 2;
	play(move_of(1, PASS));
	assert_int_equal(after.turn.over, 1);
	assert_int_equal(told(WORD_say_closing), 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(stops_with_a_card_nobody_can_pay),
		cmocka_unit_test(a_trophy_sets_off_the_end),
		cmocka_unit_test(whatever_sets_off_the_end_is_told),
		cmocka_unit_test(stopping_says_what_can_be_taken),
		cmocka_unit_test(coins_that_a_part_begins_with_count),
		cmocka_unit_test(the_next_turn_is_no_hope_of_this_one),
		cmocka_unit_test(a_gift_pays_no_jester),
		cmocka_unit_test(a_gift_between_two_is_told),
		cmocka_unit_test(a_ship_is_tucked_once),
		cmocka_unit_test(a_gamble_without_a_buyer_is_not_lost),
		cmocka_unit_test(a_gamble_is_lost_after_its_tax),
		cmocka_unit_test(a_gift_leaves_the_harbour_to_the_others),
		cmocka_unit_test(a_team_counts_a_part_once),
		cmocka_unit_test(titles_by_points),
		cmocka_unit_test(missions_leave_room_for_what_follows),
		cmocka_unit_test(first_coins_come_before_the_chapter),
		cmocka_unit_test(first_coins_are_no_cards_of_the_chapter),
		cmocka_unit_test(a_contest_ends_its_story),
	};
	return RUN(tests);
}
