/* ending.h -- how a game ended, so that a result explains itself at every table.
 *
 * Who play against each other have places, and counters beside the scores where those alone do
 * not say why one stands above another.  Who win or lose as one, or play alone, have no places:
 * they have won or not.  Either way the game says in sentences what was missing and how much
 * (`verdict` in rules/telling.h). */

#ifndef PLAY_ENDING_H
#define PLAY_ENDING_H

#include "rules/telling.h"

struct ending {
	struct result result;
	bool together;              /* no places: all have won, or all have lost … */
	bool won;                   /* … and this is which */
	int seat[SEATS_MAX], seats; /* whose rows are shown, by place; none of a team that lost */
	int counter[COUNTERS_SHOWN], counters; /* shown beside the score */
	struct line line[LINES_MAX];
	int lines; /* why it is so */
};

void ending_of(const struct game *g, const void *state, struct ending *e);

#endif
