/* scene.c -- what lies on the table, as data for any front end. */

#include "games/portroyal/words.h"

static struct item item_of(int zone, int owner, int card, int count)
{
	return (struct item){.list = LIST_CARDS,
	                     .index = (uint8_t)card,
	                     .zone = (uint8_t)zone,
	                     .owner = (uint8_t)owner,
	                     .count = (uint16_t)count};
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

/* A tucked ship's row is its merchant's place in the crew; others are kept for their load. */
static int add_tucked(const struct portroyal *s, int seat, struct item *list, int n)
{
	const uint8_t *ship = s->tuck + rows_start(s->tucked, seat);

	for (int i = 0; i < s->tucked[seat]; i++) {
		const int card = ship[i] & ~UNDER_FIRST;
		if (pr_adventure(s) && (ship[i] & IN_HOLD)) {
			list[n] = item_of(ZONE_HOLD, seat, card, 1);
			list[n++].column = (uint8_t)i;
			continue;
		}
		const int merchant = pr_merchant(pr_card[card].colour, ship[i] & UNDER_FIRST);
		list[n] = item_of(ZONE_TUCKED, seat, card, 1);
		list[n].row = (uint8_t)rows_find(s->crew, s->crewed, seat, (uint8_t)merchant);
		list[n++].column = (uint8_t)i;
	}
	return n;
}

static struct item contract_item(int zone, int owner, int contract, int count)
{
	struct item item = item_of(zone, owner, contract, count);

