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

/* Whoever sits elsewhere follows each seat held there by what it is shown: such a sitting asks
 * whenever the true one does, passes when it does, draws the same curtains, and holds nothing
 * but those views. */
static void stands_on_what_is_shown(const char *game, const char *options, const char *kinds)
{
	static struct move heard[SEATS_MAX][ROOM];
	static struct table view[SEATS_MAX];
	static struct sitting away;
	struct table *held[SEATS_MAX] = {NULL};
	char line[NOTATION_MAX];

	sit(game, options, kinds, 4);
	for (int seat = 0; seat < SEATS_MAX; seat++)
		if (sitting.people >> seat & 1) {
			held[seat] = &view[seat];
			table_init_seen(&view[seat], table.game, &table.options, table.rules,
			                heard[seat], ROOM, seat);
		}
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
		for (int k = 0; k < SEATS_MAX && table.moves > moves; k++) {
			unsigned char seen[STATE_MAX];
			if (held[k] == NULL)
				continue;
			show(k, line);
			assert_true(sitting_hear(&away, k, span_of(line), &fault));
			table_view(&table, k, seen);
			assert_memory_equal(seen, view[k].state, table.game->state_size);
		}
	}
	for (int seat = 0; seat < SEATS_MAX; seat++)
		if (held[seat] != NULL && !table_turn(&table)->over) {
			snprintf(line, sizeof line, "seat %d hard", seat);
			assert_true(sitting_hear(&away, seat, span_of(line), &fault));
		}
	if (!table_turn(&table)->over)
		assert_int_equal(sitting_next(&away).what, NEXT_AWAY);
}

static void tables_elsewhere(void **unused)
{
	(void)unused;
	stands_on_what_is_shown("king-of-pirates", "players=3", "human,greedy,human");
	stands_on_what_is_shown("king-of-pirates", "players=3", "greedy,human,greedy");
	stands_on_what_is_shown("rotterdam", "players=3", "greedy,human,greedy");
	stands_on_what_is_shown("port-royal", "players=2", "human,greedy");
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
	sit("king-of-pirates", "players=3", "human,greedy,greedy", 6);
	for (int i = 0; i < STEPS; i++) {
		const struct coming coming = sitting_next(&sitting);
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
		assert_int_equal(sitting_next(&sitting).what, coming.what);
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
	assert_false(sitting_step(&sitting, &fault)); /* nothing is dealt before all is open */
	assert_int_equal(fault.error, ERROR_CLOSED_NONCE);
	assert_true(sitting_nonce(&sitting, 1, span_of(text.seed), &fault));
	assert_false(sitting_pledge(&sitting, 0, span_of(seal.commit), &fault));
	assert_int_equal(fault.error, ERROR_LATE_NONCE);
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

static void read_all(struct reader *r, struct table *t, struct move *moves)
{
	struct span rest = span_of(file);

	reader_init(r, t, moves, ROOM);
	while (rest.size > 0)
		assert_true(reader_line(r, span_line(&rest), &fault));
}

/* Gone on with from another seed, and then from the first one again: the record says that some
 * cards came from elsewhere, and never opens a seed that they did not come from. */
static void a_lost_seed_stays_lost(void **unused)
{
	static struct move again[ROOM];
	struct reader r;
	uint8_t first[SEED_SIZE], other[SEED_SIZE];

	(void)unused;
	sit("port-royal", "players=2", "human,greedy", 5);
	seal_from_number(first, 5);
	seal_from_number(other, 6);
	for (int n = 0; n < 3; n++) {
		for (int i = 0; i < 20; i++)
			assert_true(obey());
		read_all(&r, &table, again);
		sitting_resume(&sitting, &table, &r, n == 0 ? other : first, seal_rng, &record);
		assert_true(sitting.seal.broken && !sitting.seal.committed);
	}
	while (obey())
		;
	assert_non_null(strstr(file, "\nunsealed #"));
	assert_null(strstr(strstr(file, "\nunsealed #") + 1, "\nunsealed #"));
	assert_null(strstr(file, "\nseed "));
	table.move = room;
	read_all(&r, &table, again);
	assert_true(reader_ended(&r));
}

/* The line is refused at the end of the record so far, its tag being right. */
static void refused_now(const char *text, enum error e)
{
	static struct move again[ROOM];
	static struct table copy;
	struct reader r;
	char line[RECORD_LINE];
	struct text t = text_on(line, sizeof line);

	read_all(&r, &copy, again);
	text_add(&t, text);
	if (strncmp(text, "head", 4) != 0) {
		chain_add(&r.chain, span_of(text));
		text_add(&t, " #");
		chain_tag(&r.chain, &t);
	}
	read_all(&r, &copy, again);
	assert_false(reader_line(&r, span_of(line), &fault));
	assert_int_equal(fault.error, e);
}

static void what_ends_a_record_ends_a_game(void **unused)
{
	char head[CHAIN_DIGITS + 6] = "", seed[CHAIN_DIGITS + 6] = "";
	struct text h = text_on(head, sizeof head), s = text_on(seed, sizeof seed);

	(void)unused;
	sit("port-royal", "players=2", "human,human", 5);
	for (int i = 0; i < 30; i++)
		assert_true(obey());
	text_add(&h, "head ");
	chain_print(&sitting.writer.chain, &h);
	text_add(&s, "seed ");
	text_add(&s, sitting.seal.commit);
	refused_now(head, ERROR_NOT_OVER);
	refused_now(seed, ERROR_NOT_OVER);
	refused_now("undo 99999", ERROR_BAD_VALUE);
	while (obey())
		;
	*strstr(file, "\nseed ") = '\n';
	strstr(file, "\nseed ")[1] = '\0';
	refused_now("undo 1", ERROR_OVER);
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
		cmocka_unit_test(tables_elsewhere),
		cmocka_unit_test(a_lost_seed_stays_lost),
		cmocka_unit_test(what_ends_a_record_ends_a_game),
		cmocka_unit_test(seats_change_hands),
		cmocka_unit_test(retracts),
		cmocka_unit_test(nonces_change_the_deal),
		cmocka_unit_test(receipts_leak_nothing),
		cmocka_unit_test(keeps_the_barrier),
		cmocka_unit_test(what_is_over_stays),
	};
	return RUN(tests);
}
