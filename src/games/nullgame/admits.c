/* admits.c -- could a seat be shown this move now?
 *
 * The view becomes the world that suits the move best, as far as it may be that world: all
 * cards out of sight lie in the deck, or the one that the move speaks of is in the hand it
 * comes from.  Then the rules are asked, so that there is no second copy of them. */

#include "games/nullgame/nullgame.h"

/* One of the cards that this view does not see in a hand is of this kind. */
static void lend(struct nullgame *s, int seat, uint8_t kind)
{
	if (seat >= FISHERS || kind >= KINDS || s->deck[kind] == 0)
		return;
	const int place = rows_find(s->hand, s->hand_size, seat, UNKNOWN);
	if (place >= 0)
		s->hand[rows_start(s->hand_size, seat) + place] = kind;
}

/* A card to be shown that was not lent is still unknown, and that is no outcome. */
static bool deals(const struct nullgame *world, int seat, struct move shown)
{
	struct outcome list[MOVES_MAX];
	const int n = null_outcomes(world, list);

	for (int i = 0; i < n; i++)
		if (list[i].move.arg[1] != UNKNOWN &&
		    move_same(null_hide_move(world, list[i].move, seat), shown))
			return true;
	return false;
}

bool null_admits(const void *view, int seat, struct move shown)
{
	struct nullgame world = *(const struct nullgame *)view;
	struct move list[MOVES_MAX];

	if (shown.seat > DEALER || !turn_waits(&world.turn, shown.seat))
		return false;
	null_unseen(&world, world.deck);
	if (shown.verb == VERB_show)
		lend(&world, shown.arg[0], shown.arg[1]);
	if (shown.seat == DEALER)
		return deals(&world, seat, shown);
	lend(&world, shown.seat, shown.verb == VERB_sell ? shown.arg[0] : CARD_gull);
	return move_among(shown, list, null_moves(&world, shown.seat, list));
}
