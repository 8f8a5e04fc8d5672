/* perft.c -- see perft.h. */

#include "lab/perft.h"

#include <stdalign.h>
#include <string.h>

static int branches(const struct game *g, const void *state, struct move *move)
{
	const struct turn *turn = state;
	struct outcome outcome[MOVES_MAX];

	if (turn->over)
		return 0;
	if (!turn_waits(turn, DEALER))
		return g->moves(state, __builtin_ctz(turn->waiting), move);
	const int outcomes = g->outcomes(state, outcome);
	int n = 0;
	for (int i = 0; i < outcomes; i++)
		if (outcome[i].weight > 0)
			move[n++] = outcome[i].move;
	return n;
}

void perft_count(const struct game *g, const void *state, int64_t depth, uint64_t *positions)
{
	alignas(16) unsigned char next[STATE_MAX];
	struct move move[MOVES_MAX];
	const int moves = branches(g, state, move);

	positions[0] += (uint64_t)moves;
	if (depth == 1)
		return;
	for (int i = 0; i < moves; i++) {
		memcpy(next, state, g->state_size);
		g->apply(next, move[i]);
		perft_count(g, next, depth - 1, positions + 1);
	}
}
