/* value.c -- what a bot should know: what a position promises a seat, in hundredths of
 * a point.
 *
 * A seat's prospects are what it has (orders, point cards, products), what its hand
 * is on the way to (the gain of the orders it could fill, less the fewer cards it
 * still lacks), and what its ships may bring (the chance to reach the right harbour
 * times what a product of that harbour would add).  The value is the own prospects
 * less a share of everybody else's.
 *
 * A bot that looks one step ahead sees neither the end of a draft nor the target of a
 * card, so both are foreseen here: a half-written offer is worth what it could still
 * become, and a card that waits for its target what the best target gives. */

#include "games/rotterdam/rotterdam.h"

enum {
	POINT = 100,       /* what a point is worth */
	ORDER_POINT = 115, /* … one on an order, which also brings the end nearer */
	SHIP_READY = 18,   /* a ship in the supply can still be sent */
	ANCHOR = 22,       /* a ship that will draw a card */
	DRAW = 60,         /* a card that is owed and has room in the hand */
	OTHERS = 15,       /* per cent of each other seat's prospects that count against */
	STEP_KEEPS = 88,   /* per cent of its prospects a ship keeps per step to go */
	OFFER_COSTS = 4,   /* what an offer must promise to be worth everybody's time */
	OFFER_AGAIN = 4,   /* … and more for each one begun in vain since the last trade */
	DECIDED = 4000,    /* being ahead when the end has been called */
	WON = 1000000,
	ORDERS_SEEN = NUMBER_ORDERS
};

/* The part of an order's gain, in 256ths, that counts when 0, 1, 2, 3 cards are missing;
 * and of the gain of the first, second, third order that a hand serves. */
static const int near_enough[] = {236, 118, 51, 20};
static const int in_turn[ORDERS_SEEN] = {256, 154, 154};
/* Per cent of a cargo's worth for the first, second … ship that carries it. */
static const int again[] = {100, 70, 50, 35, 25};
/* What a ship card in hand is worth beyond its points. */
static const int card_worth[CARDS] = {
	[CARD_swap] = 60,  [CARD_double] = 60, [CARD_setback] = 45,
	[CARD_storm] = 60, [CARD_joker] = 40,  [CARD_vp1] = 0,
	[CARD_vp2] = 0,    [CARD_rob] = 80,    [CARD_police] = 45,
};

struct prospects {
	int chance[SPACES][MATERIALS]; /* per mille: from a space to each harbour */
	int worth[SEATS][MATERIALS];   /* what landing a cargo there adds for a seat */
	int hand[SEATS];               /* what each hand is worth */
};

/* --- The board ------------------------------------------------------------------ */

/* The best way of each colour is the owner's choice; which colour comes is partly the
 * owner's own call, partly anybody's.  Ways of one colour stand together in board.def. */
static void weigh_space(int space, int own, struct prospects *p)
{
	int best[MATERIALS] = {0}, most[MATERIALS] = {0}, sum[MATERIALS] = {0}, colours = 0;

	for (int f = rd_exit[space]; f < rd_exit[space + 1]; f++) {
		const bool fresh =
			f == rd_exit[space] || rd_fairway[f].colour != rd_fairway[f - 1].colour;
		const int *there = p->chance[rd_fairway[f].to];
		colours += fresh;
		for (int h = 0; h < MATERIALS; h++) {
			const int better = fresh || there[h] > best[h] ? there[h] : best[h];
			sum[h] += fresh ? better : better - best[h];
			best[h] = better;
			most[h] = better > most[h] ? better : most[h];
		}
	}
	for (int h = 0; h < MATERIALS; h++)
		p->chance[space][h] =
			(most[h] * own + sum[h] * (100 - own) / colours) * STEP_KEEPS / 10000;
}

static void weigh_board(const struct rotterdam *s, struct prospects *p)
{
	const int own = 100 / s->turn.seats + 10;

	for (int i = HARBOUR; i < SPACES; i++)
		for (int h = 0; h < MATERIALS; h++)
			p->chance[i][h] = (i - HARBOUR == h) * 1000;
	for (int i = HARBOUR - 1; i >= 0; i--)
		weigh_space(i, own, p);
}

