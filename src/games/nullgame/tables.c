/* tables.c -- the .def files as arrays, and the other lists of words. */

#include "games/nullgame/nullgame.h"
#include "rules/sayings.h"

#define CARD(id, copies, storm, price, points, ...) {copies, copies + (storm), price, points},
const struct card_row null_card[] = {
#include "games/nullgame/cards.def"
};
#undef CARD

#define TEXT(id, ...) TEXT_CELL(__VA_ARGS__),
#define SAY(id, weight, claims, ...) TEXT_CELL(__VA_ARGS__),
#define CARD(id, copies, storm, price, points, ...) NOUN_CELL(__VA_ARGS__),
const char *const null_words[] = {
#include "games/nullgame/text.def"
#include "games/nullgame/cards.def"
	NULL,
};
#undef CARD
#undef SAY
#undef TEXT

#define TEXT(...)
#define SAY(id, weight, claims, ...) {WORD_##id, WEIGHT_##weight, claims},
const struct saying null_sayings[] = {
#include "games/nullgame/text.def"
	{0},
};
#undef SAY
#undef TEXT

#define CARD(id, ...) #id,
static const char *const card_id[] = {
#include "games/nullgame/cards.def"
};
#undef CARD

#define CARD(id, ...) WORD_card_##id,
const uint16_t null_card_word[] = {
#include "games/nullgame/cards.def"
};
#undef CARD

#define NUMBER(id, value, unit) {#id, value, WORD_##unit},
const struct number null_numbers[] = {
#include "games/nullgame/numbers.def"
	{NULL, 0, 0},
};
#undef NUMBER

#define VERB(id, ...) {.name = #id, .list = {__VA_ARGS__}, .word = WORD_do_##id},
const struct verb null_verbs[] = {
#include "games/nullgame/verbs.def"
	{0},
};
#undef VERB

/* clang-format off */
static const char *const nothing[] = {NULL};
static const char *const zone_id[] = {"deck", "pile", "hand", "coins", "shown"};
static const uint16_t zone_word[] = {WORD_deck, WORD_pile, WORD_hand, WORD_coins, WORD_shown};
static const char *const counter_id[] = {"coins", "cards", "boats", "points"};
static const uint16_t counter_word[] = {WORD_coins, WORD_cards, WORD_boats, WORD_points};
const struct list null_lists[] = {
	[LIST_NONE] = {nothing, NULL, 0},
	[LIST_ZONES] = {zone_id, zone_word, 5},
	[LIST_SEATS] = {nothing, NULL, 0},
	[LIST_COUNTERS] = {counter_id, counter_word, 4},
	[LIST_CARDS] = {card_id, null_card_word, KINDS},
	{0},
};
/* clang-format on */

/* What needs no telling of its own. */
const struct implied null_implied[] = {
	{LIST_ZONES, ZONE_hand, IMPLIED_BY_COUNTER, COUNTER_cards},
	{LIST_ZONES, ZONE_coins, IMPLIED_BY_COUNTER, COUNTER_coins},
	{LIST_COUNTERS, COUNTER_points, IMPLIED_BY_RULES, 0},
	{0},
};

static const struct choice weather[] = {CHOICE(calm, "calm"), CHOICE(stormy, "stormy"), CHOICE_END};
const struct option null_options[] = {
	[OPTION_players] = {"players", NULL, 2, FISHERS, 3, false, OPTION_WORDS(players)},
	[OPTION_rounds] = {"rounds", NULL, 1, 9, 5, false, OPTION_WORDS(rounds)},
	[OPTION_weather] = {"weather", weather, 0, 1, 0, false, OPTION_WORDS(weather)},
	{0},
};

const struct section null_sections[] = {
	[SECTION_none] = {0},
	[SECTION_turn] = {"turn", WORD_head_turn, WORD_body_turn, WORD_none},
	[SECTION_sale] = {"sale", WORD_head_sale, WORD_body_sale, WORD_none},
	[SECTION_end] = {"end", WORD_head_end, WORD_body_end, WORD_none},
	{0},
};

const uint16_t null_columns[] = {WORD_price, WORD_points, 0};

#define CARD(id, copies, storm, price, points, ...) \
	{LIST_CARDS, CARD_##id, copies, WORD_none, WORD_none, WORD_ours, {price, points}},
const struct figure null_figures[] = {
#include "games/nullgame/cards.def"
	{0},
};
#undef CARD
