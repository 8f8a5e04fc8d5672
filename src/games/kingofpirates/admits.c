/* admits.c -- could a seat be shown this move now?
 *
 * All is open but action cards.  What chance may do is what the seat foresees.  Another
 * hand may hold every card that lies out of sight, so it is given all of them, as far as
 * it holds so many; then the rules say what it may do. */

#include "games/kingofpirates/kingofpirates.h"

/* A hand is a few cards, and no kind can be in it more often. */
static void lend(struct kop *s, int seat)
{
	uint8_t unseen[HAND_SIZE];

	kp_unseen(s, unseen);
	for (int card = 0; card < HAND_SIZE; card++)
		s->hand[seat][card] = unseen[card] < s->held[seat] ? unseen[card] : s->held[seat];
}

bool kp_admits(const void *view, int seat, struct move shown)
{
	struct kop world = *(const struct kop *)view;
	struct move list[MOVES_MAX];
	struct outcome outcome[MOVES_MAX];

	if (shown.seat > DEALER || !turn_waits(&world.turn, shown.seat))
		return false;
	if (shown.seat == DEALER)
		return move_foreseen(shown, outcome, kp_foresee(view, seat, outcome));
	if (!kp_knows(&world, shown.seat))
		lend(&world, shown.seat);
	return move_among(shown, list, kp_moves(&world, shown.seat, list));
}
