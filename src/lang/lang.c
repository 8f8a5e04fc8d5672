/* lang.c -- see lang.h.
 *
 * One formatter serves lines, moves, faults and the program's own sentences: it
 * copies a pattern and asks a `struct fill` for whatever stands in braces.  The
 * four kinds of fill differ only in what a number in braces means. */

#include "lang/lang.h"

static const char *const ui_word[UIS][LANGUAGES] = {
#define UI(id, en, nl, de) {en, nl, de},
#include "lang/ui.def"
#undef UI
};

static const char *const error_word[ERRORS][LANGUAGES] = {
#define ERROR(id, en, nl, de) {en, nl, de},
#include "base/error.def"
#undef ERROR
};

static const char *const cause_word[CAUSES][LANGUAGES] = {
#define CAUSE(id, en, nl, de) {en, nl, de},
#include "base/cause.def"
#undef CAUSE
};

static const char *const code[] = {"en", "nl", "de"};
_Static_assert(sizeof code / sizeof *code == LANGUAGES, "CONTRIBUTING.md, to add a language");

const char *lang_code(enum language l)
{
	return code[l];
}

bool lang_find(struct span s, enum language *l)
{
	for (int i = 0; i < LANGUAGES; i++) {
		const bool whole =
			s.size == 2 || (s.size > 2 && (s.at[2] == '_' || s.at[2] == '.'));
		if (whole && s.at[0] == code[i][0] && s.at[1] == code[i][1]) {
			*l = (enum language)i;
			return true;
		}
	}
	return false;
}

const char *lang_ui(enum language l, enum ui word)
{
	return ui_word[word][l];
}

const char *lang_word(const struct game *g, enum language l, int word)
{
	return g->telling->words[word][l];
}

