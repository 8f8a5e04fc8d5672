/* tables.c -- the .def files as arrays: cards, contracts, and what differs by deck or by players.
 * Words and lists are in words.c, figures for texts in numbers.c. */

#include "games/portroyal/portroyal.h"

const struct card pr_card[CARDS] = {
#define CHARACTER(id, skill_, colour_, cost_, influence_, swords_) \
	[CARD_##id] = {.type = CHARACTER, \
	               .skill = skill_ + (colour_ == NONE ? 0 : colour_), \
	               .colour = colour_, \
	               .cost = cost_, \
	               .influence = influence_, \
	               .swords = swords_},
#define SHIP(id, colour_, coins_, swords_) \
	[CARD_##id] = {.type = SHIP, .colour = colour_, .coins = coins_, .swords = swords_},
#define GIFT_SHIP(id, colour_, coins_, swords_) \
	[CARD_##id] = {.type = SHIP, \
	               .colour = colour_, \
	               .coins = coins_, \
	               .swords = swords_, \
	               .gift = PR_GIFT_COINS},
#define HUNTER(id, skill_, colour_, cost_, influence_, swords_) \
	[CARD_##id] = {.type = CHARACTER, \
	               .skill = skill_, \
	               .colour = colour_, \
	               .cost = cost_, \
	               .influence = influence_, \
	               .swords = swords_, \
	               .hunts = 1},
#define ITEM_SHIP(id, colour_, coins_, swords_, item_) \
	[CARD_##id] = {.type = SHIP, \
	               .colour = colour_, \
	               .coins = coins_, \
	               .swords = swords_, \
	               .item = item_},
#define CROWN_SHIP(id, colour_, crowns_, swords_, item_) \
	[CARD_##id] = {.type = SHIP, \
	               .colour = colour_, \
	               .swords = swords_, \
	               .item = item_, \
	               .crowns = crowns_},
#define ITEM_EXPEDITION(id, settlers, captains, priests, bread, rum, herbs, books, influence_, \
                        coins_) \
	[CARD_##id] = {.type = EXPEDITION, \
	               .colour = NONE, \
	               .influence = influence_, \
	               .coins = coins_, \
	               .need = {settlers, captains, priests}, \
	               .wants = (bread) | (rum) << 2 | (herbs) << 4 | (books) << 6},
#define EXPEDITION(id, settlers, captains, priests, influence_, coins_) \
	[CARD_##id] = {.type = EXPEDITION, \
	               .colour = NONE, \
	               .influence = influence_, \
	               .coins = coins_, \
	               .need = {settlers, captains, priests}},
#define TAX(id, bonus_) \
	[CARD_##id] = {.type = TAX, .colour = NONE, .bonus = bonus_, .coins = PR_TAX_BONUS},
#define HIGH_TAX(id, bonus_, from, coins_) \
	[CARD_##id] = {.type = TAX, .colour = NONE, .bonus = bonus_, .cost = from, .coins = coins_},
#include "games/portroyal/cards.def"
};

const struct contract pr_contract[CONTRACTS] = {
#define CONTRACT(id, task_, a_, b_, steps_, when_, c1, c2, c3, c4, c5, seal_, letter_, source) \
	[CONTRACT_##id] = {.task = TASK_##task_, \
	                   .a = a_, \
	                   .b = b_, \
	                   .steps = steps_, \
	                   .when = WHEN_##when_, \
	                   .coins = {c1, c2, c3, c4, c5}, \
	                   .seal = seal_, \
	                   .letter = #letter_[0]},
#include "games/portroyal/contracts.def"
};

const struct law pr_laws[2] = {
#define LAW(game, from, part, leaves, end) {from, part, leaves, end},
#include "games/portroyal/numbers.def"
};

const struct copies pr_copies[] = {
#define COPIES(set, id, copies, source) {SET_##set, CARD_##id, copies},
#include "games/portroyal/cards.def"
	{0, 0, 0}};

const uint8_t pr_takes[SHIP_COLOURS + 1] = {
#define TAKES(colours, cards) [colours] = cards,
#include "games/portroyal/numbers.def"
};
