/* tell.c -- what just happened and what a move would do, as data for any language. */

#include "games/portroyal/tell.h"

#include "games/portroyal/income.h"

static int word_of(const struct move *m)
{
	return pr_lists[LIST_CARDS].word[m->arg[0]];
}

/* Everything before a tax's bonus has been dealt, so what is owed then is the bonus. */
static void say_bonus(struct story *t, const struct portroyal *s)
{
	for (int seat = 0; seat < s->turn.seats; seat++)
		if (s->owed[seat] > 0)
			say(t, WORD_say_gains, seat, SECTION_tax, s->owed[seat], 0);
}

/* A lost harbour of so many cards pays a character of the adventure and everybody's jesters. */
static void say_lost_pays(struct story *t, const struct portroyal *s, int cards)
{
	if (pr_adventure(s))
		pr_tell_lost(t, s, cards);
	for (int seat = 0; seat < s->turn.seats; seat++)
		if (s->have[seat][JESTER] > 0)
			say(t, WORD_say_jesters, seat, SECTION_bust,
			    PR_JESTER_COINS * s->have[seat][JESTER], 0);
}

static int paid(const struct portroyal *a, const struct portroyal *b, int seat)
{
	return b->due[seat] - a->due[seat] + a->token[seat] - b->token[seat];
}

static void tell_tax(struct story *t, const struct portroyal *a, const struct portroyal *b,
                     int card)
{
	const int word = pr_card[card].bonus == MOST_SWORDS ? WORD_say_tax_swords
	                 : card == CARD_tax_high            ? WORD_say_tax_high
	                                                    : WORD_say_tax_influence;

	say(t, word, a->turn.active, SECTION_tax, 0, 0);
	for (int seat = 0; seat < a->turn.seats; seat++)
		if (paid(a, b, seat) > 0)
			say(t, WORD_say_taxed, seat, SECTION_tax, paid(a, b, seat), 0);
	say_bonus(t, b);
}

/* A ship has come in or not; the harbour before and after says which. */
static void tell_ship(struct story *t, const struct portroyal *a, const struct portroyal *b,
                      int card)
{
	const int seat = a->turn.active, word = WORD_CARDS + card;

	if (b->turn.phase == PHASE_REPEL)
		say(t, WORD_say_sighted, seat, SECTION_repel, word, 0);
	else if ((a->colours >> pr_card[card].colour & 1) && !b->gambling && !a->gambling) {
		say(t, WORD_say_bust, seat, SECTION_bust, word, 0);
		say_lost_pays(t, a, a->harboured + 1);
	} else
		say(t, WORD_say_arrives, seat, SECTION_discover, word, 0);
}

static void tell_reveal(struct story *t, const struct portroyal *a, const struct portroyal *b,
                        const struct move *m)
{
	switch (pr_card[m->arg[0]].type) {
	case CHARACTER:
		say(t, WORD_say_arrives, a->turn.active, SECTION_discover, word_of(m), 0);
		break;
	case SHIP: tell_ship(t, a, b, m->arg[0]); break;
	case EXPEDITION:
		say(t, WORD_say_expedition, a->turn.active, SECTION_expeditions, word_of(m), 0);
		break;
	default: tell_tax(t, a, b, m->arg[0]);
	}
}

/* A gamble ends with its last card or, if that is a tax, when the tax has been paid. */
static void tell_gamble(struct story *t, const struct portroyal *a, const struct portroyal *b,
                        const struct move *m)
{
	if (!a->gambling || b->gambling)
		return;
	const struct card *last = m->verb == REVEAL ? &pr_card[m->arg[0]] : NULL;
	const bool ship = last != NULL && last->type == SHIP;
	const bool landed = ship || (last != NULL && last->type == CHARACTER);
	const bool second = ship && (a->colours >> last->colour & 1);
	if (!second && !pr_clash(a))
		return;
	say(t, WORD_say_gamble_bust, a->turn.active, SECTION_gambler, 0, 0);
	say_lost_pays(t, a, a->harboured + landed);
}

/* Between two there is nobody to choose, so the gift is no move of its own. */
static void tell_only_gift(struct story *t, const struct portroyal *a, const struct move *m)
{
	if (pr_card[m->arg[0]].gift > 0 && a->turn.seats == 2)
		say(t, WORD_say_gift, m->seat, SECTION_clerks, 1 - m->seat, 0);
}

