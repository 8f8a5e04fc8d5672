/* put.c -- editing a position for scenarios and positions set up by hand.
 *
 * Everything comes out of the stack or supply where it may lie, so the census holds.
 * `put b2@0 0a grain` sets a ship and loads it; a cube alone takes the next ship of
 * that seat.  An order that is already in a hand is exchanged for one of the deck;
 * `put tasks@0 0` first returns the orders in hand, to make room for named ones. */

#include "games/rotterdam/rotterdam.h"

static bool put_ship(struct rotterdam *s, struct item what)
{
	if (what.index / FLEET != what.owner || s->at[what.index] != SPACE_SUPPLY)
		return false;
	if (what.zone < HARBOUR && !rd_free(s, what.zone))
		return false;
	rd_move_ship(s, what.index, what.zone);
	return true;
}

static int empty_ship_at(const struct rotterdam *s, int owner, int space)
{
	for (int i = owner * FLEET; i < (owner + 1) * FLEET; i++)
		if (s->at[i] == space && s->cargo[i] == CARGO_NONE)
			return i;
	return -1;
}

static bool put_cargo(struct rotterdam *s, struct item what)
{
	int ship = empty_ship_at(s, what.owner, what.zone);

	if (s->supply[what.index] == 0)
		return false;
	if (ship < 0) {
		ship = rd_ship_in_supply(s, what.owner);
		struct item next = what;
		next.index = (uint8_t)ship;
		if (ship < 0 || !put_ship(s, next))
			return false;
	}
	s->supply[what.index]--;
	s->cargo[ship] = what.index;
	return true;
}

static bool put_product(struct rotterdam *s, struct item what)
{
	const uint64_t one = goods_of(what.index);

	if (!goods_within(one, s->stack))
		return false;
	if (what.zone == ZONE_hand && what.owner < s->turn.seats) {
		s->hand[what.owner] += one;
		s->products[what.owner]++;
	} else if (what.zone == ZONE_returned) {
		s->returned += one;
	} else {
		return false;
	}
	s->stack -= one;
	s->stacked[what.index / 2]--;
	return true;
}

/* Takes an order out of the deck, or out of a hand that gets another for it. */
static bool free_order(struct rotterdam *s, int order)
{
	const uint64_t one = (uint64_t)1 << order;

	if ((s->deck & one) != 0) {
		s->deck &= ~one;
		s->undealt--;
		return true;
	}
	for (int i = 0; i < s->turn.seats; i++) {
		if ((s->orders[i] & one) == 0 || s->deck == 0)
			continue;
		const uint64_t other = s->deck & (~s->deck + 1);
		s->orders[i] = (s->orders[i] & ~one) | other;
		s->deck &= ~other;
		s->undealt--;
		return true;
	}
	return false;
}

static bool put_order(struct rotterdam *s, struct item what)
{
	const uint64_t one = (uint64_t)1 << what.index;
	const bool hand = what.zone == ZONE_orders;

	if (what.owner >= s->turn.seats || (!hand && what.zone != ZONE_filled) ||
	    (hand && s->tasks[what.owner] == NUMBER_ORDERS) || !free_order(s, what.index))
		return false;
	if (hand) {
		s->orders[what.owner] |= one;
		s->tasks[what.owner]++;
	} else {
		s->filled[what.owner] |= one;
		s->points[what.owner] += rd_order[what.index].points;
	}
	return true;
}

static bool put_card(struct rotterdam *s, struct item what)
{
	const bool seated = what.owner < s->turn.seats;

	if (s->pile[what.index] == 0)
		return false;
	if (what.zone == ZONE_cards && seated && s->held[what.owner] < NUMBER_CARDS) {
		s->cards[what.owner][what.index]++;
		s->held[what.owner]++;
	} else if (what.zone == ZONE_laid && seated && rd_card_points[what.index] > 0) {
		s->laid[what.owner][what.index]++;
	} else if (what.zone == ZONE_played) {
		s->played[what.index]++;
	} else {
		return false;
	}
	s->pile[what.index]--;
	s->piled--;
	return true;
}

static bool put_counter(struct rotterdam *s, struct item what)
{
	if (what.index != COUNTER_tasks || what.count != 0)
		return false;
	s->deck |= s->orders[what.owner];
	s->undealt += s->tasks[what.owner];
	s->orders[what.owner] = 0;
	s->tasks[what.owner] = 0;
	return true;
}

static bool put_one(struct rotterdam *s, struct item what)
{
	const bool space = what.zone < SPACES && what.owner < s->turn.seats;

	switch (what.list) {
	case LIST_COUNTERS: return what.owner < s->turn.seats && put_counter(s, what);
	case LIST_SHIPS: return space && put_ship(s, what);
	case LIST_MATERIALS: return space && put_cargo(s, what);
	case LIST_PRODUCTS: return put_product(s, what);
	case LIST_ORDERS: return put_order(s, what);
	case LIST_CARDS: return put_card(s, what);
	default: return false;
	}
}

bool rd_put(void *state, struct item what)
{
	struct rotterdam *s = state, old = *s;
	const int times = what.list == LIST_COUNTERS ? 1 : what.count;

	for (int i = 0; i < times; i++)
		if (!put_one(s, what)) {
			*s = old;
			return false;
		}
	return true;
}
