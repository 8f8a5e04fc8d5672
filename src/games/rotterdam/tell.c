/* tell.c -- what just happened, and what a move would do.
 *
 * Both compare values or look at one; the rules themselves say nothing.  Ships that
 * moved are found by comparing where they were with where they are. */

#include "games/rotterdam/rotterdam.h"

struct tale {
	struct line *list;
	int n;
};

/* A free place for a line; the last one is used over and over if there are too many. */
static struct line *say(struct tale *t, int word, int seat, int section)
{
	struct line *l = &t->list[t->n];

	*l = (struct line){.word = (uint16_t)word,
	                   .seat = (uint8_t)seat,
	                   .section = (uint8_t)section};
	if (t->n < LINES_MAX - 1)
		t->n++;
	return l;
}

static void say_words(struct tale *t, int word, int seat, int section, int a, int b)
{
	struct line *l = say(t, word, seat, section);

	l->arg[0] = (uint16_t)a;
	l->arg[1] = (uint16_t)b;
}

/* --- Ships ------------------------------------------------------------------- */

static bool had_way(const struct rotterdam *s, int ship, int colour)
{
	const int space = s->at[ship];

	for (int f = rd_exit[space]; f < rd_exit[space + 1]; f++)
		if (rd_fairway[f].colour == colour)
			return true;
	return false;
}

/* How many seats sail in a call before this one. */
static int sails_after(const struct rotterdam *s, int active, int seat)
{
	return (seat + s->turn.seats - active) % s->turn.seats;
}

/* Did this ship's chance in the call pass with this move, unless it had passed before? */
static bool chance_passed(const struct rotterdam *a, const struct rotterdam *b, int ship)
{
	const int active = a->turn.active, seat = ship / FLEET;
	const int turn = sails_after(a, active, seat);
	const int from = a->colour == COLOURS ? 0 : sails_after(a, active, a->mover);
	const int to = b->colour == COLOURS ? a->turn.seats : sails_after(a, active, b->mover);
	const bool had =
		a->colour != COLOURS && seat == a->mover && (a->sailed >> ship % FLEET & 1);

	return turn >= from && turn < to && !had;
}

static int called(const struct rotterdam *a, struct move m)
{
	return m.verb == VERB_call ? m.arg[0] : a->colour;
}

/* Where a ship went in a call.  It may be home again by now, unloaded in the same step: then
 * there was one way for it, into a harbour, or its owner has named it. */
static int sailed_to(const struct rotterdam *a, struct move m, const struct rotterdam *b, int ship)
{
	const int from = a->at[ship];

	if (from >= HARBOUR || b->at[ship] < SPACES)
		return from >= HARBOUR ? from : b->at[ship];
	if (m.verb == VERB_sail && m.arg[0] == ship)
		return rd_fairway[m.arg[1]].to;
	for (int f = rd_exit[from]; f < rd_exit[from + 1]; f++)
		if (rd_fairway[f].colour == called(a, m) && rd_fairway[f].to >= HARBOUR)
			return rd_fairway[f].to;
	return from;
}

/* A ship that moved forward, or whose chance passed while it was blocked. */
static void tell_ship(struct tale *t, const struct rotterdam *a, struct move m,
                      const struct rotterdam *b, int ship)
{
	const int from = a->at[ship], to = sailed_to(a, m, b, ship);

	if (from >= HARBOUR || (m.verb == VERB_wait && m.arg[0] == ship))
		return;
	if (to != from)
		say_words(t, WORD_say_sails, ship / FLEET, SECTION_sail, rd_ship_word[ship],
		          rd_space_word[to]);
	else if (had_way(a, ship, called(a, m)) && chance_passed(a, b, ship))
		say_words(t, WORD_say_blocked, ship / FLEET, SECTION_sail, rd_ship_word[ship], 0);
}

/* In the order of the rules: the ship just steered, the caller's, then clockwise. */
static void tell_voyage(struct tale *t, const struct rotterdam *a, struct move m,
                        const struct rotterdam *b)
{
	const int steered = m.verb == VERB_sail ? m.arg[0] : SHIPS;

	if (steered < SHIPS)
		tell_ship(t, a, m, b, steered);
	for (int turn = 0; turn < a->turn.seats; turn++) {
		const int first = (a->turn.active + turn) % a->turn.seats * FLEET;
		for (int ship = first; ship < first + FLEET; ship++)
			if (ship != steered)
				tell_ship(t, a, m, b, ship);
	}
}

