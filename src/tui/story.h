/* story.h -- pages of a story: read one after another, each until a key is pressed. */

#ifndef TUI_STORY_H
#define TUI_STORY_H

#include "tui/frame.h"

/* Shows a page that can be scrolled; false if the reader wants to leave. */
bool story_read(struct frame *f, const char *title, const char *text, const char *keys);

#endif