static void tell_taking(struct story *t, const struct portroyal *a, const struct portroyal *b,
                        const struct move *m)
{
	const bool trade = m->verb == TRADE;
	const int coins =
		trade ? pr_income(a, m->seat, m->arg[0]) : pr_price(a, m->seat, m->arg[0]);

	say(t, trade ? WORD_say_trade : WORD_say_hire, m->seat,
	    trade ? SECTION_trade : SECTION_hire, word_of(m), coins);
	if (pr_pays_fee(a, m->seat))
		say(t, WORD_say_fee, m->seat, SECTION_others, a->turn.active, 0);
	if (trade && b->tucked[m->seat] > a->tucked[m->seat])
		say(t, WORD_say_tuck, m->seat, SECTION_unterwegs, word_of(m), PR_MERCHANT_POINTS);
	if (b->turn.phase == PHASE_TUCK)
		say(t, WORD_say_tucking, m->seat, SECTION_unterwegs, word_of(m), 0);
	if (trade)
		tell_only_gift(t, a, m);
}

static void tell_renounce(struct story *t, const struct portroyal *a, const struct move *m)
{
	say(t, WORD_say_renounce, m->seat, SECTION_at_once, word_of(m), 0);
	if (pr_pays_fee(a, m->seat))
		say(t, WORD_say_fee, m->seat, SECTION_others, a->turn.active, 0);
	tell_only_gift(t, a, m);
}

static void tell_fulfilled(struct story *t, const struct portroyal *a, int seat, int contract)
{
	const struct contract *c = &pr_contract[contract];
	const int coins = c->coins[pr_fulfilled_by(a, contract)];

	if (c->task == TASK_PAYS)
		say(t, WORD_say_pays, seat, SECTION_contract_list, c->a, 0);
	say(t, coins > 0 ? WORD_say_fulfil : WORD_say_fulfil_unpaid, seat, SECTION_contracts,
	    WORD_contract_comedian + contract, coins);
}

/* Every marker that moved, by whatever move it was. */
static void tell_markers(struct story *t, const struct portroyal *a, const struct portroyal *b,
                         int seat)
{
	for (int i = 0; i < b->opened; i++) {
		const int contract = b->contract[i], word = WORD_contract_comedian + contract;
		const int step = pr_step_of(b, seat, contract);
		if ((b->done[seat] & ~a->done[seat]) >> contract & 1) {
			tell_fulfilled(t, a, seat, contract);
			if (b->influence[seat] > a->influence[seat])
				say(t, WORD_say_points, seat, SECTION_contracts,
				    b->influence[seat] - a->influence[seat], 0);
		} else if (step > pr_step_of(a, seat, contract)) {
			say(t, WORD_say_step, seat, SECTION_contracts, word, step);
		}
	}
}

static void tell_moment(struct story *t, const struct portroyal *a, const struct portroyal *b)
{
	if (b->opened == 0 || b->moment == NO_CARD || b->moment == a->moment)
		return;
	for (int seat = 0; seat < b->turn.seats; seat++)
		if (b->asked >> seat & 1)
			say(t, WORD_say_moment, seat, SECTION_at_once,
			    WORD_contract_comedian + b->moment, 0);
}

static int still_open(const struct portroyal *s)
{
	int open = 0;

	for (int i = 0; i < s->opened; i++)
		open += pr_fulfilled_by(s, s->contract[i]) == 0;
	return open;
}

static void tell_end_together(struct story *t, const struct portroyal *s)
{
	const int points = pr_points(s);

	if (pr_all_fulfilled(s))
		say(t, WORD_say_won, s->turn.active, SECTION_score, points,
		    WORD_rank_lubber + pr_rank(points));
	else
		say(t, WORD_say_lost, s->turn.active, SECTION_together, still_open(s), 0);
}

