/* ladder.c -- `quayside ladder GAME`: how strong are these bots? */

#include <signal.h>
#include <stdio.h>

#include "cli/commands.h"
#include "cli/out.h"
#include "host/think.h"
#include "lab/ladder.h"

enum { GAMES_NORMAL = 1000 };

/* The one thing a signal may touch. */
static volatile sig_atomic_t interrupted;

static void interrupt(int signal)
{
	(void)signal;
	interrupted = 1;
}

static bool wrong_bot(const struct args *a, const struct game *g, struct span kind)
{
	struct fault f;

	seating_unknown(g, kind, false, &f);
	complain(a, NULL, NULL, 0, &f);
	return false;
}

static bool read_bots(const struct args *a, struct ladder *job)
{
	const char *list = args_value(a, "--bots");
	struct span rest = span_of(list != NULL ? list : "");

	span_copy(rest, job->ledger.bots, sizeof job->ledger.bots);
	while (rest.size > 0) {
		const struct span kind = span_until(&rest, ',');
		if (job->ledger.players == RATED_MAX)
			return complain_missing(a), false;
		if (!ladder_add(job, kind, a->lang))
			return wrong_bot(a, job->ledger.game, kind);
	}
	return true;
}

static bool open_file(const struct args *a, struct ledger *l)
{
	const char *path = args_value(a, "--resume");
	struct fault f;

	if (path == NULL || ledger_open(l, path, &f))
		return true;
	complain(a, NULL, path, 1, &f);
	return false;
}

static bool read_job(struct args *a, struct ladder *job, int64_t *threads)
{
	int64_t games;

	job->ledger.game = args_game(a, 0, &job->ledger.options);
	if (job->ledger.game == NULL || !read_bots(a, job) ||
	    !args_number(a, "--games", 1, INT32_MAX, GAMES_NORMAL, &games) ||
	    !args_number(a, "--threads", 1, LADDER_THREADS, think_cores(), threads))
		return false;
	if (job->guests)
		*threads = 1; /* a guest plays one game at a time */
	job->ledger.seed = a->seeded ? a->seed : 1;
	job->sprt = args_value(a, "--sprt") != NULL;
	job->ledger.gauntlet = args_value(a, "--gauntlet") != NULL;
	job->progress = out_watched() ? out_progress : NULL;
	if (!ledger_new(&job->ledger, games)) {
		complain_missing(a);
		return false;
	}
	return open_file(a, &job->ledger);
}

/* A rating that is not all its own. */
static void say_chance(FILE *out, const struct args *a, const struct ladder *job)
{
	for (int i = 0; i < job->ledger.players; i++) {
		char number[16];
		snprintf(number, sizeof number, "%u", ladder_chance(job, i));
		if (ladder_chance(job, i) > 0)
			out_say(out, a->lang, UI_LADDER_CHANCE, job->name[i], number);
	}
}

static void report(const struct args *a, struct ladder *job)
{
	struct grid grid[LADDER_GRIDS];

	ladder_report(job, a->lang, grid);
	grids_print(grid, LADDER_GRIDS, a->json);
	say_chance(a->json ? stderr : stdout, a, job);
	if (job->ledger.unfinished > 0)
		fprintf(stderr, "%s: %lld\n", lang_ui(a->lang, UI_UNFINISHED),
		        (long long)job->ledger.unfinished);
}

static void say_interrupted(const struct args *a)
{
	const char *path = args_value(a, "--resume");

	if (interrupted && path != NULL)
		out_say(stderr, a->lang, UI_LADDER_RESUME, path, NULL);
	else if (interrupted)
		out_say(stderr, a->lang, UI_LADDER_STOPPED, NULL, NULL);
}

static int run(struct args *a)
{
	static struct ladder job = {.lock = PTHREAD_MUTEX_INITIALIZER};
	const struct sigaction act = {.sa_handler = interrupt};
	int64_t threads;

	if (!read_job(a, &job, &threads)) {
		ladder_free(&job);
		return EXIT_WRONG;
	}
	sigaction(SIGINT, &act, NULL);
	sigaction(SIGTERM, &act, NULL);
	ladder_play(&job, (int)threads, &interrupted);
	out_progress_end();
	report(a, &job);
	say_interrupted(a);
	ladder_free(&job);
	return interrupted ? EXIT_NOT_SO : EXIT_FINE;
}

static const struct flag flags[] = {
	{"--sandbox", NULL, UI_HELP_SANDBOX},
	{"--bots", "BOT,BOT,…", UI_HELP_LADDER_BOTS},
	{"--games", "N", UI_HELP_GAMES},
	{"--threads", "T", UI_HELP_ALL_CORES},
	{"--sprt", NULL, UI_HELP_SPRT},
	{"--gauntlet", NULL, UI_HELP_GAUNTLET},
	{"--resume", "FILE", UI_HELP_LADDER_RESUME},
	{NULL, NULL, UIS},
};

static const char *const examples[] = {
	"ladder {game} players=2 --bots random,stopper,greedy,search:1000 --games 2000",
	"ladder {game} players=4 --bots stopper,expert --gauntlet --games 400",
	"ladder {game} players=3 --bots medium,hard --games 5000 --sprt --resume night.txt", NULL};

const struct command command_ladder = {
	.name = "ladder",
	.usage =
		"ladder GAME [OPTIONS] --bots BOT,BOT,… --games N [--sprt] [--gauntlet] [--resume FILE]",
	.summary = UI_LADDER_SUMMARY,
	.run = run,
	.flags = flags,
	.examples = examples,
	.words = ANY_WORDS,
	.seed = true,
	.json = true,
};
