/* lang.h -- words, numbers and names into sentences, in three languages.
 *
 * Two sources of words: ui.def here (what programs say) and each game's text.def
 * (what its cards, moves and events are called; rules/words.h).  A pattern may hold
 *
 *     {who}            the seat the line is about, by name
 *     {0} … {3}        a word of the same game (or a string, for faults), as it is written
 *     {den 0} {a 0}    a noun with article and case, asked for as if it were masculine;
 *     {er 0} {him 0}   … or what stands for it (lang/noun.h)
 *     {#0|one|many}    a number and the noun that fits it; {#0} the number alone
 *     {=NAME|one|many} the same of a figure of the rules, from the game's .def tables; {=NAME}
 *     {@0}             another seat, by name
 *     {+0} {+den 0}    {0}; a run of such lines may be read as one, with a list here
 *
 * What happened (say_…) is told in whole sentences: a capital and a full stop, in every
 * game.  What a move is called or would do (do_…, why_…) is a part of one: neither.
 *
 * English, Dutch and German share one plural rule, so "|one|many" is enough. */

#ifndef LANG_LANG_H
#define LANG_LANG_H

#include "base/error.h"
#include "rules/brain.h"
#include "rules/reason.h"
#include "rules/telling.h"

enum ui {
#define UI(id, ...) UI_##id,
#define NOUN(id, ...) UI_##id,
#include "lang/ui.def"
#undef NOUN
#undef UI
	UIS
};

enum {
	REASON_LABEL = 160, /* a move's label inside a reason */
	TEXT_ROOM = 2048    /* enough for any section of any rules */
};

struct names {
	const char *of[SEATS_MAX];
}; /* NULL: "Seat 1" in the language */

bool lang_find(struct span s, enum language *l); /* "nl", "nl_NL.UTF-8" */
const char *lang_code(enum language l);          /* "nl" */
const char *lang_ui(enum language l, enum ui word);
const char *lang_word(const struct game *g, enum language l, int word);
const char *lang_entry(const struct game *g, enum language l, int list,
                       int index); /* what a card is called */
/* A word with the figures of the rules in it: sections, notes, refusals.  Written into the
 * room (TEXT_ROOM is enough), unless the word has none. */
const char *lang_text(const struct game *g, enum language l, int word, char *room, size_t size);

const char *lang_outcome(const struct game *g, enum language l,
                         int section); /* what chance brings */

void lang_seat(enum language l, const struct names *n, int seat, struct text *t);
void lang_line(const struct game *g, enum language l, const struct names *n,
               const struct line *line, struct text *t);
/* The same line around its {+n}; false if it has none. */
bool lang_run(const struct game *g, enum language l, const struct names *n, const struct line *line,
              struct text *before, struct text *item, struct text *after);
/* Which argument stands at {+n} in this sentence, or -1. */
int lang_listed(const struct game *g, enum language l, int word);
/* The page that a line opens, or NULL.  Lines of the section called "story" tell a tale:
 * the sentence is for the log, its argument 0 is the title and argument 1 the text. */
const char *lang_story(const struct game *g, enum language l, const struct line *line,
                       const char **title);
/* The label of a move: "hire the sailor (3 coins)". */
void lang_move(const struct game *g, enum language l, const struct names *n, struct move m,
               struct text *t);
/* What a kind of player is called, and what it does ("" if there is nothing to say).  An id
 * that is not known is its own name. */
const char *lang_kind(enum language l, const char *id);
const char *lang_kind_help(enum language l, const char *id);

/* A pattern of ui.def with strings for {0} … {3}. */
void lang_say(enum language l, enum ui word, const char *const *strings, struct text *t);
/* Why a move is advised, as a sentence; nothing if there is no reason. */
void lang_reason(const struct game *g, enum language l, const struct names *n,
                 const struct reason *r, struct text *t);
/* The chance to win, from 0 to 1: "win (rerolls included) 72 %". */
void lang_win(enum language l, double win, struct text *t);
/* What a seat may count on: "win (rerolls included) 72 % · on average +480 doubloons", and
 * what it has without the risk, unless `now` is NULL. */
void lang_hope(const struct game *g, enum language l, const struct prospect *hope,
               const double *now, struct text *t);
/* A fault as a sentence; g may be NULL while no game is known. */
void lang_fault(const struct game *g, enum language l, const struct fault *f, struct text *t);

#endif
