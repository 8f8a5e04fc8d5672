/* bench.c -- `quayside bench`: one number for everything the rules and bots do, and
 * how fast each game is against a bare loop that copies a state and takes a step. */

#include <stdio.h>

#include "bots/signature.h"
#include "cli/commands.h"
#include "cli/out.h"
#include "lab/speed.h"
#include "rules/options.h"

static void add_row(struct grid *grid, const struct game *g, const struct options *o, double *bare,
                    uint64_t *trace)
{
	const struct speeds s = speed_measure(g, o, trace);
	double ratio;

	*bare = s.bare > *bare ? s.bare : *bare;
	grid_add(grid, g->name);
	grid_addf(grid, "%d", o->value[0]);
	grid_addf(grid, "%.0f", s.games);
	grid_addf(grid, "%.0f", s.game);
	grid_addf(grid, "%.2f", s.bare / s.game);
	if (s.mix > 0)
		grid_addf(grid, "%.2f", s.game / s.mix);
	else
		grid_add(grid, "");
	grid_addf(grid, "%.0f", speed_search(g, o, &ratio));
	grid_addf(grid, "%.2f", ratio);
}

static void add_speeds(struct grid *grid, const struct game *g, double *bare, uint64_t *trace)
{
	const struct option *players = &g->options[0];
	struct options o;

	options_normal(g, &o);
	for (int seats = players->min; seats <= players->max; seats++) {
		o.value[0] = (int16_t)seats;
		if (g->refuses(&o) == 0)
			add_row(grid, g, &o, bare, trace);
	}
}

/* The speed of the bare loop. */
static double fill(struct grid *grid, enum language l, uint64_t *trace)
{
	double bare = 0;

	grid_column(grid, "game", lang_ui(l, UI_GAME), false);
	grid_column(grid, "players", lang_ui(l, UI_PLAYERS), true);
	grid_column(grid, "games_per_second", lang_ui(l, UI_GAMES_PER_SECOND), true);
	grid_column(grid, "moves_per_second", lang_ui(l, UI_MOVES_PER_SECOND), true);
	grid_column(grid, "ratio", lang_ui(l, UI_BARE_RATIO), true);
	grid_column(grid, "mix", lang_ui(l, UI_MIX_RATIO), true);
	grid_column(grid, "simulations_per_second", lang_ui(l, UI_SIMULATIONS), true);
	grid_column(grid, "two_threads", lang_ui(l, UI_TWO_THREADS), true);
	for (int i = 0; game_at(i) != NULL; i++)
		add_speeds(grid, game_at(i), &bare, trace);
	return bare;
}

static int run(struct args *a)
{
	struct grid grid = {0};
	uint64_t trace = 0;
	const unsigned long long signature = signature_all();

	if (args_value(a, "--signature") != NULL) {
		printf(a->json ? "{\"signature\":\"%016llx\"}\n" : "signature %016llx\n",
		       signature);
		return EXIT_FINE;
	}
	const double bare = fill(&grid, a->lang, &trace);
	if (a->json) {
		printf("{\"signature\":\"%016llx\",\"bare\":%.0f,\"speeds\":", signature, bare);
		grid_json(&grid, stdout);
		puts("}");
	} else {
		printf("signature %016llx\n\n", signature);
		grid_print(&grid, stdout);
		printf("\n%s: %.0f\n", lang_ui(a->lang, UI_BARE_SPEED), bare);
	}
	grid_free(&grid);
	return trace != 0 ? EXIT_FINE : EXIT_NOT_SO;
}

static const struct flag flags[] = {
	{"--signature", NULL, UI_HELP_SIGNATURE},
	{NULL, NULL, UIS},
};

static const char *const examples[] = {"bench", "bench --signature", NULL};

const struct command command_bench = {
	.name = "bench",
	.usage = "bench [--signature]",
	.summary = UI_BENCH_SUMMARY,
	.run = run,
	.flags = flags,
	.examples = examples,
	.json = true,
};
