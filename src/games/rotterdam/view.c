/* view.c -- all secrecy in one page.
 *
 * A view is the state with five things forgotten: hands of products, orders and ship
 * cards of other seats, what lies in the stacks, and the offers between two other
 * seats, which leave no trace at all.  Views keep no memory of who drew at which
 * harbour; `guess` deals all unseen cards of a kind to whoever may hold them. */

#include "games/rotterdam/rotterdam.h"

void rd_hide(void *state, int seat)
{
	struct rotterdam *s = state;

	s->turn.masked = 1;
	s->stack = GOODS_UNKNOWN;
	s->deck = UINT64_MAX;
	memset(s->pile, UNKNOWN, sizeof s->pile);
	for (int i = 0; i < SEATS; i++) {
		if (i == seat)
			continue;
		s->hand[i] = GOODS_UNKNOWN;
		s->orders[i] = UINT64_MAX;
		memset(s->cards[i], UNKNOWN, sizeof s->cards[i]);
		for (int slot = 0; slot < SLOTS; slot++)
			if (!rd_sees(s, i, slot, seat)) {
				s->offer[i][slot] = 0;
				s->give[i][slot] = 0;
				s->want[i][slot] = 0;
			}
	}
}

/* Does the draft that this seat is writing, or its offer in a slot, concern `seat`? */
static bool draft_seen(const struct rotterdam *s, int owner, int seat)
{
	const int slot = rd_draft(s, owner);

	return slot >= 0 && rd_sees(s, owner, slot, seat);
}

static unsigned seen_offers(const struct rotterdam *s, int seat)
{
	unsigned set = 0;

	for (int i = 0; i < SEATS * SLOTS; i++)
		set |= (unsigned)rd_sees(s, i / SLOTS, i % SLOTS, seat) << i;
	return set;
}

static struct move hide_deal(const struct rotterdam *s, struct move m, int seat)
{
	const bool card = m.verb == VERB_order || m.verb == VERB_shipcard || m.verb == VERB_product;

	if (m.verb == VERB_settle)
		m.amount &= (uint16_t)seen_offers(s, seat);
	else if (card && m.arg[0] != seat)
		m.arg[1] = UNKNOWN;
	return m;
}

static struct move hide_trade(const struct rotterdam *s, struct move m, int seat)
{
	switch (m.verb) {
	case VERB_whisper:
		if (m.arg[0] != seat)
			m.arg[1] = UNKNOWN;
		break;
	case VERB_counter:
	case VERB_haggle: /* what the answering seat can pay is nobody else's business */
		if (m.arg[0] != seat) {
			m.verb = VERB_counter;
			m.arg[1] = m.arg[2] = UNKNOWN;
		}
		break;
	case VERB_offer:
	case VERB_want:
		if (!draft_seen(s, m.seat, seat))
			m.arg[0] = UNKNOWN;
		break;
	case VERB_withdraw:
		if (m.arg[0] != UNKNOWN && !rd_sees(s, m.seat, m.arg[0], seat))
			m.arg[0] = UNKNOWN;
		break;
	case VERB_accept:
		if (m.arg[1] != UNKNOWN && !rd_sees(s, m.arg[0], m.arg[1], seat))
			m.arg[1] = UNKNOWN;
		break;
	default: break;
	}
	return m;
}

struct move rd_hide_move(const void *before, struct move m, int seat)
{
	const struct rotterdam *s = before;

	if (m.seat == DEALER)
		return hide_deal(s, m, seat);
	if (m.seat == seat)
		return m;
	return hide_trade(s, m, seat);
}

/* The cards of each product that the offers a seat has open oblige it to hold.  While a
 * trade is being settled some of them may be void. */
uint64_t rd_promised(const struct rotterdam *s, int seat)
{
	uint64_t most = 0;

	if (s->step == STEP_SETTLE)
		return 0;
	for (int slot = 0; slot < SLOTS; slot++)
		most = goods_most(most, s->give[seat][slot]);
	return most;
}

