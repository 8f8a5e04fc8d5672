/* replay.h -- a recorded game on the screen, forwards and backwards. */

#ifndef TUI_REPLAY_H
#define TUI_REPLAY_H

#include "host/load.h"
#include "tui/frame.h"
#include "tui/tui.h"

/* Shows a record until the person leaves; false if the program was told to stop.  `own`: it lies
 * among his own games (host/admit.h). */
bool replay_run(struct frame *f, struct tui *t, const struct table *record, bool own);
/* The same for a file; why->error is ERROR_NONE if it could be read. */
bool replay_open(struct frame *f, struct tui *t, const char *path, struct fault *why);

#endif
