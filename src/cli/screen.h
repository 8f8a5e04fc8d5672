/* screen.h -- whether a command should take the whole screen, and how. */

#ifndef CLI_SCREEN_H
#define CLI_SCREEN_H

#include "cli/args.h"
#include "tui/tui.h"

/* The flags --plain, --ascii and --speed; false: print lines. */
bool screen_wanted(const struct args *a, struct tui *t);

#endif
