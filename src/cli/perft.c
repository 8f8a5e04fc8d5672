/* perft.c -- `quayside perft GAME DEPTH`: how many positions lie at each depth, every
 * outcome of chance a branch of its own.  When several seats may answer, they are
 * asked in the order of their seats. */

#include <stdalign.h>
#include <stdio.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/out.h"

enum { DEPTH_MAX = 64 };

static int branches(const struct game *g, const void *state, struct move *move)
{
	const struct turn *turn = state;
	struct outcome outcome[MOVES_MAX];

	if (turn->over)
		return 0;
	if (!turn_waits(turn, DEALER))
		return g->moves(state, __builtin_ctz(turn->waiting), move);
	const int outcomes = g->outcomes(state, outcome);
	int n = 0;
	for (int i = 0; i < outcomes; i++)
		if (outcome[i].weight > 0)
			move[n++] = outcome[i].move;
	return n;
}

static void count(const struct game *g, const void *state, int64_t depth, uint64_t *positions)
{
	alignas(16) unsigned char next[STATE_MAX];
	struct move move[MOVES_MAX];
	const int moves = branches(g, state, move);

	positions[0] += (uint64_t)moves;
	if (depth == 1)
		return;
	for (int i = 0; i < moves; i++) {
		memcpy(next, state, g->state_size);
		g->apply(next, move[i]);
		count(g, next, depth - 1, positions + 1);
	}
}

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
	count(g, state, depth, positions);
	grid_column(&grid, "depth", lang_ui(a->lang, UI_DEPTH), true);
	grid_column(&grid, "positions", lang_ui(a->lang, UI_POSITIONS), true);
	for (int i = 0; i < depth; i++) {
		grid_addf(&grid, "%d", i + 1);
		grid_addf(&grid, "%llu", (unsigned long long)positions[i]);
	}
	if (a->json) {
		grid_json(&grid, stdout);
		putchar('\n');
	} else {
		grid_print(&grid, stdout);
	}
	grid_free(&grid);
	return EXIT_FINE;
}

static const char *const examples[] = {"perft port-royal 4", "perft port-royal 3 players=3 --json",
                                       NULL};

const struct command command_perft = {
	.name = "perft",
	.usage = "perft GAME DEPTH [OPTIONS]",
	.summary = UI_PERFT_SUMMARY,
	.run = run,
	.examples = examples,
	.words = ANY_WORDS,
	.json = true,
};
