/* Odds: what a game says of a view agrees with the mean of worlds that the view allows,
 * and with what a person can count. */

#include "test.h"

#include <stdalign.h>
#include <string.h>

#include "bots/odds.h"
#include "play/dealer.h"
#include "random_game.h"
#include "rules/notation.h"
#include "rules/options.h"
#include "rules/telling.h"

enum { WORLDS = 4000, NEAR = 12000 }; /* NEAR: of a million */

static uint32_t share_of(const struct game *g, const struct odds *o, const char *section)
{
	for (int i = 0; i < o->size; i++)
		if (text_same(g->telling->sections[o->of[i].section].id, section))
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
		lost += tell_step(g, world, deal, after, line) > 0 &&
		        text_same(g->telling->sections[line[0].section].id, "bust");
	}
	return (uint32_t)((uint64_t)lost * ODDS_WHOLE / WORLDS);
}

static int compare(const struct game *g, const void *state, int seat, struct move m)
{
	alignas(16) unsigned char view[STATE_MAX];
	struct odds o;
	struct rng r;

	rng_seed(&r, ((const struct turn *)state)->ply);
	memcpy(view, state, g->state_size);
	g->hide(view, seat);
	if (!odds_of(g, view, seat, m, &o))
		return 0;
	assert_in_range(sum(&o), ODDS_WHOLE - 100, ODDS_WHOLE);
	for (int i = 0; i < o.size; i++)
		assert_int_not_equal(g->telling->sections[o.of[i].section].outcome, 0);
	const uint32_t told = share_of(g, &o, "bust"), often = tried(g, view, seat, m, &r);
	assert_true(told < often + 3 * NEAR && often < told + 3 * NEAR);
	return 1;
}

static void test_bust(void **state)
{
	(void)state;
	assert_true(random_tour(game_find("port-royal"), 4, 9, "discover", compare) > 30);
}

/* ---- counted as a person would: by what lies on the table and the list of cards ---- */

enum { COLUMN_COST = 0, COLUMN_SWORDS = 3, COUNTER_SWORDS = 2, GAMES = 12, KINDS = 64 };

struct count {
	int unseen, busts;
};

static bool is_colour(struct span id, struct span colour)
{
	return id.size > colour.size && memcmp(id.at, colour.at, colour.size) == 0 &&
	       id.at[colour.size] == '_';
}

/* Does a ship of this colour lie in the harbour? */
static bool in_harbour(const struct game *g, const struct item *item, int items, struct span colour)
{
	for (int i = 0; i < items; i++)
		if (text_same(notation_id(g, LIST_ZONES, item[i].zone), "harbour") &&
		    is_colour(span_of(notation_id(g, item[i].list, item[i].index)), colour))
			return true;
	return false;
}

static int seen(const struct item *item, int items, const struct figure *f)
{
	int n = 0;

	for (int i = 0; i < items; i++)
		n += item[i].list == f->list && item[i].index == f->index ? item[i].count : 0;
	return n;
}

static struct count count_cards(const struct game *g, const void *view, int seat)
{
	static struct item item[ITEMS_MAX];
	const int items = g->telling->scene(view, seat, item);
	const int swords = g->telling->counter(view, COUNTER_SWORDS, seat);
	struct count c = {0, 0};

	for (int i = 0; i < items; i++)
		c.unseen += item[i].index == UNKNOWN ? item[i].count : 0;
	for (const struct figure *f = g->telling->figures; f->copies > 0; f++) {
		struct span id = span_of(notation_id(g, f->list, f->index));
		const struct span colour = span_until(&id, '_');
		const bool ship = f->value[COLUMN_COST] == FIGURE_NONE;
		if (f->set == g->telling->figures->set && ship &&
		    f->value[COLUMN_SWORDS] > swords && in_harbour(g, item, items, colour))
			c.busts += f->copies - seen(item, items, f);
	}
	return c;
}

static int count_bust(const struct game *g, const void *state, int seat, struct move m)
{
	alignas(16) unsigned char view[STATE_MAX], after[STATE_MAX];
	struct odds o;

	memcpy(view, state, g->state_size);
	g->hide(view, seat);
	memcpy(after, view, g->state_size);
	g->apply(after, m); /* an empty deck is made anew */
	const struct count c = count_cards(g, after, seat);
	if (c.unseen == 0 || c.busts == 0)
		return 0;
	assert_true(odds_of(g, view, seat, m, &o));
	const uint32_t exact = (uint32_t)((uint64_t)c.busts * ODDS_WHOLE / (uint64_t)c.unseen);
	assert_in_range(share_of(g, &o, "bust"), exact - KINDS, exact);
	return 1;
}

static void test_counted(void **state)
{
	const struct game *g = game_find("port-royal");
	int counted = 0;

	(void)state;
	for (int n = 0; n < GAMES; n++)
		counted += random_tour(g, 2 + n % 4, (uint64_t)n, "discover", count_bust);
	assert_true(counted > 100);
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(test_bust),
	                                   cmocka_unit_test(test_counted)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
