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

#include "cli/clock.h"
#include "cli/commands.h"
#include "cli/guest.h"
#include "cli/out.h"
#include "cli/rating.h"
#include "cli/think.h"
#include "rules/options.h"

/* A win shared by k seats counts 1/k; in units of 60 that is a whole number. */
enum { WIN = 60, THREADS_MAX = 256, PROGRESS_STEPS = 200 };

struct tally {
	int64_t won[SEATS_MAX], score[SEATS_MAX];
	int64_t games, unfinished, plies, rounds;
	int64_t together,
		team_won; /* games in which all seats shared a place, and that was the first */
};

struct job {
	struct match match;
	struct seating seating;
	uint64_t seed;
	int64_t games;
	bool progress;
	atomic_llong next;
	alignas(16) unsigned char before[STATE_MAX]; /* what guests saw last */
};

struct worker {
	struct job *job;
	struct tally tally;
	pthread_t thread;
};

static void count_game(struct tally *t, const struct game *g, const void *state)
{
	const struct turn *turn = state;
	struct result r = {0};
	int winners = 0;

	g->result(state, &r);
	for (int seat = 0; seat < turn->seats; seat++)
		winners += r.place[seat] == 1;
	for (int seat = 0; seat < turn->seats; seat++) {
		t->won[seat] += r.place[seat] == 1 ? WIN / winners : 0;
		t->score[seat] += r.score[seat];
	}
	bool alike = true;
	for (int seat = 1; seat < turn->seats; seat++)
		alike = alike && r.place[seat] == r.place[0];
	t->together += alike;
	t->team_won += alike && r.place[0] == 1;
	t->rounds += turn->round;
	t->games++;
}

static void show_progress(const struct job *job, int64_t n)
{
	const int64_t step = job->games / PROGRESS_STEPS + 1;

	if (job->progress && n % step == 0)
		fprintf(stderr, "\r%lld / %lld ", (long long)n, (long long)job->games);
}

static void tell_guests(void *who, const void *state, struct move m)
{
	struct job *job = who;

	for (int i = 0; i < job->seating.seats; i++)
		if (guest_of(job->seating.bot[i]) != NULL)
			guest_hear(guest_of(job->seating.bot[i]), job->before, m);
	memcpy(job->before, state, job->match.game->state_size);
}

static void greet_guests(struct job *job)
{
	for (int i = 0; i < job->seating.seats; i++)
		if (guest_of(job->seating.bot[i]) != NULL)
			guest_begin(guest_of(job->seating.bot[i]), job->match.game,
			            &job->match.options, i);
	if (job->match.watch != NULL)
		job->match.game->setup(job->before, &job->match.options);
}

static void part_from_guests(const struct job *job, const void *state)
{
	for (int i = 0; i < job->seating.seats; i++)
		if (guest_of(job->seating.bot[i]) != NULL)
			guest_end(guest_of(job->seating.bot[i]), state);
}

static void *work(void *argument)
{
	struct worker *w = argument;
	struct job *job = w->job;
	alignas(16) unsigned char state[STATE_MAX];
	const struct turn *turn = (const struct turn *)state;
	struct match match = job->match;
	struct room room;

	if (!room_new(&room))
		room.memory = NULL;
	for (int i = 0; i < SEATS_MAX; i++)
		match.budget[i] = room_budget(&room, match.budget[i]);
	for (;;) {
		const int64_t n = atomic_fetch_add(&job->next, 1);
		struct rng r;
		if (n >= job->games)
			break;
		rng_seed(&r, rng_mix(job->seed + 1) ^ (uint64_t)n);
		greet_guests(job);
		if (match_play(&match, state, &r))
			count_game(&w->tally, job->match.game, state);
		else
			w->tally.unfinished++;
		part_from_guests(job, state);
		w->tally.plies += turn->ply;
		show_progress(job, n);
	}
	room_free(&room);
	return NULL;
}

