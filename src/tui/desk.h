/* desk.h -- a person at a full-screen table: the loop that shows, asks and plays. */

#ifndef TUI_DESK_H
#define TUI_DESK_H

#include "host/session.h"
#include "tui/frame.h"

/* Plays the session until it is over or the person leaves; false if the whole program
 * was told to stop. */
bool desk_play(struct frame *f, struct session *s, enum language l, int *speed);

#endif
