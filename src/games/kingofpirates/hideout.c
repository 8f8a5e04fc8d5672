/* hideout.c -- what a ship does in port: parts, pirates, rum and cannonballs.
 *
 * The same two phases, recruit and crew, also man the ships before the first
 * turn.  Pirates who come to the quay lie with the crew at once; while there are
 * more than places somebody is sent away, and naming a captain ends the choice. */

#include "games/kingofpirates/kingofpirates.h"

static bool mustering(const struct kop *s)
{
	return s->turn.round == 0;
}

/* Pirates come as long as there are any; the discards are shuffled when needed. */
void kp_enter_recruit(struct kop *s)
{
	if (s->pirates == 0) {
		s->pirates = s->dismissed;
		s->dismissed = 0;
	}
	if (s->owed > 0 && s->pirates != 0) {
		s->turn.waiting = 1 << DEALER;
		return;
	}
	s->owed = 0;
	s->windows.open[0].kind = PHASE_crew;
}

void kp_do_pirate(struct kop *s, struct move m)
{
	const uint32_t bit = (uint32_t)1 << m.arg[1];

	assert(s->pirates & bit);
	s->pirates &= ~bit;
	s->crew[m.arg[0]] |= bit;
	s->owed--;
}

static void next_muster(struct kop *s, int seat)
{
	const int next = (seat + 1) % s->turn.seats;

	if (next != s->first) {
		s->owed = MUSTER;
		s->windows.open[0].on = (uint8_t)next;
		s->windows.open[0].kind = PHASE_recruit;
		return;
	}
	s->owed = HAND_START;
	s->windows.open[0].on = s->first;
	s->windows.open[0].kind = PHASE_draw;
}

static void crew_done(struct kop *s, int seat)
{
	s->turn.waiting = 0;
	kp_refit(s, seat);
	if (mustering(s))
		next_muster(s, seat);
	else
		kp_end_turn(s);
}

void kp_enter_crew(struct kop *s)
{
	const int seat = kp_top(s).on;

	if (s->crew[seat] == 0)
		crew_done(s, seat);
	else
		s->turn.waiting = (uint8_t)(1 << seat);
}

static int name_pirates(uint32_t crew, int seat, int verb, struct move *list)
{
	int n = 0;

	for (uint32_t rest = crew; rest != 0; rest &= rest - 1)
		list[n++] = move_with(seat, verb, __builtin_ctz(rest));
	return n;
}

/* In a hideout more may be sent away than must; before the first turn just one. */
int kp_crew_moves(const struct kop *s, int seat, struct move *list)
{
	const bool crowded = kp_crew_size(s->crew[seat]) > kp_places(s, seat);
	int n = 0;

	if (!crowded)
		n = name_pirates(s->crew[seat], seat, VERB_captain, list);
	if (crowded || !mustering(s))
		n += name_pirates(s->crew[seat], seat, VERB_dismiss, list + n);
	return n;
}

void kp_do_dismiss(struct kop *s, struct move m)
{
	kp_lose_pirate(s, m.arg[0]);
	s->turn.waiting = 0;
}

int kp_captain_moves(const struct kop *s, int seat, struct move *list)
{
	return name_pirates(s->crew[seat], seat, VERB_captain, list);
}

void kp_enter_captain(struct kop *s)
{
	s->turn.waiting = (uint8_t)(1 << kp_top(s).on);
}

void kp_do_captain(struct kop *s, struct move m)
{
	s->captain[m.seat] = m.arg[0];
	if (kp_top(s).kind == PHASE_crew) {
		crew_done(s, m.seat);
		return;
	}
	window_pop(&s->windows);
	s->turn.waiting = 0;
}

static bool can_buy(const struct kop *s, int seat, int part)
{
	return (s->parts[seat] >> part & 1) == 0 && s->score[seat] >= kp_part[part].price;
}

int kp_buy_moves(const struct kop *s, int seat, struct move *list)
{
	int n = 0;

	list[n++] = move_of(seat, VERB_pass);
	for (int part = 0; part < PARTS; part++)
		if (can_buy(s, seat, part))
			list[n++] = move_with(seat, VERB_buy, part);
	return n;
}

/* The visit: scurvy is cured on arrival (movement.c), then parts are for sale. */
void kp_enter_buy(struct kop *s)
{
	const int seat = s->turn.active;

	for (int part = 0; part < PARTS; part++)
		if (can_buy(s, seat, part))
			s->turn.waiting = (uint8_t)(1 << seat);
	if (s->turn.waiting == 0)
		kp_dock(s);
}

void kp_do_buy(struct kop *s, struct move m)
{
	s->score[m.seat] = (uint8_t)(s->score[m.seat] - kp_part[m.arg[0]].price);
	s->parts[m.seat] |= (uint8_t)(1 << m.arg[0]);
	s->turn.waiting = 0;
}

/* Trading done: as many pirates come as there are free places, and one more. */
void kp_dock(struct kop *s)
{
	const int seat = s->turn.active;

	kp_go(s, PHASE_recruit);
	s->owed = (uint8_t)(kp_places(s, seat) - kp_crew_size(s->crew[seat]) + SPARE);
}
