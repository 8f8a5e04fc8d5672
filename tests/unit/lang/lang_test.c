/* lang_test.c -- words into sentences, in three languages. */

#include "lang/pattern.h"

#include <stdalign.h>
#include <stdio.h>
#include <string.h>

#include "combinations.h"
#include "random_game.h"
#include "rules/notation.h"
#include "rules/options.h"
#include "rules/telling.h"
#include "test.h"

static const struct names names = {{"Ada", "Bo", NULL}};

static void finds_languages(void **unused)
{
	enum language l = ENGLISH;

	(void)unused;
	assert_true(lang_find(span_of("nl"), &l) && l == DUTCH);
	assert_true(lang_find(span_of("de_DE.UTF-8"), &l) && l == GERMAN);
	assert_true(lang_find(span_of("en_GB"), &l) && l == ENGLISH);
	assert_false(lang_find(span_of("fr"), &l));
	assert_false(lang_find(span_of(""), &l));
	for (int i = 0; i < LANGUAGES; i++)
		assert_true(lang_find(span_of(lang_code((enum language)i)), &l) && (int)l == i);
}

/* No cell of the program's own words is empty. */
static void no_gaps(void **unused)
{
	(void)unused;
	for (int word = 0; word < UIS; word++)
		for (int l = 0; l < LANGUAGES; l++)
			assert_non_null(lang_ui((enum language)l, (enum ui)word));
}

static void hope(enum language l, double win, double coins, const double *now, const char *expected)
{
	const struct game *g = tested_find("port-royal");
	const struct prospect p = {0, coins, win};
	char buffer[256];
	struct text t = text_on(buffer, sizeof buffer);

	lang_hope(g, l, &p, now, &t);
	assert_string_equal(buffer, expected);
}

static void hopes(void **unused)
{
	const double none = 0, three = 3;

	(void)unused;
	hope(ENGLISH, -1, 1.96, &three, "on average +2.0 coins (stopping now: +3)");
	hope(DUTCH, -1, -0.44, &none, "gemiddeld −0,4 munten (nu stoppen: 0)");
	hope(GERMAN, 0.716, 480.4, NULL,
	     "Sieg (Nachwürfe eingerechnet) 72 % · im Schnitt +480 Münzen");
}

static void label(const char *move, enum language l, const char *expected)
{
	const struct game *g = tested_find("nullgame");
	char buffer[256];
	struct text t = text_on(buffer, sizeof buffer);
	struct fault f;
	struct move m;

	assert_true(notation_read(g, 1, span_of(move), &m, &f));
	lang_move(g, l, &names, m, &t);
	assert_string_equal(buffer, expected);
}

static void labels(void **unused)
{
	(void)unused;
	label("sell:pike", ENGLISH, "sell the pike");
	label("sell:pike", DUTCH, "de snoek verkopen");
	label("sell:pike", GERMAN, "den Hecht verkaufen");
	label("pass", DUTCH, "passen");
	label("deal:0,gull", GERMAN, "Ada bekommt eine Möwe");
	label("deal:0,unknown", GERMAN, "Ada bekommt eine verdeckte Karte");
	label("deal:0,unknown", ENGLISH, "Ada is dealt a face-down card");
}

static void text_is(const char *name, enum language l, int word, const char *expected)
{
	char room[TEXT_ROOM];

	assert_string_equal(lang_text(tested_find(name), l, word, room, sizeof room), expected);
}