static void tell_pass(struct story *t, const struct portroyal *a, const struct move *m)
{
	switch (a->turn.phase) {
	case PHASE_MOMENT: say(t, WORD_say_declines, m->seat, SECTION_at_once, 0, 0); break;
	case PHASE_SCORE: say(t, WORD_say_no_score, m->seat, SECTION_score, 0, 0); break;
	case PHASE_DISCOVER:
	case PHASE_BUST: say(t, WORD_say_ends_turn, m->seat, SECTION_turn, 0, 0); break;
	case PHASE_NOW:
	case PHASE_MONTH: break; /* see chronicle.c */
	default: say(t, WORD_say_pass, m->seat, SECTION_trade, 0, 0);
	}
}

/* The claim is done when the expedition has an owner. */
static void tell_claim(struct story *t, const struct portroyal *a, const struct portroyal *b,
                       const struct move *m)
{
	const int card = m->verb == CLAIM ? m->arg[0] : a->claiming;
	const bool done = b->expedition[card - FIRST_EXPEDITION] == m->seat;

	if (m->verb == GIVE)
		say(t, WORD_say_give, m->seat, SECTION_expeditions, word_of(m), 0);
	else if (!done)
		say(t, WORD_say_claim, m->seat, SECTION_expeditions, word_of(m), 0);
	if (done)
		say(t, WORD_say_done, m->seat, SECTION_expeditions, pr_lists[LIST_CARDS].word[card],
		    pr_card[card].coins);
}

bool pr_part_begins(const struct portroyal *a, const struct portroyal *b)
{
	return b->turn.phase == PHASE_TRADE && !(pr_in_part(a) && a->taker == b->taker);
}

