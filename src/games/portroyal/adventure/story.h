/* story.h -- the pages of the adventure as lines that tell can say.
 *
 * Each line is a sentence for the log whose argument 1 is the word of a whole page (see
 * lang_story).  Cards are numbered by their place in story.def, which is that of their
 * missions in missions.def. */

#ifndef GAMES_PORTROYAL_ADVENTURE_STORY_H
#define GAMES_PORTROYAL_ADVENTURE_STORY_H

#include "rules/telling.h"

/* Each adds to the list and returns how many lines it added. */
int pr_story_chapter(int chapter, struct line *list);  /* 1 … 5: the story so far, the opening */
int pr_story_card(int card, struct line *list);
int pr_story_ending(int chapter, struct line *list);

#endif
