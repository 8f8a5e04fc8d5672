/* event.c -- phase 0: an event begins every turn of the adventure.
 *
 * Nobody has seen the events of the first month, nor the one that is added on top at the
 * end of every month, and until they are turned over they need no identity: their places
 * in `pile` are UNKNOWN, and the dealer draws them from those that never were seen.  The
 * pile is turned over unshuffled, so all others come again in the same order, which by
 * then everybody knows.  The month's end is always the last and is not in `pile`. */

#include "games/portroyal/portroyal.h"

int pr_zero_pile(const struct portroyal *s)
{
	static const uint8_t size[CREWS + 1][2] = {
#define PILE(players, together, against) [players] = {together, against},
#include "games/portroyal/numbers.def"
	};

	return size[s->turn.seats][!pr_together(s)];
}

static bool quiet_plays(const struct portroyal *s)
{
	return s->turn.seats <= PR_QUIET_PLAYERS;
}

static bool seen(const struct portroyal *s, int event)
{
	for (int i = 0; i < s->adv.piled; i++)
		if (s->adv.pile[i] == event)
			return true;
	return false;
}

static int month_event(const struct portroyal *s)
{
	return s->adv.chapter == CHAPTER_VARIABLE ? EVENT_late_month : EVENT_month;
}

static int unknown_left(const struct portroyal *s)
{
	int n = 0;

	for (int i = 0; i < s->adv.piled; i++)
		n += s->adv.pile[i] == UNKNOWN;
	return n;
}

/* The quiet day is one of the unknown places of the first month for certain, every
 * other event only perhaps: so they are weighed against each other. */
static int unknown_outcomes(const struct portroyal *s, struct outcome *list)
{
	const bool quiet = quiet_plays(s) && !seen(s, EVENT_quiet);
	const int places = unknown_left(s) - quiet;
	int n = 0, fresh = 0;

	for (int event = 0; event < EVENTS; event++)
		fresh += pr_event[event].number == 0 && !seen(s, event);
	for (int event = 0; event < EVENTS; event++)
		if (pr_event[event].number == 0 && places > 0 && !seen(s, event))
			list[n++] = (struct outcome){move_with(DEALER, EVENT, event),
			                             quiet ? (uint32_t)places : 1};
	if (quiet)
		list[n++] = (struct outcome){move_with(DEALER, EVENT, EVENT_quiet),
		                             places > 0 ? (uint32_t)fresh : 1};
	return n;
}

int pr_event_outcomes(const struct portroyal *s, struct outcome *list)
{
	const struct adventure *adv = &s->adv;
	const int next = adv->turned == adv->piled ? month_event(s) : adv->pile[adv->turned];

	if (next == UNKNOWN)
		return unknown_outcomes(s, list);
	list[0] = (struct outcome){move_with(DEALER, EVENT, next), 1};
	return 1;
}

int pr_pile_most(const struct portroyal *s)
{
	return EVENT_quiet + (quiet_plays(s) ? 1 : 0);
}

/* The discards are turned over as they lie, so their order stays; a new event of number 0,
 * if there is one left, is put on top. */
void pr_flip_events(struct portroyal *s)
{
	struct adventure *adv = &s->adv;

	adv->turned = 0;
	if (adv->piled == pr_pile_most(s))
		return;
	memmove(adv->pile + 1, adv->pile, adv->piled);
	adv->pile[0] = UNKNOWN;
	adv->piled++;
}

/* Alone nobody is there who would pay. */
int pr_smuggled(const struct portroyal *s)
{
	const bool alone = s->turn.seats == 1 && s->adv.event == EVENT_smugglers;

	return alone ? PR_SMUGGLER_COINS * pr_count(s->colours) : 0;
}

static void envoy(struct portroyal *s)
{
	uint8_t influence[PR_SEATS];
	int least = s->influence[0];

	memcpy(influence, s->influence, sizeof influence);
	for (int seat = 1; seat < s->turn.seats; seat++)
		least = influence[seat] < least ? influence[seat] : least;
	for (int seat = 0; seat < s->turn.seats; seat++)
		if (influence[seat] == least)
			pr_add_crowns(s, seat, PR_ENVOY_CROWNS);
}

static void brawl(struct portroyal *s)
{
	int most = 0;

	for (int seat = 0; seat < s->turn.seats; seat++)
		most = s->swords[seat] > most ? s->swords[seat] : most;
	for (int seat = 0; seat < s->turn.seats; seat++)
		if (s->swords[seat] == most)
			pr_gain(s, seat, PR_BRAWL_COINS);
}

static void dues(struct portroyal *s)
{
	for (int seat = 0; seat < s->turn.seats; seat++)
		if (pr_wealth(s, seat) >= PR_DUES_FROM)
			pr_lose(s, seat, PR_DUES_COINS);
}

/* A turn begins with phase 0. */
void pr_begin_day(struct portroyal *s)
{
	struct adventure *adv = &s->adv;

	adv->event = EVENTS;
	adv->looks = adv->landed = adv->fewer = adv->traded = adv->hired = adv->sold = 0;
	s->turn.phase = PHASE_EVENT;
}

void pr_turn_event(struct portroyal *s, int event)
{
	struct adventure *adv = &s->adv;

	adv->event = (uint8_t)event;
	s->turn.phase = PHASE_DISCOVER;
	if (adv->turned < adv->piled)
		adv->pile[adv->turned++] = (uint8_t)event;
	switch (event) {
	case EVENT_treasure: pr_gain(s, s->turn.active, PR_TREASURE_COINS); break;
	case EVENT_envoy: envoy(s); break;
	case EVENT_brawl: brawl(s); break;
	case EVENT_dues: dues(s); break;
	case EVENT_month:
	case EVENT_late_month: pr_month_end(s); break;
	default: break; /* the other phases ask for it */
	}
}
