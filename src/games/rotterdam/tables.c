/* tables.c -- the .def files as tables: the board, the cards, and every name. */

#include "games/rotterdam/rotterdam.h"

#include "games/rotterdam/names.h"
#include "rules/sayings.h"

/* clang-format off */
const struct fairway rd_fairway[FAIRWAYS] = {
#define FAIRWAY(id, from, to, colour, source) {SPACE_##from, SPACE_##to, COLOUR_##colour},
#include "games/rotterdam/board.def"
};

/* Fairways stand below the space they leave, so counting both in one enum gives the
 * first fairway of each space: a space takes the next number and hands it back. */
enum {
#define START(id, ...)   EXIT_##id, BEFORE_##id = EXIT_##id - 1,
#define WATER(id, ...)   EXIT_##id, BEFORE_##id = EXIT_##id - 1,
#define HARBOUR(id, ...) EXIT_##id, BEFORE_##id = EXIT_##id - 1,
#define FAIRWAY(id, ...) COUNTED_##id,
#include "games/rotterdam/board.def"
};

#define FAIRWAY(id, from, to, ...) \
	_Static_assert((int)COUNTED_##id == (int)FAIRWAY_##id && (int)COUNTED_##id >= (int)EXIT_##from, #id);
#include "games/rotterdam/board.def"
#define HARBOUR(id, ...) _Static_assert((int)EXIT_##id == FAIRWAYS, "harbours come last");
#include "games/rotterdam/board.def"
#define MATERIAL(id, harbour, ...) \
	_Static_assert((int)SPACE_##harbour - HARBOUR == (int)MATERIAL_##id, #id " goes to its harbour");
#define PRODUCT(id, material, ...) \
	_Static_assert((int)PRODUCT_##id / 2 == (int)MATERIAL_##material, #id " stands with its material");
#include "games/rotterdam/goods.def"
_Static_assert(PRODUCTS == 8, "a hand is eight counts in a word");
_Static_assert(SEATS * SLOTS <= 16, "settle names offers in the bits of its amount");

const uint8_t rd_exit[SPACES + 1] = {
#define START(id, ...)   EXIT_##id,
#define WATER(id, ...)   EXIT_##id,
#define HARBOUR(id, ...) EXIT_##id,
#include "games/rotterdam/board.def"
	FAIRWAYS
};

const uint32_t rd_anchors = 0
#define WATER(id, column, row, anchor, source) | (uint32_t)(anchor) << SPACE_##id
#include "games/rotterdam/board.def"
;

/* The spaces that a fairway of a colour leaves. */
const uint32_t rd_leaves[COLOURS] = {
	[COLOUR_blue] = 0
#define FAIRWAY(id, from, to, colour, source) | (uint32_t)(COLOUR_##colour == COLOUR_blue) << SPACE_##from
#include "games/rotterdam/board.def"
	,
	[COLOUR_green] = 0
#define FAIRWAY(id, from, to, colour, source) | (uint32_t)(COLOUR_##colour == COLOUR_green) << SPACE_##from
#include "games/rotterdam/board.def"
	,
	[COLOUR_red] = 0
#define FAIRWAY(id, from, to, colour, source) | (uint32_t)(COLOUR_##colour == COLOUR_red) << SPACE_##from
#include "games/rotterdam/board.def"
	,
	[COLOUR_white] = 0
#define FAIRWAY(id, from, to, colour, source) | (uint32_t)(COLOUR_##colour == COLOUR_white) << SPACE_##from
#include "games/rotterdam/board.def"
	,
	[COLOUR_yellow] = 0
#define FAIRWAY(id, from, to, colour, source) | (uint32_t)(COLOUR_##colour == COLOUR_yellow) << SPACE_##from
#include "games/rotterdam/board.def"
	,
};

const uint8_t rd_column[SPACES] = {
#define START(id, column, ...)   column,
#define WATER(id, column, ...)   column,
#define HARBOUR(id, column, ...) column,
#include "games/rotterdam/board.def"
};

const uint8_t rd_row[SPACES] = {
#define START(id, column, row, ...)   row,
#define WATER(id, column, row, ...)   row,
#define HARBOUR(id, column, row, ...) row,
#include "games/rotterdam/board.def"
};

const uint8_t rd_cubes[MATERIALS] = {
#define MATERIAL(id, harbour, cubes, source) cubes,
#include "games/rotterdam/goods.def"
};

const uint8_t rd_copies[PRODUCTS] = {
#define PRODUCT(id, material, cards, points, source) cards,
#include "games/rotterdam/goods.def"
};

const uint8_t rd_product_points[PRODUCTS] = {
#define PRODUCT(id, material, cards, points, source) points,
#include "games/rotterdam/goods.def"
};

const uint8_t rd_card_copies[CARDS] = {
#define CARD(id, copies, points, source) copies,
#include "games/rotterdam/shipcards.def"
#undef CARD
};

const uint8_t rd_card_points[CARDS] = {
#define CARD(id, copies, points, source) points,
#include "games/rotterdam/shipcards.def"
#undef CARD
};

#define GOODS(p) ((uint64_t)1 << (8 * PRODUCT_##p))
const uint64_t rd_census = 0
#define PRODUCT(id, material, cards, points, source) + cards * GOODS(id)
#include "games/rotterdam/goods.def"
;

const struct order rd_order[ORDERS] = {
#define PAIR(id, a, b, points, source) \
	{{PRODUCT_##a, PRODUCT_##b}, 2, points, GOODS(a) + GOODS(b)},
#define TRIPLE(id, a, b, c, points, source) \
	{{PRODUCT_##a, PRODUCT_##b, PRODUCT_##c}, 3, points, GOODS(a) + GOODS(b) + GOODS(c)},
#include "games/rotterdam/orders.def"
};

const char *const rd_words[WORDS + 1] = {
	TEXT_CELL("", "", ""),
#define TEXT(id, ...) TEXT_CELL(__VA_ARGS__),
#define NOUN(id, ...) NOUN_CELL(__VA_ARGS__),
#define SAY(id, weight, claims, ...) TEXT_CELL(__VA_ARGS__),
#include "games/rotterdam/text.def"
#undef SAY
#undef NOUN
#undef TEXT
#define PAIR(id, a, b, ...) \
	TEXT_CELL(EN_##a " + " EN_##b, NL_##a " + " NL_##b, DE_##a " + " DE_##b),
#define TRIPLE(id, a, b, c, ...) \
	TEXT_CELL(EN_##a " + " EN_##b " + " EN_##c, NL_##a " + " NL_##b " + " NL_##c, DE_##a " + " DE_##b " + " DE_##c),
#include "games/rotterdam/orders.def"
#define START(id, ...) NOUN_CELL("start space " #id, N, "startplaats " #id, M, "Startfeld " #id, N),
#define WATER(id, ...) NOUN_CELL("space " #id, N, "vak " #id, O, "Feld " #id, N),
#define FAIRWAY(id, from, to, colour, source) \
	NOUN_CELL(EN_##colour " fairway " #from "–" #to, a, NL_##colour " vaargeul " #from "–" #to, m, \
	           DE_##colour " Fahrrinne " #from "–" #to, f1),
#include "games/rotterdam/board.def"
	NULL,
};

/* What texts may ask for, {=NAME}: numbers.def, cubes, and points and number of ship cards. */
enum {
#define CARD(id, copies, points, source) POINTS_##id = points,
#include "games/rotterdam/shipcards.def"
#undef CARD
#define CARD(id, copies, points, source) + copies
	SHIP_CARDS = 0
#include "games/rotterdam/shipcards.def"
#undef CARD
};

const struct number rd_numbers[] = {
#define NUMBER(id, number) {#id, number, 0},
#include "games/rotterdam/numbers.def"
#undef NUMBER
#define MATERIAL(id, harbour, cubes, source) {#id, cubes, 0},
#include "games/rotterdam/goods.def"
	{"vp1", POINTS_vp1, 0},
	{"vp2", POINTS_vp2, 0},
	{"SHIP_CARDS", SHIP_CARDS, 0},
	{NULL, 0, 0},
};

const struct saying rd_sayings[] = {
#define TEXT(...)
#define NOUN(...)
#define SAY(id, weight, claims, ...) {WORD_##id, WEIGHT_##weight, claims},
#include "games/rotterdam/text.def"
#undef SAY
#undef NOUN
#undef TEXT
	{0},
};

/* Lists: the id of each entry and its word. */
#define ZONES_ALL(Z) \
	Z(supply) Z(stacks) Z(returned) Z(pile) Z(played) Z(deck) Z(hand) Z(shown) Z(cards) \
	Z(laid) Z(orders) Z(filled) Z(dock) Z(gives) Z(wants) Z(board) Z(master)
#define COUNTERS_ALL(C) \
	C(score) C(orders) C(filled) C(products) C(ships) C(shipcards) C(tasks) C(afloat) \
	C(offers) C(master) C(bonus)
#define SHIPS_ALL(S) \
	S(0a) S(0b) S(0c) S(0d) S(0e) S(1a) S(1b) S(1c) S(1d) S(1e) \
	S(2a) S(2b) S(2c) S(2d) S(2e) S(3a) S(3b) S(3c) S(3d) S(3e)
#define SLOTS_ALL(S) S(1) S(2) S(3) S(4)
#define NUMBERS_ALL(N) \
	N(0) N(1) N(2) N(3) N(4) N(5) N(6) N(7) N(8) N(9) N(10) N(11) N(12)
#define PAYS_ALL(P) \
	P(goods) P(joker_1) P(joker_2) P(joker_12) P(joker_3) P(joker_13) P(joker_23) P(joker_123)

#define ID(id, ...) #id,
#define WORD(id, ...) WORD_##id,
#define ID_ONLY(id) #id,
#define WORD_ONLY(id) WORD_##id,

static const char *const no_id[] = {""};
static const uint16_t no_word[] = {WORD_NONE};

static const char *const zone_id[ZONES] = {
#define START ID
#define WATER ID
#define HARBOUR ID
#include "games/rotterdam/board.def"
	ZONES_ALL(ID_ONLY)
};
#define ZONE_WORD(id) WORD_zone_##id,
static const uint16_t zone_word[ZONES] = {
#define START WORD
#define WATER WORD
#define HARBOUR WORD
#include "games/rotterdam/board.def"
	ZONES_ALL(ZONE_WORD)
};
#define COUNTER_WORD(id) WORD_counter_##id,
static const char *const counter_id[COUNTERS] = {COUNTERS_ALL(ID_ONLY)};
static const uint16_t counter_word[COUNTERS] = {COUNTERS_ALL(COUNTER_WORD)};

/* A ship that leaves a space arrives at another, or comes home; so does a cube. */
#define LEFT(id, ...) {LIST_ZONES, SPACE_##id, IMPLIED_BY_ARRIVAL, 0},
const struct implied rd_implied[] = {
	{LIST_COUNTERS, COUNTER_score, IMPLIED_BY_RULES, 0},
	{LIST_ZONES, ZONE_hand, IMPLIED_BY_COUNTER, COUNTER_products},
	{LIST_ZONES, ZONE_shown, IMPLIED_BY_COUNTER, COUNTER_products},
	{LIST_ZONES, ZONE_cards, IMPLIED_BY_COUNTER, COUNTER_shipcards},
	{LIST_ZONES, ZONE_orders, IMPLIED_BY_COUNTER, COUNTER_tasks},
	{LIST_ZONES, ZONE_filled, IMPLIED_BY_COUNTER, COUNTER_filled},
	{LIST_ZONES, ZONE_dock, IMPLIED_BY_COUNTER, COUNTER_ships},
	{LIST_ZONES, ZONE_master, IMPLIED_BY_COUNTER, COUNTER_master},
#define START LEFT
#define WATER LEFT
#define HARBOUR LEFT
#include "games/rotterdam/board.def"
	{0},
};

const uint16_t rd_space_word[SPACES] = {
#define START WORD
#define WATER WORD
#define HARBOUR WORD
#include "games/rotterdam/board.def"
};

static const char *const fairway_id[FAIRWAYS] = {
#define FAIRWAY ID
#include "games/rotterdam/board.def"
};
static const uint16_t fairway_word[FAIRWAYS] = {
#define FAIRWAY WORD
#include "games/rotterdam/board.def"
};
static const char *const colour_id[COLOURS] = {
#define COLOUR ID_ONLY
#include "games/rotterdam/board.def"
};
const uint16_t rd_colour_word[COLOURS] = {
#define COLOUR WORD_ONLY
#include "games/rotterdam/board.def"
};
static const char *const material_id[MATERIALS] = {
#define MATERIAL ID
#include "games/rotterdam/goods.def"
};
const uint16_t rd_material_word[MATERIALS] = {
#define MATERIAL WORD
#include "games/rotterdam/goods.def"
};
static const char *const product_id[PRODUCTS] = {
#define PRODUCT ID
#include "games/rotterdam/goods.def"
};
const uint16_t rd_product_word[PRODUCTS] = {
#define PRODUCT WORD
#include "games/rotterdam/goods.def"
};
static const char *const order_id[ORDERS] = {
#define PAIR ID
#define TRIPLE ID
#include "games/rotterdam/orders.def"
};
const uint16_t rd_order_word[ORDERS] = {
#define PAIR WORD
#define TRIPLE WORD
#include "games/rotterdam/orders.def"
};
static const char *const card_id[CARDS] = {
#define CARD ID
#include "games/rotterdam/shipcards.def"
#undef CARD
};
const uint16_t rd_card_word[CARDS] = {
#define CARD WORD
#include "games/rotterdam/shipcards.def"
#undef CARD
};
#define SHIP_WORD(id) WORD_ship_##id,
static const char *const ship_id[SHIPS] = {SHIPS_ALL(ID_ONLY)};
const uint16_t rd_ship_word[SHIPS] = {SHIPS_ALL(SHIP_WORD)};
#define SLOT_WORD(id) WORD_slot_##id,
static const char *const slot_id[SLOTS] = {SLOTS_ALL(ID_ONLY)};
static const uint16_t slot_word[SLOTS] = {SLOTS_ALL(SLOT_WORD)};
#define NUMBER_WORD(id) WORD_number_##id,
static const char *const number_id[NUMBER_SIDE + 1] = {NUMBERS_ALL(ID_ONLY)};
static const uint16_t number_word[NUMBER_SIDE + 1] = {NUMBERS_ALL(NUMBER_WORD)};
#define PAY_WORD(id) WORD_pay_##id,
static const char *const pay_id[] = {PAYS_ALL(ID_ONLY)};
const uint16_t rd_pay_word[] = {PAYS_ALL(PAY_WORD)};

#define SIZE(array) (sizeof(array) / sizeof *(array))
#define COUNT_ONE(id) +1
_Static_assert(0 SHIPS_ALL(COUNT_ONE) == SHIPS, "a name for every ship");
_Static_assert(0 SLOTS_ALL(COUNT_ONE) == SLOTS, "… for every slot");
_Static_assert(0 NUMBERS_ALL(COUNT_ONE) == NUMBER_SIDE + 1, "… and for every number of cards");
const struct list rd_lists[] = {
	[LIST_NONE]      = {no_id, no_word, 0},
	[LIST_ZONES]     = {zone_id, zone_word, ZONES},
	[LIST_SEATS]     = {no_id, no_word, 0},
	[LIST_COUNTERS]  = {counter_id, counter_word, COUNTERS},
	[LIST_SPACES]    = {zone_id, rd_space_word, SPACES},
	[LIST_FAIRWAYS]  = {fairway_id, fairway_word, FAIRWAYS},
	[LIST_COLOURS]   = {colour_id, rd_colour_word, COLOURS},
	[LIST_MATERIALS] = {material_id, rd_material_word, MATERIALS},
	[LIST_PRODUCTS]  = {product_id, rd_product_word, PRODUCTS},
	[LIST_ORDERS]    = {order_id, rd_order_word, ORDERS},
	[LIST_CARDS]     = {card_id, rd_card_word, CARDS},
	[LIST_SHIPS]     = {ship_id, rd_ship_word, SHIPS},
	[LIST_SLOTS]     = {slot_id, slot_word, SLOTS},
	[LIST_NUMBERS]   = {number_id, number_word, NUMBER_SIDE + 1},
	[LIST_JOKERS]    = {pay_id, rd_pay_word, SIZE(pay_id)},
	[LISTS]          = {NULL, NULL, 0},
};

#define VERB(id, ...) [VERB_##id] = {#id, {__VA_ARGS__}, false, WORD_verb_##id}
const struct verb rd_verbs[] = {
	VERB(pass, LIST_NONE),
	VERB(place, LIST_SPACES, LIST_MATERIALS),
	VERB(call, LIST_COLOURS),
	VERB(sail, LIST_SHIPS, LIST_FAIRWAYS),
	VERB(wait, LIST_SHIPS),
	VERB(play, LIST_CARDS),
	VERB(swap, LIST_SHIPS, LIST_SHIPS),
	VERB(back, LIST_SHIPS, LIST_SPACES),
	VERB(rob, LIST_SHIPS, LIST_SHIPS),
	VERB(robnew, LIST_SHIPS, LIST_SPACES),
	VERB(seize, LIST_SHIPS),
	VERB(open, LIST_SLOTS),
	VERB(whisper, LIST_SEATS, LIST_SLOTS),
	VERB(counter, LIST_SEATS, LIST_SLOTS, LIST_SLOTS),
	VERB(haggle, LIST_SEATS, LIST_SLOTS, LIST_SLOTS),
	VERB(offer, LIST_PRODUCTS),
	VERB(want, LIST_PRODUCTS),
	VERB(post, LIST_NONE),
	VERB(send, LIST_SEATS),
	VERB(drop, LIST_NONE),
	VERB(withdraw, LIST_SLOTS),
	VERB(accept, LIST_SEATS, LIST_SLOTS, LIST_NUMBERS, LIST_NUMBERS),
	VERB(fill, LIST_ORDERS, LIST_JOKERS),
	VERB(start, LIST_SEATS),
	VERB(order, LIST_SEATS, LIST_ORDERS),
	VERB(shipcard, LIST_SEATS, LIST_CARDS),
	VERB(product, LIST_SEATS, LIST_PRODUCTS),
	[VERB_settle] = {"settle", {LIST_NONE}, true, WORD_verb_settle},
	VERB(showcard, LIST_SEATS, LIST_CARDS),
	VERB(showproduct, LIST_SEATS, LIST_PRODUCTS),
	[VERBS] = {NULL, {LIST_NONE}, false, WORD_NONE},
};

const char *const rd_phases[] = {
	"start", "deal", "place", "sail", "cards", "unload", "trade", "orders", "show", NULL,
};

#define SECTION(id) [SECTION_##id] = {#id, WORD_rules_##id##_title, WORD_rules_##id, WORD_NONE}
const struct section rd_sections[] = {
	{NULL, WORD_NONE, WORD_NONE, WORD_NONE},
	SECTION(goal), SECTION(setup), SECTION(round), SECTION(place), SECTION(sail), SECTION(cards),
	SECTION(effects), SECTION(unload), SECTION(trade), SECTION(orders), SECTION(end),
	[SECTIONS] = {NULL, WORD_NONE, WORD_NONE, WORD_NONE},
};

const uint16_t rd_columns[] = {WORD_column_points, WORD_column_cubes, WORD_column_anchor, 0};

#define NO FIGURE_NONE
#define BLANK NO, NO, NO, NO, NO
/* Point cards need no sentence: their points stand in a column. */
enum { WORD_why_vp1 = WORD_NONE, WORD_why_vp2 = WORD_NONE };
const struct figure rd_figures[] = {
#define START(id, column, row, source) \
	{LIST_SPACES, SPACE_##id, 1, WORD_set_board, WORD_NONE, WORD_from_##source, {NO, NO, 0, BLANK}},
#define WATER(id, column, row, anchor, source) \
	{LIST_SPACES, SPACE_##id, 1, WORD_set_board, WORD_NONE, WORD_from_##source, {NO, NO, anchor, BLANK}},
#define HARBOUR(id, column, row, source) \
	{LIST_SPACES, SPACE_##id, 1, WORD_set_board, WORD_NONE, WORD_from_##source, {NO, NO, NO, BLANK}},
#include "games/rotterdam/board.def"
#define FAIRWAY(id, from, to, colour, source) \
	{LIST_FAIRWAYS, FAIRWAY_##id, 1, WORD_set_board, WORD_NONE, WORD_from_##source, {NO, NO, NO, BLANK}},
#include "games/rotterdam/board.def"
#define MATERIAL(id, harbour, cubes, source) \
	{LIST_MATERIALS, MATERIAL_##id, cubes, WORD_set_goods, WORD_NONE, WORD_from_##source, {NO, cubes, NO, BLANK}},
#define PRODUCT(id, material, cards, points, source) \
	{LIST_PRODUCTS, PRODUCT_##id, cards, WORD_set_goods, WORD_NONE, WORD_from_##source, {points, NO, NO, BLANK}},
#include "games/rotterdam/goods.def"
#define PAIR(id, a, b, points, source) \
	{LIST_ORDERS, ORDER_##id, 1, WORD_set_orders, WORD_NONE, WORD_from_##source, {points, NO, NO, BLANK}},
#define TRIPLE(id, a, b, c, points, source) \
	{LIST_ORDERS, ORDER_##id, 1, WORD_set_orders, WORD_NONE, WORD_from_##source, {points, NO, NO, BLANK}},
#include "games/rotterdam/orders.def"
#define CARD(id, copies, points, source) \
	{LIST_CARDS, CARD_##id, copies, WORD_set_cards, WORD_why_##id, WORD_from_##source, {points, NO, NO, BLANK}},
#include "games/rotterdam/shipcards.def"
#undef CARD
	{0, 0, 0, WORD_NONE, WORD_NONE, WORD_NONE, {0}},
};
/* clang-format on */
