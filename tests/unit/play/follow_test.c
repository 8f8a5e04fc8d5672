/* follow_test.c -- a client that is told only what its seat may know holds, after every
 * line, exactly what the table would show it: random games, all seats, all games. */

#include "play/follow.h"

#include <string.h>

#include "combinations.h"
#include "play/eyes.h"
#include "random_game.h"
#include "rules/notation.h"
#include "test.h"

enum { GAMES = 4, SETS = 12, PLIES = 1000 };

static struct move room[PLIES];
static struct table table;
static struct table client[SEATS_MAX + 1];
static struct move heard[SEATS_MAX + 1][PLIES];
static struct walk walk;

static void tell(struct table *c)
{
	const struct eyes e = eyes_of(&table, ENGLISH, c->eyes);
	const struct move shown = eyes_move(&e, &walk);
	static unsigned char view[STATE_MAX];
	char line[NOTATION_MAX];
	struct text t = text_on(line, sizeof line);
	struct fault f;

	notation_line(table.game, shown, &t);
	assert_true(follow_line(c, span_of(line), &f));
	assert_int_equal(c->moves, table.moves);
	table_view(&table, c->eyes, view);
	assert_memory_equal(c->state, view, table.game->state_size);
}

static void play(const struct game *g, const struct options *o, uint64_t seed)
{
	struct rng r;

	rng_seed(&r, seed);
	table_init(&table, g, o, g->rules, room, PLIES);
	walk_begin(&walk, &table);
	for (int i = 0; i <= SEATS_MAX; i++)
		table_init_seen(&client[i], g, o, g->rules, heard[i], PLIES, i);
	for (uint32_t n = 0; n < PLIES / 8 && !table_turn(&table)->over; n++) {
		random_play(&table, 1, &r);
		walk_to(&walk, table.moves);
		for (int i = 0; i <= SEATS_MAX; i++)
			if (i < table_turn(&table)->seats || i == SPECTATOR)
				tell(&client[i]);
	}
}

static void views_stay_in_step(void **unused)
{
	(void)unused;
	each_combination(SETS, GAMES, play);
}

static void refuses(const char *line, enum error e, const char *found, const char *allowed)
{
	const struct table before = client[0];
	struct fault f = {0};

	assert_false(follow_line(&client[0], span_of(line), &f));
	assert_int_equal(f.error, e);
	assert_string_equal(f.found, found);
	assert_string_equal(f.allowed, allowed);
	assert_memory_equal(&before, &client[0], sizeof before);
}

static void hears(const char *line)
{
	struct fault f;

	assert_true(follow_line(&client[0], span_of(line), &f));
}

static void refuses_nonsense(void **unused)
{
	static const char *const deal[] = {"D start:0", "D deal:0,pike", "D deal:0,cod",
	                                   "D deal:1,unknown", "D deal:1,unknown"};
	struct options o = {{2}};

	(void)unused;
	o.value[1] = 3;
	table_init_seen(&client[0], tested_find("nullgame"), &o, 1, heard[0], PLIES, 0);
	refuses("0 pass", ERROR_NOT_WAITING, "0", "D");
	refuses("", ERROR_BAD_SEAT, "", "0 … 5, D");
	refuses("D sell:shark", ERROR_UNKNOWN_NAME, "sell:shark", "sell:ID");
	refuses("D deal:0,pike", ERROR_STRANGE_LINE, "D deal:0,pike", "");
	for (int i = 0; i < 5; i++) {
		refuses("D start:3", ERROR_STRANGE_LINE, "D start:3", "");
		refuses("D deal:1,cod", ERROR_STRANGE_LINE, "D deal:1,cod", "");
		hears(deal[i]);
	}
	refuses("1 pass", ERROR_NOT_WAITING, "1", "0");
	refuses("0 boat", ERROR_ILLEGAL, "boat", "pass, draw, sell:cod, sell:pike");
	hears("0 draw");
	refuses("D deal:0,unknown", ERROR_STRANGE_LINE, "D deal:0,unknown", "");
	hears("D deal:0,cod");
	refuses("1 sell:unknown", ERROR_STRANGE_LINE, "1 sell:unknown", "");
	refuses("1 boat", ERROR_STRANGE_LINE, "1 boat", "");
	hears("1 sell:cod");
}

/* What is taken back at the table is taken back here, and made again. */
static void follows_what_is_taken_back(void **unused)
{
	static const char *const line[] = {"D start:0", "D deal:0,pike", "D deal:0,cod",
	                                   "D deal:1,unknown", "D deal:1,unknown"};
	static unsigned char view[STATE_MAX];
	struct options o = {{2}};

	(void)unused;
	o.value[1] = 3;
	table_init_seen(&client[0], tested_find("nullgame"), &o, 1, heard[0], PLIES, 0);
	for (int i = 0; i < 5; i++)
		hears(line[i]);
	memcpy(view, client[0].state, client[0].game->state_size);
	hears("0 sell:cod");
	hears("1 pass");
	hears("undo 2");
	assert_memory_equal(view, client[0].state, client[0].game->state_size);
	hears("redo 1");
	hears("1 gull");
	refuses("undo 8", ERROR_BAD_VALUE, "undo 8", "0 … 7");
	refuses("undo all", ERROR_BAD_LINE, "undo all", "undo MOVES");
	refuses("seat 2 hard", ERROR_BAD_LINE, "seat 2 hard", "seat SEAT KIND");
	hears("seat 1 hard");
	hears("name 1 Bo");
	assert_string_equal(client[0].chair[1].kind, "hard");
	assert_string_equal(client[0].chair[1].name, "Bo");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(views_stay_in_step),
		cmocka_unit_test(refuses_nonsense),
		cmocka_unit_test(follows_what_is_taken_back),
	};
	return RUN(tests);
}
