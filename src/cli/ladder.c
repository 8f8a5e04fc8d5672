/* ladder.c -- `quayside ladder GAME`: how strong are these bots? */

#include <pthread.h>
#include <signal.h>
#include <stdalign.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/out.h"
#include "host/clock.h"
#include "host/guests.h"
#include "host/think.h"
#include "lab/ledger.h"
#include "rules/options.h"

enum { THREADS_MAX = 256, GAMES_NORMAL = 1000, PROGRESS_EVERY = 200 /* milliseconds */ };

struct job {
	struct ledger ledger;
	const struct bot *bot[RATED_MAX][SEATS_MAX]; /* a guest sits once at every seat */
	struct budget budget[RATED_MAX];
	char name[RATED_MAX][KIND_MAX_SIZE];
	bool sprt, progress, guests;
	struct guests party;
	int64_t next;
	double shown;
	pthread_mutex_t lock; /* of the ledger and next */
};

/* The one thing a signal may touch. */
static volatile sig_atomic_t interrupted;

static void interrupt(int signal)
{
	(void)signal;
	interrupted = 1;
}

/* --- Playing ------------------------------------------------------------------------ */

static double thread_milliseconds(void)
{
	return 1000 * clock_work();
}

static int won_by(const struct game *g, const void *state, int seat)
{
	const struct turn *turn = state;
	struct result r = {0};
	int winners = 0;

	g->result(state, &r);
	for (int i = 0; i < turn->seats; i++)
		winners += r.place[i] == 1;
	return r.place[seat] == 1 ? WIN / winners : 0;
}

static void tell_guests(void *who, const void *state, struct move m)
{
	guests_hear(who, state, m);
}

/* One game with somebody else's programs at the table. */
static bool play_with_guests(struct guests *party, struct match *m, void *state, struct rng *deal)
{
	m->watch = tell_guests;
	m->who = party;
	guests_begin(party, m);
	const bool finished = match_play(m, state, deal);
	guests_end(party, state);
	return finished;
}

static void play(struct job *job, int64_t n, const struct room *room, struct outcome_of_game *o)
{
	const struct ledger *l = &job->ledger;
	const struct meeting who = ledger_meeting(l, n);
	alignas(16) unsigned char state[STATE_MAX];
	/* Equal time is equal work, whatever else the machine does; a guest's is its own. */
	struct pace pace = {.now = job->guests ? clock_milliseconds : thread_milliseconds};
	struct rng deal, think;
	struct match m = {.game = l->game, .options = l->options, .think = &think, .pace = &pace};

	for (int seat = 0; seat < l->seats; seat++) {
		const int bot = seat == who.seat ? who.one : who.others;
		m.bot[seat] = job->bot[bot][seat];
		m.budget[seat] = room_budget(room, job->budget[bot]);
		m.budget[seat].now = thread_milliseconds;
	}
	rng_seed(&deal, rng_mix(l->seed + 1) ^ (uint64_t)who.deal);
	rng_seed(&think, rng_mix(l->seed + 2) ^ (uint64_t)n);
	o->finished = job->guests ? play_with_guests(&job->party, &m, state, &deal)
	                          : match_play(&m, state, &deal);
	o->won = !o->finished  ? 0
	         : l->together ? (won_by(l->game, state, 0) > 0 ? WIN : 0)
	                       : won_by(l->game, state, who.seat);
	for (int seat = 0; seat < l->seats; seat++) {
		o->asked[seat != who.seat] += pace.asked[seat];
		o->spent[seat != who.seat] += pace.spent[seat];
	}
}

/* The next game that is neither played nor decided without it; -1 when there is none. */
static int64_t take_next(struct job *job)
{
	struct ledger *l = &job->ledger;

	while (!interrupted && job->next < l->games) {
		const int64_t n = job->next++;
		const struct meeting m = ledger_meeting(l, n);
		if (!l->done[n] && !(job->sprt && !l->together &&
		                     rating_decided(&l->rating, m.one, m.others) != 0))
			return n;
	}
	return -1;
}

static void show_progress(struct job *job)
{
	const struct ledger *l = &job->ledger;
	const double now = clock_milliseconds();

	if (!job->progress || now - job->shown < PROGRESS_EVERY)
		return;
	job->shown = now;
	fprintf(stderr, "\r%lld / %lld ", (long long)(l->finished + l->unfinished),
	        (long long)l->games);
}

static void *work(void *argument)
{
	struct job *job = argument;
	struct room room;

	if (!room_new(&room))
		return NULL;
	for (;;) {
		struct outcome_of_game o = {0};
		pthread_mutex_lock(&job->lock);
		const int64_t n = take_next(job);
		pthread_mutex_unlock(&job->lock);
		if (n < 0)
			break;
		play(job, n, &room, &o);
		pthread_mutex_lock(&job->lock);
		ledger_enter(&job->ledger, n, &o);
		show_progress(job);
		pthread_mutex_unlock(&job->lock);
	}
	room_free(&room);
	return NULL;
}

