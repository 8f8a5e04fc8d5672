/* logbook.h -- all that happened at a table, as one pair of eyes saw it.
 *
 * Follows the table: it is told only about moves it has not seen, and starts again when
 * moves were taken back. */

#ifndef TUI_LOGBOOK_H
#define TUI_LOGBOOK_H

#include "cli/show.h"

struct entry { struct line line; uint32_t ply; };

struct logbook {
	struct entry *entry;     /* malloc */
	int entries, room;
	uint32_t moves;          /* moves of the table told so far */
	int seat;                /* by whose eyes */
};

/* Everything up to move n of the table. */
void logbook_follow(struct logbook *l, const struct table *t, uint32_t n, const struct shown *w);
/* Forgets everything, because the past has changed. */
void logbook_reset(struct logbook *l);
void logbook_free(struct logbook *l);

#endif