/* --- Hands ------------------------------------------------------------------------ */

/* A one for every product of which the hand has as many as an order asks. */
static uint64_t enough(const struct order *o, uint64_t hand)
{
	return (((hand | GOODS_HIGH) - o->goods) & GOODS_HIGH) >> 7;
}

/* The gain of an order over the product cards it costs, weighed by how near it is. */
static int gain(int order, uint64_t hand, int jokers)
{
	const struct order *o = &rd_order[order];
	const int lacks = PRODUCTS - goods_total(enough(o, hand));
	const int use = jokers < lacks ? jokers : lacks;
	const int full = o->points * ORDER_POINT - (o->size - use) * POINT;

	return (full * near_enough[lacks - use] >> 8) - 10 * use;
}

static uint64_t spend(int order, uint64_t hand)
{
	return hand - (rd_order[order].goods & enough(&rd_order[order], hand) * 0xff);
}

/* Orders are served from the most promising on, each from what the last one left. */
static int hand_worth(uint64_t orders, uint64_t hand, int jokers)
{
	int worth = goods_total(hand) * POINT;

	for (int n = 0; n < ORDERS_SEEN && orders != 0; n++) {
		int best = -1, most = -1;
		for (uint64_t left = orders; left != 0; left &= left - 1) {
			const int id = __builtin_ctzll(left), g = gain(id, hand, jokers);
			if (g > most) {
				most = g;
				best = id;
			}
		}
		if (best < 0)
			break;
		worth += most * in_turn[n] >> 8;
		hand = spend(best, hand);
		orders &= ~((uint64_t)1 << best);
	}
	return worth;
}

static int jokers_of(const struct rotterdam *s, int seat)
{
	return rd_holds(s, seat, CARD_joker) ? s->cards[seat][CARD_joker] : 0;
}

/* A hand that this view does not know counts its cards. */
static int worth_with(const struct rotterdam *s, int seat, uint64_t plus, uint64_t minus)
{
	if (s->hand[seat] == GOODS_UNKNOWN)
		return s->products[seat] * POINT + (goods_total(plus) - goods_total(minus)) * POINT;
	return hand_worth(s->orders[seat], s->hand[seat] + plus - minus, jokers_of(s, seat));
}

static void weigh_cargo(const struct rotterdam *s, int seat, int material, struct prospects *p)
{
	const int one = worth_with(s, seat, goods_of(2 * material), 0);
	const int other = worth_with(s, seat, goods_of(2 * material + 1), 0);

	p->worth[seat][material] = (one + other) / 2 - p->hand[seat];
}

/* Only what a seat has at sea needs weighing. */
static void weigh_hands(const struct rotterdam *s, struct prospects *p)
{
	for (int i = 0; i < s->turn.seats; i++) {
		unsigned cargo = 0;
		for (int k = i * FLEET; k < (i + 1) * FLEET; k++)
			cargo |= 1u << s->cargo[k];
		p->hand[i] = worth_with(s, i, 0, 0);
		for (int h = 0; h < MATERIALS; h++)
			if ((cargo >> h & 1) != 0)
				weigh_cargo(s, i, h, p);
	}
}

/* --- A seat ------------------------------------------------------------------------- */

static int ships_worth(const struct rotterdam *s, const struct prospects *p, int seat)
{
	int carried[MATERIALS + 1] = {0}, worth = 0;

	for (int i = seat * FLEET; i < (seat + 1) * FLEET; i++) {
		const int cargo = s->cargo[i];
		if (rd_home(s, i))
			worth += SHIP_READY;
		if (s->at[i] >= SPACES)
			continue;
		if (s->at[i] < HARBOUR && s->turn.phase == PHASE_SAIL &&
		    (rd_anchors >> s->at[i] & 1) != 0 && s->held[seat] < NUMBER_CARDS)
			worth += ANCHOR;
		if (cargo != CARGO_NONE)
			worth += p->chance[s->at[i]][cargo] * p->worth[seat][cargo] / 1000 *
			         again[carried[cargo]++] / 100;
	}
	return worth;
}

