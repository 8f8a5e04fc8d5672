/* forms_test.c -- every form of every sentence, in every language: nothing left unfilled, no word that
 * is missing between two blanks, and what is told is a whole sentence.  Whether it is good language
 * only a reader can say: `quayside words` prints the same. */

#include "test.h"

#include <string.h>

#include "lab/forms.h"

enum { GAMES = 1 };

static struct forms forms;

/* What no sentence may hold, whatever the language. */
static void check_whole(const struct game *g, const struct form_met *m)
{
	static const char *const never[] = {"{", "}", "  ", " .", " ,", "()", "?"};
	const char *last = m->text + strlen(m->text);

	for (size_t i = 0; i < sizeof never / sizeof *never; i++)
		if (strstr(m->text, never[i]) != NULL)
			fail_msg("%s, word %d: \"%s\" in: %s", g->name, m->word, never[i], m->text);
	if (last == m->text || last[-1] == ' ' || m->text[0] == ' ')
		fail_msg("%s, word %d is not whole: %s", g->name, m->word, m->text);
	if (m->kind == FORMS_TOLD && m->text[0] >= 'a' && m->text[0] <= 'z')
		fail_msg("%s, word %d begins small: %s", g->name, m->word, m->text);
}

static void forms_are_whole(void **state)
{
	(void)state;
	for (int i = 0; game_at(i) != NULL; i++)
		for (int l = 0; l < LANGUAGES; l++) {
			forms_play(&forms, game_at(i), (enum language)l, GAMES);
			assert_false(forms.lost);
			assert_true(forms.count > 50);
			for (int n = 0; n < forms.count; n++)
				check_whole(game_at(i), &forms.met[n]);
			forms_free(&forms);
		}
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(forms_are_whole)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
