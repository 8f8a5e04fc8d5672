/* peek_test.c -- bots cannot peek: in two worlds that look alike to a seat, with the
 * same generator, every bot gives the same answer, whatever lay in its memory before.
 * Random positions of every game. */

#include <string.h>

#include "bots/bot.h"
#include "combinations.h"
#include "random_game.h"
#include "test.h"

enum { SETS = 16, GAMES = 2, POSITIONS = 40, APART = 13, SIMULATIONS = 4, ARENA = 8192 };

struct twin {
	unsigned char view[STATE_MAX];
	double arena[ARENA / sizeof(double)];
};

static struct move room[GAMES * POSITIONS * APART];
static struct table table;
static struct twin twin[2];
static long compared;

static int ask(const struct bot *bot, struct twin *t, int garbage, int seat)
{
	const struct game *g = table.game;
	struct budget b = {.memory = t->arena, .size = sizeof t->arena};
	struct move move[MOVES_MAX];
	struct rng r;

	memset(t->arena, garbage, sizeof t->arena);
	b.simulations = bot->weigh != NULL ? SIMULATIONS : 0;
	rng_seed(&r, table.moves);
	const int moves = g->moves(t->view, seat, move);
	const int chosen = bot->choose(bot, g, t->view, seat, move, moves, b, &r);
	assert_in_range(chosen, 0, moves - 1);
	return chosen;
}

/* The true world, and another one that the seat cannot tell from it. */
static void make_twins(int seat, struct rng *r)
{
	const struct game *g = table.game;

	table_view(&table, seat, twin[0].view);
	memcpy(twin[1].view, twin[0].view, g->state_size);
	g->guess(twin[1].view, seat, r);
	g->hide(twin[1].view, seat);
	assert_memory_equal(twin[0].view, twin[1].view, g->state_size);
}

static void compare(struct rng *r)
{
	for (int seat = 0; seat < SEATS_MAX; seat++) {
		if (!turn_waits(table_turn(&table), seat))
			continue;
		make_twins(seat, r);
		for (int i = 0; bot_at(i) != NULL; i++) {
			assert_int_equal(ask(bot_at(i), &twin[0], 0xAA, seat),
			                 ask(bot_at(i), &twin[1], 0x55, seat));
			compared++;
		}
	}
}

static void walk(const struct game *g, const struct options *o, uint64_t seed)
{
	struct rng r;

	rng_seed(&r, seed);
	table_init(&table, g, o, g->rules, room, sizeof room / sizeof *room);
	for (int i = 0; i < POSITIONS && !table_turn(&table)->over; i++) {
		compare(&r);
		random_play(&table, APART, &r);
	}
}

static void same_view_same_answer(void **unused)
{
	(void)unused;
	each_combination(SETS, GAMES, walk);
	assert_true(compared > 5000);
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(same_view_same_answer)};

	return RUN(tests);
}
