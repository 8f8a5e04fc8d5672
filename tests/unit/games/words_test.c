/* words_test.c -- what every game must say in every language: no empty cell, patterns and
 * nouns that lang/ understands, the same things said in each language, lists and sections
 * complete, ids distinct. */

#include <stdio.h>
#include <string.h>

#include "combinations.h"
#include "lang/pattern.h"
#include "test.h"

/* What a cell speaks of: a bit for who and every word, number and seat, and for figures one
 * that their place in the table chooses. */
struct speaks {
	unsigned of;
	uint64_t figures;
};

static unsigned bit_of(const struct hole *h)
{
	return h->kind == HOLE_WHO ? 1u << 31 : 1u << (8 * ((int)h->kind - 1) + h->arg);
}

/* NULL, or why lang/ could not fill the pattern. */
static const char *wrong_pattern(const struct game *g, enum language l, const char *s,
                                 struct speaks *speaks)
{
	*speaks = (struct speaks){0, 0};
	for (; (s = strpbrk(s, "{}")) != NULL; s++) {
		struct span rest = span_of(s + 1);
		struct hole h;
		if (*s == '}' || strchr(s, '}') == NULL)
			return "a lone brace";
		if (!hole_read(l, span_until(&rest, '}'), &h))
			return "a hole that the language does not know";
		s = rest.at - 1;
		if (h.kind != HOLE_FIGURE) {
			speaks->of |= bit_of(&h);
			continue;
		}
		const struct number *figure = figure_find(g, h.name);
		if (figure == NULL)
			return "a figure that the game does not have";
		speaks->figures |= (uint64_t)1 << (figure - g->numbers) % 64;
	}
	return NULL;
}

static bool ends_with(struct span word, const char *end)
{
	const size_t size = strlen(end);

	return word.size > size && memcmp(word.at + word.size - size, end, size) == 0;
}

/* Adjectives before a German noun are written in the strong nominative. */
static const char *wrong_german(struct span is, const char *text)
{
	static const char genders[] = "mfnpMFNP", *const ending[] = {"er", "e", "es", "e"};
	const char *const letter = memchr(genders, is.at[0], sizeof genders - 1);
	struct span rest = span_of(text), code = {is.at + 1, is.size - 1};

	if (letter == NULL)
		return "no German gender";
	if (code.size > 0 && code.at[0] == '~')
		code.at++, code.size--;
	for (int n = code.size > 0 && code.at[0] != '-' ? code.at[0] - '0' : 0; n > 0; n--)
		if (!ends_with(span_word(&rest), ending[(letter - genders) % 4]))
			return "an adjective that does not end as its gender does";
	if (code.size > 0 && code.at[0] >= '0' && code.at[0] <= '9')
		code.at++, code.size--;
	return code.size == 0 || span_is(code, "-n") || span_is(code, "-en") ? NULL
	                                                                     : "no such ending";
}

/* As many adjectives as given are there, and each begins as the one it replaces. */
static const char *wrong_dutch(struct span is, const char *text)
{
	struct span rest = span_of(text), code = {is.at + 1, is.size - 1};

	if (memchr("mvopMVOP", is.at[0], 8) == NULL)
		return "no Dutch gender";
	if (code.size > 0 && code.at[0] == '~')
		code.at++, code.size--;
	if (code.size > 0 && code.at[0] != ' ')
		return "what is not an adjective";
	for (struct span word; (word = span_word(&code)).size > 0;)
		if (!ends_with(word, "e") || span_word(&rest).at[0] != word.at[0])
			return "an adjective that is another one";
	return NULL;
}

