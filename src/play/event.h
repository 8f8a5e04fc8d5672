/* event.h -- what happens at a table and is no move of the game:
 *
 *     undo 3            the last three moves are taken back
 *     redo 3            and made again
 *     seat 1 hard       from here on a bot plays that seat; or `human`: a person does
 *     name 1 Bo         what whoever sits there is called
 *     timeout 1         the seat's time ran out
 *
 * Records have these lines between moves, and so does what a client elsewhere is sent.
 * A line comes in and goes out by the same word, and only here. */

#ifndef PLAY_EVENT_H
#define PLAY_EVENT_H

#include "play/table.h"

#define EVENT_WORDS "undo, redo, seat, name, timeout"

enum event { EVENT_NONE, EVENT_UNDO, EVENT_REDO, EVENT_SEAT, EVENT_NAME, EVENT_TIMEOUT };

/* What kind of line begins with this word; EVENT_NONE: it is a move, or nothing of ours. */
enum event event_of(struct span word);
/* Takes a whole line of that kind and does what it says. */
bool event_read(struct table *t, enum event e, struct span line, struct fault *f);
/* The line, without an end.  `n` is the number of moves, or the seat. */
void event_print(const struct table *t, enum event e, uint32_t n, struct text *out);

#endif
