/* sitting_test.c -- one core for every table: what comes next, and how far one can take
 * back; random games of people and bots in all games. */

#include "play/sitting.h"

#include <stdio.h>
#include <string.h>

#include "combinations.h"
#include "forge.h"
#include "play/eyes.h"
#include "play/follow.h"
#include "play/seal.h"
#include "random_game.h"
#include "rules/notation.h"
#include "rules/options.h"
#include "test.h"

enum { ROOM = 20000, STEPS = 700, BYTES = 4 << 20 };

static struct move room[ROOM];
static struct table table;
static struct sitting sitting;
static struct text record;
static char file[BYTES];
static struct fault fault;
static struct rng rng;

static void sit(const char *game, const char *options, const char *kinds, uint64_t seed)
{
	const struct game *g = tested_find(game);
	uint8_t key[SEED_SIZE];
	struct options o;
	struct span rest = span_of(kinds);

	assert_true(options_read(g, span_of(options), &o, &fault));
	seal_from_number(key, seed);
	rng_seed(&rng, seed);
	record = text_on(file, sizeof file);
	table_init(&table, g, &o, g->rules, room, ROOM);
	for (int i = 0; i < o.value[0]; i++)
		chair_set(&table.chair[i], span_until(&rest, ','), span_of(""));
	sitting_new(&sitting, &table, key, seal_rng, "", &record);
}

static struct move any_move(int seat)
{
	struct move move[MOVES_MAX];
	const int moves = table.game->moves(table.state, seat, move);

	return move[rng_below(&rng, (uint32_t)moves)];
}

static void answer(int seat)
{
	char text[NOTATION_MAX];
	struct text t = text_on(text, sizeof text);

	notation_move(table.game, any_move(seat), &t);
	assert_true(sitting_play(&sitting, seat, span_of(text), &fault));
}

/* Does what comes next, people at random; false when all is over. */
static bool obey(void)
{
	const struct coming c = sitting_next(&sitting);

	switch (c.what) {
	case NEXT_OVER: return false;
	case NEXT_CURTAIN: sitting_lift(&sitting, c.seat); break;
	case NEXT_ASK: answer(c.seat); break;
	case NEXT_BOT: assert_true(sitting_bot(&sitting, any_move(c.seat), &fault)); break;
	default: assert_true(sitting_step(&sitting, &fault));
	}
	return true;
}

/* What was written is the game: it reads back as the same, what was taken back included. */
static void reads_back(void)
{
	static struct move again[ROOM];
	static struct table copy;
	struct reader r;
	struct span rest = {file, (size_t)(record.at - record.start)};

	assert_false(record.full);
	reader_init(&r, &copy, again, ROOM);
	while (rest.size > 0)
		assert_true(reader_line(&r, span_line(&rest), &fault));
	assert_int_equal(copy.moves, table.moves);
	assert_int_equal(copy.undone, table.undone);
	assert_memory_equal(copy.state, table.state, table.game->state_size);
	assert_memory_equal(&r.chain, &sitting.writer.chain, sizeof r.chain);
	assert_true(!table_turn(&table)->over || reader_ended(&r));
}

/* Every undo that is said to have happened leads to a question that a person is really
 * asked, and a redo from there to the next.  At any table: people alone, two at one screen,
 * with bots between them. */
static void undo_changes_something(const char *game, const char *options, const char *kinds)
{
	int undone = 0;

	sit(game, options, kinds, 3);
	for (int i = 0; i < STEPS && obey(); i++) {
		const uint32_t moves = table.moves, end = table.end;
		const bool can = sitting_can_undo(&sitting);
		if (rng_below(&rng, 4) > 0)
			continue;
		const bool did = sitting_undo(&sitting, &fault);
		assert_int_equal(can, did);
		if (!did)
			continue;
		undone++;
		assert_true(table.moves < moves);
		const enum next next = sitting_next(&sitting).what;
		assert_true(next == NEXT_ASK || next == NEXT_CURTAIN);
		if (rng_below(&rng, 2) > 0)
			continue;
		while (sitting_can_redo(&sitting))
			assert_true(sitting_redo(&sitting, &fault));
		assert_int_equal(table.moves, end);
	}
	assert_true(undone > 0);
	if (game_find(game) != NULL) /* records name games that are listed */
		reads_back();
}

