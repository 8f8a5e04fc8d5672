/* noun.c -- see noun.h.  The tables are those of any grammar book; the words are in the games. */

#include "lang/noun.h"

/* What is to be known of a noun, in a byte: its gender, how many adjectives stand before it … */
enum {
	MALE,
	FEMALE,
	NEUTER,
	PLURAL,
	GENDERS,
	GENDER = 3,
	ONE = 4,
	TWO = 8,
	NAME = 16,  /* has no article */
	MASS = 32,  /* is not counted: no a, no ein */
	TITLE = 64, /* a label has a capital that a sentence has not */
	AN = 128,   /* English: an */
	WEAK = 128  /* German: -n outside the nominative */
};

/* … by kind, in the order of rules/words.h. */
static const uint8_t kinds[LANGUAGES][20] = {
	[ENGLISH] = {NEUTER, NEUTER | AN, NEUTER | TITLE, NEUTER | TITLE | AN, PLURAL,
                     NEUTER | MASS, MALE | NAME, FEMALE | NAME, NEUTER | NAME},
	[DUTCH] = {MALE, FEMALE, NEUTER, NEUTER | ONE, NEUTER | TWO, MALE | TITLE, FEMALE | TITLE,
                   NEUTER | TITLE, PLURAL, MALE | MASS, FEMALE | MASS, NEUTER | MASS, MALE | NAME,
                   FEMALE | NAME, NEUTER | NAME},
	[GERMAN] = {MALE, FEMALE, NEUTER, PLURAL, MALE | ONE, FEMALE | ONE, NEUTER | ONE,
                    PLURAL | ONE, MALE | TWO, NEUTER | TWO, MALE | WEAK, MALE | MASS, FEMALE | MASS,
                    NEUTER | MASS, FEMALE | MASS | ONE, MALE | NAME, FEMALE | NAME, NEUTER | NAME},
};

bool noun_is(const char *cell)
{
	return cell[0] > '\0' && cell[0] < ' ';
}

const char *noun_plain(const char *cell)
{
	return noun_is(cell) ? cell + 1 : cell;
}

static const char *const asked[LANGUAGES] = {
	[ENGLISH] = "the a he him",
	[DUTCH] = "de een die hij hem",
	[GERMAN] = "der den dem des ein einen einem eines er ihn ihm",
};

static const struct form form[LANGUAGES][11] = {
	[ENGLISH] = {{DEFINITE, 0}, {INDEFINITE, 0}, {PRONOUN, 0}, {PRONOUN, ACCUSATIVE}},
	[DUTCH] = {{DEFINITE, 0}, {INDEFINITE, 0}, {THAT, 0}, {PRONOUN, 0}, {PRONOUN, ACCUSATIVE}},
	[GERMAN] = {{DEFINITE, 0},
                    {DEFINITE, ACCUSATIVE},
                    {DEFINITE, DATIVE},
                    {DEFINITE, GENITIVE},
                    {INDEFINITE, 0},
                    {INDEFINITE, ACCUSATIVE},
                    {INDEFINITE, DATIVE},
                    {INDEFINITE, GENITIVE},
                    {PRONOUN, 0},
                    {PRONOUN, ACCUSATIVE},
                    {PRONOUN, DATIVE}},
};

bool form_read(enum language l, struct span word, struct form *f)
{
	struct span rest = span_of(asked[l]), next;

	for (int i = 0; (next = span_word(&rest)).size > 0; i++) {
		if (next.size != word.size || memcmp(next.at, word.at, word.size) != 0)
			continue;
		*f = form[l][i];
		return true;
	}
	return false;
}

/* By case and gender: male, female, neuter, plural.  Only German has cases of articles. */
static const char *const article[LANGUAGES][PRONOUN + 1] = {
	[ENGLISH] = {[DEFINITE] = "the the the the", [PRONOUN] = "he she it they him her it them"},
	[DUTCH] = {[DEFINITE] = "de de het de",
                   [INDEFINITE] = "een een een",
                   [THAT] = "die die dat die",
                   [PRONOUN] = "hij ze het ze hem haar het ze"},
	[GERMAN] = {[DEFINITE] = "der die das die den die das die dem der dem den des der des der",
                    [INDEFINITE] =
                            "ein eine ein - einen eine ein - einem einer einem - eines einer eines",
                    [PRONOUN] = "er sie es sie ihn sie es sie ihm ihr ihm ihnen"},
};
static const char strong[] = "er e es e en e es e em er em en en er en er"; /* adjectives alone */

static struct span pick(const char *line, int grade, int kind)
{
	struct span rest = span_of(line), word = span_word(&rest);

	for (int n = GENDERS * grade + (kind & GENDER); n > 0; n--)
		word = span_word(&rest);
	return word;
}

static void put_span(struct span s, struct text *t)
{
	text_part(t, s.at, s.size);
}

