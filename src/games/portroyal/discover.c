/* discover.c -- phase 1: the active player turns cards over until he stops or has
 * two ships of one colour in the harbour. */

#include "games/portroyal/portroyal.h"

void pr_begin_turn(struct portroyal *s)
{
	s->drawn = s->gambled = s->offered = 0;
	s->turn.phase = PHASE_DISCOVER;
	if (pr_adventure(s))
		pr_begin_day(s);
}

static void reach_harbour(struct portroyal *s, int card)
{
	s->harbour[s->harboured++] = (uint8_t)card;
	if (pr_adventure(s))
		s->adv.landed = 1;
	pr_card_done(s);
}

void pr_card_done(struct portroyal *s)
{
	s->turn.phase = s->gambling ? PHASE_REVEAL : PHASE_DISCOVER;
}

/* Everybody with a jester is paid, the active player too. */
void pr_bust(struct portroyal *s)
{
	if (pr_can(s, s->turn.active, PERSONA_grace) && s->harboured <= PR_GRACE_CARDS)
		pr_gain(s, s->turn.active, PR_GRACE_COINS);
	pr_clear_harbour(s);
	for (int seat = 0; seat < s->turn.seats; seat++)
		pr_gain(s, seat, PR_JESTER_COINS * s->have[seat][JESTER]);
	if (!pr_ask(s, CONTRACT_jinx, 1 << s->turn.active))
		s->turn.phase = PHASE_BUST;
}

static void ship_arrives(struct portroyal *s, int card)
{
	const int colour = 1 << pr_card[card].colour;
	const bool clash = s->colours & colour;

	reach_harbour(s, card);
	s->colours |= (uint8_t)colour;
	if (clash && !s->gambling)
		pr_bust(s);
}

/* What a seat has to pay, 0 if it is not rich enough. */
static int tax_of(const struct portroyal *s, int seat)
{
	const struct law *law = pr_law(s);
	const int wealth = pr_wealth(s, seat), own = pr_card[s->revealed].cost;

	if (wealth < (own > 0 ? own : law->tax_from))
		return 0;
	return law->tax_part > 0 ? wealth / law->tax_part : wealth - law->tax_leaves;
}

/* After the loss: a coin for everybody with most swords or fewest influence. */
void pr_bonus(struct portroyal *s)
{
	const bool most = pr_card[s->revealed].bonus == MOST_SWORDS;
	const uint8_t *of = most ? s->swords : s->influence;
	int best = of[0];

	assert(s->turn.seats <= PR_SEATS);
	for (int seat = 1; seat < s->turn.seats; seat++)
		if (most ? of[seat] > best : of[seat] < best)
			best = of[seat];
	for (int seat = 0; seat < s->turn.seats; seat++)
		if (of[seat] == best)
			pr_gain(s, seat, pr_card[s->revealed].coins);
}

/* Who pays decides at once on the contract for it, before the bonus is given. */
static void tax(struct portroyal *s, int card)
{
	int payers = 0;

	s->revealed = (uint8_t)card;
	s->turn.phase = PHASE_TAX;
	for (int seat = 0; seat < s->turn.seats; seat++) {
		const int coins = tax_of(s, seat);
		if (coins == 0)
			continue;
		pr_lose(s, seat, coins);
		payers |= 1 << seat;
	}
	if (!pr_ask(s, CONTRACT_tax_officer, payers) && !pr_ask_mission(s, MISSION_TAXED, payers))
		pr_bonus(s);
}

/* The card goes to the discard pile only now that everybody has paid. */
void pr_end_tax(struct portroyal *s)
{
	pr_discard(s, s->revealed);
	s->revealed = NO_CARD;
	pr_card_done(s);
}

static void reveal_ship(struct portroyal *s, int card)
{
	if (s->gambling || s->swords[s->turn.active] < pr_card[card].swords ||
	    pr_event_is(s, EVENT_fog)) {
		ship_arrives(s, card);
		return;
	}
	s->revealed = (uint8_t)card;
	s->turn.phase = PHASE_REPEL;
}

void pr_reveal(struct portroyal *s, int card)
{
	if (pr_from_time(s))
		pr_draw_time(s, card);
	else
		pr_draw(s, card);
	if (pr_adventure(s))
		s->adv.landed = 0;
	if (s->drawn < UINT8_MAX)
		s->drawn++;
	if (s->gambling)
		s->draws--;
	switch (pr_card[card].type) {
	case CHARACTER: reach_harbour(s, card); break;
	case SHIP: reveal_ship(s, card); break;
	case EXPEDITION:
		s->expedition[card - FIRST_EXPEDITION] = NOBODY;
		pr_card_done(s);
		break;
	case TAX: tax(s, card); break;
	}
}

/* For the pack of pirates it may go aside instead: pr_capture. */
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

/* The first card must be turned over; after that he may stop at any time.  Who finds
 * the time pile empty can only do what he still can, and then pass: time is up. */
int pr_discover_moves(const struct portroyal *s, struct move *list)
{
	const int seat = s->turn.active;
	const bool next = pr_next_card(s);
	int n = 0;

	if (next && s->gambled == 0)
		list[n++] = move_of(seat, DISCOVER);
	if (s->drawn >= (pr_event_is(s, EVENT_storm) ? PR_STORM_CARDS : 1))
		list[n++] = move_of(seat, STOP);
	else if (!next)
		list[n++] = move_of(seat, PASS);
	n += pr_claim_moves(s, seat, list + n);
	if (pr_can_gamble(s))
		list[n++] = move_of(seat, GAMBLE);
	if (pr_adventure(s)) {
		list[n] = move_of(seat, LOOK);
		n += pr_can_look(s);
		n += pr_sell_moves(s, seat, list + n);
	}
	return n + pr_fulfil_moves(s, seat, list + n);
}
