/* show.h -- a position and what happened in it, as plain lines of text: for the line
 * table, for `replay`, and for anybody who reads with a screen reader. */

#ifndef CLI_SHOW_H
#define CLI_SHOW_H

#include "host/show.h"

/* What lies on the table in a true state, as that seat sees it. */
void show_table(const struct eyes *w, const void *state);
void show_table_json(const struct eyes *w, const void *state);
/* The page of a story that a line opens, under its sentence; nothing for other lines. */
bool show_story(const struct eyes *w, const struct line *line);
void show_result(const struct eyes *w, const void *state);

#endif
