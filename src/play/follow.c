/* follow.c -- see follow.h.
 *
 * The lines come from a table, which has checked them; what can be checked from
 * a view is checked here too, so that a mangled line is refused and not applied. */

#include "play/follow.h"

#include "rules/notation.h"

void follow_init(struct follow *c, const struct game *g, const struct options *o, int seat)
{
	c->game = g;
	c->seat = seat;
	c->lines = 0;
	g->setup(c->view, o);
	g->hide(c->view, seat);
}

static bool own_move_legal(const struct follow *c, struct move m)
{
	struct move move[MOVES_MAX];
	const int moves = c->game->moves(c->view, c->seat, move);

	for (int i = 0; i < moves; i++)
		if (move_same(move[i], m))
			return true;
	return false;
}

bool follow_line(struct follow *c, struct span line, struct fault *f)
{
	const struct turn *turn = (const struct turn *)c->view;
	struct move m;

	if (!notation_read_line(c->game, line, &m, f))
		return false;
	if (turn->over)
		return fault_set(f, ERROR_OVER, line);
	if (!turn_waits(turn, m.seat))
		return fault_set(f, ERROR_NOT_WAITING, line);
	if (m.seat == c->seat && !own_move_legal(c, m))
		return fault_set(f, ERROR_ILLEGAL, line);
	c->game->apply(c->view, m);
	c->lines++;
	return true;
}
