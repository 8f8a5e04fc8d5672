/* lines.h -- the table as lines of text.
 *
 * Works on a pipe, a teletype and a screen reader.  What is shown is always a view:
 * of the seat that decides, or of a bystander when several people share the keyboard. */

#ifndef CLI_LINES_H
#define CLI_LINES_H

#include "cli/play.h"

/* Plays p->session until it is over or left. */
void lines_play(struct play *p);

void lines_fault(const struct play *p, const struct fault *f);
/* Everything that happened since move n. */
void lines_since(struct play *p, uint32_t n);
/* Everything about a choice in one line: its number, what it is, what it costs and does,
 * and how it is written. */
void lines_choices(const struct play *p);

#endif
