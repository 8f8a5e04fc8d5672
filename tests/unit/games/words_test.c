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
		if (h.nouns && h.many.size == 0 && figure->word == 0)
			return "a figure of nothing";
		speaks->figures |= (uint64_t)1 << (figure - g->telling->numbers) % 64;
	}
	return NULL;
}

static bool ends_with(struct span word, const char *end)
{
	const size_t size = strlen(end);

	return word.size > size && memcmp(word.at + word.size - size, end, size) == 0;
}

/* Kinds of nouns that have adjectives before them, and how those are written. */
static const struct {
	char kind;
	int adjectives;
	const char *end;
} german[] = {
	{NOUN_DE_m1[0], 1, "er"},     {NOUN_DE_f1[0], 1, "e"},  {NOUN_DE_n1[0], 1, "es"},
	{NOUN_DE_p1[0], 1, "e"},      {NOUN_DE_m2[0], 2, "er"}, {NOUN_DE_n2[0], 2, "es"},
	{NOUN_DE_mass_f1[0], 1, "e"},
};

static const char *wrong_german(const char *cell)
{
	struct span rest = span_of(cell + 1);

	for (size_t i = 0; i < sizeof german / sizeof *german; i++)
		for (int n = cell[0] == german[i].kind ? german[i].adjectives : 0; n > 0; n--)
			if (!ends_with(span_word(&rest), german[i].end))
				return "an adjective that does not end as its gender does";
	return NULL;
}

/* Before a het-word that has no het, adjectives have no -e. */
static const char *wrong_dutch(const char *cell)
{
	const int adjectives = cell[0] == NOUN_NL_o1[0] ? 1 : cell[0] == NOUN_NL_o2[0] ? 2 : 0;
	struct span rest = span_of(cell + 1);

	for (int n = adjectives; n > 0; n--)
		if (ends_with(span_word(&rest), "e"))
			return "an adjective that has its -e already";
	return span_word(&rest).size > 0 ? NULL : "no noun";
}

static const char *wrong_english(const char *cell)
{
	const bool an = cell[0] == NOUN_EN_an[0] || cell[0] == NOUN_EN_An[0];
	const bool a = cell[0] == NOUN_EN_a[0] || cell[0] == NOUN_EN_A[0];

	return (an && strchr("aeiouAEIOU", cell[1]) == NULL) ||
	                       (a && strchr("aeioAEIO", cell[1]) != NULL)
	               ? "a for an"
	               : NULL;
}

static const char *wrong_noun(enum language l, const char *cell)
{
	if (strpbrk(cell, "{}") != NULL)
		return "a hole in a noun";
	return l == ENGLISH ? wrong_english(cell)
	       : l == DUTCH ? wrong_dutch(cell)
	                    : wrong_german(cell);
}

static void word_is_sound(const struct game *g, int word)
{
	const bool noun = noun_is(lang_cell(g, ENGLISH, word));
	struct speaks first = {0, 0}, speaks = {0, 0};

	for (int l = 0; l < LANGUAGES; l++) {
		const char *cell = lang_cell(g, (enum language)l, word);
		const char *wrong = noun_is(cell)
		                            ? wrong_noun((enum language)l, cell)
		                            : wrong_pattern(g, (enum language)l, cell, &speaks);
		if (l == ENGLISH)
			first = speaks;
		if (wrong == NULL && noun_is(cell) != noun)
			wrong = "a noun in one language only";
		if (wrong == NULL && (speaks.of != first.of || speaks.figures != first.figures))
			wrong = "something else than in English";
		if (wrong != NULL)
			fail_msg("%s, %s: %s: %s", g->name, lang_code((enum language)l), wrong,
			         cell);
	}
}

static void word_is_whole(const struct game *g, int word)
{
	for (int l = 0; l < LANGUAGES; l++)
		assert_true(lang_cell(g, (enum language)l, word)[0] != '\0');
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
			if (!noun_is(lang_cell(g, l, g->lists[list].word[i])))
				fail_msg("%s: not a noun: %s", v->name, g->lists[list].id[i]);
	}
}

/* A name is printed as it stands, so it has nothing to fill in. */
static void name_is_whole(const struct game *g, int word)
{
	word_is_whole(g, word);
	for (int l = 0; l < LANGUAGES; l++)
		assert_null(strchr(lang_word(g, (enum language)l, word), '{'));
}

static void list_is_whole(const struct game *g, const struct list *list)
{
	for (int i = 0; i < list->size; i++) {
		name_is_whole(g, list->word[i]);
		assert_true(list->id[i][0] != '\0');
		for (int k = 0; k < i; k++)
			assert_string_not_equal(list->id[i], list->id[k]);
	}
}

static void game_is_whole(const struct game *g)
{
	name_is_whole(g, g->title);
	word_is_whole(g, g->summary);
	assert_true(1 <= g->oldest && g->oldest <= g->rules);
	assert_string_equal(lang_cell(g, GERMAN, 0), "");
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
	for (int s = 1; g->telling->sections[s].id != NULL; s++) {
		name_is_whole(g, g->telling->sections[s].title);
		word_is_whole(g, g->telling->sections[s].body);
	}
	for (int c = 0; g->telling->columns[c] != 0; c++)
		name_is_whole(g, g->telling->columns[c]);
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
		for (int word = 0; g->telling->words[word] != NULL; word++) {
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
		for (const struct number *n = tested_game(i)->telling->numbers;
		     n != NULL && n->name != NULL; n++)
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
	static const struct number numbers[] = {{"BOAT_PRICE", 3, 1},
	                                        {"NO_UNIT", 1, 0},
	                                        {NULL, 0, 0}};
	const struct telling telling = {.numbers = numbers};
	const struct game g = {.telling = &telling};
	struct speaks speaks;

	return wrong_pattern(&g, l, pattern, &speaks) != NULL;
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
	assert_true(finds(GERMAN, "{=NO_UNIT|}"));
	assert_null(wrong_noun(GERMAN, NOUN_DE_f1 "rote Fregatte"));
	assert_non_null(wrong_noun(GERMAN, NOUN_DE_n1 "rote Fregatte"));
	assert_non_null(wrong_noun(DUTCH, NOUN_NL_o1 "rode fregat"));
	assert_non_null(wrong_noun(ENGLISH, NOUN_EN_a "admiral"));
	assert_non_null(wrong_noun(ENGLISH, NOUN_EN_an "sailor"));
}

/* A name that is not empty, and a sentence that ends. */
static void assert_told(const struct game *g, int title, int help)
{
	for (int l = 0; l < LANGUAGES; l++) {
		const char *name = lang_word(g, (enum language)l, title);
		const char *about = lang_word(g, (enum language)l, help);
		assert_true(name[0] != '\0' && about[0] != '\0');
		assert_int_equal(about[strlen(about) - 1], '.');
	}
}

/* Whoever sets up a table is told what every option and every value changes. */
static void all_options(void **unused)
{
	(void)unused;
	for (int i = 0; tested_game(i) != NULL; i++)
		for (const struct option *o = tested_game(i)->options; o->name != NULL; o++) {
			assert_told(tested_game(i), o->title, o->help);
			for (int v = 0; o->values != NULL && o->values[v].name != NULL; v++)
				assert_told(tested_game(i), o->values[v].title, o->values[v].help);
		}
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
		cmocka_unit_test(finds_mistakes), cmocka_unit_test(all_options),
		cmocka_unit_test(names),
	};
	return RUN(tests);
}
