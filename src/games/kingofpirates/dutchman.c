/* dutchman.c -- the Flying Dutchman: whom he meets loses cards and pirates, and is
 * driven to the hideout that the compass names.  In a hideout he harms nobody. */

#include "games/kingofpirates/kingofpirates.h"

static void wreck(struct kop *s, int seat)
{
	kp_lose_hand(s, seat);
	s->dismissed |= s->crew[seat];
	s->crew[seat] = 0;
	s->captain[seat] = NO_PIRATE;
	kp_clip(s, seat);
	s->adrift |= (uint8_t)(1 << seat);
	s->ended |= seat == s->turn.active;
}

void kp_meet_dutchman(struct kop *s, int hex)
{
	if (s->dutchman != hex || kp_hideout(hex))
		return;
	for (int seat = 0; seat < s->turn.seats; seat++)
		if (s->ship[seat] == hex)
			wreck(s, seat);
	if (s->adrift != 0)
		window_push(&s->windows, (struct window){.kind = PHASE_adrift});
}

void kp_dutchman_to(struct kop *s, int hex)
{
	s->dutchman = (uint8_t)hex;
	kp_meet_dutchman(s, hex);
}

/* Ships are driven home in turn order, the active one first. */
int kp_next_adrift(const struct kop *s)
{
	for (int i = 0;; i++) {
		const int seat = (s->turn.active + i) % s->turn.seats;
		if (s->adrift >> seat & 1)
			return seat;
	}
}

void kp_enter_adrift(struct kop *s)
{
	if (s->adrift != 0) {
		s->turn.waiting = 1 << DEALER;
		return;
	}
	window_pop(&s->windows);
	if (s->ended)
		kp_end_turn(s);
}

void kp_do_haven(struct kop *s, struct move m)
{
	s->ship[m.arg[0]] = kp_compass[m.arg[1]].corner;
	s->adrift &= (uint8_t) ~(1 << m.arg[0]);
}
