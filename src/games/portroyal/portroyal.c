/* portroyal.c -- Port Royal as a struct game: setup, the switch of apply, who is
 * asked next, and the result.  README.md beside this file holds the rules in our
 * words and the rulings; each phase has a file of its own. */

#include <stddef.h>

#include "games/portroyal/portroyal.h"
#include "games/portroyal/words.h"

static uint16_t refuses(const struct options *o)
{
	return (o->value[OPTION_SETS] >> SET_BASE & 1) == 0 ? WORD_refuse_no_base : 0;
}

static void setup(void *state, const struct options *o)
{
	struct portroyal *s = state;

	memset(s, 0, sizeof *s);
	s->turn.seats = (uint8_t)o->value[OPTION_PLAYERS];
	s->end = (uint8_t)o->value[OPTION_END];
	s->sets = (uint8_t)o->value[OPTION_SETS];
	pr_census(s->sets, s->deck);
	s->decked = (uint8_t)bag_total(s->deck, DECK_SIZE);
	memset(s->expedition, IN_PLAY, sizeof s->expedition);
	if (!pr_boxed(s, CARD_exp_five))
		s->expedition[CARD_exp_five - FIRST_EXPEDITION] = NOBODY;
	s->revealed = NO_CARD;
	s->turn.phase = PHASE_START;
	s->turn.waiting = 1 << DEALER;
}

static void begin(struct portroyal *s, int seat)
{
	s->start = s->turn.active = (uint8_t)seat;
	for (int i = 0; i < s->turn.seats; i++)
		pr_gain(s, i, PR_START_COINS);
	pr_begin_turn(s);
}

/* The first player begins; then everybody plays in turn. */
static void pass(struct portroyal *s)
{
	if (s->turn.phase == PHASE_BUST)
		pr_end_turn(s);
	else
		pr_end_part(s);
}

static void wait_for(struct portroyal *s, int seat)
{
	s->turn.waiting = (uint8_t)(1 << seat);
}

static void end_game(struct portroyal *s)
{
	s->turn.phase = PHASE_OVER;
	s->turn.over = 1;
}

/* One step towards the next decision; false when it is reached. */
static bool step(struct portroyal *s)
{
	switch (s->turn.phase) {
	case PHASE_DISCOVER:
		wait_for(s, s->turn.active);
		if (pr_can_draw(s))
			return false;
		if (s->drawn == 0 && !pr_claim_possible(s))
			end_game(s);        /* every card is a coin or in a crew: nothing can happen any more */
		else
			pr_begin_trade(s);  /* no card left to turn over: take what lies there */
		return true;
	case PHASE_REVEAL:
		pr_restock(s);
		wait_for(s, DEALER);
		return false;
	case PHASE_TAX:
		pr_end_tax(s);
		return true;
	case PHASE_TRADE:
		wait_for(s, s->taker);
		if (pr_can_act(s))
			return false;
		pr_end_part(s);
		return true;
	case PHASE_BUST:
		wait_for(s, s->turn.active);
		if (pr_can_claim_any(s, s->turn.active))
			return false;
		pr_end_turn(s);
		return true;
	case PHASE_OVER:
		s->turn.waiting = 0;
		return false;
	default:  /* PHASE_REPEL, PHASE_GIVE */
		wait_for(s, s->turn.active);
		return false;
	}
}

void pr_proceed(struct portroyal *s)
{
	do {
		if (!pr_settle(s)) {
			wait_for(s, DEALER);
			return;
		}
	} while (step(s));
}

static void apply(void *state, struct move m)
{
	struct portroyal *s = state;

	assert(turn_waits(&s->turn, m.seat));
	s->turn.ply++;
	switch (m.verb) {
	case PASS:     pass(s);                    break;
	case START:    begin(s, m.arg[0]);         break;
	case COIN:     pr_deal_coin(s, m.arg[0]);  break;
	case SPEND:    pr_spend_coin(s, m.arg[0]); break;
	case DISCOVER: s->turn.phase = PHASE_REVEAL; break;
	case REVEAL:   pr_reveal(s, m.arg[0]);     break;
	case REPEL:    pr_repel(s);                break;
	case KEEP:     pr_keep(s);                 break;
	case STOP:     pr_begin_trade(s);          break;
	case TRADE:    pr_trade(s, m.arg[0]);      break;
	case HIRE:     pr_hire(s, m.arg[0]);       break;
	case CLAIM:    pr_claim(s, m.arg[0]);      break;
	case GIVE:     pr_give(s, m.arg[0]);       break;
	default:       assert(0 && "a verb of Port Royal");
	}
	if (m.verb == SPEND && s->all_due > 0)
		return;  /* the dealer goes on; half of all moves end here or soon after */
	pr_proceed(s);
}

static int moves(const void *state, int seat, struct move *list)
{
	const struct portroyal *s = state;
	int n;

	if (!turn_waits(&s->turn, seat))
		return 0;
	switch (s->turn.phase) {
	case PHASE_DISCOVER:
		return pr_discover_moves(s, list);
	case PHASE_REPEL:
		list[0] = move_of(seat, REPEL);
		list[1] = move_of(seat, KEEP);
		return 2;
	case PHASE_TRADE:
		return pr_trade_moves(s, list);
	case PHASE_GIVE:
		return pr_give_moves(s, list);
	default:  /* PHASE_BUST */
		n = pr_claim_moves(s, seat, list);
		list[n] = move_of(seat, PASS);
		return n + 1;
	}
}

