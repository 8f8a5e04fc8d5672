/* A table that dies without warning goes on exactly where it was: after every single move
 * of a game of every kind, and killed at any moment, in the middle of writing too. */

#include "test.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "host/session.h"
#include "rules/notation.h"
#include "rules/options.h"

enum { MOVES_PLAYED = 400, MOVES_AFTER = 3, KILLS = 12, LONGEST = 60000 }; /* microseconds */

#define SEED 11

static char directory[PATH_SIZE / 2]; /* in memory if it can be: every move is forced to disk */
static struct session whole, again;

static void path_of(const char *name, char *path)
{
	snprintf(path, PATH_SIZE, "%s/%s", directory, name);
}

/* One person, one bot that plays at random. */
static void begin(struct session *s, const struct game *g, const char *name)
{
	const uint64_t seed = SEED;
	struct seating who = {.seats = 2, .kind = {"human", "random"}};
	struct options o;
	struct fault f;
	char path[PATH_SIZE];

	options_normal(g, &o);
	o.value[0] = 2;
	who.bot[1] = &bot_random;
	path_of(name, path);
	unlink(path);
	seedfile_remove(path);
	assert_true(session_new(s, g, &o, &who, "Ada,Bo", &seed, "", path, &f));
}

/* The person plays one of the moves, always the same one in the same position. */
static void step(struct session *s)
{
	const struct table *t = &s->table;
	const struct coming c = session_next(s);
	char text[NOTATION_MAX];
	struct text out = text_on(text, sizeof text);
	struct move move[MOVES_MAX];
	struct fault f;

	if (c.what != NEXT_ASK) {
		assert_true(session_step(s, &f));
		return;
	}
	const int moves = t->game->moves(t->state, c.seat, move);
	notation_move(t->game, move[t->moves * 7 % (uint32_t)moves], &out);
	assert_true(session_play(s, c.seat, span_of(text), &f));
}

static void copy(const char *from, const char *to, const char *end)
{
	static char bytes[1 << 20];
	char path[PATH_SIZE + 8];

	snprintf(path, sizeof path, "%s%s", from, end);
	FILE *file = fopen(path, "rb");
	assert_non_null(file);
	const size_t size = fread(bytes, 1, sizeof bytes, file);
	fclose(file);
	snprintf(path, sizeof path, "%s%s", to, end);
	file = fopen(path, "wb");
	assert_non_null(file);
	assert_int_equal(fwrite(bytes, 1, size, file), size);
	fclose(file);
}

/* What lies on disk now is all that there is of the game. */
static void resume(struct session *s, const struct session *from)
{
	char path[PATH_SIZE];
	struct damage damage = {.repair = false};
	struct fault f;

	path_of("copy", path);
	copy(from->file.path, path, "");
	copy(from->file.path, path, ".seed");
	assert_true(session_resume(s, path, NULL, &damage, &f));
}

static void check_same(const struct session *a, const struct session *b)
{
	assert_int_equal(a->table.moves, b->table.moves);
	assert_memory_equal(a->room, b->room, a->table.moves * sizeof *a->room);
	assert_memory_equal(a->table.state, b->table.state, a->table.game->state_size);
	assert_true(b->sitting.seal.committed);
}

/* Resumed after each move, it stands there; and what comes then comes there too. */
static void after_every_move(void **state)
{
	(void)state;
	for (int i = 0; game_at(i) != NULL; i++) {
		begin(&whole, game_at(i), "whole");
		step(&whole);
		resume(&again, &whole);
		for (int n = 0; n < MOVES_PLAYED && !table_turn(&whole.table)->over; n++) {
			check_same(&whole, &again);
			step(&whole);
			step(&again);
			check_same(&whole, &again);
			if (n % MOVES_AFTER == 0 || table_turn(&whole.table)->over)
				continue;
			session_close(&again);
			resume(&again, &whole);
		}
		session_close(&again);
		session_close(&whole);
	}
}

static void play_until_killed(const struct game *g)
{
	begin(&again, g, "killed");
	while (!table_turn(&again.table)->over)
		step(&again);
	_exit(0);
}

static bool killed_after(const struct game *g, unsigned microseconds)
{
	char path[PATH_SIZE];
	int status;

	path_of("killed", path);
	unlink(path); /* a child that starts late must not leave the record of the one before it */
	const pid_t child = fork();

	assert_true(child >= 0);
	if (child == 0)
		play_until_killed(g);
	nanosleep(&(struct timespec){.tv_nsec = 1000L * microseconds}, NULL);
	kill(child, SIGKILL);
	waitpid(child, &status, 0);
	return WIFSIGNALED(status);
}

/* The moves on disk are those that an undisturbed game begins with, and it goes on. */
static void check_rest(const struct game *g)
{
	char path[PATH_SIZE];
	struct damage damage = {.repair = false};
	struct fault f;

	path_of("killed", path);
	if (access(path, F_OK) != 0)
		return; /* killed before there was a table */
	assert_true(session_resume(&again, path, NULL, &damage, &f));
	begin(&whole, g, "whole");
	while (whole.table.moves < again.table.moves)
		step(&whole);
	check_same(&whole, &again);
	for (int n = 0; n < MOVES_AFTER && !table_turn(&whole.table)->over; n++) {
		step(&whole);
		step(&again);
	}
	check_same(&whole, &again);
	session_close(&again);
	session_close(&whole);
}

static void killed_at_any_moment(void **state)
{
	int killed = 0;

	(void)state;
	for (int i = 0; game_at(i) != NULL; i++)
		for (unsigned n = 1; n <= KILLS; n++)
			if (killed_after(game_at(i), LONGEST / KILLS * n)) {
				killed++;
				check_rest(game_at(i));
			}
	assert_true(killed > 0);
}

/* Everything that was left behind. */
static int clean(void **state)
{
	char command[PATH_SIZE];

	(void)state;
	snprintf(command, sizeof command, "rm -rf '%s'", directory);
	return system(command);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(after_every_move),
		cmocka_unit_test(killed_at_any_moment),
	};

	snprintf(directory, sizeof directory, "%s/quayside-resume-XXXXXX",
	         access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp");
	if (mkdtemp(directory) == NULL)
		return 1;
	return cmocka_run_group_tests(tests, NULL, clean);
}
