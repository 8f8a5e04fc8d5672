/* expect.h -- the `expect` lines of a scenario: what must be so at a table. */

#ifndef PLAY_EXPECT_H
#define PLAY_EXPECT_H

#include "play/table.h"

/* "NAME[@SEAT]": a zone, a counter or both (-1: no such), and whose. */
struct place { int zone, counter, owner; };

bool expect_place(const struct table *t, struct span s, struct place *p, struct fault *f);

/* What stands behind the word `expect`.  False with ERROR_EXPECTED if it is not so. */
bool expect_line(const struct table *t, struct span s, struct fault *f);

/* Shared with the runner: a line that cannot be read, and where an id belongs
 * (LIST_NONE if nowhere). */
bool scenario_unreadable(struct span line, const char *shape, struct fault *f);
int scenario_thing(const struct game *g, struct span id, int *index);

#endif