static int cards_value(const struct rotterdam *s, int seat)
{
	const int room = NUMBER_CARDS - s->held[seat];
	int worth = DRAW * (s->due[seat] < room ? s->due[seat] : room);

	for (int i = 0; i < CARDS; i++) {
		const int held = rd_holds(s, seat, i) ? s->cards[seat][i] : 0;
		worth += s->laid[seat][i] * rd_card_points[i] * POINT;
		worth += held * (rd_card_points[i] * POINT + card_worth[i]);
	}
	return worth;
}

static int prospects_of(const struct rotterdam *s, const struct prospects *p, int seat)
{
	return s->points[seat] * ORDER_POINT + p->hand[seat] + cards_value(s, seat) +
	       ships_worth(s, p, seat);
}

/* --- Trading -------------------------------------------------------------------------- */

/* What giving up or getting one card of each product changes for a seat. */
struct swing {
	int lose[PRODUCTS], win[PRODUCTS];
};

static void swings(const struct rotterdam *s, const struct prospects *p, int seat, struct swing *w)
{
	for (int i = 0; i < PRODUCTS; i++) {
		w->win[i] = worth_with(s, seat, goods_of(i), 0) - p->hand[seat];
		w->lose[i] = goods_count(s->hand[seat], i) > 0
		                     ? worth_with(s, seat, 0, goods_of(i)) - p->hand[seat]
		                     : -WON;
	}
}

static bool share_a_product(uint64_t one, uint64_t other)
{
	return (((one | one >> 1) & (other | other >> 1)) & GOODS_EACH) != 0;
}

/* The cards a trade may have on one side: one or two. */
struct sides {
	uint64_t goods[PRODUCTS * (PRODUCTS + 3) / 2];
	int worth[PRODUCTS * (PRODUCTS + 3) / 2]; /* to the seat that thinks of it */
	int size;
};

/* All sides that hold at least what is written and at most what there is. */
static void list_sides(uint64_t written, uint64_t have, const int *worth, bool open,
                       struct sides *list)
{
	list->size = 0;
	for (int one = 0; one < PRODUCTS; one++)
		for (int two = one; two <= PRODUCTS; two++) {
			const bool pair = two < PRODUCTS;
			const uint64_t goods = goods_of(one) + (pair ? goods_of(two) : 0);
			if (!goods_within(goods, have) || !goods_within(written, goods) ||
			    (open && written != goods))
				continue;
			list->goods[list->size] = goods;
			list->worth[list->size++] = worth[one] + (pair ? worth[two] : 0);
		}
}

/* What a trade is worth to whoever would get `gets` and give `gives`, card by card. */
static int swing_of(const struct swing *w, uint64_t gets, uint64_t gives)
{
	int worth = 0;

	for (; gets != 0; gets -= goods_of(__builtin_ctzll(gets) / 8))
		worth += w->win[__builtin_ctzll(gets) / 8];
	for (; gives != 0; gives -= goods_of(__builtin_ctzll(gives) / 8))
		worth += w->lose[__builtin_ctzll(gives) / 8];
	return worth;
}

static bool taken_by_somebody(const struct rotterdam *s, const struct swing *all, int seat, int to,
                              uint64_t give, uint64_t want)
{
	for (int i = 0; i < s->turn.seats; i++)
		if (i != seat && (to == TO_ALL || to == i) && goods_within(want, s->hand[i]) &&
		    swing_of(&all[i], give, want) > 0)
			return true;
	return false;
}

/* The best trade of one card for one, two for one or one for two that fits what is
 * written so far and that somebody in the audience would take. */
