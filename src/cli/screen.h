/* screen.h -- whether a command should take the whole screen, and how. */

#ifndef CLI_SCREEN_H
#define CLI_SCREEN_H

#include "cli/args.h"
#include "tui/tui.h"

/* False if --speed was wrong; that has been said. */
bool screen_read(const struct args *a, struct tui *t);
/* Whether the flags that were read ask for the screen; false: print lines. */
bool screen_wanted(const struct args *a);

#endif
