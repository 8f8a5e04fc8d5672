/* trading.c -- phase 5: everybody trades product cards at once.
 *
 * An offer is written step by step: `open` (to everybody) or `whisper` (to one
 * seat), `offer` and `want` a card at a time, then `post` or `send`.  Its audience
 * sees it being written, so no single move has to carry all of it.  Others see who
 * whispers to whom, and how many cards change hands, and no more.
 *
 * The first acceptance is carried out as one step.  Then the dealer, who sees all
 * hands, says in `settle` which offers need a card that is gone; nobody else could
 * know for all of them.  So an open offer can always be met by its owner, and
 * whether a seat may accept it depends on nothing but that seat's own hand.
 *
 * Everybody with a product card is asked until all have passed since the last trade.
 * Order must not matter: who has passed is asked again when an offer comes that it could
 * accept; and when all have passed, those who made offers meanwhile are asked once more,
 * now that they know that nobody took them.  (All of them, for it must not matter either
 * who passed last.)  At a table that asks one after another, those who are made an offer
 * come first (turn.active).
 *
 * The rulebook sets no bound.  Drafts of a seat since the last trade are counted, and trades,
 * so that players without sense come to an end too; nobody else gets that far (README). */

#include "games/rotterdam/rotterdam.h"

/* Chairs that stay empty hold no cards. */
static uint8_t all_traders(const struct rotterdam *s)
{
	unsigned set = 0;

	for (int i = 0; i < SEATS; i++)
		set |= (unsigned)(s->products[i] > 0) << i;
	return (uint8_t)set;
}

bool rd_trade_open(struct rotterdam *s)
{
	const uint8_t all = all_traders(s);

	s->acted = (uint8_t)(s->turn.seats - 1); /* one phase for all, no turns */
	if ((all & (all - 1)) == 0)
		return false;
	s->turn.waiting = all;
	return true;
}

static void clear_slot(struct rotterdam *s, int seat, int slot)
{
	s->offer[seat][slot] = 0;
	s->give[seat][slot] = 0;
	s->want[seat][slot] = 0;
}

static void end_trade(struct rotterdam *s)
{
	memset(s->offer, 0, sizeof s->offer);
	memset(s->give, 0, sizeof s->give);
	memset(s->want, 0, sizeof s->want);
	memset(s->drafts, 0, sizeof s->drafts);
	memset(s->begun, 0, sizeof s->begun);
	s->trades = 0;
	s->hoping = 0;
}

int rd_draft(const struct rotterdam *s, int seat)
{
	for (int i = 0; i < SLOTS; i++)
		if (s->offer[seat][i] != 0 && (s->offer[seat][i] & OFFER_OPEN) == 0)
			return i;
	return -1;
}

/* Open offers fill the slots from the front and whispered ones from the back, so
 * that the number of an open offer says little about the others. */
static int free_slot(const struct rotterdam *s, int seat, bool from_back)
{
	for (int i = 0; i < SLOTS; i++) {
		const int slot = from_back ? SLOTS - 1 - i : i;
		if (s->offer[seat][slot] == 0)
			return slot;
	}
	return -1;
}

/* The offers that a seat has open: the high bit of each slot's byte.  Lists are the hot
 * path and most slots are empty, so all four are looked at in one word. */
static uint32_t open_offers(const struct rotterdam *s, int owner)
{
	uint32_t slots;

	_Static_assert(sizeof slots == SLOTS && OFFER_OPEN == 0x80, "a byte per slot");
	memcpy(&slots, s->offer[owner], sizeof slots);
	return slots & 0x80808080u;
}

/* Walks over the offers of others that a seat may answer: the next one from `at` on, as
 * SLOTS * owner + slot, or SLOTS * SEATS. */
static int next_offer(const struct rotterdam *s, int seat, int at)
{
	for (int owner = at / SLOTS; owner < s->turn.seats; owner++, at = SLOTS * owner) {
		uint32_t left = open_offers(s, owner) >> 8 * (at % SLOTS) << 8 * (at % SLOTS);
		for (; owner != seat && left != 0; left &= left - 1) {
			const int slot = __builtin_ctz(left) / 8;
			if (rd_sees(s, owner, slot, seat))
				return SLOTS * owner + slot;
		}
	}
	return SLOTS * SEATS;
}

static bool can_pay(const struct rotterdam *s, int seat, int offer)
{
	return goods_within(s->want[offer / SLOTS][offer % SLOTS], s->hand[seat]);
}

static int add_accept(const struct rotterdam *s, int seat, int owner, int slot, struct move *list,
                      int n)
{
	list[n] = move_full(seat, VERB_accept, owner, slot, goods_total(s->give[owner][slot]),
	                    goods_total(s->want[owner][slot]));
	return n + 1;
}

