/* words.c -- the words of Port Royal in three languages, and the tables made of
 * them: lists, rule sections, and every card with its figures. */

#include <stddef.h>

#include "games/portroyal/words.h"
#include "rules/sayings.h"

#include "games/portroyal/names.def"

/* Expeditions and taxes have their names in text.def, under the card's id; their places here
 * stay empty. */
#define NAMES(id) [WORD_CARDS + CARD_##id]

const char *const pr_words[] = {
	TEXT_CELL("", "", ""),
#define TEXT(id, en, nl, de) [WORD_##id] = TEXT_CELL(en, nl, de),
#define NOUN(id, ...) [WORD_##id] = NOUN_CELL(__VA_ARGS__),
#define SAY(id, weight, claims, ...) [WORD_##id] = TEXT_CELL(__VA_ARGS__),
#include "games/portroyal/adventure/adventure.def"
#include "games/portroyal/text.def"
#undef SAY
#undef NOUN
#undef TEXT
#define CHAPTER(n, en, nl, de, before_en, before_nl, before_de, ...) \
	[WORD_chapter_##n] = TEXT_CELL(en, nl, de), \
	[WORD_before_##n] = TEXT_CELL(before_en, before_nl, before_de), \
	[WORD_opening_##n] = TEXT_CELL(__VA_ARGS__),
#define STORY(n, en, nl, de, ...) \
	[WORD_mission_m##n] = TEXT_CELL(en, nl, de), [WORD_story_m##n] = TEXT_CELL(__VA_ARGS__),
#define ENDING(n, en, nl, de, ...) \
	[WORD_ending_##n] = TEXT_CELL(en, nl, de), [WORD_end_story_##n] = TEXT_CELL(__VA_ARGS__),
#include "games/portroyal/adventure/story.def"
#define FIGURES(a, b) " " #a "/" #b
#define CHARACTER(id, skill, colour, cost, influence, swords) \
	NAMES(id) = TEXT_CELL(EN_##skill EN_OF_##colour FIGURES(cost, influence), \
	                      NL_##skill NL_OF_##colour FIGURES(cost, influence), \
	                      DE_##skill DE_OF_##colour FIGURES(cost, influence)),
#define SHIP(id, colour, coins, swords) \
	NAMES(id) = TEXT_CELL(EN_SHIP_##colour FIGURES(coins, swords), \
	                      NL_SHIP_##colour FIGURES(coins, swords), \
	                      DE_SHIP_##colour FIGURES(coins, swords)),
#define SKULL_SHIP(id, colour, coins) \
	NAMES(id) = TEXT_CELL(EN_SHIP_##colour " " #coins "/" EN_SKULL, \
	                      NL_SHIP_##colour " " #coins "/" NL_SKULL, \
	                      DE_SHIP_##colour " " #coins "/" DE_SKULL),
#define HUNTER(id, skill, colour, cost, influence, swords) \
	NAMES(id) = TEXT_CELL(EN_##skill FIGURES(cost, influence) EN_HUNTER, \
	                      NL_##skill FIGURES(cost, influence) NL_HUNTER, \
	                      DE_##skill FIGURES(cost, influence) DE_HUNTER),
#define ITEM_SHIP(id, colour, coins, swords, item) \
	NAMES(id) = TEXT_CELL(EN_SHIP_##colour FIGURES(coins, swords) EN_WITH_##item, \
	                      NL_SHIP_##colour FIGURES(coins, swords) NL_WITH_##item, \
	                      DE_SHIP_##colour FIGURES(coins, swords) DE_WITH_##item),
#define ITEM_SKULL(id, colour, coins, item) \
	NAMES(id) = TEXT_CELL(EN_SHIP_##colour " " #coins "/" EN_SKULL EN_WITH_##item, \
	                      NL_SHIP_##colour " " #coins "/" NL_SKULL NL_WITH_##item, \
	                      DE_SHIP_##colour " " #coins "/" DE_SKULL DE_WITH_##item),
#define CROWN_SHIP(id, colour, crowns, swords, item) \
	NAMES(id) = TEXT_CELL(EN_SHIP_##colour " " EN_CROWN "/" #swords EN_WITH_##item, \
	                      NL_SHIP_##colour " " NL_CROWN "/" #swords NL_WITH_##item, \
	                      DE_SHIP_##colour " " DE_CROWN "/" #swords DE_WITH_##item),
#define GIFT_SHIP(id, colour, coins, swords) \
	NAMES(id) = TEXT_CELL(EN_SHIP_##colour FIGURES(coins, swords) EN_GIFT, \
	                      NL_SHIP_##colour FIGURES(coins, swords) NL_GIFT, \
	                      DE_SHIP_##colour FIGURES(coins, swords) DE_GIFT),
#define GIFT_SKULL(id, colour, coins) \
	NAMES(id) = TEXT_CELL(EN_SHIP_##colour " " #coins "/" EN_SKULL EN_GIFT, \
	                      NL_SHIP_##colour " " #coins "/" NL_SKULL NL_GIFT, \
	                      DE_SHIP_##colour " " #coins "/" DE_SKULL DE_GIFT),
#define EXPEDITION(id, ...) NAMES(id) = TEXT_CELL("", "", ""),
#define TAX(id, ...) NAMES(id) = TEXT_CELL("", "", ""),
#include "games/portroyal/cards.def"
#define TASK(l, need1, n1, need2, n2, need3, n3) \
	l##_NEED_##need1("", n1) l##_NEED_##need2("; ", n2) l##_NEED_##need3("; ", n3)
#define MISSION(id, number, chapter, hour, need1, n1, need2, n2, need3, n3, ...) \
	[WORD_TASKS + MISSION_##id] = TEXT_CELL(TASK(EN, need1, n1, need2, n2, need3, n3), \
	                                        TASK(NL, need1, n1, need2, n2, need3, n3), \
	                                        TASK(DE, need1, n1, need2, n2, need3, n3)),
#include "games/portroyal/adventure/missions.def"
	[WORD_CARDS + CARDS] = NULL,
};

/* What sentences claim that say a figure of the rules. */
enum { CLAIM_FEE = PR_FEE, CLAIM_GIFT = PR_GIFT_COINS };

const struct saying pr_sayings[] = {
#define TEXT(...)
#define NOUN(...)
#define SAY(id, weight, claims, ...) {WORD_##id, WEIGHT_##weight, claims},
#include "games/portroyal/adventure/adventure.def"
#include "games/portroyal/text.def"
#undef SAY
#undef NOUN
#undef TEXT
	{0},
};

static const char *const mission_id[] = {
#define MISSION(id, ...) #id,
#include "games/portroyal/adventure/missions.def"
};

static const uint16_t mission_word[] = {
#define MISSION(id, ...) WORD_mission_##id,
#include "games/portroyal/adventure/missions.def"
};

static const char *const event_id[] = {
#define EVENT(id, ...) #id,
#include "games/portroyal/adventure/events.def"
};

static const uint16_t event_word[] = {
#define EVENT(id, ...) WORD_event_##id,
#include "games/portroyal/adventure/events.def"
};

static const char *const persona_id[] = {
#define PERSONA(id, ...) #id,
#include "games/portroyal/adventure/personas.def"
};

static const uint16_t persona_word[] = {
#define PERSONA(id, ...) WORD_persona_##id,
#include "games/portroyal/adventure/personas.def"
};

static const char *const contract_id[] = {
#define CONTRACT(id, ...) #id,
#include "games/portroyal/contracts.def"
};

static const uint16_t contract_word[] = {
#define CONTRACT(id, ...) WORD_contract_##id,
#include "games/portroyal/contracts.def"
};

static const char *const card_id[] = {
#define CHARACTER(id, ...) #id,
#define SHIP(id, ...) #id,
#define EXPEDITION(id, ...) #id,
#define TAX(id, ...) #id,
#include "games/portroyal/cards.def"
};

static const uint16_t card_word[] = {
#define CHARACTER(id, ...) WORD_CARDS + CARD_##id,
#define SHIP(id, ...) WORD_CARDS + CARD_##id,
#define EXPEDITION(id, ...) WORD_##id,
#define TAX(id, ...) WORD_##id,
#include "games/portroyal/cards.def"
};

static const char *const zone_id[] = {
#define ZONE(name, id) #id,
#include "games/portroyal/zones.def"
};

static const uint16_t zone_word[] = {
#define ZONE(name, id) WORD_zone_##id,
#include "games/portroyal/zones.def"
};

static const char *const counter_id[] = {
#define COUNTER(name, id, word) #id,
#include "games/portroyal/counters.def"
};

static const uint16_t counter_word[] = {
#define COUNTER(name, id, word) WORD_##word,
#include "games/portroyal/counters.def"
};

/* What needs no telling of its own. */
const struct implied pr_implied[] = {
	{LIST_COUNTERS, COUNTER_TAKES, IMPLIED_BY_RULES, 0},
	{LIST_ZONES, ZONE_TOP, IMPLIED_BY_RULES, 0},
	{LIST_ZONES, ZONE_COINS, IMPLIED_BY_COUNTER, COUNTER_COINS},
	{LIST_ZONES, ZONE_DECK, IMPLIED_BY_COUNTER, COUNTER_DECK},
	{LIST_ZONES, ZONE_FULFILLED, IMPLIED_BY_COUNTER, COUNTER_CONTRACTS},
	{LIST_ZONES, ZONE_COMPLETED, IMPLIED_BY_COUNTER, COUNTER_MISSIONS},
	{LIST_ZONES, ZONE_TIMEPILE, IMPLIED_BY_COUNTER, COUNTER_TIMEPILE},
	{LIST_ZONES, ZONE_SCOREPILE, IMPLIED_BY_COUNTER, COUNTER_SCOREPILE},
	{LIST_ZONES, ZONE_EVENTS, IMPLIED_BY_COUNTER, COUNTER_EVENTS},
	{0},
};

#define LIST(ids, words) \
	{ \
		ids, words, sizeof ids / sizeof *ids \
	}

const struct list pr_lists[] = {[LIST_NONE] = {card_id, card_word, 0},
                                [LIST_ZONES] = LIST(zone_id, zone_word),
                                [LIST_SEATS] = {card_id, card_word, 0},
                                [LIST_COUNTERS] = LIST(counter_id, counter_word),
                                [LIST_CARDS] = LIST(card_id, card_word),
                                [LIST_CONTRACTS] = LIST(contract_id, contract_word),
                                [LIST_MISSIONS] = LIST(mission_id, mission_word),
                                [LIST_EVENTS] = LIST(event_id, event_word),
                                [LIST_PERSONAS] = LIST(persona_id, persona_word),
                                {NULL, NULL, 0}};

const struct section pr_sections[] = {{"", 0, 0, 0},
#define SECTION(id) {#id, WORD_title_##id, WORD_rule_##id, 0},
#define CHANCE(id) {#id, WORD_title_##id, WORD_rule_##id, WORD_odds_##id},
#include "games/portroyal/sections.def"
#undef SECTION
                                      {NULL, 0, 0, 0}};

const uint16_t pr_columns[] = {
	WORD_column_cost,         WORD_counter_influence, WORD_zone_coins,
	WORD_counter_swords,      WORD_column_second,     WORD_column_third,
	WORD_column_fourth,       WORD_column_fifth,      WORD_column_seal,
	WORD_column_letter,       WORD_counter_crowns,    WORD_column_first_coins,
	WORD_column_first_crowns, WORD_column_taxed,      0};

/* What each card shows, under a name that a constant table can use. */
enum {
#define SHOWS(id, cost, influence, coins, swords) \
	PAYS(id, cost, influence, coins, swords, FIGURE_NONE)
#define PAYS(id, cost, influence, coins, swords, crowns) \
	COST_##id = cost, INFLUENCE_##id = influence, COINS_##id = coins, SWORDS_##id = swords, \
	CROWNS_##id = crowns,
#define CHARACTER(id, skill, colour, cost, influence, swords) \
	SHOWS(id, cost, influence, FIGURE_NONE, swords > 0 ? swords : FIGURE_NONE)
#define SHIP(id, colour, coins, swords) SHOWS(id, FIGURE_NONE, FIGURE_NONE, coins, swords)
#define SKULL_SHIP(id, colour, coins) SHOWS(id, FIGURE_NONE, FIGURE_NONE, coins, FIGURE_NEVER)
#define GIFT_SKULL(id, colour, coins) SKULL_SHIP(id, colour, coins)
#define ITEM_SKULL(id, colour, coins, item) SKULL_SHIP(id, colour, coins)
#define CROWN_SHIP(id, colour, crowns, swords, item) \
	PAYS(id, FIGURE_NONE, FIGURE_NONE, FIGURE_NONE, swords, crowns)
#define EXPEDITION(id, settlers, captains, priests, influence, coins) \
	SHOWS(id, FIGURE_NONE, influence, coins, FIGURE_NONE)
#define TAX(id, bonus) SHOWS(id, FIGURE_NONE, FIGURE_NONE, FIGURE_NONE, FIGURE_NONE)
#include "games/portroyal/cards.def"
};

/* … and what it can do.  Pirates and the Tybuk brothers are sailors with more swords. */
#define WORD_skill_PIRATE WORD_skill_SAILOR
#define WORD_skill_TYBUK WORD_skill_SAILOR
enum {
#define CHARACTER(id, skill, ...) SKILL_##id = WORD_skill_##skill,
#define HUNTER(id, ...) SKILL_##id = WORD_skill_HUNTER,
#define SHIP(id, ...) SKILL_##id = 0,
#define EXPEDITION(id, ...) SKILL_##id = 0,
#define TAX(id, ...) SKILL_##id = 0,
#include "games/portroyal/cards.def"
};

/* From how many coins a tax is paid; 0: as its game says. */
enum {
#define CHARACTER(id, ...) FROM_##id = FIGURE_NONE,
#define SHIP(id, ...) FROM_##id = FIGURE_NONE,
#define EXPEDITION(id, ...) FROM_##id = FIGURE_NONE,
#define TAX(id, ...) FROM_##id = 0,
#define HIGH_TAX(id, bonus, from, coins) FROM_##id = from,
#include "games/portroyal/cards.def"
#define LAW(game, from, ...) FROM_##game = from,
#include "games/portroyal/numbers.def"
};

#define TAXED(set, id) \
	FROM_##id != 0                        ? FROM_##id \
	: WORD_OF_##set == WORD_set_unterwegs ? FROM_UNTERWEGS \
					      : FROM_BASE

#define WORD_OF_BASE WORD_set_base
#define WORD_OF_UNTERWEGS WORD_set_unterwegs
#define WORD_OF_MIXING WORD_set_unterwegs
#define WORD_OF_CONTRACTS WORD_set_contracts
#define WORD_OF_GAMBLER WORD_set_gambler
#define WORD_OF_GROUP80 WORD_set_adventure
#define WORD_OF_GROUP81 WORD_set_adventure
#define WORD_OF_GROUP82 WORD_set_adventure
#define WORD_OF_GROUP83 WORD_set_adventure
#define WORD_OF_GROUP84 WORD_set_adventure

#define WORD_OF_COMPARED WORD_source_compared
#define WORD_OF_COMPARED3 WORD_source_compared3
#define WORD_OF_COMPARED4 WORD_source_compared4
#define WORD_OF_SINGLE WORD_source_single
#define WORD_OF_COINS WORD_source_coins
#define WORD_OF_MADE WORD_source_made
#define WORD_OF_RULEBOOK WORD_source_rulebook
#define WORD_OF_TRACKS WORD_source_tracks
#define WORD_OF_BLUE WORD_source_blue
#define WORD_OF_KNOWN WORD_source_known

#define WORD_OF_MISSION_KNOWN WORD_source_mission
#define WORD_OF_MISSION_TASK WORD_source_task
#define WORD_OF_MISSION_MADE WORD_source_reconstructed

#define NO_TRACK FIGURE_NONE, FIGURE_NONE, FIGURE_NONE, FIGURE_NONE, FIGURE_NONE, FIGURE_NONE
#define NO_FIRST FIGURE_NONE, FIGURE_NONE
#define NO_REST FIGURE_NONE, NO_FIRST, FIGURE_NONE
#define IF_ANY(n) (n) > 0 ? (n) : FIGURE_NONE

const struct figure pr_figures[] = {
#define COPIES(set, id, copies, source) \
	{LIST_CARDS, \
	 CARD_##id, \
	 copies, \
	 WORD_OF_##set, \
	 SKILL_##id, \
	 WORD_OF_##source, \
	 {COST_##id, INFLUENCE_##id, COINS_##id, SWORDS_##id, NO_TRACK, CROWNS_##id, NO_FIRST, \
	  TAXED(set, id)}},
#include "games/portroyal/cards.def"
#define CONTRACT(id, task, a, b, steps, when, c1, c2, c3, c4, c5, seal, letter, source) \
	{LIST_CONTRACTS, \
	 CONTRACT_##id, \
	 1, \
	 WORD_set_board, \
	 WORD_asks_##id, \
	 WORD_OF_##source, \
	 {FIGURE_NONE, FIGURE_NONE, c1, FIGURE_NONE, c2, c3, c4, c5, seal, #letter[0] - 'A' + 1, \
	  NO_REST}},
#include "games/portroyal/contracts.def"
#define MISSION(id, number, chapter, hour, need1, n1, need2, n2, need3, n3, coins, crown, crowns, \
                done, half, missed, worse, star, source) \
	{LIST_MISSIONS, \
	 MISSION_##id, \
	 1, \
	 WORD_set_missions, \
	 WORD_TASKS + MISSION_##id, \
	 WORD_OF_MISSION_##source, \
	 {FIGURE_NONE, FIGURE_NONE, FIGURE_NONE, FIGURE_NONE, NO_TRACK, IF_ANY(crowns), \
	  IF_ANY(coins), IF_ANY(crown), FIGURE_NONE}},
#include "games/portroyal/adventure/missions.def"
#define EVENT(id, number, when) \
	{LIST_EVENTS, \
	 EVENT_##id, \
	 1, \
	 WORD_set_events, \
	 WORD_note_##id, \
	 number > 1 ? WORD_source_rulebook : WORD_source_reconstructed, \
	 {FIGURE_NONE, FIGURE_NONE, FIGURE_NONE, FIGURE_NONE, NO_TRACK, NO_REST}},
#include "games/portroyal/adventure/events.def"
#define PERSONA(id, colour, coins) \
	{LIST_PERSONAS, \
	 PERSONA_##id, \
	 1, \
	 WORD_set_personas, \
	 WORD_note_##id, \
	 WORD_source_ability, \
	 {FIGURE_NONE, FIGURE_NONE, coins, FIGURE_NONE, NO_TRACK, NO_REST}},
#include "games/portroyal/adventure/personas.def"
	{0, 0, 0, 0, 0, 0, {0}}};
