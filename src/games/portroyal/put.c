/* put.c -- positions set up by hand: scenarios and "start from here".
 *
 * What is put somewhere comes out of the deck, so that no card is ever there
 * twice.  A purse is filled by owing its owner coins, which the dealer then deals. */

#include "games/portroyal/portroyal.h"

static bool put_coins(struct portroyal *s, int seat, int wanted)
{
	const int have = pr_wealth(s, seat);

	if (wanted > have + s->decked || s->all_owed > 0)
		return false;
	if (wanted >= have) {
		pr_gain(s, seat, wanted - have);
	} else {
		s->token[seat] = 0;
		while (s->coins[seat] > wanted) {
			const int card = rows_take(s->coin, sizeof s->coin, s->coins, PR_SEATS,
			                           seat, s->coins[seat] - 1);
			bag_add(s->deck, card & ~EARLY);
			s->decked++;
		}
	}
	pr_proceed(s);
	return true;
}

static bool put_in_harbour(struct portroyal *s, int card)
{
	const struct card *c = &pr_card[card];

	if (c->type != CHARACTER && c->type != SHIP)
		return false;
	if (c->type == SHIP && (s->colours >> c->colour & 1))
		return false;
	if (c->type == SHIP)
		s->colours |= (uint8_t)(1 << c->colour);
	s->harbour[s->harboured++] = (uint8_t)card;
	s->drawn++; /* it can only lie there because it was turned over this turn */
	return true;
}

static bool put_expedition(struct portroyal *s, int card, int where)
{
	if (pr_card[card].type != EXPEDITION)
		return false;
	s->expedition[card - FIRST_EXPEDITION] = (uint8_t)where;
	if (where != NOBODY) {
		pr_add_influence(s, where, pr_card[card].influence);
		pr_watch_end(s, where);
	}
	return true;
}

static bool put_crew(struct portroyal *s, int card, int seat)
{
	if (pr_card[card].type != CHARACTER)
		return false;
	pr_join(s, seat, card);
	pr_watch_end(s, seat);
	return true;
}

/* Under the merchant that costs less, if that one is there. */
static bool put_tucked(struct portroyal *s, int card, int seat)
{
	const int first = pr_merchant(pr_card[card].colour % COLOURS, true);

	if (pr_card[card].type != SHIP || !pr_tucks(s, seat, card))
		return false;
	pr_tuck_at(s, seat, card, rows_find(s->crew, s->crewed, seat, (uint8_t)first) >= 0);
	return true;
}

static bool put_kept(struct portroyal *s, int card, int seat)
{
	if (s->opened == 0 || pr_card[card].type != SHIP ||
	    s->kept[seat][pr_card[card].colour] != NO_CARD)
		return false;
	s->kept[seat][pr_card[card].colour] = (uint8_t)card;
	return pr_may_mark(s, seat, CONTRACT_pack_of_pirates);
}

/* A marker on a contract, or one step further on its way. */
static bool put_marker(struct portroyal *s, int contract, int zone, int seat)
{
	if (seat >= s->turn.seats || !pr_may_mark(s, seat, contract))
		return false;
	if (zone == ZONE_FULFILLED) {
		pr_mark(s, seat, contract);
		return true;
	}
	const int step = pr_step_of(s, seat, contract) + 1;
	if (zone != ZONE_STEPS || step >= pr_contract[contract].steps)
		return false;
	pr_set_step(s, seat, contract, step);
	return true;
}

/* Cards between the deck and a pile set aside from it; nobody knows which. */
static bool put_pile(struct portroyal *s, uint8_t *pile, int wanted)
{
	const int decked = s->decked + *pile - wanted;

	if (!pr_together(s) || s->apart || decked < 0 || pr_timed(s) - *pile + wanted > TIME_MAX)
		return false;
	s->decked = (uint8_t)decked;
	*pile = (uint8_t)wanted;
	pr_proceed(s);
	return true;
}

static bool put_crowns(struct portroyal *s, int seat, int crowns)
{
	if (!pr_adventure(s) || seat >= s->turn.seats || crowns > PR_CROWNS)
		return false;
	pr_add_crowns(s, seat, crowns - s->adv.crowns[seat]);
	return true;
}

static bool put_bought(struct portroyal *s, int seat, int markers)
{
	if (!pr_adventure(s) || seat >= s->turn.seats || markers < s->adv.bought[seat] ||
	    markers - s->adv.bought[seat] > pr_stones_left(s, seat))
		return false;
	while (s->adv.bought[seat] < markers) {
		s->adv.bought[seat]++;
		pr_lift_stone(s, seat);
	}
	pr_proceed(s);
	return true;
}

/* Missions that may yet follow one, at the most. */
static int followers(int mission)
{
	const uint8_t *next = pr_mission[mission].next[0];
	int most = 0;

	for (int i = 0; i < (int)sizeof pr_mission->next; i++) {
		const int n = next[i] == MISSION_END ? 0 : 1 + followers(next[i]);
		most = n > most ? n : most;
	}
	return most;
}

/* Is there room for it and for what it leads to?  The variable chapter leads to nothing. */
static bool has_room(const struct adventure *adv, int mission)
{
	const int more = adv->chapter == CHAPTER_VARIABLE ? 0 : followers(mission);

	return adv->laid + 1 + more <= LAID_MAX;
}

