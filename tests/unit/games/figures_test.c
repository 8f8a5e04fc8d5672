/* figures_test.c -- a figure of the rules is written once, in a table: no rule, card, option or
 * lesson spells one out, in any language.
 *
 * What is read: the sections of the rules, the notes of cards, the names of things (whose digits
 * come from the tables already), what options change, and the lessons of the page's skins.
 * Refused are digits outside braces and numerals, two and more; ordinals from the third on, since
 * "the fourth card" is a figure, and "a second ship" is not.
 *
 * One is the hard case: English "one" is mostly a pronoun, German "eine" an article.  Dutch tells
 * them apart: the numeral is één and the article een.  So one is refused in Dutch only, and since
 * words_test demands the same figures of every language, the others follow.  An article ("a coin")
 * is refused nowhere.
 *
 * What is allowed nevertheless stands in `idioms`, each for a reason. */

#include <stdio.h>
#include <string.h>

#include "combinations.h"
#include "lang/lang.h"
#include "lang/pattern.h"
#include "test.h"

enum { TEXT_SIZE = 8192, SOURCE_SIZE = 1 << 17 };

static const char *const numerals[LANGUAGES][48] = {
	{"two",     "three",     "four",     "five",     "six",      "seven",    "eight",
         "nine",    "ten",       "eleven",   "twelve",   "thirteen", "fourteen", "fifteen",
         "sixteen", "seventeen", "eighteen", "nineteen", "twenty",   "thirty",   "forty",
         "fifty",   "sixty",     "hundred",  "thousand", "twice",    "thrice",   "double",
         "dozen",   "third",     "fourth",   "fifth",    "sixth",    "seventh",  "eighth"},
	{"één",      "eén",      "twee",    "drie",      "vier",     "vijf",     "zes",
         "zeven",    "acht",     "negen",   "tien",      "elf",      "twaalf",   "dertien",
         "veertien", "vijftien", "zestien", "zeventien", "achttien", "twintig",  "dertig",
         "veertig",  "vijftig",  "zestig",  "honderd",   "duizend",  "tweemaal", "driemaal",
         "dubbel",   "dubbele",  "dozijn",  "derde",     "vierde",   "vijfde",   "zesde",
         "zevende",  "achtste",  "tweeën",  "drieën",    "vieren",   "vijven",   "zessen"},
	{"zwei",     "drei",     "vier",     "fünf",    "sechs",    "sieben",   "acht",
         "neun",     "zehn",     "elf",      "zwölf",   "dreizehn", "vierzehn", "fünfzehn",
         "sechzehn", "siebzehn", "achtzehn", "zwanzig", "dreißig",  "vierzig",  "fünfzig",
         "sechzig",  "hundert",  "tausend",  "zweimal", "dreimal",  "doppelt",  "doppelte",
         "dutzend",  "dritte",   "dritter",  "dritten", "vierte",   "vierter",  "vierten",
         "fünfte",   "fünften",  "sechste",  "zweier",  "dreier",   "zweit",    "dritt",
         "viert",    "fünft",    "zweien",   "dreien"},
};

