/* answers.c -- see answers.h. */

#include "cli/answers.h"

#include <errno.h>
#include <stdio.h>

#include "cli/lines.h"
#include "cli/out.h"
#include "cli/rules.h"
#include "host/files.h"
#include "rules/notation.h"

static enum answered do_help(struct play *p, struct span rest)
{
	(void)rest;
	out_wrap(stdout, 2, lang_ui(p->args->lang, UI_PLAY_HELP));
	return ANSWER_AGAIN;
}

static enum answered do_undo(struct play *p, struct span rest)
{
	struct fault f;

	(void)rest;
	if (session_undo(&p->session, &f)) {
		play_say(p, UI_TAKEN_BACK, "");
		return ANSWER_GO_ON;
	}
	lines_fault(p, &f);
	return ANSWER_AGAIN;
}

static enum answered do_redo(struct play *p, struct span rest)
{
	const uint32_t from = p->session.table.moves;
	struct fault f;

	(void)rest;
	if (session_redo(&p->session, &f)) {
		lines_since(p, from);
		return ANSWER_GO_ON;
	}
	lines_fault(p, &f);
	return ANSWER_AGAIN;
}

static enum answered do_save(struct play *p, struct span rest)
{
	const struct span name = span_trim(rest);
	char path[PATH_SIZE];
	struct fault f = {.error = ERROR_NONE};

	snprintf(path, sizeof path, "%.*s", (int)name.size, name.at);
	errno = ENAMETOOLONG;
	if (name.size == 0             ? fault_say(&f, ERROR_MISSING, "", "save FILE")
	    : name.size >= sizeof path ? file_cannot_write(path, &f)
	                               : session_save(&p->session, path, &f))
		play_say(p, UI_SAVED, path);
	else
		lines_fault(p, &f);
	p->unsaved = f.error == ERROR_CANNOT_WRITE ? f : (struct fault){.error = ERROR_NONE};
	return ANSWER_AGAIN;
}

static enum answered do_table(struct play *p, struct span rest)
{
	(void)rest;
	show_table(&p->sight.eyes, p->session.table.state);
	return ANSWER_AGAIN;
}

static enum answered do_choices(struct play *p, struct span rest)
{
	(void)rest;
	lines_choices(p);
	return ANSWER_AGAIN;
}

static enum answered do_log(struct play *p, struct span rest)
{
	(void)rest;
	lines_since(p, 0);
	return ANSWER_AGAIN;
}

static enum answered do_rules(struct play *p, struct span rest)
{
	const struct game *g = p->session.table.game;
	char id[64];
	struct fault f;

	span_copy(span_word(&rest), id, sizeof id);
	if (id[0] == '\0')
		rules_list(g, p->args->lang);
	else if (!rules_print(g, p->args->lang, text_same(id, "all") ? NULL : id, &f))
		lines_fault(p, &f);
	return ANSWER_AGAIN;
}

static enum answered do_story(struct play *p, struct span rest)
{
	(void)rest;
	if (p->story.word == 0)
		play_say(p, UI_NO_STORY, "");
	else
		show_story(&p->eyes, &p->story);
	return ANSWER_AGAIN;
}

static enum answered do_why(struct play *p, struct span rest)
{
	const struct game *g = p->session.table.game;
	struct fault f;

	(void)rest;
	if (p->section == 0)
		play_say(p, UI_NO_RULE, "");
	else
		rules_print(g, p->args->lang, g->telling->sections[p->section].id, &f);
	return ANSWER_AGAIN;
}

/* "chance to win 54 %", and which looks best. */
static void say_worth(const struct play *p, int move, struct text *t)
{
	char number[32];
	struct text n = text_on(number, sizeof number);
	const char *const strings[] = {number, "", "", "", ""};
	const struct advice *a = &p->advice;

	if (!a->rated || a->win[move] < 0)
		return;
	text_number(&n, (a->win[move] + 5) / 10);
	lang_say(p->args->lang, move == a->hint.best ? UI_HINT_BEST : UI_HINT_OTHER, strings, t);
}

/* What the program can say about each choice. */
static enum answered advise(struct play *p, bool hints)
{
	const struct sight *s = &p->sight;
	bool any = false;

	advice_drop(&p->advice);
	advice_take(&p->advice, s, hints);
	advice_wait(&p->advice, s);
	for (int i = 0; i < s->moves; i++) {
		char label[SHOW_LINE], words[SHOW_LINE];
		struct text l = text_on(label, sizeof label), w = text_on(words, sizeof words);
		sight_label(s, i, &l);
		if (hints)
			say_worth(p, i, &w);
		else
			advice_odds(&p->advice, s, i, &w);
		if (hints && words[0] != '\0')
			advice_hope(&p->advice, s, i, &w);
		if (words[0] != '\0')
			printf("  %2d) %s: %s\n", i + 1, label, words);
		any = any || words[0] != '\0';
	}
	if (!any)
		play_say(p, !hints ? UI_NO_ODDS : s->moves < 2 ? UI_ONE_CHOICE : UI_NO_HINT, "");
	return ANSWER_AGAIN;
}