/* One more mission on the table, or a marker on one. */
static bool put_mission(struct portroyal *s, int mission, int zone, int seat)
{
	struct adventure *adv = &s->adv;
	const int place = pr_adventure(s) ? pr_place_of(s, mission) : -1;

	if (!pr_adventure(s))
		return false;
	if (zone == ZONE_MISSIONS) {
		if (place >= 0 || !has_room(adv, mission))
			return false;
		adv->mission[adv->laid++] = (uint8_t)mission;
		return true;
	}
	if (place < 0 || seat >= s->turn.seats || !pr_may_complete(s, seat, place))
		return false;
	if (zone == ZONE_STEPS && pr_mission[mission].hour == MISSION_SINGLE) {
		adv->stepped |= (uint8_t)(1 << seat);
		return true;
	}
	pr_place_marker(s, seat, place);
	pr_lift_stone(s, seat);
	return zone == ZONE_COMPLETED;
}

/* Today's event instead of the one that was turned over, without what it does at once. */
static bool put_event(struct portroyal *s, int event, int zone)
{
	if (!pr_adventure(s) || zone != ZONE_EVENT || s->adv.event == EVENTS)
		return false;
	s->adv.event = (uint8_t)event;
	return true;
}

/* A character for the seat whose choice it is: so a scenario begins with the story. */
static bool put_persona(struct portroyal *s, int persona, int zone, int seat)
{
	if (!pr_adventure(s) || zone != ZONE_PERSONA || s->turn.phase != PHASE_SIDE ||
	    seat != s->adv.chooser)
		return false;
	pr_be(s, seat, persona);
	return true;
}

/* Events still to come before the month ends; what is skipped or joins the pile is unknown. */
static bool put_events(struct portroyal *s, int left)
{
	struct adventure *adv = &s->adv;

	if (!pr_adventure(s) || adv->turned + left > pr_pile_most(s))
		return false;
	while (adv->turned + left > adv->piled)
		adv->pile[adv->piled++] = UNKNOWN;
	adv->turned = (uint8_t)(adv->piled - left);
	return true;
}

static bool put_hold(struct portroyal *s, int card, int seat)
{
	if (pr_card[card].item == NO_ITEM)
		return false;
	rows_push(s->tuck, sizeof s->tuck, s->tucked, PR_SEATS, seat, (uint8_t)(card | IN_HOLD));
	return true;
}

static bool put_counter(struct portroyal *s, const struct item *what)
{
	switch (what->index) {
	case COUNTER_COINS:
		return what->owner < s->turn.seats && put_coins(s, what->owner, what->count);
	case COUNTER_TIMEPILE: return put_pile(s, &s->timepile, what->count);
	case COUNTER_SCOREPILE: return put_pile(s, &s->scorepile, what->count);
	case COUNTER_CROWNS: return put_crowns(s, what->owner, what->count);
	case COUNTER_BOUGHT: return put_bought(s, what->owner, what->count);
	case COUNTER_EVENTS: return put_events(s, what->count);
	default: return false;
	}
}

static bool put_card(struct portroyal *s, int card, int zone, int owner)
{
	const bool owned = owner < s->turn.seats;

	switch (zone) {
	case ZONE_HARBOUR: return put_in_harbour(s, card);
	case ZONE_EXPEDITIONS: return put_expedition(s, card, NOBODY);
	case ZONE_DISCARD: pr_discard(s, card); return true;
	case ZONE_CREW: return owned && put_crew(s, card, owner);
	case ZONE_TUCKED: return owned && put_tucked(s, card, owner);
	case ZONE_KEPT: return owned && put_kept(s, card, owner);
	case ZONE_HOLD: return owned && put_hold(s, card, owner);
	case ZONE_DONE: return owned && put_expedition(s, card, owner);
	case ZONE_COINS:
		if (!owned)
			return false;
		rows_push(s->coin, sizeof s->coin, s->coins, PR_SEATS, owner, (uint8_t)card);
		return true;
	default: return false;
	}
}

/* The five-player expedition lies open from the start and is taken from there. */
static bool take_out(struct portroyal *s, int card)
{
	if (s->deck[card] > 0 && s->decked > 0) {
		pr_draw(s, card);
		return true;
	}
	if (card != CARD_exp_five || s->expedition[card - FIRST_EXPEDITION] != NOBODY)
		return false;
	s->expedition[card - FIRST_EXPEDITION] = IN_PLAY;
	return true;
}

static bool put_thing(struct portroyal *s, const struct item *what)
{
	switch (what->list) {
	case LIST_CARDS:
		return what->index < CARDS && take_out(s, what->index) &&
		       put_card(s, what->index, what->zone, what->owner);
	case LIST_CONTRACTS:
		return what->index < CONTRACTS && s->opened > 0 &&
		       put_marker(s, what->index, what->zone, what->owner);
	case LIST_MISSIONS:
		return what->index < MISSIONS &&
		       put_mission(s, what->index, what->zone, what->owner);
	case LIST_EVENTS: return what->index < EVENTS && put_event(s, what->index, what->zone);
	case LIST_PERSONAS:
		return what->index < PERSONAS &&
		       put_persona(s, what->index, what->zone, what->owner);
	default: return false;
	}
}

bool pr_put(void *state, struct item what)
{
	struct portroyal *s = state;
	const struct portroyal before = *s;

	if (what.list == LIST_COUNTERS)
		return put_counter(s, &what);
	for (int i = 0; i < what.count; i++)
		if (!put_thing(s, &what)) {
			*s = before;
			return false;
		}
	pr_proceed(s);
	return true;
}
