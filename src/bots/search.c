/* search.c -- see search.h. */

#include "bots/search.h"

#include <assert.h>
#include <stdalign.h>
#include <string.h>

#include "bots/ahead.h"
#include "bots/arith.h"
#include "bots/hint.h"
#include "bots/rehearse.h"
#include "bots/tree.h"
#include "play/dealer.h"

enum {
	PATH_MAX_SIZE = 128, /* nodes on the way down that learn from a simulation */
	STEPS_MAX = 20000,   /* moves of one simulation; nobody should need them */
	CLOCK_EVERY = 16,    /* simulations between looks at the clock */
	STACK_TREE = 65536,  /* bytes of tree when the caller gives none */
	OPINION_MOST = 100,  /* simulations that the first opinion of a move counts for, … */
	OPINION_PART = 10,   /* … and at most this part of those there are */
	OPINION_WORLDS = 4,
	CANDID_GAMES = 20 /* played to their end to know a team's chance */
};

enum { ROOT = 0, NONE = -1 };

/* One simulation on its way down. */
struct walk {
	uint32_t at;     /* the node where it is */
	int depth;       /* nodes passed, in run->path */
	int first;       /* the move taken at the root, or NONE */
	int seat, moves; /* the choice it came to last */
	struct move move[MOVES_MAX];
};

struct run {
	const struct search *how;
	bool wide;  /* every move of a node is rated at once */
	bool split; /* … and every outcome of chance has a node */
	const struct game *game;
	const void *view;
	int seat;
	const struct move *move;
	int moves;
	struct rng *rng;
	struct tree tree;
	struct aim aim;
	struct weight *weight;
	alignas(16) unsigned char state[STATE_MAX];
	uint32_t path[PATH_MAX_SIZE];
	double seen, sum, squares; /* chances of the seat that searches, to know their spread */
};

/* --- Down the tree ------------------------------------------------------------ */

/* Twice the standard deviation of what simulations bring: 1 for win or lose, little
 * where an evaluator sees small differences.  Bounds and slack are measured by it. */
static double spread(double seen, double sum, double squares)
{
	if (seen < 2)
		return 1;
	const double mean = sum / seen;
	return 2 * arith_root(squares / seen - mean * mean);
}

/* False if the tree has no room for what came. */
static bool deal(struct run *run, struct walk *w)
{
	const struct game *g = run->game;
	const struct move m = dealer_sample(g, run->state, run->rng);
	const struct move shown = run->split ? g->hide_move(run->state, m, run->seat) : m;

	g->apply(run->state, m);
	if (run->split)
		w->at = tree_child(&run->tree, w->at, shown);
	return w->at != ROOT;
}

/* In a window the seat that searches need not be the first that is asked. */
static void look(const struct run *run, struct walk *w)
{
	if (w->depth > 0) {
		w->seat = turn_next((const struct turn *)run->state);
		w->moves = run->game->moves(run->state, w->seat, w->move);
	} else {
		w->seat = run->seat;
		w->moves = run->moves;
		memcpy(w->move, run->move, (size_t)run->moves * sizeof *run->move);
	}
}

/* Takes the most promising move; says whether to go on from there. */
static bool step(struct run *run, struct walk *w)
{
	const double reach = run->how->explore * spread(run->seen, run->sum, run->squares);
	const int i = tree_choose(&run->tree, w->at, w->move, w->moves, reach, run->rng, &w->at);

	run->game->apply(run->state, w->move[i]);
	if (w->first == NONE)
		w->first = i;
	if (w->at == ROOT) /* the tree is full */
		return false;
	run->path[w->depth++] = w->at;
	return run->wide || run->tree.node[w->at].visits > 0;
}

/* Down to a new node, the edge of a full tree, or the end.  True if it stopped at a
 * choice of which no move has been rated yet. */
static bool descend(struct run *run, struct walk *w)
{
	const struct turn *turn = (const struct turn *)run->state;

	while (!turn->over && w->depth < PATH_MAX_SIZE) {
		if (w->depth > 0 && turn_next(turn) == DEALER) {
			if (!deal(run, w))
				return false;
			continue;
		}
		look(run, w);
		if (w->moves == 1)
			run->game->apply(run->state, w->move[0]);
		else if (run->wide && run->tree.node[w->at].child == 0)
			return true;
		else if (!step(run, w))
			return false;
	}
	return false;
}

/* --- What it is worth --------------------------------------------------------- */

static void count(struct run *run, int first, const double *win, uint32_t times)
{
	const int seats = ((const struct turn *)run->view)->seats;

	run->weight[first].visits += times;
	run->weight[first].squares += win[run->seat] * win[run->seat] * times;
	for (int seat = 0; seat < seats; seat++)
		run->weight[first].win[seat] += win[seat] * times;
}

