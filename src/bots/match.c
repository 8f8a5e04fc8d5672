/* match.c -- one game between bots, as fast as the rules allow: no table, no text,
 * no view for a bot that would not look at it, no question with one answer. */

#include "bots/bot.h"

#include <stdalign.h>
#include <string.h>

#include "play/dealer.h"

static int ask(const struct match *m, const void *state, int seat, const struct move *move,
               int moves, struct rng *r)
{
	alignas(16) unsigned char view[STATE_MAX];
	const struct bot *bot = m->bot[seat];

	if (moves == 1)
		return 0;
	if (!bot->blind) {
		memcpy(view, state, m->game->state_size);
		m->game->hide(view, seat);
	}
	const double start = m->pace != NULL ? m->pace->now() : 0;
	const int i = bot->choose(bot, m->game, bot->blind ? NULL : view, seat, move, moves,
	                          m->budget[seat], m->think != NULL ? m->think : r);
	if (m->pace != NULL) {
		m->pace->spent[seat] += m->pace->now() - start;
		m->pace->asked[seat]++;
	}
	return i;
}

bool match_go_on(const struct match *m, void *state, struct rng *r)
{
	const struct game *g = m->game;
	const struct turn *turn = state;
	struct move list[MOVES_MAX];

	while (!turn->over) {
		if (turn->ply >= g->plies)
			return false;
		const int seat = turn_next(turn);
		struct move move;
		if (seat == DEALER) {
			move = dealer_sample(g, state, r);
		} else {
			const int moves = g->moves(state, seat, list);
			move = list[ask(m, state, seat, list, moves, r)];
		}
		g->apply(state, move);
		if (m->watch != NULL)
			m->watch(m->who, state, move);
	}
	return true;
}

bool match_play(const struct match *m, void *state, struct rng *r)
{
	m->game->setup(state, &m->options, m->game->rules);
	return match_go_on(m, state, r);
}
