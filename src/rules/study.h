/* study.h -- what simulations count in thousands of games. */

#ifndef RULES_STUDY_H
#define RULES_STUDY_H

#include "rules/game.h"

/* A figure of how a game goes: what `tally` adds up, per game, per seat or per turn of a
 * seat, or in per cent of the games or of another figure (PER_FIGURE and its number). */
struct statistic { const char *id; uint16_t word; uint8_t per; };
enum { PER_GAME, PER_SEAT, PER_TURN, PER_CENT, PER_FIGURE, STATISTICS_MAX = 48 };

struct study {
	const struct statistic *statistics;  /* ends with a NULL id */
	/* Adds what a move did to the sum of each statistic; on true states. */
	void (*tally)(const void *before, struct move m, const void *after, int64_t *sum);
};

#endif
