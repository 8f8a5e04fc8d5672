/* scene.c -- what lies on the table, what just happened, what a move would do:
 * all presentation of Port Royal, as data for any front end and any language. */

#include "games/portroyal/words.h"

static struct item item_of(int zone, int owner, int card, int count)
{
	return (struct item){.list = LIST_CARDS, .index = (uint8_t)card, .zone = (uint8_t)zone,
	                     .owner = (uint8_t)owner, .count = (uint16_t)count};
}

static int add_row(struct item *list, int n, int zone, int owner, const uint8_t *card, int cards)
{
	for (int i = 0; i < cards; i++) {
		list[n] = item_of(zone, owner, card[i], 1);
		list[n].column = (uint8_t)i;
		n++;
	}
	return n;
}

static int add_bag(struct item *list, int n, int zone, const uint8_t *bag)
{
	for (int card = 0; card < CARDS; card++)
		if (bag[card] > 0)
			list[n++] = item_of(zone, NOBODY, card, bag[card]);
	return n;
}

static int add_face_down(struct item *list, int n, int zone, int owner, int count)
{
	if (count == 0)
		return n;
	list[n] = item_of(zone, owner, UNKNOWN, count);
	list[n].flags = ITEM_FACE_DOWN;
	return n + 1;
}

static int add_seat(const struct portroyal *s, int seat, struct item *list, int n)
{
	n = add_row(list, n, ZONE_CREW, seat, s->crew + rows_start(s->crewed, seat), s->crewed[seat]);
	for (int e = 0; e < EXPEDITIONS_MAX; e++)
		if (s->expedition[e] == seat)
			list[n++] = item_of(ZONE_DONE, seat, FIRST_EXPEDITION + e, 1);
	return add_face_down(list, n, ZONE_COINS, seat, pr_wealth(s, seat));
}

/* Coins and deck are face down for everybody, so they show only their number. */
int pr_scene(const void *view, int seat, struct item *list)
{
	const struct portroyal *s = view;
	int n = add_row(list, 0, ZONE_HARBOUR, NOBODY, s->harbour, s->harboured);

	(void)seat;
	if (s->revealed != NO_CARD)
		list[n++] = item_of(ZONE_REVEALED, NOBODY, s->revealed, 1);
	for (int e = 0; e < EXPEDITIONS_MAX; e++)
		if (s->expedition[e] == NOBODY)
			list[n++] = item_of(ZONE_EXPEDITIONS, NOBODY, FIRST_EXPEDITION + e, 1);
	n = add_face_down(list, n, ZONE_DECK, NOBODY, s->decked);
	n = add_bag(list, n, ZONE_DISCARD, s->discard);
	for (int i = 0; i < s->turn.seats; i++)
		n = add_seat(s, i, list, n);
	return n;
}

int pr_counter(const void *state, int which, int seat)
{
	const struct portroyal *s = state;

	switch (which) {
	case COUNTER_COINS:
		return pr_wealth(s, seat);
	case COUNTER_INFLUENCE:
		return s->influence[seat];
	case COUNTER_SWORDS:
		return s->swords[seat];
	case COUNTER_DECK:
		return s->decked;
	default:
		return seat == s->taker && s->turn.phase == PHASE_TRADE ? s->takes : 0;
	}
}

/* The lines of one move, gathered in order. */
struct story { struct line *list; int n; };

static void say(struct story *t, int word, int seat, int section, int arg0, int arg1)
{
	t->list[t->n++] = (struct line){(uint16_t)word, (uint8_t)seat, (uint8_t)section,
	                                {(uint16_t)arg0, (uint16_t)arg1}};
}

static int word_of(const struct move *m)
{
	return pr_lists[LIST_CARDS].word[m->arg[0]];
}

static void say_gains(struct story *t, const struct portroyal *a, const struct portroyal *b,
                      int word, int section)
{
	for (int seat = 0; seat < a->turn.seats; seat++)
		if (b->owed[seat] > a->owed[seat])
			say(t, word, seat, section, b->owed[seat] - a->owed[seat], 0);
}

static int paid(const struct portroyal *a, const struct portroyal *b, int seat)
{
	return b->due[seat] - a->due[seat] + a->token[seat] - b->token[seat];
}

static void tell_tax(struct story *t, const struct portroyal *a, const struct portroyal *b, int card)
{
	const bool swords = pr_card[card].bonus == MOST_SWORDS;

	say(t, swords ? WORD_say_tax_swords : WORD_say_tax_influence, a->turn.active, SECTION_tax, 0, 0);
	for (int seat = 0; seat < a->turn.seats; seat++)
		if (paid(a, b, seat) > 0)
			say(t, WORD_say_taxed, seat, SECTION_tax, paid(a, b, seat), 0);
	say_gains(t, a, b, WORD_say_gains, SECTION_tax);
}

/* A ship has come in or not; the harbour before and after says which. */
static void tell_ship(struct story *t, const struct portroyal *a, const struct portroyal *b, int card)
{
	const int seat = a->turn.active, word = WORD_CARDS + card;

	if (b->turn.phase == PHASE_REPEL)
		say(t, WORD_say_sighted, seat, SECTION_repel, word, 0);
	else if (a->colours >> pr_card[card].colour & 1) {
		say(t, WORD_say_bust, seat, SECTION_bust, word, 0);
		say_gains(t, a, b, WORD_say_jesters, SECTION_bust);
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
	case SHIP:
		tell_ship(t, a, b, m->arg[0]);
		break;
	case EXPEDITION:
		say(t, WORD_say_expedition, a->turn.active, SECTION_expeditions, word_of(m), 0);
		break;
	default:
		tell_tax(t, a, b, m->arg[0]);
	}
}

