/* sailing.c -- phase 2: a colour is called and every ship in front of a fairway of
 * that colour must take it, the caller's ships first, then clockwise.
 *
 * A ship gets one chance per call.  If all its ways are occupied at that moment it
 * waits, even if the ship before it leaves later in the same call (ruling 5).  The
 * owner chooses between two ways and in which order the own ships take their chance
 * (ruling 4), but is asked only when that makes a difference: ships whose only way
 * is free, wanted by no other own ship, and who stand in nobody's way sail by
 * themselves. */

#include "games/rotterdam/rotterdam.h"

/* The mover's ships that can still sail in this call.  No two fairways of one colour
 * join the same spaces, so a ship has as many ways as goals. */
struct ready {
	unsigned ships;        /* set */
	uint32_t goals[FLEET]; /* spaces ahead that are free or held by such a ship */
};

static uint32_t goals_of(const struct rotterdam *s, int space)
{
	uint32_t goals = 0;

	for (int f = rd_exit[space]; f < rd_exit[space + 1]; f++)
		goals |= (uint32_t)(rd_fairway[f].colour == s->colour) << rd_fairway[f].to;
	return goals;
}

/* Drops ships until every one left has a way that is free or may become so. */
static void drop_stuck(const struct rotterdam *s, struct ready *r, uint32_t own)
{
	const uint8_t *at = s->at + s->mover * FLEET;
	unsigned before;

	do {
		before = r->ships;
		for (unsigned left = before; left != 0; left &= left - 1) {
			const int i = __builtin_ctz(left);
			if ((r->goals[i] & ~(s->taken & ~own)) != 0)
				continue;
			r->ships &= ~(1u << i);
			own &= ~(1u << at[i]);
		}
	} while (r->ships != before);
	for (unsigned left = r->ships; left != 0; left &= left - 1)
		r->goals[__builtin_ctz(left)] &= ~(s->taken & ~own);
}

static void gather(const struct rotterdam *s, struct ready *r)
{
	const uint8_t *at = s->at + s->mover * FLEET;
	const uint32_t leaves = rd_leaves[s->colour];
	uint32_t own = 0;

	r->ships = 0;
	for (int i = 0; i < FLEET; i++)
		if ((leaves >> at[i] & ~(uint32_t)s->sailed >> i & 1) != 0) {
			r->ships |= 1u << i;
			r->goals[i] = goals_of(s, at[i]);
			own |= 1u << at[i];
		}
	if (r->ships != 0)
		drop_stuck(s, r, own);
}

/* Does this ship's move touch no other own ship's? */
static bool alone(const struct rotterdam *s, const struct ready *r, int ship)
{
	const uint8_t *at = s->at + s->mover * FLEET;
	const uint32_t harbours = ~((1u << HARBOUR) - 1), goals = r->goals[ship];
	const uint32_t mine = (goals & ~harbours) | 1u << at[ship];

	if ((goals & (goals - 1)) != 0 || (s->taken & goals) != 0)
		return false;
	for (unsigned left = r->ships & ~(1u << ship); left != 0; left &= left - 1)
		if ((r->goals[__builtin_ctz(left)] & mine) != 0)
			return false;
	return true;
}

void rd_move_ship(struct rotterdam *s, int ship, int space)
{
	uint8_t *at = &s->at[ship];

	if (*at < HARBOUR)
		s->taken &= ~(1u << *at);
	if (space < HARBOUR)
		s->taken |= 1u << space;
	*at = (uint8_t)space;
}

static void sail_to(struct rotterdam *s, int ship, int space)
{
	rd_move_ship(s, ship, space);
	s->sailed |= (uint8_t)(1 << ship % FLEET);
}

/* Sails what needs no choice; true if the mover has to choose. */
static bool mover_chooses(struct rotterdam *s)
{
	struct ready r;
	bool again;

	do {
		again = false;
		gather(s, &r);
		for (unsigned left = r.ships; left != 0; left &= left - 1) {
			const int i = __builtin_ctz(left);
			if (!alone(s, &r, i))
				continue;
			sail_to(s, s->mover * FLEET + i, __builtin_ctz(r.goals[i]));
			r.ships &= ~(1u << i);
			again = r.ships != 0;
		}
	} while (again);
	return r.ships != 0;
}

static bool steer(struct rotterdam *s)
{
	do {
		if ((s->taken & rd_leaves[s->colour]) != 0 && mover_chooses(s)) {
			s->step = STEP_STEER;
			rd_wait(s, s->mover);
			return true;
		}
		s->mover = (uint8_t)((s->mover + 1) % s->turn.seats);
		s->sailed = 0;
	} while (s->mover != s->turn.active);
	s->colour = COLOURS;
	s->mover = 0;
	return rd_after(s);
}

bool rd_call(struct rotterdam *s, int colour)
{
	s->colour = (uint8_t)colour;
	s->mover = s->turn.active;
	s->sailed = 0;
	return steer(s);
}

bool rd_sail(struct rotterdam *s, int ship, int fairway)
{
	sail_to(s, ship, rd_fairway[fairway].to);
	return steer(s);
}

bool rd_hold(struct rotterdam *s, int ship)
{
	s->sailed |= (uint8_t)(1 << ship % FLEET);
	return steer(s);
}

int rd_call_moves(const struct rotterdam *s, int seat, struct move *list)
{
	(void)s;
	for (int c = 0; c < COLOURS; c++)
		rd_add(list, c, seat, VERB_call, c, 0);
	return COLOURS;
}

int rd_steer_moves(const struct rotterdam *s, int seat, struct move *list)
{
	struct ready r;
	int n = 0;

	gather(s, &r);
	for (int i = 0; i < FLEET; i++) {
		const int ship = seat * FLEET + i, space = s->at[ship], first = n;
		if ((r.ships >> i & 1) == 0)
			continue;
		for (int f = rd_exit[space]; f < rd_exit[space + 1]; f++)
			if (rd_fairway[f].colour == s->colour && rd_free(s, rd_fairway[f].to))
				n = rd_add(list, n, seat, VERB_sail, ship, f);
		if (n == first)
			n = rd_add(list, n, seat, VERB_wait, ship, 0);
	}
	return n;
}