static void add_tally(struct tally *sum, const struct tally *t)
{
	for (int seat = 0; seat < SEATS_MAX; seat++) {
		sum->won[seat] += t->won[seat];
		sum->score[seat] += t->score[seat];
	}
	sum->games += t->games;
	sum->unfinished += t->unfinished;
	sum->plies += t->plies;
	sum->rounds += t->rounds;
	sum->together += t->together;
	sum->team_won += t->team_won;
}

/* Threads that cannot be started are done without: this one works too. */
static void play_all(struct job *job, int threads, struct tally *sum)
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
	for (int i = 0; i < started; i++)
		add_tally(sum, &worker[i].tally);
	if (job->progress)
		fprintf(stderr, "\r%30s\r", "");
}

/* --- The report -------------------------------------------------------------- */

static void add_wins(struct grid *grid, int64_t won, int64_t games)
{
	const double share = games > 0 ? (double)won / WIN / (double)games : 0;
	double low = 0, high = 1;

	if (games > 0)
		rating_interval(share, (double)games, &low, &high);
	grid_addf(grid, "%.2f", 100 * share);
	grid_addf(grid, "%.2f", 100 * low);
	grid_addf(grid, "%.2f", 100 * high);
}

static void head(struct grid *grid, const char *key, enum ui title, enum language l)
{
	grid_column(grid, key, lang_ui(l, title), false);
	grid_column(grid, "bot", lang_ui(l, UI_BOT), false);
	grid_column(grid, "wins_percent", lang_ui(l, UI_WINS), true);
	grid_column(grid, "low", lang_ui(l, UI_FROM), true);
	grid_column(grid, "high", lang_ui(l, UI_TO), true);
	grid_column(grid, "score", lang_ui(l, UI_MEAN_SCORE), true);
}

static double mean(int64_t sum, int64_t n)
{
	return n > 0 ? (double)sum / (double)n : 0;
}

static void fill_seats(struct grid *grid, const struct job *job, const struct tally *t,
                       enum language l)
{
	head(grid, "seat", UI_SEAT, l);
	for (int seat = 0; seat < job->seating.seats; seat++) {
		grid_addf(grid, "%d", seat);
		grid_add(grid, job->seating.kind[seat]);
		add_wins(grid, t->won[seat], t->games);
		grid_addf(grid, "%.2f", mean(t->score[seat], t->games));
	}
}

/* A bot's wins are those of all its seats together. */
static void add_bot(struct grid *grid, const struct job *job, const struct tally *t, int first)
{
	const struct seating *s = &job->seating;
	char seats[2 * SEATS_MAX + 1];
	struct text list = text_on(seats, sizeof seats);
	int64_t won = 0, score = 0, chairs = 0;

	for (int seat = first; seat < s->seats; seat++) {
		if (!text_same(s->kind[seat], s->kind[first]))
			continue;
		if (seat > first)
			text_char(&list, ',');
		text_number(&list, seat);
		won += t->won[seat];
		score += t->score[seat];
		chairs++;
	}
	grid_add(grid, seats);
	grid_add(grid, s->kind[first]);
	add_wins(grid, won, t->games);
	grid_addf(grid, "%.2f", mean(score, t->games * chairs));
}

static void fill_bots(struct grid *grid, const struct job *job, const struct tally *t,
                      enum language l)
{
	head(grid, "seats", UI_SEATS, l);
	for (int seat = 0; seat < job->seating.seats; seat++) {
		bool seen = false;
		for (int i = 0; i < seat; i++)
			seen = seen || text_same(job->seating.kind[i], job->seating.kind[seat]);
		if (!seen)
			add_bot(grid, job, t, seat);
	}
}

/* Who plays together wins together: nobody has a share of his own in it. */
static bool is_team(const struct tally *t)
{
	return t->games > 0 && t->together == t->games;
}

static void fill_team(struct grid *grid, const struct job *job, const struct tally *t,
                      enum language l)
{
	char bots[SEATS_MAX * (KIND_MAX_SIZE + 1)];
	struct text list = text_on(bots, sizeof bots);

