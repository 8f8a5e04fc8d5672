/* rotterdam.c -- the game as rules/game.h wants it: set-up, whose turn comes next,
 * and the switches that send a move to the file of its phase.
 *
 * A round is six phases; in each every seat has a turn, the harbourmaster first
 * (trading has no turns).  Turns in which there is nothing to decide are passed over
 * here, on public grounds only. */

#include "games/rotterdam/rotterdam.h"

enum { OPTION_players, OPTION_offers };

static const struct option options[] = {
	{"players", NULL, NUMBER_PLAYERS_LEAST, SEATS, 4, false, OPTION_WORDS(players)},
	{"offers", NULL, 1, NUMBER_OFFERS_MOST, NUMBER_OFFERS, false, OPTION_WORDS(offers)},
	{0},
};

static uint16_t refuses(const struct options *o)
{
	(void)o;
	return 0;
}

static void set_supplies(struct rotterdam *s)
{
	for (int i = 0; i < MATERIALS; i++)
		s->supply[i] = rd_cubes[i];
	s->stack = rd_census;
	for (int i = 0; i < PRODUCTS; i++)
		s->stacked[i / 2] += rd_copies[i];
	s->deck = ((uint64_t)1 << ORDERS) - 1;
	s->undealt = ORDERS;
	for (int i = 0; i < CARDS; i++) {
		s->pile[i] = rd_card_copies[i];
		s->piled += rd_card_copies[i];
	}
}

static void setup(void *state, const struct options *o, int rules)
{
	struct rotterdam *s = state;

	(void)rules;
	memset(s, 0, sizeof *s);
	s->turn.seats = (uint8_t)o->value[OPTION_players];
	s->limit = (uint8_t)o->value[OPTION_offers];
	s->colour = COLOURS;
	s->card = CARD_NONE;
	set_supplies(s);
	for (int i = 0; i < SHIPS; i++) {
		const bool here = i / FLEET < s->turn.seats && i % FLEET < rd_fleet(s);
		s->at[i] = here ? SPACE_SUPPLY : SPACE_ABSENT;
		s->cargo[i] = CARGO_NONE;
	}
	rd_wait(s, DEALER);
}

/* Ships that were unloaded can be used again from now on. */
static void ready_ships(struct rotterdam *s)
{
	for (int i = 0; i < SHIPS; i++)
		if (s->at[i] == SPACE_BACK)
			s->at[i] = SPACE_SUPPLY;
}

/* The phase after this one; after the sixth a new round, or the count. */
static void next_phase(struct rotterdam *s)
{
	bool end = false;

	s->acted = 0;
	if (s->turn.phase != PHASE_ORDERS) {
		s->turn.phase++;
		if (s->turn.phase == PHASE_CARDS)
			rd_count_anchors(s);
		return;
	}
	for (int i = 0; i < s->turn.seats; i++)
		end = end || s->points[i] >= NUMBER_GOAL;
	if (end) {
		s->turn.phase = PHASE_SHOW;
		return;
	}
	s->master = (uint8_t)((s->master + 1) % s->turn.seats);
	s->turn.phase = PHASE_PLACE;
	s->turn.round++;
	ready_ships(s);
}

static bool turn_opens(struct rotterdam *s)
{
	switch (s->turn.phase) {
	case PHASE_PLACE: return rd_place_turn(s);
	case PHASE_SAIL: rd_wait(s, s->turn.active); return true;
	case PHASE_CARDS: return rd_draw_turn(s);
	case PHASE_UNLOAD: return rd_unload_turn(s);
	case PHASE_TRADE: return rd_trade_open(s);
	case PHASE_ORDERS: return rd_orders_turn(s);
	default: return rd_show_turn(s);
	}
}

static void next_turn(struct rotterdam *s)
{
	do {
		if (++s->acted >= s->turn.seats)
			next_phase(s);
		s->turn.active = (uint8_t)((s->master + s->acted) % s->turn.seats);
		s->step = STEP_TURN;
		s->turn.waiting = 0;
	} while (!turn_opens(s) && !s->turn.over);
}

bool rd_after(struct rotterdam *s)
{
	s->step = STEP_AFTER;
	if (s->held[s->turn.active] == 0)
		return false;
	rd_wait(s, s->turn.active);
	return true;
}

/* A ship card is dealt with: back to where the turn was. */
bool rd_target_done(struct rotterdam *s)
{
	s->card = CARD_NONE;
	s->ship = 0;
	s->step = s->back;
	s->back = 0;
	return s->step == STEP_AFTER ? rd_after(s) : turn_opens(s);
}

static bool pass(struct rotterdam *s, struct move m)
{
	if (s->turn.phase == PHASE_TRADE)
		return rd_trade(s, m);
	if (s->step == STEP_AGAIN)
		return rd_target_done(s);
	if (s->step == STEP_LIMIT)
		return rd_draw_as_is(s);
	return s->turn.phase == PHASE_UNLOAD && s->step == STEP_TURN && rd_unload(s);
}

