/* lines.c -- see lines.h. */

#include "cli/lines.h"

#include <stdio.h>

#include "cli/answers.h"
#include "cli/out.h"
#include "cli/show.h"
#include "rules/notation.h"

enum { MOVES_RECALLED = 12 }; /* what a resumed game reminds of */

void lines_fault(const struct play *p, const struct fault *f)
{
	char sentence[FAULT_FOUND + FAULT_ALLOWED + 256];
	struct text t = text_on(sentence, sizeof sentence);

	lang_fault(p->session.table.game, p->args->lang, f, &t);
	out_wrap(stdout, 0, sentence);
	if (f->error == p->session.failing.error)
		out_wrap(stdout, 0, lang_ui(p->args->lang, UI_STUCK_TEXT));
}

/* --- What happened ------------------------------------------------------------- */

/* The step that the walk has come to. */
static void say_step(struct play *p)
{
	struct line line[LINES_MAX];
	const int lines = eyes_tell(&p->eyes, &p->walk, line);

	for (int i = 0; i < lines; i++) {
		show_passage(&p->passage, &p->eyes, &line[i]);
		if (show_story(&p->eyes, &line[i]))
			p->story = line[i];
		p->section = line[i].section != 0 ? line[i].section : p->section;
	}
}

/* What a step opens of a story, without telling the rest. */
static void skip_step(struct play *p)
{
	struct line line[LINES_MAX];
	const int lines = eyes_tell(&p->eyes, &p->walk, line);
	const char *title;

	for (int i = 0; i < lines; i++)
		if (lang_story(p->eyes.game, p->eyes.lang, &line[i], &title) != NULL)
			p->story = line[i];
}

void lines_since(struct play *p, uint32_t n)
{
	walk_to(&p->walk, n);
	while (walk_on(&p->walk))
		say_step(p);
	if (n == 0 || session_next(&p->session).what >= NEXT_CURTAIN)
		show_passage(&p->passage, &p->eyes, NULL);
}

/* What somebody should know who goes on: the latest page of a story, and the last moves. */
static void recall(struct play *p)
{
	const uint32_t moves = p->session.table.moves;
	const uint32_t from = moves > MOVES_RECALLED ? moves - MOVES_RECALLED : 0;

	walk_begin(&p->walk, &p->session.table);
	while (p->walk.n < from && walk_on(&p->walk))
		skip_step(p);
	if (p->story.word != 0)
		show_story(&p->eyes, &p->story);
	lines_since(p, from);
}

/* --- A question ------------------------------------------------------------------ */

void lines_choices(const struct play *p)
{
	const struct sight *s = &p->sight;

	for (int i = 0; i < s->moves; i++) {
		char label[SHOW_LINE], effect[SHOW_LINE], text[NOTATION_MAX];
		struct text l = text_on(label, sizeof label), e = text_on(effect, sizeof effect);
		struct text t = text_on(text, sizeof text);
		sight_label(s, i, &l);
		sight_explain(s, i, &e);
		notation_move(s->eyes.game, s->move[i], &t);
		printf("  %2d) %s%s%s  [%s]\n", i + 1, label, effect[0] != '\0' ? ": " : "", effect,
		       text);
	}
}

static void show_question(const struct play *p, const struct eyes *e)
{
	char name[SHOW_LINE];
	struct text t = text_on(name, sizeof name);

	putchar('\n');
	show_table(e, p->session.table.state);
	lang_seat(e->lang, &e->names, e->seat, &t);
	play_say(p, UI_YOUR_MOVE, name);
	lines_choices(p);
}

static enum answered ask(struct play *p, int seat)
{
	const struct table *t = &p->session.table;
	const struct eyes e = eyes_of(t, p->args->lang, seat);
	struct move move[MOVES_MAX];
	const int moves = t->game->moves(t->state, seat, move);
	enum answered answered;

	p->asked = seat;
	sight_take(&p->sight, &e, t->state, seat);
	show_question(p, &e);
	do {
		printf("%s ", lang_ui(p->args->lang, UI_PROMPT));
		if (!play_read_line(p))
			return ANSWER_QUIT;
		answered = answer_take(p, seat, move, moves);
	} while (answered == ANSWER_AGAIN);
	return answered;
}

/* --- The game ---------------------------------------------------------------------- */

/* Before a seat's secrets are shown, everybody else looks away. */
static enum answered hand_over(struct play *p, int seat)
{
	const struct eyes e = eyes_of(&p->session.table, p->args->lang, seat);
	char name[SHOW_LINE];
	struct text t = text_on(name, sizeof name);

	lang_seat(e.lang, &e.names, seat, &t);
	out_clear(); /* what the one before was shown */
	play_say(p, UI_HAND_OVER, name);
	if (!play_read_line(p))
		return ANSWER_QUIT;
	sitting_lift(&p->session.sitting, seat);
	return ANSWER_GO_ON;
}

/* What chance or a bot did could not be written down. */
static enum answered try_again(struct play *p)
{
	printf("%s\n%s ", lang_ui(p->args->lang, UI_STUCK_KEYS), lang_ui(p->args->lang, UI_PROMPT));
	return play_read_line(p) && p->input[0] != 'q' ? ANSWER_GO_ON : ANSWER_QUIT;
}

/* What nobody at the keyboard has to decide. */
static enum answered step(struct play *p)
{
	const uint32_t from = p->session.table.moves;
	struct fault f;

	if (session_step(&p->session, &f)) {
		lines_since(p, from);
		return ANSWER_GO_ON;
	}
	lines_fault(p, &f);
	return p->session.sitting.people != 0 ? try_again(p) : ANSWER_QUIT;
}

static enum answered obey(struct play *p, struct coming c)
{
	switch (c.what) {
	case NEXT_OVER: return ANSWER_QUIT;
	case NEXT_CURTAIN: return hand_over(p, c.seat);
	case NEXT_ASK: return ask(p, c.seat);
	default: return step(p);
	}
}

void lines_play(struct play *p)
{
	play_say(p, UI_WELCOME, p->session.file.path);
	recall(p);
	while (obey(p, session_next(&p->session)) == ANSWER_GO_ON)
		;
	putchar('\n');
}
