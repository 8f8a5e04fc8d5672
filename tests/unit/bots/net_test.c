/* net_test.c -- a net small enough to be worked out by hand, and the shipped one. */

#include "bots/learn.h"

#include <stdalign.h>
#include <string.h>

#include "play/dealer.h"
#include "rules/options.h"
#include "test.h"

enum { FEATURES = 3 };

static bool near(double a, double b)
{
	return a - b < 1e-3 && b - a < 1e-3;
}

/* hidden 0 = max(0, 2a - b + 1), hidden 1 = max(0, c - 1), all others 0;
 * out 0 = hidden 0, out 1 = hidden 1, in halves. */
static struct net by_hand(float *weight)
{
	memset(weight, 0, (size_t)net_size(FEATURES) * sizeof *weight);
	weight[0 * NET_HIDDEN + 0] = 4;
	weight[1 * NET_HIDDEN + 0] = -2;
	weight[2 * NET_HIDDEN + 1] = 2;
	weight[net_bias(FEATURES) + 0] = 2;
	weight[net_bias(FEATURES) + 1] = -2;
	weight[net_out(FEATURES) + 0] = 2;
	weight[net_out(FEATURES) + NET_HIDDEN + 1] = 2;
	return (struct net){.features = FEATURES, .unit = 0.5f, .weight = weight};
}

static void worked_out_by_hand(void **unused)
{
	static float weight[4096];
	const struct net n = by_hand(weight);
	const float feature[FEATURES] = {1, 2, 3};
	float hidden[NET_HIDDEN], chance[SEATS_MAX];

	(void)unused;
	net_hide(&n, feature, hidden);
	assert_true(near((double)hidden[0], 1));
	assert_true(near((double)hidden[1], 2));
	assert_true(near((double)hidden[2], 0));
	net_share(&n, hidden, 2, chance); /* e to the 1 and e to the 2 */
	assert_true(near((double)chance[0], 0.2689));
	assert_true(near((double)chance[1], 0.7311));
	net_share(&n, hidden, 3, chance); /* … and e to the 0 */
	assert_true(near((double)chance[2], 0.0900));
}

/* A shipped net, of whole numbers, says bit for bit what the net says that it was made from. */
static void whole_numbers_are_the_same_net(void **unused)
{
	static float weight[4096];
	static int16_t whole[4096];
	const struct net n = by_hand(weight);
	struct net shipped = n;
	const float feature[FEATURES] = {1, 0.25f, 3};
	float hidden[2][NET_HIDDEN], chance[2][SEATS_MAX];

	(void)unused;
	for (int i = 0; i < net_size(FEATURES); i++)
		whole[i] = (int16_t)(weight[i] += (float)(i * 37 % 23 - 11));
	shipped.weight = NULL;
	shipped.whole = whole;
	for (int i = 0; i < 2; i++) {
		net_hide(i ? &shipped : &n, feature, hidden[i]);
		net_share(i ? &shipped : &n, hidden[i], SEATS_MAX, chance[i]);
	}
	assert_memory_equal(hidden[0], hidden[1], sizeof hidden[0]);
	assert_memory_equal(chance[0], chance[1], sizeof chance[0]);
}

static void what_is_negative_stays_hidden(void **unused)
{
	static float weight[4096];
	const struct net n = by_hand(weight);
	const float feature[FEATURES] = {0, 9, 0};
	float hidden[NET_HIDDEN];

	(void)unused;
	net_hide(&n, feature, hidden);
	for (int i = 0; i < NET_HIDDEN; i++)
		assert_true(!(hidden[i] > 0) && !(hidden[i] < 0));
}

static void first_position(const struct game *g, const char *words, void *state)
{
	struct options o;
	struct fault f;
	struct rng r;

	assert_true(options_read(g, span_of(words), &o, &f));
	rng_seed(&r, 5);
	g->setup(state, &o, g->rules);
	while (turn_waits(state, DEALER))
		g->apply(state, dealer_sample(g, state, &r));
}

/* The table fits the features, and what it says are chances. */
static void the_shipped_net_fits(void **unused)
{
	static const char *const words[] = {"players=2", "players=3", "players=4 end=variant",
	                                    "players=5"};
	alignas(16) unsigned char state[STATE_MAX];
	const struct game *g = game_find("port-royal");
	const struct net *n = net_of(g);

	(void)unused;
	assert_non_null(n);
	assert_int_equal(n->sight, learn_sight(g));
	for (int i = 0; i < 4; i++) {
		double win[SEATS_MAX] = {0}, sum = 0;
		first_position(g, words[i], state);
		assert_true(net_rate(n, g, state, win));
		for (int seat = 0; seat < SEATS_MAX; seat++) {
			assert_true(win[seat] >= 0 && win[seat] <= 1);
			sum += win[seat];
		}
		assert_true(near(sum, 1));
	}
}

static void other_cards_are_left_to_the_value(void **unused)
{
	alignas(16) unsigned char state[STATE_MAX];
	const struct game *g = game_find("port-royal");
	double win[SEATS_MAX], by_value[SEATS_MAX];
	struct aim f;

	(void)unused;
	first_position(g, "players=3 sets=base,contracts", state);
	assert_false(net_rate(net_of(g), g, state, win));
	aim_of(g, state, 0, &f);
	evaluate(&evaluate_by_net, g, &f, state, win);
	evaluate(&evaluate_by_value, g, &f, state, by_value);
	for (int seat = 0; seat < 3; seat++)
		assert_true(near(win[seat], by_value[seat]));
	assert_null(net_of(game_find("nullgame") != NULL ? game_find("nullgame")
	                                                 : &(struct game){.name = "none"}));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(worked_out_by_hand),
		cmocka_unit_test(whole_numbers_are_the_same_net),
		cmocka_unit_test(what_is_negative_stays_hidden),
		cmocka_unit_test(the_shipped_net_fits),
		cmocka_unit_test(other_cards_are_left_to_the_value),
	};

	return RUN(tests);
}
