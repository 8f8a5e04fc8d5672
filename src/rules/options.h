/* options.h -- "players=3 sets=base,contracts" <-> struct options, for all games. */

#ifndef RULES_OPTIONS_H
#define RULES_OPTIONS_H

#include "base/error.h"
#include "rules/game.h"

enum { OPTIONS_TEXT = 256 };  /* all options of a game as text */

void options_normal(const struct game *g, struct options *o);
/* Reads one "name=value" into o. */
bool options_read_word(const struct game *g, struct span word, struct options *o, struct fault *f);
/* Reads several such words, each once, the rest at their normal value, and asks the game whether
 * they go together; if not, f->why is the game's word for the reason. */
bool options_read(const struct game *g, struct span words, struct options *o, struct fault *f);
/* `players` and whatever is not normal. */
void options_print(const struct game *g, const struct options *o, struct text *t);
/* The words an option may take: "2..5", "standard|variant". */
void options_range(const struct option *o, struct text *t);
void options_value(const struct option *o, int value, struct text *t);
/* Can option i be set to anything else, as the others are now? */
bool options_matter(const struct game *g, const struct options *o, int i);

#endif