	item.list = LIST_CONTRACTS;
	return item;
}

/* Markers of a seat, on contracts and on step fields, and the ships kept for one. */
static int add_markers(const struct portroyal *s, int seat, struct item *list, int n)
{
	for (int i = 0; i < s->opened; i++) {
		const int contract = s->contract[i];
		if (s->done[seat] >> contract & 1)
			list[n++] = contract_item(ZONE_FULFILLED, seat, contract, 1);
		if (pr_step_of(s, seat, contract) > 0)
			list[n++] = contract_item(ZONE_STEPS, seat, contract,
			                          pr_step_of(s, seat, contract));
	}
	for (int colour = 0; s->opened > 0 && colour < COLOURS; colour++)
		if (s->kept[seat][colour] != NO_CARD)
			list[n++] = item_of(ZONE_KEPT, seat, s->kept[seat][colour], 1);
	return n;
}

/* Character card and missions completed. */
static int add_adventurer(const struct portroyal *s, int seat, struct item *list, int n)
{
	const struct adventure *adv = &s->adv;

	if (adv->persona[seat] < PERSONAS) {
		list[n] = item_of(ZONE_PERSONA, seat, adv->persona[seat], 1);
		list[n].flags = pr_stones_gone(s, seat) > 0 ? ITEM_CHIEF : 0;
		list[n++].list = LIST_PERSONAS;
	}
	for (int place = 0; place < adv->laid; place++) {
		const bool step = pr_mission[adv->mission[place]].hour == MISSION_SINGLE &&
		                  (adv->stepped >> seat & 1);
		if (!(adv->marked[seat] >> place & 1) && !step)
			continue;
		list[n] = item_of(step ? ZONE_STEPS : ZONE_COMPLETED, seat, adv->mission[place], 1);
		list[n++].list = LIST_MISSIONS;
	}
	return n;
}

/* The pile lies face down, but who has seen its cards knows their order. */
static int add_events(const struct portroyal *s, struct item *list, int n)
{
	const struct adventure *adv = &s->adv;

	if (adv->event < EVENTS) {
		list[n] = item_of(ZONE_EVENT, NOBODY, adv->event, 1);
		list[n++].list = LIST_EVENTS;
	}
	for (int i = adv->turned; i < adv->piled; i++) {
		list[n] = item_of(ZONE_EVENTS, NOBODY, adv->pile[i], 1);
		list[n].list = LIST_EVENTS;
		list[n].flags = ITEM_FACE_DOWN;
		list[n++].column = (uint8_t)(i - adv->turned);
	}
	return n;
}

static int add_adventure(const struct portroyal *s, struct item *list, int n)
{
	const struct adventure *adv = &s->adv;

	for (int place = 0; place < adv->laid; place++) {
		list[n] = item_of(ZONE_MISSIONS, NOBODY, adv->mission[place], 1);
		list[n].list = LIST_MISSIONS;
		list[n].column = (uint8_t)place;
		list[n++].flags = place == s->moment ? ITEM_CHIEF : 0;
	}
	n = add_row(list, n, ZONE_LOOK, s->turn.active, adv->look, adv->looking);
	if (adv->topped) {
		list[n] = item_of(ZONE_TOP, NOBODY, adv->top, 1);
		list[n++].flags = ITEM_FACE_DOWN;
	}
	return add_events(s, list, n);
}

static int add_seat(const struct portroyal *s, int seat, struct item *list, int n)
{
	n = add_row(list, n, ZONE_CREW, seat, s->crew + rows_start(s->crewed, seat),
	            s->crewed[seat]);
	for (int e = 0; e < EXPEDITIONS_MAX; e++)
		if (s->expedition[e] == seat)
			list[n++] = item_of(ZONE_DONE, seat, FIRST_EXPEDITION + e, 1);
	if (pr_adventure(s))
		n = add_adventurer(s, seat, list, n);
	n = add_tucked(s, seat, list, n);
	if (!pr_adventure(s))
		n = add_markers(s, seat, list, n);
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
	for (int i = 0; i < s->opened; i++) {
		list[n] = contract_item(ZONE_CONTRACTS, NOBODY, s->contract[i], 1);
		list[n].column = (uint8_t)i;
		list[n].flags = s->contract[i] == s->moment ? ITEM_CHIEF : 0;
		n++;
	}
	if (pr_adventure(s))
		n = add_adventure(s, list, n);
	n = add_face_down(list, n, ZONE_TIMEPILE, NOBODY, s->timepile);
	n = add_face_down(list, n, ZONE_SCOREPILE, NOBODY, s->scorepile);
	for (int i = 0; i < s->turn.seats; i++)
		n = add_seat(s, i, list, n);
	return n;
}

static int adventure_counter(const struct portroyal *s, int which, int seat)
{
	if (!pr_adventure(s))
		return 0;
	switch (which) {
	case COUNTER_CROWNS: return s->adv.crowns[seat];
	case COUNTER_MISSIONS: return pr_count(s->adv.marked[seat]);
	case COUNTER_BOUGHT: return s->adv.bought[seat];
	case COUNTER_MARKERS: return pr_stones_left(s, seat);
	case COUNTER_TROPHIES: return pr_trophy(s, seat);
	default: return s->adv.piled - s->adv.turned;
	}
}

int pr_counter(const void *state, int which, int seat)
{
	const struct portroyal *s = state;

	switch (which) {
	case COUNTER_COINS: return pr_wealth(s, seat);
	case COUNTER_INFLUENCE: return s->influence[seat];
	case COUNTER_SWORDS: return s->swords[seat];
	case COUNTER_DECK: return s->decked;
	case COUNTER_CONTRACTS: return s->opened > 0 ? pr_contracts_of(s, seat) : 0;
	case COUNTER_MARKERS:
		return s->opened > 0 ? pr_markers(s, seat) : adventure_counter(s, which, seat);
	case COUNTER_CROWNS:
	case COUNTER_MISSIONS:
	case COUNTER_BOUGHT:
	case COUNTER_TROPHIES:
	case COUNTER_EVENTS: return adventure_counter(s, which, seat);
	case COUNTER_TIMEPILE: return s->timepile;
	case COUNTER_SCOREPILE: return s->scorepile;
	default: return seat == s->taker && s->turn.phase == PHASE_TRADE ? s->takes : 0;
	}
}
