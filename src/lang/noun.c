/* noun.c -- see noun.h.  The tables are those of any grammar book; the words are in the games. */

#include "lang/noun.h"

enum gender { MALE, FEMALE, NEUTER, PLURAL, GENDERS };

/* A noun's cell, taken apart. */
struct noun {
	struct span is, rest; /* rest: what follows the letter and the ~ */
	const char *text;
	enum gender gender;
	bool name, mass;
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
	struct span text = span_of(cell + 1);
	const struct span is = span_until(&text, NOUN_MARK);
	const bool mass = is.size > 1 && is.at[1] == '~';
	const size_t letters = mass ? 2 : 1;

	return (struct noun){.is = is,
	                     .rest = {is.at + letters, is.size - letters},
	                     .text = text.at,
	                     .gender = gender_of(is.at[0]),
	                     .name = is_capital(is.at[0]),
	                     .mass = mass || is.at[0] == '~'};
}

bool noun_is(const char *cell)
{
	return cell[0] == NOUN_MARK;
}

const char *noun_plain(const char *cell)
{
	return noun_is(cell) ? open(cell).text : cell;
}

static const struct {
	char word[7];
	struct form form;
} asked[LANGUAGES][12] = {
	[ENGLISH] = {{"the", {DEFINITE, NOMINATIVE}},
                     {"a", {INDEFINITE, NOMINATIVE}},
                     {"he", {PRONOUN, NOMINATIVE}},
                     {"him", {PRONOUN, ACCUSATIVE}}},
	[DUTCH] = {{"de", {DEFINITE, NOMINATIVE}},
                   {"een", {INDEFINITE, NOMINATIVE}},
                   {"die", {THAT, NOMINATIVE}},
                   {"hij", {PRONOUN, NOMINATIVE}},
                   {"hem", {PRONOUN, ACCUSATIVE}}},
	[GERMAN] = {{"der", {DEFINITE, NOMINATIVE}},
                    {"den", {DEFINITE, ACCUSATIVE}},
                    {"dem", {DEFINITE, DATIVE}},
                    {"des", {DEFINITE, GENITIVE}},
                    {"ein", {INDEFINITE, NOMINATIVE}},
                    {"einen", {INDEFINITE, ACCUSATIVE}},
                    {"einem", {INDEFINITE, DATIVE}},
                    {"eines", {INDEFINITE, GENITIVE}},
                    {"er", {PRONOUN, NOMINATIVE}},
                    {"ihn", {PRONOUN, ACCUSATIVE}},
                    {"ihm", {PRONOUN, DATIVE}}},
};

bool form_read(enum language l, struct span word, struct form *f)
{
	for (int i = 0; asked[l][i].form.article != BARE; i++) {
		if (!span_is(word, asked[l][i].word))
			continue;
		*f = asked[l][i].form;
		return true;
	}
	return false;
}

static void put_article(const char *article, struct text *t)
{
	text_add(t, article);
	text_char(t, ' ');
}

/* Some of these there are, but not one: no a, een, ein. */
static bool has_one(const struct noun *n)
{
	return !n->name && !n->mass && n->gender != PLURAL;
}

static void put_english(const struct noun *n, struct form f, struct text *t)
{
	static const char pronoun[2][GENDERS][5] = {{"he", "she", "it", "they"},
	                                            {"him", "her", "it", "them"}};

	if (f.article == PRONOUN) {
		text_add(t, pronoun[f.grade][n->gender]);
		return;
	}
	if (f.article == DEFINITE && !n->name)
		put_article("the", t);
	if (f.article == INDEFINITE && has_one(n)) {
		text_part(t, n->is.at, n->is.size);
		text_char(t, ' ');
	}
	text_add(t, n->text);
}

/* What follows the first words of s, as many as `words` has. */
static const char *after(const char *s, struct span words)
{
	struct span rest = span_of(s);

	while (span_word(&words).size > 0)
		span_word(&rest);
	return rest.at;
}

/* Adjectives end in -e, except where a het-word has no het. */
static void put_dutch(const struct noun *n, struct form f, struct text *t)
{
	static const char pronoun[2][GENDERS][5] = {{"hij", "ze", "het", "ze"},
	                                            {"hem", "haar", "het", "ze"}};
	const bool neuter = n->gender == NEUTER, that = f.article == THAT;
	const bool definite = (f.article == DEFINITE || that) && !n->name;
	const struct span adjectives = span_trim(n->rest);

	if (f.article == PRONOUN) {
		text_add(t, pronoun[f.grade][n->gender]);
		return;
	}
	if (definite)
		put_article(that ? (neuter ? "dat" : "die") : (neuter ? "het" : "de"), t);
	if (f.article == INDEFINITE && has_one(n))
		put_article("een", t);
	if (definite)
		text_part(t, adjectives.at, adjectives.size);
	text_add(t, definite ? after(n->text, adjectives) : n->text);
}