/* Where ships are and what they carry once the move itself is done, before unloading. */
struct fleet {
	uint8_t at[SHIPS], cargo[SHIPS];
};

static struct fleet moved(const struct rotterdam *a, struct move m, const struct rotterdam *b)
{
	const uint8_t one = m.arg[0], other = m.arg[1];
	struct fleet f;

	memcpy(f.cargo, a->cargo, sizeof f.cargo);
	for (int i = 0; i < SHIPS; i++)
		f.at[i] = (uint8_t)(m.seat != DEALER ? sailed_to(a, m, b, i) : a->at[i]);
	switch (m.seat != DEALER ? m.verb : VERB_pass) {
	case VERB_swap:
		f.cargo[one] = a->cargo[other];
		f.cargo[other] = a->cargo[one];
		break;
	case VERB_back: f.at[one] = other; break;
	case VERB_rob:
		f.cargo[other] = a->cargo[one];
		f.cargo[one] = CARGO_NONE;
		break;
	case VERB_robnew:
	case VERB_seize: f.cargo[one] = CARGO_NONE; break;
	default: break;
	}
	return f;
}

/* A ship that came home without a product; whoever gets one is told of by its card. */
static void tell_landing(struct tale *t, int ship, int space, int cargo)
{
	const bool empty = cargo == CARGO_NONE, right = cargo == space - HARBOUR;
	const int word = empty ? WORD_say_empty : right ? WORD_say_no_product : WORD_say_wrong;
	struct line *l = say(t, word, ship / FLEET, SECTION_unload);

	l->arg[0] = rd_ship_word[ship];
	l->arg[1] = empty ? WORD_NONE : rd_material_word[cargo];
	l->arg[2] = rd_space_word[space];
}

/* In the order in which seats unload. */
static void tell_unloaded(struct tale *t, const struct rotterdam *a, struct move m,
                          const struct rotterdam *b)
{
	const struct fleet f = moved(a, m, b);

	for (int turn = 0; turn < a->turn.seats * FLEET; turn++) {
		const int i = (a->master * FLEET + turn) % (a->turn.seats * FLEET);
		const int space = f.at[i], harbour = space - HARBOUR;
		const bool earns = f.cargo[i] == harbour && b->step == STEP_PRODUCT &&
		                   b->harbour == harbour && b->turn.active == i / FLEET;
		if (space >= HARBOUR && space < SPACES && b->at[i] >= SPACES && !earns)
			tell_landing(t, i, space, f.cargo[i]);
	}
}

/* --- Moves of seats ------------------------------------------------------------ */

static void tell_card(struct tale *t, struct move m)
{
	const int word = rd_card_points[m.arg[0]] > 0 ? WORD_say_lay : WORD_say_play;

	say_words(t, word, m.seat, SECTION_effects, rd_card_word[m.arg[0]], 0);
}

static void tell_fill(struct tale *t, struct move m)
{
	struct line *l = say(t, WORD_say_fill, m.seat, SECTION_orders);

	l->arg[0] = rd_order_word[m.arg[0]];
	l->arg[1] = rd_order[m.arg[0]].points;
	l->arg[2] = rd_pay_word[m.arg[1]];
	l->arg[3] = (uint16_t)goods_total(rd_price(m.arg[0], m.arg[1]));
}

static void tell_accept(struct tale *t, const struct rotterdam *a, struct move m)
{
	const int owner = m.arg[0], slot = m.arg[1];
	struct line *l = say(t, slot == UNKNOWN ? WORD_say_accept_hidden : WORD_say_accept, m.seat,
	                     SECTION_trade);

	l->arg[0] = (uint16_t)owner;
	l->arg[1] = m.arg[2];
	l->arg[2] = m.arg[3];
	if (slot == UNKNOWN)
		return;
	for (int i = 0; i < PRODUCTS; i++) {
		const int gets = goods_count(a->give[owner][slot], i);
		const int gives = goods_count(a->want[owner][slot], i);
		if (gets + gives > 0)
			say_words(t, WORD_say_gets, gets > 0 ? m.seat : owner, SECTION_trade,
			          rd_product_word[i], gets + gives);
	}
}

