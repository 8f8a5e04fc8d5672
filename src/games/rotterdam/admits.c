/* admits.c -- could a seat be shown this move now?
 *
 * The view becomes the world that suits the move best: a hidden hand holds as much as it
 * may, the stacks everything out of sight.  Then the rules are asked what may be done, and
 * it is counted whether the hidden hands can hold at once what this move and all offers in
 * sight promise.  Offers between two others leave no trace in a view but in the number of
 * offers begun; what is done with them is checked against that. */

#include "games/rotterdam/rotterdam.h"

/* ---- what hidden hands can hold ------------------------------------------ */

static bool hidden(const struct rotterdam *s, int seat)
{
	return s->hand[seat] == GOODS_UNKNOWN;
}

/* Is there a deal in which every hidden hand holds these goods and the stacks are full? */
static bool can_hold(const struct rotterdam *s, int seat, const uint64_t need[SEATS])
{
	const uint64_t pool = rd_unseen_goods(s, seat);
	uint64_t all = 0;

	for (int i = 0; i < s->turn.seats; i++) {
		if (i == seat)
			continue;
		if (goods_total(need[i]) > s->products[i])
			return false;
		all += need[i];
	}
	for (int h = 0; h < MATERIALS; h++) {
		const uint64_t here = goods_of_harbour(h);
		if (goods_total(all & here) + s->stacked[h] > goods_total(pool & here))
			return false;
	}
	return goods_within(all, pool);
}

/* The same, if one hand holds these beside what it has promised. */
static bool could_hold(const struct rotterdam *s, int seat, int who, uint64_t goods)
{
	uint64_t need[SEATS] = {0};

	for (int i = 0; i < s->turn.seats; i++)
		need[i] = rd_promised(s, i);
	need[who] = goods_most(need[who], goods);
	return can_hold(s, seat, need);
}

/* ---- the dealer ---------------------------------------------------------- */

/* The news after a trade: of the own offers the view knows better, and an offer that is
 * void cannot be part of what those that stand promise. */
static bool settles(const struct rotterdam *s, int seat, unsigned gone)
{
	struct rotterdam after = *s;

	for (int i = 0; i < SEATS * SLOTS; i++) {
		const int owner = i / SLOTS, slot = i % SLOTS;
		const bool is_gone = gone >> i & 1;
		if (is_gone && !rd_sees(s, owner, slot, seat))
			return false;
		if (owner == seat && is_gone == goods_within(s->give[owner][slot], s->hand[seat]))
			return false;
	}
	rd_settle(&after, gone);
	for (int i = 0; i < SEATS * SLOTS; i++)
		if ((gone >> i & 1) && i / SLOTS != seat &&
		    goods_within(s->give[i / SLOTS][i % SLOTS], rd_promised(&after, i / SLOTS)))
			return false;
	return could_hold(&after, seat, 0, 0);
}

/* The next thing that a hidden hand lays open.  False if it cannot hold it. */
static bool lend_shown(struct rotterdam *world, int seat, int what)
{
	const int who = world->dealing;

	if (world->held[who] > 0) {
		if (what >= CARDS || world->pile[what] == 0)
			return false;
		memset(world->cards[who], 0, sizeof world->cards[who]);
		world->cards[who][what] = 1;
		return true;
	}
	if (what >= PRODUCTS || !could_hold(world, seat, who, goods_of(what)))
		return false;
	world->hand[who] = goods_of(what);
	return true;
}

static bool deals(const struct rotterdam *s, int seat, struct move shown)
{
	struct rotterdam world = *s;
	struct outcome list[MOVES_MAX];

	if (s->step == STEP_SETTLE) {
		struct move m = move_of(DEALER, VERB_settle);
		m.amount = shown.amount;
		return move_same(m, shown) && settles(s, seat, shown.amount);
	}
	world.turn.masked = 0;
	world.stack = rd_unseen_goods(s, seat);
	world.deck = rd_unseen_orders(s, seat);
	rd_unseen_cards(s, seat, world.pile);
	if (s->turn.phase == PHASE_SHOW && hidden(s, s->dealing) &&
	    !lend_shown(&world, seat, shown.arg[1]))
		return false;
	const int n = rd_outcomes(&world, list);
	for (int i = 0; i < n; i++)
		if (move_same(rd_hide_move(s, list[i].move, seat), shown))
			return true;
	return false;
}

/* ---- offers between two others ------------------------------------------- */

static int offers_in_sight(const struct rotterdam *s, int owner)
{
	int n = 0;

	for (int slot = 0; slot < SLOTS; slot++)
		n += s->offer[owner][slot] != 0;
	return n;
}

/* How many offers and drafts of an owner may be out of sight. */
static int secrets(const struct rotterdam *s, int seat, int owner)
{
	const int others = s->turn.seats - 1 - (seat < s->turn.seats);
	const int seen = offers_in_sight(s, owner), begun = s->begun[owner] - seen;

	return owner == seat || others == 0 ? 0 : begun < SLOTS - seen ? begun : SLOTS - seen;
}

/* Somebody whom `who` may whisper to without this view hearing it. */
static bool third(const struct rotterdam *s, int seat, int who, int to)
{
	return to < s->turn.seats && to != who && to != seat;
}

static bool may_begin(const struct rotterdam *s, int who)
{
	return rd_draft(s, who) < 0 && s->drafts[who] < s->limit && offers_in_sight(s, who) < SLOTS;
}

