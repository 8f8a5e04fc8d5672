/* crew.c -- the characters in front of a seat, and what follows from them. */

#include "games/portroyal/portroyal.h"

void pr_join(struct portroyal *s, int seat, int card)
{
	const struct card *c = &pr_card[card];

	rows_push(s->crew, s->crewed, PR_SEATS, seat, (uint8_t)card);
	s->have[seat][c->skill]++;
	s->influence[seat] = (uint8_t)(s->influence[seat] + c->influence);
	s->swords[seat] = (uint8_t)(s->swords[seat] + c->swords);
}

void pr_leave(struct portroyal *s, int seat, int card)
{
	const struct card *c = &pr_card[card];
	const int place = rows_find(s->crew, s->crewed, seat, (uint8_t)card);

	rows_take(s->crew, s->crewed, PR_SEATS, seat, place);
	s->have[seat][c->skill]--;
	s->influence[seat] = (uint8_t)(s->influence[seat] - c->influence);
	s->swords[seat] = (uint8_t)(s->swords[seat] - c->swords);
}

int pr_expeditions(const struct portroyal *s, int seat)
{
	int done = 0;

	for (int e = 0; e < EXPEDITIONS_MAX; e++)
		done += s->expedition[e] == seat;
	return done;
}

/* Once set off, the end comes; nothing takes it back. */
void pr_watch_end(struct portroyal *s, int seat)
{
	if (s->influence[seat] >= PR_END_INFLUENCE &&
	    (s->end == END_STANDARD || pr_expeditions(s, seat) > 0))
		s->ending = 1;
}
