/* words.c -- the names of things: lists, verbs, phases, sections, figures, words. */

#include "games/kingofpirates/kingofpirates.h"
#include "rules/sayings.h"

const char *const kp_words[WORDS + 1] = {
#define TEXT(id, ...) TEXT_CELL(__VA_ARGS__),
#define NOUN(id, ...) NOUN_CELL(__VA_ARGS__),
#define SAY(id, weight, claims, ...) TEXT_CELL(__VA_ARGS__),
#include "games/kingofpirates/text.def"
#undef SAY
#undef NOUN
#undef TEXT
	NULL,
};

const struct saying kp_sayings[] = {
#define TEXT(...)
#define NOUN(...)
#define SAY(id, weight, claims, ...) {WORD_##id, WEIGHT_##weight, claims},
#include "games/kingofpirates/text.def"
#undef SAY
#undef NOUN
#undef TEXT
	{0},
};

static const char *const zone_id[] = {
#define ZONE(id, word) #id,
#include "games/kingofpirates/zones.def"
#undef ZONE
};
static const uint16_t zone_word[] = {
#define ZONE(id, word) WORD_##word,
#include "games/kingofpirates/zones.def"
#undef ZONE
};
static const char *const counter_id[] = {
#define COUNTER(id) #id,
#include "games/kingofpirates/counters.def"
#undef COUNTER
};
static const uint16_t counter_word[] = {
#define COUNTER(id) WORD_counter_##id,
#include "games/kingofpirates/counters.def"
#undef COUNTER
};
static const char *const hex_id[] = {
#define HEX(id, ...) #id,
#include "games/kingofpirates/board.def"
#undef HEX
};
static const uint16_t hex_word[] = {
#define HEX(id, ...) WORD_##id,
#include "games/kingofpirates/board.def"
#undef HEX
};
static const char *const pirate_id[] = {
#define PIRATE(id, ...) #id,
#include "games/kingofpirates/pirates.def"
#undef PIRATE
};
static const uint16_t pirate_word[] = {
#define PIRATE(id, ...) WORD_##id,
#include "games/kingofpirates/pirates.def"
#undef PIRATE
};
static const char *const card_id[] = {
#define ACTION(id, ...) #id,
#include "games/kingofpirates/actions.def"
#undef ACTION
};
static const uint16_t card_word[] = {
#define ACTION(id, ...) WORD_card_##id,
#include "games/kingofpirates/actions.def"
#undef ACTION
};
static const char *const loot_id[] = {
#define LOOT(id, ...) #id,
#include "games/kingofpirates/loot.def"
#undef LOOT
};
static const uint16_t loot_word[] = {
#define LOOT(id, ...) WORD_##id,
#include "games/kingofpirates/loot.def"
#undef LOOT
};
static const char *const tile_id[] = {
#define TILE(id, ...) #id,
#include "games/kingofpirates/tiles.def"
#undef TILE
};
static const uint16_t tile_word[] = {
#define TILE(id, ...) WORD_tile_##id,
#include "games/kingofpirates/tiles.def"
#undef TILE
};
static const char *const part_id[] = {
#define PART(id, ...) #id,
#include "games/kingofpirates/parts.def"
#undef PART
};
static const uint16_t part_word[] = {
#define PART(id, ...) WORD_##id,
#include "games/kingofpirates/parts.def"
#undef PART
};
static const char *const compass_id[] = {
#define COMPASS(id, ...) #id,
#include "games/kingofpirates/dice.def"
#undef COMPASS
};
static const uint16_t compass_word[] = {
#define COMPASS(id, ...) WORD_compass_##id,
#include "games/kingofpirates/dice.def"
#undef COMPASS
};
static const char *const face_id[] = {
#define FACE(id, ...) #id,
#include "games/kingofpirates/dice.def"
#undef FACE
};
static const uint16_t face_word[] = {
#define FACE(id, ...) WORD_face_##id,
#include "games/kingofpirates/dice.def"
#undef FACE
};
static const char *const die_id[] = {"1", "2", "3", "4", "5", "6"};
static const uint16_t die_word[] = {WORD_die_1, WORD_die_2, WORD_die_3,
                                    WORD_die_4, WORD_die_5, WORD_die_6};
