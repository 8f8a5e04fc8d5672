/* words.h -- the words of text.def by name, and the tables that index them. */

#ifndef GAMES_PORTROYAL_WORDS_H
#define GAMES_PORTROYAL_WORDS_H

#include "games/portroyal/portroyal.h"

enum word {
	WORD_none,
#define TEXT(id, ...) WORD_##id,
#include "games/portroyal/text.def"
#undef TEXT
	WORD_CARDS  /* from here on: the name of every kind of card */
};

enum pr_section {
	SECTION_none,
#define SECTION(id) SECTION_##id,
#include "games/portroyal/sections.def"
#undef SECTION
};

extern const struct list pr_lists[];
extern const struct section pr_sections[];
extern const struct figure pr_figures[];
extern const uint16_t pr_columns[];

#endif
