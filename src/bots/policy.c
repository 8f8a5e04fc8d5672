/* policy.c -- bots that lend their seat to one of the game's own rule players.  In a
 * game without one by that name they play at random; programs that ask bot_plays
 * do not seat them there. */

#include "bots/bot.h"

static const struct policy *find(const struct game *g, const char *name)
{
	const struct policy *p = game_policies(g);

	while (p != NULL && p->name != NULL && !text_same(p->name, name))
		p++;
	return p != NULL && p->name != NULL ? p : NULL;
}

static int choose(const struct bot *self, const struct game *g, const void *view, int seat,
                  const struct move *move, int moves, struct budget b, struct rng *r)
{
	const struct policy *p = find(g, self->name);

	(void)b;
	return p != NULL ? p->choose(view, seat, move, moves) : (int)rng_below(r, (uint32_t)moves);
}

bool bot_plays(const struct bot *bot, const struct game *g)
{
	return bot->choose != choose || find(g, bot->name) != NULL;
}

const struct bot bot_thresholds = {.name = "thresholds", .choose = choose};
const struct bot bot_stopper = {.name = "stopper", .choose = choose};
