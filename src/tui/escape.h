/* escape.h -- the keys of a terminal that come as several characters.
 *
 * A terminal sends Escape and a few characters for keys that have no character of their own.
 * Those that curses does not know must not be taken for what somebody typed: Ctrl-Right is
 * "\033[1;5C", and its digits would play moves.  So all of such a sequence is swallowed, also
 * when its rest comes late over a slow line. */

#ifndef TUI_ESCAPE_H
#define TUI_ESCAPE_H

#include <stdbool.h>

enum escape_at { ESCAPE_OUTSIDE, ESCAPE_BEGUN, ESCAPE_LONE, ESCAPE_CSI, ESCAPE_SS3, ESCAPE_STRING };

struct escape {
	enum escape_at at;
	double since;           /* the last character of it, in milliseconds */
};

enum { ESCAPE_LATE = 1000 };  /* milliseconds after which nothing belongs together any more */

/* Does this character belong to a sequence?  If it begins one, nobody knows yet: then `at` is
 * ESCAPE_BEGUN, and if nothing follows it was the key Escape: escape_lone. */
bool escape_swallows(struct escape *e, int code, double now);
void escape_lone(struct escape *e);

#endif
