/* scenario.h -- a rule as a test that a player can read (docs/record.md).
 *
 * A scenario is a record with a few more kinds of line: `put`, `active`, `auto` and
 * `deal` arrange what happens, `expect` says what must then be so.  The whole text is
 * looked through first, because `auto` may stand anywhere and because nothing that a
 * later line needs may be dealt away before. */

#ifndef PLAY_SCENARIO_H
#define PLAY_SCENARIO_H

#include "play/table.h"

enum { SCENARIO_MOVES = 4096, SCENARIO_DEALS = 256, SCENARIO_NEEDS = 512 };

/* A thing that a later line needs: the dealer must not spend it. */
struct need { uint8_t list, index; };

struct scenario {
	struct table table;
	uint32_t line;                  /* the line being read; where a fault lies */
	bool known;                     /* the game line has been read */
	bool begun, edited;             /* a move was played; puts not yet checked */
	bool automatic, named_start;    /* `auto` is there; a D line says who starts */
	int active;                     /* of the `active` line, or -1 */
	struct rng rng;
	struct move deal[SCENARIO_DEALS];
	int deals, dealt;               /* the queue so far, and how much of it is spent */
	struct need need[SCENARIO_NEEDS];
	int needs;
	struct move room[SCENARIO_MOVES];
};

/* Runs a whole file.  False with a fault at s->line; fault_is_claim tells a rule that
 * does not hold from a text that cannot be read. */
bool scenario_run(struct scenario *s, struct span file, struct fault *f);

#endif