static bool is_vowel(char c)
{
	return c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u';
}

/* A Dutch adjective with its -e: rood, rode; wit, witte; zwart, zwarte; dapper, dappere. */
static void put_adjective(struct span word, struct text *t)
{
	const char *const end = word.at + word.size;
	const bool closed = word.size > 2 && !is_vowel(end[-1]) && is_vowel(end[-2]);
	const bool twice = closed && end[-3] == end[-2];
	bool once = closed;

	for (size_t i = 0; i + 2 < word.size; i++)
		once = once && !is_vowel(word.at[i]);
	text_part(t, word.at, word.size - (twice ? 2 : 0));
	if (twice || once)
		text_char(t, end[-1]);
	text_char(t, 'e');
}

/* English nouns stay as they are; Dutch adjectives end in -e, except before a het-word that
 * has no het: so those are written. */
static void put_plainly(const char *s, int kind, enum article a, struct text *t)
{
	struct span text = span_of(s);

	for (int n = kind & (ONE | TWO); n > 0 && (a == DEFINITE || a == THAT); n -= ONE) {
		put_adjective(span_until(&text, ' '), t);
		text_char(t, ' ');
	}
	s = text.at;
	if (kind & TITLE)
		text_char(t, (char)(*s++ - 'A' + 'a'));
	text_add(t, s);
}

/* The ending of a German adjective: weak after der, strong where no article shows the case;
 * ein shows it from the dative on. */
static struct span adjective_ending(int kind, enum article a, int grade)
{
	const int gender = kind & GENDER;
	const bool first = grade == NOMINATIVE || (grade == ACCUSATIVE && gender != MALE);

	if (a == DEFINITE && first && gender != PLURAL)
		return span_of("e");
	if (a == DEFINITE || (a == INDEFINITE && grade >= DATIVE))
		return span_of("en");
	return pick(strong, grade, kind);
}

static bool ends_in(struct span s, const char *letters)
{
	for (; *letters != '\0'; letters++)
		if (s.at[s.size - 1] == *letters)
			return true;
	return false;
}

/* The ending of the noun itself: weak -n or -en, -s or -es in the genitive, -n in the dative
 * plural.  (A ß ends in the byte 0x9f.) */
static const char *noun_ending(int kind, int grade, struct span noun)
{
	const int gender = kind & GENDER;

	if (noun.size == 0 || (kind & NAME) || grade == NOMINATIVE)
		return "";
	if (kind & WEAK)
		return ends_in(noun, "e") ? "n" : "en";
	if (grade == GENITIVE && (gender == MALE || gender == NEUTER))
		return ends_in(noun, "sxz\x9f") ? "es" : "s";
	return grade == DATIVE && gender == PLURAL && !ends_in(noun, "ns") ? "n" : "";
}

/* Adjectives are written as they stand alone in the nominative; the word behind them is the
 * noun. */
static void put_declined(const char *s, int kind, enum article a, int grade, struct text *t)
{
	const size_t cut = pick(strong, NOMINATIVE, kind).size;
	struct span rest = span_of(s);

	for (int n = kind & (ONE | TWO); n > 0; n -= ONE) {
		const struct span word = span_until(&rest, ' ');
		text_part(t, word.at, word.size - cut);
		put_span(adjective_ending(kind, a, grade), t);
		text_add(t, rest.size > 0 ? " " : "");
	}
	const struct span noun = span_until(&rest, ' ');
	put_span(noun, t);
	text_add(t, noun_ending(kind, grade, noun));
	text_add(t, rest.size > 0 ? " " : "");
	put_span(rest, t);
}

/* The article that it gets: names have none, and of some things there is not one. */
static enum article article_of(int kind, struct form f)
{
	const bool none = (kind & MASS) || (kind & GENDER) == PLURAL;

	return (kind & NAME) || (f.article == INDEFINITE && none) ? BARE : (enum article)f.article;
}

void noun_put(enum language l, const char *cell, struct form f, struct text *t)
{
	if (f.article == BARE || !noun_is(cell)) {
		text_add(t, noun_plain(cell));
		return;
	}
	const int kind = kinds[l][cell[0] - 1];
	if (f.article == PRONOUN) {
		put_span(pick(article[l][PRONOUN], f.grade, kind), t);
		return;
	}
	const enum article a = article_of(kind, f);
	if (a == INDEFINITE && l == ENGLISH)
		text_add(t, kind & AN ? "an " : "a ");
	else if (a != BARE) {
		put_span(pick(article[l][a], f.grade, kind), t);
		text_char(t, ' ');
	} else if ((kind & NAME) && f.grade == GENITIVE)
		text_add(t, "von "); /* a name has no genitive that fits all */
	if (l == GERMAN)
		put_declined(cell + 1, kind, a, f.grade, t);
	else
		put_plainly(cell + 1, kind, a, t);
}
