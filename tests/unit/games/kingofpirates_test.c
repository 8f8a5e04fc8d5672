/* kingofpirates_test.c -- the census of King of Pirates, the shape of its board and
 * the odds its bot relies on; and that mutiny and Dutchman are told truly. */

#include <string.h>

#include "games/kingofpirates/kingofpirates.h"
#include "lang/lang.h"
#include "test.h"

static void cards_are_complete(void **state)
{
	int actions = 0, loot = 0, tiles[2] = {0, 0};

	(void)state;
	for (int i = 0; i < ACTIONS; i++)
		actions += kp_action[i].copies;
	for (int i = 0; i < LOOTS; i++)
		loot += kp_loot[i].copies;
	for (int i = 0; i < TILES; i++)
		for (int back = 0; back < 2; back++)
			tiles[back] += kp_tile[i].copies[back];
	assert_int_equal(actions, 53);
	assert_int_equal(loot, 36);
	assert_int_equal(tiles[0], 18);
	assert_int_equal(tiles[1], 24);
	assert_int_equal(PIRATES, 20);
}

/* The table of figures names what each row belongs to, so that a box can be counted. */
static void figures_add_up(void **state)
{
	int copies[WORDS] = {0};

	(void)state;
	for (const struct figure *f = kp_figures; f->copies > 0; f++)
		copies[f->set] += f->copies;
	assert_int_equal(copies[WORD_zone_deck], 53);
	assert_int_equal(copies[WORD_zone_loot], 36);
	assert_int_equal(copies[WORD_zone_crew], 20);
	assert_int_equal(copies[WORD_zone_tiles], 42);
	assert_int_equal(copies[WORD_zone_board], 61);
}

/* Six ships, and the tokens of the box suffice for all of them. */
static void tokens_suffice(void **state)
{
	int rum = 0, balls = 0;

	(void)state;
	for (int i = 0; i < PARTS; i++) {
		rum += SEATS_MAX * kp_part[i].rum;
		balls += SEATS_MAX * kp_part[i].balls;
	}
	for (int i = 0; i < PIRATES; i++) {
		rum += kp_pirate[i].crew == CREW_RUM;
		balls += kp_pirate[i].crew == CREW_CAN;
	}
	assert_int_equal(rum, 37);
	assert_int_equal(balls, 21);
}

static void board_is_complete(void **state)
{
	int lands[LANDS] = {0}, edges = 0;

	(void)state;
	for (int hex = 0; hex < HEXES; hex++) {
		lands[kp_hex[hex].land]++;
		for (int d = 0; d < DIRECTIONS; d++) {
			const int next = kp_neighbour(hex, d);
			if (next < 0)
				continue;
			edges++;
			assert_int_equal(kp_neighbour(next, (d + 3) % DIRECTIONS), hex);
			assert_int_equal(kp_distance(hex, next), 1);
		}
	}
	assert_int_equal(HEXES, 61);
	assert_int_equal(edges, 2 * 156);
	assert_int_equal(lands[LAND_HIDEOUT], 7);
	assert_int_equal(lands[LAND_SHARK], 18);
	assert_int_equal(lands[LAND_OCEAN], 24);
	assert_int_equal(lands[LAND_CITY] + lands[LAND_FORTRESS], 6);
	assert_int_equal(lands[LAND_SMALL_ISLAND] + lands[LAND_LARGE_ISLAND], 6);
}

static void corners_lie_where_the_compass_points(void **state)
{
	(void)state;
	for (int d = 0; d < DIRECTIONS; d++) {
		int hex = HEX_h01;
		for (int next; (next = kp_neighbour(hex, d)) >= 0;)
			hex = next;
		assert_int_equal(hex, kp_compass[d].corner);
		assert_true(kp_hideout(hex));
	}
}

/* The best use of so many cannonballs, by trying every reroll. */
static double best(int a, int b, int needed, int balls)
{
	double first = 0, second = 0, both = 0;

	if (a + b >= needed)
		return 1;
	if (balls == 0)
		return 0;
	for (int x = 1; x <= DIE_FACES; x++) {
		first += best(x, b, needed, balls - 1) / DIE_FACES;
		second += best(a, x, needed, balls - 1) / DIE_FACES;
		for (int y = 1; y <= DIE_FACES; y++)
			both += best(x, y, needed, balls - 1) / (DIE_FACES * DIE_FACES);
	}
	const double one = first > second ? first : second;
	return one > both ? one : both;
}

