/* learn_test.c -- learning lowers the error, and the same seed learns the same. */

#include "bots/learn.h"

#include <stdlib.h>
#include <string.h>

#include "rules/options.h"
#include "test.h"

enum { FEATURES_MOST = NET_FEATURES_MAX, GAMES = 4, STEPS = 60 };

struct pupil {
	float weight[FEATURES_MOST * (NET_HIDDEN + 1)], mean[FEATURES_MOST * (NET_HIDDEN + 1)],
		spread[FEATURES_MOST * (NET_HIDDEN + 1)], slope[FEATURES_MOST * (NET_HIDDEN + 1)];
	struct net net;
	struct lesson lesson;
	struct gradient gradient;
};

static struct pupil *new_pupil(bool copied)
{
	struct pupil *p = calloc(1, sizeof *p);
	unsigned char state[STATE_MAX];
	float feature[NET_FEATURES_MAX];
	struct rng r;

	assert_non_null(p);
	p->lesson = (struct lesson){.game = game_find("port-royal"), .lambda = 1, .copied = copied};
	options_normal(p->lesson.game, &p->lesson.options);
	p->lesson.game->setup(state, &p->lesson.options, p->lesson.game->rules);
	p->net = (struct net){.features = p->lesson.game->brain->features(state, 0, feature),
	                      .unit = 1,
	                      .weight = p->weight};
	p->gradient.of = p->slope;
	rng_seed(&r, 1);
	learn_begin(p->weight, p->net.features, &r);
	return p;
}

/* The same games again; the policy plays them alike whatever is learned.  Games of a net
 * that knows nothing may not end. */
static double study(struct pupil *p, int64_t step)
{
	memset(p->slope, 0, sizeof p->slope);
	p->gradient.positions = 0;
	p->gradient.error = 0;
	for (uint64_t i = 0; i < GAMES; i++) {
		struct rng r;
		rng_seed(&r, i);
		learn_game(&p->net, &p->lesson, &r, &p->gradient);
	}
	assert_true(p->gradient.positions > 0);
	learn_step(p->weight, p->mean, p->spread, &p->gradient, net_size(p->net.features),
	           (struct stride){0.004f, step});
	return p->gradient.error / (double)p->gradient.positions;
}

static void error_falls(void **unused)
{
	struct pupil *p = new_pupil(true);
	const double first = study(p, 0);
	double last = first;

	(void)unused;
	for (int i = 1; i < STEPS; i++)
		last = study(p, i);
	assert_true(last < first / 2);
	free(p);
}

static void same_seed_same_net(void **unused)
{
	struct pupil *a = new_pupil(false), *b = new_pupil(false);

	(void)unused;
	for (int i = 0; i < 2; i++) {
		study(a, i);
		study(b, i);
	}
	assert_memory_equal(a->weight, b->weight, sizeof a->weight);
	free(a);
	free(b);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(error_falls),
		cmocka_unit_test(same_seed_same_net),
	};

	return RUN(tests);
}
