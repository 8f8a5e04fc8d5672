/* boards.h -- the boards of the games that have one; skins point here. */

#ifndef TUI_BOARDS_H
#define TUI_BOARDS_H

#include "tui/sight.h"

/* King of Pirates: hexes.  Returns the columns used, from the left of r. */
bool hexes_has(const struct sight *s, const struct item *i);
int hexes_draw(struct frame *f, struct rect r, const struct sight *s, int chosen);

/* Rotterdam: the river. */
bool river_has(const struct sight *s, const struct item *i);
int river_draw(struct frame *f, struct rect r, const struct sight *s, int chosen);

#endif
