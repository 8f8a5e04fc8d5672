/* income.h -- the coins that people bring when the part of their owner begins: a function for every
 * INCOME of skills.def, which the rules pay by, the log tells by and bots reckon by. */

#ifndef GAMES_PORTROYAL_INCOME_H
#define GAMES_PORTROYAL_INCOME_H

#include "games/portroyal/portroyal.h"

static inline int pr_brings_ADMIRAL(const struct portroyal *s, int seat)
{
	return s->harboured >= PR_ADMIRAL_FROM ? PR_ADMIRAL_COINS * s->have[seat][ADMIRAL] : 0;
}

static inline int pr_brings_JESTER(const struct portroyal *s, int seat)
{
	return s->harboured == 0 ? PR_JESTER_COINS * s->have[seat][JESTER] : 0;
}

static inline int pr_brings_GUNNER(const struct portroyal *s, int seat)
{
	if (s->have[seat][GUNNER] == 0)
		return 0;
	const int ships = pr_count(s->colours) - PR_GUNNER_FREE;
	return ships > 0 ? PR_GUNNER_COINS * ships * s->have[seat][GUNNER] : 0;
}

static inline int pr_brings_VICEADMIRAL(const struct portroyal *s, int seat)
{
	const bool fits = s->harboured >= PR_VICE_FROM && s->harboured <= PR_VICE_TO;

	return fits ? PR_VICE_COINS * s->have[seat][VICEADMIRAL] : 0;
}

#endif
