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
			const int card = rows_take(s->coin, s->coins, PR_SEATS, seat, s->coins[seat] - 1);
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
	s->drawn++;  /* it can only lie there because it was turned over this turn */
	return true;
}

static bool put_expedition(struct portroyal *s, int card, int where)
{
	if (pr_card[card].type != EXPEDITION)
		return false;
	s->expedition[card - FIRST_EXPEDITION] = (uint8_t)where;
	if (where != NOBODY) {
		s->influence[where] = (uint8_t)(s->influence[where] + pr_card[card].influence);
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

static bool put_card(struct portroyal *s, int card, int zone, int owner)
{
	const bool owned = owner < s->turn.seats;

	switch (zone) {
	case ZONE_HARBOUR:
		return put_in_harbour(s, card);
	case ZONE_EXPEDITIONS:
		return put_expedition(s, card, NOBODY);
	case ZONE_DISCARD:
		pr_discard(s, card);
		return true;
	case ZONE_CREW:
		return owned && put_crew(s, card, owner);
	case ZONE_DONE:
		return owned && put_expedition(s, card, owner);
	case ZONE_COINS:
		if (!owned)
			return false;
		rows_push(s->coin, s->coins, PR_SEATS, owner, (uint8_t)card);
		return true;
	default:
		return false;
	}
}

/* The five-player expedition lies open from the start and is taken from there. */
static bool take_out(struct portroyal *s, int card)
{
	if (s->deck[card] > 0) {
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
		return what.index == COUNTER_COINS && what.owner < s->turn.seats &&
		       put_coins(s, what.owner, what.count);
	if (what.list != LIST_CARDS || what.index >= CARDS)
		return false;
	for (int i = 0; i < what.count; i++)
		if (!take_out(s, what.index) || !put_card(s, what.index, what.zone, what.owner)) {
			*s = before;
			return false;
		}
	pr_proceed(s);
	return true;
}
