/* trade.c -- phase 2: the active player, then everybody else in turn, takes cards
 * from the harbour: ships for coins, characters for their price. */

#include "games/portroyal/portroyal.h"

/* How many cards a seat may take in a part that begins now. */
int pr_takes_for(const struct portroyal *s, int seat)
{
	const int more = s->have[seat][GOVERNOR];

	if (seat != s->turn.active)
		return 1 + more;
	const int cards = pr_takes[pr_count(s->colours)] + more + PR_GAMBLER_CARDS * s->gambled;
	if (!pr_adventure(s))
		return cards;
	return cards + (s->adv.event == EVENT_favour ? PR_FAVOUR_CARDS : 0) - s->adv.fewer;
}

int pr_ship_coins(const struct portroyal *s, int seat)
{
	const int ships = pr_count(s->colours) - PR_GUNNER_FREE;

	return ships > 0 ? ships * s->have[seat][GUNNER] : 0;
}

int pr_vice_coins(const struct portroyal *s, int seat)
{
	const bool fits = s->harboured >= PR_VICE_FROM && s->harboured <= PR_VICE_TO;

	return fits ? PR_VICE_COINS * s->have[seat][VICEADMIRAL] : 0;
}

/* Governors, admirals, jesters, gunners and vice admirals count as they stand when the
 * seat's part begins; one hired during it works from the next time on. */
static void begin_part(struct portroyal *s, int seat)
{
	const uint8_t *have = s->have[seat];

	s->taker = (uint8_t)seat;
	s->takes = (uint8_t)pr_takes_for(s, seat);
	if (s->harboured >= PR_ADMIRAL_FROM)
		pr_gain(s, seat, PR_ADMIRAL_COINS * have[ADMIRAL]);
	if (s->harboured == 0)
		pr_gain(s, seat, PR_JESTER_COINS * have[JESTER]);
	pr_gain(s, seat, pr_ship_coins(s, seat) + pr_vice_coins(s, seat));
	if (pr_adventure(s))
		pr_begin_part(s, seat);
}

void pr_begin_trade(struct portroyal *s)
{
	s->turn.phase = PHASE_TRADE;
	if (pr_event_is(s, EVENT_ares) && (s->colours >> PURPLE & 1))
		pr_add_crowns(s, s->turn.active, PR_ARES_CROWNS);
	begin_part(s, s->turn.active);
}

void pr_end_part(struct portroyal *s)
{
	const int next = pr_seat_after(s, s->taker);

	if (next == s->turn.active)
		pr_end_turn(s);
	else
		begin_part(s, next);
}

void pr_clear_harbour(struct portroyal *s)
{
	for (int i = 0; i < s->harboured; i++)
		pr_discard(s, s->harbour[i]);
	memset(s->harbour, 0, s->harboured);
	s->harboured = 0;
	s->colours = 0;
}

/* A round also ends the game if it leaves no card to turn over: otherwise somebody who
 * will not claim his expedition could keep everybody waiting for ever. */
void pr_end_turn(struct portroyal *s)
{
	pr_clear_harbour(s);
	s->taker = s->takes = 0;
	s->turn.active = (uint8_t)pr_seat_after(s, s->turn.active);
	if (s->turn.active == s->start) {
		s->turn.round++;
		if (s->ending || (!pr_can_draw(s) && !pr_together(s))) {
			pr_end_game(s);
			return;
		}
	}
	pr_begin_turn(s);
}

int pr_price(const struct portroyal *s, int seat, int card)
{
	int price = pr_card[card].cost - PR_DISCOUNT * s->have[seat][MADEMOISELLE];

	if (pr_adventure(s))
		price -= pr_discount(s, seat);
	return price > 0 ? price : 0;
}

int pr_income(const struct portroyal *s, int seat, int card)
{
	if (pr_adventure(s))
		return pr_card[card].coins + pr_ship_bonus(s, seat, card) + pr_wind(s, seat);
	return pr_card[card].coins + PR_TRADER_COINS * s->have[seat][TRADER + pr_card[card].colour];
}

bool pr_pays_fee(const struct portroyal *s, int seat)
{
	return seat != s->turn.active && !pr_event_is(s, EVENT_smugglers);
}

/* Another player's coin for the active one may come out of the ship's income, but
 * a character's price and the coin must both be at hand. */
