/* crew.c -- the characters in front of a seat, and what follows from them. */

#include "games/portroyal/portroyal.h"

/* Whatever a contract can wait for changes influence too, be it by 0, and has changed
 * when this is called. */
void pr_add_influence(struct portroyal *s, int seat, int points)
{
	s->influence[seat] = (uint8_t)(s->influence[seat] + points);
	pr_watch_contracts(s, seat);
}

void pr_join(struct portroyal *s, int seat, int card)
{
	const struct card *c = &pr_card[card];

	rows_push(s->crew, sizeof s->crew, s->crewed, PR_SEATS, seat, (uint8_t)card);
	s->have[seat][c->skill]++;
	s->swords[seat] = (uint8_t)(s->swords[seat] + c->swords);
	pr_add_influence(s, seat, c->influence);
}

void pr_leave(struct portroyal *s, int seat, int card)
{
	const struct card *c = &pr_card[card];
	const int place = rows_find(s->crew, s->crewed, seat, (uint8_t)card);

	rows_take(s->crew, sizeof s->crew, s->crewed, PR_SEATS, seat, place);
	s->have[seat][c->skill]--;
	s->swords[seat] = (uint8_t)(s->swords[seat] - c->swords);
	pr_add_influence(s, seat, -c->influence);
}

int pr_skilled(const struct portroyal *s, int seat, int skill)
{
	const uint8_t *have = s->have[seat] + skill;

	if (skill != TRADER && skill != CLERK)
		return *have;
	int n = 0;
	for (int colour = 0; colour < COLOURS; colour++)
		n += have[colour];
	return n;
}

int pr_cheap(const struct portroyal *s, int seat, int cost)
{
	const uint8_t *crew = s->crew + rows_start(s->crewed, seat);
	int n = 0;

	for (int i = 0; i < s->crewed[seat]; i++)
		n += pr_card[crew[i]].cost <= cost;
	return n;
}

int pr_expeditions(const struct portroyal *s, int seat)
{
	int done = 0;

	for (int e = 0; e < EXPEDITIONS_MAX; e++)
		done += s->expedition[e] == seat;
	return done;
}

/* A team plays against time; the adventure is won with a trophy only. */
bool pr_sets_off(const struct portroyal *s, int seat)
{
	return s->influence[seat] >= pr_law(s)->end_influence && !pr_together(s) &&
	       (s->end == END_STANDARD || pr_expeditions(s, seat) > 0) &&
	       (!pr_adventure(s) || pr_trophy(s, seat));
}

/* Once set off, the end comes; nothing takes it back. */
void pr_watch_end(struct portroyal *s, int seat)
{
	if (pr_sets_off(s, seat))
		s->ending = 1;
}