static const struct {
	const char *id, *name[LANGUAGES], *help[LANGUAGES];
} option_word[] = {
#define OPTION(id, en, nl, de, help_en, help_nl, help_de) \
	{#id, {en, nl, de}, {help_en, help_nl, help_de}},
#include "lang/options.def"
#undef OPTION
};

static int find_option(const char *id)
{
	const int size = sizeof option_word / sizeof *option_word;
	int i = 0;

	while (i < size && !text_same(option_word[i].id, id))
		i++;
	return i < size ? i : -1;
}

const char *lang_option(enum language l, const char *id)
{
	const int i = find_option(id);

	return i >= 0 ? option_word[i].name[l] : id;
}

const char *lang_option_help(enum language l, const char *id)
{
	const int i = find_option(id);

	return i >= 0 ? option_word[i].help[l] : "";
}

const char *lang_outcome(const struct game *g, enum language l, int section)
{
	const struct section *s = &g->telling->sections[section];

	return lang_word(g, l, s->outcome != 0 ? s->outcome : s->title);
}

static const char *seat_word(enum language l, int seat)
{
	switch (seat) {
	case SPECTATOR: return lang_ui(l, UI_SPECTATOR);
	case DEALER: return lang_ui(l, UI_DEALER);
	default:
		return seat < SEATS_MAX ? lang_ui(l, (enum ui)(UI_SEAT_0 + seat))
		                        : lang_ui(l, UI_NOBODY);
	}
}

const char *lang_entry(const struct game *g, enum language l, int list, int index)
{
	if (index == UNKNOWN)
		return lang_ui(l, UI_FACE_DOWN_CARD);
	if (list == LIST_SEATS)
		return seat_word(l, index);
	if (index >= g->lists[list].size)
		return "?";
	return lang_word(g, l, g->lists[list].word[index]);
}

void lang_seat(enum language l, const struct names *n, int seat, struct text *t)
{
	const char *name = n != NULL && seat < SEATS_MAX ? n->of[seat] : NULL;

	text_add(t, name != NULL && name[0] != '\0' ? name : seat_word(l, seat));
}

enum { RUN_SIZE = sizeof "{+0}" - 1 };

/* What the braces of a pattern stand for.  `word` prints {n}; `number` is {#n},
 * and {@n} as a seat. */
struct fill {
	const struct game *game;
	enum language lang;
	const struct names *names;
	int who;
	const void *from;
	void (*word)(const struct fill *f, int n, struct text *t);
	int64_t (*number)(const struct fill *f, int n);
};

/* "#0|coin|coins": the number, and the noun that fits it. */
static void put_number(const struct fill *f, struct span inside, struct text *t)
{
	span_until(&inside, '#');
	const struct span digit = span_until(&inside, '|');
	const int64_t number = f->number(f, digit.size == 1 ? digit.at[0] - '0' : 0);
	const bool nouns = inside.size > 0;
	const struct span one = span_until(&inside, '|');
	const struct span noun = number == 1 || number == -1 ? one : inside;

	text_number(t, number);
	if (!nouns)
		return;
	text_char(t, ' ');
	text_part(t, noun.at, noun.size);
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '4';
}

/* What stands between braces; false if it is nothing we know. */
static bool put_inside(const struct fill *f, struct span inside, struct text *t)
{
	if (span_is(inside, "who"))
		lang_seat(f->lang, f->names, f->who, t);
	else if (inside.size == 1 && is_digit(inside.at[0]))
		f->word(f, inside.at[0] - '0', t);
	else if (inside.size == 2 && inside.at[0] == '+' && is_digit(inside.at[1]))
		f->word(f, inside.at[1] - '0', t);
	else if (inside.size > 1 && inside.at[0] == '#' && is_digit(inside.at[1]))
		put_number(f, inside, t);
	else if (inside.size == 2 && inside.at[0] == '@' && is_digit(inside.at[1]))
		lang_seat(f->lang, f->names, (int)f->number(f, inside.at[1] - '0'), t);
	else
		return false;
	return true;
}

static void format_span(const struct fill *f, struct span rest, struct text *t)
{
	while (rest.size > 0) {
		const struct span plain = span_until(&rest, '{');
		text_part(t, plain.at, plain.size);
		if (plain.at + plain.size == rest.at)
			return; /* no brace ended it */
		const struct span inside = span_until(&rest, '}');
		if (!put_inside(f, inside, t)) {
			text_char(t, '{');
			text_part(t, inside.at, inside.size);
			text_char(t, '}');
		}
	}
}

static void format(const struct fill *f, const char *pattern, struct text *t)
{
	format_span(f, span_of(pattern), t);
}

/* Lines of tell and explain: arguments are words of the game.  Word 0 is a thing
 * that this view does not know. */
static void line_word(const struct fill *f, int n, struct text *t)
{
	const struct line *line = f->from;
	const int word = n < ARGS_MAX ? line->arg[n] : 0;

	text_add(t, word == 0 ? lang_ui(f->lang, UI_FACE_DOWN_CARD)
	                      : lang_word(f->game, f->lang, word));
}

static int64_t line_number(const struct fill *f, int n)
{
	const struct line *line = f->from;

	return n < ARGS_MAX ? (int16_t)line->arg[n] : 0;
}

/* Names of seats are written as their owners write them. */
static bool begins_with_word(const char *pattern)
{
	return pattern[0] == '{' && (pattern[1] == '+' || is_digit(pattern[1]));
}

void lang_line(const struct game *g, enum language l, const struct names *n,
               const struct line *line, struct text *t)
{
	const struct fill f = {g, l, n, line->seat, line, line_word, line_number};
	const char *pattern = lang_word(g, l, line->word);
	char *start = t->at;

	format(&f, pattern, t);
	if (begins_with_word(pattern) && t->at > start && t->at[-1] == '.' && *start >= 'a' &&
	    *start <= 'z')
		*start = (char)(*start - 'a' + 'A');
}

bool lang_run(const struct game *g, enum language l, const struct names *n, const struct line *line,
              struct text *before, struct text *item, struct text *after)
{
	const struct fill f = {g, l, n, line->seat, line, line_word, line_number};
	const struct span pattern = span_of(lang_word(g, l, line->word));
	size_t at = 0;

	while (at + RUN_SIZE <= pattern.size &&
	       (pattern.at[at] != '{' || pattern.at[at + 1] != '+'))
		at++;
	if (at + RUN_SIZE > pattern.size)
		return false;
	const size_t rest = at + RUN_SIZE;
	format_span(&f, (struct span){pattern.at, at}, before);
	format_span(&f, (struct span){pattern.at + at, RUN_SIZE}, item);
	format_span(&f, (struct span){pattern.at + rest, pattern.size - rest}, after);
	return true;
}

const char *lang_story(const struct game *g, enum language l, const struct line *line,
                       const char **title)
{
	if (line->section == 0 || !text_same(g->telling->sections[line->section].id, "story") ||
	    line->arg[1] == 0)
		return NULL;
	*title = lang_word(g, l, line->arg[0]);
	return lang_word(g, l, line->arg[1]);
}

/* Moves: arguments are entries of the verb's lists, number 4 is the amount. */
static void move_word(const struct fill *f, int n, struct text *t)
{
	const struct move *m = f->from;
	const int list = n < ARGS_MAX ? f->game->verbs[m->verb].list[n] : LIST_NONE;

	if (list == LIST_NONE)
		return;
	if (list == LIST_SEATS && m->arg[n] != UNKNOWN)
		lang_seat(f->lang, f->names, m->arg[n], t);
	else
		text_add(t, lang_entry(f->game, f->lang, list, m->arg[n]));
}

static int64_t move_number(const struct fill *f, int n)
{
	const struct move *m = f->from;

	return n < ARGS_MAX ? m->arg[n] : m->amount;
}

void lang_move(const struct game *g, enum language l, const struct names *n, struct move m,
               struct text *t)
{
	const struct fill f = {g, l, n, m.seat, &m, move_word, move_number};

	format(&f, lang_word(g, l, g->verbs[m.verb].word), t);
}

/* The program's own sentences: arguments are strings; one that is a number counts. */
static void string_word(const struct fill *f, int n, struct text *t)
{
	const char *const *string = f->from;

	text_add(t, string[n]);
}

static int64_t string_number(const struct fill *f, int n)
{
	const char *const *string = f->from;
	int64_t number = 0;

	span_number(span_of(string[n]), &number);
	return number;
}

void lang_say(enum language l, enum ui word, const char *const *strings, struct text *t)
{
	const struct fill f = {NULL, l, NULL, NOBODY, strings, string_word, string_number};

	format(&f, lang_ui(l, word), t);
}

void lang_fault(const struct game *g, enum language l, const struct fault *f, struct text *t)
{
	const char *why = g != NULL && f->why != 0 ? lang_word(g, l, f->why)
	                  : f->cause != CAUSE_NONE ? cause_word[f->cause][l]
	                                           : f->allowed;
	const char *const strings[ARGS_MAX] = {f->found, why, "", ""};
	const struct fill fill = {g, l, NULL, NOBODY, strings, string_word, string_number};

	format(&fill, error_word[f->error][l], t);
}

/* The same fact reads differently where it is about all, about none, or about equals. */
static enum ui reason_word(const struct reason *r)
{
	if (r->kind == REASON_RISK && r->part == r->whole)
		return UI_REASON_SURE;
	if (r->kind == REASON_CHANCE && r->part == 0)
		return UI_REASON_SAFE;
	if (r->kind == REASON_MEAN && r->part == r->whole)
		return UI_REASON_EVEN;
	return (enum ui)(UI_REASON_RISK + (int)r->kind - REASON_RISK);
}

void lang_reason(const struct game *g, enum language l, const struct names *n,
                 const struct reason *r, struct text *t)
{
	char move[REASON_LABEL], other[REASON_LABEL], part[16], whole[16];
	const char *const strings[] = {move, other, part, whole, ""};
	struct text a = text_on(move, sizeof move), b = text_on(other, sizeof other);
	struct text c = text_on(part, sizeof part), d = text_on(whole, sizeof whole);

	if (r->kind == REASON_NONE)
		return;
	lang_move(g, l, n, r->move, &a);
	lang_move(g, l, n, r->other, &b);
	text_number(&c, r->part);
	text_number(&d, r->whole);
	lang_say(l, reason_word(r), strings, t);
}

enum { WHOLE_FROM = 100 }; /* sums that need no decimals */

/* "+1.8", "−120"; a mean keeps its decimal, "+2.0". */
static void put_gain(enum language l, double gain, bool mean, struct text *t)
{
	const bool loss = gain < 0;
	const double size = loss ? -gain : gain;
	const int64_t tenths = (int64_t)(size * 10 + 0.5);

	text_add(t, tenths == 0 ? "" : loss ? "−" : "+");
	if (size >= WHOLE_FROM) {
		text_number(t, (int64_t)(size + 0.5));
		return;
	}
	text_number(t, tenths / 10);
	if (tenths % 10 > 0 || mean) {
		text_char(t, l == ENGLISH ? '.' : ',');
		text_number(t, tenths % 10);
	}
}

void lang_win(enum language l, double win, struct text *t)
{
	char number[24];
	const char *const strings[] = {number, "", "", "", ""};
	struct text n = text_on(number, sizeof number);

	text_number(&n, (int64_t)(100 * win + 0.5));
	lang_say(l, UI_ODDS_WIN, strings, t);
}

void lang_hope(const struct game *g, enum language l, const struct prospect *hope,
               const double *now, struct text *t)
{
	char number[24];
	const char *const strings[] = {number, lang_entry(g, l, LIST_COUNTERS, hope->counter), "",
	                               "", ""};
	struct text n = text_on(number, sizeof number);

	if (hope->win >= 0) {
		lang_win(l, hope->win, t);
		text_add(t, " · ");
	}
	put_gain(l, hope->coins, true, &n);
	lang_say(l, UI_ODDS_COINS, strings, t);
	if (now == NULL)
		return;
	n = text_on(number, sizeof number);
	put_gain(l, *now, false, &n);
	lang_say(l, UI_ODDS_NOW, strings, t);
}