static void odds_are_exact(void **state)
{
	(void)state;
	for (int needed = 1; needed <= 13; needed++)
		for (int balls = 0; balls <= 2; balls++) {
			double sum = 0;
			for (int a = 1; a <= DIE_FACES; a++)
				for (int b = 1; b <= DIE_FACES; b++)
					sum += best(a, b, needed, balls);
			assert_int_equal(kp_odds(needed, balls), (int)(sum / 36 * 10000 + 0.5));
		}
}

static bool tells_of(enum language l, int word, int part)
{
	const struct game *g = game_find("king-of-pirates");
	char whole[TEXT_ROOM], piece[TEXT_ROOM];

	return strstr(lang_text(g, l, word, whole, sizeof whole),
	              lang_text(g, l, part, piece, sizeof piece)) != NULL;
}

/* What is said of a pirate begins with what he can do. */
static void pirates_say_what_they_can(void **state)
{
	static const uint16_t about[] = {
#define PIRATE(id, ...) WORD_##id##_is,
#include "games/kingofpirates/pirates.def"
#undef PIRATE
	};
	(void)state;
	for (int p = 0; p < PIRATES; p++) {
		struct line ability[LINES_MAX];
		const int lines = kp_explain(NULL, move_with(0, VERB_captain, p), ability);
		assert_int_equal(lines, 2);
		for (int l = 0; l < LANGUAGES; l++)
			for (int i = 0; i < lines; i++)
				assert_true(
					tells_of((enum language)l, about[p], ability[i].arg[0]));
	}
}

static void put(struct kop *s, int list, int index, int zone, int count)
{
	const struct item what = {.list = (uint8_t)list,
	                          .index = (uint8_t)index,
	                          .zone = (uint8_t)zone,
	                          .count = (uint16_t)count};

	assert_true(kp_put(s, what));
}

/* Is this word among the lines of the move?  Then it is made. */
static bool says(struct kop *s, struct move m, int word)
{
	const struct kop before = *s;
	struct line list[LINES_MAX];
	bool said = false;

	kingofpirates.apply(s, m);
	for (int i = kp_tell(&before, m, s, list) - 1; i >= 0; i--)
		said = said || list[i].word == word;
	return said;
}

/* Seat 0 off Fort Regent, without rum, just before the upkeep die. */
static void thirsty(struct kop *s)
{
	const struct options two = {{2}};

	kingofpirates.setup(s, &two, kingofpirates.rules);
	kingofpirates.apply(s, move_with(DEALER, VERB_start, 0));
	put(s, LIST_HEXES, HEX_h46, ZONE_ship, 1);
	put(s, LIST_COUNTERS, COUNTER_rum, 0, 0);
	kp_begin(s, 0, PHASE_upkeep);
	kp_run(s);
}

static void mutiny_is_told_truly(void **state)
{
	const struct move thirst = move_with(DEALER, VERB_upkeep, FACE_rum1);
	struct kop s;

	(void)state;
	thirsty(&s);
	struct kop crewed = s;
	assert_true(says(&s, thirst, WORD_say_rising));
	thirsty(&s);
	assert_false(says(&s, thirst, WORD_say_deposed));
	put(&crewed, LIST_PIRATES, PIRATE_p01, ZONE_captain, 1);
	kp_begin(&crewed, 0, PHASE_upkeep);
	kp_run(&crewed);
	assert_true(says(&crewed, thirst, WORD_say_deposed));
}

/* A Dutchman who leaves the board does not just sail to the middle. */
static void leaving_the_board_is_told(void **state)
{
	const struct move east = move_with(DEALER, VERB_compass, COMPASS_e);
	struct kop s;

	(void)state;
	thirsty(&s);
	kp_begin(&s, 0, PHASE_compass);
	s.dutchman = HEX_h48;
	kp_run(&s);
	struct kop inside = s;
	assert_true(says(&s, east, WORD_say_compass_off));
	inside.dutchman = HEX_h04;
	assert_true(says(&inside, east, WORD_say_compass));
}

