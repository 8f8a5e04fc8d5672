/* words.h -- the words of text.def, adventure.def and story.def by name, and the tables
 * that index them. */

#ifndef GAMES_PORTROYAL_WORDS_H
#define GAMES_PORTROYAL_WORDS_H

#include "games/portroyal/portroyal.h"

enum word {
	WORD_none,
#define TEXT(id, ...) WORD_##id,
#define NOUN(id, ...) WORD_##id,
#define SAY(id, ...) WORD_##id,
#include "games/portroyal/adventure/adventure.def"
#include "games/portroyal/text.def"
#undef SAY
#undef NOUN
#undef TEXT
#define CHAPTER(n, ...) WORD_chapter_##n, WORD_before_##n, WORD_opening_##n,
#define STORY(n, ...) WORD_mission_m##n, WORD_story_m##n,
#define ENDING(n, ...) WORD_ending_##n, WORD_end_story_##n,
#include "games/portroyal/adventure/story.def"
	WORD_TASKS, /* from here on: what every mission asks for */
	WORD_CARDS = WORD_TASKS + MISSIONS /* … and the name of every kind of card */
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
extern const struct number pr_numbers[];
extern const struct saying pr_sayings[];
extern const struct implied pr_implied[];

#endif
