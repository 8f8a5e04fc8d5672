/* count.c -- points, panels and the census.
 *
 * Score = filled orders + point cards + product cards.  A view counts for others
 * what it can see, and the least that each unseen product card is worth. */

#include "games/rotterdam/rotterdam.h"

static int goods_points(uint64_t goods)
{
	int points = 0;

	for (int i = 0; i < PRODUCTS; i++)
		points += goods_count(goods, i) * rd_product_points[i];
	return points;
}

static int least_points(int cards)
{
	int least = rd_product_points[0];

	for (int i = 1; i < PRODUCTS; i++)
		least = rd_product_points[i] < least ? rd_product_points[i] : least;
	return cards * least;
}

static int card_points(const struct rotterdam *s, int seat)
{
	int points = 0;

	for (int i = 0; i < CARDS; i++) {
		points += s->laid[seat][i] * rd_card_points[i];
		if (rd_holds(s, seat, i))
			points += s->cards[seat][i] * rd_card_points[i];
	}
	return points;
}

static int score(const struct rotterdam *s, int seat)
{
	const int hand = s->hand[seat] == GOODS_UNKNOWN ? least_points(s->products[seat])
	                                                : goods_points(s->hand[seat]);

	return s->points[seat] + goods_points(s->shown[seat]) + hand + card_points(s, seat);
}

/* Score, then points on orders, then product cards, as one number to compare. */
static int rank(const struct rotterdam *s, int seat)
{
	const int cards = s->products[seat] + goods_total(s->shown[seat]);

	return (score(s, seat) * 256 + s->points[seat]) * 256 + cards;
}

void rd_result(const void *state, struct result *r)
{
	const struct rotterdam *s = state;

	*r = (struct result){{0}, {0}};
	for (int i = 0; i < s->turn.seats; i++) {
		r->score[i] = (int16_t)score(s, i);
		r->place[i] = 1;
		for (int j = 0; j < s->turn.seats; j++)
			r->place[i] += (uint8_t)(rank(s, j) > rank(s, i));
	}
}

/* By how much everybody else was behind; who had as many points lost by a counter for ties. */
int rd_verdict(const void *state, struct line *list)
{
	const struct rotterdam *s = state;
	struct result r;
	int best = 0, n = 0;

	rd_result(s, &r);
	for (int i = 1; i < s->turn.seats; i++)
		best = r.place[i] < r.place[best] ? i : best;
	for (int i = 0; i < s->turn.seats; i++)
		if (r.place[i] > 1)
			list[n++] =
				(struct line){.word = r.score[i] < r.score[best] ? WORD_end_behind
			                                                         : WORD_end_level,
			                      .seat = (uint8_t)i,
			                      .section = SECTION_end,
			                      .arg = {(uint16_t)(r.score[best] - r.score[i]),
			                              (uint16_t)best}};
	return n;
}

static int ships_where(const struct rotterdam *s, int seat, bool afloat)
{
	int n = 0;

	for (int i = seat * FLEET; i < (seat + 1) * FLEET; i++)
		n += afloat ? s->at[i] < SPACES : rd_home(s, i);
	return n;
}

static int open_offers(const struct rotterdam *s, int seat)
{
	int n = 0;

	for (int i = 0; i < SLOTS; i++)
		n += (s->offer[seat][i] & OFFER_OPEN) != 0;
	return n;
}

int rd_counter(const void *state, int which, int seat)
{
	const struct rotterdam *s = state;

	switch (which) {
	case COUNTER_score: return score(s, seat);
	case COUNTER_orders: return s->points[seat];
	case COUNTER_filled: return set_size(s->filled[seat]);
	case COUNTER_products: return s->products[seat] + goods_total(s->shown[seat]);
	case COUNTER_ships: return ships_where(s, seat, false);
	case COUNTER_shipcards: return s->held[seat];
	case COUNTER_tasks: return s->tasks[seat];
	case COUNTER_afloat: return ships_where(s, seat, true);
	case COUNTER_offers: return open_offers(s, seat);
	case COUNTER_master: return s->master == seat;
	default: return card_points(s, seat);
	}
}

static bool check_products(const struct rotterdam *s)
{
	uint64_t all = s->stack + s->returned;

	for (int i = 0; i < SEATS; i++) {
		all += s->hand[i] + s->shown[i];
		if (goods_total(s->hand[i]) != s->products[i])
			return false;
	}
	for (int h = 0; h < MATERIALS; h++)
		if (goods_total(s->stack & goods_of_harbour(h)) != s->stacked[h])
			return false;
	return all == rd_census && (s->step == STEP_SETTLE || rd_stale(s) == 0);
}

static bool check_orders(const struct rotterdam *s)
{
	uint64_t all = s->deck;
	int cards = set_size(s->deck);

	if (cards != s->undealt)
		return false;
	for (int i = 0; i < SEATS; i++) {
		const uint64_t here = s->orders[i] | s->filled[i];
		int points = 0;
		for (uint64_t left = s->filled[i]; left != 0; left &= left - 1)
			points += rd_order[__builtin_ctzll(left)].points;
		if (points != s->points[i] || set_size(s->orders[i]) != s->tasks[i] ||
		    s->tasks[i] > NUMBER_ORDERS || (s->orders[i] & s->filled[i]) != 0)
			return false;
		all |= here;
		cards += set_size(here);
	}
	return cards == ORDERS && all == ((uint64_t)1 << ORDERS) - 1;
}

static bool check_cards(const struct rotterdam *s)
{
	int piled = 0, held[SEATS] = {0};

	for (int i = 0; i < CARDS; i++) {
		int all = s->pile[i] + s->played[i];
		piled += s->pile[i];
		for (int j = 0; j < SEATS; j++) {
			all += s->cards[j][i] + s->laid[j][i];
			held[j] += s->cards[j][i];
		}
		if (all != rd_card_copies[i])
			return false;
	}
	for (int j = 0; j < SEATS; j++)
		if (held[j] != s->held[j] || held[j] > NUMBER_CARDS ||
		    (s->due[j] > 0 && s->turn.phase != PHASE_CARDS))
			return false;
	return piled == s->piled;
}

static bool check_ships(const struct rotterdam *s)
{
	uint32_t taken = 0;
	int cubes[MATERIALS + 1] = {0};

	for (int i = 0; i < SHIPS; i++) {
		const bool here = i / FLEET < s->turn.seats && i % FLEET < rd_fleet(s);
		if (here != (s->at[i] != SPACE_ABSENT) || s->at[i] > SPACE_ABSENT)
			return false;
		if (s->at[i] >= SPACES && s->cargo[i] != CARGO_NONE)
			return false;
		cubes[s->cargo[i]]++;
		if (s->at[i] >= HARBOUR)
			continue;
		if ((taken >> s->at[i] & 1) != 0)
			return false;
		taken |= 1u << s->at[i];
	}
	for (int i = 0; i < MATERIALS; i++)
		if (cubes[i] + s->supply[i] != rd_cubes[i])
			return false;
	return taken == s->taken;
}

bool rd_check(const void *state)
{
	const struct rotterdam *s = state;

	return check_products(s) && check_orders(s) && check_cards(s) && check_ships(s);
}
