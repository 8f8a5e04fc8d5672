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

/* A ship that moved forward, or whose chance passed while it was blocked. */
static void tell_ship(struct tale *t, const struct rotterdam *a, struct move m,
                      const struct rotterdam *b, int ship)
{
	const int called = m.verb == VERB_call ? m.arg[0] : a->colour;
	const int from = a->at[ship], to = b->at[ship];

	if (from >= HARBOUR || (m.verb == VERB_wait && m.arg[0] == ship))
		return;
	if (to != from && to < SPACES)
		say_words(t, WORD_say_sails, m.seat, SECTION_sail, rd_ship_word[ship],
		          rd_space_word[to]);
	else if (to == from && had_way(a, ship, called) && chance_passed(a, b, ship))
		say_words(t, WORD_say_blocked, m.seat, SECTION_sail, rd_ship_word[ship], 0);
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

/* Ships that came home without a product; whoever gets one is told of by its card. */
static void tell_unloaded(struct tale *t, const struct rotterdam *a, const struct rotterdam *b)
{
	for (int i = 0; i < SHIPS; i++) {
		const int space = a->at[i], cargo = a->cargo[i], harbour = space - HARBOUR;
		const bool empty = cargo == CARGO_NONE, right = cargo == harbour;
		const bool earns = right && b->step == STEP_PRODUCT && b->harbour == harbour;
		if (space < HARBOUR || space >= SPACES || b->at[i] < SPACES || earns)
			continue;
		struct line *l = say(t,
		                     empty   ? WORD_say_empty
		                     : right ? WORD_say_no_product
		                             : WORD_say_wrong,
		                     i / FLEET, SECTION_unload);
		l->arg[0] = rd_ship_word[i];
		l->arg[1] = empty ? WORD_NONE : rd_material_word[cargo];
		l->arg[2] = rd_space_word[space];
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
}

static void tell_accept(struct tale *t, const struct rotterdam *a, struct move m)
{
	const int owner = m.arg[0], slot = m.arg[1];
	struct line *l = say(t, WORD_say_accept, m.seat, SECTION_trade);

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
	case VERB_post: say(t, WORD_say_post, m.seat, SECTION_trade); break;
	case VERB_send: say_words(t, WORD_say_send, m.seat, SECTION_trade, m.arg[0], 0); break;
	case VERB_drop: say(t, WORD_say_drop, m.seat, SECTION_trade); break;
	default: say(t, WORD_say_withdraw, m.seat, SECTION_trade);
	}
}

/* What the card did to a ship, and where or with which other ship. */
static void tell_target(struct tale *t, struct move m)
{
	static const struct {
		uint16_t word;
		bool space;
	} did[] = {
		[VERB_swap - VERB_swap] = {WORD_say_swap, false},
		[VERB_back - VERB_swap] = {WORD_say_back, true},
		[VERB_rob - VERB_swap] = {WORD_say_rob, false},
		[VERB_robnew - VERB_swap] = {WORD_say_robnew, true},
		[VERB_seize - VERB_swap] = {WORD_say_seize, false},
	};
	const int i = m.verb - VERB_swap;

	say_words(t, did[i].word, m.seat, SECTION_effects, rd_ship_word[m.arg[0]],
	          did[i].space ? rd_space_word[m.arg[1]] : rd_ship_word[m.arg[1]]);
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
			tell_target(t, m);
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
			if (b->points[i] >= LIMIT_GOAL)
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
	tell_unloaded(&t, a, b);
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
	if (points >= LIMIT_GOAL)
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