/* To the first choice; without a value, by any moves to the end. */
static void play_on(const struct game *g, void *state, struct rng *r)
{
	const struct turn *turn = state;
	struct move list[MOVES_MAX];

	for (int steps = 0; !turn->over && steps < STEPS_MAX; steps++) {
		const int seat = turn_next(turn);
		if (seat == DEALER) {
			g->apply(state, dealer_sample(g, state, r));
			continue;
		}
		const int moves = g->moves(state, seat, list);
		if (moves > 1 && g->brain != NULL)
			return;
		g->apply(state, list[rng_below(r, (uint32_t)moves)]);
	}
}

/* After a move of the position that was reached, by the luck of `r`. */
static void rate_move(const struct run *run, struct move m, struct rng r, double *win)
{
	alignas(16) unsigned char after[STATE_MAX];
	const struct game *g = run->game;

	memcpy(after, run->state, g->state_size);
	g->apply(after, m);
	if (run->split)
		ahead_settle(g, after, run->seat, &r);
	else
		play_on(g, after, &r);
	evaluate(run->how->evaluator, g, &run->aim, after, win);
}

/* Asks about every move of a node, all with the same luck, so that moves are compared
 * and not luck; what the best of them brings is what the node is worth. */
static void rate_moves(struct run *run, const struct walk *w, double *win)
{
	double one[SEATS_MAX], best = -1;

	for (int i = 0; i < w->moves; i++) {
		rate_move(run, w->move[i], *run->rng, one);
		tree_rate(&run->tree, w->at, w->move[i], one[w->seat], 1);
		if (w->at == ROOT)
			count(run, i, one, 1);
		if (one[w->seat] > best) {
			best = one[w->seat];
			memcpy(win, one, sizeof one);
		}
	}
	rng_next(run->rng);
}

static void learn(struct run *run, const struct walk *w, const double *win)
{
	for (int i = 0; i < w->depth; i++) {
		struct node *n = &run->tree.node[run->path[i]];
		n->visits++;
		n->reward += win[n->move.seat];
	}
	run->seen++;
	run->sum += win[run->seat];
	run->squares += win[run->seat] * win[run->seat];
	if (w->first != NONE)
		count(run, w->first, win, 1);
}

static void simulate(struct run *run)
{
	struct walk w = {.at = ROOT, .first = NONE};
	double win[SEATS_MAX];

	memcpy(run->state, run->view, run->game->state_size);
	run->game->guess(run->state, run->seat, run->rng);
	if (descend(run, &w)) {
		rate_moves(run, &w, win);
	} else {
		if (!run->split)
			play_on(run->game, run->state, run->rng);
		evaluate(run->how->evaluator, run->game, &run->aim, run->state, win);
	}
	learn(run, &w, win);
}

/* What a move is worth to every seat, looked at in some worlds. */
static void opinion(struct run *run, struct move m, struct rng r, double *mean)
{
	double win[SEATS_MAX];

	memset(mean, 0, SEATS_MAX * sizeof *mean);
	for (int i = 0; i < OPINION_WORLDS; i++) {
		memcpy(run->state, run->view, run->game->state_size);
		run->game->guess(run->state, run->seat, &r);
		ahead_rate(run->how->evaluator, run->game, &run->aim, run->state, m, &r, win);
		for (int seat = 0; seat < SEATS_MAX; seat++)
			mean[seat] += win[seat] / OPINION_WORLDS;
	}
}

/* A narrow tree begins with what one move ahead shows, chance averaged exactly, so that
 * it takes some evidence to play otherwise. */
static void form_opinions(struct run *run, uint32_t most)
{
	const uint32_t times = most < OPINION_MOST ? most : OPINION_MOST;
	double mean[SEATS_MAX];

	if (times == 0)
		return;
	for (int i = 0; i < run->moves; i++) {
		opinion(run, run->move[i], *run->rng, mean);
		tree_rate(&run->tree, ROOT, run->move[i], mean[run->seat], times);
		count(run, i, mean, times);
	}
	rng_next(run->rng);
}

/* One move ahead and no further. */
static void compare(struct run *run)
{
	int64_t worth[MOVES_MAX];
	double win[SEATS_MAX];

	hint_rate(run->game, run->view, run->seat, run->move, run->moves, 1, run->rng, worth);
	for (int i = 0; i < run->moves; i++) {
		for (int seat = 0; seat < SEATS_MAX; seat++)
			win[seat] = evaluate_team(run->game, &run->aim, worth[i]);
		count(run, i, win, 1);
	}
}

/* --- The bot -------------------------------------------------------------------- */

static uint32_t measure(const struct search *how, const struct aim *f, bool foresees)
{
	return f->fleeting && how->rehearsals == 0 ? 1
	       : f->fleeting                       ? how->rehearsals * REHEARSAL
	       : foresees && how->foreseen > 0     ? how->foreseen
	                                           : how->simulations;
}

uint32_t search_measure(const struct bot *self, const struct game *g, const void *view, int seat)
{
	const struct search *how = self->how;
	struct aim f;

	aim_of(g, view, seat, &f);
	return measure(how, &f, evaluate_foresees(how->evaluator, g, &f, view));
}

