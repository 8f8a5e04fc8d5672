/* perft.c -- `quayside perft GAME DEPTH`: how many positions lie at each depth. */

#include <stdalign.h>
#include <stdio.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/out.h"
#include "lab/perft.h"

enum { DEPTH_MAX = 64 };

/* "perft GAME DEPTH OPTIONS": the depth is taken out, the rest is a game. */
static bool take_depth(struct args *a, int64_t *depth)
{
	char range[16];
	struct fault f;

	if (a->words < 2) {
		complain_missing(a);
		return false;
	}
	if (!span_number(span_of(a->word[1]), depth) || *depth < 1 || *depth > DEPTH_MAX) {
		snprintf(range, sizeof range, "1..%d", DEPTH_MAX);
		fault_say(&f, ERROR_BAD_VALUE, a->word[1], range);
		complain(a, NULL, NULL, 0, &f);
		return false;
	}
	a->words--;
	memmove(&a->word[1], &a->word[2], (size_t)(a->words - 1) * sizeof a->word[0]);
	return true;
}

static int run(struct args *a)
{
	alignas(16) unsigned char state[STATE_MAX];
	uint64_t positions[DEPTH_MAX] = {0};
	struct grid grid = {0};
	struct options o;
	int64_t depth;

	if (!take_depth(a, &depth))
		return EXIT_WRONG;
	const struct game *g = args_game(a, 0, &o);
	if (g == NULL)
		return EXIT_WRONG;
	g->setup(state, &o, g->rules);
	perft_count(g, state, depth, positions);
	grid_column(&grid, "depth", lang_ui(a->lang, UI_DEPTH), true);
	grid_column(&grid, "positions", lang_ui(a->lang, UI_POSITIONS), true);
	for (int i = 0; i < depth; i++) {
		grid_addf(&grid, "%d", i + 1);
		grid_addf(&grid, "%llu", (unsigned long long)positions[i]);
	}
	grid_put(&grid, a->json);
	return EXIT_FINE;
}

static const char *const examples[] = {"perft {game} 4", "perft {game} 3 players=3 --json", NULL};

const struct command command_perft = {
	.name = "perft",
	.usage = "perft GAME DEPTH [OPTIONS]",
	.summary = UI_PERFT_SUMMARY,
	.run = run,
	.examples = examples,
	.words = ANY_WORDS,
	.json = true,
};
