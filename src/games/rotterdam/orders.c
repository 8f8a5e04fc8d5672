/* orders.c -- phase 6: hand in the products of an order, at most one per round.
 *
 * Jokers stand for any of its products, one card each; the move says for which, so
 * it carries all that it reveals.  A new order is drawn at once but can only be
 * filled in a later round (ruling 26).  Whom to ask is public: who holds ship cards
 * or enough product cards for the smallest order. */

#include "games/rotterdam/rotterdam.h"

bool rd_orders_turn(struct rotterdam *s)
{
	const int seat = s->turn.active;

	if (s->held[seat] == 0 && (s->tasks[seat] == 0 || s->products[seat] < NUMBER_ORDER_LEAST))
		return false;
	rd_wait(s, seat);
	return true;
}

/* What an order costs in product cards when jokers stand for some of its places. */
uint64_t rd_price(int order, int jokers)
{
	const struct order *o = &rd_order[order];
	uint64_t goods = 0;

	for (int i = 0; i < o->size; i++)
		if ((jokers >> i & 1) == 0)
			goods += goods_of(o->product[i]);
	return goods;
}

int rd_fill_moves(const struct rotterdam *s, int seat, struct move *list)
{
	const int jokers = s->cards[seat][CARD_joker];
	int n = 0;

	for (uint64_t left = s->orders[seat]; left != 0; left &= left - 1) {
		const int id = __builtin_ctzll(left);
		const struct order *o = &rd_order[id];
		for (int set = 0; set < 1 << o->size; set++)
			if (set_size((unsigned)set) <= jokers &&
			    goods_within(rd_price(id, set), s->hand[seat]))
				n = rd_add(list, n, seat, VERB_fill, id, set);
	}
	return n;
}

bool rd_fill(struct rotterdam *s, int seat, int order, int jokers)
{
	const struct order *o = &rd_order[order];
	const uint64_t paid = rd_price(order, jokers);

	s->returned += paid;
	s->products[seat] -= (uint8_t)goods_total(paid);
	if (s->hand[seat] != GOODS_UNKNOWN) {
		s->hand[seat] -= paid;
		s->orders[seat] &= ~((uint64_t)1 << order);
	}
	for (int i = set_size((unsigned)jokers); i > 0; i--)
		rd_drop_card(s, seat, CARD_joker);
	s->filled[seat] |= (uint64_t)1 << order;
	s->points[seat] += o->points;
	s->tasks[seat]--;
	if (s->undealt == 0)
		return rd_after(s);
	s->step = STEP_ORDER;
	s->dealing = (uint8_t)seat;
	rd_wait(s, DEALER);
	return true;
}

/* A dealt order, in the opening deal and after a filled one. */
void rd_take_order(struct rotterdam *s, int seat, int order)
{
	s->undealt--;
	s->tasks[seat]++;
	if (!s->turn.masked)
		s->deck &= ~((uint64_t)1 << order);
	if (order != UNKNOWN)
		s->orders[seat] |= (uint64_t)1 << order;
}