static const char *const which_id[] = {"first", "second", "both"};
static const uint16_t which_word[] = {WORD_which_first, WORD_which_second, WORD_which_both};
static const char *const side_id[] = {"attacker", "defender"};
static const uint16_t side_word[] = {WORD_side_attack, WORD_side_defend};
static const char *const no_id[] = {NULL};
static const uint16_t no_word[] = {WORD_none};

/* What needs no telling of its own. */
const struct implied kp_implied[] = {
	{LIST_COUNTERS, COUNTER_limit, IMPLIED_BY_RULES, 0},
	{LIST_COUNTERS, COUNTER_speed, IMPLIED_BY_RULES, 0},
	{LIST_COUNTERS, COUNTER_left, IMPLIED_BY_RULES, 0},
	{LIST_COUNTERS, COUNTER_rum_max, IMPLIED_BY_RULES, 0},
	{LIST_COUNTERS, COUNTER_balls_max, IMPLIED_BY_RULES, 0},
	{LIST_COUNTERS, COUNTER_maps, IMPLIED_BY_RULES, 0},
	{LIST_COUNTERS, COUNTER_nations, IMPLIED_BY_RULES, 0},
	{LIST_COUNTERS, COUNTER_players, IMPLIED_BY_RULES, 0},
	{LIST_COUNTERS, COUNTER_fight, IMPLIED_BY_RULES, 0},
	{LIST_ZONES, ZONE_hand, IMPLIED_BY_COUNTER, COUNTER_hand},
	{LIST_ZONES, ZONE_crew, IMPLIED_BY_COUNTER, COUNTER_crew},
	{LIST_ZONES, ZONE_captain, IMPLIED_BY_COUNTER, COUNTER_crew},
	{LIST_ZONES, ZONE_deck, IMPLIED_BY_COUNTER, COUNTER_deck},
	{0},
};

const struct list kp_lists[] = {
	[LIST_NONE] = {no_id, no_word, 0},
	[LIST_ZONES] = {zone_id, zone_word, ZONES},
	[LIST_SEATS] = {no_id, no_word, 0},
	[LIST_COUNTERS] = {counter_id, counter_word, COUNTERS},
	[LIST_HEXES] = {hex_id, hex_word, HEXES},
	[LIST_PIRATES] = {pirate_id, pirate_word, PIRATES},
	[LIST_CARDS] = {card_id, card_word, ACTIONS},
	[LIST_LOOT] = {loot_id, loot_word, LOOTS},
	[LIST_TILES] = {tile_id, tile_word, TILES},
	[LIST_PARTS] = {part_id, part_word, PARTS},
	[LIST_DIRECTIONS] = {compass_id, compass_word, DIRECTIONS},
	[LIST_FACES] = {face_id, face_word, FACES},
	[LIST_DICE] = {die_id, die_word, DIE_FACES},
	[LIST_WHICH] = {which_id, which_word, WHICHES},
	[LIST_SIDES] = {side_id, side_word, SIDES},
	[LISTS] = {NULL, NULL, 0},
};

const struct verb kp_verbs[] = {
#define VERB(id, ...) {#id, {__VA_ARGS__}, false, WORD_verb_##id},
#include "games/kingofpirates/verbs.def"
#undef VERB
	{.name = NULL},
};

const char *const kp_phases[] = {
#define PHASE(id, ...) #id,
#include "games/kingofpirates/phases.def"
#undef PHASE
	NULL,
};

const struct section kp_sections[] = {
	{"", WORD_none, WORD_none, WORD_none},
#define SECTION(id) {#id, WORD_rule_##id, WORD_rule_##id##_body, WORD_none},
#include "games/kingofpirates/sections.def"
#undef SECTION
	{NULL, WORD_none, WORD_none, WORD_none},
};

const uint16_t kp_columns[] = {
	WORD_column_defence, WORD_column_loot,  WORD_column_maps,
	WORD_column_value,   WORD_column_sails, WORD_column_places,
	WORD_column_rum,     WORD_column_balls, 0,
};

