/* portroyal.c -- Port Royal as a struct game: setup, the switch of apply, who is
 * asked next.  README.md beside this file holds the rules in our
 * words and the rulings; each phase has a file of its own. */

#include <stddef.h>

#include "games/portroyal/portroyal.h"
#include "games/portroyal/words.h"

static void setup(void *state, const struct options *o, int rules)
{
	struct portroyal *s = state;

	(void)rules;
	memset(s, 0, sizeof *s);
	s->turn.seats = (uint8_t)o->value[OPTION_PLAYERS];
	s->end = (uint8_t)o->value[OPTION_END];
	s->sets = (uint8_t)o->value[OPTION_SETS];
	s->mode = (uint8_t)o->value[OPTION_MODE];
	s->opens = (uint8_t)pr_contracts_to_open(o);
	s->scorepile = (uint8_t)o->value[OPTION_ASIDE];
	s->moment = NO_CARD;
	if (pr_adventure(s))
		pr_begin_adventure(s, o);
	else
		memset(s->kept, NO_CARD, sizeof s->kept);
	pr_census(s, s->deck);
	s->decked = (uint8_t)(bag_total(s->deck, DECK_SIZE) - s->scorepile);
	memset(s->expedition, IN_PLAY, sizeof s->expedition);
	if (!pr_boxed(s, CARD_exp_five))
		s->expedition[CARD_exp_five - FIRST_EXPEDITION] = NOBODY;
	s->revealed = NO_CARD;
	s->turn.phase = PHASE_START;
	s->turn.waiting = 1 << DEALER;
}

static void begin_play(struct portroyal *s)
{
	for (int i = 0; i < s->turn.seats; i++)
		pr_gain(s, i, PR_START_COINS);
	pr_begin_turn(s);
}

/* The first player begins; then everybody plays in turn. */
static void begin(struct portroyal *s, int seat)
{
	s->start = s->turn.active = (uint8_t)seat;
	if (s->opens > 0)
		s->turn.phase = PHASE_CONTRACTS;
	else if (pr_adventure(s))
		pr_begin_cast(s);
	else
		begin_play(s);
}

static void open_contract(struct portroyal *s, int contract)
{
	pr_open_contract(s, contract);
	if (s->opened == s->opens)
		begin_play(s);
}

static void pass(struct portroyal *s, int seat)
{
	switch (s->turn.phase) {
	case PHASE_MOMENT: pr_answer(s, seat, false); break;
	case PHASE_NOW: pr_answer_mission(s, seat, false); break;
	case PHASE_MONTH: s->asked &= (uint8_t) ~(1 << seat); break;
	case PHASE_SCORE: pr_end_tax(s); break;
	case PHASE_BUST: pr_end_turn(s); break;
	case PHASE_DISCOVER: pr_end_game(s); break;
	default: pr_end_part(s);
	}
}

static void fulfil(struct portroyal *s, int seat, int contract)
{
	if (s->turn.phase == PHASE_MOMENT)
		pr_answer(s, seat, true);
	else
		pr_fulfil(s, seat, contract);
}

static void complete(struct portroyal *s, int seat, int mission)
{
	if (s->turn.phase == PHASE_NOW)
		pr_answer_mission(s, seat, true);
	else
		pr_complete(s, seat, pr_place_of(s, mission));
}

static void stop(struct portroyal *s)
{
	if (!pr_adventure(s) || !pr_ask_stop(s))
		pr_begin_trade(s);
}

static void score(struct portroyal *s)
{
	pr_score(s);
	pr_end_tax(s);
}

static void wait_for(struct portroyal *s, int seat)
{
	s->turn.waiting = (uint8_t)(1 << seat);
}

void pr_end_game(struct portroyal *s)
{
	s->turn.phase = PHASE_OVER;
	s->moment = NO_CARD;
	s->asked = 0;
}

static bool claims_or_fulfils(const struct portroyal *s, int seat)
{
	return pr_can_claim_any(s, seat) || pr_can_fulfil_any(s, seat);
}