static void tell_write(struct tale *t, struct move m)
{
	const bool offer = m.verb == VERB_offer;

	if (m.arg[0] == UNKNOWN)
		say(t, WORD_say_writes, m.seat, SECTION_trade);
	else
		say_words(t, offer ? WORD_say_offer : WORD_say_want, m.seat, SECTION_trade,
		          rd_product_word[m.arg[0]], 0);
}

static void tell_side(struct tale *t, int word, int seat, uint64_t goods)
{
	for (int i = 0; i < PRODUCTS; i++)
		for (int n = goods_count(goods, i); n > 0; n--)
			say_words(t, word, seat, SECTION_trade, rd_product_word[i], 0);
}

/* An offer is made: to whom and, for those who see it, what it says. */
static void tell_made(struct tale *t, const struct rotterdam *a, struct move m)
{
	const int slot = rd_draft(a, m.seat);

	_Static_assert(1 + 2 * NUMBER_SIDE <= LINES_MAX, "an offer is told in a line per card");
	say_words(t,
	          slot < 0              ? WORD_say_send_hidden
	          : m.verb == VERB_post ? WORD_say_post
	                                : WORD_say_send,
	          m.seat, SECTION_trade, m.arg[0], 0);
	if (slot < 0)
		return;
	tell_side(t, WORD_say_gives, m.seat, a->give[m.seat][slot]);
	tell_side(t, WORD_say_asks, m.seat, a->want[m.seat][slot]);
}

static void tell_trade(struct tale *t, const struct rotterdam *a, struct move m)
{
	switch (m.verb) {
	case VERB_accept: tell_accept(t, a, m); break;
	case VERB_offer:
	case VERB_want: tell_write(t, m); break;
	case VERB_open: say(t, WORD_say_open, m.seat, SECTION_trade); break;
	case VERB_whisper:
		say_words(t, WORD_say_whisper, m.seat, SECTION_trade, m.arg[0], 0);
		break;
	case VERB_counter:
	case VERB_haggle: say_words(t, WORD_say_counter, m.seat, SECTION_trade, m.arg[0], 0); break;
	case VERB_post:
	case VERB_send: tell_made(t, a, m); break;
	case VERB_drop: say(t, WORD_say_drop, m.seat, SECTION_trade); break;
	default:
		say(t, m.arg[0] == UNKNOWN ? WORD_say_withdraw_hidden : WORD_say_withdraw, m.seat,
		    SECTION_trade);
	}
}

static void tell_carries(struct tale *t, const struct rotterdam *a, int ship, int cargo)
{
	struct line *l = say(t, WORD_say_carries, ship / FLEET, SECTION_effects);

	l->arg[0] = rd_ship_word[ship];
	l->arg[1] = rd_material_word[cargo];
	l->arg[2] = rd_space_word[a->at[ship]];
}

/* What the card did to a ship and its cargo, and where or with which other ship. */
static void tell_target(struct tale *t, const struct rotterdam *a, struct move m)
{
	static const uint16_t word[] = {
		[VERB_swap - VERB_swap] = WORD_say_swap,
		[VERB_back - VERB_swap] = WORD_say_back,
		[VERB_rob - VERB_swap] = WORD_say_rob,
		[VERB_robnew - VERB_swap] = WORD_say_robnew,
		[VERB_seize - VERB_swap] = WORD_say_seize,
	};
	const int ship = m.arg[0], other = m.arg[1], cargo = a->cargo[ship];
	const bool space = m.verb == VERB_back || m.verb == VERB_robnew;
	struct line *l = say(t, word[m.verb - VERB_swap],
	                     m.verb == VERB_back ? ship / FLEET : m.seat, SECTION_effects);

	l->arg[0] = rd_ship_word[ship];
	l->arg[1] = space ? rd_space_word[other] : rd_ship_word[other];
	l->arg[2] = cargo != CARGO_NONE ? rd_material_word[cargo] : WORD_NONE;
	if (m.verb == VERB_rob)
		l->arg[3] = rd_space_word[a->at[other]];
	if (m.verb == VERB_swap) {
		tell_carries(t, a, ship, a->cargo[other]);
		tell_carries(t, a, other, cargo);
	}
}

