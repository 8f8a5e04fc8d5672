/* scene.c -- what lies on the table, and the numbers of a seat.
 *
 * Board things carry row and column: r + 4 and 2q + r + 8, so that a terminal can
 * draw the hexagon with one space between hexes. */

#include "games/kingofpirates/kingofpirates.h"

static int left(const struct kop *s, int seat)
{
	const int hexes = kp_speed(s, seat) + WIND_HEXES * s->winds - s->sailed;

	return seat == s->turn.active && hexes > 0 ? hexes : 0;
}

static int sails(const struct kop *s, int seat)
{
	int n = 0;

	for (int i = 0; i < PARTS; i++)
		n += s->parts[seat] >> i & 1 ? kp_part[i].sails : 0;
	return n;
}

static int fight(const struct kop *s, int seat)
{
	if (s->fight.target == TARGET_NONE || (seat != s->turn.active && seat != s->fight.defender))
		return 0;
	return kp_total(s, seat == s->turn.active ? SIDE_ATTACK : SIDE_DEFEND);
}

int kp_counter(const void *state, int which, int seat)
{
	const struct kop *s = state;

	switch (which) {
	case COUNTER_score: return STEP * s->score[seat];
	case COUNTER_rum: return s->rum[seat];
	case COUNTER_balls: return s->balls[seat];
	case COUNTER_scurvy: return s->scurvy[seat];
	case COUNTER_sails: return sails(s, seat);
	case COUNTER_places: return kp_places(s, seat);
	case COUNTER_crew: return kp_crew_size(s->crew[seat]);
	case COUNTER_hand: return s->held[seat];
	case COUNTER_limit: return kp_hand_limit(s, seat);
	case COUNTER_speed: return kp_speed(s, seat);
	case COUNTER_left: return left(s, seat);
	case COUNTER_rum_max: return kp_rum_max(s, seat);
	case COUNTER_balls_max: return kp_balls_max(s, seat);
	case COUNTER_maps: return kp_maps(s, seat);
	case COUNTER_nations: return kp_skill(s, seat, false);
	case COUNTER_players: return kp_skill(s, seat, true);
	case COUNTER_fight: return fight(s, seat);
	default: assert(which == COUNTER_deck); return s->deck_size;
	}
}

static struct item item(int list, int index, int zone, int owner)
{
	return (struct item){.list = (uint8_t)list,
	                     .index = (uint8_t)index,
	                     .zone = (uint8_t)zone,
	                     .owner = (uint8_t)owner,
	                     .count = 1};
}

static struct item at(struct item i, int hex)
{
	i.row = (uint8_t)(kp_hex[hex].r + BOARD_REACH);
	i.column = (uint8_t)(2 * kp_hex[hex].q + kp_hex[hex].r + 2 * BOARD_REACH);
	return i;
}

static int show_board(const struct kop *s, struct item *list)
{
	int n = 0;

	for (int hex = 0; hex < HEXES; hex++) {
		const int tile = s->tile[hex];
		list[n++] = at(item(LIST_HEXES, hex, ZONE_board, NOBODY), hex);
		if (tile == TILE_DOWN) {
			list[n] = at(item(LIST_TILES, UNKNOWN, ZONE_tiles, NOBODY), hex);
			list[n++].flags = ITEM_FACE_DOWN;
		} else if (tile != TILE_NONE) {
			list[n++] = at(item(LIST_TILES, tile, ZONE_shown, NOBODY), hex);
		}
	}
	list[n++] = at(item(LIST_HEXES, s->dutchman, ZONE_dutchman, NOBODY), s->dutchman);
	return n;
}

static int show_bag(const uint8_t *bag, int list_id, int kinds, int zone, int owner,
                    struct item *list)
{
	int n = 0;

	for (int i = 0; i < kinds; i++)
		if (bag[i] > 0) {
			list[n] = item(list_id, i, zone, owner);
			list[n++].count = bag[i];
		}
	return n;
}

/* Cards in a place that this view may not look into. */
static int show_backs(int count, int zone, int owner, struct item *list)
{
	if (count == 0)
		return 0;
	list[0] = item(LIST_CARDS, UNKNOWN, zone, owner);
	list[0].count = (uint16_t)count;
	list[0].flags = ITEM_FACE_DOWN;
	return 1;
}

static int show_pirates(uint32_t set, int zone, int owner, struct item *list)
{
	int n = 0;

	for (; set != 0; set &= set - 1)
		list[n++] = item(LIST_PIRATES, __builtin_ctz(set), zone, owner);
	return n;
}

static int show_ship(const struct kop *s, int seat, struct item *list)
{
	uint32_t mates = s->crew[seat];
	int n = 0;

	list[n++] = at(item(LIST_HEXES, s->ship[seat], ZONE_ship, seat), s->ship[seat]);
	if (s->captain[seat] != NO_PIRATE) {
		mates &= ~((uint32_t)1 << s->captain[seat]);
		list[n] = item(LIST_PIRATES, s->captain[seat], ZONE_captain, seat);
		list[n++].flags = ITEM_CHIEF;
	}
	n += show_pirates(mates, ZONE_crew, seat, list + n);
	for (int part = 0; part < PARTS; part++)
		if (s->parts[seat] >> part & 1)
			list[n++] = item(LIST_PARTS, part, ZONE_hold, seat);
	for (int hex = 0; hex < HEXES; hex++)
		if (kp_island(hex) >= 0 && (s->dug[seat] >> kp_island(hex) & 1))
			list[n++] = item(LIST_HEXES, hex, ZONE_dug, seat);
	if (kp_knows(s, seat))
		return n + show_bag(s->hand[seat], LIST_CARDS, ACTIONS, ZONE_hand, seat, list + n);
	return n + show_backs(s->held[seat], ZONE_hand, seat, list + n);
}

static int show_cards(const struct kop *s, struct item *list)
{
	int n = 0;

	if (s->turn.masked) {
		n += show_backs(s->deck_size, ZONE_deck, NOBODY, list + n);
		n += show_backs(s->buried_size, ZONE_buried, NOBODY, list + n);
	} else {
		n += show_bag(s->deck, LIST_CARDS, ACTIONS, ZONE_deck, NOBODY, list + n);
		n += show_bag(s->buried, LIST_CARDS, ACTIONS, ZONE_buried, NOBODY, list + n);
	}
	n += show_bag(s->discard, LIST_CARDS, ACTIONS, ZONE_discard, NOBODY, list + n);
	n += show_bag(s->loot, LIST_LOOT, LOOTS, ZONE_loot, NOBODY, list + n);
	n += show_bag(s->taken, LIST_LOOT, LOOTS, ZONE_spent, NOBODY, list + n);
	n += show_pirates(s->pirates, ZONE_quay, NOBODY, list + n);
	return n + show_pirates(s->dismissed, ZONE_dismissed, NOBODY, list + n);
}

static int show_dice(const struct kop *s, struct item *list)
{
	int n = 0;

	for (int side = 0; side < SIDES; side++)
		for (int die = 0; die < 2; die++)
			if (s->fight.die[side][die] > 0) {
				list[n] = item(LIST_DICE, s->fight.die[side][die] - 1, ZONE_dice,
				               kp_fighter(s, side));
				list[n++].column = (uint8_t)die;
			}
	return n;
}

int kp_scene(const void *view, int seat, struct item *list)
{
	const struct kop *s = view;
	int n = show_board(s, list);

	(void)seat;
	for (int i = 0; i < s->turn.seats; i++)
		n += show_ship(s, i, list + n);
	n += show_cards(s, list + n);
	n += show_dice(s, list + n);
	assert(n <= ITEMS_MAX);
	return n;
}
