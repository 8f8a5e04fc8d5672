/* admits.c -- could a seat be shown this move now?
 *
 * Nearly all lies open, so a view can tell what chance may do (pr_foresee) and what any
 * seat may.  Only the cards that another's lookout sees are unknown until they are dropped:
 * then one of them is the card that the move names, if that lies out of sight. */

#include "games/portroyal/portroyal.h"

static void lend(struct portroyal *s, int card)
{
	uint8_t unseen[DECK_SIZE];

	pr_take_stock(s, unseen);
	if (s->adv.look[0] == UNKNOWN && card < CARDS && unseen[card] > 0)
		s->adv.look[0] = (uint8_t)card;
}

/* Another card that is still unknown is no name for a move. */
static bool drops(const struct portroyal *s, struct move shown)
{
	struct portroyal world = *s;
	struct move list[LOOK_MAX];

	lend(&world, shown.arg[0]);
	return shown.arg[0] != UNKNOWN && move_among(shown, list, pr_drop_moves(&world, list));
}

bool pr_admits(const void *view, int seat, struct move shown)
{
	const struct portroyal *s = view;
	struct move list[MOVES_MAX];
	struct outcome outcome[MOVES_MAX];

	if (shown.seat > DEALER || !turn_waits(&s->turn, shown.seat))
		return false;
	if (shown.seat == DEALER)
		return move_foreseen(shown, outcome, pr_foresee(s, seat, outcome));
	if (s->turn.phase == PHASE_LOOK)
		return drops(s, shown);
	return move_among(shown, list, pr_moves(s, shown.seat, list));
}
