/* rules.h -- the rules as text; `quayside rules` and the table's own `rules` print them. */

#ifndef CLI_RULES_H
#define CLI_RULES_H

#include "lang/lang.h"

/* All sections, or the one named; false if there is none of that name. */
bool rules_print(const struct game *g, enum language l, const char *only, struct fault *f);

/* The ids and titles of the sections. */
void rules_list(const struct game *g, enum language l);

#endif
