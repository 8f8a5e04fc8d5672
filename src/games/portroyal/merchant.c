/* merchant.c -- ships that do more than pay: those that go under a merchant and those
 * that bring somebody else a coin.
 *
 * A seat's tucked ships are a row of `tuck`.  No two merchants of a colour are alike:
 * one costs 4, which only the travel game played alone has, and one costs more.  So a
 * bit of the ship's byte says under which of the two it lies. */

#include "games/portroyal/portroyal.h"

int pr_merchant(int colour, bool first)
{
	static const uint8_t card[COLOURS][2] = {
		[YELLOW] = {CARD_merchant_yellow_8_3, CARD_merchant_yellow_4_1},
		[BLUE] = {CARD_merchant_blue_8_3, CARD_merchant_blue_4_1},
		[GREEN] = {CARD_merchant_green_6_2, CARD_merchant_green_4_1},
		[RED] = {CARD_merchant_red_6_2, CARD_merchant_red_4_1},
		[BLACK] = {CARD_merchant_black_6_2, CARD_merchant_black_4_1},
	};

	return card[colour][first];
}

bool pr_tucks(const struct portroyal *s, int seat, int card)
{
	const int colour = pr_card[card].colour;

	return colour < COLOURS && s->have[seat][MERCHANT + colour] > 0;
}

void pr_tuck_at(struct portroyal *s, int seat, int card, bool first)
{
	rows_push(s->tuck, sizeof s->tuck, s->tucked, PR_SEATS, seat,
	          (uint8_t)(card | (first ? UNDER_FIRST : 0)));
	pr_add_influence(s, seat, PR_MERCHANT_POINTS);
	pr_watch_end(s, seat);
}

/* With two merchants of the colour the seat chooses; until then the ship lies open. */
void pr_tuck(struct portroyal *s, int seat, int card)
{
	const int colour = pr_card[card].colour;

	if (s->have[seat][MERCHANT + colour] == 1) {
		const int first = pr_merchant(colour, true);
		pr_tuck_at(s, seat, card, rows_find(s->crew, s->crewed, seat, (uint8_t)first) >= 0);
		return;
	}
	s->revealed = (uint8_t)card;
	s->turn.phase = PHASE_TUCK;
}

void pr_tuck_under(struct portroyal *s, int merchant)
{
	const int card = s->revealed;

	s->revealed = NO_CARD;
	s->turn.phase = PHASE_TRADE;
	pr_tuck_at(s, s->taker, card, merchant == pr_merchant(pr_card[card].colour, true));
}

int pr_tuck_moves(const struct portroyal *s, struct move *list)
{
	const int colour = pr_card[s->revealed].colour;

	list[0] = move_with(s->taker, TUCK, pr_merchant(colour, false));
	list[1] = move_with(s->taker, TUCK, pr_merchant(colour, true));
	return 2;
}

/* The coin must be given if there is anybody to give it to. */
void pr_begin_gift(struct portroyal *s, int card)
{
	if (pr_card[card].gift == 0 || s->turn.seats == 1 || s->turn.phase != PHASE_TRADE)
		return;
	s->turn.phase = PHASE_GIFT;
	if (s->turn.seats == 2)
		pr_gift(s, 1 - s->taker);
}

void pr_gift(struct portroyal *s, int seat)
{
	pr_gain(s, seat, PR_GIFT_COINS);
	s->turn.phase = PHASE_TRADE;
}

int pr_gift_moves(const struct portroyal *s, struct move *list)
{
	int n = 0;

	for (int seat = 0; seat < s->turn.seats; seat++)
		if (seat != s->taker)
			list[n++] = move_with(s->taker, GIFT, seat);
	return n;
}