/* Simulations, if time does not end them first. */
static uint32_t most_of(const struct run *run, const struct budget *b)
{
	return b->simulations > 0    ? b->simulations
	       : b->milliseconds > 0 ? UINT32_MAX
	                             : measure(run->how, &run->aim, run->split);
}

static void grow(struct run *run, const struct budget *b)
{
	const uint32_t most = b->simulations;
	const double start = b->milliseconds > 0 ? b->now() : 0;

	if ((!run->wide || run->aim.together) && run->game->brain != NULL)
		form_opinions(run, most / OPINION_PART);
	for (uint32_t i = 0; i < most; i++) {
		if (i > 0 && i % CLOCK_EVERY == 0 && budget_spent(b, start))
			break;
		simulate(run);
	}
}

/* A mean that has odds: nothing that was looked at is quite certain. */
static double doubtful(double mean)
{
	const double least = 0.001;

	return mean < least ? least : mean > 1 - least ? 1 - least : mean;
}

/* A team's value tells better from worse, around one half for a position as it is.  To be
 * told to people the best move is given the chance that the team really has, and the
 * others as much less as they were: odds multiply. */
static void be_candid(struct run *run)
{
	const double now = rehearse_chance(run->game, &run->aim, run->view, CANDID_GAMES, run->rng);
	const int first = weight_favourite(run->weight, run->moves, run->seat, -1);
	const double best = doubtful(weight_mean(&run->weight[first], run->seat));
	const double odds = now * (1 - best) / ((1 - now) * best);

	for (int i = 0; i < run->moves; i++) {
		struct weight *w = &run->weight[i];
		const double m = doubtful(weight_mean(w, run->seat));
		const double chance = m * odds / (m * odds + 1 - m);
		for (int seat = 0; seat < SEATS_MAX; seat++)
			w->win[seat] = chance * w->visits;
	}
}

void search_weigh(const struct bot *self, const struct game *g, const void *view, int seat,
                  const struct move *move, int moves, struct budget b, struct rng *r,
                  struct weight *weight)
{
	alignas(16) unsigned char little[STACK_TREE];
	struct run run = {.how = self->how,
	                  .game = g,
	                  .view = view,
	                  .seat = seat,
	                  .move = move,
	                  .moves = moves,
	                  .rng = r,
	                  .weight = weight};

	memset(weight, 0, (size_t)moves * sizeof *weight);
	if (moves == 1) {
		weight[0].visits = 1;
		return;
	}
	run.tree = b.memory != NULL ? tree_on(b.memory, b.size) : tree_on(little, sizeof little);
	aim_of(g, view, seat, &run.aim);
	run.split = evaluate_foresees(run.how->evaluator, g, &run.aim, view);
	run.wide = run.split || (g->brain != NULL && g->brain->wide);
	b.simulations = most_of(&run, &b);
	if (run.aim.fleeting && run.how->rehearsals == 0)
		compare(&run);
	else if (run.aim.fleeting)
		rehearse_weigh(g, &run.aim, view, move, moves, &b, r, weight);
	else
		grow(&run, &b);
	if (run.how->candid && run.aim.together && !run.aim.fleeting)
		be_candid(&run);
}

static double spread_of(const struct weight *weight, int moves, int seat)
{
	double seen = 0, sum = 0, squares = 0;

	for (int i = 0; i < moves; i++) {
		seen += weight[i].visits;
		sum += weight[i].win[seat];
		squares += weight[i].squares;
	}
	return spread(seen, sum, squares);
}

/* With slack a slightly worse move is chosen now and then, a bad one never; not more often
 * where there are many of them. */
int search_pick(const struct bot *self, int seat, const struct weight *weight, int moves,
                struct rng *r)
{
	enum { LOTS = 1000, LEAST = 50 };
	const struct search *how = self->how;
	const int best = weight_favourite(weight, moves, seat, -1);
	const double slack = how->slack * spread_of(weight, moves, seat);
	uint32_t lots[MOVES_MAX], sum = 0;
	int i = 0;

	if (slack <= 0 || moves == 1)
		return best;
	for (i = 0; i < moves; i++) {
		const double worse =
			weight_mean(&weight[best], seat) - weight_mean(&weight[i], seat);
		lots[i] = worse <= 0 ? LOTS : (uint32_t)(LOTS * arith_exp(-worse / slack));
		lots[i] = i == best ? LOTS * (uint32_t)(moves - 1) : lots[i] < LEAST ? 0 : lots[i];
		sum += lots[i];
	}
	uint32_t n = rng_below(r, sum);
	for (i = 0; n >= lots[i]; i++)
		n -= lots[i];
	return i;
}

int search_choose(const struct bot *self, const struct game *g, const void *view, int seat,
                  const struct move *move, int moves, struct budget b, struct rng *r)
{
	struct weight weight[MOVES_MAX];

	search_weigh(self, g, view, seat, move, moves, b, r, weight);
	return search_pick(self, seat, weight, moves, r);
}