/* When a part of phase 2 begins, its owner's people pay. */
static void tell_part(struct story *t, const struct portroyal *a, const struct portroyal *b)
{
	if (!pr_part_begins(a, b))
		return;
	const int seat = b->taker;
#define INCOME(name, says, section, ahead) \
	if (pr_brings_##name(b, seat) > 0) \
		say(t, WORD_##says, seat, SECTION_##section, pr_brings_##name(b, seat), 0);
#include "games/portroyal/skills.def"
}

/* Nobody had set it off before, so whoever has what it asks for does so now. */
static void tell_ending(struct story *t, const struct portroyal *s)
{
	for (int seat = 0; seat < s->turn.seats; seat++)
		if (pr_sets_off(s, seat))
			say(t, WORD_say_ending, seat, SECTION_end, 0, 0);
}

static void tell_stop(struct story *t, const struct portroyal *s, int seat)
{
	if (pr_takes_after(s, seat) > 0)
		say(t, WORD_say_stop, seat, SECTION_trade, pr_takes_for(s, seat), 0);
	else
		say(t, WORD_say_stop_none, seat, SECTION_trade, 0, 0);
}

static bool is_told(const struct story *t, int word)
{
	for (int i = 0; i < t->n; i++)
		if (t->list[i].word == word)
			return true;
	return false;
}

/* What lies in the harbour when a turn ends, unless it was lost. */
static void tell_turn_end(struct story *t, const struct portroyal *a, const struct portroyal *b,
                          const struct move *m)
{
	const bool takes =
		m->verb == TRADE || m->verb == HIRE || m->verb == STOW || m->verb == RENOUNCE;
	const bool ends =
		b->turn.active != a->turn.active || b->turn.round != a->turn.round || b->turn.over;

	if (pr_adventure(a))
		pr_tell_smugglers(t, a, b, m);
	if (ends && b->harboured == 0 && a->harboured > takes)
		say(t, WORD_say_cleared, a->turn.active, SECTION_turn, 0, 0);
}

static void tell_over(struct story *t, const struct portroyal *s)
{
	say(t, WORD_say_over, s->turn.active, SECTION_end, 0, 0);
	if (pr_adventure(s))
		pr_tell_contest_end(t, s);
}

static void tell_consequences(struct story *t, const struct portroyal *a, const struct portroyal *b)
{
	for (int seat = 0; seat < b->turn.seats && b->opened > 0; seat++)
		tell_markers(t, a, b, seat);
	tell_moment(t, a, b);
	if ((a->moment == CONTRACT_tax_officer || a->turn.phase == PHASE_NOW) &&
	    b->turn.phase == PHASE_TAX)
		say_bonus(t, b);
	tell_part(t, a, b);
	if (b->discarded == 0 && a->discarded > 0)
		say(t, WORD_say_reshuffle, b->turn.active, SECTION_coins, 0, 0);
	if (b->ending && !a->ending)
		tell_ending(t, b);
	if (b->turn.over && pr_together(b) && pr_adventure(b))
		pr_tell_chapter_end(t, b);
	else if (b->turn.over && pr_together(b))
		tell_end_together(t, b);
	else if (b->turn.over)
		tell_over(t, b);
	else if (b->turn.active != a->turn.active && a->turn.phase != PHASE_START)
		say(t, WORD_say_turn, b->turn.active, SECTION_turn, 0, 0);
}

/* The verbs that came with contracts, merchants and gamblers. */
static void tell_further(struct story *t, const struct portroyal *a, const struct portroyal *b,
                         const struct move *m)
{
	switch (m->verb) {
	case CONTRACT:
		say(t, WORD_say_contract, b->turn.active, SECTION_contracts,
		    WORD_contract_comedian + m->arg[0], 0);
		if (b->timepile > 0)
			say(t, WORD_say_time, b->turn.active, SECTION_together, b->timepile, 0);
		break;
	case RENOUNCE: tell_renounce(t, a, m); break;
	case CAPTURE:
		say(t, WORD_say_capture, m->seat, SECTION_contracts, WORD_CARDS + a->revealed, 0);
		if (b->discarded > a->discarded)
			say(t, WORD_say_pack, m->seat, SECTION_contracts, 0, 0);
		break;
	case GIFT: say(t, WORD_say_gift, m->seat, SECTION_clerks, m->arg[0], 0); break;
	case TUCK:
		say(t, WORD_say_tuck, m->seat, SECTION_unterwegs, WORD_CARDS + a->revealed,
		    PR_MERCHANT_POINTS);
		break;
	case GAMBLE:
		say(t, WORD_say_gamble, m->seat, SECTION_gambler, 0, 0);
		if (pr_from_time(a))
			say(t, WORD_say_time_card, m->seat, SECTION_together, 0, 0);
		break;
	case SCORE: say(t, WORD_say_score, m->seat, SECTION_score, b->timepile, 0); break;
	}
}

int pr_tell(const void *before, struct move m, const void *after, struct line *list)
{
	const struct portroyal *a = before, *b = after;
	struct story t = {list, 0};

	switch (m.verb) {
	case PASS: tell_pass(&t, a, &m); break;
	case START: say(&t, WORD_say_start, m.arg[0], SECTION_preparation, 0, 0); break;
	case DISCOVER:
		say(&t, pr_from_time(a) ? WORD_say_time_card : WORD_say_discover, m.seat,
		    SECTION_discover, 0, 0);
		break;
	case REVEAL: tell_reveal(&t, a, b, &m); break;
	case REPEL:
		say(&t, WORD_say_repel, m.seat, SECTION_repel, WORD_CARDS + a->revealed, 0);
		break;
	case KEEP: tell_ship(&t, a, b, a->revealed); break;
	case STOP: tell_stop(&t, a, m.seat); break;
	case TRADE:
	case HIRE: tell_taking(&t, a, b, &m); break;
	case CLAIM:
	case GIVE: tell_claim(&t, a, b, &m); break;
	case SPEND: say(&t, WORD_say_spent, a->turn.active, SECTION_coins, word_of(&m), 0); break;
	default: tell_further(&t, a, b, &m);
	}
	if (pr_adventure(a)) {
		pr_tell_adventure(&t, a, b, &m);
		pr_tell_changes(&t, a, b, &m);
	}
	tell_gamble(&t, a, b, &m);
	if (!is_told(&t, WORD_say_bust) && !is_told(&t, WORD_say_gamble_bust))
		tell_turn_end(&t, a, b, &m);
	tell_consequences(&t, a, b);
	return t.n;
}

static void explain_fee(struct story *t, const struct portroyal *s, int seat)
{
	if (pr_pays_fee(s, seat))
		say(t, WORD_if_fee, seat, SECTION_others, s->turn.active, 0);
}

static void explain_taking(struct story *t, const struct portroyal *s, const struct move *m)
{
	if (m->verb == TRADE)
		say(t, WORD_if_trade, m->seat, SECTION_trade, pr_income(s, m->seat, m->arg[0]), 0);
	else
		say(t, WORD_if_hire, m->seat, SECTION_hire, pr_price(s, m->seat, m->arg[0]),
		    pr_card[m->arg[0]].influence);
	if (m->verb == TRADE && pr_tucks(s, m->seat, m->arg[0]))
		say(t, WORD_if_tuck, m->seat, SECTION_unterwegs, PR_MERCHANT_POINTS, 0);
	if (m->verb == TRADE && pr_card[m->arg[0]].gift > 0 && s->turn.seats > 1)
		say(t, WORD_if_gift, m->seat, SECTION_clerks, 0, 0);
	if (m->verb == TRADE && pr_card[m->arg[0]].crowns > 0)
		say(t, WORD_if_crowns, m->seat, SECTION_crowns, pr_card[m->arg[0]].crowns, 0);
	explain_fee(t, s, m->seat);
}

/* A marker that moves on, or lies for good. */
static void explain_marker(struct story *t, const struct portroyal *s, int seat, int contract)
{
	const struct contract *c = &pr_contract[contract];
	const int step = pr_step_of(s, seat, contract) + 1;

	if (c->task == TASK_PAYS)
		say(t, WORD_if_pays, seat, SECTION_contract_list, c->a, 0);
	if (step < c->steps)
		say(t, WORD_if_step, seat, SECTION_contracts, step, c->steps);
	else
		say(t, WORD_if_fulfil, seat, SECTION_contracts,
		    c->coins[pr_fulfilled_by(s, contract)],
		    pr_contract_points(pr_contracts_of(s, seat) + 1));
}

static void explain_stop(struct story *t, const struct portroyal *s, int seat)
{
	const int takes = pr_takes_after(s, seat);

	say(t, takes > 0 ? WORD_if_stop : WORD_if_stop_none, seat, SECTION_trade, takes, 0);
}

static void explain_pass(struct story *t, const struct portroyal *s, int seat)
{
	if (s->turn.phase == PHASE_MOMENT || s->turn.phase == PHASE_NOW)
		say(t, WORD_if_decline, seat, SECTION_at_once, 0, 0);
	else if (s->turn.phase == PHASE_DISCOVER)
		say(t, WORD_if_time_up, seat, SECTION_together, 0, 0);
}

static void explain_further(struct story *t, const struct portroyal *s, const struct move *m)
{
	switch (m->verb) {
	case PASS: explain_pass(t, s, m->seat); break;
	case FULFIL: explain_marker(t, s, m->seat, m->arg[0]); break;
	case RENOUNCE:
		explain_marker(t, s, m->seat, pr_foe(s, m->seat, m->arg[0]));
		explain_fee(t, s, m->seat);
		break;
	case CAPTURE: say(t, WORD_if_capture, m->seat, SECTION_contract_list, 0, 0); break;
	case GAMBLE: say(t, WORD_if_gamble, m->seat, SECTION_gambler, PR_GAMBLER_CARDS, 0); break;
	case SCORE: say(t, WORD_if_score, m->seat, SECTION_score, PR_SCORE_POINTS, 0); break;
	}
}

int pr_explain(const void *view, struct move m, struct line *list)
{
	const struct portroyal *s = view;
	struct story t = {list, 0};
	const struct card *c = &pr_card[m.arg[0] % CARDS];

	if (pr_adventure(s))
		pr_explain_adventure(&t, s, &m);
	switch (m.verb) {
	case DISCOVER:
		if (s->colours != 0)
			say(&t, WORD_if_discover, m.seat, SECTION_bust, 0, 0);
		break;
	case STOP: explain_stop(&t, s, m.seat); break;
	case REPEL: say(&t, WORD_if_repel, m.seat, SECTION_repel, 0, 0); break;
	case KEEP:
		say(&t,
		    s->colours >> pr_card[s->revealed].colour & 1 ? WORD_if_keep_bust
		                                                  : WORD_if_keep,
		    m.seat, SECTION_bust, 0, 0);
		break;
	case TRADE:
	case HIRE: explain_taking(&t, s, &m); break;
	case CLAIM:
		say(&t, WORD_if_claim, m.seat, SECTION_expeditions, c->influence, c->coins);
		break;
	case STOW: explain_fee(&t, s, m.seat); break;
	default: explain_further(&t, s, &m);
	}
	return t.n;
}
