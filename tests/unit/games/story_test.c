/* story_test.c -- the adventure's tale is whole: every page there in every language, of a
 * length that can be read aloud, about the same people, and told in the right order. */

#include "games/portroyal/adventure/story.h"

#include <string.h>

#include "combinations.h"
#include "games/portroyal/tell.h"
#include "lang/lang.h"
#include "test.h"

enum { PAGES = 45, CHAPTERS = 5 };

static const char *const people[] = {"Anselm", "Agnes",  "Tolliver",  "Pell",   "Quill",
                                     "Vesper", "Pike",   "Tybuk",     "Grace",  "Jacques",
                                     "Jean",   "Anne",   "Scott",     "Peter",  "Mary",
                                     "Samuel", "Thomas", "Ferdinand", "Hannah", "Ruth",
                                     "Ares",   NULL};

static int count_words(const char *s)
{
	int n = *s != '\0';

	for (; *s != '\0'; s++)
		n += *s == ' ';
	return n;
}

/* A page of a line, in every language; between so many words long. */
static void page_is_whole(const struct line *line, int least, int most)
{
	const struct game *g = tested_find("port-royal");
	const char *text[LANGUAGES], *title;

	for (int l = 0; l < LANGUAGES; l++) {
		text[l] = lang_story(g, (enum language)l, line, &title);
		assert_non_null(text[l]);
		assert_true(title[0] != '\0' && strpbrk(title, "{}\"\n") == NULL);
		assert_null(strpbrk(text[l], "{}\"\n"));
		assert_null(strstr(text[l], "  "));
		assert_in_range(count_words(text[l]), (unsigned)least, (unsigned)most);
		for (int k = 0; k < l; k++)
			assert_string_not_equal(text[k], text[l]);
	}
	for (int i = 0; people[i] != NULL; i++)
		for (int l = 1; l < LANGUAGES; l++)
			if ((strstr(text[l], people[i]) == NULL) !=
			    (strstr(text[0], people[i]) == NULL))
				fail_msg("%s: not in all languages of \"%s\"", people[i], title);
}

static void cards(void **unused)
{
	struct line line[2];

	(void)unused;
	for (int i = 0; i < PAGES; i++) {
		assert_int_equal(pr_story_card(i, line), 1);
		page_is_whole(line, 50, 110);
	}
}

static void chapters(void **unused)
{
	struct line line[2];

	(void)unused;
	for (int n = 1; n <= CHAPTERS; n++) {
		assert_int_equal(pr_story_chapter(n, line), n == 1 ? 1 : 2);
		if (n > 1)
			page_is_whole(&line[0], 40, 80);
		page_is_whole(&line[n > 1], 80, 140);
		assert_int_equal(pr_story_ending(n, line), 1);
		page_is_whole(line, 90, 150);
	}
}

/* The sentence is for the log; the page is not in it. */
static void sentences(void **unused)
{
	const struct game *g = tested_find("port-royal");
	struct line line[2], plain = {.word = WORD_say_start, .section = SECTION_goal};
	char said[64];
	const char *title;
	struct text t = text_on(said, sizeof said);

	(void)unused;
	pr_story_chapter(2, line);
	lang_line(g, ENGLISH, NULL, &line[1], &t);
	assert_string_equal(said, "Chapter 2: Bread and Rum.");
	assert_null(lang_story(g, ENGLISH, &plain, &title));
	plain.section = 0;
	assert_null(lang_story(g, ENGLISH, &plain, &title));
}

static int told(const struct story *t, int word, int arg)
{
	int times = 0;

	for (int i = 0; i < t->n; i++)
		times += t->list[i].word == word && t->list[i].arg[0] == arg;
	return times;
}

/* With the story comes what the back of its card asks for, and with it what it brings. */
static void tasks(void **unused)
{
	struct line line[LINES_MAX];

	(void)unused;
	for (int mission = 0; mission < MISSIONS; mission++) {
		const struct mission *what = &pr_mission[mission];
		struct portroyal s = {.adv = {.chapter = what->chapter}};
		const struct move m = move_with(DEALER, MISSION, mission);
		struct story t = {line, 0};
		pr_tell_adventure(&t, &s, &s, &m);
		assert_int_equal(told(&t, WORD_say_task, WORD_TASKS + mission), 1);
		assert_int_equal(told(&t, WORD_say_first, what->first_coins),
		                 what->first_coins > 0);
		assert_int_equal(told(&t, WORD_say_first_crown, what->first_crowns),
		                 what->first_crowns > 0);
		assert_int_equal(told(&t, WORD_say_for_all, what->crowns), what->crowns > 0);
	}
}

/* An event is told with its effect, a character offered with the ability. */
static void effects(void **unused)
{
	struct line line[LINES_MAX];
	const struct portroyal s = {.adv = {.chapter = 1}};

	(void)unused;
	for (int event = 0; event < EVENT_quiet; event++) {
		const struct move m = move_with(DEALER, EVENT, event);
		struct story t = {line, 0};
		pr_tell_adventure(&t, &s, &s, &m);
		assert_int_equal(told(&t, WORD_note_fair_wind + event, 0), 1);
	}
	for (int persona = 0; persona < PERSONAS; persona++) {
		const struct move m = move_with(0, BE, persona);
		struct story t = {line, 0};
		pr_explain_adventure(&t, &s, &m);
		assert_int_equal(told(&t, WORD_if_ability, WORD_note_grace + persona), 1);
	}
}

/* How many missions lie there at most when this one is the next. */
static int missions_from(int mission)
{
	int longest = 0;

	if (mission >= MISSIONS)
		return 0;
	const uint8_t(*next)[2] = pr_mission[mission].next;
	for (int i = 0; i < 4; i++) {
		const int n = missions_from(next[i / 2][i % 2]);
		longest = n > longest ? n : longest;
	}
	return longest + 1;
}

/* The state has room for a mission a month, wherever a chapter leads. */
static void months(void **unused)
{
	int longest = 0;

	(void)unused;
	for (int mission = 0; mission < MISSIONS; mission++)
		longest = missions_from(mission) > longest ? missions_from(mission) : longest;
	assert_int_equal(longest, PR_MONTHS);
}

/* The first missions that no month is long enough for lead to one card either way. */
static void first_missions(void **unused)
{
	(void)unused;
	for (int mission = 0; mission < MISSIONS; mission++) {
		const uint8_t(*next)[2] = pr_mission[mission].next;
		const bool alike = next[0][0] == next[1][1] && next[0][0] != MISSION_END;
		assert_int_equal(alike, mission == MISSION_m10 || mission == MISSION_m30 ||
		                                mission == MISSION_m40 || mission == MISSION_m50);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(cards),          cmocka_unit_test(chapters),
		cmocka_unit_test(sentences),      cmocka_unit_test(tasks),
		cmocka_unit_test(effects),        cmocka_unit_test(months),
		cmocka_unit_test(first_missions),
	};
	return RUN(tests);
}