static void tell_seat(struct tale *t, const struct rotterdam *a, struct move m,
                      const struct rotterdam *b)
{
	const bool draws = b->step == STEP_DRAW && b->dealing == m.seat;

	switch (m.verb) {
	case VERB_pass:
		say(t, a->step == STEP_LIMIT && !draws ? WORD_say_no_shipcard : WORD_say_pass,
		    m.seat, a->turn.phase == PHASE_TRADE ? SECTION_trade : SECTION_round);
		break;
	case VERB_place:
		say_words(t, WORD_say_place, m.seat, SECTION_place, rd_space_word[m.arg[0]],
		          rd_material_word[m.arg[1]]);
		break;
	case VERB_wait:
		say_words(t, WORD_say_wait, m.seat, SECTION_sail, rd_ship_word[m.arg[0]], 0);
		tell_voyage(t, a, m, b);
		break;
	case VERB_call:
		say_words(t, WORD_say_call, m.seat, SECTION_sail, rd_colour_word[m.arg[0]], 0);
		tell_voyage(t, a, m, b);
		break;
	case VERB_sail: tell_voyage(t, a, m, b); break;
	case VERB_play: tell_card(t, m); break;
	case VERB_fill: tell_fill(t, m); break;
	default:
		if (m.verb >= VERB_swap && m.verb <= VERB_seize)
			tell_target(t, a, m);
		else
			tell_trade(t, a, m);
	}
}

/* --- The dealer ------------------------------------------------------------------ */

static void tell_product(struct tale *t, const struct rotterdam *a, struct move m)
{
	const bool known = m.arg[1] != UNKNOWN;
	struct line *l = say(t, known ? WORD_say_product : WORD_say_product_hidden, m.arg[0],
	                     SECTION_unload);

	l->arg[0] = known ? rd_product_word[m.arg[1]] : WORD_NONE;
	l->arg[1] = rd_material_word[a->harbour];
	l->arg[2] = rd_space_word[HARBOUR + a->harbour];
}

static void tell_dealt(struct tale *t, struct move m, const uint16_t *words, int open, int hidden,
                       int section)
{
	if (m.arg[1] == UNKNOWN)
		say(t, hidden, m.arg[0], section);
	else
		say_words(t, open, m.arg[0], section, words[m.arg[1]], 0);
}

static void tell_dealer(struct tale *t, const struct rotterdam *a, struct move m)
{
	switch (m.verb) {
	case VERB_start: say(t, WORD_say_start, m.arg[0], SECTION_setup); break;
	case VERB_order:
		tell_dealt(t, m, rd_order_word, WORD_say_order, WORD_say_order_hidden,
		           SECTION_orders);
		break;
	case VERB_shipcard:
		tell_dealt(t, m, rd_card_word, WORD_say_shipcard, WORD_say_shipcard_hidden,
		           SECTION_cards);
		break;
	case VERB_product: tell_product(t, a, m); break;
	case VERB_settle:
		for (int i = 0; i < SEATS * SLOTS; i++)
			if ((m.amount >> i & 1) != 0)
				say(t, WORD_say_void, i / SLOTS, SECTION_trade);
		if (a->trades == NUMBER_TRADES)
			say(t, WORD_say_enough, NOBODY, SECTION_trade);
		break;
	case VERB_showcard:
		say_words(t, WORD_say_show, m.arg[0], SECTION_end, rd_card_word[m.arg[1]], 0);
		break;
	default: say_words(t, WORD_say_show, m.arg[0], SECTION_end, rd_product_word[m.arg[1]], 0);
	}
}

/* --- Milestones -------------------------------------------------------------------- */

