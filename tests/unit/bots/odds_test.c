/* Odds: what a game says of a view agrees with the mean of worlds that the view allows,
 * and with what a person can count. */

#include "test.h"

#include <stdalign.h>
#include <string.h>

#include "bots/odds.h"
#include "play/dealer.h"
#include "rules/notation.h"
#include "rules/options.h"

enum { WORLDS = 4000, NEAR = 12000, STEPS = 300 }; /* NEAR: of a million */

static uint32_t share_of(const struct game *g, const struct odds *o, const char *section)
{
	for (int i = 0; i < o->size; i++)
		if (text_same(g->sections[o->of[i].section].id, section))
			return o->of[i].share;
	return 0;
}

static uint32_t sum(const struct odds *o)
{
	uint32_t all = 0;

	for (int i = 0; i < o->size; i++)
		all += o->of[i].share;
	return all;
}

/* How often the harbour is lost on the next card, by trying. */
static uint32_t tried(const struct game *g, const void *view, int seat, struct move m,
                      struct rng *r)
{
	alignas(16) unsigned char world[STATE_MAX], after[STATE_MAX];
	struct line line[LINES_MAX];
	uint32_t lost = 0;

	for (int i = 0; i < WORLDS; i++) {
		memcpy(world, view, g->state_size);
		g->guess(world, seat, r);
		g->apply(world, m);
		const struct move deal = dealer_sample(g, world, r);
		memcpy(after, world, g->state_size);
		g->apply(after, deal);
		lost += g->tell(world, deal, after, line) > 0 &&
		        text_same(g->sections[line[0].section].id, "bust");
	}
	return (uint32_t)((uint64_t)lost * ODDS_WHOLE / WORLDS);
}

static void compare(const struct game *g, const void *state, int seat, struct move m, struct rng *r)
{
	alignas(16) unsigned char view[STATE_MAX];
	struct odds o;

	memcpy(view, state, g->state_size);
	g->hide(view, seat);
	if (!odds_of(g, view, seat, m, &o))
		return;
	assert_in_range(sum(&o), ODDS_WHOLE - 100, ODDS_WHOLE);
	const uint32_t told = share_of(g, &o, "bust"), often = tried(g, view, seat, m, r);
	assert_true(told < often + 3 * NEAR && often < told + 3 * NEAR);
}

static void test_bust(void **state)
{
	const struct game *g = game_find("port-royal");
	alignas(16) unsigned char at[STATE_MAX];
	const struct turn *turn = (const struct turn *)at;
	struct move list[MOVES_MAX];
	struct options o;
	struct rng r;
	int compared = 0;

	(void)state;
	rng_seed(&r, 9);
	options_normal(g, &o);
	g->setup(at, &o);
	for (int n = 0; n < STEPS && !turn->over; n++) {
		const int seat = __builtin_ctz(turn->waiting);
		if (seat == DEALER) {
			g->apply(at, dealer_sample(g, at, &r));
			continue;
		}
		const int moves = g->moves(at, seat, list);
		for (int i = 0; i < moves && n % 10 == 0; i++, compared++)
			compare(g, at, seat, list[i], &r);
		g->apply(at, list[rng_below(&r, (uint32_t)moves)]);
	}
	assert_true(compared > 10);
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(test_bust)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
