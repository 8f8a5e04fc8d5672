/* bench.c -- `quayside bench`: one number for everything the rules and bots do, and
 * how fast each game is against a bare loop that copies a state and takes a step. */

#include <stdio.h>

#include "bots/signature.h"
#include "cli/commands.h"
#include "cli/out.h"
#include "lab/speed.h"

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
	const double bare = speed_report(a->lang, &trace, &grid);
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