static void undo_reaches_a_real_decision(void **unused)
{
	(void)unused;
	undo_changes_something("king-of-pirates", "players=2", "human,human");
	undo_changes_something("king-of-pirates", "players=3", "human,greedy,human");
	undo_changes_something("king-of-pirates", "players=2", "human,greedy");
	undo_changes_something("port-royal", "players=2", "human,human");
	undo_changes_something("port-royal", "players=3", "human,greedy,human");
	undo_changes_something("rotterdam", "players=2", "human,human");
	undo_changes_something("rotterdam", "players=4", "human,greedy,greedy,human");
	undo_changes_something("nullgame", "players=3", "human,human,greedy");
}

/* What is dealt after something was taken back is not what was dealt before: trying again
 * shows nothing that is to come. */
static void luck_is_not_repeated(void **unused)
{
	struct rng a, b;

	(void)unused;
	sit("nullgame", "players=2", "human,human", 1);
	while (sitting_next(&sitting).what != NEXT_ASK &&
	       sitting_next(&sitting).what != NEXT_CURTAIN)
		obey();
	const int seat = sitting_next(&sitting).seat;
	assert_true(sitting_play(&sitting, seat, span_of("draw"), &fault));
	sitting_rng(&sitting, &a);
	assert_true(sitting_undo(&sitting, &fault));
	assert_true(sitting_play(&sitting, seat, span_of("draw"), &fault));
	sitting_rng(&sitting, &b);
	assert_memory_not_equal(&a, &b, sizeof a);
}

/* A game of one person among bots asks that person only, and draws no curtain. */
static void one_person_sees_no_curtain(void **unused)
{
	(void)unused;
	sit("king-of-pirates", "players=3", "greedy,human,greedy", 2);
	assert_int_equal(sitting_eyes(&sitting), 1);
	for (int i = 0; i < STEPS; i++) {
		const struct coming c = sitting_next(&sitting);
		assert_int_not_equal(c.what, NEXT_CURTAIN);
		assert_true(c.what != NEXT_ASK || c.seat == 1);
		if (!obey())
			break;
	}
}

/* People change their wishes in the middle of a game, and old decisions are none any more; an
 * undo leads all the same to a question that somebody is asked. */
static void undo_knows_the_wishes_of_now(void **unused)
{
	int undone = 0;

	(void)unused;
	sit("king-of-pirates", "players=2", "human,human", 5);
	for (int i = 0; i < STEPS && obey(); i++) {
		const int seat = (int)rng_below(&rng, 2);
		struct prefs p = sitting.prefs[seat];
		p.asking = (enum asking)rng_below(&rng, ASKINGS);
		p.verbs = p.phases = 0;
		sitting_prefer(&sitting, seat, &p);
		if (!sitting_undo(&sitting, &fault))
			continue;
		undone++;
		const enum next next = sitting_next(&sitting).what;
		assert_true(next == NEXT_ASK || next == NEXT_CURTAIN);
		for (int forward = 0; forward < 3; forward++)
			obey();
	}
	assert_true(undone > 0);
}

/* People with hands: nobody's view is shown before he has lifted the curtain, and no longer
 * than until somebody else is asked, who may have no secrets and need none. */
static void curtains_fall_between_people(void **unused)
{
	int curtains = 0, without = 0;

	(void)unused;
	sit("king-of-pirates", "players=3", "human,human,human", 2);
	for (int i = 0; i < STEPS; i++) {
		const struct coming c = sitting_next(&sitting);
		curtains += c.what == NEXT_CURTAIN;
		without += c.what == NEXT_ASK && !sitting_secret(&sitting, c.seat);
		if (c.what == NEXT_ASK && sitting_secret(&sitting, c.seat))
			assert_int_equal(sitting_eyes(&sitting), c.seat);
		else if (c.what == NEXT_ASK || c.what == NEXT_CURTAIN)
			assert_true(sitting.trusted == -1 || sitting.trusted == c.seat);
		if (!obey())
			break;
	}
	assert_true(curtains > 1 && without > 1);
	assert_int_equal(sitting_ears(&sitting), SPECTATOR);
}

/* The line that a seat is shown of the last move. */
static void show(int seat, char line[NOTATION_MAX])
{
	static struct walk walk;
	const struct eyes e = eyes_of(&table, ENGLISH, seat);
	struct text t = text_on(line, NOTATION_MAX);

	walk_begin(&walk, &table);
	walk_to(&walk, table.moves);
	notation_line(table.game, eyes_move(&e, &walk), &t);
}

/* Two people at one laptop, the table elsewhere: the sitting there asks them whenever the
 * true one does, draws the same curtains, and holds nothing but their two views. */
