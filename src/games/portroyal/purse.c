/* purse.c -- coins, the draw pile and the discard pile.
 *
 * Invariant: a seat's wealth is its face-down cards and its substitute coins.  A
 * coin paid to another player stays face down; a coin spent is turned over. */

#include "games/portroyal/portroyal.h"

int pr_wealth(const struct portroyal *s, int seat)
{
	return s->coins[seat] + s->token[seat];
}

void pr_gain(struct portroyal *s, int seat, int coins)
{
	s->owed[seat] = (uint8_t)(s->owed[seat] + coins);
}

/* Substitute coins go first; they vanish. */
void pr_lose(struct portroyal *s, int seat, int coins)
{
	const int tokens = coins < s->token[seat] ? coins : s->token[seat];

	s->token[seat] = (uint8_t)(s->token[seat] - tokens);
	s->due[seat] = (uint8_t)(s->due[seat] + coins - tokens);
}

void pr_pay(struct portroyal *s, int from, int to)
{
	if (s->token[from] > 0) {
		s->token[from]--;
		s->token[to]++;
		return;
	}
	const uint8_t card = rows_take(s->coin, s->coins, PR_SEATS, from, s->coins[from] - 1);
	rows_push(s->coin, s->coins, PR_SEATS, to, card);
}

int pr_seat_after(const struct portroyal *s, int seat)
{
	return seat + 1 < s->turn.seats ? seat + 1 : 0;
}

/* The first seat, clockwise from the active one, with something left in a list. */
static int first_with(const struct portroyal *s, const uint8_t *left)
{
	int seat = s->turn.active;

	for (int i = 0; i < s->turn.seats; i++) {
		if (left[seat] > 0)
			return seat;
		seat = pr_seat_after(s, seat);
	}
	return -1;
}

int pr_payer(const struct portroyal *s)
{
	return first_with(s, s->due);
}

int pr_payee(const struct portroyal *s)
{
	return first_with(s, s->owed);
}

bool pr_settle(struct portroyal *s)
{
	if (pr_payer(s) >= 0)
		return false;
	for (int seat = pr_payee(s); seat >= 0; seat = pr_payee(s)) {
		pr_restock(s);
		if (s->decked > 0)
			return false;
		const int tokens = s->token[seat] + s->owed[seat];
		s->token[seat] = (uint8_t)(tokens < UINT8_MAX ? tokens : UINT8_MAX);
		s->owed[seat] = 0;
	}
	return true;
}

void pr_deal_coin(struct portroyal *s, uint8_t card)
{
	const int seat = pr_payee(s);

	pr_draw(s, card);
	rows_push(s->coin, s->coins, PR_SEATS, seat, s->turn.masked ? UNKNOWN : card);
	s->owed[seat]--;
}

void pr_spend_coin(struct portroyal *s, uint8_t card)
{
	const int seat = pr_payer(s);

	rows_take(s->coin, s->coins, PR_SEATS, seat, s->coins[seat] - 1);
	pr_discard(s, card);
	s->due[seat]--;
}

bool pr_can_draw(const struct portroyal *s)
{
	return s->decked > 0 || s->discarded > 0;
}

void pr_restock(struct portroyal *s)
{
	if (s->decked > 0 || s->discarded == 0)
		return;
	if (pr_timed(s) > 0 && !s->apart)
		pr_set_apart(s);
	if (!s->turn.masked)
		memcpy(s->deck, s->discard, DECK_SIZE);
	s->decked = s->discarded;
	memset(s->discard, 0, DECK_SIZE);
	s->discarded = 0;
}

/* A view does not know what the deck holds, only how much. */
void pr_draw(struct portroyal *s, int card)
{
	if (!s->turn.masked)
		bag_take(s->deck, card);
	s->decked--;
}

void pr_discard(struct portroyal *s, int card)
{
	bag_add(s->discard, card);
	s->discarded++;
}
