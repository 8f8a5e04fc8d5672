/* bot.c -- `quayside bot BOT`: one of our bots behind a pipe. */

#include <stdio.h>

#include "cli/commands.h"
#include "host/listener.h"

static int run(struct args *a)
{
	static struct listener l;
	struct fault f;

	if (a->words != 1)
		return complain_missing(a);
	l.lang = a->lang;
	l.bot = seating_bot(span_of(a->word[0]), &l.budget);
	if (l.bot == NULL) {
		seating_unknown(NULL, span_of(a->word[0]), false, &f);
		return complain(a, NULL, NULL, 0, &f);
	}
	rng_seed(&l.rng, a->seeded ? a->seed : 1);
	setvbuf(stdout, NULL, _IOLBF, 0);
	listener_hear(&l);
	return EXIT_FINE;
}

static const char *const examples[] = {"bot search:1000",
                                       "play {game} players=2 --seats 'human,exec:./mybot.py'",
                                       NULL};

const struct command command_bot = {
	.name = "bot",
	.usage = "bot BOT",
	.summary = UI_BOT_SUMMARY,
	.run = run,
	.examples = examples,
	.words = 1,
	.seed = true,
};