bool pr_can_take(const struct portroyal *s, int seat, int card)
{
	const int fee = pr_pays_fee(s, seat) ? PR_FEE : 0;

	if (pr_card[card].type == SHIP) /* some ships of the adventure pay no coin */
		return !pr_adventure(s) || pr_income(s, seat, card) + pr_wealth(s, seat) >= fee;
	return pr_price(s, seat, card) + fee <= pr_wealth(s, seat);
}

static void leave_harbour(struct portroyal *s, int card)
{
	int i = 0;

	while (s->harbour[i] != card)
		i++;
	memmove(s->harbour + i, s->harbour + i + 1, (size_t)(s->harboured - i - 1));
	s->harbour[--s->harboured] = 0;
	s->takes--;
}

void pr_take_ship(struct portroyal *s, int card)
{
	const int colour = pr_card[card].colour;

	leave_harbour(s, card);
	s->colours &= (uint8_t) ~(1 << colour);
	s->takes = (uint8_t)(s->takes + PR_CLERK_CARDS * s->have[s->taker][CLERK + colour]);
}

void pr_take_coins(struct portroyal *s, int income)
{
	const int seat = s->taker, active = s->turn.active;

	if (pr_pays_fee(s, seat) && pr_wealth(s, seat) > 0) {
		pr_pay(s, seat, active);
	} else if (pr_pays_fee(s, seat)) {
		pr_gain(s, active, PR_FEE);
		income -= PR_FEE;
	}
	pr_gain(s, seat, income);
}

void pr_trade(struct portroyal *s, int card)
{
	const int seat = s->taker, income = pr_income(s, seat, card);

	pr_take_ship(s, card);
	if (pr_tucks(s, seat, card))
		pr_tuck(s, seat, card);
	else
		pr_discard(s, card);
	pr_take_coins(s, income);
	pr_begin_gift(s, card);
	if (pr_adventure(s))
		pr_traded(s, seat, card);
}

void pr_hire(struct portroyal *s, int card)
{
	const int seat = s->taker;

	leave_harbour(s, card);
	if (pr_pays_fee(s, seat))
		pr_pay(s, seat, s->turn.active);
	pr_lose(s, seat, pr_price(s, seat, card));
	if (pr_adventure(s))
		s->adv.hired |= (uint8_t)(1 << seat);
	pr_join(s, seat, card);
	pr_watch_end(s, seat);
}

/* Is there anything to decide, or does the part simply end? */
bool pr_can_act(const struct portroyal *s)
{
	if (s->takes > 0 && s->colours != 0 && !pr_adventure(s))
		return true; /* a ship can always be taken */
	if (s->takes > 0)
		for (int i = 0; i < s->harboured; i++)
			if (pr_can_take(s, s->taker, s->harbour[i]) ||
			    pr_can_stow(s, s->taker, s->harbour[i]))
				return true;
	return (s->taker == s->turn.active && pr_can_claim_any(s, s->taker)) ||
	       pr_can_fulfil_any(s, s->taker) || pr_can_sell_any(s, s->taker);
}

static bool offered_before(const struct portroyal *s, int i)
{
	for (int k = 0; k < i; k++)
		if (s->harbour[k] == s->harbour[i])
			return true;
	return false;
}

int pr_trade_moves(const struct portroyal *s, struct move *list)
{
	const int seat = s->taker;
	int n = 0;

	for (int i = 0; s->takes > 0 && i < s->harboured; i++) {
		const int card = s->harbour[i];
		if (pr_card[card].type == SHIP && pr_can_take(s, seat, card))
			list[n++] = move_with(seat, TRADE, card);
		else if (pr_card[card].type == CHARACTER && pr_can_take(s, seat, card) &&
		         !offered_before(s, i))
			list[n++] = move_with(seat, HIRE, card);
		if (pr_card[card].item != NO_ITEM && pr_can_stow(s, seat, card))
			list[n++] = move_with(seat, STOW, card);
		if (pr_can_renounce(s, seat, card))
			list[n++] = move_with(seat, RENOUNCE, card);
	}
	if (seat == s->turn.active)
		n += pr_claim_moves(s, seat, list + n);
	n += pr_fulfil_moves(s, seat, list + n);
	if (pr_adventure(s))
		n += pr_sell_moves(s, seat, list + n);
	list[n++] = move_of(seat, PASS);
	return n;
}
