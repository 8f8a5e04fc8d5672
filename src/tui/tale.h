/* tale.h -- a campaign on the screen: the page that says where it stands, a game, and again,
 * until the story is told or somebody has had enough for today. */

#ifndef TUI_TALE_H
#define TUI_TALE_H

#include "cli/voyage.h"
#include "tui/frame.h"
#include "tui/tui.h"

/* Both return false if the program was told to stop; f->error says what went wrong, and is
 * ERROR_NONE if nothing did. */
bool tale_play(struct frame *out, struct tui *t, struct voyage *v, struct fault *f);
/* Goes on with the campaign in that file. */
bool tale_resume(struct frame *out, struct tui *t, const char *path, struct fault *f);

#endif