/* The coin that is turned over next is the latest of its purse. */
static uint8_t spent_coin(const struct portroyal *s)
{
	return s->coin[rows_start(s->coins, pr_payer(s) + 1) - 1];
}

static int outcomes(const void *state, struct outcome *list)
{
	const struct portroyal *s = state;
	int n = 0;

	if (!turn_waits(&s->turn, DEALER))
		return 0;
	if (s->turn.phase == PHASE_START) {
		for (; n < s->turn.seats; n++)
			list[n] = (struct outcome){move_with(DEALER, START, n), 1};
		return n;
	}
	if (s->all_due > 0) {
		list[0] = (struct outcome){move_with(DEALER, SPEND, spent_coin(s)), 1};
		return 1;
	}
	const int verb = s->all_owed > 0 ? COIN : REVEAL;
	for (int card = 0; card < CARDS; card++)
		if (s->deck[card] > 0)
			list[n++] = (struct outcome){move_with(DEALER, verb, card), s->deck[card]};
	return n;
}

static struct move sample(const void *state, struct rng *r)
{
	const struct portroyal *s = state;

	if (s->turn.phase == PHASE_START)
		return move_with(DEALER, START, (int)rng_below(r, s->turn.seats));
	if (s->all_due > 0)
		return move_with(DEALER, SPEND, spent_coin(s));
	return move_with(DEALER, s->all_owed > 0 ? COIN : REVEAL,
	                 bag_nth(s->deck, DECK_SIZE, rng_below(r, s->decked)));
}

/* Who stands above whom: in the variant an expedition first, then influence, then
 * coins. */
static int standing(const struct portroyal *s, int seat)
{
	const int eligible = s->end == END_STANDARD || pr_expeditions(s, seat) > 0;

	return eligible << 20 | s->influence[seat] << 10 | pr_wealth(s, seat);
}

static void result(const void *state, struct result *r)
{
	const struct portroyal *s = state;

	*r = (struct result){{0}, {0}};
	for (int seat = 0; seat < s->turn.seats; seat++) {
		r->score[seat] = s->influence[seat];
		r->place[seat] = 1;
		for (int other = 0; other < s->turn.seats; other++)
			r->place[seat] = (uint8_t)(r->place[seat] + (standing(s, other) > standing(s, seat)));
	}
}

static const char *const set_values[] = {"base", NULL};
static const char *const end_values[] = {"standard", "variant", NULL};

static const struct option options[] = {
	[OPTION_PLAYERS] = {"players", NULL, 2, PR_SEATS, 3, false},
	[OPTION_SETS] = {"sets", set_values, 1, (1 << SETS) - 1, 1 << SET_BASE, true},
	[OPTION_END] = {"end", end_values, END_STANDARD, END_VARIANT, END_STANDARD, false},
	{NULL, NULL, 0, 0, 0, false}
};

static const struct verb verbs[] = {
	[PASS] = {"pass", {0}, false, WORD_do_pass},
	[START] = {"start", {LIST_SEATS}, false, WORD_do_start},
	[COIN] = {"coin", {LIST_CARDS}, false, WORD_do_coin},
	[SPEND] = {"spend", {LIST_CARDS}, false, WORD_do_spend},
	[DISCOVER] = {"discover", {0}, false, WORD_do_discover},
	[REVEAL] = {"reveal", {LIST_CARDS}, false, WORD_do_reveal},
	[REPEL] = {"repel", {0}, false, WORD_do_repel},
	[KEEP] = {"keep", {0}, false, WORD_do_keep},
	[STOP] = {"stop", {0}, false, WORD_do_stop},
	[TRADE] = {"trade", {LIST_CARDS}, false, WORD_do_trade},
	[HIRE] = {"hire", {LIST_CARDS}, false, WORD_do_hire},
	[CLAIM] = {"claim", {LIST_CARDS}, false, WORD_do_claim},
	[GIVE] = {"give", {LIST_CARDS}, false, WORD_do_give},
	{NULL, {0}, false, 0}
};

static const char *const phases[] = {
	[PHASE_START] = "start", [PHASE_DISCOVER] = "discover", [PHASE_REVEAL] = "reveal",
	[PHASE_REPEL] = "repel", [PHASE_TAX] = "tax", [PHASE_TRADE] = "trade",
	[PHASE_BUST] = "bust", [PHASE_GIVE] = "give", [PHASE_OVER] = "over", NULL
};

const struct game portroyal = {
	.name = "port-royal",
	.title = WORD_title,
	.summary = WORD_summary,
	.rules = 1,
	.state_size = sizeof(struct portroyal),
	.plies = 30000,
	.options = options,
	.verbs = verbs,
	.lists = pr_lists,
	.phases = phases,
	.sections = pr_sections,
	.figures = pr_figures,
	.columns = pr_columns,
	.words = pr_words,
	.refuses = refuses,
	.setup = setup,
	.moves = moves,
	.outcomes = outcomes,
	.apply = apply,
	.hide = pr_hide,
	.hide_move = pr_hide_move,
	.guess = pr_guess,
	.result = result,
	.check = pr_check,
	.put = pr_put,
	.counter = pr_counter,
	.scene = pr_scene,
	.tell = pr_tell,
	.explain = pr_explain,
	.sample = sample,
	.value = pr_value,
};
