/* bot.c -- the list of bots, about weakest first, and what those that weigh have in common. */

#include "bots/bot.h"

static const struct bot *const bot[] = {&bot_random, &bot_thresholds, &bot_stopper, &bot_easy,
                                        &bot_medium, &bot_greedy,     &bot_hard,    &bot_net,
                                        &bot_search, &bot_expert,     NULL};

const struct bot *bot_at(int i)
{
	return bot[i];
}

/* "2000" simulations or "50ms". */
static bool read_budget(struct span s, struct budget *b)
{
	const bool timed = s.size > 2 && span_is((struct span){s.at + s.size - 2, 2}, "ms");
	int64_t number;

	if (!span_number((struct span){s.at, s.size - (timed ? 2 : 0)}, &number) || number < 1)
		return false;
	*(timed ? &b->milliseconds : &b->simulations) = (uint32_t)number;
	return true;
}

const struct bot *bot_find(struct span name, struct budget *b)
{
	const struct span word = span_until(&name, ':');
	const bool counted = name.at != word.at + word.size;

	*b = (struct budget){0};
	if (counted && !read_budget(name, b))
		return NULL;
	for (int i = 0; bot[i] != NULL; i++)
		if (span_is(word, bot[i]->name))
			return bot[i];
	return NULL;
}

double weight_mean(const struct weight *w, int seat)
{
	return w->visits > 0 ? w->win[seat] / w->visits : 0;
}

int weight_favourite(const struct weight *weight, int moves, int seat, int apart)
{
	int best = -1;

	for (int i = 0; i < moves; i++)
		if (i != apart &&
		    (best < 0 || weight[i].visits > weight[best].visits ||
		     (weight[i].visits == weight[best].visits &&
		      weight_mean(&weight[i], seat) > weight_mean(&weight[best], seat))))
			best = i;
	return best;
}

bool budget_spent(const struct budget *b, double start)
{
	return b->milliseconds > 0 && b->now() - start >= b->milliseconds;
}
