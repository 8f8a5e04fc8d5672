/* placing.c -- phase 1: a ship on a start space, a cube on the ship.
 *
 * A player may place one ship or none.  Without a ship, a free start space or any
 * cube there is nothing to decide; all three are public, so a seat that also holds
 * no ship card is not asked at all. */

#include "games/rotterdam/rotterdam.h"

int rd_ship_in_supply(const struct rotterdam *s, int seat)
{
	for (int i = seat * FLEET; i < (seat + 1) * FLEET; i++)
		if (s->at[i] == SPACE_SUPPLY)
			return i;
	return -1;
}

bool rd_start_free(const struct rotterdam *s)
{
	const uint32_t starts = (1u << STARTS) - 1;

	return (s->taken & starts) != starts;
}

static bool any_cube(const struct rotterdam *s)
{
	for (int i = 0; i < MATERIALS; i++)
		if (s->supply[i] > 0)
			return true;
	return false;
}

bool rd_can_place(const struct rotterdam *s, int seat)
{
	return rd_start_free(s) && rd_ship_in_supply(s, seat) >= 0 && any_cube(s);
}

bool rd_place_turn(struct rotterdam *s)
{
	const int seat = s->turn.active;

	if (s->held[seat] == 0 && !rd_can_place(s, seat))
		return false;
	rd_wait(s, seat);
	return true;
}

int rd_place_moves(const struct rotterdam *s, int seat, struct move *list)
{
	int n = 0;

	if (rd_ship_in_supply(s, seat) < 0)
		return 0;
	for (int space = 0; space < STARTS; space++)
		for (int cube = 0; cube < MATERIALS; cube++)
			if (rd_free(s, space) && s->supply[cube] > 0)
				n = rd_add(list, n, seat, VERB_place, space, cube);
	return n;
}

void rd_launch(struct rotterdam *s, int ship, int space, int cargo)
{
	assert(rd_free(s, space));
	s->at[ship] = (uint8_t)space;
	s->cargo[ship] = (uint8_t)cargo;
	s->taken |= 1u << space;
}

bool rd_place(struct rotterdam *s, int seat, int space, int material)
{
	assert(s->supply[material] > 0);
	s->supply[material]--;
	rd_launch(s, rd_ship_in_supply(s, seat), space, material);
	return s->step == STEP_TARGET ? rd_target_done(s) : rd_after(s);
}