static void tell_taking(struct story *t, const struct portroyal *a, const struct move *m)
{
	const bool trade = m->verb == TRADE;
	const int coins = trade ? pr_income(a, m->seat, m->arg[0]) : pr_price(a, m->seat, m->arg[0]);

	say(t, trade ? WORD_say_trade : WORD_say_hire, m->seat, trade ? SECTION_trade : SECTION_hire,
	    word_of(m), coins);
	if (m->seat != a->turn.active)
		say(t, WORD_say_fee, m->seat, SECTION_others, a->turn.active, 0);
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

/* When a part of phase 2 begins, its owner's admirals and jesters pay. */
static void tell_part(struct story *t, const struct portroyal *a, const struct portroyal *b)
{
	if (b->turn.phase != PHASE_TRADE || (a->turn.phase == PHASE_TRADE && a->taker == b->taker))
		return;
	const int seat = b->taker;
	if (b->harboured >= PR_ADMIRAL_FROM && b->have[seat][ADMIRAL] > 0)
		say(t, WORD_say_admirals, seat, SECTION_characters,
		    PR_ADMIRAL_COINS * b->have[seat][ADMIRAL], 0);
	if (b->harboured == 0 && b->have[seat][JESTER] > 0)
		say(t, WORD_say_jesters, seat, SECTION_characters,
		    PR_JESTER_COINS * b->have[seat][JESTER], 0);
}

static void tell_consequences(struct story *t, const struct portroyal *a, const struct portroyal *b)
{
	tell_part(t, a, b);
	if (b->discarded == 0 && a->discarded > 0)
		say(t, WORD_say_reshuffle, b->turn.active, SECTION_coins, 0, 0);
	if (b->ending && !a->ending)
		for (int seat = 0; seat < b->turn.seats; seat++)
			if (b->influence[seat] > a->influence[seat])
				say(t, WORD_say_ending, seat, SECTION_end, 0, 0);
	if (b->turn.over)
		say(t, WORD_say_over, b->turn.active, SECTION_end, 0, 0);
	else if (b->turn.active != a->turn.active)
		say(t, WORD_say_turn, b->turn.active, SECTION_turn, 0, 0);
}

int pr_tell(const void *before, struct move m, const void *after, struct line *list)
{
	const struct portroyal *a = before, *b = after;
	struct story t = {list, 0};

	switch (m.verb) {
	case PASS:
		say(&t, WORD_say_pass, m.seat, SECTION_trade, 0, 0);
		break;
	case START:
		say(&t, WORD_say_start, m.arg[0], SECTION_preparation, 0, 0);
		break;
	case DISCOVER:
		say(&t, WORD_say_discover, m.seat, SECTION_discover, 0, 0);
		break;
	case REVEAL:
		tell_reveal(&t, a, b, &m);
		break;
	case REPEL:
		say(&t, WORD_say_repel, m.seat, SECTION_repel, WORD_CARDS + a->revealed, 0);
		break;
	case KEEP:
		tell_ship(&t, a, b, a->revealed);
		break;
	case STOP:
		say(&t, WORD_say_stop, m.seat, SECTION_trade, b->takes, 0);
		break;
	case TRADE:
	case HIRE:
		tell_taking(&t, a, &m);
		break;
	case CLAIM:
	case GIVE:
		tell_claim(&t, a, b, &m);
		break;
	case SPEND:
		say(&t, WORD_say_spent, a->turn.active, SECTION_coins, word_of(&m), 0);
		break;
	}
	tell_consequences(&t, a, b);
	return t.n;
}

static void explain_taking(struct story *t, const struct portroyal *s, const struct move *m)
{
	if (m->verb == TRADE)
		say(t, WORD_if_trade, m->seat, SECTION_trade, pr_income(s, m->seat, m->arg[0]), 0);
	else
		say(t, WORD_if_hire, m->seat, SECTION_hire, pr_price(s, m->seat, m->arg[0]),
		    pr_card[m->arg[0]].influence);
	if (m->seat != s->turn.active)
		say(t, WORD_if_fee, m->seat, SECTION_others, s->turn.active, 0);
}

int pr_explain(const void *view, struct move m, struct line *list)
{
	const struct portroyal *s = view;
	struct story t = {list, 0};
	const struct card *c = &pr_card[m.arg[0]];

	switch (m.verb) {
	case DISCOVER:
		if (s->colours != 0)
			say(&t, WORD_if_discover, m.seat, SECTION_bust, 0, 0);
		break;
	case STOP:
		say(&t, WORD_if_stop, m.seat, SECTION_trade, pr_takes_for(s, m.seat), 0);
		break;
	case REPEL:
		say(&t, WORD_if_repel, m.seat, SECTION_repel, 0, 0);
		break;
	case KEEP:
		say(&t, s->colours >> pr_card[s->revealed].colour & 1 ? WORD_if_keep_bust : WORD_if_keep,
		    m.seat, SECTION_bust, 0, 0);
		break;
	case TRADE:
	case HIRE:
		explain_taking(&t, s, &m);
		break;
	case CLAIM:
		say(&t, WORD_if_claim, m.seat, SECTION_expeditions, c->influence, c->coins);
		break;
	}
	return t.n;
}