static int accept_moves(const struct rotterdam *s, int seat, struct move *list)
{
	int n = 0;

	for (int i = next_offer(s, seat, 0); i < SLOTS * SEATS; i = next_offer(s, seat, i + 1))
		if (can_pay(s, seat, i))
			n = add_accept(s, seat, i / SLOTS, i % SLOTS, list, n);
	return n;
}

/* The most cards an offer's audience could give. */
static int most_wanted(const struct rotterdam *s, int seat, int to)
{
	int most = to == TO_ALL ? 0 : s->products[to];

	for (int i = 0; to == TO_ALL && i < s->turn.seats; i++)
		if (i != seat && s->products[i] > most)
			most = s->products[i];
	return most < NUMBER_SIDE ? most : NUMBER_SIDE;
}

/* The products of which `few` has fewer than `many`: the high bit of each. */
static uint64_t goods_below(uint64_t few, uint64_t many)
{
	return ~((few | GOODS_HIGH) - many) & GOODS_HIGH;
}

static int write_moves(const struct rotterdam *s, int seat, int slot, struct move *list)
{
	const uint64_t give = s->give[seat][slot], want = s->want[seat][slot];
	const int to = s->offer[seat][slot] - 1, gives = goods_total(give);
	const bool more = goods_total(want) < most_wanted(s, seat, to);
	uint64_t offers = goods_below(give, s->hand[seat]) & goods_below(want, GOODS_EACH);
	uint64_t wants = goods_below(want, rd_census) & goods_below(give, GOODS_EACH);
	int n = 0;

	for (; gives < NUMBER_SIDE && offers != 0; offers &= offers - 1)
		n = rd_add(list, n, seat, VERB_offer, __builtin_ctzll(offers) / 8, 0);
	for (; more && wants != 0; wants &= wants - 1)
		n = rd_add(list, n, seat, VERB_want, __builtin_ctzll(wants) / 8, 0);
	if (give != 0 && want != 0)
		n = to == TO_ALL ? rd_add(list, n, seat, VERB_post, 0, 0)
		                 : rd_add(list, n, seat, VERB_send, to, 0);
	n = rd_add(list, n, seat, VERB_drop, 0, 0);
	return n;
}

/* An offer that the seat could meet is answered with its mirror image; one that it could
 * not meet by asking for the same cards, to be paid with others. */
static int counter_moves(const struct rotterdam *s, int seat, int slot, struct move *list)
{
	int n = 0;

	for (int i = next_offer(s, seat, 0); i < SLOTS * SEATS; i = next_offer(s, seat, i + 1))
		list[n++] = move_full(seat, can_pay(s, seat, i) ? VERB_counter : VERB_haggle,
		                      i / SLOTS, i % SLOTS, slot, 0);
	return n;
}

static int begin_moves(const struct rotterdam *s, int seat, struct move *list)
{
	const int front = free_slot(s, seat, false), back = free_slot(s, seat, true);
	int n = 0;

	if (s->drafts[seat] < s->limit && front >= 0) {
		n = rd_add(list, n, seat, VERB_open, front, 0);
		for (int i = 0; i < s->turn.seats; i++)
			if (i != seat && s->products[i] > 0)
				n = rd_add(list, n, seat, VERB_whisper, i, back);
		n += counter_moves(s, seat, back, list + n);
	}
	for (int i = 0; i < SLOTS; i++)
		if ((s->offer[seat][i] & OFFER_OPEN) != 0)
			n = rd_add(list, n, seat, VERB_withdraw, i, 0);
	return n;
}

int rd_trade_moves(const struct rotterdam *s, int seat, struct move *list)
{
	const int draft = rd_draft(s, seat);
	int n = 1;

	rd_add(list, 0, seat, VERB_pass, 0, 0);
	n += accept_moves(s, seat, list + n);
	return n + (draft >= 0 ? write_moves(s, seat, draft, list + n)
	                       : begin_moves(s, seat, list + n));
}

static void hand_over(struct rotterdam *s, int from, int to, uint64_t goods, int cards)
{
	s->products[from] -= (uint8_t)cards;
	s->products[to] += (uint8_t)cards;
	if (s->hand[from] != GOODS_UNKNOWN)
		s->hand[from] -= goods;
	if (s->hand[to] != GOODS_UNKNOWN)
		s->hand[to] += goods;
}

/* A view that may not see the offer knows only the numbers that the move carries;
 * the hands it cannot see stay unknown, so no goods are needed. */
