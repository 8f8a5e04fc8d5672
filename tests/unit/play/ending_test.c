/* ending_test.c -- how a game ended: rows, counters that decided, and no places for a team. */

#include "play/ending.h"

#include <string.h>

#include "test.h"

enum { MARKERS, COINS, TROPHIES };

/* Three seats whose scores, places and counters a test sets as it likes. */
struct toy {
	struct turn turn;
	struct result result;
	int16_t counter[3][SEATS_MAX];
	uint8_t team;
};

static void result(const void *state, struct result *r)
{
	*r = ((const struct toy *)state)->result;
}

static int counter(const void *state, int which, int seat)
{
	return ((const struct toy *)state)->counter[which][seat];
}

static const uint8_t *ties(const void *state)
{
	static const uint8_t list[] = {MARKERS, COINS, UNKNOWN};

	(void)state;
	return list;
}

static const uint8_t *shows(const void *state)
{
	static const uint8_t list[] = {TROPHIES, UNKNOWN};

	(void)state;
	return list;
}

static bool together(const void *state)
{
	return ((const struct toy *)state)->team != 0;
}

static int verdict(const void *state, struct line *list)
{
	(void)state;
	list[0] = (struct line){.word = 7};
	return 1;
}

static const struct telling plain = {.counter = counter, .ties = ties, .together = together};
static const struct telling full = {
	.counter = counter, .ties = ties, .shows = shows, .together = together, .verdict = verdict};
static const struct game game = {.result = result, .telling = &plain};
static const struct game story = {.result = result, .telling = &full};

static struct toy toy_of(int seats)
{
	return (struct toy){.turn = {.seats = (uint8_t)seats, .over = 1}};
}

static void rows_by_place(void **unused)
{
	struct toy s = toy_of(3);
	struct ending e;

	(void)unused;
	s.result = (struct result){{5, 9, 5}, {2, 1, 2}};
	ending_of(&game, &s, &e);
	assert_false(e.together);
	assert_int_equal(e.seats, 3);
	assert_int_equal(e.seat[0], 1);
	assert_int_equal(e.seat[2], 2);
	assert_int_equal(e.counters, 0);
	assert_int_equal(e.lines, 0);
}

/* Markers come before coins: where they decide, coins explain nothing. */
static void what_decided(void **unused)
{
	struct toy s = toy_of(2);
	struct ending e;

	(void)unused;
	s.result = (struct result){{5, 5}, {1, 2}};
	s.counter[MARKERS][0] = 2;
	s.counter[COINS][1] = 8;
	ending_of(&game, &s, &e);
	assert_int_equal(e.counters, 1);
	assert_int_equal(e.counter[0], MARKERS);
	s.counter[MARKERS][1] = 2;
	s.counter[COINS][0] = 9;
	ending_of(&game, &s, &e);
	assert_int_equal(e.counters, 1);
	assert_int_equal(e.counter[0], COINS);
	s.result.place[1] = 1;
	ending_of(&game, &s, &e);
	assert_int_equal(e.counters, 0);
}

static void a_lost_team_has_no_rows(void **unused)
{
	struct toy s = toy_of(2);
	struct ending e;

	(void)unused;
	s.team = 1;
	s.result = (struct result){{0, 0}, {2, 2}};
	ending_of(&story, &s, &e);
	assert_true(e.together);
	assert_false(e.won);
	assert_int_equal(e.seats, 0);
	assert_int_equal(e.lines, 1);
	s.result = (struct result){{4, 4}, {1, 1}};
	ending_of(&story, &s, &e);
	assert_true(e.won);
	assert_int_equal(e.seats, 2);
}

/* Who plays alone has a row, won or lost. */
static void alone(void **unused)
{
	struct toy s = toy_of(1);
	struct ending e;

	(void)unused;
	s.team = 1;
	s.result.place[0] = 2;
	ending_of(&story, &s, &e);
	assert_int_equal(e.seats, 1);
	assert_false(e.won);
}

static void always_shown(void **unused)
{
	struct toy s = toy_of(2);
	struct ending e;

	(void)unused;
	s.result = (struct result){{5, 4}, {1, 2}};
	ending_of(&story, &s, &e);
	assert_int_equal(e.counters, 1);
	assert_int_equal(e.counter[0], TROPHIES);
	assert_int_equal(e.line[0].word, 7);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(rows_by_place),
		cmocka_unit_test(what_decided),
		cmocka_unit_test(a_lost_team_has_no_rows),
		cmocka_unit_test(alone),
		cmocka_unit_test(always_shown),
	};
	return RUN(tests);
}