/* The best move as a strong bot sees it, everybody's chances after it, and why. */
static void explain_best(const struct play *p)
{
	const struct sight *s = &p->sight;
	const struct eyes *w = &s->eyes;
	char label[SHOW_LINE], chances[SHOW_LINE], reason[2 * SHOW_LINE];
	struct text l = text_on(label, sizeof label), c = text_on(chances, sizeof chances);
	struct text why = text_on(reason, sizeof reason);
	const struct hint *h = &p->advice.hint;

	sight_label(s, h->best, &l);
	for (int seat = 0; seat < sight_turn(s)->seats; seat++) {
		text_add(&c, seat > 0 ? ", " : "");
		lang_seat(w->lang, &w->names, seat, &c);
		text_char(&c, ' ');
		text_number(&c, (int64_t)(100 * h->win[seat] + 0.5));
		text_add(&c, " %");
	}
	lang_reason(w->game, w->lang, &w->names, &h->reason, &why);
	printf("  * %s\n", label);
	out_say(stdout, w->lang, UI_HINT_CHANCES, chances, NULL);
	out_wrap(stdout, 2, reason);
}

static enum answered do_hint(struct play *p, struct span rest)
{
	(void)rest;
	advise(p, true);
	if (p->advice.rated)
		explain_best(p);
	return ANSWER_AGAIN;
}

static enum answered do_odds(struct play *p, struct span rest)
{
	(void)rest;
	return advise(p, false);
}

/* Pass until the own turn; from here on, so this question too. */
static enum answered do_until(struct play *p, struct span rest)
{
	struct sitting *s = &p->session.sitting;
	struct prefs prefs = s->prefs[p->asked];

	(void)rest;
	prefs.until = true;
	sitting_prefer(s, p->asked, &prefs);
	if (session_next(&p->session).what == NEXT_PASS) {
		play_say(p, UI_UNTIL_ON, "");
		return ANSWER_GO_ON;
	}
	play_say(p, UI_UNTIL_NOT, "");
	return ANSWER_AGAIN;
}

static enum answered do_ask(struct play *p, struct span rest)
{
	struct sitting *s = &p->session.sitting;
	struct prefs prefs = s->prefs[p->asked];

	(void)rest;
	prefs.asking = (prefs.asking + 1) % ASKINGS;
	sitting_prefer(s, p->asked, &prefs);
	play_say(p, (enum ui)(UI_ASK_ALL + (int)prefs.asking), "");
	return ANSWER_AGAIN;
}

/* stops: what one is always asked about; stops NAME: add it, or take it away. */
static enum answered do_stop(struct play *p, struct span rest)
{
	const struct game *g = p->session.table.game;
	struct prefs prefs = p->session.sitting.prefs[p->asked];
	const struct span name = span_word(&rest);
	char list[SHOW_LINE];
	struct text t = text_on(list, sizeof list);
	struct fault f;

	if (name.size > 0 && !prefs_stop(&prefs, g, name, &f)) {
		lines_fault(p, &f);
		return ANSWER_AGAIN;
	}
	sitting_prefer(&p->session.sitting, p->asked, &prefs);
	prefs_list(&prefs, g, &t);
	play_say(p, list[0] != '\0' ? UI_STOPS : UI_NO_STOPS, list);
	return ANSWER_AGAIN;
}

static enum answered do_quit(struct play *p, struct span rest)
{
	(void)p, (void)rest;
	return ANSWER_QUIT;
}

static const struct answer {
	const char *name;
	enum answered (*act)(struct play *p, struct span rest);
} answer[] = {
	{"?", do_help},          {"help", do_help},   {"undo", do_undo},   {"redo", do_redo},
	{"save", do_save},       {"log", do_log},     {"rules", do_rules}, {"why", do_why},
	{"story", do_story},     {"hint", do_hint},   {"odds", do_odds},   {"table", do_table},
	{"choices", do_choices}, {"until", do_until}, {"ask", do_ask},     {"stops", do_stop},
	{"quit", do_quit},       {NULL, NULL},
};

/* A word that is neither: what could have been typed, instead of every verb of the game. */
static void list_answers(int moves, struct fault *f)
{
	struct text t = text_on(f->allowed, sizeof f->allowed);

	text_add(&t, "1..");
	text_number(&t, moves);
	for (int i = 0; answer[i].name != NULL; i++) {
		text_add(&t, ", ");
		text_add(&t, answer[i].name);
	}
	f->error = ERROR_UNKNOWN_WORD;
}

static enum answered play_text(struct play *p, int seat, struct span text)
{
	const uint32_t from = p->session.table.moves;
	struct fault f;

	if (session_play(&p->session, seat, text, &f)) {
		lines_since(p, from);
		return ANSWER_GO_ON;
	}
	if (f.error == ERROR_UNKNOWN_VERB)
		list_answers(p->sight.moves, &f);
	lines_fault(p, &f);
	return f.error == ERROR_TOO_LONG ? ANSWER_QUIT : ANSWER_AGAIN;
}

static enum answered bad_number(const struct play *p, struct span found, int moves)
{
	char range[32];
	struct fault f;

	snprintf(range, sizeof range, "1..%d", moves);
	fault_set(&f, ERROR_BAD_VALUE, found);
	snprintf(f.allowed, sizeof f.allowed, "%s", range);
	lines_fault(p, &f);
	return ANSWER_AGAIN;
}

enum answered answer_take(struct play *p, int seat, const struct move *move, int moves)
{
	struct span rest = span_of(p->input);
	const struct span word = span_word(&rest);
	char text[NOTATION_MAX];
	struct text t = text_on(text, sizeof text);
	int64_t number = 1;

	for (int i = 0; answer[i].name != NULL; i++)
		if (span_is(word, answer[i].name))
			return answer[i].act(p, rest);
	if (word.size == 0 && moves != 1)
		return ANSWER_AGAIN;
	if (word.size > 0 && !span_number(word, &number))
		return play_text(p, seat, word);
	if (number < 1 || number > moves)
		return bad_number(p, word, moves);
	notation_move(p->session.table.game, move[number - 1], &t);
	return play_text(p, seat, span_of(text));
}
