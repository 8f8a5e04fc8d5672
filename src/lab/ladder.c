/* ladder.c -- see ladder.h. */

#include "lab/ladder.h"

#include <stdalign.h>

#include "host/clock.h"
#include "host/think.h"

enum { PROGRESS_EVERY = 200 /* milliseconds */ };

/* --- Who plays ------------------------------------------------------------------------ */

/* One bot for all seats, or as many guests, each of which follows one game from one seat. */
bool ladder_add(struct ladder *ladder, struct span kind, enum language l)
{
	const int i = ladder->ledger.players++;

	for (int seat = 0; seat < SEATS_MAX; seat++) {
		struct guest *g = seat > 0 ? guest_of(ladder->bot[i][0]) : NULL;
		ladder->bot[i][seat] = seat > 0 ? ladder->bot[i][0] : NULL;
		if ((seat == 0 || g != NULL) &&
		    (!seating_kind(kind, &ladder->bot[i][seat], &ladder->budget[i]) ||
		     ladder->bot[i][seat] == NULL))
			return false;
		g = guest_of(ladder->bot[i][seat]);
		if (g != NULL)
			g->lang = l;
		ladder->guests = ladder->guests || g != NULL;
	}
	span_copy(kind, ladder->name[i], sizeof ladder->name[i]);
	return bot_plays(ladder->bot[i][0], ladder->ledger.game);
}