static const char *wrong_noun(enum language l, const char *cell)
{
	const bool title = cell[1] == '_';
	struct span rest = span_of(cell + 1 + title);
	const struct span is = span_until(&rest, NOUN_MARK);

	if (title && (l == GERMAN || rest.size == 0 || rest.at[0] < 'A' || rest.at[0] > 'Z'))
		return "a title without capital, or in German";
	if (is.size == 0 || rest.size == 0 || strpbrk(rest.at, "{}\1") != NULL)
		return "half a noun";
	switch (l) {
	case DUTCH: return wrong_dutch(is, rest.at);
	case GERMAN: return wrong_german(is, rest.at);
	default:
		return span_is(is, "an") || (is.size == 1 && memchr("a~pMFNP", is.at[0], 7) != NULL)
		               ? NULL
		               : "no English article";
	}
}

static void word_is_sound(const struct game *g, int word)
{
	const char *const *cell = g->words[word];
	struct speaks first = {0, 0}, speaks = {0, 0};

	for (int l = 0; l < LANGUAGES; l++) {
		const char *wrong = noun_is(cell[l])
		                            ? wrong_noun((enum language)l, cell[l])
		                            : wrong_pattern(g, (enum language)l, cell[l], &speaks);
		if (l == ENGLISH)
			first = speaks;
		if (wrong == NULL && noun_is(cell[l]) != noun_is(cell[ENGLISH]))
			wrong = "a noun in one language only";
		if (wrong == NULL && (speaks.of != first.of || speaks.figures != first.figures))
			wrong = "something else than in English";
		if (wrong != NULL)
			fail_msg("%s, %s: %s: %s", g->name, lang_code((enum language)l), wrong,
			         cell[l]);
	}
}

static void word_is_whole(const struct game *g, int word)
{
	const char *const *cell = g->words[word];

	for (int l = 0; l < LANGUAGES; l++) {
		assert_non_null(cell[l]);
		assert_true(cell[l][0] != '\0');
	}
}

/* The parts of a move's label are arguments that the verb has; what is put into a case must
 * have cases. */
