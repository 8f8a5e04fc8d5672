/* follow.c -- see follow.h.
 *
 * The lines come from a table, which has checked them, or from anybody at all.  So
 * whatever can be checked from a view is checked here too: a line that this seat could
 * not be shown now is refused and changes nothing. */

#include "play/follow.h"

#include "play/refuse.h"
#include "rules/notation.h"

void follow_init(struct follow *c, const struct game *g, const struct options *o, int seat)
{
	c->game = g;
	c->seat = seat;
	c->lines = 0;
	g->setup(c->view, o);
	g->hide(c->view, seat);
}

/* A move of our own must be one of those we may make. */
static bool own_move(const struct follow *c, struct move m, struct fault *f)
{
	struct move move[MOVES_MAX];
	const int moves = c->game->moves(c->view, c->seat, move);

	return move_among(m, move, moves) || refuse_illegal(c->game, m, move, moves, f);
}

bool follow_line(struct follow *c, struct span line, struct fault *f)
{
	const struct turn *turn = (const struct turn *)c->view;
	struct move m;

	if (!notation_read_line(c->game, line, &m, f))
		return false;
	if (turn->over)
		return refuse_late(c->game, m, f);
	if (!turn_waits(turn, m.seat))
		return refuse_seat(turn, m.seat, f);
	if (m.seat == c->seat && !own_move(c, m, f))
		return false;
	if (!c->game->admits(c->view, c->seat, m))
		return refuse_strange(c->game, m, f);
	c->game->apply(c->view, m);
	c->lines++;
	return true;
}