static void accept(struct rotterdam *s, struct move m)
{
	const int owner = m.arg[0], slot = m.arg[1];
	const bool seen = slot != UNKNOWN;

	hand_over(s, owner, m.seat, seen ? s->give[owner][slot] : 0, m.arg[2]);
	hand_over(s, m.seat, owner, seen ? s->want[owner][slot] : 0, m.arg[3]);
	if (seen)
		clear_slot(s, owner, slot);
	s->trades++;
	memset(s->drafts, 0, sizeof s->drafts);
	s->step = STEP_SETTLE;
	rd_wait(s, DEALER);
}

static void begin(struct rotterdam *s, int seat, int slot, int to)
{
	s->drafts[seat]++;
	if (s->begun[seat] < SLOTS)
		s->begun[seat]++;
	if (slot != UNKNOWN)
		s->offer[seat][slot] = (uint8_t)(1 + to);
}

static void answer(struct rotterdam *s, struct move m)
{
	const int owner = m.arg[0], theirs = m.arg[1], slot = m.arg[2];

	begin(s, m.seat, slot, owner);
	if (slot == UNKNOWN)
		return;
	if (m.verb == VERB_counter)
		s->give[m.seat][slot] = s->want[owner][theirs];
	s->want[m.seat][slot] = s->give[owner][theirs];
}

/* The first of a set of seats, clockwise from this one, is asked next. */
static void ask(struct rotterdam *s, int seat, unsigned set)
{
	s->turn.waiting |= (uint8_t)set;
	s->turn.active = (uint8_t)(seat % s->turn.seats);
	s->turn.active = (uint8_t)turn_first(&s->turn, set);
}

/* Offers are made to seats with cards only, so somebody is asked. */
static void publish(struct rotterdam *s, int seat, int to)
{
	const int slot = rd_draft(s, seat);
	const unsigned audience = to == TO_ALL ? ~(1u << seat) : 1u << to;

	if (slot >= 0)
		s->offer[seat][slot] |= OFFER_OPEN;
	s->hoping |= (uint8_t)(1 << seat);
	ask(s, seat + 1, audience & all_traders(s));
}

/* Those who hoped in vain and may still begin an offer. */
static unsigned disappointed(const struct rotterdam *s)
{
	unsigned set = s->hoping;

	for (int i = 0; i < s->turn.seats; i++)
		if (s->drafts[i] >= s->limit)
			set &= ~(1u << i);
	return set;
}

static bool pass(struct rotterdam *s, int seat, int draft)
{
	if (draft >= 0)
		clear_slot(s, seat, draft);
	s->turn.waiting &= (uint8_t) ~(1 << seat);
	if (s->turn.waiting != 0)
		return true;
	const unsigned again = disappointed(s);
	s->hoping = 0;
	if (again == 0) {
		end_trade(s);
		return false;
	}
	ask(s, s->master, again);
	return true;
}

/* A view that is not in a draft's audience sees the writing as `offer:unknown` and
 * has no draft to write to. */
bool rd_trade(struct rotterdam *s, struct move m)
{
	const int draft = rd_draft(s, m.seat), what = m.arg[0];

	switch (m.verb) {
	case VERB_pass: return pass(s, m.seat, draft);
	case VERB_open: begin(s, m.seat, what, TO_ALL); break;
	case VERB_whisper: begin(s, m.seat, m.arg[1], what); break;
	case VERB_counter:
	case VERB_haggle: answer(s, m); break;
	case VERB_offer:
		if (draft >= 0)
			s->give[m.seat][draft] += goods_of(what);
		break;
	case VERB_want:
		if (draft >= 0)
			s->want[m.seat][draft] += goods_of(what);
		break;
	case VERB_post: publish(s, m.seat, TO_ALL); break;
	case VERB_send: publish(s, m.seat, what); break;
	case VERB_drop:
		if (draft >= 0)
			clear_slot(s, m.seat, draft);
		break;
	case VERB_withdraw:
		if (what != UNKNOWN)
			clear_slot(s, m.seat, what);
		break;
	case VERB_accept: accept(s, m); break;
	default: assert(!"not a move of the trading phase");
	}
	return true;
}

/* The offers and drafts that promise cards their owner no longer has: bit
 * SLOTS * seat + slot. */
unsigned rd_stale(const struct rotterdam *s)
{
	unsigned set = 0;

	for (int i = 0; i < s->turn.seats; i++)
		for (int slot = 0; slot < SLOTS; slot++)
			if (!goods_within(s->give[i][slot], s->hand[i]))
				set |= 1u << (SLOTS * i + slot);
	return set;
}

bool rd_settle(struct rotterdam *s, unsigned gone)
{
	for (int i = 0; i < SEATS * SLOTS; i++)
		if ((gone >> i & 1) != 0)
			clear_slot(s, i / SLOTS, i % SLOTS);
	s->step = STEP_TURN;
	s->turn.waiting = all_traders(s);
	if (s->trades < NUMBER_TRADES)
		return true;
	end_trade(s);
	return false;
}
