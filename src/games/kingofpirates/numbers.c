/* numbers.c -- what texts may ask for, {=NAME}: the figures of numbers.def under their names, of
 * parts and targets, how many hexes of each kind there are; and what pirates can do, which
 * stands in their notes and beside moves. */

#include "games/kingofpirates/kingofpirates.h"

enum {
#define HEX(id, q, r, land, ...) +(LAND_##land == LAND_FORTRESS)
	FORTRESS_HEXES = 0
#include "games/kingofpirates/board.def"
#undef HEX
	,
#define HEX(id, q, r, land, ...) +(LAND_##land == LAND_CITY)
	CITY_HEXES = 0
#include "games/kingofpirates/board.def"
#undef HEX
	,
#define HEX(id, q, r, land, ...) \
	+(LAND_##land == LAND_SMALL_ISLAND || LAND_##land == LAND_LARGE_ISLAND)
	ISLAND_HEXES = 0
#include "games/kingofpirates/board.def"
#undef HEX
	,
#define TILE(id, target, nation, sharks, plain, source) +sharks
	SHARK_TILES = 0
#include "games/kingofpirates/tiles.def"
#undef TILE
	,
#define TILE(id, target, nation, sharks, plain, source) +plain
	OCEAN_TILES = 0
#include "games/kingofpirates/tiles.def"
#undef TILE
};

enum {
#define TARGET(id, defence, loot, ...) CARDS_OF_##id = loot,
#include "games/kingofpirates/targets.def"
#undef TARGET
};

const struct number kp_numbers[] = {
#define NUMBER(name, value, source) {#name, value, 0},
#define MONEY(name, value, source) {#name, STEP * value, WORD_unit_doubloons},
#include "games/kingofpirates/numbers.def"
#undef NUMBER
#define PART(id, price, sails, places, rum, balls, source) \
	{#id "_PRICE", STEP * price, WORD_unit_doubloons}, {#id "_SAILS", sails, 0}, \
		{#id "_PLACES", places, 0}, {#id "_RUM", rum, 0}, {#id "_BALLS", balls, 0},
#include "games/kingofpirates/parts.def"
#undef PART
#define FACE(id, weight, rum, scurvy, source) {#id "_RUM", rum, 0},
#include "games/kingofpirates/dice.def"
#undef FACE
	{"PLAYER_LOOT", CARDS_OF_PLAYER, 0},
	{"HEXES", HEXES, 0},
	{"FORTRESSES", FORTRESS_HEXES, 0},
	{"CITIES", CITY_HEXES, 0},
	{"ISLANDS", ISLAND_HEXES, 0},
	{"SHARKS", SHARK_TILES, 0},
	{"OCEANS", OCEAN_TILES, 0},
	{"SEAS", SHARK_TILES + OCEAN_TILES, 0},
#define CREW(id) \
	{ \
#id, PHRASE, WORD_crew_##id \
	}
#define CAPTAIN(id) \
	{ \
#id, PHRASE, WORD_captain_##id \
	}
	CREW(NAT1),
	CREW(CAN),
	CREW(MOVE),
	CREW(GOAT),
	CREW(PVP1),
	CREW(LOOT1),
	CREW(MAP1),
	CREW(IMMUNE),
	CREW(RUM),
	CAPTAIN(PVP2),
	CAPTAIN(NOSCURVY),
	CAPTAIN(NAT2),
	CAPTAIN(ALLCAP),
	CAPTAIN(MAP2),
	CAPTAIN(LOOTF),
	CAPTAIN(LOOTS),
	CAPTAIN(LOOTB),
	CAPTAIN(CARD),
	CAPTAIN(STEAL),
	{NULL, 0, 0},
};
