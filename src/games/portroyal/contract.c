/* contract.c -- who may put a marker on which contract, and what that brings.
 *
 * A player has three markers.  One on a step field is bound to its contract; one on a
 * fulfilled contract stays there.  `done` and `step` are all there is to it: how many
 * coins a contract still pays follows from how many have fulfilled it. */

#include "games/portroyal/portroyal.h"

static bool has_done(const struct portroyal *s, int seat, int contract)
{
	return s->done[seat] >> contract & 1;
}

/* The three contracts with step fields, and where their markers are kept. */
static int step_place(int contract)
{
	switch (contract) {
	case CONTRACT_frigate_foe: return 0;
	case CONTRACT_galleon_foe: return 1;
	case CONTRACT_tiny_gamester: return 2;
	default: return -1;
	}
}

int pr_step_of(const struct portroyal *s, int seat, int contract)
{
	const int place = step_place(contract);

	return place < 0 ? 0 : s->step[seat] >> STEP_BITS * place & ((1 << STEP_BITS) - 1);
}

void pr_set_step(struct portroyal *s, int seat, int contract, int step)
{
	const int shift = STEP_BITS * step_place(contract), mask = (1 << STEP_BITS) - 1;

	s->step[seat] = (uint8_t)((s->step[seat] & ~(mask << shift)) | step << shift);
}

int pr_contracts_of(const struct portroyal *s, int seat)
{
	return pr_count(s->done[seat]);
}

int pr_markers(const struct portroyal *s, int seat)
{
	int bound = pr_contracts_of(s, seat);

	for (int i = 0; i < STEPPED; i++)
		bound += (s->step[seat] >> STEP_BITS * i & ((1 << STEP_BITS) - 1)) > 0;
	return PR_MARKERS - bound;
}

int pr_fulfilled_by(const struct portroyal *s, int contract)
{
	int seats = 0;

	for (int seat = 0; seat < s->turn.seats; seat++)
		seats += has_done(s, seat, contract);
	return seats;
}

bool pr_may_mark(const struct portroyal *s, int seat, int contract)
{
	return pr_is_open(s, contract) && !has_done(s, seat, contract) &&
	       (pr_step_of(s, seat, contract) > 0 || pr_markers(s, seat) > 0);
}

static bool meets(const struct portroyal *s, int seat, int contract)
{
	const struct contract *c = &pr_contract[contract];

	switch (c->task) {
	case TASK_PAIR: return s->have[seat][c->a] > 0 && pr_skilled(s, seat, c->b) > 0;
	case TASK_TRADERS: return pr_skilled(s, seat, TRADER) >= c->a;
	case TASK_CHEAP: return pr_cheap(s, seat, c->b) >= c->a;
	case TASK_SWORDS: return s->swords[seat] >= c->a;
	case TASK_EXPEDITION: return pr_expeditions(s, seat) >= c->a;
	case TASK_INFLUENCE: return s->influence[seat] >= c->a;
	case TASK_PAYS: return pr_wealth(s, seat) >= c->a;
	default: return false;
	}
}

/* Of the contracts on the table those that can wait, and that the seat has yet to fulfil. */
static uint32_t left_to(const struct portroyal *s, int seat)
{
	static const uint32_t at_once = {
#define CONTRACT(id, task, a, b, steps, when, ...) \
	(uint32_t)(WHEN_##when == WHEN_AT_ONCE) << CONTRACT_##id |
#include "games/portroyal/contracts.def"
		0};

	return s->open & ~at_once & ~s->done[seat];
}

/* None without a marker. */
uint32_t pr_fulfillable(const struct portroyal *s, int seat)
{
	uint32_t met = 0;

	if (pr_markers(s, seat) == 0)
		return 0;
	for (uint32_t set = left_to(s, seat); set != 0; set &= set - 1)
		if (meets(s, seat, __builtin_ctz(set)))
			met |= set & -set;
	return met;
}

/* Coins come and go too often to look at them here. */
bool pr_is_ready(const struct portroyal *s, int seat)
{
	if (s->opened == 0)
		return false;
	for (uint32_t set = left_to(s, seat); set != 0; set &= set - 1) {
		const int contract = __builtin_ctz(set);
		if (pr_contract[contract].task == TASK_PAYS || meets(s, seat, contract))
			return true;
	}
	return false;
}

void pr_watch_contracts(struct portroyal *s, int seat)
{
	const int others = s->ready & ~(1 << seat);

	s->ready = (uint8_t)(others | pr_is_ready(s, seat) << seat);
}

bool pr_fulfil_possible(const struct portroyal *s)
{
	for (int seat = 0; seat < s->turn.seats; seat++)
		if (pr_can_fulfil_any(s, seat))
			return true;
	return false;
}

bool pr_all_fulfilled(const struct portroyal *s)
{
	for (int i = 0; i < s->opened; i++)
		if (pr_fulfilled_by(s, s->contract[i]) == 0)
			return false;
	return true;
}

int pr_contract_points(int nth)
{
	static const uint8_t points[PR_MARKERS + 1] = {
		[2] = PR_SECOND_POINTS, [3] = PR_THIRD_POINTS};

	return points[nth];
}

void pr_mark(struct portroyal *s, int seat, int contract)
{
	if (step_place(contract) >= 0)
		pr_set_step(s, seat, contract, 0);
	s->done[seat] |= 1u << contract;
	pr_add_influence(s, seat, pr_contract_points(pr_contracts_of(s, seat)));
	pr_watch_end(s, seat);
}

void pr_fulfil(struct portroyal *s, int seat, int contract)
{
	const struct contract *c = &pr_contract[contract];

	if (c->task == TASK_PAYS)
		pr_lose(s, seat, c->a);
	pr_gain(s, seat, c->coins[pr_fulfilled_by(s, contract)]);
	pr_mark(s, seat, contract);
	if (pr_together(s) && pr_all_fulfilled(s))
		pr_end_game(s);
}

void pr_advance(struct portroyal *s, int seat, int contract)
{
	const int step = pr_step_of(s, seat, contract) + 1;

	if (step < pr_contract[contract].steps)
		pr_set_step(s, seat, contract, step);
	else
		pr_fulfil(s, seat, contract);
}
