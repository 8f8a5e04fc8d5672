/* movement.c -- phase 2: sailing hex by hex, turning tiles, stopping, digging.
 *
 * Sailing ends with a stop, a dig or the declaration of a fight; a warship ends
 * it by force.  How far a ship may go is computed at every step, so that a
 * murdered helmsman or a lemon counts at once. */

#include "games/kingofpirates/kingofpirates.h"

int kp_maps_needed(int hex)
{
	switch (kp_hex[hex].land) {
	case LAND_SMALL_ISLAND: return SMALL_MAPS;
	case LAND_LARGE_ISLAND: return LARGE_MAPS;
	default: return 0;
	}
}

int kp_treasure(int hex)
{
	return kp_hex[hex].land == LAND_SMALL_ISLAND ? SMALL_TREASURE : LARGE_TREASURE;
}

int kp_fightable(const struct kop *s, int hex)
{
	if (s->tile[hex] < TILES)
		return kp_tile[s->tile[hex]].target;
	if (kp_hex[hex].land == LAND_CITY)
		return TARGET_CITY;
	return kp_hex[hex].land == LAND_FORTRESS ? TARGET_FORTRESS : TARGET_NONE;
}

static bool may_sail(const struct kop *s, int seat)
{
	return s->sailed < kp_speed(s, seat) + WIND_HEXES * s->winds;
}

/* Map cards still to be paid for a dig, or -1 where the seat cannot dig. */
static int dig_price(const struct kop *s, int seat)
{
	const int hex = s->ship[seat], island = kp_island(hex);

	if (island < 0 || (s->dug[seat] >> island & 1 && !kp_house(s, HOUSE_dig)))
		return -1;
	const int price = kp_maps_needed(hex) - kp_maps(s, seat);
	return price > 0 ? price : 0;
}

static int duel_moves(const struct kop *s, int seat, struct move *list)
{
	int n = 0;

	if (kp_hideout(s->ship[seat]))
		return 0;
	for (int i = 0; i < s->turn.seats; i++)
		if (i != seat && s->ship[i] == s->ship[seat] && (s->fought >> i & 1) == 0)
			list[n++] = move_with(seat, VERB_duel, i);
	return n;
}

static int sail_moves(const struct kop *s, int seat, struct move *list)
{
	int n = 0;

	if (!may_sail(s, seat))
		return 0;
	for (int d = 0; d < DIRECTIONS; d++) {
		const int hex = kp_neighbour(s->ship[seat], d);
		if (hex >= 0)
			list[n++] = move_with(seat, VERB_sail, hex);
	}
	return n;
}

/* Beside a warship there is no staying without a fight, and no other one. */
int kp_move_moves(const struct kop *s, int seat, struct move *list)
{
	const int target = kp_fightable(s, s->ship[seat]);
	const int maps = dig_price(s, seat);
	int n = 0;

	if (target != TARGET_WARSHIP)
		list[n++] = move_of(seat, VERB_stop);
	if (target != TARGET_NONE)
		list[n++] = move_of(seat, VERB_fight);
	if (target != TARGET_WARSHIP)
		n += duel_moves(s, seat, list + n);
	if (maps >= 0 && s->hand[seat][ACTION_map] >= maps)
		list[n++] = move_of(seat, VERB_dig);
	if (kp_has(s, seat, ACTION_wind))
		list[n++] = move_of(seat, VERB_wind);
	return n + sail_moves(s, seat, list + n);
}

void kp_enter_move(struct kop *s)
{
	s->turn.waiting = (uint8_t)(1 << s->turn.active);
}

static void arrive(struct kop *s)
{
	const int hex = s->ship[s->turn.active];

	kp_go(s, PHASE_entered);
	kp_meet_dutchman(s, hex);
	if (!s->ended && kp_fightable(s, hex) == TARGET_WARSHIP)
		kp_do_fight(s);
}

void kp_do_sail(struct kop *s, struct move m)
{
	s->ship[m.seat] = m.arg[0];
	s->sailed++;
	if (s->tile[m.arg[0]] == TILE_DOWN)
		kp_go(s, PHASE_tile);
	else
		arrive(s);
}

void kp_enter_tile(struct kop *s)
{
	s->turn.waiting = 1 << DEALER;
}

void kp_do_tile(struct kop *s, struct move m)
{
	const int hex = m.arg[0], tile = m.arg[1];

	bag_take(s->sea[kp_hex[hex].land == LAND_OCEAN], tile);
	s->tile[hex] = kp_tile[tile].target == TARGET_NONE ? TILE_NONE : (uint8_t)tile;
	arrive(s);
}

void kp_do_stop(struct kop *s)
{
	const int seat = s->turn.active;

	if (!kp_hideout(s->ship[seat])) {
		kp_end_turn(s);
		return;
	}
	s->scurvy[seat] = 0;
	kp_go(s, PHASE_buy);
}

void kp_do_dig(struct kop *s, struct move m)
{
	const int hex = s->ship[m.seat], price = dig_price(s, m.seat);

	for (int i = 0; i < price; i++)
		kp_spend(s, m.seat, ACTION_map);
	s->dug[m.seat] |= (uint8_t)(1 << kp_island(hex));
	kp_go(s, PHASE_after);
	kp_gain(s, m.seat, kp_treasure(hex));
}

/* What can still be fought here: digging belongs to sailing, so a duel may follow it; and where
 * there may be several fights a turn, whoever and whatever was not fought yet. */
int kp_after_moves(const struct kop *s, int seat, struct move *list)
{
	int n = 0;

	list[n++] = move_of(seat, VERB_pass);
	if (!s->stormed && kp_fightable(s, s->ship[seat]) != TARGET_NONE)
		list[n++] = move_of(seat, VERB_fight);
	return n + duel_moves(s, seat, list + n);
}

void kp_enter_after(struct kop *s)
{
	struct move list[SEATS_MAX + 2];
	const int seat = s->turn.active;

	if (kp_after_moves(s, seat, list) > 1)
		s->turn.waiting = (uint8_t)(1 << seat);
	else
		kp_end_turn(s);
}
