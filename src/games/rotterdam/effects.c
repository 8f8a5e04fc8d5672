/* effects.c -- what ship cards do to ships and cargo.
 *
 * A card is played first and aimed second, and it can only be played if there is
 * something to aim at.  A ship is one number here, seat * FLEET + its place in the
 * fleet, as the moves name it.  Ships in a harbour are on the board until they are
 * unloaded, so every card reaches them there (rulings 12, 13 and 15). */

#include "games/rotterdam/rotterdam.h"

static bool afloat(const struct rotterdam *s, int ship)
{
	return s->at[ship] < SPACES;
}

static bool loaded(const struct rotterdam *s, int ship)
{
	return afloat(s, ship) && s->cargo[ship] != CARGO_NONE;
}

static uint32_t loaded_ships(const struct rotterdam *s)
{
	uint32_t set = 0;

	for (int i = 0; i < SHIPS; i++)
		set |= (uint32_t)loaded(s, i) << i;
	return set;
}

/* Free spaces from which a fairway leads to where this ship is. */
static uint32_t spaces_behind(const struct rotterdam *s, int ship)
{
	const int here = s->at[ship];
	uint32_t set = 0;

	for (int f = 0; f < FAIRWAYS; f++)
		if (rd_fairway[f].to == here)
			set |= 1u << rd_fairway[f].from;
	return set & ~s->taken;
}

static bool any_behind(const struct rotterdam *s)
{
	uint32_t ships = s->taken;

	for (int i = 0; i < SHIPS; i++)
		ships |= (uint32_t)afloat(s, i) << s->at[i];
	for (int f = 0; f < FAIRWAYS; f++)
		if ((ships >> rd_fairway[f].to & ~s->taken >> rd_fairway[f].from & 1) != 0)
			return true;
	return false;
}

/* Own ships on the board without cargo. */
static uint32_t empty_ships(const struct rotterdam *s, int seat)
{
	uint32_t set = 0;

	for (int i = seat * FLEET; i < (seat + 1) * FLEET; i++)
		set |= (uint32_t)(afloat(s, i) && !loaded(s, i)) << i;
	return set;
}

/* A robber who has a ship that can take the cube gets no new one (ruling 15). */
static bool new_ship(const struct rotterdam *s, int seat)
{
	return empty_ships(s, seat) == 0 && rd_start_free(s) && rd_ship_in_supply(s, seat) >= 0;
}

static bool can_rob(const struct rotterdam *s, int seat)
{
	return loaded_ships(s) != 0 && (empty_ships(s, seat) != 0 || new_ship(s, seat));
}

bool rd_has_target(const struct rotterdam *s, int seat, int card)
{
	switch (card) {
	case CARD_swap: return set_size(loaded_ships(s)) >= 2;
	case CARD_double: return rd_can_place(s, seat);
	case CARD_setback:
	case CARD_storm: return any_behind(s);
	case CARD_rob: return can_rob(s, seat);
	case CARD_police: return loaded_ships(s) != 0;
	default: return false;
	}
}

/* The longest lists of targets: any two ships, and a ship onto an own one or a start space. */
_Static_assert(SHIPS *(SHIPS - 1) / 2 <= MOVES_MAX, "room for all swaps");
_Static_assert(SHIPS *STARTS <= MOVES_MAX && SHIPS * FLEET <= MOVES_MAX, "… and robberies");

static int swap_moves(const struct rotterdam *s, int seat, struct move *list)
{
	const uint32_t full = loaded_ships(s);
	int n = 0;

	for (int a = 0; a < SHIPS; a++)
		for (int b = a + 1; b < SHIPS; b++)
			if ((full >> a & full >> b & 1) != 0)
				n = rd_add(list, n, seat, VERB_swap, a, b);
	return n;
}

static int back_moves(int seat, int ship, uint32_t behind, struct move *list)
{
	int n = 0;

	for (; behind != 0; behind &= behind - 1)
		n = rd_add(list, n, seat, VERB_back, ship, __builtin_ctz(behind));
	return n;
}

static int back_all_moves(const struct rotterdam *s, int seat, struct move *list)
{
	uint32_t behind[SPACES] = {0};
	int n = 0;

	for (int f = 0; f < FAIRWAYS; f++)
		behind[rd_fairway[f].to] |= 1u << rd_fairway[f].from;
	for (int ship = 0; ship < SHIPS; ship++)
		if (afloat(s, ship))
			n += back_moves(seat, ship, behind[s->at[ship]] & ~s->taken, list + n);
	return n;
}

static int rob_moves(const struct rotterdam *s, int seat, struct move *list)
{
	const uint32_t full = loaded_ships(s), empty = empty_ships(s, seat);
	const bool fresh = new_ship(s, seat);
	int n = 0;

	for (int from = 0; from < SHIPS; from++) {
		if ((full >> from & 1) == 0)
			continue;
		for (int onto = seat * FLEET; onto < (seat + 1) * FLEET; onto++)
			if ((empty >> onto & 1) != 0)
				n = rd_add(list, n, seat, VERB_rob, from, onto);
		for (int space = 0; fresh && space < STARTS; space++)
			if (rd_free(s, space))
				n = rd_add(list, n, seat, VERB_robnew, from, space);
	}
	return n;
}

static int seize_moves(const struct rotterdam *s, int seat, struct move *list)
{
	const uint32_t full = loaded_ships(s);
	int n = 0;

	for (int i = 0; i < SHIPS; i++)
		if ((full >> i & 1) != 0)
			n = rd_add(list, n, seat, VERB_seize, i, 0);
	return n;
}

int rd_target_moves(const struct rotterdam *s, int seat, struct move *list)
{
	if (s->step == STEP_AGAIN) {
		rd_add(list, 0, seat, VERB_pass, 0, 0);
		return 1 + back_moves(seat, s->ship, spaces_behind(s, s->ship), list + 1);
	}
	switch (s->card) {
	case CARD_swap: return swap_moves(s, seat, list);
	case CARD_double: return rd_place_moves(s, seat, list);
	case CARD_rob: return rob_moves(s, seat, list);
	case CARD_police: return seize_moves(s, seat, list);
	default: return back_all_moves(s, seat, list);
	}
}

bool rd_swap(struct rotterdam *s, int one, int other)
{
	const uint8_t cargo = s->cargo[one];

	s->cargo[one] = s->cargo[other];
	s->cargo[other] = cargo;
	return rd_target_done(s);
}

bool rd_back(struct rotterdam *s, int ship, int space)
{
	const bool again = s->card == CARD_storm && s->step == STEP_TARGET;

	rd_move_ship(s, ship, space);
	if (!again || spaces_behind(s, ship) == 0)
		return rd_target_done(s);
	s->step = STEP_AGAIN;
	s->ship = (uint8_t)ship;
	rd_wait(s, s->turn.active);
	return true;
}

bool rd_rob(struct rotterdam *s, int from, int onto)
{
	s->cargo[onto] = s->cargo[from];
	s->cargo[from] = CARGO_NONE;
	return rd_target_done(s);
}

bool rd_rob_new(struct rotterdam *s, int from, int space)
{
	const int seat = s->turn.active;

	rd_launch(s, rd_ship_in_supply(s, seat), space, s->cargo[from]);
	s->cargo[from] = CARGO_NONE;
	return rd_target_done(s);
}

bool rd_seize(struct rotterdam *s, int ship)
{
	s->supply[s->cargo[ship]]++;
	s->cargo[ship] = CARGO_NONE;
	return rd_target_done(s);
}
