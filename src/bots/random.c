/* random.c -- any legal move, each as likely as the other: the floor of the ladder. */

#include "bots/bot.h"

static int choose(const struct bot *self, const struct game *g, const void *view, int seat,
                  const struct move *move, int moves, struct budget b, struct rng *r)
{
	(void)self, (void)g, (void)view, (void)seat, (void)move, (void)b;
	return (int)rng_below(r, (uint32_t)moves);
}

const struct bot bot_random = {.name = "random", .blind = true, .choose = choose};