/* Figures of the rules stand in texts, with the noun that fits them. */
static void figures(void **unused)
{
	static const char *const words[] = {
		TEXT_CELL("", "", ""),
		TEXT_CELL("{=ONE|}, {=MANY|}, {=MANY|day|days}, {=GOAL}, {=NOT}; {=SAID}",
	                  "{=GOAL}", ""),
		TEXT_CELL("coin|coins", "munt|munten", "Münze|Münzen"),
		TEXT_CELL("up to {=MANY|}", "tot {=MANY|}", "bis zu {=MANY|}"),
		NULL,
	};
	static const struct number numbers[] = {{"ONE", 1, 2},
	                                        {"MANY", 12, 2},
	                                        {"GOAL", 10050, 0},
	                                        {"SAID", PHRASE, 3},
	                                        {NULL, 0, 0}};
	const struct telling telling = {.words = words, .numbers = numbers};
	const struct game g = {.telling = &telling};
	char room[TEXT_ROOM];

	(void)unused;
	assert_string_equal(lang_text(&g, ENGLISH, 1, room, sizeof room),
	                    "1 coin, 12 coins, 12 days, 10,050, {=NOT}; up to 12 coins");
	assert_string_equal(lang_text(&g, DUTCH, 1, room, sizeof room), "10.050");
	assert_ptr_equal(lang_text(&g, GERMAN, 0, room, sizeof room), words[0] + 2);
	text_is("nullgame", GERMAN, tested_find("nullgame")->telling->sections[2].body,
	        "Alle anderen mit einer Handkarte dürfen eine Möwe schicken; jede kostet 1 Münze.");
}

/* Every fault makes a sentence without a hole in every language. */
static void faults(void **unused)
{
	(void)unused;
	for (int e = ERROR_NONE + 1; e < ERRORS; e++)
		for (int l = 0; l < LANGUAGES; l++) {
			struct fault f;
			char buffer[2048];
			struct text t = text_on(buffer, sizeof buffer);
			fault_say(&f, (enum error)e, "this", "that");
			lang_fault(NULL, (enum language)l, &f, &t);
			assert_true(buffer[0] != '\0');
			assert_null(strchr(buffer, '{'));
		}
}

/* What the system has against a file is said in the reader's language too. */
static void causes(void **unused)
{
	char buffer[LANGUAGES][256];

	(void)unused;
	for (int cause = CAUSE_NONE + 1; cause < CAUSES; cause++) {
		for (int l = 0; l < LANGUAGES; l++) {
			struct fault f;
			struct text t = text_on(buffer[l], sizeof buffer[l]);
			fault_say(&f, ERROR_EXPECTED, "", "what strerror says");
			f.cause = (enum cause)cause;
			lang_fault(NULL, (enum language)l, &f, &t);
			assert_null(strstr(buffer[l], "strerror"));
		}
		assert_string_not_equal(buffer[ENGLISH] + strlen("expected "),
		                        buffer[DUTCH] + strlen("verwacht "));
		assert_string_not_equal(buffer[DUTCH], buffer[GERMAN]);
	}
}

static void reason(struct reason r, enum language l, const char *expected)
{
	const struct game *g = tested_find("nullgame");
	char buffer[512];
	struct text t = text_on(buffer, sizeof buffer);
	struct fault f;

	assert_true(notation_read(g, 1, span_of("pass"), &r.move, &f));
	assert_true(notation_read(g, 1, span_of("sell:pike"), &r.other, &f));
	lang_reason(g, l, &names, &r, &t);
	assert_string_equal(buffer, expected);
}

/* All, none and equals are not numbers. */
static void reasons(void **unused)
{
	(void)unused;
	reason((struct reason){.kind = REASON_RISK, .part = 2, .whole = 41}, ENGLISH,
	       "Rather “pass”: after “sell the pike”, 2 of 41 possible outcomes would leave you worse off.");
	reason((struct reason){.kind = REASON_RISK, .part = 6, .whole = 6}, DUTCH,
	       "Liever “passen”: na “de snoek verkopen” ben je slechter af, wat er ook komt.");
	reason((struct reason){.kind = REASON_MEAN, .part = 28, .whole = 28}, GERMAN,
	       "Kaum ein Unterschied: auf weitere Sicht haben „passen“ und „den Hecht verkaufen“ "
	       "beide eine Chance von 28 %.");
	reason((struct reason){.kind = REASON_CHANCE, .part = 0, .whole = 36}, ENGLISH,
	       "After “pass” none of 36 possible outcomes is worse for you than “sell the pike”.");
	reason((struct reason){.kind = REASON_NEXT}, GERMAN,
	       "Nach „passen“ kannst du mit „den Hecht verkaufen“ weitermachen.");
}

