/* speed.c -- see speed.h. */

#include "lab/speed.h"

#include <stdalign.h>
#include <string.h>

#include "base/hash.h"
#include "bots/bot.h"
#include "host/clock.h"
#include "host/think.h"
#include "play/dealer.h"
#include "rules/options.h"

#define SLICE_SECONDS 0.02

enum {
	BENCH_SLICES = 25,
	BENCH_BATCH = 100000, /* steps between two looks at the clock, which takes its time */
	BARE_STATE = 512,
	BENCH_SEED = 1,
	BENCH_PLIES = 60,
	BENCH_SIMULATIONS = 20000
};

/* One random game by the direct calls; its moves. */
static uint64_t play_random(const struct game *g, const struct options *o, struct rng *r)
{
	alignas(16) unsigned char state[STATE_MAX];
	const struct turn *turn = (const struct turn *)state;
	struct move move[MOVES_MAX];

	g->setup(state, o, g->rules);
	while (!turn->over && turn->ply < g->plies) {
		if (turn_waits(turn, DEALER)) {
			g->apply(state, dealer_sample(g, state, r));
			continue;
		}
		const int moves = g->moves(state, turn_first(turn, turn->waiting), move);
		g->apply(state, move[moves > 1 ? rng_below(r, (uint32_t)moves) : 0]);
	}
	return turn->ply;
}

static double more(double a, double b)
{
	return a > b ? a : b;
}

/* Moves a second of whole random games, and in *games those. */
static double game_speed(const struct game *g, const struct options *o, struct rng *r,
                         double *games)
{
	uint64_t moves = 0, played = 0;
	double seconds;

	const double start = clock_work();
	do
		for (const uint64_t end = moves + BENCH_BATCH; moves < end; played++)
			moves += play_random(g, o, r);
	while ((seconds = clock_work() - start) < SLICE_SECONDS);
	*games = more(*games, (double)played / seconds);
	return (double)moves / seconds;
}

/* What no game can beat: copy a small state, draw a number, change a byte. */
static double bare_speed(struct rng *r, uint64_t *trace)
{
	static unsigned char state[2][BARE_STATE];
	uint64_t steps = 0;
	double seconds;

	const double start = clock_work();
	do {
		for (int i = 0; i < BENCH_BATCH; i++) {
			memcpy(state[i & 1], state[~i & 1], BARE_STATE);
			state[i & 1][rng_below(r, BARE_STATE)]++;
		}
		steps += BENCH_BATCH;
	} while ((seconds = clock_work() - start) < SLICE_SECONDS);
	*trace = hash_bytes(HASH_START, state[0], BARE_STATE); /* so that the work is real */
	return (double)steps / seconds;
}

/* Everything that a game has to mix, as far as it goes together.  False if that adds
 * nothing. */
static bool richest(const struct game *g, struct options *o)
{
	bool any = false;

	for (int i = 0; g->options[i].name != NULL; i++)
		for (int bit = 1; g->options[i].set && bit <= g->options[i].max; bit <<= 1) {
			const int16_t before = o->value[i];
			o->value[i] = (int16_t)(before | bit);
			if (g->refuses(o) != 0)
				o->value[i] = before;
			any |= o->value[i] != before;
		}
	return any;
}

/* Short slices in turn, and of each the best: what runs beside us slows all three. */
struct speeds speed_measure(const struct game *g, const struct options *o, uint64_t *trace)
{
	struct options mix = *o;
	const bool mixes = richest(g, &mix);
	struct speeds best = {0};
	double unused = 0;
	struct rng bare, game, mixed;

	rng_seed(&bare, BENCH_SEED);
	rng_seed(&game, BENCH_SEED);
	rng_seed(&mixed, BENCH_SEED);
	for (int i = 0; i < BENCH_SLICES; i++) {
		best.bare = more(best.bare, bare_speed(&bare, trace));
		best.game = more(best.game, game_speed(g, o, &game, &best.games));
		if (mixes)
			best.mix = more(best.mix, game_speed(g, &mix, &mixed, &unused));
	}
	return best;
}

/* The first choice of some substance: several moves, a while into a random game. */
static int find_choice(const struct game *g, const struct options *o, void *state,
                       struct move *move, int *seat)
{
	const struct turn *turn = state;
	struct rng r;

	rng_seed(&r, BENCH_SEED);
	for (;;) {
		if (turn->over || turn->ply == 0)
			g->setup(state, o, g->rules);
		*seat = turn_next(turn);
		if (*seat == DEALER) {
			g->apply(state, dealer_sample(g, state, &r));
			continue;
		}
		const int moves = g->moves(state, *seat, move);
		if (moves > 2 && turn->ply > BENCH_PLIES)
			return moves;
		g->apply(state, move[rng_below(&r, (uint32_t)moves)]);
	}
}

double speed_search(const struct game *g, const struct options *o, double *ratio)
{
	alignas(16) unsigned char state[STATE_MAX] = {0};
	struct move move[MOVES_MAX];
	struct weight weight[MOVES_MAX];
	struct budget b = {.simulations = BENCH_SIMULATIONS};
	double seconds[2], work = 0;
	struct rng r;
	int seat;

	const int moves = find_choice(g, o, state, move, &seat);
	g->hide(state, seat);
	rng_seed(&r, BENCH_SEED);
	for (int threads = 1; threads <= 2; threads++) {
		const double start = clock_now(), before = clock_work();
		think_weigh(&bot_search, g, state, seat, move, moves, b, threads, &r, weight);
		seconds[threads - 1] = clock_now() - start;
		work = threads == 1 ? clock_work() - before : work;
	}
	*ratio = seconds[0] / seconds[1];
	return BENCH_SIMULATIONS / work;
}

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

double speed_report(enum language l, uint64_t *trace, struct grid *grid)
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