/* What may stand in a text, with the holes in braces as #. */
static const struct {
	enum language language;
	const char *words;
} idioms[] = {
	/* Names: the phases of a turn, a card by its number, chapters. */
	{ENGLISH, "phase 0"},
	{ENGLISH, "phase 1"},
	{ENGLISH, "phase 2"},
	{ENGLISH, "phase 3"},
	{ENGLISH, "phase 4"},
	{ENGLISH, "phase 5"},
	{ENGLISH, "phase 6"},
	{DUTCH, "fase 0"},
	{DUTCH, "fase 1"},
	{DUTCH, "fase 2"},
	{DUTCH, "fase 3"},
	{DUTCH, "fase 4"},
	{DUTCH, "fase 5"},
	{DUTCH, "fase 6"},
	{GERMAN, "phase 0"},
	{GERMAN, "phase 1"},
	{GERMAN, "phase 2"},
	{GERMAN, "phase 3"},
	{GERMAN, "phase 4"},
	{GERMAN, "phase 5"},
	{GERMAN, "phase 6"},
	{ENGLISH, "card 9"},
	{DUTCH, "kaart 9"},
	{GERMAN, "karte 9"},
	{ENGLISH, "third chapter"},
	{DUTCH, "derde hoofdstuk"},
	{GERMAN, "dritte kapitel"},
	{ENGLISH, "fourth chapter"},
	{DUTCH, "vierde hoofdstuk"},
	{GERMAN, "vierte kapitel"},
	/* A harbour is lost by what is alike, not by how many there are. */
	{ENGLISH, "two ships of one colour"},
	{DUTCH, "twee schepen van één kleur"},
	{GERMAN, "zwei schiffe einer farbe"},
	{DUTCH, "schip van één kleur"},
	/* How often, and all but one: nothing that a table has. */
	{DUTCH, "één keer"},
	{DUTCH, "eén keer"},
	{DUTCH, "op één na"},
	/* Fields of a card, and rows of a table, in their order: the figures are what they hold. */
	{ENGLISH, "your third #"},
	{DUTCH, "je derde nog #"},
	{GERMAN, "dein dritter noch #"},
	{ENGLISH, "the third #, the fourth #"},
	{DUTCH, "de derde #, de vierde #"},
	{GERMAN, "der dritte #, der vierte #"},
	{ENGLISH, "# and # for two, # and # for three, # and # for four"},
	{DUTCH, "# en # met z'n tweeën, # en # met z'n drieën, # en # met z'n vieren"},
	{GERMAN, "# und # zu zweit, # und # zu dritt, # und # zu viert"},
};

/* --- Reading ------------------------------------------------------------------------------- */

static int offences;

/* The text in small letters, with every hole as #. */
static void plain(const char *text, char *out)
{
	size_t n = 0;

	for (const char *s = text; *s != '\0' && n + 1 < TEXT_SIZE; s++) {
		if (*s == '{' || (*s == '$' && s[1] == '{')) {
			s = strchr(s, '}');
			assert_non_null(s);
			out[n++] = '#';
		} else {
			out[n++] = *s >= 'A' && *s <= 'Z' ? (char)(*s + 'a' - 'A') : *s;
		}
	}
	out[n] = '\0';
}

static void strike_idioms(enum language l, char *text)
{
	for (size_t i = 0; i < sizeof idioms / sizeof *idioms; i++)
		for (char *at = text;
		     idioms[i].language == l && (at = strstr(at, idioms[i].words)) != NULL;)
			memset(at, '-', strlen(idioms[i].words));
}

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (unsigned char)c >= 0x80;
}

static bool is_numeral(enum language l, const char *word, size_t size)
{
	for (size_t i = 0; i < sizeof numerals[l] / sizeof *numerals[l]; i++)
		if (numerals[l][i] != NULL && strlen(numerals[l][i]) == size &&
		    memcmp(numerals[l][i], word, size) == 0)
			return true;
	return false;
}

/* Where the text spells out a figure, or NULL.  A digit before × is a table's own: "2 × rum". */
static const char *spelled(enum language l, const char *text, bool digits)
{
	for (const char *s = text; *s != '\0'; s++) {
		size_t size = 1;
		if (digits && *s >= '0' && *s <= '9' && strncmp(s + 1, " ×", 3) != 0)
			return s;
		if (!is_letter(*s))
			continue;
		while (is_letter(s[size]))
			size++;
		if (is_numeral(l, s, size))
			return s;
		s += size - 1;
	}
	return NULL;
}

static void check(const char *what, enum language l, const char *text, bool digits)
{
	static char copy[TEXT_SIZE];

	plain(text, copy);
	strike_idioms(l, copy);
	const char *at = spelled(l, copy, digits);
	if (at == NULL)
		return;
	print_error("%s, %s: \"%.24s\" in: %s\n", what, lang_code(l), at, text);
	offences++;
}