static int best_trade(const struct rotterdam *s, const struct swing *all, int seat, int slot)
{
	const int to = (s->offer[seat][slot] & ~OFFER_OPEN) - 1;
	const bool open = (s->offer[seat][slot] & OFFER_OPEN) != 0;
	struct sides give, want;
	int best = 0;

	list_sides(s->give[seat][slot], s->hand[seat], all[seat].lose, open, &give);
	list_sides(s->want[seat][slot], rd_census, all[seat].win, open, &want);
	for (int g = 0; g < give.size; g++)
		for (int w = 0; w < want.size; w++) {
			const uint64_t gives = give.goods[g], wants = want.goods[w];
			const int mine = give.worth[g] + want.worth[w];
			if (mine > best && !share_a_product(gives, wants) &&
			    goods_total(gives) + goods_total(wants) < 4 &&
			    taken_by_somebody(s, all, seat, to, gives, wants))
				best = mine;
		}
	return best;
}

/* Offers count by how far they are; the best one only, so that one is enough. */
static int offers_worth(const struct rotterdam *s, const struct prospects *p, int seat)
{
	struct swing all[SEATS];
	int worth = 0, cost = 0;

	for (int i = 0; i < s->turn.seats; i++)
		swings(s, p, i, &all[i]);
	for (int slot = 0; slot < SLOTS; slot++) {
		const int offer = s->offer[seat][slot];
		if (offer == 0)
			continue;
		const bool to_all = (offer & ~OFFER_OPEN) - 1 == TO_ALL;
		const int sides = (s->give[seat][slot] != 0) + (s->want[seat][slot] != 0);
		const int stage = (offer & OFFER_OPEN) != 0 ? 3 : sides;
		const int w = best_trade(s, all, seat, slot) * (30 + 10 * stage) / 100;
		worth = w > worth ? w : worth;
		cost += OFFER_COSTS + (stage < 3 ? 2 + OFFER_AGAIN * s->drafts[seat] : 0) +
		        (!to_all);
	}
	return worth - cost;
}

static bool has_offer(const struct rotterdam *s, int seat)
{
	for (int slot = 0; slot < SLOTS; slot++)
		if (s->offer[seat][slot] != 0)
			return true;
	return false;
}

/* --- The whole ------------------------------------------------------------------------ */

/* Once somebody has called the end, what counts is who is ahead. */
static int decided(const struct rotterdam *s, int seat)
{
	int most = 0;
	bool end = false;

	for (int i = 0; i < s->turn.seats; i++) {
		const int score = rd_counter(s, COUNTER_score, i);
		end = end || s->points[i] >= NUMBER_GOAL;
		most = i != seat && score > most ? score : most;
	}
	if (!end)
		return 0;
	return rd_counter(s, COUNTER_score, seat) > most ? DECIDED : -DECIDED;
}

static int still(const struct rotterdam *s, int seat)
{
	struct prospects p;
	int others = 0;

	weigh_board(s, &p);
	weigh_hands(s, &p);
	for (int i = 0; i < s->turn.seats; i++)
		if (i != seat)
			others += prospects_of(s, &p, i);
	const int own =
		prospects_of(s, &p, seat) + (has_offer(s, seat) ? offers_worth(s, &p, seat) : 0);
	return own - others * OTHERS / 100 + decided(s, seat);
}

/* A card that waits for its target: the best of them. */
static int best_target(const struct rotterdam *s, int seat)
{
	struct move list[MOVES_MAX];
	const int n = rd_target_moves(s, seat, list);
	int best = -WON;

	for (int i = 0; i < n; i++) {
		struct rotterdam after = *s;
		rotterdam.apply(&after, list[i]);
		const int v = still(&after, seat);
		best = v > best ? v : best;
	}
	return best;
}

int rd_value(const void *state, int seat)
{
	const struct rotterdam *s = state;
	struct result r;

	if (s->turn.over) {
		rd_result(s, &r);
		return (r.place[seat] == 1 ? WON : 0) + r.score[seat] * POINT;
	}
	if (s->step == STEP_TARGET && s->turn.active == seat)
		return best_target(s, seat);
	return still(s, seat);
}
