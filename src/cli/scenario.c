/* scenario.c -- `quayside scenario FILE…`: runs rules written as tests. */

#include "play/scenario.h"

#include <stdio.h>
#include <stdlib.h>

#include "cli/commands.h"
#include "cli/out.h"
#include "host/load.h"

static int run_file(const struct args *a, const char *path)
{
	static struct scenario s;
	struct fault f;
	char *bytes;
	size_t size;

	if (!load_file(path, &bytes, &size, &f))
		return complain(a, NULL, NULL, 0, &f);
	const bool good = scenario_run(&s, (struct span){bytes, size}, &f);
	free(bytes);
	return good ? EXIT_FINE : complain(a, s.known ? s.table.game : NULL, path, s.line, &f);
}

static int run(struct args *a)
{
	struct grid grid = {0};
	int worst = EXIT_FINE, passed = 0;

	if (a->words == 0)
		return complain_missing(a);
	grid_column(&grid, "file", "", false);
	grid_column(&grid, "status", "", true);
	for (int i = 0; i < a->words; i++) {
		const int status = run_file(a, a->word[i]);
		passed += status == EXIT_FINE;
		worst = status > worst ? status : worst;
		grid_add(&grid, a->word[i]);
		grid_addf(&grid, "%d", status);
	}
	if (a->json) {
		grid_json(&grid, stdout);
		putchar('\n');
	} else {
		char good[16], bad[16];
		snprintf(good, sizeof good, "%d", passed);
		snprintf(bad, sizeof bad, "%d", a->words - passed);
		out_say(stdout, a->lang, UI_PASSED_FAILED, good, bad);
	}
	grid_free(&grid);
	return worst;
}

static const char *const examples[] = {"scenario tests/scenario/{game}/*.scn",
                                       "scenario - < bust.txt", NULL};

const struct command command_scenario = {
	.name = "scenario",
	.usage = "scenario FILE…",
	.summary = UI_SCENARIO_SUMMARY,
	.run = run,
	.examples = examples,
	.words = ANY_WORDS,
	.json = true,
};
