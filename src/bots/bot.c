/* bot.c -- the list of bots, weakest first. */

#include "bots/bot.h"

static const struct bot *const bot[] = {&bot_random, &bot_greedy, NULL};

const struct bot *bot_at(int i)
{
	return bot[i];
}

const struct bot *bot_find(struct span name, struct budget *b)
{
	const struct span word = span_until(&name, ':');
	const bool counted = name.at != word.at + word.size;
	int64_t simulations = 0;

	if (counted && (!span_number(name, &simulations) || simulations < 1))
		return NULL;
	*b = (struct budget){.simulations = (uint32_t)simulations};
	for (int i = 0; bot[i] != NULL; i++)
		if (span_is(word, bot[i]->name))
			return bot[i];
	return NULL;
}