static void check_word(const struct game *g, int word, bool digits)
{
	for (int l = 0; l < LANGUAGES && word != 0; l++)
		check(g->name, (enum language)l, lang_word(g, (enum language)l, word), digits);
}

/* --- What is read -------------------------------------------------------------------------- */

static void rules_and_cards(void **unused)
{
	(void)unused;
	offences = 0;
	for (int i = 0; tested_game(i) != NULL; i++) {
		const struct telling *t = tested_game(i)->telling;
		for (const struct section *s = t->sections + 1; s->id != NULL; s++) {
			check_word(tested_game(i), s->title, true);
			check_word(tested_game(i), s->body, true);
			check_word(tested_game(i), s->outcome, true);
		}
		for (const struct figure *f = t->figures; f->copies > 0; f++)
			check_word(tested_game(i), f->note, true);
	}
	assert_int_equal(offences, 0);
}

/* Of names those that sentences decline; titles are a story's own.  A card's name ends with its
 * figures. */
static void check_list(const struct game *g, const struct list *l)
{
	for (int n = 0; n < l->size; n++)
		if (noun_is(lang_cell(g, ENGLISH, l->word[n])))
			check_word(g, l->word[n], false);
}

static void names(void **unused)
{
	(void)unused;
	offences = 0;
	for (int i = 0; tested_game(i) != NULL; i++)
		for (const struct list *l = tested_game(i)->lists; l->id != NULL; l++)
			check_list(tested_game(i), l);
	assert_int_equal(offences, 0);
}

static void options_say(void **unused)
{
	(void)unused;
	offences = 0;
	for (int i = 0; tested_game(i) != NULL; i++)
		for (const struct option *o = tested_game(i)->options; o->name != NULL; o++) {
			check_word(tested_game(i), o->help, true);
			for (const struct choice *c = o->values; c != NULL && c->name != NULL; c++)
				check_word(tested_game(i), c->help, true);
		}
	assert_int_equal(offences, 0);
}

/* The next string of a source of the page, which may be long; its end. */
static char *next_string(char *s, char **text)
{
	s += strcspn(s, "\"`");
	assert_true(*s != '\0');
	const char quote = *s;

	*text = ++s;
	while (*s != quote) {
		assert_true(*s != '\0');
		s += *s == '\\' ? 2 : 1;
	}
	*s = '\0';
	return s + 1;
}

/* Every list in three languages that is called so: `text: ["…", "…", "…"]`. */
static int check_lists(const char *path, char *source, const char *called)
{
	int lists = 0;

	for (char *s = source; (s = strstr(s, called)) != NULL; lists++) {
		s += strlen(called);
		for (int l = 0; l < LANGUAGES; l++) {
			char *text;
			s = next_string(s, &text);
			check(path, (enum language)l, text, true);
		}
	}
	return lists;
}

static int check_source(const struct game *g, const char *file, const char *called)
{
	static char source[SOURCE_SIZE];
	char path[128];

	snprintf(path, sizeof path, "web/skins/%s/%s", g->name, file);
	FILE *f = fopen(path, "r");
	if (f == NULL)
		return 0;
	const size_t size = fread(source, 1, sizeof source - 1, f);
	fclose(f);
	assert_true(size < sizeof source - 1);
	source[size] = '\0';
	return check_lists(path, source, called);
}

/* What the page's skins say themselves: in a first game, and of ways to play. */
static void lessons(void **unused)
{
	int found = 0;

	(void)unused;
	offences = 0;
	for (int i = 0; tested_game(i) != NULL; i++) {
		found += check_source(tested_game(i), "coach.ts", "text: [");
		found += check_source(tested_game(i), "ways.ts", "about: [");
		found += check_source(tested_game(i), "index.tsx", "about: [");
	}
	assert_true(found > 0);
	assert_int_equal(offences, 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(rules_and_cards),
		cmocka_unit_test(names),
		cmocka_unit_test(options_say),
		cmocka_unit_test(lessons),
	};
	return RUN(tests);
}
