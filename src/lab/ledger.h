/* ledger.h -- the schedule of a ladder and what has been played of it.
 *
 * Two bots meet as one against a table of the other, at every seat, on the same deals:
 * the dealer's generator depends on the deal's number only.  Where all win or lose
 * together a bot plays with itself.  In a gauntlet the first bot is the table and every
 * other one meets it, which is what one asks of a yardstick.  A file keeps one line per game, so that a ladder
 * can be interrupted and gone on with, on more games if one likes. */

#ifndef LAB_LEDGER_H
#define LAB_LEDGER_H

#include <stdio.h>

#include "bots/bot.h"
#include "lab/rating.h"

enum { BOTS_TEXT = 512 };

/* A win shared by k seats counts 1/k; in units of 60 that is a whole number. */
enum { WIN = 60 };

struct ledger {
	const struct game *game;
	struct options options;
	char bots[BOTS_TEXT];              /* as given: "greedy,search:1000" */
	uint64_t seed;
	int players, seats, tables;        /* bots; seats of the game; meetings per deal */
	bool together, gauntlet;
	int64_t games;                     /* whole deals */
	bool *done;
	int64_t finished, unfinished;
	FILE *file;
	/* Sums. */
	struct rating rating;
	double spent[RATED_MAX];           /* milliseconds */
	uint64_t asked[RATED_MAX];
};

/* One game of the schedule: who meets whom, where the one sits, on which deal. */
struct meeting { int one, others, seat; int64_t deal; };

/* What came of it. */
struct outcome_of_game {
	bool finished;
	int won;                           /* by the one, in units of WIN */
	uint32_t asked[2];                 /* choices of the one and of the others */
	double spent[2];
};

/* Sizes the schedule to at least `games` games; false if nobody meets anybody. */
bool ledger_new(struct ledger *l, int64_t games);
/* Reads what the file holds and goes on writing there. */
bool ledger_open(struct ledger *l, const char *path, struct fault *f);
void ledger_close(struct ledger *l);

struct meeting ledger_meeting(const struct ledger *l, int64_t n);
void ledger_enter(struct ledger *l, int64_t n, const struct outcome_of_game *o);

#endif
