/* table_test.c -- the middle end: plays what is legal, refuses the rest with a reason,
 * looks back and takes back. */

#include "play/table.h"

#include <string.h>

#include "combinations.h"
#include "random_game.h"
#include "rules/options.h"
#include "test.h"

enum { ROOM = 60000 };

static struct move room[ROOM];
static struct table table;
static struct fault fault;

static void sit_at(const char *name)
{
	const struct game *g = tested_find(name);
	struct options o;

	options_normal(g, &o);
	table_init(&table, g, &o, g->rules, room, ROOM);
}

static void sit(void)
{
	sit_at("nullgame");
}

static bool play(int seat, const char *move)
{
	return table_play_text(&table, seat, span_of(move), &fault);
}

/* Seat 0 begins and holds a pike and a gull, the others herrings. */
static void deal(void)
{
	sit();
	assert_true(play(DEALER, "start:0"));
	assert_true(play(DEALER, "deal:0,pike"));
	assert_true(play(DEALER, "deal:0,gull"));
	for (int i = 0; i < 2; i++)
		assert_true(play(DEALER, "deal:1,herring"));
	for (int i = 0; i < 2; i++)
		assert_true(play(DEALER, "deal:2,herring"));
}

static void plays(void **unused)
{
	(void)unused;
	deal();
	assert_int_equal(table.moves, 7);
	assert_int_equal(table_turn(&table)->waiting, 1);
	assert_true(play(0, "sell:pike"));
	assert_int_equal(table_turn(&table)->waiting, 6);
	assert_true(play(2, "pass"));
	assert_true(play(1, "pass"));
	assert_int_equal(table_turn(&table)->waiting, 1 << DEALER);
}

static void refuses(int seat, const char *move, enum error e)
{
	const struct table before = table;

	assert_false(play(seat, move));
	assert_int_equal(fault.error, e);
	assert_memory_equal(&table, &before, sizeof table);
}

static void refuses_with_a_reason(void **unused)
{
	(void)unused;
	deal();
	refuses(1, "pass", ERROR_NOT_WAITING);
	refuses(DEALER, "deal:0,pike", ERROR_NOT_WAITING);
	refuses(0, "sell:cod", ERROR_ILLEGAL);
	refuses(0, "sell:unknown", ERROR_ILLEGAL);
	refuses(0, "boat", ERROR_ILLEGAL);
	refuses(0, "sell:shark", ERROR_UNKNOWN_NAME);
	refuses(0, "fly", ERROR_UNKNOWN_VERB);
}

static void is_over_some_time(void **unused)
{
	struct rng r;

	(void)unused;
	sit();
	rng_seed(&r, 4);
	random_play(&table, ROOM, &r);
	assert_true(table_turn(&table)->over);
	refuses(0, "pass", ERROR_OVER);
}

static void room_ends(void **unused)
{
	struct rng r;

	(void)unused;
	sit();
	table.room = 10;
	rng_seed(&r, 4);
	for (int i = 0; i < 10; i++)
		random_play(&table, 1, &r);
	assert_false(table_play(&table, random_move(table.game, table.state, &r), &fault));
	assert_int_equal(fault.error, ERROR_TOO_LONG);
	assert_int_equal(table.moves, 10);
}

static void looks_back(void **unused)
{
	static unsigned char then[100][STATE_MAX], again[STATE_MAX];
	const uint32_t size = tested_find("nullgame")->state_size;
	struct rng r;
	uint32_t n = 0;

	(void)unused;
	sit();
	rng_seed(&r, 5);
	for (; n < 100 && !table_turn(&table)->over; n++) {
		memcpy(then[n], table.state, size);
		random_play(&table, 1, &r);
	}
	for (uint32_t i = 0; i < n; i++) {
		table_at(&table, i, again);
		assert_memory_equal(again, then[i], size);
	}
}

/* Taking back counts moves and says how often; nothing else is known of it here. */
static void takes_back_and_again(void **unused)
{
	unsigned char before[STATE_MAX], after[STATE_MAX];

	(void)unused;
	deal();
	memcpy(before, table.state, table.game->state_size);
	assert_true(play(0, "sell:pike"));
	assert_true(play(2, "pass"));
	memcpy(after, table.state, table.game->state_size);
	assert_true(table_undo(&table, 2, &fault));
	assert_int_equal(table.moves, 7);
	assert_int_equal(table.undone, 1);
	assert_memory_equal(before, table.state, table.game->state_size);
	assert_true(table_redo(&table, 2, &fault));
	assert_memory_equal(after, table.state, table.game->state_size);
	assert_int_equal(table.undone, 1);
}

static void takes_back_no_more_than_there_is(void **unused)
{
	(void)unused;
	deal();
	assert_false(table_undo(&table, 8, &fault));
	assert_int_equal(fault.error, ERROR_NOTHING_TO_UNDO);
	assert_false(table_undo(&table, 0, &fault));
	assert_false(table_redo(&table, 1, &fault));
	assert_int_equal(fault.error, ERROR_NOTHING_TO_REDO);
	assert_true(table_undo(&table, 1, &fault));
	assert_true(play(DEALER, "deal:2,herring"));
	assert_false(table_redo(&table, 1, &fault));
	assert_int_equal(table.moves, 7);
}

/* Each time costs a replay, so there is an end to it; said as what it is. */
static void takes_back_only_so_often(void **unused)
{
	(void)unused;
	deal();
	assert_true(play(0, "sell:pike"));
	for (int i = 0; i < 4096; i++)
		assert_true(table_undo(&table, 1, &fault) && table_redo(&table, 1, &fault));
	assert_false(table_undo(&table, 1, &fault));
	assert_int_equal(fault.error, ERROR_UNDONE_OFTEN);
	assert_int_equal(table.moves, 8);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(plays),
		cmocka_unit_test(refuses_with_a_reason),
		cmocka_unit_test(room_ends),
		cmocka_unit_test(is_over_some_time),
		cmocka_unit_test(looks_back),
		cmocka_unit_test(takes_back_and_again),
		cmocka_unit_test(takes_back_no_more_than_there_is),
		cmocka_unit_test(takes_back_only_so_often),
	};
	return RUN(tests);
}
