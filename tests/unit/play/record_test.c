/* record_test.c -- a game written down reads back as the same game; what was altered
 * is refused at its line. */

#include "play/record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "combinations.h"
#include "forge.h"
#include "random_game.h"
#include "rules/options.h"
#include "test.h"

enum { ROOM = 20000, BYTES = 1 << 20 };

static struct move room[ROOM], again[ROOM];
static struct table table, copy;
static struct reader reader;
static char file[BYTES], line[BYTES];

static void add_piece(void *to, struct text *piece)
{
	text_add(to, piece->start);
}

static void write_record(void)
{
	const struct seal none = {0};
	struct text t = text_on(file, sizeof file);
	struct writer w;

	record_write(&w, &table, &none, "", table.moves, add_piece, &t);
	assert_false(t.full);
}

/* The number of the line that is refused, 0 if none. */
static uint32_t read_record(struct fault *f)
{
	struct span rest = span_of(file);

	reader_init(&reader, &copy, again, ROOM);
	while (rest.size > 0)
		if (!reader_line(&reader, span_line(&rest), f))
			return reader.line;
	return 0;
}

static void play_some(const struct game *g, const struct options *o, uint32_t plies)
{
	struct rng r;

	rng_seed(&r, 11);
	table_init(&table, g, o, g->rules, room, ROOM);
	random_play(&table, plies, &r);
}

static void round_trip(void **unused)
{
	struct fault f;
	int count;

	(void)unused;
	for (int i = 0; game_at(i) != NULL; i++) {
		struct options *list = combinations(game_at(i), 12, &count);
		for (int k = 0; k < count; k++) {
			play_some(game_at(i), &list[k], 2000);
			write_record();
			assert_int_equal(read_record(&f), 0);
			assert_int_equal(copy.moves, table.moves);
			assert_memory_equal(copy.state, table.state, table.game->state_size);
		}
		free(list);
	}
}

/* A file that went through a machine whose lines end in two characters. */
static void reads_other_line_ends(void **unused)
{
	struct fault f;
	struct options o;
	size_t size = 0;

	(void)unused;
	options_normal(game_at(0), &o);
	play_some(game_at(0), &o, 100);
	write_record();
	for (const char *c = file; *c != '\0' && size + 2 < sizeof line; c++) {
		if (*c == '\n')
			line[size++] = '\r';
		line[size++] = *c;
	}
	memcpy(file, line, size);
	file[size] = '\0';
	assert_int_equal(read_record(&f), 0);
	assert_int_equal(copy.moves, table.moves);
	assert_memory_equal(copy.state, table.state, table.game->state_size);
}

/* Replaces the first `old` in the file. */
static void alter(const char *old, const char *new)
{
	char *at = strstr(file, old);

	assert_non_null(at);
	snprintf(line, sizeof line, "%s%s", new, at + strlen(old));
	memcpy(at, line, strlen(line) + 1);
}

static void altered(const char *old, const char *new, enum error e)
{
	struct fault f = {0};

	write_record();
	alter(old, new);
	assert_int_not_equal(read_record(&f), 0);
	assert_int_equal(f.error, e);
}

static void refuses_alterations(void **unused)
{
	struct options o;

	(void)unused;
	options_normal(game_at(0), &o);
	play_some(game_at(0), &o, 100);
	altered("record 2", "record 3", ERROR_NEWER_RECORD);
	altered("record 2", "record 0", ERROR_NOT_A_RECORD);
	altered("record 2", "record 2 2", ERROR_NOT_A_RECORD);
	altered("record 2", "recorder", ERROR_NOT_A_RECORD);
	altered("game ", "gamy ", ERROR_WRONG_TAG);
	altered(" #", " ", ERROR_BAD_LINE);
	altered("\n= ", "\n= 0", ERROR_WRONG_TAG);
	altered("\nD ", "\n0 ", ERROR_WRONG_TAG);
}

/* The same by somebody who writes the tags anew. */
static void forged(const char *old, const char *new, enum error e)
{
	struct fault f = {0};

	write_record();
	alter(old, new);
	forge(file);
	assert_int_not_equal(read_record(&f), 0);
	assert_int_equal(f.error, e);
}

static void refuses_forgeries_that_break_the_rules(void **unused)
{
	struct options o;

	(void)unused;
	options_normal(game_at(0), &o);
	play_some(game_at(0), &o, 100);
	forged("game ", "gamy ", ERROR_BAD_LINE);
	forged(game_at(0)->name, "chess", ERROR_UNKNOWN_GAME);
	forged("players=", "player=", ERROR_UNKNOWN_OPTION);
	forged("\n= ", "\n= 0", ERROR_BAD_LINE);
	forged("\nD ", "\n0 ", ERROR_NOT_WAITING);
	forged("\nD ", "\nX ", ERROR_UNKNOWN_LINE);
}

/* A position line that is a hash, but not of this position. */
static void refuses_another_position(void **unused)
{
	char old[] = "\n= 0", new[] = "\n= 0";

	(void)unused;
	write_record();
	const char *at = strstr(file, "\n= ");
	assert_non_null(at);
	old[3] = at[3];
	new[3] = at[3] == '0' ? '1' : '0';
	forged(old, new, ERROR_WRONG_HASH);
}

/* Whatever single letter of a fact is changed, its line is refused: every one of the file. */
static void every_letter_counts(void **unused)
{
	struct options o;
	struct fault f = {0};

	(void)unused;
	options_normal(game_at(0), &o);
	play_some(game_at(0), &o, 60);
	write_record();
	const size_t size = strlen(file);
	for (size_t i = strlen("record "); i < size; i++) {
		const char was = file[i];
		file[i] = was == 'x' ? 'y' : 'x';
		assert_int_not_equal(read_record(&f), 0);
		file[i] = was;
	}
	assert_int_equal(read_record(&f), 0);
}

static const char *kind_read(struct span text)
{
	static struct chair chair[2];
	struct fault f;

	assert_true(record_read_seat(text, chair, 2, &f));
	return chair[1].kind;
}

/* A program's command is one word; and a NUL is a byte like any other, not the end. */
static void kinds_are_one_word(void **unused)
{
	static const char odd[] = "seat 1 \0\0greedy Ada";

	(void)unused;
	assert_string_equal(kind_read(span_of("seat 1 exec:a%20b%25 Ada")), "exec:a b%");
	assert_string_equal(kind_read(span_of("seat 1 %1b%2 Ada")), "%1b%2");
	assert_true(kind_read((struct span){odd, sizeof odd - 1})[0] != '\0');
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(round_trip),
		cmocka_unit_test(reads_other_line_ends),
		cmocka_unit_test(refuses_alterations),
		cmocka_unit_test(refuses_another_position),
		cmocka_unit_test(kinds_are_one_word),
		cmocka_unit_test(refuses_forgeries_that_break_the_rules),
		cmocka_unit_test(every_letter_counts),
	};
	return RUN(tests);
}