/* "Which rule?" of a ship that drifts: the mutiny, unless the Dutchman was there. */
static void drifting_has_its_rule(void **state)
{
	const struct move home = move_with(DEALER, VERB_haven, 0);
	struct line list[LINES_MAX];
	struct kop s;

	(void)state;
	thirsty(&s);
	kingofpirates.apply(&s, move_with(DEALER, VERB_upkeep, FACE_rum1));
	struct kop after = s;
	kingofpirates.apply(&after, home);
	kp_tell(&s, home, &after, list);
	assert_int_equal(list[0].section, SECTION_mutiny);
	s.dutchman = s.ship[0];
	kp_tell(&s, home, &after, list);
	assert_int_equal(list[0].section, SECTION_dutchman);
}

/* The die shows scurvy to an immune crew too; a token it does not take. */
static void an_immune_crew_is_told(void **state)
{
	const struct move scurvy = move_with(DEALER, VERB_upkeep, FACE_scurvy);
	struct kop s;

	(void)state;
	thirsty(&s);
	assert_true(says(&s, scurvy, WORD_say_sick));
	assert_int_equal(s.scurvy[0], 1);
	thirsty(&s);
	put(&s, LIST_PIRATES, PIRATE_p03, ZONE_captain, 1);
	kp_begin(&s, 0, PHASE_upkeep);
	kp_run(&s);
	assert_true(says(&s, scurvy, WORD_say_spared));
	assert_int_equal(s.scurvy[0], 0);
}

/* Seat 0 has beaten seat 1, who owns 200 doubloons. */
static void a_poor_loser_is_told(void **state)
{
	const struct move card = move_with(DEALER, VERB_loot, LOOT_loot_300);
	struct line list[LINES_MAX];
	struct kop s;

	(void)state;
	thirsty(&s);
	kp_begin(&s, 0, PHASE_haul);
	s.fight = (struct fight){.target = TARGET_PLAYER, .defender = 1, .winner = 0};
	s.owed = 2;
	s.score[1] = 2;
	kp_run(&s);
	struct kop rich = s, after = s;
	rich.score[1] = 3;
	assert_true(says(&rich, card, WORD_say_ransom));
	kingofpirates.apply(&after, card);
	assert_int_equal(kp_tell(&s, card, &after, list), 1);
	assert_int_equal(list[0].word, WORD_say_short);
	assert_int_equal(list[0].arg[1], 200);
	assert_int_equal(list[0].arg[2], 1);
}

/* In a hideout the last pirate is sent away: he takes a ball along, and the ship is filled up. */
static void an_empty_ship_is_told(void **state)
{
	const struct move away = move_with(0, VERB_dismiss, PIRATE_p02);
	struct line list[LINES_MAX];
	struct kop s;

	(void)state;
	thirsty(&s);
	put(&s, LIST_PIRATES, PIRATE_p02, ZONE_captain, 1);
	kp_begin(&s, 0, PHASE_crew);
	s.rum[0] = 1;
	kp_run(&s);
	struct kop after = s;
	kingofpirates.apply(&after, away);
	assert_int_equal(kp_tell(&s, away, &after, list), 3);
	assert_int_equal(list[0].word, WORD_say_dismiss);
	assert_int_equal(list[1].word, WORD_say_refit);
	assert_int_equal(list[1].arg[1], kp_rum_max(&after, 0));
	assert_int_equal(list[2].word, WORD_say_turn);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(cards_are_complete),
		cmocka_unit_test(figures_add_up),
		cmocka_unit_test(tokens_suffice),
		cmocka_unit_test(board_is_complete),
		cmocka_unit_test(corners_lie_where_the_compass_points),
		cmocka_unit_test(odds_are_exact),
		cmocka_unit_test(pirates_say_what_they_can),
		cmocka_unit_test(mutiny_is_told_truly),
		cmocka_unit_test(leaving_the_board_is_told),
		cmocka_unit_test(drifting_has_its_rule),
		cmocka_unit_test(an_immune_crew_is_told),
		cmocka_unit_test(a_poor_loser_is_told),
		cmocka_unit_test(an_empty_ship_is_told),
	};
	return RUN(tests);
}
