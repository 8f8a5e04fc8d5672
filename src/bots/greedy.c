/* greedy.c -- one step ahead: the move after which the game's own `value` is best. */

#include "bots/hint.h"

enum { SAMPLES = 4 };

/* The best, and one of the best by lot. */
static int best(const int64_t *worth, int n, struct rng *r)
{
	int chosen = 0;
	uint32_t equal = 1;

	for (int i = 1; i < n; i++) {
		if (worth[i] > worth[chosen]) {
			chosen = i;
			equal = 1;
		} else if (worth[i] == worth[chosen] && rng_below(r, ++equal) == 0) {
			chosen = i;
		}
	}
	return chosen;
}

static int choose(const struct bot *self, const struct game *g, const void *view, int seat,
                  const struct move *move, int moves, struct budget b, struct rng *r)
{
	int64_t worth[MOVES_MAX];
	const uint32_t samples = b.simulations > 0 ? b.simulations : SAMPLES;

	(void)self;
	if (!hint_rate(g, view, seat, move, moves, samples, r, worth))
		return (int)rng_below(r, (uint32_t)moves);
	return best(worth, moves, r);
}

const struct bot bot_greedy = {.name = "greedy", .choose = choose};