static void label_fits(const struct game *g, enum language l, const struct verb *v)
{
	const char *s = lang_word(g, l, v->word);
	struct hole h;

	for (; (s = strchr(s, '{')) != NULL; s++) {
		struct span rest = span_of(s + 1);
		assert_true(hole_read(l, span_until(&rest, '}'), &h));
		const int list = h.arg < ARGS_MAX ? v->list[h.arg] : LIST_NONE;
		const bool word = h.kind == HOLE_WORD;
		if ((word && list == LIST_NONE) || (h.kind == HOLE_SEAT && list != LIST_SEATS) ||
		    (h.kind == HOLE_NUMBER && h.arg == ARGS_MAX && !v->amount))
			fail_msg("%s has no argument %d: %s", v->name, h.arg, s);
		for (int i = 0; word && h.form.article != BARE && i < g->lists[list].size; i++)
			if (!noun_is(g->words[g->lists[list].word[i]][l]))
				fail_msg("%s: not a noun: %s", v->name, g->lists[list].id[i]);
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
	assert_string_equal(g->words[0][ENGLISH], "");
	assert_string_equal(g->options[0].name, "players");
	assert_string_equal(g->verbs[0].name, "pass");
	for (int v = 0; g->verbs[v].name != NULL; v++) {
		word_is_whole(g, g->verbs[v].word);
		for (int l = 0; l < LANGUAGES; l++)
			label_fits(g, (enum language)l, &g->verbs[v]);
	}
	for (int l = 0; g->lists[l].id != NULL; l++)
		if (l != LIST_SEATS)
			list_is_whole(g, &g->lists[l]);
	for (int s = 1; g->sections[s].id != NULL; s++) {
		word_is_whole(g, g->sections[s].title);
		word_is_whole(g, g->sections[s].body);
	}
	for (int c = 0; g->columns[c] != 0; c++)
		word_is_whole(g, g->columns[c]);
	for (int f = 0; g->figures[f].copies != 0; f++)
		assert_true(g->figures[f].index < g->lists[g->figures[f].list].size);
}

static void all_games(void **unused)
{
	(void)unused;
	for (int i = 0; tested_game(i) != NULL; i++)
		game_is_whole(tested_game(i));
}

/* "Phase 2 5 cards": two numbers that could be read as one. */
static bool runs_together(const char *s)
{
	for (; s[0] != '\0' && s[1] != '\0'; s++)
		if (s[0] >= '0' && s[0] <= '9' && s[1] == ' ' && s[2] >= '0' && s[2] <= '9')
			return true;
	return false;
}

/* Every cell of every game can be said, and what is a text fits into its room. */
static void all_words(void **unused)
{
	(void)unused;
	for (int i = 0; tested_game(i) != NULL; i++) {
		const struct game *g = tested_game(i);
		for (int word = 0; g->words[word][ENGLISH] != NULL; word++) {
			word_is_sound(g, word);
			for (int l = 0; l < LANGUAGES; l++) {
				char room[TEXT_ROOM] = "";
				lang_text(g, (enum language)l, word, room, sizeof room);
				assert_true(strlen(room) < sizeof room - 1);
				if (runs_together(room))
					fail_msg("two numbers side by side: %s", room);
			}
		}
	}
}

/* Figures have names of their own. */
static void all_figures(void **unused)
{
	(void)unused;
	for (int i = 0; tested_game(i) != NULL; i++)
		for (const struct number *n = tested_game(i)->numbers; n != NULL && n->name != NULL;
		     n++)
			assert_ptr_equal(figure_find(tested_game(i), span_of(n->name)), n);
}

/* The patterns of the program itself: strings and numbers, no nouns, no figures. */
static void all_sentences(void **unused)
{
	struct speaks speaks;

	(void)unused;
	for (int word = 0; word < UIS; word++)
		for (int l = 0; l < LANGUAGES; l++) {
			const char *s = lang_ui((enum language)l, (enum ui)word);
			const char *wrong = wrong_pattern(NULL, (enum language)l, s, &speaks);
			if (wrong != NULL && strchr(s, '}') != NULL)
				fail_msg("%s: %s", wrong, s);
		}
}

static bool finds(enum language l, const char *pattern)
{
	struct speaks speaks;

	return wrong_pattern(tested_find("nullgame"), l, pattern, &speaks) != NULL;
}

/* The tests above can fail. */
static void finds_mistakes(void **unused)
{
	(void)unused;
	assert_false(
		finds(ENGLISH, "{who} sells {the 0} for {#1|coin|coins} to {@2}: {=BOAT_PRICE}"));
	assert_true(finds(ENGLISH, "{whom} passes"));
	assert_true(finds(ENGLISH, "{4}"));
	assert_true(finds(ENGLISH, "{#5|coin|coins}"));
	assert_true(finds(ENGLISH, "{@4}"));
	assert_true(finds(ENGLISH, "{the 4}"));
	assert_true(finds(ENGLISH, "{den 0}"));
	assert_true(finds(DUTCH, "{the 0}"));
	assert_true(finds(GERMAN, "{die 0}"));
	assert_true(finds(GERMAN, "{0"));
	assert_true(finds(GERMAN, "0}"));
	assert_true(finds(GERMAN, "{=BOAT_PRIZE|Münze|Münzen}"));
	assert_non_null(wrong_noun(ENGLISH, NOUN_CELL("the", "gull")));
	assert_non_null(wrong_noun(DUTCH, NOUN_CELL("f", "meeuw")));
	assert_non_null(wrong_noun(DUTCH, NOUN_CELL("o grote", "rood fregat")));
	assert_non_null(wrong_noun(GERMAN, NOUN_CELL("v", "Möwe")));
	assert_non_null(wrong_noun(GERMAN, NOUN_CELL("n1", "rote Fregatte")));
	assert_non_null(wrong_noun(GERMAN, NOUN_CELL("m-s", "Hering")));
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
		cmocka_unit_test(all_games),      cmocka_unit_test(all_words),
		cmocka_unit_test(all_figures),    cmocka_unit_test(all_sentences),
		cmocka_unit_test(finds_mistakes), cmocka_unit_test(names),
	};
	return RUN(tests);
}
