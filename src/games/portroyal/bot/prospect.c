/* prospect.c -- the coins a seat would have if it stopped now; for the odds.
 *
 * The active player is thought to stop and to take ships only, each time the one that
 * pays best; what his part begins with (admirals, jesters, gunners) counts.  Characters
 * cost coins and are left aside, and so are the fees of those who take after him.  Once
 * the harbour is lost, or in the turn of another, the purse is all there is. */

#include "games/portroyal/portroyal.h"

enum { COMES_FIRST = 1000 }; /* more than any ship brings */

static int purse(const struct portroyal *s, int seat)
{
	return pr_wealth(s, seat) + s->owed[seat] - s->due[seat];
}

/* A clerk's ship costs none of the cards to take, so it comes first. */
static int best_ship(const struct portroyal *s, int seat)
{
	int best = NO_CARD, most = -1;

	for (int i = 0; i < s->harboured; i++) {
		const int card = s->harbour[i];
		if (pr_card[card].type != SHIP)
			continue;
		const int colour = pr_card[card].colour;
		const bool clerk = colour < COLOURS && s->have[seat][CLERK + colour] > 0;
		const int worth = pr_income(s, seat, card) + (clerk ? COMES_FIRST : 0);
		if (worth > most) {
			most = worth;
			best = card;
		}
	}
	return best;
}

static int after_trade(const struct portroyal *s, int seat)
{
	struct portroyal t = *s;

	pr_begin_trade(&t);
	while (t.takes > 0 && best_ship(&t, seat) != NO_CARD)
		pr_trade(&t, best_ship(&t, seat));
	return purse(&t, seat);
}

/* A ship that may be repelled is, unless it does no harm. */
static int after_repel(const struct portroyal *s, int seat)
{
	struct portroyal repelled = *s, kept = *s;

	pr_repel(&repelled);
	pr_keep(&kept);
	const int least = after_trade(&repelled, seat);
	const int most = kept.turn.phase == PHASE_DISCOVER ? after_trade(&kept, seat) : 0;
	return most > least ? most : least;
}

static bool may_still_take(const struct portroyal *s, int seat)
{
	const bool lost = s->turn.phase == PHASE_BUST ||
	                  (s->turn.phase == PHASE_MOMENT && s->moment == CONTRACT_jinx);

	return seat == s->turn.active && s->drawn > 0 && !s->turn.over && !lost && !pr_in_part(s);
}

bool pr_prospect(const void *view, int seat, struct prospect *p)
{
	const struct portroyal *s = view;
	int coins = purse(s, seat);

	if (s->turn.phase == PHASE_REVEAL)
		return false;
	if (may_still_take(s, seat))
		coins = s->turn.phase == PHASE_REPEL ? after_repel(s, seat) : after_trade(s, seat);
	*p = (struct prospect){.counter = COUNTER_COINS, .coins = coins, .win = -1};
	return true;
}
