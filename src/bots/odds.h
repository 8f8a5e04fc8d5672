/* odds.h -- what chance may answer to a move, as far as a seat can know.
 *
 * Outcomes are gathered by the section of the rules that tells of them, so that any
 * game's luck can be named in any language: "two ships of one colour 23 %". */

#ifndef BOTS_ODDS_H
#define BOTS_ODDS_H

#include "rules/game.h"

enum { ODDS_MAX = 12, ODDS_WHOLE = 1000000 };

struct odd { uint8_t section; uint32_t share; };  /* millionths */

struct odds {
	struct odd of[ODDS_MAX];    /* likeliest first */
	int size;
};

/* False if nothing of interest hangs on chance right after this move. */
bool odds_of(const struct game *g, const void *view, int seat, struct move m, struct odds *o);

#endif
