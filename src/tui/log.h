/* log.h -- all that happened at a table, as one pair of eyes saw it.
 *
 * Follows the table: it is told only about moves it has not seen, and starts again when
 * moves were taken back. */

#ifndef TUI_LOG_H
#define TUI_LOG_H

#include "host/show.h"

struct entry {
	struct passage passage;
	uint32_t ply;
	bool heading;            /* whose turn begins with the entry behind this one */
	const char *note;        /* said by the program itself; NULL: the passage tells of moves */
};

/* What the program itself said, and after how many moves. */
struct note { char *text; uint32_t ply; };

struct log {
	struct entry *entry;     /* malloc */
	int entries, room;
	struct note *note;       /* malloc; taken back with the moves before them */
	int notes;
	struct walk walk;        /* how far the table was told */
	struct passage last;     /* what the next line may go on with */
	int seat;                /* by whose eyes */
};

/* Everything up to move n of the table. */
void log_follow(struct log *l, const struct table *t, uint32_t n, const struct eyes *w);
/* A sentence that is no move, behind the moves of the table so far. */
void log_note(struct log *l, uint32_t ply, const char *text);
void log_sentence(const struct log *l, int entry, const struct eyes *w, char *out,
                      size_t size);
/* Forgets everything, because the past has changed. */
void log_reset(struct log *l);
void log_free(struct log *l);

#endif
