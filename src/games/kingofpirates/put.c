/* put.c -- setting up a position by hand.
 *
 * The first thing put ends the manning of the ships: they lie in their corners
 * without pirates and without cards, full of rum and cannonballs.  The position
 * then waits in phase begin; the active player's pass starts the turn. */

#include "games/kingofpirates/kingofpirates.h"

static void empty_hands(struct kop *s)
{
	for (int seat = 0; seat < s->turn.seats; seat++) {
		for (int card = 0; card < ACTIONS; card++)
			s->deck[card] = (uint8_t)(s->deck[card] + s->hand[seat][card]);
		s->deck_size = (uint8_t)(s->deck_size + s->held[seat]);
		s->held[seat] = 0;
		memset(s->hand[seat], 0, HAND_SIZE);
		s->crew[seat] = 0;
		s->captain[seat] = NO_PIRATE;
		kp_refit(s, seat);
	}
	s->dismissed = 0;
	s->pirates = ((uint32_t)1 << PIRATES) - 1;
}

static bool put_score(struct kop *s, int seat, int doubloons)
{
	if (doubloons % STEP != 0 || doubloons / STEP >= GOAL)
		return false;
	s->score[seat] = (uint8_t)(doubloons / STEP);
	return true;
}

static bool put_up_to(uint8_t *place, int number, int most)
{
	if (number > most)
		return false;
	*place = (uint8_t)number;
	return true;
}

static bool put_counter(struct kop *s, struct item what)
{
	const int seat = what.owner, number = what.count;

	switch (what.index) {
	case COUNTER_score: return put_score(s, seat, number);
	case COUNTER_rum: return put_up_to(&s->rum[seat], number, kp_rum_max(s, seat));
	case COUNTER_balls: return put_up_to(&s->balls[seat], number, kp_balls_max(s, seat));
	case COUNTER_scurvy: s->scurvy[seat] = what.count; return true;
	default: return false;
	}
}

static bool put_card(struct kop *s, int seat, struct item what)
{
	if (what.list != LIST_CARDS || what.index >= ACTIONS || s->deck[what.index] < what.count)
		return false;
	s->deck[what.index] = (uint8_t)(s->deck[what.index] - what.count);
	s->deck_size = (uint8_t)(s->deck_size - what.count);
	s->hand[seat][what.index] = (uint8_t)(s->hand[seat][what.index] + what.count);
	s->held[seat] = (uint8_t)(s->held[seat] + what.count);
	return true;
}

static bool put_discard(struct kop *s, struct item what)
{
	if (what.list != LIST_CARDS || what.index >= ACTIONS || s->deck[what.index] < what.count)
		return false;
	s->deck[what.index] = (uint8_t)(s->deck[what.index] - what.count);
	s->deck_size = (uint8_t)(s->deck_size - what.count);
	s->discard[what.index] = (uint8_t)(s->discard[what.index] + what.count);
	return true;
}

/* The first pirate aboard commands until a captain is put. */
static bool put_pirate(struct kop *s, int seat, struct item what)
{
	const uint32_t bit = what.index < PIRATES ? (uint32_t)1 << what.index : 0;

	if (what.list != LIST_PIRATES || what.count != 1 || (s->pirates & bit) == 0)
		return false;
	if (what.zone == ZONE_dismissed) {
		s->pirates &= ~bit;
		s->dismissed |= bit;
		return true;
	}
	if (kp_crew_size(s->crew[seat]) >= kp_places(s, seat))
		return false;
	s->pirates &= ~bit;
	s->crew[seat] |= bit;
	if (what.zone == ZONE_captain || s->captain[seat] == NO_PIRATE)
		s->captain[seat] = what.index;
	return true;
}

static bool put_part(struct kop *s, int seat, struct item what)
{
	if (what.list != LIST_PARTS || what.index >= PARTS || (s->parts[seat] >> what.index & 1))
		return false;
	s->parts[seat] |= (uint8_t)(1 << what.index);
	return true;
}

static bool is_hex(struct item what)
{
	return what.list == LIST_HEXES && what.index < HEXES && what.count == 1;
}

/* A ship cannot lie on a tile that nobody has seen. */
static bool put_ship(struct kop *s, int seat, struct item what)
{
	if (!is_hex(what) || s->tile[what.index] == TILE_DOWN)
		return false;
	s->ship[seat] = what.index;
	return true;
}

static bool put_tile(struct kop *s, int tile, struct item what)
{
	if (!is_hex(what) || s->tile[what.index] != TILE_DOWN)
		return false;
	uint8_t *sea = s->sea[kp_hex[what.index].land == LAND_OCEAN];
	if (sea[tile] == 0)
		return false;
	bag_take(sea, tile);
	s->tile[what.index] = kp_tile[tile].target == TARGET_NONE ? TILE_NONE : (uint8_t)tile;
	return true;
}

static bool put_dug(struct kop *s, int seat, struct item what)
{
	if (!is_hex(what) || kp_island(what.index) < 0)
		return false;
	s->dug[seat] |= (uint8_t)(1 << kp_island(what.index));
	return true;
}

static bool put_zone(struct kop *s, struct item what)
{
	const bool owned = what.owner < s->turn.seats;

	if (what.zone >= ZONE_warship_british)
		return put_tile(s, what.zone - ZONE_warship_british, what);
	switch (what.zone) {
	case ZONE_dutchman:
		s->dutchman = is_hex(what) ? what.index : s->dutchman;
		return is_hex(what);
	case ZONE_discard: return put_discard(s, what);
	case ZONE_dismissed: return put_pirate(s, 0, what);
	case ZONE_hand: return owned && put_card(s, what.owner, what);
	case ZONE_crew:
	case ZONE_captain: return owned && put_pirate(s, what.owner, what);
	case ZONE_hold: return owned && put_part(s, what.owner, what);
	case ZONE_ship: return owned && put_ship(s, what.owner, what);
	case ZONE_dug: return owned && put_dug(s, what.owner, what);
	default: return false;
	}
}

bool kp_put(void *state, struct item what)
{
	struct kop s;

	memcpy(&s, state, sizeof s);
	if (s.turn.round == 0)
		empty_hands(&s);
	if (what.list == LIST_COUNTERS ? what.owner >= s.turn.seats || !put_counter(&s, what)
	                               : !put_zone(&s, what))
		return false;
	kp_begin(&s, s.turn.active, PHASE_begin);
	kp_run(&s);
	memcpy(state, &s, sizeof s);
	return true;
}
