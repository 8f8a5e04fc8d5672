/* trade.c -- phase 2: the active player, then everybody else in turn, takes cards
 * from the harbour: ships for coins, characters for their price. */

#include "games/portroyal/income.h"

/* How many cards a seat may take in a part that begins now. */
int pr_takes_for(const struct portroyal *s, int seat)
{
	const int more = PR_GOVERNOR_CARDS * s->have[seat][GOVERNOR];

	if (seat != s->turn.active)
		return PR_GUEST_CARDS + more;
	const int cards = pr_takes[pr_count(s->colours)] + more + PR_GAMBLER_CARDS * s->gambled;
	if (!pr_adventure(s))
		return cards;
	return cards + (s->adv.event == EVENT_favour ? PR_FAVOUR_CARDS : 0) - s->adv.fewer;
}

/* Governors, admirals, jesters, gunners and vice admirals count as they stand when the
 * seat's part begins; one hired during it works from the next time on. */
static void begin_part(struct portroyal *s, int seat)
{
	int coins = 0;

	s->taker = (uint8_t)seat;
	s->takes = (uint8_t)pr_takes_for(s, seat);
#define INCOME(name, ...) coins += pr_brings_##name(s, seat);
#include "games/portroyal/skills.def"
	pr_gain(s, seat, coins);
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
	if (pr_adventure(s))
		pr_gain(s, s->turn.active, pr_smuggled(s));
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

/* The cost, as printed, of the dearest character that a seat could hire now, or -1.  His
 * price and the active player's coin must both be at hand. */
static int cost_within_reach(const struct portroyal *s, int seat)
{
	const int coins = pr_wealth(s, seat) - (pr_pays_fee(s, seat) ? PR_FEE : 0);
	const int discount = pr_adventure(s) ? pr_discount(s, seat) : 0;

	return coins < 0 ? -1 : coins + discount + PR_DISCOUNT * s->have[seat][MADEMOISELLE];
}

/* The active player's coin may come out of a ship's income. */
bool pr_can_take(const struct portroyal *s, int seat, int card)
{
	if (pr_card[card].type != SHIP)
		return pr_card[card].cost <= cost_within_reach(s, seat);
	return !pr_adventure(s) || !pr_pays_fee(s, seat) ||
	       pr_income(s, seat, card) + pr_wealth(s, seat) >= PR_FEE;
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
	if (colour < COLOURS)
		s->takes = (uint8_t)(s->takes + PR_CLERK_CARDS * s->have[s->taker][CLERK + colour]);
}

void pr_take_coins(struct portroyal *s, int income)
{
	const int seat = s->taker, active = s->turn.active;

	if (pr_pays_fee(s, seat) && pr_wealth(s, seat) >= PR_FEE) {
		pr_pay_fee(s, seat, active);
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
		pr_pay_fee(s, seat, s->turn.active);
	pr_lose(s, seat, pr_price(s, seat, card));
	if (pr_adventure(s))
		s->adv.hired |= (uint8_t)(1 << seat);
	pr_join(s, seat, card);
	pr_watch_end(s, seat);
}

static bool can_hire_any(const struct portroyal *s)
{
	const int reach = cost_within_reach(s, s->taker);
	bool any = false;

	for (int i = 0; i < s->harboured; i++)
		any |= pr_card[s->harbour[i]].cost <= reach;
	return any;
}

/* Some ships of the adventure pay no coin, and may be kept instead. */
static bool can_take_any(const struct portroyal *s)
{
	if (!pr_adventure(s))
		return s->colours != 0 || can_hire_any(s);
	for (int i = 0; i < s->harboured; i++)
		if (pr_can_take(s, s->taker, s->harbour[i]) ||
		    pr_can_stow(s, s->taker, s->harbour[i]))
			return true;
	return false;
}

/* How many cards a seat that stops now will find to take; what its part begins with counts. */
int pr_takes_after(const struct portroyal *s, int seat)
{
	struct portroyal t = *s;

	pr_begin_trade(&t);
	t.coins[seat] = (uint8_t)(t.coins[seat] + t.owed[seat]);
	if (!can_take_any(&t))
		return 0;
	return t.takes < t.harboured ? t.takes : t.harboured;
}

/* Is there anything to decide, or does the part simply end? */
static bool can_act(const struct portroyal *s)
{
	if (s->takes > 0 && can_take_any(s))
		return true;
	return (s->taker == s->turn.active && pr_can_claim_any(s, s->taker)) ||
	       pr_can_fulfil_any(s, s->taker) || (pr_adventure(s) && pr_can_sell_any(s, s->taker));
}

/* On to the next seat that has a choice. */
bool pr_find_taker(struct portroyal *s)
{
	while (!can_act(s)) {
		pr_end_part(s);
		if (s->turn.phase != PHASE_TRADE || pr_owes(s))
			return false;
	}
	return true;
}

/* What can be taken from the harbour, of like cards only the first.  Written without
 * branches on the cards, which nobody could predict: a move that is not allowed is
 * overwritten by the next. */
static int take_moves(const struct portroyal *s, int seat, struct move *list)
{
	const int reach = cost_within_reach(s, seat), harboured = s->harboured;
	const bool foes =
		pr_is_open(s, CONTRACT_frigate_foe) || pr_is_open(s, CONTRACT_galleon_foe);
	uint64_t seen[(CARDS + 63) / 64] = {0};
	int n = 0;

	for (int i = 0; i < harboured; i++) {
		const int card = s->harbour[i];
		const bool ship = pr_card[card].type == SHIP;
		const bool again = seen[card / 64] >> card % 64 & 1;
		seen[card / 64] |= UINT64_C(1) << card % 64;
		list[n] = move_with(seat, ship ? TRADE : HIRE, card);
		n += ship | ((pr_card[card].cost <= reach) & !again);
		if (foes && pr_can_renounce(s, seat, card))
			list[n++] = move_with(seat, RENOUNCE, card);
	}
	return n;
}

static bool offered_before(const struct portroyal *s, int i)
{
	for (int k = 0; k < i; k++)
		if (s->harbour[k] == s->harbour[i])
			return true;
	return false;
}

/* The same in the adventure, where a ship with something aboard can be kept. */
static int laden_moves(const struct portroyal *s, int seat, struct move *list)
{
	int n = 0;

	for (int i = 0; i < s->harboured; i++) {
		const int card = s->harbour[i];
		const bool ship = pr_card[card].type == SHIP;
		if (pr_can_take(s, seat, card) && (ship || !offered_before(s, i)))
			list[n++] = move_with(seat, ship ? TRADE : HIRE, card);
		if (pr_can_stow(s, seat, card))
			list[n++] = move_with(seat, STOW, card);
	}
	return n;
}

int pr_trade_moves(const struct portroyal *s, struct move *list)
{
	const int seat = s->taker;
	int n = s->takes == 0     ? 0
	        : pr_adventure(s) ? laden_moves(s, seat, list)
	                          : take_moves(s, seat, list);

	if (seat == s->turn.active)
		n += pr_claim_moves(s, seat, list + n);
	n += pr_fulfil_moves(s, seat, list + n);
	if (pr_adventure(s))
		n += pr_sell_moves(s, seat, list + n);
	list[n++] = move_of(seat, PASS);
	return n;
}
