/* simulate.c -- `quayside simulate GAME`: many games between bots, and what came of it.
 *
 * Every game has its own generator, derived from the seed and the game's number, and
 * tallies are whole numbers; so the result is the same for any number of threads. */

#include <pthread.h>
#include <stdalign.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/commands.h"
#include "host/clock.h"
#include "host/guests.h"
#include "host/think.h"
#include "lab/campaigns.h"
#include "lab/tally.h"
#include "rules/options.h"

enum { THREADS_MAX = 256, PROGRESS_STEPS = 200, GRIDS = 8 };

struct job {
	struct match match;
	struct seating seating;
	uint64_t seed;
	int64_t games;
	bool progress, questions, guests;
	const struct campaigns *campaigns; /* whole campaigns; NULL: single games */
	atomic_llong next;
	struct guests party;
};

struct worker {
	struct job *job;
	struct tally tally;
	struct campaigns_tally campaigns;
	struct witness witness;
	struct match match; /* the job's, with this worker's room to think */
	pthread_t thread;
};

static void show_progress(const struct job *job, int64_t n)
{
	const int64_t step = job->games / PROGRESS_STEPS + 1;

	if (job->progress && n % step == 0)
		fprintf(stderr, "\r%lld / %lld ", (long long)n, (long long)job->games);
}

static void watch(void *who, const void *state, struct move m)
{
	struct worker *w = who;

	witness_move(&w->witness, state, m);
	if (w->job->guests)
		guests_hear(&w->job->party, state, m);
}

/* One game of these options; false if it was left unfinished. */
static bool play_one(void *who, const struct options *o, void *state, struct rng *r)
{
	struct worker *w = who;
	struct job *job = w->job;

	w->match.options = *o;
	witness_begin(&w->witness, o);
	if (job->guests)
		guests_begin(&job->party, &w->match);
	const bool finished = match_play(&w->match, state, r);
	witness_end(&w->witness, state, finished);
	if (job->guests)
		guests_end(&job->party, state);
	return finished;
}

static void play_number(struct worker *w, int64_t n)
{
	const struct job *job = w->job;
	alignas(16) unsigned char state[STATE_MAX];
	struct rng r;

	rng_seed(&r, rng_mix(job->seed + 1) ^ (uint64_t)n);
	if (job->campaigns != NULL)
		campaigns_one(job->campaigns, w, state, &r, &w->campaigns);
	else
		play_one(w, &job->match.options, state, &r);
}

static void *work(void *argument)
{
	struct worker *w = argument;
	struct job *job = w->job;
	struct room room;

	w->match = job->match;
	w->witness = (struct witness){.game = job->match.game,
	                              .tally = &w->tally,
	                              .questions = job->questions};
	w->match.watch = watch;
	w->match.who = w;
	if (!room_new(&room))
		room.memory = NULL;
	for (int i = 0; i < SEATS_MAX; i++)
		w->match.budget[i] = room_budget(&room, w->match.budget[i]);
	for (;;) {
		const int64_t n = atomic_fetch_add(&job->next, 1);
		if (n >= job->games)
			break;
		play_number(w, n);
		show_progress(job, n);
	}
	room_free(&room);
	return NULL;
}

/* Threads that cannot be started are done without: this one works too. */
static void play_all(struct job *job, int threads, struct tally *sum,
                     struct campaigns_tally *campaigns)
{
	static struct worker worker[THREADS_MAX];
	int started = 1;

	for (int i = 0; i < threads; i++)
		worker[i] = (struct worker){.job = job};
	while (started < threads &&
	       pthread_create(&worker[started].thread, NULL, work, &worker[started]) == 0)
		started++;
	work(&worker[0]);
	for (int i = 1; i < started; i++)
		pthread_join(worker[i].thread, NULL);
	for (int i = 0; i < started; i++) {
		tally_add(sum, &worker[i].tally);
		campaigns_add(campaigns, &worker[i].campaigns);
	}
	if (job->progress)
		fprintf(stderr, "\r%30s\r", "");
}