static void seats(void **unused)
{
	char buffer[64];
	struct text t = text_on(buffer, sizeof buffer);

	(void)unused;
	lang_seat(ENGLISH, &names, 0, &t);
	text_char(&t, ' ');
	lang_seat(ENGLISH, &names, 1, &t);
	assert_string_equal(buffer, "Ada Bo");
}

/* A full stop, or one inside quotation marks. */
static bool has_end(const char *s)
{
	static const char *const end[] = {".", "!", ".”", ".“"};

	for (size_t i = 0; i < sizeof end / sizeof *end; i++)
		if (strlen(s) > strlen(end[i]) &&
		    strcmp(s + strlen(s) - strlen(end[i]), end[i]) == 0)
			return true;
	return false;
}

/* A capital or a name, a full stop, no hole; and the parts of a run are the line. */
static void is_sentence(const struct game *g, enum language l, const struct line *line)
{
	char whole[1024], before[1024], item[1024], after[1024], joined[3072];
	struct text t = text_on(whole, sizeof whole), b = text_on(before, sizeof before);
	struct text i = text_on(item, sizeof item), a = text_on(after, sizeof after);

	lang_line(g, l, &names, line, &t);
	if (!has_end(whole))
		fail_msg("no end: %s", whole);
	if ((whole[0] >= 'a' && whole[0] <= 'z') || strpbrk(whole, "{}") != NULL)
		fail_msg("not a sentence: %s", whole);
	for (const char *s = whole; (s = strchr(s, ' ')) != NULL; s++)
		if (s > whole && strspn(s - 1, "0123456789") > 0 && strspn(s + 1, "0123456789") > 0)
			fail_msg("two numbers side by side: %s", whole);
	if (!lang_run(g, l, &names, line, &b, &i, &a))
		return;
	snprintf(joined, sizeof joined, "%s%s%s", before, item, after);
	assert_string_equal(joined, whole);
}

/* On a true table every argument is known, and what is put into a case is a noun. */
static void has_its_words(const struct game *g, enum language l, const struct line *line)
{
	const char *s = lang_word(g, l, line->word);
	struct hole h;

	for (; (s = strchr(s, '{')) != NULL; s++) {
		struct span rest = span_of(s + 1);
		assert_true(hole_read(l, span_until(&rest, '}'), &h));
		if (h.kind == HOLE_WORD &&
		    (line->arg[h.arg] == 0 ||
		     (h.form.article != BARE && !noun_is(lang_cell(g, l, line->arg[h.arg])))))
			fail_msg("argument %d is no noun: %s", h.arg, lang_word(g, l, line->word));
	}
}

/* One random game, told in all languages. */
static void tell_game(const struct game *g, const struct options *o, uint64_t seed)
{
	enum { ROOM = 3000 };
	static struct table table;
	static struct move room[ROOM];
	static alignas(16) unsigned char before[STATE_MAX], after[STATE_MAX];
	struct line line[LINES_MAX];
	struct rng r;

	rng_seed(&r, seed);
	table_init(&table, g, o, g->rules, room, ROOM);
	random_play(&table, ROOM, &r);
	table_at(&table, 0, before);
	for (uint32_t n = 0; n < table.moves; n++) {
		memcpy(after, before, sizeof after);
		g->apply(after, table.move[n]);
		const int lines = tell_step(g, before, table.move[n], after, line);
		for (int i = 0; i < lines * LANGUAGES; i++) {
			const enum language l = (enum language)(i % LANGUAGES);
			has_its_words(g, l, &line[i / LANGUAGES]);
			is_sentence(g, l, &line[i / LANGUAGES]);
		}
		memcpy(before, after, sizeof before);
	}
}

/* All games tell what happens in one manner, whatever the options. */
static void sentences(void **unused)
{
	enum { OPTION_SETS = 24 };

	(void)unused;
	each_combination(OPTION_SETS, 1, tell_game);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(finds_languages), cmocka_unit_test(no_gaps),
		cmocka_unit_test(hopes),           cmocka_unit_test(labels),
		cmocka_unit_test(faults),          cmocka_unit_test(causes),
		cmocka_unit_test(reasons),         cmocka_unit_test(seats),
		cmocka_unit_test(sentences),       cmocka_unit_test(figures),
	};
	return RUN(tests);
}
