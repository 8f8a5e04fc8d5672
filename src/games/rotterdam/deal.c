/* deal.c -- what the dealer does: the lot for the first harbourmaster, cards from
 * face-down stacks, the news after a trade, and the open hands at the end.
 *
 * rd_sample draws from the same numbers that rd_outcomes lists, without the list. */

#include "games/rotterdam/rotterdam.h"

static struct move deal_pair(int verb, int seat, int what)
{
	return move_pair(DEALER, verb, seat, what);
}

static struct move news(const struct rotterdam *s)
{
	struct move m = move_of(DEALER, VERB_settle);

	m.amount = (uint16_t)rd_stale(s);
	return m;
}

static int card_in_hand(const struct rotterdam *s, int seat)
{
	int card = 0;

	while (s->cards[seat][card] == 0)
		card++;
	return card;
}

/* The hands are laid open from the front; there is nothing to choose. */
static struct move show(const struct rotterdam *s)
{
	const int seat = s->dealing;

	if (s->held[seat] > 0)
		return deal_pair(VERB_showcard, seat, card_in_hand(s, seat));
	return deal_pair(VERB_showproduct, seat, __builtin_ctzll(s->hand[seat]) / 8);
}

static int add(struct outcome *list, int n, struct move m, int weight)
{
	if (weight <= 0)
		return n;
	list[n] = (struct outcome){.move = m, .weight = (uint32_t)weight};
	return n + 1;
}

static int order_outcomes(const struct rotterdam *s, struct outcome *list)
{
	int n = 0;

	for (int i = 0; i < ORDERS; i++)
		n = add(list, n, deal_pair(VERB_order, s->dealing, i), (int)(s->deck >> i & 1));
	return n;
}

static int card_outcomes(const struct rotterdam *s, struct outcome *list)
{
	int n = 0;

	for (int i = 0; i < CARDS; i++)
		n = add(list, n, deal_pair(VERB_shipcard, s->dealing, i), s->pile[i]);
	return n;
}

static int product_outcomes(const struct rotterdam *s, struct outcome *list)
{
	int n = 0;

	for (int i = 2 * s->harbour; i < 2 * s->harbour + 2; i++)
		n = add(list, n, deal_pair(VERB_product, s->turn.active, i),
		        goods_count(s->stack, i));
	return n;
}

int rd_outcomes(const void *state, struct outcome *list)
{
	const struct rotterdam *s = state;
	int n = 0;

	if (!turn_waits(&s->turn, DEALER) || s->turn.masked)
		return 0;
	switch (s->turn.phase) {
	case PHASE_START:
		for (int i = 0; i < s->turn.seats; i++)
			n = add(list, n, move_with(DEALER, VERB_start, i), 1);
		return n;
	case PHASE_DEAL:
	case PHASE_ORDERS: return order_outcomes(s, list);
	case PHASE_CARDS: return card_outcomes(s, list);
	case PHASE_UNLOAD: return product_outcomes(s, list);
	case PHASE_TRADE: return add(list, 0, news(s), 1);
	default: return add(list, 0, show(s), 1);
	}
}

static int nth_order(uint64_t set, uint32_t n)
{
	while (n-- > 0)
		set &= set - 1;
	return __builtin_ctzll(set);
}

static int sample_product(const struct rotterdam *s, struct rng *r)
{
	const int first = 2 * s->harbour;
	const uint32_t n = rng_below(r, s->stacked[s->harbour]);

	return first + (n >= (uint32_t)goods_count(s->stack, first));
}

struct move rd_sample(const void *state, struct rng *r)
{
	const struct rotterdam *s = state;

	switch (s->turn.phase) {
	case PHASE_START: return move_with(DEALER, VERB_start, (int)rng_below(r, s->turn.seats));
	case PHASE_DEAL:
	case PHASE_ORDERS:
		return deal_pair(VERB_order, s->dealing,
		                 nth_order(s->deck, rng_below(r, s->undealt)));
	case PHASE_CARDS:
		return deal_pair(VERB_shipcard, s->dealing,
		                 bag_nth(s->pile, CARD_BAG, rng_below(r, s->piled)));
	case PHASE_UNLOAD: return deal_pair(VERB_product, s->turn.active, sample_product(s, r));
	case PHASE_TRADE: return news(s);
	default: return show(s);
	}
}

bool rd_start(struct rotterdam *s, int seat)
{
	s->master = s->turn.active = s->dealing = (uint8_t)seat;
	s->turn.phase = PHASE_DEAL;
	return true;
}

/* Three orders each, a seat at a time from the harbourmaster; or one for one filled. */
bool rd_deal_order(struct rotterdam *s, int seat, int order)
{
	rd_take_order(s, seat, order);
	if (s->turn.phase == PHASE_ORDERS) {
		s->dealing = 0;
		return rd_after(s);
	}
	if (s->tasks[seat] < NUMBER_ORDERS)
		return true;
	s->dealing = (uint8_t)((seat + 1) % s->turn.seats);
	if (s->dealing != s->master)
		return true;
	s->dealing = 0;
	s->acted = s->turn.seats;
	s->turn.round = 1;
	return false;
}

/* The next seat that has something to lay open; without one the game is over. */
bool rd_show_turn(struct rotterdam *s)
{
	s->dealing = 0;
	for (int i = 0; i < s->turn.seats; i++) {
		const int next = (s->master + i) % s->turn.seats;
		if (s->held[next] + s->products[next] == 0)
			continue;
		s->dealing = (uint8_t)next;
		rd_wait(s, DEALER);
		return true;
	}
	s->turn.waiting = 0;
	s->turn.over = 1;
	return true;
}

bool rd_show_card(struct rotterdam *s, int seat, int card)
{
	s->held[seat]--;
	s->laid[seat][card]++;
	if (s->cards[seat][card] != UNKNOWN)
		s->cards[seat][card]--;
	return rd_show_turn(s);
}

bool rd_show_product(struct rotterdam *s, int seat, int product)
{
	s->products[seat]--;
	s->shown[seat] += goods_of(product);
	if (s->hand[seat] != GOODS_UNKNOWN)
		s->hand[seat] -= goods_of(product);
	return rd_show_turn(s);
}
