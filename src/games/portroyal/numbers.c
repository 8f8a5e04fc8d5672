/* numbers.c -- the figures that texts may ask for, {=NAME}: those of rules.def under their names,
 * of its tables by row, and what contracts and single cards show. */

#include <stddef.h>

#include "games/portroyal/words.h"

#define NUMBERS_PAIR(...)
#define NUMBERS_TAXED(...)
#define NUMBERS_BUSTS(...)
#define NUMBERS_CAPTURES(...)
#define NUMBERS_TRADERS(id, a, ...) {#id, a},
#define NUMBERS_SWORDS(id, a, ...) {#id, a},
#define NUMBERS_EXPEDITION(id, a, ...) {#id, a},
#define NUMBERS_INFLUENCE(id, a, ...) {#id, a},
#define NUMBERS_PAYS(id, a, ...) {#id, a},
#define NUMBERS_CHEAP(id, a, b, ...) {#id, a}, {#id "_COST", b},
#define NUMBERS_RENOUNCES(id, a, b, steps) {#id, steps},
#define NUMBERS_COLOURS(id, a, b, steps) {#id, a}, {#id "_STEPS", steps},

enum {
#define CHARACTER(id, skill, colour, cost, influence, swords) SWORDS_##id = swords,
#include "games/portroyal/cards.def"
};

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

const struct number pr_numbers[] = {
#define RULE(name, number) {#name, number},
#define TAKES(colours, cards) {"TAKES_" #colours, cards},
#define LAW(game, from, part, leaves, end) \
	{#game "_FROM", from}, {#game "_LEAVES", leaves}, {#game "_END", end},
#define OPEN(players, contracts) {"OPEN_" #players, contracts},
#define RANK(points, id) {"RANK_" #id, points},
#define CARD9(players, markers, influence) \
	{"MARKERS_" #players, markers}, {"INFLUENCE_" #players, influence},
#include "games/portroyal/rules.def"
#define CONTRACT(id, task, a, b, steps, ...) NUMBERS_##task(id, a, b, steps)
#include "games/portroyal/contracts.def"
#define HIGH_TAX(id, bonus, from, coins) {#id "_FROM", from}, {#id "_COINS", coins},
#include "games/portroyal/cards.def"
	{"SAILOR_SWORDS", SWORDS_sailor_3_1},
	{"PIRATE_SWORDS", SWORDS_pirate_5_1},
	{"TYBUK_SWORDS", SWORDS_tybuk_5_0},
	{"CROWN_POINTS", PR_CROWNS / PR_SHIELD},
	{"CONTRACTS", CONTRACTS},
	{"MIXING_CARDS", MIXING_CARDS},
	{NULL, 0}};