/* What this view of a seat sees nowhere: in other hands, in stacks and piles. */
uint64_t rd_unseen_goods(const struct rotterdam *s, int seat)
{
	uint64_t pool = rd_census - s->returned;

	for (int i = 0; i < s->turn.seats; i++)
		pool -= s->shown[i] + (i == seat ? s->hand[i] : 0);
	return pool;
}

uint64_t rd_unseen_orders(const struct rotterdam *s, int seat)
{
	uint64_t pool = ((uint64_t)1 << ORDERS) - 1;

	for (int i = 0; i < s->turn.seats; i++)
		pool &= ~(s->filled[i] | (i == seat ? s->orders[i] : 0));
	return pool;
}

void rd_unseen_cards(const struct rotterdam *s, int seat, uint8_t *bag)
{
	memset(bag, 0, CARD_BAG);
	for (int i = 0; i < CARDS; i++) {
		bag[i] = (uint8_t)(rd_card_copies[i] - s->played[i]);
		for (int j = 0; j < s->turn.seats; j++)
			bag[i] -= (uint8_t)(s->laid[j][i] + (j == seat ? s->cards[j][i] : 0));
	}
}

/* Draws `cards` cards at random out of `pool`. */
static uint64_t draw_goods(uint64_t *pool, int cards, struct rng *r)
{
	uint64_t drawn = 0;
	uint8_t bag[PRODUCTS];
	int total = goods_total(*pool);

	for (int i = 0; i < PRODUCTS; i++)
		bag[i] = (uint8_t)goods_count(*pool, i);
	for (; cards > 0; cards--)
		drawn += goods_of(bag_draw(bag, PRODUCTS, (unsigned)total--, r));
	*pool -= drawn;
	return drawn;
}

static void guess_products(struct rotterdam *s, int seat, struct rng *r)
{
	uint64_t pool = rd_unseen_goods(s, seat);

	for (int i = 0; i < s->turn.seats; i++)
		if (i != seat) {
			s->hand[i] = rd_promised(s, i);
			pool -= s->hand[i];
		}
	s->stack = 0;
	for (int h = 0; h < MATERIALS; h++) {
		uint64_t here = pool & goods_of_harbour(h);
		const uint64_t stack = draw_goods(&here, s->stacked[h], r);
		s->stack += stack;
		pool -= stack;
	}
	for (int i = 0; i < s->turn.seats; i++)
		if (i != seat)
			s->hand[i] +=
				draw_goods(&pool, s->products[i] - goods_total(s->hand[i]), r);
	for (int i = s->turn.seats; i < SEATS; i++)
		s->hand[i] = 0;
}

static void guess_orders(struct rotterdam *s, int seat, struct rng *r)
{
	uint64_t pool = rd_unseen_orders(s, seat);
	uint8_t card[ORDERS];
	unsigned cards = 0;

	for (uint64_t left = pool; left != 0; left &= left - 1)
		card[cards++] = (uint8_t)__builtin_ctzll(left);
	for (int i = 0; i < SEATS; i++) {
		if (i == seat)
			continue;
		s->orders[i] = 0;
		for (int n = s->tasks[i]; n > 0; n--) {
			const uint32_t at = rng_below(r, cards);
			s->orders[i] |= (uint64_t)1 << card[at];
			pool &= ~((uint64_t)1 << card[at]);
			card[at] = card[--cards];
		}
	}
	s->deck = pool;
}

static void guess_cards(struct rotterdam *s, int seat, struct rng *r)
{
	rd_unseen_cards(s, seat, s->pile);
	unsigned left = (unsigned)bag_total(s->pile, CARD_BAG);
	for (int i = 0; i < SEATS; i++) {
		if (i == seat)
			continue;
		memset(s->cards[i], 0, sizeof s->cards[i]);
		for (int n = s->held[i]; n > 0; n--)
			s->cards[i][bag_draw(s->pile, CARD_BAG, left--, r)]++;
	}
}

void rd_guess(void *view, int seat, struct rng *r)
{
	struct rotterdam *s = view;

	s->turn.masked = 0;
	guess_products(s, seat, r);
	guess_orders(s, seat, r);
	guess_cards(s, seat, r);
}