/* There is no card to turn over. */
static bool no_card(struct portroyal *s)
{
	if (s->drawn > 0)
		pr_begin_trade(s); /* take what lies there */
	else if (pr_adventure(s))
		pr_begin_trade(s); /* months go by all the same */
	else if (pr_together(s) && claims_or_fulfils(s, s->turn.active))
		return false; /* time is up, but that may still be done */
	else if (!pr_together(s) && (pr_claim_possible(s) || pr_fulfil_possible(s)))
		pr_begin_trade(s);
	else
		pr_end_game(s); /* time is up, or every card is a coin or in a crew */
	return true;
}

/* The next decision of phase 1; a gambler used up his turn's cards. */
static bool step_discover(struct portroyal *s)
{
	wait_for(s, s->turn.active);
	if ((s->opened > 0 && pr_watch_colours(s)) || (pr_adventure(s) && pr_watch_missions(s)))
		return true;
	if (pr_event_is(s, EVENT_calm) && s->harboured >= PR_CALM_CARDS) {
		pr_begin_trade(s);
		return true;
	}
	if (!pr_next_card(s))
		return no_card(s);
	if (s->gambled == 0 || pr_can_gamble(s))
		return false;
	pr_begin_trade(s);
	return true;
}

static bool step_reveal(struct portroyal *s)
{
	if (s->gambling && (s->draws == 0 || !pr_next_card(s))) {
		pr_end_gamble(s);
		return true;
	}
	if (!pr_from_time(s))
		pr_restock(s);
	wait_for(s, DEALER);
	return false;
}

/* The tax is paid; a team may now trade time for points. */
static bool step_tax(struct portroyal *s)
{
	if (pr_together(s) && s->timepile > 0)
		s->turn.phase = PHASE_SCORE;
	else
		pr_end_tax(s);
	return true;
}

static bool step_moment(struct portroyal *s)
{
	s->turn.waiting = s->asked;
	if (s->asked != 0)
		return false;
	pr_close_moment(s);
	return true;
}

static bool step_mission(struct portroyal *s)
{
	s->turn.waiting = s->asked;
	if (s->asked != 0)
		return false;
	pr_close_mission(s);
	return true;
}

static bool step_month(struct portroyal *s)
{
	s->turn.waiting = s->asked;
	if (s->asked != 0)
		return false;
	pr_turn_month(s);
	return true;
}

/* The dealer shows the cards, then the player drops all but one. */
static bool step_look(struct portroyal *s)
{
	if (s->adv.seen < LOOK_MAX && pr_can_draw(s)) {
		pr_restock(s);
		wait_for(s, DEALER);
		return false;
	}
	wait_for(s, s->turn.active);
	if (s->adv.looking > 1)
		return false;
	pr_put_back(s);
	return true;
}

/* Who pays for a mission ship by ship. */
static int hander(const struct portroyal *s)
{
	return s->resume == PHASE_TRADE ? s->taker : s->turn.active;
}

static bool step_trade(struct portroyal *s)
{
	if (!pr_find_taker(s))
		return true;
	wait_for(s, s->taker);
	return false;
}

static bool step_bust(struct portroyal *s)
{
	wait_for(s, s->turn.active);
	if (claims_or_fulfils(s, s->turn.active) ||
	    (pr_adventure(s) && pr_can_sell_any(s, s->turn.active)))
		return false;
	pr_end_turn(s);
	return true;
}

/* The phases that only the adventure has. */
static bool step_adventure(struct portroyal *s)
{
	switch (s->turn.phase) {
	case PHASE_LOOK: return step_look(s);
	case PHASE_NOW: return step_mission(s);
	case PHASE_MONTH: return step_month(s);
	case PHASE_SIDE: wait_for(s, s->adv.chooser); return false;
	case PHASE_SHARE: wait_for(s, s->start); return false;
	case PHASE_HAND: wait_for(s, hander(s)); return false;
	default: /* PHASE_CAST, PHASE_STORY, PHASE_EVENT */ wait_for(s, DEALER); return false;
	}
}

