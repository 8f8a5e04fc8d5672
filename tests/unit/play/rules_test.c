/* rules_test.c -- a record plays by the rules it was begun with, whatever they are today.
 *
 * The toy is the null game whose authors changed a rule twice: from number 3 on it lasts a
 * round longer, and number 1 is forgotten.  It is the only game of this program. */

#include <stdio.h>
#include <string.h>

#include "forge.h"
#include "games/nullgame/nullgame.h"
#include "play/eyes.h"
#include "play/record.h"
#include "random_game.h"
#include "rules/options.h"
#include "test.h"

enum { TODAY = 3, BEFORE = 2, FORGOTTEN = 1, ROOM = 1000, BYTES = 1 << 16, HEAD_LINES = 2 };

extern const struct game nullgame;

static struct game toy;
static struct move room[ROOM], again[ROOM];
static struct table table, copy;
static struct reader reader;
static char file[BYTES];

const struct game *game_at(int i)
{
	return i == 0 ? &toy : NULL;
}

const struct game *game_find(const char *name)
{
	return text_same(name, toy.name) ? &toy : NULL;
}

static void toy_setup(void *state, const struct options *o, int rules)
{
	struct options longer = *o;

	longer.value[OPTION_rounds] = (int16_t)(o->value[OPTION_rounds] + (rules >= TODAY));
	nullgame.setup(state, &longer, nullgame.rules);
}

static int make_toy(void **unused)
{
	(void)unused;
	toy = nullgame;
	toy.name = "toy";
	toy.rules = TODAY;
	toy.oldest = BEFORE;
	toy.setup = toy_setup;
	return 0;
}

static void add_piece(void *to, struct text *piece)
{
	text_add(to, piece->start);
}

/* A whole game by those rules, and its record. */
static void play_by(int rules)
{
	const struct seal none = {0};
	struct text t = text_on(file, sizeof file);
	struct writer w;
	struct options o;
	struct rng r;

	rng_seed(&r, 5);
	options_normal(&toy, &o);
	table_init(&table, &toy, &o, rules, room, ROOM);
	random_play(&table, ROOM, &r);
	assert_true(table_turn(&table)->over);
	record_write(&w, &table, &none, "", table.moves, add_piece, &t);
	assert_false(t.full);
}

/* The line that is refused, 0 if none is. */
static uint32_t read_record(struct fault *f)
{
	struct span rest = span_of(file);

	reader_init(&reader, &copy, again, ROOM);
	while (rest.size > 0)
		if (!reader_line(&reader, span_line(&rest), f))
			return reader.line;
	return 0;
}

static void relabel(int from, int to)
{
	char old[16];

	snprintf(old, sizeof old, "game toy %d", from);
	char *at = strstr(file, old);
	assert_non_null(at);
	at[strlen(old) - 1] = (char)('0' + to);
	forge(file);
}

static void both_are_played(void **unused)
{
	struct fault f;

	(void)unused;
	for (int rules = BEFORE; rules <= TODAY; rules++) {
		play_by(rules);
		assert_int_equal(read_record(&f), 0);
		assert_int_equal(copy.rules, rules);
		assert_int_equal(copy.moves, table.moves);
		assert_memory_equal(copy.state, table.state, toy.state_size);
		assert_int_equal(table_turn(&copy)->round,
		                 toy.options[OPTION_rounds].normal + (rules == TODAY) + 1);
	}
}

/* It is the number that decides: under another one the same moves are another game. */
static void each_by_its_own(void **unused)
{
	struct fault f;

	(void)unused;
	play_by(BEFORE);
	relabel(BEFORE, TODAY);
	assert_true(read_record(&f) > HEAD_LINES);
	play_by(TODAY);
	relabel(TODAY, BEFORE);
	assert_true(read_record(&f) > HEAD_LINES);
}

static void others_are_refused(void **unused)
{
	struct fault f;

	(void)unused;
	play_by(TODAY);
	relabel(TODAY, FORGOTTEN);
	assert_int_equal(read_record(&f), HEAD_LINES);
	assert_int_equal(f.error, ERROR_RULES_NUMBER);
	assert_string_equal(f.allowed, "2 … 3");
	relabel(FORGOTTEN, TODAY + 1);
	assert_int_equal(read_record(&f), HEAD_LINES);
	assert_int_equal(f.error, ERROR_RULES_NUMBER);
}

/* Whoever follows an old table from a seat follows its rules. */
static void followers_too(void **unused)
{
	static unsigned char view[STATE_MAX];
	static struct walk walk;
	struct table client;

	(void)unused;
	play_by(BEFORE);
	const struct eyes e = eyes_of(&table, ENGLISH, 0);
	table_init_seen(&client, &toy, &table.options, table.rules, again, ROOM, 0);
	walk_begin(&walk, &table);
	while (walk_on(&walk))
		toy.apply(client.state, eyes_move(&e, &walk));
	table_view(&table, 0, view);
	assert_memory_equal(client.state, view, toy.state_size);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(both_are_played),
		cmocka_unit_test(each_by_its_own),
		cmocka_unit_test(others_are_refused),
		cmocka_unit_test(followers_too),
	};
	return cmocka_run_group_tests(tests, make_toy, NULL);
}
