/* story.c -- see story.h. */

#include "games/portroyal/adventure/story.h"

#include <assert.h>

#include "games/portroyal/words.h"

static const struct {
	uint16_t title, before, opening;
} chapter_word[] = {
#define CHAPTER(n, ...) {WORD_chapter_##n, WORD_before_##n, WORD_opening_##n},
#include "games/portroyal/adventure/story.def"
};

static const struct {
	uint16_t title, text;
} card_word[] = {
#define STORY(n, ...) {WORD_mission_m##n, WORD_story_m##n},
#include "games/portroyal/adventure/story.def"
};

static const struct {
	uint16_t title, text;
} ending_word[] = {
#define ENDING(n, ...) {WORD_ending_##n, WORD_end_story_##n},
#include "games/portroyal/adventure/story.def"
};

enum {
	CHAPTERS = sizeof chapter_word / sizeof *chapter_word,
	PAGES = sizeof card_word / sizeof *card_word,
};

static struct line page(int sentence, int title, int text, int number)
{
	return (struct line){.word = (uint16_t)sentence,
	                     .seat = NOBODY,
	                     .section = SECTION_story,
	                     .arg = {(uint16_t)title, (uint16_t)text, (uint16_t)number, 0}};
}

/* The first chapter has nothing before it. */
int pr_story_chapter(int chapter, struct line *list)
{
	int n = 0;

	assert(chapter >= 1 && chapter <= CHAPTERS);
	if (chapter > 1)
		list[n++] = page(WORD_say_before, WORD_title_before,
		                 chapter_word[chapter - 1].before, chapter);
	list[n++] = page(WORD_say_opening, chapter_word[chapter - 1].title,
	                 chapter_word[chapter - 1].opening, chapter);
	return n;
}

int pr_story_card(int card, struct line *list)
{
	assert(card >= 0 && card < PAGES);
	*list = page(WORD_say_story, card_word[card].title, card_word[card].text, 0);
	return 1;
}

int pr_story_ending(int chapter, struct line *list)
{
	assert(chapter >= 1 && chapter <= CHAPTERS);
	*list = page(WORD_say_closing, ending_word[chapter - 1].title,
	             ending_word[chapter - 1].text, chapter);
	return 1;
}
