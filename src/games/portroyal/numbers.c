/* numbers.c -- the figures that texts may ask for, {=NAME}: those of numbers.def under their names,
 * of its tables by row, and what contracts and single cards show; and what people can do, which
 * stands on their cards and in the rules. */

#include <stddef.h>

#include "games/portroyal/words.h"

#define NUMBERS_PAIR(...)
#define NUMBERS_TAXED(...)
#define NUMBERS_BUSTS(...)
#define NUMBERS_CAPTURES(...)
#define NUMBERS_TRADERS(id, a, ...) {#id, a, 0},
#define NUMBERS_SWORDS(id, a, ...) {#id, a, WORD_unit_swords},
#define NUMBERS_EXPEDITION(id, a, ...) {#id, a, 0},
#define NUMBERS_INFLUENCE(id, a, ...) {#id, a, 0},
#define NUMBERS_PAYS(id, a, ...) {#id, a, WORD_unit_coins},
#define NUMBERS_CHEAP(id, a, b, ...) {#id, a, 0}, {#id "_COST", b, 0},
#define NUMBERS_RENOUNCES(id, a, b, steps) {#id, steps, 0},
#define NUMBERS_COLOURS(id, a, b, steps) {#id, a, 0}, {#id "_STEPS", steps, 0},

enum {
#define CHARACTER(id, skill, colour, cost, influence, swords) SWORDS_##id = swords,
#include "games/portroyal/cards.def"
};

/* What texts say in a word: half of the coins. */
#define LAW(game, from, part, ...) \
	_Static_assert((part) == 2 || (part) == 0, "tax: the texts say half, or all but some");
#include "games/portroyal/numbers.def"

/* How often mission 52 asks for its moment stands in its row. */
#define MISSION(id, number, chapter, hour, need, times, ...) \
	_Static_assert((int)(need) != (int)SEE_SINGLE || (times) == PR_STEPS, #id);
#include "games/portroyal/adventure/missions.def"

/* Of the travel game's cards, those that are mixed in. */
enum {
	MIXED_BASE,
	MIXED_UNTERWEGS = 0,
	MIXED_CONTRACTS = 0,
	MIXED_GAMBLER = 0,
	MIXED_GROUP80 = 0,
	MIXED_GROUP81 = 0,
	MIXED_GROUP82 = 0,
	MIXED_GROUP83 = 0,
	MIXED_GROUP84 = 0,
	MIXED_MIXING = 1,
#define COPIES(set, id, copies, source) +copies *MIXED_##set
	MIXING_CARDS = 0
#include "games/portroyal/cards.def"
};

enum { WORD_unit_none = WORD_none };

const struct number pr_numbers[] = {
#define RULE(name, number, unit) {#name, number, WORD_unit_##unit},
#define TAKES(colours, cards) \
	{"TAKES_" #colours, cards, WORD_unit_cards}, {"TAKES_" #colours "_COLOURS", colours, 0},
#define LAW(game, from, part, leaves, end) \
	{#game "_FROM", from, WORD_unit_coins}, {#game "_LEAVES", leaves, WORD_unit_coins}, \
		{#game "_END", end, 0},
#define OPEN(players, contracts) {"OPEN_" #players, contracts, 0},
#define RANK(points, id) {"RANK_" #id, points, 0},
#define CARD9(players, markers, influence) \
	{"MARKERS_" #players, markers, 0}, {"INFLUENCE_" #players, influence, 0},
#include "games/portroyal/numbers.def"
#define CONTRACT(id, task, a, b, steps, ...) NUMBERS_##task(id, a, b, steps)
#include "games/portroyal/contracts.def"
#define HIGH_TAX(id, bonus, from, coins) \
	{#id "_FROM", from, WORD_unit_coins}, {#id "_COINS", coins, WORD_unit_coins},
#include "games/portroyal/cards.def"
	{"SAILOR_SWORDS", SWORDS_sailor_3_1, WORD_unit_swords},
	{"PIRATE_SWORDS", SWORDS_pirate_5_1, WORD_unit_swords},
	{"TYBUK_SWORDS", SWORDS_tybuk_5_0, WORD_unit_swords},
	{"CROWN_POINTS", PR_CROWNS / PR_SHIELD, 0},
	{"CONTRACTS", CONTRACTS, 0},
	{"CHAPTERS", CHAPTER_VARIABLE - 1, 0},
	{"CREWS", CREWS, 0},
	{"TRAVELLERS", PR_SEATS - 1, 0},
	{"MIXING_CARDS", MIXING_CARDS, WORD_unit_cards},
#define SKILL(id) \
	{ \
#id, PHRASE, WORD_skill_##id \
	}
	SKILL(TRADER),
	SKILL(MADEMOISELLE),
	SKILL(GOVERNOR),
	SKILL(ADMIRAL),
	SKILL(JESTER),
	SKILL(CLERK),
	SKILL(GUNNER),
	SKILL(VICEADMIRAL),
	{NULL, 0, 0}};
