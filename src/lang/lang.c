/* lang.c -- see lang.h.  What each kind of pattern means by its numbers; the patterns
 * themselves are read in pattern.c, nouns declined in noun.c. */

#include "lang/lang.h"

#include "lang/pattern.h"

static const char *const ui_word[UIS][LANGUAGES] = {
#define UI(id, en, nl, de) {en, nl, de},
#define NOUN(id, en, e, nl, n, de, d) {NOUN_EN_##e en, NOUN_NL_##n nl, NOUN_DE_##d de},
#include "lang/ui.def"
#undef NOUN
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
	return noun_plain(ui_word[word][l]);
}

const char *lang_word(const struct game *g, enum language l, int word)
{
	return noun_plain(lang_cell(g, l, word));
}

static bool has_hole(const char *s)
{
	while (*s != '\0' && *s != '{')
		s++;
	return *s == '{';
}

const char *lang_text(const struct game *g, enum language l, int word, char *room, size_t size)
{
	const struct fill f = {.game = g, .lang = l};
	const char *pattern = lang_word(g, l, word);

	if (!has_hole(pattern))
		return pattern;
	struct text t = text_on(room, size);
	pattern_put(&f, span_of(pattern), &t);
	return room;
}

static const struct {
	const char *id, *name[LANGUAGES], *help[LANGUAGES];
} kind_word[] = {
#define KIND(id, en, nl, de, help_en, help_nl, help_de) \
	{#id, {en, nl, de}, {help_en, help_nl, help_de}},
#include "lang/kinds.def"
#undef KIND
};

static int find_kind(const char *id)
{
	const int size = sizeof kind_word / sizeof *kind_word;
	int i = 0;

	while (i < size && !text_same(kind_word[i].id, id))
		i++;
	return i < size ? i : -1;
}

const char *lang_kind(enum language l, const char *id)
{
	const int i = find_kind(id);

	return i >= 0 ? kind_word[i].name[l] : id;
}

const char *lang_kind_help(enum language l, const char *id)
{
	const int i = find_kind(id);

	return i >= 0 ? kind_word[i].help[l] : "";
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

/* A word of the game in the form that is asked for, its figures filled in.  Word 0 is a thing
 * that this view does not know: never the one, but one. */
static void put_word(const struct fill *f, int word, struct form form, struct text *t)
{
	const struct fill figures = {.game = f->game, .lang = f->lang};
	const char *cell = lang_cell(f->game, f->lang, word);

	if (word == 0 && form.article == BARE) {
		text_add(t, lang_ui(f->lang, UI_FACE_DOWN_CARD));
	} else if (word == 0) {
		if (form.article != PRONOUN)
			form.article = INDEFINITE;
		noun_put(f->lang, ui_word[UI_UNSEEN_CARD][f->lang], form, t);
	} else if (noun_is(cell)) {
		noun_put(f->lang, cell, form, t);
	} else {
		pattern_put(&figures, span_of(cell), t);
	}
}

/* Lines of tell and explain: arguments are words of the game. */
static void line_word(const struct fill *f, int n, struct form form, struct text *t)
{
	const struct line *line = f->from;

	put_word(f, line->arg[n], form, t);
}

static int64_t line_number(const struct fill *f, int n)
{
	const struct line *line = f->from;

	return n < ARGS_MAX ? (int16_t)line->arg[n] : 0;
}

/* Names of seats are written as their owners write them. */
static bool begins_with_word(enum language l, struct span pattern)
{
	struct hole h;

	if (pattern.size == 0 || pattern.at[0] != '{')
		return false;
	span_until(&pattern, '{');
	return hole_read(l, span_until(&pattern, '}'), &h) && h.kind == HOLE_WORD;
}

void lang_line(const struct game *g, enum language l, const struct names *n,
               const struct line *line, struct text *t)
{
	const struct fill f = {g, l, n, line->seat, line, line_word, line_number};
	const struct span pattern = span_of(lang_word(g, l, line->word));
	char *start = t->at;

	pattern_put(&f, pattern, t);
	if (begins_with_word(l, pattern) && t->at > start && t->at[-1] == '.' && *start >= 'a' &&
	    *start <= 'z')
		*start = (char)(*start - 'a' + 'A');
}

/* Cuts a pattern before and behind its {+n}. */
static bool find_run(struct span pattern, struct span *before, struct span *item,
                     struct span *after)
{
	size_t at = 0;

	while (at + 1 < pattern.size && (pattern.at[at] != '{' || pattern.at[at + 1] != '+'))
		at++;
	if (at + 1 >= pattern.size)
		return false;
	*before = (struct span){pattern.at, at};
	*after = (struct span){pattern.at + at, pattern.size - at};
	span_until(after, '}');
	*item = (struct span){pattern.at + at, (size_t)(after->at - pattern.at) - at};
	return true;
}

bool lang_run(const struct game *g, enum language l, const struct names *n, const struct line *line,
              struct text *before, struct text *item, struct text *after)
{
	const struct fill f = {g, l, n, line->seat, line, line_word, line_number};
	struct span part[3];

	if (!find_run(span_of(lang_word(g, l, line->word)), &part[0], &part[1], &part[2]))
		return false;
	pattern_put(&f, part[0], before);
	pattern_put(&f, part[1], item);
	pattern_put(&f, part[2], after);
	return true;
}

int lang_listed(const struct game *g, enum language l, int word)
{
	struct span before, item, after;
	struct hole h;

	if (!find_run(span_of(lang_word(g, l, word)), &before, &item, &after))
		return -1;
	span_until(&item, '{');
	return hole_read(l, span_until(&item, '}'), &h) ? h.arg : -1;
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
static void move_word(const struct fill *f, int n, struct form form, struct text *t)
{
	const struct move *m = f->from;
	const int list = f->game->verbs[m->verb].list[n], index = m->arg[n];

	if (list == LIST_NONE)
		return;
	if (list == LIST_SEATS && index != UNKNOWN)
		lang_seat(f->lang, f->names, index, t);
	else if (index != UNKNOWN && index >= f->game->lists[list].size)
		text_add(t, "?");
	else
		put_word(f, index == UNKNOWN ? 0 : f->game->lists[list].word[index], form, t);
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

	pattern_put(&f, span_of(lang_word(g, l, g->verbs[m.verb].word)), t);
}

/* The program's own sentences: arguments are strings; one that is a number counts. */
static void string_word(const struct fill *f, int n, struct form form, struct text *t)
{
	const char *const *string = f->from;

	(void)form;
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

	pattern_put(&f, span_of(lang_ui(l, word)), t);
}

void lang_fault(const struct game *g, enum language l, const struct fault *f, struct text *t)
{
	char room[TEXT_ROOM];
	const char *why = g != NULL && f->why != 0 ? lang_text(g, l, f->why, room, sizeof room)
	                  : f->cause != CAUSE_NONE ? cause_word[f->cause][l]
	                                           : f->allowed;
	const char *const strings[ARGS_MAX] = {f->found, why, "", ""};
	const struct fill fill = {g, l, NULL, NOBODY, strings, string_word, string_number};

	pattern_put(&fill, span_of(error_word[f->error][l]), t);
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
