/* shipcards.c -- phase 3, and the hand of ship cards.
 *
 * Every ship that lies on an anchor when the phase begins brings its owner a card, as
 * long as the hand holds fewer than three.  Cards may be played in this phase as in any
 * other (ruling 11).  Whatever could be played before a draw can be played after it, so
 * a seat is asked first only where that makes a difference: with a full hand, which may
 * make room or go without (ruling 17), and with an empty pile, which is made from the
 * cards played so far (ruling 18).  It is asked whatever it holds, or the question
 * would betray the hand. */

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

void rd_count_anchors(struct rotterdam *s)
{
	for (int i = 0; i < s->turn.seats; i++)
		s->due[i] = (uint8_t)ships_at_anchor(s, i);
}

/* Draws with the hand and the pile as they are; whoever cannot has no more draws. */
bool rd_draw_as_is(struct rotterdam *s)
{
	const int seat = s->turn.active;

	if (s->held[seat] == NUMBER_CARDS || !pile_ready(s)) {
		s->due[seat] = 0;
		return false;
	}
	s->step = STEP_DRAW;
	s->dealing = (uint8_t)seat;
	rd_wait(s, DEALER);
	return true;
}

/* Goes on with the draws that the active seat is owed. */
bool rd_draw_turn(struct rotterdam *s)
{
	const int seat = s->turn.active;

	if (s->due[seat] == 0)
		return rd_after(s);
	if (s->held[seat] == 0 || (s->held[seat] < NUMBER_CARDS && s->piled > 0))
		return rd_draw_as_is(s);
	s->step = STEP_LIMIT;
	rd_wait(s, seat);
	return true;
}

bool rd_shipcard(struct rotterdam *s, int seat, int card)
{
	s->piled--;
	s->held[seat]++;
	s->due[seat]--;
	if (!s->turn.masked)
		s->pile[card]--;
	if (card != UNKNOWN)
		s->cards[seat][card]++;
	return rd_draw_turn(s);
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

static bool lay_open(struct rotterdam *s, int seat, int card)
{
	leave_hand(s, seat, card);
	s->laid[seat][card]++;
	return rd_target_done(s);
}

/* Cards that may be played now. */
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
	s->back = s->step;
	if (rd_card_points[card] > 0)
		return lay_open(s, seat, card);
	rd_drop_card(s, seat, card);
	s->card = (uint8_t)card;
	s->step = STEP_TARGET;
	rd_wait(s, seat);
	return true;
}