static void play_all(struct job *job, int threads)
{
	pthread_t thread[THREADS_MAX];
	int started = 0;

	while (started < threads - 1 && pthread_create(&thread[started], NULL, work, job) == 0)
		started++;
	work(job);
	while (started > 0)
		pthread_join(thread[--started], NULL);
	if (job->progress)
		fprintf(stderr, "\r%30s\r", "");
}

/* --- The report ----------------------------------------------------------------------- */

static double games_of(const struct ledger *l, int bot, double *won)
{
	double games = 0;

	*won = 0;
	for (int i = 0; i < l->players; i++) {
		games += l->rating.games[bot][i];
		*won += l->rating.won[bot][i];
	}
	return games;
}

static uint32_t chance_of(const struct job *job, int bot)
{
	uint32_t moves = 0;

	for (int seat = 0; seat < SEATS_MAX; seat++) {
		const struct guest *g = guest_of(job->bot[bot][seat]);
		moves += g != NULL ? g->chance : 0;
	}
	return moves;
}

static void add_bot(struct grid *grid, const struct job *job, int bot)
{
	const struct ledger *l = &job->ledger;
	double won, low = 0, high = 1;
	const double games = games_of(l, bot, &won);

	if (games > 0)
		rating_interval(won / games, games, &low, &high);
	grid_add(grid, job->name[bot]);
	if (!l->together) {
		grid_addf(grid, "%.0f", l->rating.elo[bot]);
		grid_addf(grid, "%.0f", l->rating.half[bot]);
	}
	grid_addf(grid, "%.1f", games > 0 ? 100 * won / games : 0);
	grid_addf(grid, "%.1f", 100 * low);
	grid_addf(grid, "%.1f", 100 * high);
	grid_addf(grid, "%.0f", games);
	grid_addf(grid, "%.3f", l->asked[bot] > 0 ? l->spent[bot] / (double)l->asked[bot] : 0);
	if (job->guests)
		grid_addf(grid, "%u", chance_of(job, bot));
}

static void fill_ratings(struct grid *grid, const struct job *job, enum language l)
{
	const struct rating *r = &job->ledger.rating;
	int order[RATED_MAX];

	grid_column(grid, "bot", lang_ui(l, UI_BOT), false);
	if (!job->ledger.together) {
		grid_column(grid, "elo", lang_ui(l, UI_ELO), true);
		grid_column(grid, "plus_minus", lang_ui(l, UI_PLUS_MINUS), true);
	}
	grid_column(grid, "wins_percent", lang_ui(l, UI_WINS), true);
	grid_column(grid, "low", lang_ui(l, UI_FROM), true);
	grid_column(grid, "high", lang_ui(l, UI_TO), true);
	grid_column(grid, "games", lang_ui(l, UI_GAMES), true);
	grid_column(grid, "milliseconds", lang_ui(l, UI_MS_A_MOVE), true);
	if (job->guests)
		grid_column(grid, "chance_moves", lang_ui(l, UI_CHANCE_MOVES), true);
	for (int i = 0; i < r->players; i++) {
		int at = i;
		for (; at > 0 && r->elo[order[at - 1]] < r->elo[i]; at--)
			order[at] = order[at - 1];
		order[at] = i;
	}
	for (int i = 0; i < r->players; i++)
		add_bot(grid, job, order[i]);
}

_Static_assert(1 + RATED_MAX <= COLUMNS_MAX, "a row names its bot and meets them all");

/* Row: one of this bot.  Column: every other seat of the table. */
static void fill_matrix(struct grid *grid, const struct job *job, enum language l)
{
	const struct rating *r = &job->ledger.rating;

	grid_column(grid, "bot", lang_ui(l, UI_BOT), false);
	for (int i = 0; i < r->players; i++)
		grid_column(grid, job->name[i], job->name[i], true);
	for (int i = 0; i < r->players; i++) {
		grid_add(grid, job->name[i]);
		for (int j = 0; j < r->players; j++) {
			if (r->games[i][j] > 0)
				grid_addf(grid, "%.1f", 100 * r->won[i][j] / r->games[i][j]);
			else
				grid_add(grid, "");
		}
	}
}

/* A rating that is not all its own. */
static void say_chance(FILE *out, const struct args *a, const struct job *job)
{
	for (int i = 0; i < job->ledger.players; i++) {
		char number[16];
		snprintf(number, sizeof number, "%u", chance_of(job, i));
		if (chance_of(job, i) > 0)
			out_say(out, a->lang, UI_LADDER_CHANCE, job->name[i], number);
	}
}

static void report(const struct args *a, struct job *job)
{
	struct grid grid[2] = {0};
	static const char *const key[] = {"ratings", "matrix"};
	const int grids = job->ledger.together ? 1 : 2;

	rating_solve(&job->ledger.rating);
	fill_ratings(&grid[0], job, a->lang);
	fill_matrix(&grid[1], job, a->lang);
	for (int i = 0; i < grids; i++) {
		if (a->json) {
			printf("%s\"%s\":", i > 0 ? ",\n" : "{", key[i]);
			grid_json(&grid[i], stdout);
			continue;
		}
		if (i > 0)
			printf("\n%s\n", lang_ui(a->lang, UI_MATRIX));
		grid_print(&grid[i], stdout);
	}
	say_chance(a->json ? stderr : stdout, a, job);
	fputs(a->json ? "}\n" : "", stdout);
	grid_free(&grid[0]);
	grid_free(&grid[1]);
	if (job->ledger.unfinished > 0)
		fprintf(stderr, "%s: %lld\n", lang_ui(a->lang, UI_UNFINISHED),
		        (long long)job->ledger.unfinished);
}

