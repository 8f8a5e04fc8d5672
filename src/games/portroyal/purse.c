/* purse.c -- coins, the draw pile and the discard pile.
 *
 * Invariant: a seat's wealth is its face-down cards and its substitute coins.  A
 * coin paid to another player stays face down; a coin spent is turned over. */

#include "games/portroyal/portroyal.h"

/* Substitute coins go first; they vanish. */
void pr_lose(struct portroyal *s, int seat, int coins)
{
	const int tokens = coins < s->token[seat] ? coins : s->token[seat];

	s->token[seat] = (uint8_t)(s->token[seat] - tokens);
	s->due[seat] = (uint8_t)(s->due[seat] + coins - tokens);
	s->all_due = (uint8_t)(s->all_due + coins - tokens);
}

static void pay_coin(struct portroyal *s, int from, int to)
{
	if (s->token[from] > 0) {
		s->token[from]--;
		s->token[to]++;
		return;
	}
	const uint8_t card =
		rows_take(s->coin, sizeof s->coin, s->coins, PR_SEATS, from, s->coins[from] - 1);
	rows_push(s->coin, sizeof s->coin, s->coins, PR_SEATS, to, card);
}

void pr_pay_fee(struct portroyal *s, int from, int to)
{
	for (int coins = PR_FEE; coins > 0; coins--)
		pay_coin(s, from, to);
}

/* The first seat, clockwise from the active one, with something left in a list. */
static int first_with(const struct portroyal *s, const uint8_t *left)
{
	unsigned set = 0;

	for (int seat = 0; seat < PR_SEATS; seat++)
		set |= (unsigned)(left[seat] > 0) << seat;
	return turn_first(&s->turn, set);
}

int pr_payer(const struct portroyal *s)
{
	return first_with(s, s->due);
}

/* No card left to deal: substitute coins, more than 255 of which nobody needs. */
static void lend(struct portroyal *s)
{
	for (int seat = 0; seat < s->turn.seats; seat++) {
		const int tokens = s->token[seat] + s->owed[seat];
		s->token[seat] = (uint8_t)(tokens < (int)UINT8_MAX ? tokens : (int)UINT8_MAX);
		s->owed[seat] = 0;
	}
	s->all_owed = 0;
}

bool pr_settle(struct portroyal *s)
{
	if (s->all_due > 0)
		return false;
	if (s->all_owed == 0)
		return true;
	pr_restock(s);
	if (s->decked > 0)
		return false;
	lend(s);
	return true;
}

void pr_deal_coin(struct portroyal *s, uint8_t card)
{
	const int seat = first_with(s, s->owed);

	const bool early = pr_adventure(s) && s->adv.unmixed;
	const uint8_t unknown = early ? EARLY_UNKNOWN : UNKNOWN;
	const uint8_t known = (uint8_t)(early ? card | EARLY : card);

	pr_draw(s, card);
	rows_push(s->coin, sizeof s->coin, s->coins, PR_SEATS, seat,
	          s->turn.masked ? unknown : known);
	s->owed[seat]--;
	s->all_owed--;
}

void pr_spend_coin(struct portroyal *s, uint8_t card)
{
	const int seat = pr_payer(s);

	rows_take(s->coin, sizeof s->coin, s->coins, PR_SEATS, seat, s->coins[seat] - 1);
	pr_discard(s, card);
	s->due[seat]--;
	s->all_due--;
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
