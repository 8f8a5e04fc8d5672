/* policies.c -- players made of a few rules: yardsticks of the ladder, and quick enough
 * to play games on inside a search.
 *
 * `stopper` and `thresholds` are the strongest rules found in other programs.  They
 * stay as they are for ever, so that ladders of different years can be compared; their
 * numbers are theirs and belong to no rulebook. */

#include <stddef.h>

#include "games/portroyal/portroyal.h"

/* stopper */
enum { ENOUGH_COINS = 9, PER_INFLUENCE = 10, PER_SWORD = 4, ENOUGH_SWORDS = 5, WORTH_TAKING = 2 };
/* thresholds */
enum { SHIPS = 3, SHIPS_ARMED = 4, ARMED = 3, INFLUENCE_WEIGHT = 3, NEVER = -1000 };

typedef int worth_of(const struct portroyal *s, int seat, int card);

static int fee(const struct portroyal *s, int seat)
{
	return seat == s->turn.active ? 0 : PR_FEE;
}

static int stopper_worth(const struct portroyal *s, int seat, int card)
{
	const struct card *c = &pr_card[card];

	if (c->type == SHIP)
		return pr_wealth(s, seat) < ENOUGH_COINS ? pr_income(s, seat, card) - fee(s, seat)
		                                         : 0;
	if (!pr_can_take(s, seat, card))
		return 0;
	return PER_INFLUENCE * c->influence +
	       (s->swords[seat] < ENOUGH_SWORDS ? PER_SWORD * c->swords : 0);
}

/* Any person before any ship. */
static int thresholds_worth(const struct portroyal *s, int seat, int card)
{
	const struct card *c = &pr_card[card];

	if (c->type == SHIP)
		return NEVER + pr_income(s, seat, card);
	return INFLUENCE_WEIGHT * c->influence - pr_price(s, seat, card);
}

static int find_verb(const struct move *move, int moves, int verb)
{
	for (int i = 0; i < moves; i++)
		if (move[i].verb == verb)
			return i;
	return -1;
}

/* Expeditions before contracts. */
static int best_claim(const struct move *move, int moves)
{
	int best = find_verb(move, moves, FULFIL);

	if (best < 0)
		best = find_verb(move, moves, COMPLETE);

	for (int i = 0; i < moves; i++)
		if (move[i].verb == CLAIM &&
		    (best < 0 || move[best].verb != CLAIM ||
		     pr_card[move[i].arg[0]].influence > pr_card[move[best].arg[0]].influence))
			best = i;
	return best;
}

/* The best card of at least that worth, or none. */
static int take_best(const struct portroyal *s, int seat, const struct move *move, int moves,
                     worth_of *worth, int least)
{
	int chosen = find_verb(move, moves, PASS), best = least - 1;

	for (int i = 0; i < moves; i++) {
		if (move[i].verb != TRADE && move[i].verb != HIRE)
			continue;
		const int now = worth(s, seat, move[i].arg[0]);
		if (now > best) {
			best = now;
			chosen = i;
		}
	}
	return chosen;
}

/* Repels only what would bust. */
static int repel(const struct portroyal *s, const struct move *move, int moves)
{
	const bool clash = s->colours >> pr_card[s->revealed].colour & 1;

	return find_verb(move, moves, clash ? REPEL : KEEP);
}

static int ships(const struct portroyal *s)
{
	return pr_count(s->colours);
}

static bool stopper_stops(const struct portroyal *s, int seat)
{
	for (int i = 0; i < s->harboured; i++)
		if (stopper_worth(s, seat, s->harbour[i]) >= WORTH_TAKING)
			return true;
	return false;
}

static bool thresholds_stops(const struct portroyal *s, int seat)
{
	return ships(s) >= (s->swords[seat] >= ARMED ? SHIPS_ARMED : SHIPS);
}

/* The first card must be turned over, and after a gamble there may be no other. */
static int discover(const struct move *move, int moves, bool stops)
{
	const int stop = find_verb(move, moves, STOP), on = find_verb(move, moves, DISCOVER);

	if (stop < 0 && on < 0)
		return 0;
	return (stop >= 0 && stops) || on < 0 ? stop : on;
}

static int play(const struct portroyal *s, int seat, const struct move *move, int moves,
                bool (*stops)(const struct portroyal *s, int seat), worth_of *worth, int least)
{
	const int claim = best_claim(move, moves);

	if (claim >= 0)
		return claim;
	switch (s->turn.phase) {
	case PHASE_DISCOVER: return discover(move, moves, stops(s, seat));
	case PHASE_REPEL: return repel(s, move, moves);
	case PHASE_TRADE: return take_best(s, seat, move, moves, worth, least);
	case PHASE_SCORE: return find_verb(move, moves, PASS);
	default: /* whom to give: the first, and jacks are last */ return 0;
	}
}

static int stopper(const void *view, int seat, const struct move *move, int moves)
{
	return play(view, seat, move, moves, stopper_stops, stopper_worth, WORTH_TAKING);
}

static int thresholds(const void *view, int seat, const struct move *move, int moves)
{
	return play(view, seat, move, moves, thresholds_stops, thresholds_worth, 2 * NEVER);
}

const struct policy pr_policies[] = {
	{"stopper", stopper},
	{"thresholds", thresholds},
	{NULL, NULL},
};
