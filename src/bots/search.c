/* search.c -- see search.h. */

#include "bots/search.h"

#include <assert.h>
#include <stdalign.h>
#include <string.h>

#include "bots/arith.h"
#include "bots/tree.h"
#include "play/dealer.h"

enum {
	PATH_MAX_SIZE = 128, /* nodes on the way down that learn from a simulation */
	STEPS_MAX = 20000,   /* moves of one simulation; nobody should need them */
	CLOCK_EVERY = 16,    /* simulations between looks at the clock */
	STACK_TREE = 65536   /* bytes of tree when the caller gives none */
};

struct run {
	const struct search *how;
	const struct game *game;
	const void *view;
	int seat;
	const struct move *move;
	int moves;
	struct rng *rng;
	struct tree tree;
	struct frame frame;
	struct weight *weight;
	alignas(16) unsigned char state[STATE_MAX];
	uint32_t path[PATH_MAX_SIZE];
	double seen, sum, squares; /* chances of the seat that searches, to know their spread */
};

/* --- Down the tree ------------------------------------------------------------ */

/* Twice the standard deviation of what simulations bring: 1 for win or lose, little
 * where an evaluator sees small differences.  Bounds are measured by it. */
static double spread(const struct run *run)
{
	if (run->seen < 2)
		return 1;
	const double mean = run->sum / run->seen;
	return 2 * arith_root(run->squares / run->seen - mean * mean);
}

static uint32_t deal(struct run *run, uint32_t at)
{
	const struct game *g = run->game;
	const struct move m = dealer_sample(g, run->state, run->rng);
	const struct move shown = run->how->branch ? g->hide_move(run->state, m, run->seat) : m;

	g->apply(run->state, m);
	return run->how->branch ? tree_child(&run->tree, at, shown) : at;
}

/* To a node that was never visited, the edge of a full tree, or the end; says how
 * many nodes were passed, and in *first which move of the root. */
static int descend(struct run *run, int *first)
{
	const struct turn *turn = (const struct turn *)run->state;
	struct move list[MOVES_MAX];
	const double reach = run->how->explore * spread(run);
	uint32_t at = 0;
	int depth = 0;

	while (!turn->over && depth < PATH_MAX_SIZE) {
		/* In a window the seat that searches need not be the first that is asked. */
		const int seat = depth == 0 ? run->seat : match_next(turn);
		if (seat == DEALER) {
			at = deal(run, at);
			if (at == 0)
				break;
			continue;
		}
		const int moves =
			depth == 0 ? run->moves : run->game->moves(run->state, seat, list);
		const struct move *move = depth == 0 ? run->move : list;
		const bool forced = moves == 1;
		uint32_t child = at;
		const int i =
			forced ? 0
			       : tree_choose(&run->tree, at, move, moves, reach, run->rng, &child);
		run->game->apply(run->state, move[i]);
		if (forced)
			continue;
		if (depth == 0)
			*first = i;
		if (child == 0)
			break;
		run->path[depth++] = child;
		if (run->tree.node[child].visits == 0)
			break;
		at = child;
	}
	return depth;
}

/* --- On from there ------------------------------------------------------------ */

static struct move light_move(const struct run *run, int seat, const struct move *move, int moves)
{
	const struct policy *p = run->game->policies;

	if (p == NULL)
		return move[rng_below(run->rng, (uint32_t)moves)];
	return move[p->choose(run->state, seat, move, moves)];
}

/* Random play says less than a value, so without a policy it is the last resort. */
static int turns_to_play(const struct run *run)
{
	const struct game *g = run->game;

	if (g->value == NULL)
		return TO_THE_END;
	return g->policies != NULL ? run->how->turns : 0;
}

static void play_on(struct run *run)
{
	const struct turn *turn = (const struct turn *)run->state;
	const struct game *g = run->game;
	struct move list[MOVES_MAX];
	int turns = turns_to_play(run), active = turn->active;
	const bool whole = turns == TO_THE_END;

	for (int steps = 0; !turn->over && steps < STEPS_MAX; steps++) {
		const int seat = match_next(turn);
		if (seat == DEALER) {
			g->apply(run->state, dealer_sample(g, run->state, run->rng));
			continue;
		}
		if (!whole && turn->active != active)
			turns--;
		active = turn->active;
		const int moves = g->moves(run->state, seat, list);
		if (moves > 1 && turns <= 0)
			return;
		g->apply(run->state, moves == 1 ? list[0] : light_move(run, seat, list, moves));
	}
}

static void learn(struct run *run, int depth, int first, const double *win)
{
	const int seats = ((const struct turn *)run->state)->seats;

	for (int i = 0; i < depth; i++) {
		struct node *n = &run->tree.node[run->path[i]];
		n->visits++;
		n->reward += win[n->move.seat];
	}
	run->seen++;
	run->sum += win[run->seat];
	run->squares += win[run->seat] * win[run->seat];
	run->weight[first].visits++;
	for (int seat = 0; seat < seats; seat++)
		run->weight[first].win[seat] += win[seat];
}

static void simulate(struct run *run)
{
	double win[SEATS_MAX];
	int first = 0;

	memcpy(run->state, run->view, run->game->state_size);
	run->game->guess(run->state, run->seat, run->rng);
	const int depth = descend(run, &first);
	play_on(run);
	evaluate(run->how->evaluator, run->game, &run->frame, run->state, win);
	learn(run, depth, first, win);
}

/* --- The bot -------------------------------------------------------------------- */

static bool time_is_up(const struct budget *b, double start, uint32_t done)
{
	return b->milliseconds > 0 && done % CLOCK_EVERY == 0 &&
	       b->now() - start >= b->milliseconds;
}

static void spend(struct run *run, const struct budget *b)
{
	const bool timed = b->milliseconds > 0;
	const uint32_t most = b->simulations > 0 ? b->simulations
	                      : timed            ? UINT32_MAX
	                                         : run->how->simulations;
	const double start = timed ? b->now() : 0;

	for (uint32_t i = 0; i < most && (i == 0 || !time_is_up(b, start, i)); i++)
		simulate(run);
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
	frame_of(g, view, seat, &run.frame);
	spend(&run, &b);
}

static double mean(const struct weight *w, int seat)
{
	return w->visits > 0 ? w->win[seat] / w->visits : 0;
}

/* The move tried most; of those the better. */
static int most_tried(int seat, const struct weight *weight, int moves)
{
	int best = 0;

	for (int i = 1; i < moves; i++)
		if (weight[i].visits > weight[best].visits ||
		    (weight[i].visits == weight[best].visits &&
		     mean(&weight[i], seat) > mean(&weight[best], seat)))
			best = i;
	return best;
}

/* With slack a slightly worse move is chosen now and then, a bad one never. */
int search_pick(const struct bot *self, int seat, const struct weight *weight, int moves,
                struct rng *r)
{
	enum { LOTS = 1000, LEAST = 50 };
	const struct search *how = self->how;
	const int best = most_tried(seat, weight, moves);
	uint32_t lots[MOVES_MAX], sum = 0;
	int i = 0;

	if (how->slack <= 0)
		return best;
	for (i = 0; i < moves; i++) {
		const double worse = mean(&weight[best], seat) - mean(&weight[i], seat);
		lots[i] = i == best ? LOTS : (uint32_t)(LOTS * arith_exp(-worse / how->slack));
		if (worse < 0)
			lots[i] = LOTS;
		sum += lots[i] = lots[i] < LEAST ? 0 : lots[i];
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
