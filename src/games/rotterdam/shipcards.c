/* shipcards.c -- phase 3, and the hand of ship cards.
 *
 * Every ship on an anchor brings its owner a card, as long as the hand holds fewer
 * than three.  A seat with a full hand is asked first: it may lay point cards open
 * to make room, or go without (ruling 17).  It is asked whatever it holds, or the
 * question would betray the hand.  The pile is filled from the played cards when a
 * card is due and it is empty (ruling 18). */

#include "games/rotterdam/rotterdam.h"

static int ships_at_anchor(const struct rotterdam *s, int seat)
{
	int n = 0;

	for (int i = seat * FLEET; i < (seat + 1) * FLEET; i++)
		n += s->at[i] < HARBOUR && (rd_anchors >> s->at[i] & 1) != 0;
	return n;
}

static bool pile_ready(struct rotterdam *s)
{
	if (s->piled > 0)
		return true;
	for (int i = 0; i < CARDS; i++) {
		s->piled += s->played[i];
		if (!s->turn.masked)
			s->pile[i] += s->played[i];
		s->played[i] = 0;
	}
	return s->piled > 0;
}

/* Goes on with the draws that the active seat is owed. */
static bool draw(struct rotterdam *s)
{
	const int seat = s->turn.active;

	if (s->draws == 0 || !pile_ready(s)) {
		s->draws = 0;
		return false;
	}
	if (s->held[seat] < LIMIT_CARDS) {
		s->step = STEP_DRAW;
		s->dealing = (uint8_t)seat;
		rd_wait(s, DEALER);
		return true;
	}
	s->step = STEP_LIMIT;
	rd_wait(s, seat);
	return true;
}

bool rd_draw_turn(struct rotterdam *s)
{
	s->draws = (uint8_t)ships_at_anchor(s, s->turn.active);
	return draw(s);
}

bool rd_shipcard(struct rotterdam *s, int seat, int card)
{
	s->piled--;
	s->held[seat]++;
	s->draws--;
	if (!s->turn.masked)
		s->pile[card]--;
	if (card != UNKNOWN)
		s->cards[seat][card]++;
	return draw(s);
}

/* Takes a card out of a hand that may be hidden. */
static void leave_hand(struct rotterdam *s, int seat, int card)
{
	s->held[seat]--;
	if (s->cards[seat][card] != UNKNOWN)
		s->cards[seat][card]--;
}

void rd_drop_card(struct rotterdam *s, int seat, int card)
{
	leave_hand(s, seat, card);
	s->played[card]++;
}

bool rd_play_point(struct rotterdam *s, int seat, int card)
{
	leave_hand(s, seat, card);
	s->laid[seat][card]++;
	return s->step == STEP_LIMIT ? draw(s) : rd_target_done(s);
}

int rd_limit_moves(const struct rotterdam *s, int seat, struct move *list)
{
	int n = 0;

	n = rd_add(list, n, seat, VERB_pass, 0, 0);
	for (int i = 0; i < CARDS; i++)
		if (rd_card_points[i] > 0 && rd_holds(s, seat, i))
			n = rd_add(list, n, seat, VERB_play, i, 0);
	return n;
}

/* Cards that may be played at the start or the end of a turn. */
int rd_card_moves(const struct rotterdam *s, int seat, struct move *list)
{
	int n = 0;

	if (s->held[seat] == 0)
		return 0;
	for (int i = 0; i < CARDS; i++)
		if (rd_holds(s, seat, i) && (rd_card_points[i] > 0 || rd_has_target(s, seat, i)))
			n = rd_add(list, n, seat, VERB_play, i, 0);
	return n;
}

bool rd_play(struct rotterdam *s, int seat, int card)
{
	if (s->step != STEP_LIMIT)
		s->back = s->step;
	if (rd_card_points[card] > 0)
		return rd_play_point(s, seat, card);
	rd_drop_card(s, seat, card);
	s->card = (uint8_t)card;
	s->step = STEP_TARGET;
	rd_wait(s, seat);
	return true;
}
