/* bounds.h -- how much there can be of everything, counted in the tables: a new card, contract or
 * event makes the state larger by itself.  Part of portroyal.h. */

#ifndef GAMES_PORTROYAL_BOUNDS_H
#define GAMES_PORTROYAL_BOUNDS_H

#include "games/portroyal/portroyal.h"

#define MOST(a, b) ((int)(a) > (int)(b) ? (int)(a) : (int)(b))
#define LEAST(a, b) ((int)(a) < (int)(b) ? (int)(a) : (int)(b))

/* Three counts in one number: cards, people and ships. */
enum { A_CARD = 1, A_PERSON = A_CARD | 1 << 10, A_SHIP = A_CARD | 1 << 20, COUNT_MASK = 1023 };
enum {
#define CHARACTER(id, ...)  COUNTS_##id = A_PERSON,
#define SHIP(id, ...)       COUNTS_##id = A_SHIP,
#define EXPEDITION(id, ...) COUNTS_##id = A_CARD,
#define TAX(id, ...)        COUNTS_##id = A_CARD,
#include "games/portroyal/cards.def"
};

/* The two decks that hold most: the travel game alone and all that can be mixed.  Set by set,
 * which of them it is in. */
enum {
	DECK_TRAVEL = 1, DECK_MIXED = 2,
	DECKS_BASE = DECK_MIXED,
	DECKS_MIXING = DECK_TRAVEL | DECK_MIXED,
	DECKS_UNTERWEGS = DECK_TRAVEL,
	DECKS_CONTRACTS = DECK_MIXED,
	DECKS_GAMBLER = DECK_MIXED,
	DECKS_GROUP80 = DECK_MIXED,
	DECKS_GROUP81 = DECK_MIXED,
	DECKS_GROUP82 = DECK_MIXED,
	DECKS_GROUP83 = DECK_MIXED,
	DECKS_GROUP84 = DECK_MIXED
};
#define COPIES_IN(deck, set, id, copies) + ((DECKS_##set & (deck)) != 0) * (copies) * COUNTS_##id
enum {
	COUNTED_TRAVEL = 0
#define COPIES(set, id, copies, source) COPIES_IN(DECK_TRAVEL, set, id, copies)
#include "games/portroyal/cards.def"
};
enum {
	COUNTED_MIXED = 0
#define COPIES(set, id, copies, source) COPIES_IN(DECK_MIXED, set, id, copies)
#include "games/portroyal/cards.def"
};
#undef COPIES_IN
#define COUNTED(shift) \
	MOST(COUNTED_TRAVEL >> (shift) & COUNT_MASK, COUNTED_MIXED >> (shift) & COUNT_MASK)

enum {
	EXPEDITIONS_MAX = 0
#define EXPEDITION(...) + 1
#include "games/portroyal/cards.def"
};
enum {
	EXPEDITIONS_USUAL = 0                   /* without the adventure's */
#define EXPEDITION(...) + 1
#define ITEM_EXPEDITION(...)
#include "games/portroyal/cards.def"
};
enum {
	FIRST_EXPEDITION = 0
#define CHARACTER(...) + 1
#define SHIP(...) + 1
#include "games/portroyal/cards.def"
};

/* Contracts on the table, and those with step fields. */
enum {
	STEPPED = 0
#define CONTRACT(id, task, a, b, steps, ...) + ((steps) > 1)
#include "games/portroyal/contracts.def"
};
enum {
#define OPEN(players, contracts) OPEN_BY_##players = contracts,
#include "games/portroyal/numbers.def"
	OPEN_MAX = MOST(PR_COMPETITIVE_OPEN, MOST(MOST(OPEN_BY_1, OPEN_BY_2),
	                                          MOST(OPEN_BY_3, MOST(OPEN_BY_4, OPEN_BY_5))))
};

/* The time pile is largest when the highest seals lie open, all with other letters: of every
 * number, how many seals show it or more. */
enum {
	SEALS_1 = 0
#define CONTRACT(id, task, a, b, steps, when, c1, c2, c3, c4, c5, seal, ...) + ((seal) >= 1)
#include "games/portroyal/contracts.def"
};
enum {
	SEALS_2 = 0
#define CONTRACT(id, task, a, b, steps, when, c1, c2, c3, c4, c5, seal, ...) + ((seal) >= 2)
#include "games/portroyal/contracts.def"
};
#define CONTRACT(id, task, a, b, steps, when, c1, c2, c3, c4, c5, seal, ...) \
	_Static_assert((seal) <= 2, #id " has a seal that is not counted here");
#include "games/portroyal/contracts.def"

/* The adventure: players, events but for the month's end. */
enum {
	CREWS = 0
#define CARD9(...) + 1
#include "games/portroyal/numbers.def"
};
enum {
	PILE_MAX = 0
#define EVENT(id, number, ...) + ((number) <= 1)
#include "games/portroyal/adventure/events.def"
};

enum {
	DECK_SIZE      = BAG_SIZE(CARDS),
	CARDS_MAX      = COUNTED(0) - 1,        /* that can be a coin at once; exp_five never is */
	CHARACTERS_MAX = COUNTED(10),
	SHIPS_MAX      = COUNTED(20),
	HARBOUR_MAX    = CHARACTERS_MAX + SHIP_COLOURS + PR_GAMBLER_DRAWS,
	TIME_MAX       = PR_TIME_BASE + OPEN_MAX * PR_TIME_LETTER +
	                 LEAST(OPEN_MAX, SEALS_1) + LEAST(OPEN_MAX, SEALS_2),
	LAID_MAX       = MOST(PR_VARIABLE_OPEN, PR_MONTHS),  /* missions laid out */
	LOOK_MAX       = PR_LOOKOUT_CARDS
};
#undef COUNTED
#undef MOST
#undef LEAST

#endif
