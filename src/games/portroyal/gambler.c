/* gambler.c -- four cards at once, nothing repelled, then phase 2 with a card more or
 * nothing at all.
 *
 * The four are turned over one by one so that a tax among them is paid in its order,
 * but two ships of a colour are looked for only when all four lie there.  A gambler
 * works once a turn; after one only another gambler can turn over more. */

#include "games/portroyal/portroyal.h"

void pr_gamble(struct portroyal *s)
{
	s->gambling = 1;
	s->gambled++;
	s->draws = PR_GAMBLER_DRAWS;
	s->turn.phase = PHASE_REVEAL;
}

bool pr_clash(const struct portroyal *s)
{
	int seen = 0;

	for (int i = 0; i < s->harboured; i++) {
		const struct card *c = &pr_card[s->harbour[i]];
		if (c->type != SHIP)
			continue;
		if (seen >> c->colour & 1)
			return true;
		seen |= 1 << c->colour;
	}
	return false;
}

void pr_end_gamble(struct portroyal *s)
{
	s->gambling = s->draws = 0;
	if (pr_clash(s))
		pr_bust(s);
	else
		s->turn.phase = PHASE_DISCOVER;
}
