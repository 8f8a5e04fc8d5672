/* discover.c -- phase 1: the active player turns cards over until he stops or has
 * two ships of one colour in the harbour. */

#include "games/portroyal/portroyal.h"

void pr_begin_turn(struct portroyal *s)
{
	s->drawn = 0;
	s->turn.phase = PHASE_DISCOVER;
}

static void reach_harbour(struct portroyal *s, int card)
{
	s->harbour[s->harboured++] = (uint8_t)card;
	s->turn.phase = PHASE_DISCOVER;
}

/* Everybody with a jester is paid, the active player too. */
static void bust(struct portroyal *s)
{
	pr_clear_harbour(s);
	for (int seat = 0; seat < s->turn.seats; seat++)
		pr_gain(s, seat, PR_JESTER_COINS * s->have[seat][JESTER]);
	s->turn.phase = PHASE_BUST;
}

static void ship_arrives(struct portroyal *s, int card)
{
	const int colour = 1 << pr_card[card].colour;
	const bool clash = s->colours & colour;

	reach_harbour(s, card);
	s->colours |= (uint8_t)colour;
	if (clash)
		bust(s);
}

static void tax(struct portroyal *s, int card)
{
	const uint8_t *of = pr_card[card].bonus == MOST_SWORDS ? s->swords : s->influence;
	const bool most = pr_card[card].bonus == MOST_SWORDS;
	int best = of[0];

	for (int seat = 0; seat < s->turn.seats; seat++) {
		if (pr_wealth(s, seat) >= PR_TAX_FROM)
			pr_lose(s, seat, pr_wealth(s, seat) / PR_TAX_PART);
		if (most ? of[seat] > best : of[seat] < best)
			best = of[seat];
	}
	for (int seat = 0; seat < s->turn.seats; seat++)
		if (of[seat] == best)
			pr_gain(s, seat, PR_TAX_BONUS);
	s->revealed = (uint8_t)card;
	s->turn.phase = PHASE_TAX;
}

/* The card goes to the discard pile only now that everybody has paid. */
void pr_end_tax(struct portroyal *s)
{
	pr_discard(s, s->revealed);
	s->revealed = NO_CARD;
	s->turn.phase = PHASE_DISCOVER;
}

static void reveal_ship(struct portroyal *s, int card)
{
	if (s->swords[s->turn.active] < pr_card[card].swords) {
		ship_arrives(s, card);
		return;
	}
	s->revealed = (uint8_t)card;
	s->turn.phase = PHASE_REPEL;
}

void pr_reveal(struct portroyal *s, int card)
{
	pr_draw(s, card);
	if (s->drawn < UINT8_MAX)
		s->drawn++;
	switch (pr_card[card].type) {
	case CHARACTER:
		reach_harbour(s, card);
		break;
	case SHIP:
		reveal_ship(s, card);
		break;
	case EXPEDITION:
		s->expedition[card - FIRST_EXPEDITION] = NOBODY;
		s->turn.phase = PHASE_DISCOVER;
		break;
	case TAX:
		tax(s, card);
		break;
	}
}

void pr_repel(struct portroyal *s)
{
	pr_discard(s, s->revealed);
	s->revealed = NO_CARD;
	s->turn.phase = PHASE_DISCOVER;
}

void pr_keep(struct portroyal *s)
{
	const int card = s->revealed;

	s->revealed = NO_CARD;
	ship_arrives(s, card);
}

/* The first card must be turned over; after that he may stop at any time. */
int pr_discover_moves(const struct portroyal *s, struct move *list)
{
	const int seat = s->turn.active;
	int n = 0;

	list[n++] = move_of(seat, DISCOVER);
	if (s->drawn > 0)
		list[n++] = move_of(seat, STOP);
	return n + pr_claim_moves(s, seat, list + n);
}