static void stands_on_what_seats_are_shown(void **unused)
{
	static struct move heard[2][ROOM];
	static struct table view[2];
	static struct sitting away;
	struct table *held[SEATS_MAX] = {[0] = &view[0], [2] = &view[1]};
	char line[NOTATION_MAX];

	(void)unused;
	sit("king-of-pirates", "players=3", "human,greedy,human", 4);
	for (int i = 0; i < 2; i++)
		table_init_seen(&view[i], table.game, &table.options, table.rules, heard[i], ROOM,
		                2 * i);
	sitting_elsewhere(&away, held);
	for (int i = 0; i < STEPS; i++) {
		const struct coming here = sitting_next(&sitting), there = sitting_next(&away);
		const uint32_t moves = table.moves;
		if (here.what == NEXT_ASK || here.what == NEXT_CURTAIN || here.what == NEXT_PASS) {
			assert_int_equal(there.what, here.what);
			assert_int_equal(there.seat, here.seat);
		}
		assert_false(sitting_undo(&away, &fault));
		assert_int_equal(fault.error, ERROR_ELSEWHERE);
		if (here.what == NEXT_CURTAIN)
			sitting_lift(&away, here.seat);
		if (!obey())
			break;
		for (int k = 0; k < 2 && table.moves > moves; k++) {
			unsigned char seen[STATE_MAX];
			show(2 * k, line);
			assert_true(sitting_hear(&away, 2 * k, span_of(line), &fault));
			table_view(&table, 2 * k, seen);
			assert_memory_equal(seen, view[k].state, table.game->state_size);
		}
	}
}

/* A bot takes over, a person comes back: lines of the record, and asked accordingly. */
static void seats_change_hands(void **unused)
{
	(void)unused;
	sit("king-of-pirates", "players=2", "human,greedy", 6);
	for (int i = 0; i < 60; i++)
		obey();
	assert_true(sitting_seat(&sitting, 0, span_of("hard"), &fault));
	assert_int_equal(sitting.people, 0);
	for (int i = 0; i < 20; i++) {
		assert_int_not_equal(sitting_next(&sitting).what, NEXT_ASK);
		obey();
	}
	assert_true(sitting_timeout(&sitting, 1, &fault));
	assert_true(sitting_seat(&sitting, 1, span_of("human"), &fault));
	assert_true(sitting_name(&sitting, 1, span_of("Bo"), &fault));
	assert_int_equal(sitting.people, 2);
	assert_non_null(strstr(file, "\nseat 0 hard #"));
	assert_non_null(strstr(file, "\nname 1 Bo\n"));
	reads_back();
}

/* What could not be kept was not done. */
static void retracts(void **unused)
{
	static unsigned char before[STATE_MAX];

	(void)unused;
	sit("port-royal", "players=2", "human,human", 6);
	for (int i = 0; i < 80; i++) {
		const struct chain chain = sitting.writer.chain;
		memcpy(before, table.state, table.game->state_size);
		char *at = record.at;
		if (!obey())
			break;
		if (record.at == at)
			continue; /* only a curtain */
		sitting_retract(&sitting);
		record.at = at;
		*at = '\0';
		assert_memory_equal(before, table.state, table.game->state_size);
		assert_memory_equal(&chain, &sitting.writer.chain, sizeof chain);
		obey();
	}
	reads_back();
}

/* Everybody adds a number to the deal; what was not pledged is refused. */
static void nonces_change_the_deal(void **unused)
{
	struct seal seal = {0};
	uint8_t nonce[SEED_SIZE], other[SEED_SIZE], before[SEED_SIZE];
	struct seal text = {0}, wrong = {0};

	(void)unused;
	sit("rotterdam", "players=2", "human,human", 6);
	memcpy(before, sitting.deals, sizeof before);
	seal_from_number(nonce, 9);
	seal_from_number(other, 10);
	seal_commit(&seal, nonce);
	seal_open(&text, nonce);
	seal_open(&wrong, other);
	assert_false(sitting_nonce(&sitting, 1, span_of(text.seed), &fault));
	assert_true(sitting_pledge(&sitting, 1, span_of(seal.commit), &fault));
	assert_false(sitting_nonce(&sitting, 1, span_of(wrong.seed), &fault));
	assert_int_equal(fault.error, ERROR_WRONG_COMMITMENT);
	assert_memory_equal(before, sitting.deals, sizeof before);
	assert_true(sitting_nonce(&sitting, 1, span_of(text.seed), &fault));
	assert_memory_not_equal(before, sitting.deals, sizeof before);
	for (int i = 0; i < 50; i++)
		obey();
	assert_false(sitting_pledge(&sitting, 0, span_of(seal.commit), &fault));
	reads_back();
}

