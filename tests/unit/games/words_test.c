/* words_test.c -- what every game must say in every language: no empty cell, the
 * same placeholders in each language, lists and sections complete, ids distinct. */

#include <string.h>

#include "combinations.h"
#include "rules/telling.h"
#include "test.h"

/* What stands in braces before any "|", as a set of bits: who, 0-3, #0-#4, @0-@3. */
static unsigned placeholders(const char *s)
{
	unsigned set = 0;

	for (; (s = strchr(s, '{')) != NULL; s++) {
		const int kind = s[1] == '#' ? 1 : s[1] == '@' ? 2 : 0;
		const char digit = s[kind > 0 ? 2 : 1];
		set |= digit >= '0' && digit <= '7' ? 1u << (8 * kind + digit - '0') : 1u << 31;
	}
	return set;
}

static void word_is_whole(const struct game *g, int word)
{
	const char *const *cell = g->telling->words[word];

	for (int l = 0; l < LANGUAGES; l++) {
		assert_non_null(cell[l]);
		assert_true(cell[l][0] != '\0');
		assert_int_equal(placeholders(cell[l]), placeholders(cell[ENGLISH]));
	}
}

static void list_is_whole(const struct game *g, const struct list *list)
{
	for (int i = 0; i < list->size; i++) {
		word_is_whole(g, list->word[i]);
		assert_true(list->id[i][0] != '\0');
		for (int k = 0; k < i; k++)
			assert_string_not_equal(list->id[i], list->id[k]);
	}
}

static void game_is_whole(const struct game *g)
{
	word_is_whole(g, g->title);
	word_is_whole(g, g->summary);
	assert_true(1 <= g->oldest && g->oldest <= g->rules);
	assert_string_equal(g->telling->words[0][ENGLISH], "");
	assert_string_equal(g->options[0].name, "players");
	assert_string_equal(g->verbs[0].name, "pass");
	for (int v = 0; g->verbs[v].name != NULL; v++)
		word_is_whole(g, g->verbs[v].word);
	for (int l = 0; g->lists[l].id != NULL; l++)
		if (l != LIST_SEATS)
			list_is_whole(g, &g->lists[l]);
	for (int s = 1; g->telling->sections[s].id != NULL; s++) {
		word_is_whole(g, g->telling->sections[s].title);
		word_is_whole(g, g->telling->sections[s].body);
	}
	for (int c = 0; g->telling->columns[c] != 0; c++)
		word_is_whole(g, g->telling->columns[c]);
	for (int f = 0; g->telling->figures[f].copies != 0; f++)
		assert_true(g->telling->figures[f].index <
		            g->lists[g->telling->figures[f].list].size);
}

static void all_games(void **unused)
{
	(void)unused;
	for (int i = 0; tested_game(i) != NULL; i++)
		game_is_whole(tested_game(i));
}

static void names(void **unused)
{
	(void)unused;
	for (int i = 0; game_at(i) != NULL; i++)
		assert_ptr_equal(game_find(game_at(i)->name), game_at(i));
	assert_null(game_find("chess"));
	assert_null(game_find(""));
	assert_null(game_find("port"));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(all_games),
		cmocka_unit_test(names),
	};
	return RUN(tests);
}
