/* menu.h -- where a person starts who typed nothing but `quayside`. */

#ifndef TUI_MENU_H
#define TUI_MENU_H

#include "tui/frame.h"
#include "tui/tui.h"

void menu_run(struct frame *f, struct tui *t);
/* A table set up by hand; false if the program was told to stop. */
bool menu_setup(struct frame *f, struct tui *t);
/* The rules of every game, from section `section` of g on. */
bool menu_rules(struct frame *f, const struct tui *t);

#endif
