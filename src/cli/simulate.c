/* simulate.c -- `quayside simulate GAME`: many games between bots, and what came of it. */

#include <stdio.h>
#include <time.h>

#include "cli/commands.h"
#include "cli/out.h"
#include "host/clock.h"
#include "lab/simulation.h"

static bool read_job(struct args *a, struct simulation *job, int64_t *threads)
{
	char random[SEATS_MAX * 8] = "random";
	const char *seats = args_value(a, "--seats");
	const struct game *g = args_game(a, 0, &job->match.options);

	if (g == NULL || !args_number(a, "--games", 1, INT32_MAX, 1000, &job->games) ||
	    !args_number(a, "--threads", 1, SIMULATION_THREADS, 1, threads))
		return false;
	const int players = job->match.options.value[0];
	struct text all = text_on(random, sizeof random);
	for (int i = 0; i < players; i++)
		text_add(&all, i > 0 ? ",random" : "random");
	if (!args_seating(a, g, seats != NULL ? seats : random, players, false, &job->seating))
		return false;
	job->match.game = g;
	for (int i = 0; i < players; i++) {
		job->match.bot[i] = job->seating.bot[i];
		job->match.budget[i] = job->seating.budget[i];
	}
	for (int i = 0; i < players; i++)
		if (guest_of(job->seating.bot[i]) != NULL) {
			job->guests = true;
			*threads = 1; /* a guest plays one game at a time */
		}
	job->seed = a->seeded ? a->seed : (uint64_t)time(NULL);
	job->questions = args_value(a, "--questions") != NULL;
	job->progress = out_watched() ? out_progress : NULL;
	return true;
}

static int run(struct args *a)
{
	static struct simulation job;
	static struct campaigns_tally campaigns;
	struct grid grid[SIMULATION_GRIDS];
	struct tally tally = {0};
	struct fault f;
	int64_t threads;

	if (!read_job(a, &job, &threads))
		return EXIT_WRONG;
	if (args_value(a, "--campaign") != NULL && !simulation_campaigns(&job, &f))
		return complain(a, job.match.game, NULL, 0, &f);
	const double start = clock_now();
	simulation_play(&job, (int)threads, &tally, &campaigns);
	out_progress_end();
	seating_free(&job.seating);
	if (job.stories)
		campaigns_report(&job.campaigns, &campaigns, a->lang, grid);
	else
		simulation_report(&job, &tally, clock_now() - start, a->json ? 0 : 1, a->lang,
		                  grid);
	grids_print(grid, job.stories ? CAMPAIGNS_GRIDS : SIMULATION_GRIDS, a->json);
	return EXIT_FINE;
}

static const struct flag flags[] = {
	{"--sandbox", NULL, UI_HELP_SANDBOX},
	{"--seats", "BOT,BOT,…", UI_HELP_BOTS},
	{"--games", "N", UI_HELP_GAMES},
	{"--threads", "T", UI_HELP_THREADS},
	{"--questions", NULL, UI_HELP_QUESTIONS},
	{"--campaign", NULL, UI_HELP_CAMPAIGNS},
	{NULL, NULL, UIS},
};

static const char *const examples[] = {
	"simulate {game} players=2 --seats greedy,random --games 1000 --threads 2",
	"simulate {game} players=4 --seed 7 --json",
	"simulate {story} players=3 --campaign --seats greedy,greedy,greedy --games 200", NULL};

const struct command command_simulate = {
	.name = "simulate",
	.usage = "simulate GAME [OPTIONS] --seats BOT,BOT,… --games N --threads T",
	.summary = UI_SIMULATE_SUMMARY,
	.run = run,
	.flags = flags,
	.examples = examples,
	.words = ANY_WORDS,
	.seed = true,
	.json = true,
};
