/* story.h -- pages of a story: read one after another, each until a key is pressed. */

#ifndef TUI_STORY_H
#define TUI_STORY_H

#include "tui/frame.h"
#include "tui/log.h"

/* The page behind a line of the log, "" if there is none. */
const char *story_page(const struct eyes *w, const struct log *l, int line,
                       const char **title);
/* The first line from `line` on that has a page, or -1; and the last of all. */
int story_next(const struct eyes *w, const struct log *l, int line);
int story_last(const struct eyes *w, const struct log *l);

/* Shows a page that can be scrolled; false if the reader wants to leave. */
bool story_read(struct frame *f, const char *title, const char *text, const char *keys);

#endif
