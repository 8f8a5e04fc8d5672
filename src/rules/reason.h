/* reason.h -- why a move is advised, as data: bots find it, lang/ says it. */

#ifndef RULES_REASON_H
#define RULES_REASON_H

#include "rules/game.h"

enum reason_kind {
	REASON_NONE,     /* there is nothing to choose */
	REASON_RISK,     /* of what chance may answer to `other`, part of whole is worse than `move` */
	REASON_CHANCE,   /* of what chance may answer to `move`, only part of whole is worse than `other` */
	REASON_SAFE,     /* … and none of whole is */
	REASON_NEXT,     /* `move` lets the seat follow with `other` */
	REASON_MEAN      /* looking ahead, `move` wins part per cent and `other` whole per cent */
};

struct reason {
	enum reason_kind kind;
	struct move move, other;
	uint32_t part, whole;
};

#endif