/* One step towards the next decision; false when it is reached. */
static bool step(struct portroyal *s)
{
	switch (s->turn.phase) {
	case PHASE_DISCOVER: return step_discover(s);
	case PHASE_REVEAL: return step_reveal(s);
	case PHASE_TAX: return step_tax(s);
	case PHASE_MOMENT: return step_moment(s);
	case PHASE_TRADE: return step_trade(s);
	case PHASE_BUST: return step_bust(s);
	case PHASE_CONTRACTS: wait_for(s, DEALER); return false;
	case PHASE_GIFT:
	case PHASE_TUCK: wait_for(s, s->taker); return false;
	case PHASE_OVER:
		s->turn.over = 1;
		s->turn.waiting = 0;
		return false;
	case PHASE_CAST:
	case PHASE_SIDE:
	case PHASE_SHARE:
	case PHASE_STORY:
	case PHASE_EVENT:
	case PHASE_MONTH:
	case PHASE_LOOK:
	case PHASE_HAND:
	case PHASE_NOW: return step_adventure(s);
	default: /* PHASE_REPEL, PHASE_GIVE, PHASE_SCORE */
		wait_for(s, s->turn.active);
		return false;
	}
}

void pr_proceed(struct portroyal *s)
{
	do {
		if (pr_owes(s) && !pr_settle(s)) {
			wait_for(s, DEALER);
			return;
		}
	} while (step(s));
}

/* The verbs that only the adventure has. */
static void apply_adventure(struct portroyal *s, struct move m)
{
	switch (m.verb) {
	case CAST: pr_cast(s, m.arg[0]); break;
	case BE: pr_be(s, m.seat, m.arg[0]); break;
	case SHARE: pr_share(s, m.arg[0]); break;
	case MISSION: pr_lay(s, m.arg[0]); break;
	case EVENT: pr_turn_event(s, m.arg[0]); break;
	case BUY: pr_buy(s, m.seat); break;
	case COMPLETE: complete(s, m.seat, m.arg[0]); break;
	case HAND: pr_hand(s, m.seat, m.arg[0]); break;
	case STOW: pr_stow(s, m.arg[0]); break;
	case SELL: pr_sell(s, m.seat, m.arg[0]); break;
	case LOOK: pr_look(s); break;
	case SEE: pr_see(s, m.arg[0]); break;
	case DROP: pr_drop(s, m.arg[0]); break;
	default: assert(0 && "a verb of Port Royal");
	}
}

static void apply(void *state, struct move m)
{
	struct portroyal *s = state;

	assert(turn_waits(&s->turn, m.seat));
	s->turn.ply++;
	switch (m.verb) {
	case PASS: pass(s, m.seat); break;
	case START: begin(s, m.arg[0]); break;
	case COIN: pr_deal_coin(s, m.arg[0]); break;
	case SPEND:
		pr_spend_coin(s, m.arg[0]);
		if (s->all_due > 0)
			return; /* the dealer goes on */
		break;
	case DISCOVER: s->turn.phase = PHASE_REVEAL; break;
	case REVEAL: pr_reveal(s, m.arg[0]); break;
	case REPEL: pr_repel(s); break;
	case KEEP: pr_keep(s); break;
	case STOP: stop(s); break;
	case TRADE: pr_trade(s, m.arg[0]); break;
	case HIRE: pr_hire(s, m.arg[0]); break;
	case CLAIM: pr_claim(s, m.arg[0]); break;
	case GIVE: pr_give(s, m.arg[0]); break;
	case CONTRACT: open_contract(s, m.arg[0]); break;
	case FULFIL: fulfil(s, m.seat, m.arg[0]); break;
	case RENOUNCE: pr_renounce(s, m.arg[0]); break;
	case CAPTURE: pr_capture(s); break;
	case GIFT: pr_gift(s, m.arg[0]); break;
	case TUCK: pr_tuck_under(s, m.arg[0]); break;
	case GAMBLE: pr_gamble(s); break;
	case SCORE: score(s); break;
	default: apply_adventure(s, m);
	}
	pr_proceed(s);
}

static int share_moves(const struct portroyal *s, struct move *list)
{
	for (int seat = 0; seat < s->turn.seats; seat++)
		list[seat] = move_with(s->start, SHARE, seat);
	return s->turn.seats;
}

/* A move, or none. */
static int or_pass(struct move m, struct move *list)
{
	list[0] = m;
	list[1] = move_of(m.seat, PASS);
	return 2;
}

