/* item.c -- ships that carry something, the barmaid who buys it, and the lookout.
 *
 * A ship that is kept lies in front of its owner, in the rows of `tuck`.  What a lookout
 * sees only its owner may know: `look` is UNKNOWN in the views of the others, and so is
 * the card that goes back on top, which stays counted in the deck. */

#include "games/portroyal/portroyal.h"

/* Under a merchant a ship carries nothing any more. */
static bool carries(int ship, int items)
{
	const int item = pr_card[ship & ~IN_HOLD].item;

	return (ship & IN_HOLD) && item != NO_ITEM && (items >> item & 1);
}

int pr_held(const struct portroyal *s, int seat)
{
	const uint8_t *ship = s->tuck + rows_start(s->tucked, seat);
	int n = 0;

	for (int i = 0; i < s->tucked[seat]; i++)
		n += (ship[i] & IN_HOLD) != 0;
	return n;
}

int pr_ships_of(const struct portroyal *s, int seat, int items)
{
	const uint8_t *ship = s->tuck + rows_start(s->tucked, seat);
	int n = 0;

	for (int i = 0; i < s->tucked[seat]; i++)
		n += carries(ship[i], items);
	return n;
}

int pr_items(const struct portroyal *s, int seat, int item)
{
	return pr_ships_of(s, seat, 1 << item);
}

void pr_give_ship(struct portroyal *s, int seat, int card)
{
	const int place = rows_find(s->tuck, s->tucked, seat, (uint8_t)(card | IN_HOLD));

	rows_take(s->tuck, sizeof s->tuck, s->tucked, PR_SEATS, seat, place);
	pr_discard(s, card);
}

/* Of equal things the one that was kept first. */
void pr_give_items(struct portroyal *s, int seat, int items, int n)
{
	const uint8_t *ship = s->tuck + rows_start(s->tucked, seat);

	for (; n > 0; n--) {
		int i = 0;
		while (!carries(ship[i], items))
			i++;
		pr_give_ship(s, seat, ship[i] & ~IN_HOLD);
	}
}

static bool rots(const struct portroyal *s, int item)
{
	return pr_event_is(s, EVENT_rotten) && (item == BREAD || item == RUM);
}

/* Ares hunters earn by Ares ships, a character who trades by ships of his colour. */
int pr_ship_bonus(const struct portroyal *s, int seat, int card)
{
	const int colour = pr_card[card].colour;
	const uint8_t *crew = s->crew + rows_start(s->crewed, seat);
	int coins = 0;

	for (int i = 0; colour == PURPLE && i < s->crewed[seat]; i++)
		coins += pr_card[crew[i]].hunts * PR_HUNTER_COINS;
	if (colour < COLOURS)
		coins += PR_TRADER_COINS * s->have[seat][TRADER + colour];
	if (pr_can(s, seat, PERSONA_peter) && colour == pr_persona[PERSONA_peter].colour)
		coins += PR_TRADER_COINS;
	return coins;
}

static void gain_crowns(struct portroyal *s, int seat, int card, bool traded)
{
	int crowns = traded ? pr_card[card].crowns : 0;

	if (pr_can(s, seat, PERSONA_ferdinando) &&
	    pr_card[card].colour == pr_persona[PERSONA_ferdinando].colour)
		crowns += PR_DON_CROWNS;
	if (crowns > 0)
		pr_add_crowns(s, seat, crowns);
}

/* An event that works for everybody's first ship … */
int pr_wind(const struct portroyal *s, int seat)
{
	return pr_event_is(s, EVENT_fair_wind) && !(s->adv.traded >> seat & 1) ? PR_WIND_COINS : 0;
}

/* … and one for the first character. */
int pr_discount(const struct portroyal *s, int seat)
{
	const bool market = s->adv.event == EVENT_market_day && !(s->adv.hired >> seat & 1);

	return (market ? PR_MARKET_OFF : 0) + (pr_can(s, seat, PERSONA_anne) ? PR_DISCOUNT : 0);
}

void pr_traded(struct portroyal *s, int seat, int card)
{
	s->adv.traded |= (uint8_t)(1 << seat);
	gain_crowns(s, seat, card, true);
}

/* The coin for the active player may come out of what a trader earns. */
bool pr_can_stow(const struct portroyal *s, int seat, int card)
{
	const int fee = pr_pays_fee(s, seat) ? PR_FEE : 0;

	return pr_card[card].item != NO_ITEM && !rots(s, pr_card[card].item) &&
	       pr_wealth(s, seat) + pr_ship_bonus(s, seat, card) >= fee;
}

void pr_stow(struct portroyal *s, int card)
{
	const int seat = s->taker;

	pr_take_ship(s, card);
	rows_push(s->tuck, sizeof s->tuck, s->tucked, PR_SEATS, seat, (uint8_t)(card | IN_HOLD));
	pr_take_coins(s, pr_ship_bonus(s, seat, card));
	gain_crowns(s, seat, card, false);
}