/* The chain of what a seat was shown, if a line of the record were another. */
static void chain_of(int seat, const char *from, const char *to, struct chain *out)
{
	static struct move again[ROOM];
	static struct table copy;
	static char other[BYTES];
	struct chain shown[SEATS_MAX + 1] = {0};
	struct reader r;
	char *at = strstr(file, from);

	assert_non_null(at);
	snprintf(other, sizeof other, "%.*s%s%s", (int)(at - file), file, to, at + strlen(from));
	forge(other);
	struct span rest = span_of(other);
	reader_init(&r, &copy, again, ROOM);
	r.shown = shown;
	while (rest.size > 0)
		assert_true(reader_line(&r, span_line(&rest), &fault));
	*out = shown[seat];
}

/* Another card for the seat that was dealt the last one. */
static struct move another_deal(void)
{
	static unsigned char before[STATE_MAX];
	struct outcome outcome[MOVES_MAX];
	const struct move was = table.move[table.moves - 1];

	table_at(&table, table.moves - 1, before);
	const int outcomes = table.game->outcomes(before, outcome);
	for (int i = 0; i < outcomes; i++)
		if (outcome[i].weight > 0 && outcome[i].move.arg[0] == was.arg[0] &&
		    !move_same(outcome[i].move, was))
			return outcome[i].move;
	fail();
	return was;
}

/* Games that differ only in what a seat may not know leave the same chain with it. */
static void receipts_leak_nothing(void **unused)
{
	char was[NOTATION_MAX], is[NOTATION_MAX];
	struct text a = text_on(was, sizeof was), b = text_on(is, sizeof is);
	struct chain one, two;

	(void)unused;
	sit("rotterdam", "players=2", "human,human", 6);
	do
		assert_true(sitting_step(&sitting, &fault));
	while (table.moves < 3 || table.move[table.moves - 1].arg[0] != 1);
	notation_line(table.game, table.move[table.moves - 1], &a);
	notation_line(table.game, another_deal(), &b);
	for (int seat = 0; seat <= SPECTATOR; seat += seat == 0 ? 1 : SPECTATOR - 1) {
		chain_of(seat, "", "", &one);
		chain_of(seat, was, is, &two);
		assert_int_equal(memcmp(&one, &two, sizeof one) != 0, seat == 1);
	}
}

/* A coin spent is turned over: its face was settled when it was dealt, but nobody had
 * seen it.  And what lies in a hand is news to everybody else when it is laid open. */
static bool came_to(const char *verb, bool own)
{
	while (obey()) {
		const struct move *last = table.moves > 0 ? &table.move[table.moves - 1] : NULL;
		if (last != NULL && text_same(table.game->verbs[last->verb].name, verb) &&
		    (own || last->arg[0] != 0) && !table_turn(&table)->over)
			return true;
	}
	return false;
}

static void does_not_take_back_what_was_shown(const char *game, const char *options,
                                              const char *kinds, const char *verb, bool own)
{
	uint64_t seed = 1;

	do
		sit(game, options, kinds, seed++);
	while (!came_to(verb, own));
	assert_false(sitting_undo(&sitting, &fault));
	assert_int_equal(fault.error, ERROR_KNOWN_SINCE);
}

static void keeps_the_barrier(void **unused)
{
	(void)unused;
	does_not_take_back_what_was_shown("port-royal", "players=3", "human,human,human", "spend",
	                                  true);
	does_not_take_back_what_was_shown("rotterdam", "players=2", "human,greedy", "showproduct",
	                                  false);
}

/* A game that is over has shown its seed. */
static void what_is_over_stays(void **unused)
{
	(void)unused;
	sit("port-royal", "players=2", "human,human", 8);
	while (obey())
		;
	assert_false(sitting_can_undo(&sitting));
	assert_false(sitting_undo(&sitting, &fault));
	assert_int_equal(fault.error, ERROR_OVER);
	reads_back();
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(undo_reaches_a_real_decision),
		cmocka_unit_test(undo_knows_the_wishes_of_now),
		cmocka_unit_test(luck_is_not_repeated),
		cmocka_unit_test(one_person_sees_no_curtain),
		cmocka_unit_test(curtains_fall_between_people),
		cmocka_unit_test(stands_on_what_seats_are_shown),
		cmocka_unit_test(seats_change_hands),
		cmocka_unit_test(retracts),
		cmocka_unit_test(nonces_change_the_deal),
		cmocka_unit_test(receipts_leak_nothing),
		cmocka_unit_test(keeps_the_barrier),
		cmocka_unit_test(what_is_over_stays),
	};
	return RUN(tests);
}