/* Figures by column: defence, loot, maps, doubloons, sails, places, rum, balls. */
enum { NONE = FIGURE_NONE };
#define TARGET_CELLS(target) \
	{ \
		kp_defence_##target, kp_cards_##target, NONE, NONE, NONE, NONE, NONE, NONE \
	}
#define EMPTY_CELLS \
	{ \
		NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE \
	}
#define ISLAND_CELLS(size) \
	{ \
		NONE, NONE, size##_MAPS, STEP *size##_TREASURE, NONE, NONE, NONE, NONE \
	}

enum {
#define TARGET(id, defence, loot, ...) kp_defence_##id = defence, kp_cards_##id = loot,
#include "games/kingofpirates/targets.def"
#undef TARGET
};
#define CELLS_HIDEOUT EMPTY_CELLS
#define CELLS_SHARK EMPTY_CELLS
#define CELLS_OCEAN EMPTY_CELLS
#define CELLS_CITY TARGET_CELLS(CITY)
#define CELLS_FORTRESS TARGET_CELLS(FORTRESS)
#define CELLS_SMALL_ISLAND ISLAND_CELLS(SMALL)
#define CELLS_LARGE_ISLAND ISLAND_CELLS(LARGE)
#define SOURCED(source) WORD_source_##source
enum {
	WORD_source_TEXT = WORD_source_text,
	WORD_source_INFERRED = WORD_source_inferred,
	WORD_source_RECONSTRUCTED = WORD_source_reconstructed
};

const struct figure kp_figures[] = {
#define ACTION(id, copies, when, source) \
	{LIST_CARDS,      ACTION_##id, copies, WORD_zone_deck, WORD_card_##id##_does, \
	 SOURCED(source), EMPTY_CELLS},
#include "games/kingofpirates/actions.def"
#undef ACTION
#define LOOT(id, value, copies, source) \
	{LIST_LOOT, \
	 LOOT_##id, \
	 copies, \
	 WORD_zone_loot, \
	 WORD_none, \
	 SOURCED(source), \
	 {NONE, NONE, NONE, STEP * value, NONE, NONE, NONE, NONE}},
#include "games/kingofpirates/loot.def"
#undef LOOT
#define PIRATE(id, crew, captain, source) \
	{LIST_PIRATES,   PIRATE_##id,     1,          WORD_zone_crew, \
	 WORD_##id##_is, SOURCED(source), EMPTY_CELLS},
#include "games/kingofpirates/pirates.def"
#undef PIRATE
#define TILE(id, target, nation, sharks, plain, source) \
	{LIST_TILES, TILE_##id,       sharks + plain,      WORD_zone_tiles, \
	 WORD_none,  SOURCED(source), TARGET_CELLS(target)},
#include "games/kingofpirates/tiles.def"
#undef TILE
#define PART(id, price, sails, places, rum, balls, source) \
	{LIST_PARTS, \
	 PART_##id, \
	 SEATS_MAX, \
	 WORD_zone_hold, \
	 WORD_none, \
	 SOURCED(source), \
	 {NONE, NONE, NONE, STEP * price, sails, places, rum, balls}},
#include "games/kingofpirates/parts.def"
#undef PART
#define COMPASS(id, q, r, corner, source) \
	{LIST_DIRECTIONS, COMPASS_##id,    1,          WORD_zone_dice, \
	 WORD_##corner,   SOURCED(source), EMPTY_CELLS},
#include "games/kingofpirates/dice.def"
#undef COMPASS
#define FACE(id, weight, drunk, scurvy, source) \
	{LIST_FACES, \
	 FACE_##id, \
	 weight, \
	 WORD_zone_dice, \
	 WORD_none, \
	 SOURCED(source), \
	 {NONE, NONE, NONE, NONE, NONE, NONE, -drunk, NONE}},
#include "games/kingofpirates/dice.def"
#undef FACE
#define HEX(id, q, r, land, nation, source) \
	{LIST_HEXES, HEX_##id, 1, WORD_zone_board, WORD_none, SOURCED(source), CELLS_##land},
#include "games/kingofpirates/board.def"
#undef HEX
	{.copies = 0},
};
