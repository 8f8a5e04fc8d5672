/* flow.c -- whose step it is: the order of the phases, and the end of turns. */

#include "games/kingofpirates/kingofpirates.h"

static void kp_wait_dealer(struct kop *s)
{
	s->turn.waiting = 1 << DEALER;
}

static void kp_wait_nobody(struct kop *s)
{
	assert(s->turn.over);
}

static void leave_begin(struct kop *s)
{
	kp_go(s, PHASE_steal);
}

static void leave_drawn(struct kop *s)
{
	kp_go(s, PHASE_limit);
}

static void leave_dutchman(struct kop *s)
{
	kp_go(s, PHASE_upkeep);
}

static void leave_rum(struct kop *s)
{
	kp_go(s, PHASE_unrest);
}

static void leave_unrest(struct kop *s)
{
	kp_go(s, PHASE_ready);
}

static void leave_ready(struct kop *s)
{
	kp_go(s, PHASE_move);
}

static void leave_buy(struct kop *s)
{
	kp_dock(s);
}

static void leave_declared(struct kop *s)
{
	kp_go(s, PHASE_roll);
}

typedef void step(struct kop *s);

static step *const enter[PHASES] = {
#define PHASE(id, in, out) in,
#include "games/kingofpirates/phases.def"
#undef PHASE
};

static step *const leave[PHASES] = {
#define PHASE(id, in, out) out,
#include "games/kingofpirates/phases.def"
#undef PHASE
};

void kp_run(struct kop *s)
{
	while (s->turn.waiting == 0 && !s->turn.over)
		enter[kp_top(s).kind](s);
	s->turn.phase = kp_top(s).kind;
}

void kp_leave(struct kop *s)
{
	leave[kp_top(s).kind](s);
}

void kp_go(struct kop *s, int next)
{
	s->windows.open[0] = (struct window){(uint8_t)next, s->turn.active, s->turn.active, 0};
	s->turn.waiting = 0;
}

static void forget_turn(struct kop *s)
{
	s->owed = s->sailed = s->winds = s->thefts = s->honest = s->adrift = s->ended = 0;
	s->fought = s->stormed = 0;
	s->fight = (struct fight){0};
	s->windows = (struct windows){.depth = 1};
}

void kp_end_turn(struct kop *s)
{
	const int next = (s->turn.active + 1) % s->turn.seats;

	s->turn.round = (uint16_t)(s->turn.round + (next == s->first));
	kp_begin(s, next, PHASE_steal);
}

void kp_gain(struct kop *s, int seat, int steps)
{
	s->score[seat] = (uint8_t)(s->score[seat] + steps);
	if (s->score[seat] < GOAL)
		return;
	forget_turn(s);
	kp_go(s, PHASE_over);
	s->turn.over = 1;
}

void kp_begin(struct kop *s, int seat, int phase)
{
	forget_turn(s);
	s->turn.active = (uint8_t)seat;
	if (s->turn.round == 0)
		s->turn.round = 1;
	kp_go(s, phase);
}
