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
			const int card =
				rows_take(s->coin, s->coins, PR_SEATS, seat, s->coins[seat] - 1);
			bag_add(s->deck, card);
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
	if (pr_card[card].type != SHIP || s->kept[seat][pr_card[card].colour] != NO_CARD)
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

static bool put_counter(struct portroyal *s, const struct item *what)
{
	switch (what->index) {
	case COUNTER_COINS:
		return what->owner < s->turn.seats && put_coins(s, what->owner, what->count);
	case COUNTER_TIMEPILE: return put_pile(s, &s->timepile, what->count);
	case COUNTER_SCOREPILE: return put_pile(s, &s->scorepile, what->count);
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
	case ZONE_DONE: return owned && put_expedition(s, card, owner);
	case ZONE_COINS:
		if (!owned)
			return false;
		rows_push(s->coin, s->coins, PR_SEATS, owner, (uint8_t)card);
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

bool pr_put(void *state, struct item what)
{
	struct portroyal *s = state;
	const struct portroyal before = *s;

	if (what.list == LIST_COUNTERS)
		return put_counter(s, &what);
	const bool contract = what.list == LIST_CONTRACTS && what.index < CONTRACTS;
	if (!contract && (what.list != LIST_CARDS || what.index >= CARDS))
		return false;
	for (int i = 0; i < what.count; i++)
		if (contract ? !put_marker(s, what.index, what.zone, what.owner)
		             : !take_out(s, what.index) ||
		                       !put_card(s, what.index, what.zone, what.owner)) {
			*s = before;
			return false;
		}
	pr_proceed(s);
	return true;
}
