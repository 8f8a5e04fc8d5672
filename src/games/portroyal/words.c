/* words.c -- the words of Port Royal in three languages, and the tables made of
 * them: lists, rule sections, and every card with its figures. */

#include <stddef.h>

#include "games/portroyal/words.h"

#include "games/portroyal/names.def"

/* Expeditions and taxes have their names in text.def, under the card's id. */
#define NAMES(id) [WORD_CARDS + CARD_##id]

const char *const pr_words[][LANGUAGES] = {
	{"", "", ""},
#define TEXT(id, en, nl, de) [WORD_##id] = {en, nl, de},
#include "games/portroyal/text.def"
#undef TEXT
#define FIGURES(a, b) " " #a "/" #b
#define CHARACTER(id, skill, colour, cost, influence, swords)                                      \
	NAMES(id) = {EN_##skill EN_OF_##colour FIGURES(cost, influence),                           \
	             NL_##skill NL_OF_##colour FIGURES(cost, influence),                           \
	             DE_##skill DE_OF_##colour FIGURES(cost, influence)},
#define SHIP(id, colour, coins, swords)                                                            \
	NAMES(id) = {EN_SHIP_##colour FIGURES(coins, swords),                                      \
	             NL_SHIP_##colour FIGURES(coins, swords),                                      \
	             DE_SHIP_##colour FIGURES(coins, swords)},
#define SKULL_SHIP(id, colour, coins)                                                              \
	NAMES(id) = {EN_SHIP_##colour " " #coins "/" EN_SKULL,                                     \
	             NL_SHIP_##colour " " #coins "/" NL_SKULL,                                     \
	             DE_SHIP_##colour " " #coins "/" DE_SKULL},
#include "games/portroyal/cards.def"
};

static const char *const card_id[] = {
#define CHARACTER(id, ...)  #id,
#define SHIP(id, ...)       #id,
#define EXPEDITION(id, ...) #id,
#define TAX(id, ...)        #id,
#include "games/portroyal/cards.def"
};

static const uint16_t card_word[] = {
#define CHARACTER(id, ...)  WORD_CARDS + CARD_##id,
#define SHIP(id, ...)       WORD_CARDS + CARD_##id,
#define EXPEDITION(id, ...) WORD_##id,
#define TAX(id, ...)        WORD_##id,
#include "games/portroyal/cards.def"
};

static const char *const zone_id[] = {
	[ZONE_HARBOUR] = "harbour", [ZONE_EXPEDITIONS] = "expeditions", [ZONE_DISCARD] = "discard",
	[ZONE_DECK] = "deck", [ZONE_REVEALED] = "revealed", [ZONE_COINS] = "coins",
	[ZONE_CREW] = "crew", [ZONE_DONE] = "done"
};

static const uint16_t zone_word[] = {
	[ZONE_HARBOUR] = WORD_zone_harbour, [ZONE_EXPEDITIONS] = WORD_zone_expeditions,
	[ZONE_DISCARD] = WORD_zone_discard, [ZONE_DECK] = WORD_zone_deck,
	[ZONE_REVEALED] = WORD_zone_revealed, [ZONE_COINS] = WORD_zone_coins,
	[ZONE_CREW] = WORD_zone_crew, [ZONE_DONE] = WORD_zone_done
};

static const char *const counter_id[] = {
	[COUNTER_COINS] = "coins", [COUNTER_INFLUENCE] = "influence", [COUNTER_SWORDS] = "swords",
	[COUNTER_DECK] = "deck", [COUNTER_TAKES] = "takes"
};

static const uint16_t counter_word[] = {
	[COUNTER_COINS] = WORD_zone_coins, [COUNTER_INFLUENCE] = WORD_counter_influence,
	[COUNTER_SWORDS] = WORD_counter_swords, [COUNTER_DECK] = WORD_zone_deck,
	[COUNTER_TAKES] = WORD_counter_takes
};

#define LIST(ids, words) {ids, words, sizeof ids / sizeof *ids}

const struct list pr_lists[] = {
	[LIST_NONE] = {card_id, card_word, 0},
	[LIST_ZONES] = LIST(zone_id, zone_word),
	[LIST_SEATS] = {card_id, card_word, 0},
	[LIST_COUNTERS] = LIST(counter_id, counter_word),
	[LIST_CARDS] = LIST(card_id, card_word),
	{NULL, NULL, 0}
};

const struct section pr_sections[] = {
	{"", 0, 0},
#define SECTION(id) {#id, WORD_title_##id, WORD_rule_##id},
#include "games/portroyal/sections.def"
#undef SECTION
	{NULL, 0, 0}
};

const uint16_t pr_columns[] = {WORD_column_cost, WORD_counter_influence, WORD_zone_coins,
                               WORD_counter_swords, 0};

/* What each card shows, under a name that a constant table can use. */
enum {
#define SHOWS(id, cost, influence, coins, swords)                                                  \
	COST_##id = cost, INFLUENCE_##id = influence, COINS_##id = coins, SWORDS_##id = swords,
#define CHARACTER(id, skill, colour, cost, influence, swords)                                      \
	SHOWS(id, cost, influence, FIGURE_NONE, swords > 0 ? swords : FIGURE_NONE)
#define SHIP(id, colour, coins, swords) SHOWS(id, FIGURE_NONE, FIGURE_NONE, coins, swords)
#define SKULL_SHIP(id, colour, coins)   SHOWS(id, FIGURE_NONE, FIGURE_NONE, coins, FIGURE_NEVER)
#define EXPEDITION(id, settlers, captains, priests, influence, coins)                              \
	SHOWS(id, FIGURE_NONE, influence, coins, FIGURE_NONE)
#define TAX(id, bonus) SHOWS(id, FIGURE_NONE, FIGURE_NONE, FIGURE_NONE, FIGURE_NONE)
#include "games/portroyal/cards.def"
};

#define WORD_OF_BASE     WORD_set_base
#define WORD_OF_COMPARED WORD_source_compared

const struct figure pr_figures[] = {
#define COPIES(set, id, copies, source)                                                            \
	{LIST_CARDS, CARD_##id, copies, WORD_OF_##set, WORD_OF_##source,                           \
	 {COST_##id, INFLUENCE_##id, COINS_##id, SWORDS_##id}},
#include "games/portroyal/cards.def"
	{0, 0, 0, 0, 0, {0}}
};
