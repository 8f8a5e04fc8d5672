/* sayings.h -- how text.def says what a sentence claims; for the one file of a game that
 * makes its table of sayings.
 *
 *     SAY( say_trade, PLAIN, CLAIMS( COUNT( WHO, GAINS, ARG1, coins ), PLACE( NOBODY, LOSES, ONE, harbour ) ),
 *     	"{who} trades the {0} for {#1|coin|coins}.", … )
 *
 * reads: a plain event; who gains {#1} coins, and the harbour, which is nobody's, loses a thing.
 * COUNT is about a counter, PLACE about a zone; a zone ARG0 … ARG3 is the one that this word
 * of the sentence names.  ALSO_COUNT and ALSO_PLACE are not said: what else may change, as
 * everybody sees.  TURN( WHO ): it is now that seat's turn; ROUND( ARG0 ): it is now that
 * round.  NO_CLAIMS: nothing that can be counted.  Weights, seats and amounts are those of
 * telling.h. */

#ifndef RULES_SAYINGS_H
#define RULES_SAYINGS_H

#include "rules/telling.h"

enum { ZONE_ARG0 = CLAIM_ARG0, ZONE_ARG1, ZONE_ARG2, ZONE_ARG3 };

#define COUNT(whose, how, amount, id) \
	{LIST_COUNTERS, COUNTER_##id, CLAIM_##whose, CLAIM_##how, CLAIM_##amount}
#define PLACE(whose, how, amount, id) \
	{LIST_ZONES, ZONE_##id, CLAIM_##whose, CLAIM_##how, CLAIM_##amount}
#define ALSO_COUNT(whose, id) COUNT(whose, CHANGES, SOME, id)
#define ALSO_PLACE(whose, id) PLACE(whose, CHANGES, SOME, id)
#define TURN(whose)   {LIST_SEATS, 0, CLAIM_##whose, CLAIM_SETS, CLAIM_NONE}
#define ROUND(number) {LIST_SEATS, 0, CLAIM_NOBODY, CLAIM_SETS, CLAIM_##number}
#define CLAIMS(...)   {__VA_ARGS__}
#define NO_CLAIMS     {{0}}

#endif
