/* features_test.c -- what a net sees of Port Royal: nothing secret, and the same from
 * wherever one counts the seats. */

#include <stdalign.h>
#include <string.h>

#include "games/portroyal/portroyal.h"
#include "random_game.h"
#include "rules/options.h"
#include "test.h"

enum { ROOM = 1024, GAMES = 12 };

extern const struct game portroyal;

static uint8_t next(const struct portroyal *s, int seat)
{
	return (uint8_t)pr_seat_after(s, seat);
}

static void turn_row(const uint8_t *thing, const uint8_t *size, int seats, uint8_t *out,
                     uint8_t *out_size)
{
	int at = 0;

	for (int seat = 0; seat < seats; seat++) {
		const int from = seat == 0 ? seats - 1 : seat - 1;
		memcpy(out + at, thing + rows_start(size, from), size[from]);
		out_size[seat] = size[from];
		at += size[from];
	}
}

/* The same position with everybody one seat further on. */
static struct portroyal turned(const struct portroyal *s)
{
	struct portroyal t = *s;

	turn_row(s->coin, s->coins, s->turn.seats, t.coin, t.coins);
	turn_row(s->crew, s->crewed, s->turn.seats, t.crew, t.crewed);
	for (int seat = 0; seat < s->turn.seats; seat++) {
		const int to = next(s, seat);
		t.token[to] = s->token[seat];
		t.owed[to] = s->owed[seat];
		t.due[to] = s->due[seat];
		t.influence[to] = s->influence[seat];
		t.swords[to] = s->swords[seat];
		memcpy(t.have[to], s->have[seat], sizeof t.have[to]);
	}
	for (int e = 0; e < EXPEDITIONS_MAX; e++)
		if (s->expedition[e] < s->turn.seats)
			t.expedition[e] = next(s, s->expedition[e]);
	t.start = next(s, s->start);
	t.turn.active = next(s, s->turn.active);
	if (s->turn.phase == PHASE_TRADE)
		t.taker = next(s, s->taker);
	return t;
}

static void check_position(const struct portroyal *s)
{
	float here[ROOM] = {0}, there[ROOM] = {0};
	const struct portroyal t = turned(s);
	struct portroyal view = *s;

	assert_true(pr_check(&t));
	pr_hide(&view, 0);
	for (int seat = 0; seat < s->turn.seats; seat++) {
		const int n = pr_features(s, seat, here);
		assert_in_range(n, 1, ROOM);
		assert_int_equal(pr_features(&t, next(s, seat), there), n);
		assert_memory_equal(here, there, sizeof here);
		assert_int_equal(pr_features(&view, seat, there), n);
		assert_memory_equal(here, there, sizeof here);
	}
}

static void alike_all_round_and_open(void **unused)
{
	static const char *const words[] = {"players=2", "players=3 end=variant", "players=4",
	                                    "players=5"};
	alignas(16) struct portroyal s;
	struct options o;
	struct fault f;
	struct rng r;

	(void)unused;
	for (uint64_t i = 0; i < GAMES; i++) {
		rng_seed(&r, i);
		assert_true(options_read(&portroyal, span_of(words[i % 4]), &o, &f));
		portroyal.setup(&s, &o, portroyal.rules);
		portroyal.apply(&s, random_move(&portroyal, &s, &r));
		while (!s.turn.over) {
			check_position(&s);
			portroyal.apply(&s, random_move(&portroyal, &s, &r));
		}
	}
}

static void base_game_only(void **unused)
{
	alignas(16) struct portroyal s;
	float out[ROOM];
	struct options o;
	struct fault f;

	(void)unused;
	assert_true(options_read(&portroyal, span_of("players=3 sets=base,contracts"), &o, &f));
	portroyal.setup(&s, &o, portroyal.rules);
	assert_int_equal(pr_features(&s, 0, out), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(alike_all_round_and_open),
		cmocka_unit_test(base_game_only),
	};

	return RUN(tests);
}