void ladder_free(struct ladder *ladder)
{
	for (int i = 0; i < ladder->ledger.players && i < RATED_MAX; i++)
		for (int seat = 0; seat < SEATS_MAX; seat++)
			guest_leave(guest_of(ladder->bot[i][seat]));
	for (int i = 0; i < ladder->ledger.players && i < RATED_MAX; i++)
		for (int seat = 0; seat < SEATS_MAX; seat++)
			guest_free(guest_of(ladder->bot[i][seat]));
	ledger_close(&ladder->ledger);
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
	/* NOLINTNEXTLINE(clang-analyzer-core.DivideZero): whoever has won was counted */
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

static void play(struct ladder *ladder, int64_t n, const struct room *room,
                 struct outcome_of_game *o)
{
	const struct ledger *l = &ladder->ledger;
	const struct meeting who = ledger_meeting(l, n);
	alignas(16) unsigned char state[STATE_MAX];
	/* Equal time is equal work, whatever else the machine does; a guest's is its own. */
	struct pace pace = {.now = ladder->guests ? clock_milliseconds : thread_milliseconds};
	struct rng deal, think;
	struct match m = {.game = l->game, .options = l->options, .think = &think, .pace = &pace};

	for (int seat = 0; seat < l->seats; seat++) {
		const int bot = seat == who.seat ? who.one : who.others;
		m.bot[seat] = ladder->bot[bot][seat];
		m.budget[seat] = room_budget(room, ladder->budget[bot]);
		m.budget[seat].now = thread_milliseconds;
	}
	rng_seed(&deal, rng_mix(l->seed + 1) ^ (uint64_t)who.deal);
	rng_seed(&think, rng_mix(l->seed + 2) ^ (uint64_t)n);
	o->finished = ladder->guests ? play_with_guests(&ladder->party, &m, state, &deal)
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
static int64_t take_next(struct ladder *ladder)
{
	struct ledger *l = &ladder->ledger;

	while (!*ladder->stop && ladder->next < l->games) {
		const int64_t n = ladder->next++;
		const struct meeting m = ledger_meeting(l, n);
		if (!l->done[n] && !(ladder->sprt && !l->together &&
		                     rating_decided(&l->rating, m.one, m.others) != 0))
			return n;
	}
	return -1;
}

static void report_progress(struct ladder *ladder)
{
	const struct ledger *l = &ladder->ledger;
	const double now = clock_milliseconds();

	if (ladder->progress == NULL || now - ladder->told < PROGRESS_EVERY)
		return;
	ladder->told = now;
	ladder->progress(l->finished + l->unfinished, l->games);
}

static void *work(void *argument)
{
	struct ladder *ladder = argument;
	struct room room;

	if (!room_new(&room))
		return NULL;
	for (;;) {
		struct outcome_of_game o = {0};
		pthread_mutex_lock(&ladder->lock);
		const int64_t n = take_next(ladder);
		pthread_mutex_unlock(&ladder->lock);
		if (n < 0)
			break;
		play(ladder, n, &room, &o);
		pthread_mutex_lock(&ladder->lock);
		ledger_enter(&ladder->ledger, n, &o);
		report_progress(ladder);
		pthread_mutex_unlock(&ladder->lock);
	}
	room_free(&room);
	return NULL;
}

void ladder_play(struct ladder *ladder, int threads, const volatile sig_atomic_t *stop)
{
	pthread_t thread[LADDER_THREADS];
	int started = 0;

	ladder->stop = stop;
	while (started < threads - 1 && pthread_create(&thread[started], NULL, work, ladder) == 0)
		started++;
	work(ladder);
	while (started > 0)
		pthread_join(thread[--started], NULL);
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

uint32_t ladder_chance(const struct ladder *ladder, int bot)
{
	uint32_t moves = 0;

	for (int seat = 0; seat < SEATS_MAX; seat++) {
		const struct guest *g = guest_of(ladder->bot[bot][seat]);
		moves += g != NULL ? g->chance : 0;
	}
	return moves;
}

static void add_bot(struct grid *grid, const struct ladder *ladder, int bot)
{
	const struct ledger *l = &ladder->ledger;
	double won, low = 0, high = 1;
	const double games = games_of(l, bot, &won);

	if (games > 0)
		rating_interval(won / games, games, &low, &high);
	grid_add(grid, ladder->name[bot]);
	if (!l->together) {
		grid_addf(grid, "%.0f", l->rating.elo[bot]);
		grid_addf(grid, "%.0f", l->rating.half[bot]);
	}
	grid_addf(grid, "%.1f", games > 0 ? 100 * won / games : 0);
	grid_addf(grid, "%.1f", 100 * low);
	grid_addf(grid, "%.1f", 100 * high);
	grid_addf(grid, "%.0f", games);
	grid_addf(grid, "%.3f", l->asked[bot] > 0 ? l->spent[bot] / (double)l->asked[bot] : 0);
	if (ladder->guests)
		grid_addf(grid, "%u", ladder_chance(ladder, bot));
}

static void fill_ratings(struct grid *grid, const struct ladder *ladder, enum language l)
{
	const struct rating *r = &ladder->ledger.rating;
	int order[RATED_MAX] = {0};

	grid_column(grid, "bot", lang_ui(l, UI_BOT), false);
	if (!ladder->ledger.together) {
		grid_column(grid, "elo", lang_ui(l, UI_ELO), true);
		grid_column(grid, "plus_minus", lang_ui(l, UI_PLUS_MINUS), true);
	}
	grid_column(grid, "wins_percent", lang_ui(l, UI_WINS), true);
	grid_column(grid, "low", lang_ui(l, UI_FROM), true);
	grid_column(grid, "high", lang_ui(l, UI_TO), true);
	grid_column(grid, "games", lang_ui(l, UI_GAMES), true);
	grid_column(grid, "milliseconds", lang_ui(l, UI_MS_A_MOVE), true);
	if (ladder->guests)
		grid_column(grid, "chance_moves", lang_ui(l, UI_CHANCE_MOVES), true);
	for (int i = 0; i < r->players; i++) {
		int at = i;
		for (; at > 0 && r->elo[order[at - 1]] < r->elo[i]; at--)
			order[at] = order[at - 1];
		order[at] = i;
	}
	for (int i = 0; i < r->players; i++)
		add_bot(grid, ladder, order[i]);
}

_Static_assert(1 + RATED_MAX <= COLUMNS_MAX, "a row names its bot and meets them all");

/* Row: one of this bot.  Column: every other seat of the table. */
static void fill_matrix(struct grid *grid, const struct ladder *ladder, enum language l)
{
	const struct rating *r = &ladder->ledger.rating;

	grid_column(grid, "bot", lang_ui(l, UI_BOT), false);
	for (int i = 0; i < r->players; i++)
		grid_column(grid, ladder->name[i], ladder->name[i], true);
	for (int i = 0; i < r->players; i++) {
		grid_add(grid, ladder->name[i]);
		for (int j = 0; j < r->players; j++) {
			if (r->games[i][j] > 0)
				grid_addf(grid, "%.1f", 100 * r->won[i][j] / r->games[i][j]);
			else
				grid_add(grid, "");
		}
	}
}

void ladder_report(struct ladder *ladder, enum language l, struct grid grid[LADDER_GRIDS])
{
	grid[0] = (struct grid){.key = "ratings"};
	grid[1] = (struct grid){.key = "matrix", .head = lang_ui(l, UI_MATRIX)};
	rating_solve(&ladder->ledger.rating);
	fill_ratings(&grid[0], ladder, l);
	if (!ladder->ledger.together)
		fill_matrix(&grid[1], ladder, l);
}