/* --- The report -------------------------------------------------------------- */

/* The tables, each under its name in JSON; those that do not apply stay empty. */
static void fill(const struct args *a, const struct job *job, const struct tally *t, double seconds,
                 struct grid grid[GRIDS])
{
	const struct game *g = job->match.game;
	const int seats = job->seating.seats, one = a->json ? 0 : 1;
	const enum language l = a->lang;

	if (tally_is_team(t)) {
		tally_team(t, &job->seating, l, &grid[0]);
	} else {
		tally_seats(t, &job->seating, one, l, &grid[1]);
		tally_bots(t, &job->seating, one, l, &grid[2]);
		if (t->lots > 0)
			tally_order(t, seats, l, &grid[3]);
		tally_places(t, seats, l, &grid[4]);
	}
	tally_whole(t, seconds, l, &grid[5]);
	if (g->study != NULL)
		tally_figures(t, g, seats, l, &grid[6]);
	if (job->questions)
		tally_questions(t, l, &grid[7]);
}

static void report(const struct args *a, const struct job *job, const struct tally *t,
                   double seconds)
{
	static const char *const key[GRIDS] = {"team",   "seats", "bots",    "order",
	                                       "places", "whole", "figures", "questions"};
	struct grid grid[GRIDS] = {0};

	int printed = 0;

	fill(a, job, t, seconds, grid);
	for (int i = 0; i < GRIDS; i++) {
		if (grid[i].columns == 0)
			continue;
		const bool first = printed++ == 0;
		if (a->json) {
			printf("%s\"%s\":", first ? "{" : ",\n", key[i]);
			grid_json(&grid[i], stdout);
		} else {
			fputs(first ? "" : "\n", stdout);
			grid_print(&grid[i], stdout);
		}
		grid_free(&grid[i]);
	}
	fputs(a->json ? "}\n" : "", stdout);
}

static bool read_job(struct args *a, struct job *job, int64_t *threads)
{
	char random[SEATS_MAX * 8] = "random";
	const char *seats = args_value(a, "--seats");
	const struct game *g = args_game(a, 0, &job->match.options);

	if (g == NULL || !args_number(a, "--games", 1, INT32_MAX, 1000, &job->games) ||
	    !args_number(a, "--threads", 1, THREADS_MAX, 1, threads))
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
	job->progress = isatty(STDERR_FILENO) == 1;
	return true;
}

static int run(struct args *a)
{
	static struct job job;
	static struct campaigns all = {.play = play_one};
	static struct campaigns_tally campaigns;
	struct tally tally = {0};
	struct fault f;
	int64_t threads;

	if (!read_job(a, &job, &threads))
		return EXIT_WRONG;
	if (args_value(a, "--campaign") != NULL) {
		if (!campaign_init(&all.campaign, job.match.game, &job.match.options, &f))
			return complain(a, job.match.game, NULL, 0, &f);
		job.campaigns = &all;
	}
	const double start = clock_now();
	play_all(&job, (int)threads, &tally, &campaigns);
	seating_free(&job.seating);
	if (job.campaigns != NULL)
		campaigns_report(&all, &campaigns, a->lang, a->json);
	else
		report(a, &job, &tally, clock_now() - start);
	return EXIT_FINE;
}

static const struct flag flags[] = {
	{"--seats", "BOT,BOT,…", UI_HELP_BOTS},  {"--games", "N", UI_HELP_GAMES},
	{"--threads", "T", UI_HELP_THREADS},     {"--questions", NULL, UI_HELP_QUESTIONS},
	{"--campaign", NULL, UI_HELP_CAMPAIGNS}, {NULL, NULL, UIS},
};

static const char *const examples[] = {
	"simulate port-royal players=2 --seats greedy,random --games 1000 --threads 2",
	"simulate port-royal players=4 end=variant --seed 7 --json",
	"simulate port-royal players=3 sets=base,adventure mode=coop --campaign --seats "
	"greedy,greedy,greedy --games 200",
	NULL};

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