/* An offer that `who` may answer while the view does not see which. */
static bool offers_to(const struct rotterdam *s, int seat, int owner)
{
	for (int slot = 0; slot < SLOTS; slot++)
		if (s->offer[owner][slot] == (OFFER_OPEN | (1 + TO_ALL)))
			return true;
	return secrets(s, seat, owner) > 0;
}

static bool secret_trade(const struct rotterdam *s, int gets, int gives, int owner, int who)
{
	return gets > 0 && gets <= NUMBER_SIDE && gets <= s->products[owner] && gives > 0 &&
	       gives <= NUMBER_SIDE && gives <= s->products[who];
}

/* Moves of others about offers that this view cannot see. */
static bool whispers(const struct rotterdam *s, int seat, struct move m)
{
	const int who = m.seat, to = m.arg[0];
	const bool has = secrets(s, seat, who) > 0 && rd_draft(s, who) < 0;
	const bool to_third = third(s, seat, who, to);
	const struct move plain = move_of(who, m.verb), about = move_with(who, m.verb, to);
	struct move full = move_full(who, m.verb, to, UNKNOWN, UNKNOWN, 0);

	switch (m.verb) {
	case VERB_drop: return has && move_same(m, plain);
	case VERB_offer:
	case VERB_want:
	case VERB_withdraw: return has && to == UNKNOWN && move_same(m, about);
	case VERB_send: return has && to_third && move_same(m, about);
	case VERB_whisper:
		return to_third && may_begin(s, who) && s->products[to] > 0 &&
		       move_same(m, move_pair(who, VERB_whisper, to, UNKNOWN));
	case VERB_counter:
		return to_third && may_begin(s, who) && offers_to(s, seat, to) &&
		       move_same(m, full);
	case VERB_accept:
		full = move_full(who, VERB_accept, to, UNKNOWN, m.arg[2], m.arg[3]);
		return to_third && secrets(s, seat, to) > 0 && move_same(m, full) &&
		       secret_trade(s, m.arg[2], m.arg[3], to, who);
	default: return false;
	}
}

/* ---- other seats --------------------------------------------------------- */

/* Slots that look free, on the side from which this move takes one, may be taken by offers
 * out of sight. */
static void lend_secrets(struct rotterdam *world, int seat, struct move m)
{
	const int who = m.seat;
	const int slot = m.verb == VERB_open ? m.arg[0] : m.arg[m.verb == VERB_whisper ? 1 : 2];
	int left = secrets(world, seat, who);

	for (int i = 0; i < SLOTS && slot < SLOTS; i++) {
		const bool before = m.verb == VERB_open ? i < slot : i > slot;
		if (before && left > 0 && world->offer[who][i] == 0) {
			world->offer[who][i] = OFFER_OPEN | (1 + TO_ALL);
			left--;
		}
	}
}

static uint64_t goods_least(uint64_t goods, int most)
{
	uint64_t least = 0;

	for (int i = 0; i < PRODUCTS; i++) {
		const int n = goods_count(goods, i);
		least |= (uint64_t)(n < most ? n : most) << 8 * i;
	}
	return least;
}

/* Whoever haggles cannot pay, so that hand holds as little as it may. */
static void lend(struct rotterdam *world, int seat, struct move m)
{
	const int who = m.seat;
	uint8_t unseen[CARD_BAG];

	world->hand[who] = m.verb == VERB_haggle ? rd_promised(world, who)
	                                         : goods_least(rd_unseen_goods(world, seat),
	                                                       world->products[who]);
	world->orders[who] = 0;
	if (m.verb == VERB_fill && m.arg[0] < ORDERS && world->tasks[who] > 0)
		world->orders[who] = rd_unseen_orders(world, seat) & (uint64_t)1 << m.arg[0];
	rd_unseen_cards(world, seat, unseen);
	for (int i = 0; i < CARDS; i++)
		world->cards[who][i] = unseen[i] < world->held[who] ? unseen[i] : world->held[who];
	if (m.verb == VERB_open || m.verb == VERB_whisper || m.verb == VERB_counter ||
	    m.verb == VERB_haggle)
		lend_secrets(world, seat, m);
}

/* The product cards that a move shows its seat to hold; it is one that the rules allow. */
static uint64_t shows_goods(const struct rotterdam *s, struct move m)
{
	switch (m.verb) {
	case VERB_fill: return rd_price(m.arg[0], m.arg[1]);
	case VERB_accept:
	case VERB_counter: return s->want[m.arg[0]][m.arg[1]];
	case VERB_offer: return s->give[m.seat][rd_draft(s, m.seat)] + goods_of(m.arg[0]);
	default: return 0;
	}
}

bool rd_admits(const void *view, int seat, struct move shown)
{
	const struct rotterdam *s = view;
	struct rotterdam world = *s;
	struct move list[MOVES_MAX];

	if (shown.seat > DEALER || !turn_waits(&s->turn, shown.seat))
		return false;
	if (shown.seat == DEALER)
		return deals(s, seat, shown);
	if (!hidden(s, shown.seat))
		return move_among(shown, list, rd_moves(s, shown.seat, list));
	if (s->turn.phase == PHASE_TRADE && whispers(s, seat, shown))
		return true;
	lend(&world, seat, shown);
	return move_among(shown, list, rd_moves(&world, shown.seat, list)) &&
	       move_same(shown, rd_hide_move(s, shown, seat)) &&
	       could_hold(s, seat, shown.seat, shows_goods(s, shown));
}
