/* odds.h -- what chance may answer to a move, as far as a seat can know.
 *
 * Outcomes are gathered by the section of the rules that tells of them first, so that any
 * game's luck can be named in any language; those of which nothing is told are left out: "two ships of one colour 23 %".
 *
 * Besides, what a seat may count on: the coins it gains on average, and its chance to win
 * a fight with the best throws: the coins of the best ships one may take if one stops after
 * the next card, none if it is a bust; or what a fight brings on average, lost ones included. */

#ifndef BOTS_ODDS_H
#define BOTS_ODDS_H

#include "rules/brain.h"

enum { ODDS_MAX = 12, ODDS_WHOLE = 1000000 };

struct odd { uint8_t section; uint32_t share; };  /* millionths */

struct odds {
	struct odd of[ODDS_MAX];    /* likeliest first */
	int size;
	struct prospect hope;       /* coins are those gained */
	double now;                 /* … and those without the risk, where chance is next */
	bool hopes, compares;       /* is there such a hope, and a `now`? */
};

/* False if nothing of interest hangs on chance right after this move.  One of the two may be
 * missing: no outcomes (size 0), or no hope. */
bool odds_of(const struct game *g, const void *view, int seat, struct move m, struct odds *o);

#endif
