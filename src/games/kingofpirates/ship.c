/* ship.c -- what a ship is and can do, computed from its parts and its pirates.
 *
 * Crew abilities always work.  Captain abilities work for the captain, and for
 * everybody aboard while the captain is one who makes captains of all. */

#include "games/kingofpirates/kingofpirates.h"

int kp_crew_size(uint32_t crew)
{
	int n = 0;

	for (; crew != 0; crew &= crew - 1)
		n++;
	return n;
}

int kp_count_crew(const struct kop *s, int seat, int ability)
{
	int n = 0;

	for (uint32_t rest = s->crew[seat]; rest != 0; rest &= rest - 1)
		n += kp_pirate[__builtin_ctz(rest)].crew == ability;
	return n;
}

/* The pirates whose captain ability works. */
static uint32_t commanders(const struct kop *s, int seat)
{
	const int captain = s->captain[seat];

	if (captain == NO_PIRATE)
		return 0;
	if (kp_pirate[captain].captain == CAPTAIN_ALLCAP)
		return s->crew[seat];
	return (uint32_t)1 << captain;
}

int kp_count_captains(const struct kop *s, int seat, int ability)
{
	int n = 0;

	for (uint32_t rest = commanders(s, seat); rest != 0; rest &= rest - 1)
		n += kp_pirate[__builtin_ctz(rest)].captain == ability;
	return n;
}

static bool has_part(const struct kop *s, int seat, int part)
{
	return s->parts[seat] >> part & 1;
}

int kp_places(const struct kop *s, int seat)
{
	int n = 0;

	for (int i = 0; i < PARTS; i++)
		n += has_part(s, seat, i) ? kp_part[i].places : 0;
	return n;
}

int kp_rum_max(const struct kop *s, int seat)
{
	int n = RUM_ROOM * kp_count_crew(s, seat, CREW_RUM);

	for (int i = 0; i < PARTS; i++)
		n += has_part(s, seat, i) ? kp_part[i].rum : 0;
	return n;
}

int kp_balls_max(const struct kop *s, int seat)
{
	int n = BALL_ROOM * kp_count_crew(s, seat, CREW_CAN);

	for (int i = 0; i < PARTS; i++)
		n += has_part(s, seat, i) ? kp_part[i].balls : 0;
	return n;
}

bool kp_immune(const struct kop *s, int seat)
{
	return kp_count_captains(s, seat, CAPTAIN_NOSCURVY) > 0;
}

int kp_penalty(const struct kop *s, int seat)
{
	return s->scurvy[seat] == 0 || kp_immune(s, seat) ? 0 : s->scurvy[seat];
}

int kp_speed(const struct kop *s, int seat)
{
	int n = MOVER_HEXES * kp_count_crew(s, seat, CREW_MOVE) - TOKEN_HEXES * kp_penalty(s, seat);

	for (int i = 0; i < PARTS; i++)
		n += has_part(s, seat, i) ? kp_part[i].sails : 0;
	return n < SPEED_MIN ? SPEED_MIN : n;
}

int kp_hand_limit(const struct kop *s, int seat)
{
	return HAND_LIMIT + MORE_HELD * kp_count_captains(s, seat, CAPTAIN_CARD);
}

int kp_maps(const struct kop *s, int seat)
{
	return CREW_MAPS * kp_count_crew(s, seat, CREW_MAP1) +
	       CAPTAIN_MAPS * kp_count_captains(s, seat, CAPTAIN_MAP2);
}

void kp_clip(struct kop *s, int seat)
{
	const int rum = kp_rum_max(s, seat), balls = kp_balls_max(s, seat);

	if (s->rum[seat] > rum)
		s->rum[seat] = (uint8_t)rum;
	if (s->balls[seat] > balls)
		s->balls[seat] = (uint8_t)balls;
}

void kp_refit(struct kop *s, int seat)
{
	s->rum[seat] = (uint8_t)kp_rum_max(s, seat);
	s->balls[seat] = (uint8_t)kp_balls_max(s, seat);
}

void kp_lose_pirate(struct kop *s, int pirate)
{
	const uint32_t bit = (uint32_t)1 << pirate;

	for (int seat = 0; seat < s->turn.seats; seat++) {
		if ((s->crew[seat] & bit) == 0)
			continue;
		s->crew[seat] &= ~bit;
		s->dismissed |= bit;
		if (s->captain[seat] == pirate)
			s->captain[seat] = NO_PIRATE;
		kp_clip(s, seat);
	}
}

void kp_need_captain(struct kop *s, int seat)
{
	if (s->crew[seat] == 0 || s->captain[seat] != NO_PIRATE)
		return;
	if (kp_crew_size(s->crew[seat]) == 1)
		s->captain[seat] = (uint8_t)__builtin_ctz(s->crew[seat]);
	else
		window_push(&s->windows,
		            (struct window){PHASE_captain, (uint8_t)seat, (uint8_t)seat, 0});
}