/* --- The command ------------------------------------------------------------------------ */

static bool wrong_bot(const struct args *a, const struct game *g, struct span kind)
{
	struct fault f;

	seating_unknown(g, kind, false, &f);
	complain(a, NULL, NULL, 0, &f);
	return false;
}

/* One bot for all seats, or as many guests, each of which follows one game from one seat. */
static bool read_bot(const struct args *a, struct job *job, int i, struct span kind)
{
	for (int seat = 0; seat < SEATS_MAX; seat++) {
		struct guest *g = seat > 0 ? guest_of(job->bot[i][0]) : NULL;
		job->bot[i][seat] = seat > 0 ? job->bot[i][0] : NULL;
		if ((seat == 0 || g != NULL) &&
		    (!seating_kind(kind, &job->bot[i][seat], &job->budget[i]) ||
		     job->bot[i][seat] == NULL))
			return false;
		g = guest_of(job->bot[i][seat]);
		if (g != NULL)
			g->lang = a->lang;
		job->guests = job->guests || g != NULL;
	}
	return bot_plays(job->bot[i][0], job->ledger.game);
}

static void send_guests_home(struct job *job)
{
	for (int i = 0; i < job->ledger.players && i < RATED_MAX; i++)
		for (int seat = 0; seat < SEATS_MAX; seat++)
			guest_leave(guest_of(job->bot[i][seat]));
	for (int i = 0; i < job->ledger.players && i < RATED_MAX; i++)
		for (int seat = 0; seat < SEATS_MAX; seat++)
			guest_free(guest_of(job->bot[i][seat]));
}

static bool read_bots(const struct args *a, struct job *job)
{
	const char *list = args_value(a, "--bots");
	struct span rest = span_of(list != NULL ? list : "");

	span_copy(rest, job->ledger.bots, sizeof job->ledger.bots);
	while (rest.size > 0) {
		const struct span kind = span_until(&rest, ',');
		const int i = job->ledger.players++;
		if (i == RATED_MAX)
			return complain_missing(a), false;
		if (!read_bot(a, job, i, kind))
			return wrong_bot(a, job->ledger.game, kind);
		span_copy(kind, job->name[i], sizeof job->name[i]);
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

static bool read_job(struct args *a, struct job *job, int64_t *threads)
{
	int64_t games;

	job->ledger.game = args_game(a, 0, &job->ledger.options);
	if (job->ledger.game == NULL || !read_bots(a, job) ||
	    !args_number(a, "--games", 1, INT32_MAX, GAMES_NORMAL, &games) ||
	    !args_number(a, "--threads", 1, THREADS_MAX, think_cores(), threads))
		return false;
	if (job->guests)
		*threads = 1; /* a guest plays one game at a time */
	job->ledger.seed = a->seeded ? a->seed : 1;
	job->sprt = args_value(a, "--sprt") != NULL;
	job->ledger.gauntlet = args_value(a, "--gauntlet") != NULL;
	job->progress = isatty(STDERR_FILENO) == 1;
	if (!ledger_new(&job->ledger, games)) {
		complain_missing(a);
		return false;
	}
	return open_file(a, &job->ledger);
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
	static struct job job = {.lock = PTHREAD_MUTEX_INITIALIZER};
	const struct sigaction act = {.sa_handler = interrupt};
	int64_t threads;

	if (!read_job(a, &job, &threads)) {
		ledger_close(&job.ledger);
		return EXIT_WRONG;
	}
	sigaction(SIGINT, &act, NULL);
	sigaction(SIGTERM, &act, NULL);
	play_all(&job, (int)threads);
	report(a, &job);
	say_interrupted(a);
	send_guests_home(&job);
	ledger_close(&job.ledger);
	return interrupted ? EXIT_NOT_SO : EXIT_FINE;
}

static const struct flag flags[] = {
	{"--bots", "BOT,BOT,…", UI_HELP_LADDER_BOTS},
	{"--games", "N", UI_HELP_GAMES},
	{"--threads", "T", UI_HELP_ALL_CORES},
	{"--sprt", NULL, UI_HELP_SPRT},
	{"--gauntlet", NULL, UI_HELP_GAUNTLET},
	{"--resume", "FILE", UI_HELP_LADDER_RESUME},
	{NULL, NULL, UIS},
};

static const char *const examples[] = {
	"ladder port-royal players=2 --bots random,stopper,greedy,search:1000 --games 2000",
	"ladder port-royal players=4 --bots stopper,expert --gauntlet --games 400",
	"ladder rotterdam players=3 --bots medium,hard --games 5000 --sprt --resume night.txt",
	NULL};

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
