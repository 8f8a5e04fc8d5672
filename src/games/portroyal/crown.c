/* crown.c -- the crown track, and the markers that leave a character card.
 *
 * Crowns are influence: `influence` follows `crowns`.  A marker leaves the card when a
 * mission is completed or when it is bought off, always the leftmost: the first uncovers
 * the character's ability, the second the trophy, the last two bring crowns.  How many are
 * gone follows from `marked` and `bought`.  The marker on the first field of mission 52 is
 * off the card too, but counts as gone only when it moves on. */

#include "games/portroyal/portroyal.h"

int pr_crown_points(int crowns)
{
	return crowns / PR_SHIELD;
}

/* What goes beyond the end of the track is lost. */
void pr_add_crowns(struct portroyal *s, int seat, int crowns)
{
	const int before = s->adv.crowns[seat], sum = before + crowns;
	const int after = sum < PR_CROWNS ? sum : PR_CROWNS;

	s->adv.crowns[seat] = (uint8_t)after;
	pr_add_influence(s, seat, pr_crown_points(after) - pr_crown_points(before));
	pr_watch_end(s, seat);
}

int pr_stones_gone(const struct portroyal *s, int seat)
{
	return pr_count(s->adv.marked[seat]) + s->adv.bought[seat];
}

static bool half_way(const struct portroyal *s, int seat)
{
	return s->adv.stepped >> seat & 1;
}

int pr_stones_left(const struct portroyal *s, int seat)
{
	return PR_STONES - pr_stones_gone(s, seat) - half_way(s, seat);
}

bool pr_can(const struct portroyal *s, int seat, int persona)
{
	return pr_adventure(s) && s->adv.persona[seat] == persona && pr_stones_gone(s, seat) > 0;
}

bool pr_trophy(const struct portroyal *s, int seat)
{
	return pr_stones_gone(s, seat) >= PR_TROPHY;
}

static void uncover_ability(struct portroyal *s, int seat)
{
	if (s->adv.persona[seat] == PERSONA_samuel)
		pr_gain(s, seat, PR_SAMUEL_COINS);
	if (s->adv.persona[seat] == PERSONA_jean)
		s->swords[seat] = (uint8_t)(s->swords[seat] + PR_JEAN_SWORDS);
}

void pr_lift_stone(struct portroyal *s, int seat)
{
	switch (pr_stones_gone(s, seat)) {
	case 1: uncover_ability(s, seat); break;
	case 2: pr_watch_end(s, seat); break;
	case 3: pr_add_crowns(s, seat, PR_THIRD_CROWNS); break;
	default: pr_add_crowns(s, seat, PR_FOURTH_CROWNS);
	}
}
