/* unloading.c -- phase 4: ships in harbours give up their cargo and go home.
 *
 * The right cargo earns the top card of that harbour's stack; the wrong one, or
 * none, earns nothing.  A ship card may be played before the own ships are unloaded
 * (a swap in the harbour, say) and after.  An empty stack is filled from the cards
 * handed in there; if there are none the ship earns nothing (ruling 20).  A ship that
 * came home can be used again in the next round, by ship cards too. */

#include "games/rotterdam/rotterdam.h"

static int ship_in_harbour(const struct rotterdam *s, int seat)
{
	for (int i = seat * FLEET; i < (seat + 1) * FLEET; i++)
		if (s->at[i] >= HARBOUR && s->at[i] < SPACES)
			return i;
	return -1;
}

bool rd_unload_turn(struct rotterdam *s)
{
	if (s->held[s->turn.active] == 0)
		return rd_unload(s);
	rd_wait(s, s->turn.active);
	return true;
}

/* A stack to draw from, shuffled anew if it was empty. */
static bool stack_ready(struct rotterdam *s, int harbour)
{
	const uint64_t here = s->returned & goods_of_harbour(harbour);

	if (s->stacked[harbour] > 0)
		return true;
	s->stacked[harbour] = (uint8_t)goods_total(here);
	s->returned -= here;
	if (!s->turn.masked)
		s->stack += here;
	return here != 0;
}

/* Unloads the active seat's ships one by one; the dealer breaks in for each product. */
static bool unload_rest(struct rotterdam *s)
{
	const int seat = s->turn.active;
	int ship;

	while ((ship = ship_in_harbour(s, seat)) >= 0) {
		const int harbour = s->at[ship] - HARBOUR, cargo = s->cargo[ship];
		s->at[ship] = SPACE_BACK;
		s->cargo[ship] = CARGO_NONE;
		if (cargo != CARGO_NONE)
			s->supply[cargo]++;
		if (cargo == harbour && stack_ready(s, harbour)) {
			s->harbour = (uint8_t)harbour;
			s->step = STEP_PRODUCT;
			rd_wait(s, DEALER);
			return true;
		}
	}
	return rd_after(s);
}

bool rd_unload(struct rotterdam *s)
{
	return ship_in_harbour(s, s->turn.active) >= 0 && unload_rest(s);
}

bool rd_product(struct rotterdam *s, int seat, int product)
{
	s->stacked[s->harbour]--;
	s->products[seat]++;
	if (!s->turn.masked)
		s->stack -= goods_of(product);
	if (s->hand[seat] != GOODS_UNKNOWN)
		s->hand[seat] += goods_of(product);
	s->harbour = 0;
	return unload_rest(s);
}
