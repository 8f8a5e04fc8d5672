/* words.c -- `quayside words GAME`: every form of every sentence, to be read through by somebody who
 * knows the language. */

#include <stdio.h>

#include "cli/commands.h"
#include "cli/out.h"
#include "lab/forms.h"

enum { GAMES = 12 }; /* with each value of each option */

static int run(struct args *a)
{
	static struct forms forms;
	struct grid grid = {0};
	struct options o;
	const struct game *g = args_game(a, 0, &o);
	int64_t games;

	if (g == NULL || !args_number(a, "--games", 1, INT32_MAX, GAMES, &games))
		return EXIT_WRONG;
	forms_play(&forms, g, a->lang, (int)games);
	forms_report(&forms, &grid);
	grid_put(&grid, a->json);
	const bool lost = forms.lost;
	forms_free(&forms);
	return lost ? EXIT_WRONG : EXIT_FINE;
}

static const struct flag flags[] = {{"--games", "N", UI_HELP_WORDS_GAMES}, {NULL, NULL, UIS}};
static const char *const examples[] = {"words {game} --lang de", NULL};

const struct command command_words = {
	.name = "words",
	.usage = "words GAME --games N",
	.summary = UI_WORDS_SUMMARY,
	.run = run,
	.flags = flags,
	.examples = examples,
	.words = 1,
	.json = true,
};
