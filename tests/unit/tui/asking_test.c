/* asking_test.c -- how often the people at a table are asked, with a session behind it. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "host/session.h"
#include "rules/notation.h"
#include "rules/options.h"
#include "test.h"

enum { PLIES = 600 };

static struct session session;

/* A table of King of Pirates for four, the first `people` of them at the keyboard. */
static void open_table(int people)
{
	const struct game *g = game_find("king-of-pirates");
	struct seating who = {.seats = 4};
	char path[] = "/tmp/asking-XXXXXX";
	const uint64_t seed = 5;
	struct options o;
	struct fault f;

	assert_true(options_read(g, span_of("players=4"), &o, &f));
	for (int i = 0; i < who.seats; i++) {
		const char *kind = i < people ? "human" : "random";
		assert_true(seating_kind(span_of(kind), &who.bot[i], &who.budget[i]));
		snprintf(who.kind[i], sizeof who.kind[i], "%s", kind);
	}
	assert_true(close(mkstemp(path)) == 0 && unlink(path) == 0);
	assert_true(session_new(&session, g, &o, &who, NULL, &seed, "", path, &f));
}

static void close_table(void)
{
	char seed[PATH_SIZE + 8];

	snprintf(seed, sizeof seed, "%s.seed", session.file.path);
	unlink(session.file.path);
	unlink(seed);
	session_close(&session);
}

struct asked {
	int all, idle, stops; /* outside the own turn; with nothing to do; at a verb to stop at */
};

static void answer(int seat, struct rng *r, struct asked *asked)
{
	const struct table *t = &session.table;
	struct move move[MOVES_MAX];
	char text[NOTATION_MAX];
	struct text out = text_on(text, sizeof text);
	struct fault f;
	bool stop = false;
	const int moves = t->game->moves(t->state, seat, move);

	for (int i = 0; i < moves; i++)
		stop = stop || (session.sitting.prefs[seat].verbs >> move[i].verb & 1);
	if (table_turn(t)->active != seat) {
		asked->all++;
		asked->idle += moves == 1 && move[0].verb == 0;
		asked->stops += stop || move[0].verb != 0;
	}
	notation_move(t->game, move[rng_below(r, (uint32_t)moves)], &out);
	assert_true(session_play(&session, seat, span_of(text), &f));
}

/* Plays on with random answers and counts what people are asked. */
static struct asked play(int people, bool until)
{
	struct asked asked = {0};
	struct rng r;
	struct fault f;

	rng_seed(&r, 1);
	open_table(people);
	for (int i = 0; i < PLIES && !table_turn(&session.table)->over; i++) {
		const int seat = turn_next(table_turn(&session.table));
		if (seat < people && table_turn(&session.table)->active != seat)
			session.sitting.prefs[seat].until = until;
		const struct coming c = session_next(&session);
		if (c.what == NEXT_CURTAIN)
			sitting_lift(&session.sitting, c.seat);
		else if (c.what == NEXT_ASK)
			answer(c.seat, &r, &asked);
		else
			assert_true(session_step(&session, &f));
	}
	close_table();
	return asked;
}

static void nobody_is_asked_for_nothing(void **unused)
{
	(void)unused;
	const struct asked usual = play(1, false);
	assert_true(usual.all > 0);
	assert_int_equal(usual.idle, 0);
}

static void passing_on_is_interrupted_only_by_stops(void **unused)
{
	(void)unused;
	const struct asked until = play(1, true);
	assert_int_equal(until.all, until.stops);
}

/* Two people share a keyboard: a question that is left out would tell the other one. */
static void two_people_give_nothing_away(void **unused)
{
	(void)unused;
	assert_true(play(2, false).idle > 0);
	assert_int_equal(play(2, true).idle, 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(nobody_is_asked_for_nothing),
		cmocka_unit_test(passing_on_is_interrupted_only_by_stops),
		cmocka_unit_test(two_people_give_nothing_away),
	};
	return RUN(tests);
}