static void tell_round(struct tale *t, const struct rotterdam *a, const struct rotterdam *b)
{
	if (b->turn.round != a->turn.round)
		say_words(t, WORD_say_round, b->master, SECTION_round, b->turn.round, 0);
	if (b->turn.phase == PHASE_SHOW && a->turn.phase != PHASE_SHOW)
		for (int i = 0; i < b->turn.seats; i++)
			if (b->points[i] >= NUMBER_GOAL)
				say_words(t, WORD_say_end, i, SECTION_end, b->points[i], 0);
	if (b->turn.over)
		for (int i = 0; i < b->turn.seats; i++)
			say_words(t, WORD_say_score, i, SECTION_end,
			          rd_counter(b, COUNTER_score, i), 0);
}

int rd_tell(const void *before, struct move m, const void *after, struct line *list)
{
	const struct rotterdam *a = before, *b = after;
	struct tale t = {list, 0};

	if (m.seat == DEALER)
		tell_dealer(&t, a, m);
	else
		tell_seat(&t, a, m, b);
	tell_unloaded(&t, a, m, b);
	tell_round(&t, a, b);
	return t.n;
}

/* --- What a move would do ------------------------------------------------------------ */

static void why_call(struct tale *t, const struct rotterdam *s, struct move m)
{
	int own = 0, others = 0;

	for (int i = 0; i < SHIPS; i++)
		if (s->at[i] < HARBOUR && had_way(s, i, m.arg[0]))
			i / FLEET == m.seat ? own++ : others++;
	say_words(t, WORD_why_own, m.seat, SECTION_sail, own, 0);
	say_words(t, WORD_why_others, m.seat, SECTION_sail, others, 0);
}

static void why_place(struct tale *t, struct move m)
{
	struct line *l = say(t, WORD_why_place, m.seat, SECTION_place);

	l->arg[0] = rd_material_word[m.arg[1]];
	l->arg[1] = rd_space_word[HARBOUR + m.arg[1]];
	l->arg[2] = rd_product_word[2 * m.arg[1]];
	l->arg[3] = rd_product_word[2 * m.arg[1] + 1];
}

static void why_fill(struct tale *t, const struct rotterdam *s, struct move m)
{
	const struct order *o = &rd_order[m.arg[0]];
	const int jokers = set_size(m.arg[1]), points = s->points[m.seat] + o->points;

	say_words(t, WORD_why_fill, m.seat, SECTION_orders, o->points, o->size - jokers);
	if (points >= NUMBER_GOAL)
		say_words(t, WORD_why_ends, m.seat, SECTION_end, points, 0);
}

static void why_play(struct tale *t, struct move m)
{
	static const uint16_t why[CARDS] = {
		[CARD_swap] = WORD_why_swap,       [CARD_double] = WORD_why_double,
		[CARD_setback] = WORD_why_setback, [CARD_storm] = WORD_why_storm,
		[CARD_joker] = WORD_why_joker,     [CARD_vp1] = WORD_why_points,
		[CARD_vp2] = WORD_why_points,      [CARD_rob] = WORD_why_rob,
		[CARD_police] = WORD_why_police,
	};

	say_words(t, why[m.arg[0]], m.seat, SECTION_effects, rd_card_points[m.arg[0]], 0);
}

static void why_accept(struct tale *t, const struct rotterdam *s, struct move m)
{
	const uint64_t gets = s->give[m.arg[0]][m.arg[1]];
	const uint64_t gives = m.verb == VERB_haggle ? 0 : s->want[m.arg[0]][m.arg[1]];

	for (int i = 0; i < PRODUCTS; i++) {
		const int more = goods_count(gets, i), less = goods_count(gives, i);
		if (more + less > 0)
			say_words(t, more > 0 ? WORD_why_gets : WORD_why_gives, m.seat,
			          SECTION_trade, rd_product_word[i], more + less);
	}
}

int rd_explain(const void *view, struct move m, struct line *list)
{
	const struct rotterdam *s = view;
	struct tale t = {list, 0};

	switch (m.verb) {
	case VERB_call: why_call(&t, s, m); break;
	case VERB_place: why_place(&t, m); break;
	case VERB_fill: why_fill(&t, s, m); break;
	case VERB_play: why_play(&t, m); break;
	case VERB_accept:
	case VERB_counter:
	case VERB_haggle: why_accept(&t, s, m); break;
	default: break;
	}
	return t.n;
}