int pr_item_price(int item)
{
	return item == BREAD ? PR_BREAD_PRICE : PR_RUM_PRICE;
}

bool pr_can_sell(const struct portroyal *s, int seat, int item)
{
	return s->adv.sold < s->have[seat][BARMAID] && !rots(s, item) &&
	       pr_items(s, seat, item) > 0;
}

bool pr_can_sell_any(const struct portroyal *s, int seat)
{
	return pr_can_sell(s, seat, BREAD) || pr_can_sell(s, seat, RUM);
}

void pr_sell(struct portroyal *s, int seat, int card)
{
	s->adv.sold++;
	pr_give_ship(s, seat, card);
	pr_gain(s, seat, pr_item_price(pr_card[card].item));
}

/* The first ship of a seat that carries this. */
static int first_ship(const struct portroyal *s, int seat, int item)
{
	const uint8_t *ship = s->tuck + rows_start(s->tucked, seat);
	int i = 0;

	while (!carries(ship[i], 1 << item))
		i++;
	return ship[i] & ~IN_HOLD;
}

int pr_sell_moves(const struct portroyal *s, int seat, struct move *list)
{
	int n = 0;

	for (int item = BREAD; item <= RUM; item++)
		if (pr_can_sell(s, seat, item))
			list[n++] = move_with(seat, SELL, first_ship(s, seat, item));
	return n;
}

/* Which ship to hand over for a mission that leaves the choice. */
int pr_hand_moves(const struct portroyal *s, int seat, struct move *list)
{
	const int items = pr_handed_items(s);
	int n = 0;

	for (int item = BREAD; item < ITEMS; item++)
		if ((items >> item & 1) && pr_items(s, seat, item) > 0)
			list[n++] = move_with(seat, HAND, first_ship(s, seat, item));
	return n;
}

int pr_part_coins(const struct portroyal *s, int seat)
{
	int coins = 0;

	if (pr_can(s, seat, PERSONA_scott) && s->harboured >= PR_ADMIRAL_FROM)
		coins += PR_SCOTT_COINS;
	if (pr_can(s, seat, PERSONA_mary) && pr_count(s->colours) >= PR_MARY_SHIPS)
		coins += PR_MARY_COINS;
	return coins;
}

int pr_part_crowns(const struct portroyal *s, int seat)
{
	return s->harboured >= PR_BARMAID_FROM ? PR_BARMAID_CROWNS * s->have[seat][BARMAID] : 0;
}

void pr_begin_part(struct portroyal *s, int seat)
{
	if (seat != s->turn.active)
		s->adv.sold = 0; /* his began with phase 1 */
	pr_gain(s, seat, pr_part_coins(s, seat));
	if (pr_part_crowns(s, seat) > 0)
		pr_add_crowns(s, seat, pr_part_crowns(s, seat));
}

static int lookouts(const struct portroyal *s, int seat)
{
	return s->have[seat][LOOKOUT] + pr_can(s, seat, PERSONA_thomas);
}

bool pr_can_look(const struct portroyal *s)
{
	return s->adv.looks < lookouts(s, s->turn.active) && s->gambled == 0 && pr_can_draw(s);
}

void pr_look(struct portroyal *s)
{
	s->adv.looks++;
	s->adv.seen = 0;
	s->turn.phase = PHASE_LOOK;
}

void pr_see(struct portroyal *s, int card)
{
	pr_draw(s, card);
	s->adv.seen++;
	s->adv.look[s->adv.looking++] = (uint8_t)card;
}

/* The last of them goes back on top, and only who looked knows it. */
void pr_put_back(struct portroyal *s)
{
	struct adventure *adv = &s->adv;

	if (!s->turn.masked)
		bag_add(s->deck, adv->look[0]);
	s->decked++;
	adv->topped = 1;
	adv->top = adv->look[0];
	adv->knows = (uint8_t)(1 << s->turn.active);
	adv->look[0] = 0;
	adv->looking = 0;
	s->turn.phase = PHASE_DISCOVER;
}

/* Whoever may not see the cards knows only that there is one less. */
void pr_drop(struct portroyal *s, int card)
{
	struct adventure *adv = &s->adv;
	int i = 0;

	while (adv->look[i] != card && adv->look[i] != UNKNOWN)
		i++;
	memmove(adv->look + i, adv->look + i + 1, (size_t)(adv->looking - i - 1));
	adv->look[--adv->looking] = 0;
	adv->seen = LOOK_MAX;
	pr_discard(s, card);
}

int pr_drop_moves(const struct portroyal *s, struct move *list)
{
	const uint8_t *look = s->adv.look;
	int n = 0;

	for (int i = 0; i < s->adv.looking; i++)
		if (i == 0 || (look[i] != look[0] && (i == 1 || look[i] != look[1])))
			list[n++] = move_with(s->turn.active, DROP, look[i]);
	return n;
}