static int adventure_moves(const struct portroyal *s, int seat, struct move *list)
{
	switch (s->turn.phase) {
	case PHASE_SIDE: return pr_side_moves(s, list);
	case PHASE_SHARE: return share_moves(s, list);
	case PHASE_MONTH: return or_pass(move_of(seat, BUY), list);
	case PHASE_NOW: return or_pass(move_with(seat, COMPLETE, s->adv.mission[s->moment]), list);
	case PHASE_LOOK: return pr_drop_moves(s, list);
	default: return pr_hand_moves(s, seat, list);
	}
}

int pr_moves(const void *state, int seat, struct move *list)
{
	const struct portroyal *s = state;
	int n;

	if (!turn_waits(&s->turn, seat))
		return 0;
	switch (s->turn.phase) {
	case PHASE_DISCOVER: return pr_discover_moves(s, list);
	case PHASE_REPEL:
		list[0] = move_of(seat, REPEL);
		list[1] = move_of(seat, KEEP);
		list[2] = move_of(seat, CAPTURE);
		return pr_can_capture(s) ? 3 : 2;
	case PHASE_TRADE: return pr_trade_moves(s, list);
	case PHASE_GIVE: return pr_give_moves(s, list);
	case PHASE_GIFT: return pr_gift_moves(s, list);
	case PHASE_TUCK: return pr_tuck_moves(s, list);
	case PHASE_MOMENT: return or_pass(move_with(seat, FULFIL, s->moment), list);
	case PHASE_SCORE: return or_pass(move_of(seat, SCORE), list);
	case PHASE_SIDE:
	case PHASE_SHARE:
	case PHASE_MONTH:
	case PHASE_LOOK:
	case PHASE_HAND:
	case PHASE_NOW: return adventure_moves(s, seat, list);
	default: /* PHASE_BUST */
		n = pr_claim_moves(s, seat, list);
		n += pr_fulfil_moves(s, seat, list + n);
		if (pr_adventure(s))
			n += pr_sell_moves(s, seat, list + n);
		list[n] = move_of(seat, PASS);
		return n + 1;
	}
}

static const struct verb verbs[] = {
#define VERB(name_, id, label, ...) {.name = id, .list = {__VA_ARGS__}, .word = WORD_##label},
#include "games/portroyal/verbs.def"
	{0}};

static const char *const phases[] = {
#define PHASE(name, id) #id,
#include "games/portroyal/phases.def"
	NULL};

static const uint8_t tasks[] = {ZONE_MISSIONS, ZONE_CONTRACTS, UNKNOWN};

static const struct telling telling = {
	.sections = pr_sections,
	.figures = pr_figures,
	.columns = pr_columns,
	.words = pr_words,
	.numbers = pr_numbers,
	.sayings = pr_sayings,
	.story = "sets=base,adventure mode=coop",
	.tasks = tasks,
	.implied = pr_implied,
	.counter = pr_counter,
	.scene = pr_scene,
	.tell = pr_tell,
	.explain = pr_explain,
	.deals = pr_deals,
	.ties = pr_ties,
	.shows = pr_shows,
	.together = pr_one_side,
	.verdict = pr_verdict,
};

static const struct brain brain = {
	.value = pr_value,
	.scale = PR_VALUE_SCALE,
	.wide = true,
	.fleeting = pr_fleeting,
	.policies = pr_policies,
	.prospect = pr_prospect,
	.features = pr_features,
	.net = &pr_net,
};

const struct game portroyal = {
	.name = "port-royal",
	.title = WORD_title,
	.summary = WORD_summary,
	.rules = 3,
	.oldest = 3,
	.state_size = sizeof(struct portroyal),
	.plies = 30000,
	.options = pr_options,
	.verbs = verbs,
	.lists = pr_lists,
	.phases = phases,
	.refuses = pr_refuses,
	.setup = setup,
	.moves = pr_moves,
	.outcomes = pr_outcomes,
	.sample = pr_sample,
	.foresee = pr_foresee,
	.apply = apply,
	.hide = pr_hide,
	.hide_move = pr_hide_move,
	.admits = pr_admits,
	.guess = pr_guess,
	.result = pr_result,
	.check = pr_check,
	.put = pr_put,
	.telling = &telling,
	.brain = &brain,
};
