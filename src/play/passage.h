/* passage.h -- lines that are read as one.
 *
 * Fifteen coins spent are one sentence with a list, three cards drawn one with a number.
 * Lines join if they are the same sentence about the same seat, of the same actor in the
 * same turn, one behind the other: a run {+0} lists what it names, small sums that a
 * sentence claims to be gained or lost are added, and what is said word for word again is
 * counted.  Whoever shows a log (lines, a screen, a page) asks here, and may put a heading
 * where a passage opens a turn. */

#ifndef PLAY_PASSAGE_H
#define PLAY_PASSAGE_H

#include "play/eyes.h"

enum { PASSAGE_ITEMS = 32 };

struct passage {
	struct line line;       /* the first of them, its sums those of all */
	int lines;              /* 0: nothing was told yet */
	bool opens;             /* a turn begins with it */
	bool closed;            /* shown already: nothing joins it any more */
	uint16_t item[PASSAGE_ITEMS];
};

/* Would the passage go on with this line? */
bool passage_joins(const struct passage *p, const struct eyes *e, const struct line *line);
/* One more line: true if the passage goes on with it, false if a new one begins. */
bool passage_add(struct passage *p, const struct eyes *e, const struct line *line);
void passage_text(const struct passage *p, const struct eyes *e, struct text *t);
/* Does its heading say it all: "It is Ada's turn"? */
bool passage_bare(const struct passage *p, const struct eyes *e);
/* Whose turn it is, and in which round: "Ada, round 3". */
void passage_heading(const struct passage *p, const struct eyes *e, struct text *t);

#endif
