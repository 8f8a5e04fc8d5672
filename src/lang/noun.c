/* noun.c -- see noun.h.  The tables are those of any grammar book; the words are in the games. */

#include "lang/noun.h"

enum gender { MALE, FEMALE, NEUTER, PLURAL, GENDERS };

/* A noun's cell, taken apart. */
struct noun {
	struct span is, rest; /* rest: what follows the letter and the ~ */
	const char *text;
	enum gender gender;
	bool name, mass, title;
};

static bool is_capital(char c)
{
	return c >= 'A' && c <= 'Z';
}

/* a, an and ~ are things. */
static enum gender gender_of(char letter)
{
	switch (letter) {
	case 'm':
	case 'M': return MALE;
	case 'f':
	case 'F':
	case 'v':
	case 'V': return FEMALE;
	case 'p':
	case 'P': return PLURAL;
	default: return NEUTER;
	}
}

static struct noun open(const char *cell)
{
	const bool title = cell[1] == '_';
	struct span text = span_of(cell + 1 + title);
	const struct span is = span_until(&text, NOUN_MARK);
	const bool mass = is.size > 1 && is.at[1] == '~';
	const size_t letters = mass ? 2 : 1;

	return (struct noun){.is = is,
	                     .rest = {is.at + letters, is.size - letters},
	                     .text = text.at,
	                     .gender = gender_of(is.at[0]),
	                     .name = is_capital(is.at[0]),
	                     .mass = mass || is.at[0] == '~',
	                     .title = title};
}

bool noun_is(const char *cell)
{
	return cell[0] == NOUN_MARK;
}

const char *noun_plain(const char *cell)
{
	return noun_is(cell) ? open(cell).text : cell;
}

/* The words of a line are numbered: the tables below are lines. */
static struct span pick(const char *line, int n)
{
	struct span rest = span_of(line), word = span_word(&rest);

	while (n-- > 0)
		word = span_word(&rest);
	return word;
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

/* The article that it gets: names have none, and of some things there is not one. */
static enum article article_of(const struct noun *n, struct form f)
{
	if (n->name || (f.article == INDEFINITE && (n->mass || n->gender == PLURAL)))
		return BARE;
	return (enum article)f.article;
}

/* What has a capital as a title loses it inside a sentence. */
static void put_text(const struct noun *n, const char *s, struct text *t)
{
	if (n->title && s == n->text && is_capital(*s))
		text_char(t, (char)(*s++ - 'A' + 'a'));
	text_add(t, s);
}

/* A Dutch adjective ends in -e, except before a het-word that has no het: so it is written,
 * with what it is after het in `rest`. */
static void put_dutch(const struct noun *n, enum article a, struct text *t)
{
	const struct span adjectives = span_trim(n->rest);
	struct span text = span_of(n->text), words = adjectives;

	if (a == DEFINITE || a == THAT) {
		text_part(t, adjectives.at, adjectives.size);
		while (span_word(&words).size > 0)
			span_word(&text);
	}
	put_text(n, text.at, t);
}

/* The ending of a German adjective: weak after der, strong where no article shows the case;
 * ein shows it from the dative on. */
static struct span ending_of(const struct noun *n, enum article a, int grade)
{
	const bool first = grade == NOMINATIVE || (grade == ACCUSATIVE && n->gender != MALE);

	if (a == DEFINITE)
		return span_of(first && n->gender != PLURAL ? "e" : "en");
	if (a == INDEFINITE && grade >= DATIVE)
		return span_of("en");
	return pick(strong, GENDERS * grade + (int)n->gender);
}

static bool ends_in(struct span s, const char *letters)
{
	for (; *letters != '\0'; letters++)
		if (s.at[s.size - 1] == *letters)
			return true;
	return false;
}

/* The ending of the noun itself: a weak one has its own, the others -s in the genitive and -n
 * in the dative plural.  (A ß ends in the byte 0x9f.) */
static struct span head_ending(const struct noun *n, int grade, struct span head)
{
	const bool owned = grade == GENITIVE && (n->gender == MALE || n->gender == NEUTER);
	struct span weak = n->rest;

	span_until(&weak, '-');
	if (head.size == 0 || n->name || grade == NOMINATIVE)
		return span_of("");
	if (weak.size > 0)
		return weak;
	if (owned)
		return span_of(ends_in(head, "sxz\x9f") ? "es" : "s");
	return span_of(grade == DATIVE && n->gender == PLURAL && !ends_in(head, "ns") ? "n" : "");
}

/* Adjectives are written as they stand alone in the nominative, as many as the digit says; the
 * word behind them is the noun. */
static void put_german(const struct noun *n, enum article a, int grade, struct text *t)
{
	const int adjectives = n->rest.size > 0 && n->rest.at[0] != '-' ? n->rest.at[0] - '0' : 0;
	const size_t cut = pick(strong, (int)n->gender).size;
	struct span rest = span_of(n->text);

	for (int i = 0; i <= adjectives; i++) {
		const bool head = i == adjectives;
		const struct span word = span_until(&rest, ' ');
		const struct span end = head ? head_ending(n, grade, word) : ending_of(n, a, grade);
		text_part(t, word.at, word.size - (head ? 0 : cut));
		text_part(t, end.at, end.size);
		if (rest.size > 0)
			text_char(t, ' ');
	}
	text_part(t, rest.at, rest.size);
}

static void put_article(const struct noun *n, enum language l, enum article a, int grade,
                        struct text *t)
{
	const struct span word = l == ENGLISH && a == INDEFINITE
	                                 ? n->is
	                                 : pick(article[l][a], GENDERS * grade + (int)n->gender);

	text_part(t, word.at, word.size);
	if (a != PRONOUN)
		text_char(t, ' ');
}

void noun_put(enum language l, const char *cell, struct form f, struct text *t)
{
	if (f.article == BARE || !noun_is(cell)) {
		text_add(t, noun_plain(cell));
		return;
	}
	const struct noun n = open(cell);
	const enum article a = f.article == PRONOUN ? PRONOUN : article_of(&n, f);
	if (a != BARE)
		put_article(&n, l, a, f.grade, t);
	else if (n.name && f.grade == GENITIVE)
		text_add(t, "von "); /* a name without article has no genitive */
	if (a == PRONOUN)
		return;
	if (l == GERMAN)
		put_german(&n, a, f.grade, t);
	else if (l == DUTCH)
		put_dutch(&n, a, t);
	else
		put_text(&n, n.text, t);
}
