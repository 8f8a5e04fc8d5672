/* upkeep.c -- phase 1: theft, cards, the compass, the upkeep die, and mutiny. */

#include "games/kingofpirates/kingofpirates.h"

static bool victim(const struct kop *s, int seat, int other)
{
	return other != seat && s->score[other] > 0;
}

/* Each thief in command steals once, at any moment of the upkeep. */
int kp_thefts(const struct kop *s, int seat, struct move *list)
{
	const int phase = kp_top(s).kind;
	int n = 0;

	if (seat != s->turn.active || phase < PHASE_steal || phase > PHASE_unrest ||
	    s->thefts >= kp_count_captains(s, seat, CAPTAIN_STEAL))
		return 0;
	for (int i = 0; i < s->turn.seats; i++)
		if (victim(s, seat, i))
			list[n++] = move_with(seat, VERB_steal, i);
	return n;
}

/* A captain who has not been asked yet in this upkeep. */
static bool fresh_thief(const struct kop *s)
{
	struct move list[SEATS_MAX];
	const int seat = s->turn.active;

	return s->honest != s->captain[seat] + 1 && kp_thefts(s, seat, list) > 0;
}

/* Asked is every thief once: at the start of the turn, or when he takes command. */
bool kp_tempt(struct kop *s)
{
	if (!fresh_thief(s))
		return false;
	window_push(&s->windows, (struct window){.kind = PHASE_steal});
	return true;
}

void kp_enter_steal(struct kop *s)
{
	if (fresh_thief(s))
		s->turn.waiting = (uint8_t)(1 << s->turn.active);
	else
		kp_leave_steal(s);
}

int kp_steal_moves(const struct kop *s, int seat, struct move *list)
{
	list[0] = move_of(seat, VERB_pass);
	return 1 + kp_thefts(s, seat, list + 1);
}

void kp_do_steal(struct kop *s, struct move m)
{
	const int other = m.arg[0];
	const int steps = s->score[other] < THEFT ? s->score[other] : THEFT;

	s->thefts++;
	s->turn.waiting = 0;
	s->score[other] = (uint8_t)(s->score[other] - steps);
	kp_gain(s, m.seat, steps);
}

/* The turn goes on where it was interrupted, or begins. */
void kp_leave_steal(struct kop *s)
{
	if (s->windows.depth > 1) {
		window_pop(&s->windows);
		return;
	}
	kp_go(s, PHASE_draw);
	s->owed = (uint8_t)(HAND_DRAW +
	                    MORE_DRAWN * kp_count_captains(s, s->turn.active, CAPTAIN_CARD));
}

/* 1A.  Before the first turn the same phase deals every seat its first cards. */
void kp_enter_draw(struct kop *s)
{
	if (s->owed > 0 && kp_can_draw(s)) {
		s->turn.waiting = 1 << DEALER;
		return;
	}
	s->owed = 0;
	if (s->turn.round > 0) {
		kp_go(s, PHASE_drawn);
		return;
	}
	const int next = (kp_top(s).on + 1) % s->turn.seats;
	s->owed = HAND_START;
	s->windows.open[0].on = (uint8_t)next;
	if (next == s->first)
		kp_begin(s, next, PHASE_steal);
}

void kp_do_draw(struct kop *s, struct move m)
{
	const int seat = m.arg[0], card = m.arg[1];

	s->owed--;
	s->held[seat]++;
	s->deck_size--;
	if (kp_knows(s, seat))
		bag_add(s->hand[seat], card);
	if (!s->turn.masked)
		bag_take(s->deck, card);
}

void kp_enter_limit(struct kop *s)
{
	const int seat = s->turn.active;

	if (s->held[seat] > kp_hand_limit(s, seat))
		s->turn.waiting = (uint8_t)(1 << seat);
	else
		kp_go(s, PHASE_compass);
}

int kp_limit_moves(const struct kop *s, int seat, struct move *list)
{
	int n = 0;

	for (int card = 0; card < ACTIONS; card++)
		if (kp_has(s, seat, card))
			list[n++] = move_with(seat, VERB_discard, card);
	return n;
}

void kp_do_discard(struct kop *s, struct move m)
{
	kp_spend(s, m.seat, m.arg[0]);
	s->turn.waiting = 0;
}

void kp_enter_compass(struct kop *s)
{
	s->turn.waiting = 1 << DEALER;
}

/* 1B.  Off the board the Dutchman appears in the middle, where he harms nobody. */
void kp_do_compass(struct kop *s, struct move m)
{
	const int hex = kp_neighbour(s->dutchman, m.arg[0]);

	kp_go(s, PHASE_dutchman);
	kp_dutchman_to(s, hex < 0 ? HEX_h01 : hex);
}

/* 1C.  No die is thrown in a hideout, and there is nothing to answer. */
void kp_enter_upkeep(struct kop *s)
{
	if (!kp_hideout(s->ship[s->turn.active])) {
		s->turn.waiting = 1 << DEALER;
		return;
	}
	kp_go(s, PHASE_unrest);
}

void kp_do_upkeep(struct kop *s, struct move m)
{
	const int seat = s->turn.active;
	const struct face_row *face = &kp_face[m.arg[0]];

	kp_go(s, PHASE_rum);
	if (!kp_immune(s, seat))
		s->scurvy[seat] = (uint16_t)(s->scurvy[seat] + face->scurvy);
	if (s->rum[seat] >= face->rum) {
		s->rum[seat] = (uint8_t)(s->rum[seat] - face->rum);
		return;
	}
	s->rum[seat] = 0;
	kp_mutiny(s, seat, seat);
}

/* The crew of a ship rises; its owner may know a remedy. */
void kp_mutiny(struct kop *s, int by, int on)
{
	window_push(&s->windows, (struct window){PHASE_mutiny, (uint8_t)by, (uint8_t)on, 0});
	s->turn.waiting = 0;
}

/* Asked is who holds any card, or has a scapegoat aboard: both are plain to see. */
void kp_enter_mutiny(struct kop *s)
{
	const int seat = kp_top(s).on;

	if (s->held[seat] > 0 || kp_count_crew(s, seat, CREW_GOAT) > 0)
		s->turn.waiting = (uint8_t)(1 << seat);
	else
		kp_leave_mutiny(s);
}

int kp_mutiny_moves(const struct kop *s, int seat, struct move *list)
{
	int n = 0;

	list[n++] = move_of(seat, VERB_pass);
	if (kp_has(s, seat, ACTION_keel))
		list[n++] = move_of(seat, VERB_keel);
	for (uint32_t rest = s->crew[seat]; rest != 0; rest &= rest - 1)
		if (kp_pirate[__builtin_ctz(rest)].crew == CREW_GOAT)
			list[n++] = move_with(seat, VERB_scapegoat, __builtin_ctz(rest));
	return n;
}

void kp_do_scapegoat(struct kop *s, struct move m)
{
	window_pop(&s->windows);
	s->turn.waiting = 0;
	kp_lose_pirate(s, m.arg[0]);
	kp_need_captain(s, m.seat);
}

/* Nobody stopped it: the captain is gone, the ship drifts, its owner's turn is over. */
void kp_leave_mutiny(struct kop *s)
{
	const int seat = kp_top(s).on;

	window_top(&s->windows)->kind = PHASE_adrift;
	s->adrift = (uint8_t)(1 << seat);
	s->ended = seat == s->turn.active;
	if (s->captain[seat] != NO_PIRATE)
		kp_lose_pirate(s, s->captain[seat]);
	kp_need_captain(s, seat);
}