	for (int seat = 0; seat < job->seating.seats; seat++) {
		text_add(&list, seat > 0 ? "," : "");
		text_add(&list, job->seating.kind[seat]);
	}
	head(grid, "seats", UI_SEATS, l);
	grid_addf(grid, "%d", job->seating.seats);
	grid_add(grid, bots);
	add_wins(grid, t->team_won * WIN, t->games);
	grid_addf(grid, "%.2f", mean(t->score[0], t->games));
}

static void fill_whole(struct grid *grid, const struct tally *t, double seconds, enum language l)
{
	const int64_t all = t->games + t->unfinished;

	grid_column(grid, "games", lang_ui(l, UI_GAMES), true);
	grid_column(grid, "unfinished", lang_ui(l, UI_UNFINISHED), true);
	grid_column(grid, "plies", lang_ui(l, UI_PLIES), true);
	grid_column(grid, "rounds", lang_ui(l, UI_ROUNDS), true);
	grid_column(grid, "seconds", lang_ui(l, UI_SECONDS), true);
	grid_column(grid, "games_per_second", lang_ui(l, UI_GAMES_PER_SECOND), true);
	grid_column(grid, "moves_per_second", lang_ui(l, UI_MOVES_PER_SECOND), true);
	grid_addf(grid, "%lld", (long long)all);
	grid_addf(grid, "%lld", (long long)t->unfinished);
	grid_addf(grid, "%.1f", mean(t->plies, all));
	grid_addf(grid, "%.1f", mean(t->rounds, t->games));
	grid_addf(grid, "%.2f", seconds);
	grid_addf(grid, "%.0f", (double)all / seconds);
	grid_addf(grid, "%.0f", (double)t->plies / seconds);
}

static void report(const struct args *a, const struct job *job, const struct tally *t,
                   double seconds)
{
	struct grid grid[3] = {0};
	const char *key[] = {"seats", "bots", "whole"};
	int grids = 0;

	if (is_team(t)) {
		key[0] = "team";
		key[1] = "whole";
		fill_team(&grid[grids++], job, t, a->lang);
	} else {
		fill_seats(&grid[grids++], job, t, a->lang);
		fill_bots(&grid[grids++], job, t, a->lang);
	}
	fill_whole(&grid[grids++], t, seconds, a->lang);
	for (int i = 0; i < grids; i++) {
		if (a->json) {
			printf("%s\"%s\":", i > 0 ? ",\n" : "{", key[i]);
			grid_json(&grid[i], stdout);
		} else {
			fputs(i > 0 ? "\n" : "", stdout);
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
			job->match.watch = tell_guests;
			job->match.who = job;
			*threads = 1; /* a guest plays one game at a time */
		}
	job->seed = a->seeded ? a->seed : (uint64_t)time(NULL);
	job->progress = isatty(STDERR_FILENO) == 1;
	return true;
}

static int run(struct args *a)
{
	static struct job job;
	struct tally tally = {0};
	int64_t threads;

	if (!read_job(a, &job, &threads))
		return EXIT_WRONG;
	const double start = clock_now();
	play_all(&job, (int)threads, &tally);
	seating_free(&job.seating);
	report(a, &job, &tally, clock_now() - start);
	return EXIT_FINE;
}

static const struct flag flags[] = {
	{"--seats", "BOT,BOT,…", UI_HELP_BOTS},
	{"--games", "N", UI_HELP_GAMES},
	{"--threads", "T", UI_HELP_THREADS},
	{NULL, NULL, UIS},
};

static const char *const examples[] = {
	"simulate port-royal players=2 --seats greedy,random --games 1000 --threads 2",
	"simulate port-royal players=4 end=variant --seed 7 --json", NULL};

const struct command command_simulate = {
	.name = "simulate",
	.usage = "simulate GAME [OPTIONS] --seats BOT,BOT,… --games N --threads T",
	.summary = UI_SIMULATE_SUMMARY,
	.run = run,
	.flags = flags,
	.examples = examples,
};