/* German, by case and gender. */
static const char der[GRADES][GENDERS][4] = {{"der", "die", "das", "die"},
                                             {"den", "die", "das", "die"},
                                             {"dem", "der", "dem", "den"},
                                             {"des", "der", "des", "der"}};
static const char ein[GRADES][PLURAL][6] = {{"ein", "eine", "ein"},
                                            {"einen", "eine", "ein"},
                                            {"einem", "einer", "einem"},
                                            {"eines", "einer", "eines"}};
static const char er[GENITIVE][GENDERS][6] = {{"er", "sie", "es", "sie"},
                                              {"ihn", "sie", "es", "sie"},
                                              {"ihm", "ihr", "ihm", "ihnen"}};
static const char strong[GRADES][GENDERS][3] = {{"er", "e", "es", "e"},
                                                {"en", "e", "es", "e"},
                                                {"em", "er", "em", "en"},
                                                {"en", "er", "en", "er"}};

/* Of an adjective: strong where no article shows the case, after ein in the first two. */
static const char *ending_of(const struct noun *n, struct form f)
{
	const bool weak = f.article == DEFINITE && !n->name;
	const bool mixed = f.article == INDEFINITE && has_one(n);
	const bool first = f.grade == NOMINATIVE || (f.grade == ACCUSATIVE && n->gender != MALE);

	if (weak)
		return first && n->gender != PLURAL ? "e" : "en";
	return mixed && f.grade >= DATIVE ? "en" : strong[f.grade][n->gender];
}

static int adjectives_of(const struct noun *n)
{
	const char c = n->rest.size > 0 ? n->rest.at[0] : '0';

	return c >= '0' && c <= '9' ? c - '0' : 0;
}

static struct span weak_ending(const struct noun *n)
{
	struct span rest = n->rest;

	span_until(&rest, '-');
	return rest;
}

static bool ends_in(struct span s, const char *letters)
{
	for (; s.size > 0 && *letters != '\0'; letters++)
		if (s.at[s.size - 1] == *letters)
			return true;
	return false;
}

/* The noun itself: what is weak shows it, the others have an -s in the genitive and an -n
 * in the dative plural.  A ß ends in the byte 0x9f. */
static void put_head(const struct noun *n, enum grade grade, struct span head, struct text *t)
{
	const struct span ending = weak_ending(n);
	const bool owned = grade == GENITIVE && (n->gender == MALE || n->gender == NEUTER);

	text_part(t, head.at, head.size);
	if (head.size == 0 || n->name)
		return;
	if (ending.size > 0 && grade != NOMINATIVE)
		text_part(t, ending.at, ending.size);
	else if (owned)
		text_add(t, ends_in(head, "sxz\x9f") ? "es" : "s");
	else if (grade == DATIVE && n->gender == PLURAL && !ends_in(head, "ns"))
		text_char(t, 'n');
}

/* Adjectives are written with the ending they have alone, in the nominative. */
static void put_declined(const struct noun *n, struct form f, struct text *t)
{
	const size_t cut = text_size(strong[NOMINATIVE][n->gender]);
	struct span rest = span_of(n->text);

	for (int i = adjectives_of(n); i > 0 && rest.size > 0; i--) {
		const struct span word = span_until(&rest, ' ');
		text_part(t, word.at, word.size - cut);
		text_add(t, ending_of(n, f));
		if (rest.size > 0)
			text_char(t, ' ');
	}
	const struct span head = span_until(&rest, ' ');
	put_head(n, (enum grade)f.grade, head, t);
	if (rest.size > 0)
		text_char(t, ' ');
	text_part(t, rest.at, rest.size);
}

static void put_german(const struct noun *n, struct form f, struct text *t)
{
	if (f.article == PRONOUN) {
		text_add(t, er[f.grade][n->gender]);
		return;
	}
	if (f.article == DEFINITE && !n->name)
		put_article(der[f.grade][n->gender], t);
	if (f.article == INDEFINITE && has_one(n))
		put_article(ein[f.grade][n->gender], t);
	if (n->name && f.grade == GENITIVE) {
		put_article("von", t);
		f.grade = DATIVE;
	}
	put_declined(n, f, t);
}

void noun_put(enum language l, const char *cell, struct form f, struct text *t)
{
	static void (*const put[LANGUAGES])(const struct noun *, struct form,
	                                    struct text *) = {put_english, put_dutch, put_german};

	if (f.article == BARE || !noun_is(cell)) {
		text_add(t, noun_plain(cell));
		return;
	}
	const struct noun n = open(cell);
	put[l](&n, f, t);
}
