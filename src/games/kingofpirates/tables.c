/* tables.c -- the .def files as arrays, and the geometry of the board.
 *
 * Nothing here is decided: every number stands in a .def with its provenance. */

#include "games/kingofpirates/kingofpirates.h"

const struct hex_row kp_hex[HEXES] = {
#define HEX(id, q, r, land, nation, source) {q, r, LAND_##land, NATION_##nation, SOURCE_##source},
#include "games/kingofpirates/board.def"
#undef HEX
};

const struct pirate_row kp_pirate[PIRATES] = {
#define PIRATE(id, crew, captain, source) {CREW_##crew, CAPTAIN_##captain, SOURCE_##source},
#include "games/kingofpirates/pirates.def"
#undef PIRATE
};

const struct tile_row kp_tile[TILES] = {
#define TILE(id, target, nation, sharks, plain, source) \
	{TARGET_##target, NATION_##nation, {sharks, plain}, SOURCE_##source},
#include "games/kingofpirates/tiles.def"
#undef TILE
};

const struct target_row kp_target[TARGETS] = {
#define TARGET(id, defence, loot, stays, source) {defence, loot, stays, SOURCE_##source},
#include "games/kingofpirates/targets.def"
#undef TARGET
};

const struct part_row kp_part[PARTS] = {
#define PART(id, price, sails, places, rum, balls, source) \
	{price, sails, places, rum, balls, SOURCE_##source},
#include "games/kingofpirates/parts.def"
#undef PART
};

const struct action_row kp_action[ACTIONS] = {
#define ACTION(id, copies, when, source) {copies, WHEN_##when, SOURCE_##source},
#include "games/kingofpirates/actions.def"
#undef ACTION
};

const struct loot_row kp_loot[LOOTS] = {
#define LOOT(id, value, copies, source) {value, copies, SOURCE_##source},
#include "games/kingofpirates/loot.def"
#undef LOOT
};

const struct compass_row kp_compass[DIRECTIONS] = {
#define COMPASS(id, q, r, corner, source) {q, r, HEX_##corner, SOURCE_##source},
#include "games/kingofpirates/dice.def"
#undef COMPASS
};

const struct face_row kp_face[FACES] = {
#define FACE(id, weight, rum, scurvy, source) {weight, rum, scurvy, SOURCE_##source},
#include "games/kingofpirates/dice.def"
#undef FACE
};

const uint8_t kp_start[SEATS_MAX + 1][SEATS_MAX] = {
#define START(n, a, b, c, d, e, f) \
	[n] = {COMPASS_##a, COMPASS_##b, COMPASS_##c, COMPASS_##d, COMPASS_##e, COMPASS_##f},
#include "games/kingofpirates/dice.def"
#undef START
};

/* Hexes by coordinates, with a rim of nothing; entries are one more than the hex. */
enum { RIM = BOARD_REACH + 1, ACROSS = 2 * RIM + 1 };
static const uint8_t hex_at[ACROSS][ACROSS] = {
#define HEX(id, q, r, ...) [(r) + RIM][(q) + RIM] = HEX_##id + 1,
#include "games/kingofpirates/board.def"
#undef HEX
};

int kp_neighbour(int hex, int direction)
{
	const int q = kp_hex[hex].q + kp_compass[direction].q;
	const int r = kp_hex[hex].r + kp_compass[direction].r;

	return hex_at[r + RIM][q + RIM] - 1;
}

static int size_of(int n)
{
	return n < 0 ? -n : n;
}

int kp_distance(int from, int to)
{
	const int q = kp_hex[from].q - kp_hex[to].q;
	const int r = kp_hex[from].r - kp_hex[to].r;

	return (size_of(q) + size_of(r) + size_of(q + r)) / 2;
}

/* The treasure islands, numbered in the order of the board. */
#define ISLAND_HIDEOUT(act, id)
#define ISLAND_SHARK(act, id)
#define ISLAND_OCEAN(act, id)
#define ISLAND_CITY(act, id)
#define ISLAND_FORTRESS(act, id)
#define ISLAND_SMALL_ISLAND(act, id) act(id)
#define ISLAND_LARGE_ISLAND(act, id) act(id)
#define NUMBER_OF(id) ISLAND_##id,
#define PLACE_OF(id) [HEX_##id] = ISLAND_##id + 1,

enum {
#define HEX(id, q, r, land, ...) ISLAND_##land(NUMBER_OF, id)
#include "games/kingofpirates/board.def"
#undef HEX
};

static const uint8_t island[HEXES] = {
#define HEX(id, q, r, land, ...) ISLAND_##land(PLACE_OF, id)
#include "games/kingofpirates/board.def"
#undef HEX
};

int kp_island(int hex)
{
	return island[hex] - 1;
}