static bool deal(struct rotterdam *s, struct move m)
{
	switch (m.verb) {
	case VERB_start: return rd_start(s, m.arg[0]);
	case VERB_order: return rd_deal_order(s, m.arg[0], m.arg[1]);
	case VERB_shipcard: return rd_shipcard(s, m.arg[0], m.arg[1]);
	case VERB_product: return rd_product(s, m.arg[0], m.arg[1]);
	case VERB_settle: return rd_settle(s, m.amount);
	case VERB_showcard: return rd_show_card(s, m.arg[0], m.arg[1]);
	default: return rd_show_product(s, m.arg[0], m.arg[1]);
	}
}

static bool play(struct rotterdam *s, struct move m)
{
	switch (m.verb) {
	case VERB_pass: return pass(s, m);
	case VERB_place: return rd_place(s, m.seat, m.arg[0], m.arg[1]);
	case VERB_call: return rd_call(s, m.arg[0]);
	case VERB_sail: return rd_sail(s, m.arg[0], m.arg[1]);
	case VERB_wait: return rd_hold(s, m.arg[0]);
	case VERB_play: return rd_play(s, m.seat, m.arg[0]);
	case VERB_swap: return rd_swap(s, m.arg[0], m.arg[1]);
	case VERB_back: return rd_back(s, m.arg[0], m.arg[1]);
	case VERB_rob: return rd_rob(s, m.arg[0], m.arg[1]);
	case VERB_robnew: return rd_rob_new(s, m.arg[0], m.arg[1]);
	case VERB_seize: return rd_seize(s, m.arg[0]);
	case VERB_fill: return rd_fill(s, m.seat, m.arg[0], m.arg[1]);
	default: return rd_trade(s, m);
	}
}

static void apply(void *state, struct move m)
{
	struct rotterdam *s = state;

	assert(turn_waits(&s->turn, m.seat) && m.verb < VERBS);
	s->turn.ply++;
	if (!(m.seat == DEALER ? deal(s, m) : play(s, m)))
		next_turn(s);
}

/* The main action of a turn and what may stand in its place. */
static int turn_moves(const struct rotterdam *s, int seat, struct move *list)
{
	if (s->turn.phase == PHASE_SAIL)
		return rd_call_moves(s, seat, list);
	rd_add(list, 0, seat, VERB_pass, 0, 0);
	if (s->turn.phase == PHASE_PLACE)
		return 1 + rd_place_moves(s, seat, list + 1);
	if (s->turn.phase == PHASE_ORDERS)
		return 1 + rd_fill_moves(s, seat, list + 1);
	return 1;
}

int rd_moves(const void *state, int seat, struct move *list)
{
	const struct rotterdam *s = state;
	int n;

	if (seat >= s->turn.seats || !turn_waits(&s->turn, seat))
		return 0;
	if (s->turn.phase == PHASE_TRADE)
		return rd_trade_moves(s, seat, list);
	switch (s->step) {
	case STEP_STEER: return rd_steer_moves(s, seat, list);
	case STEP_TARGET:
	case STEP_AGAIN: return rd_target_moves(s, seat, list);
	case STEP_LIMIT:
	case STEP_AFTER:
		rd_add(list, 0, seat, VERB_pass, 0, 0);
		n = 1;
		break;
	default: n = turn_moves(s, seat, list);
	}
	return n + rd_card_moves(s, seat, list + n);
}

static const uint8_t *ties(const void *state)
{
	static const uint8_t counters[] = {COUNTER_orders, COUNTER_products, UNKNOWN};

	(void)state;
	return counters;
}

static const struct stop stops[] = {{STOP_VERB, VERB_accept}, {STOP_END, 0}};

static const struct telling telling = {
	.sections = rd_sections,
	.figures = rd_figures,
	.columns = rd_columns,
	.words = rd_words,
	.numbers = rd_numbers,
	.sayings = rd_sayings,
	.implied = rd_implied,
	.counter = rd_counter,
	.scene = rd_scene,
	.tell = rd_tell,
	.explain = rd_explain,
	.ties = ties,
	.verdict = rd_verdict,
};

static const struct brain brain = {
	.value = rd_value,
	.scale = 450,
};

static const struct study study = {
	.statistics = rd_statistics,
	.tally = rd_tally,
};

const struct game rotterdam = {
	.name = "rotterdam",
	.title = WORD_title,
	.summary = WORD_summary,
	.rules = 3,
	.oldest = 3,
	.state_size = sizeof(struct rotterdam),
	.plies = 60000,
	.options = options,
	.verbs = rd_verbs,
	.lists = rd_lists,
	.phases = rd_phases,
	.stops = stops,
	.refuses = refuses,
	.setup = setup,
	.moves = rd_moves,
	.outcomes = rd_outcomes,
	.sample = rd_sample,
	.apply = apply,
	.hide = rd_hide,
	.hide_move = rd_hide_move,
	.admits = rd_admits,
	.guess = rd_guess,
	.result = rd_result,
	.check = rd_check,
	.put = rd_put,
	.telling = &telling,
	.brain = &brain,
	.study = &study,
};
