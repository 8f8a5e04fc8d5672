/* lines.c -- see lines.h. */

#include "cli/lines.h"

#include <stdio.h>
#include <string.h>

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
}

/* --- What happened ------------------------------------------------------------- */

static void say_step(struct play *p, const void *before, struct move m, const void *after)
{
	struct line line[LINES_MAX];
	char sentence[SHOW_LINE];
	const int lines = show_tell(&p->shown, before, m, after, line);

	for (int i = 0; i < lines; i++) {
		show_sentence(&p->shown, &line[i], sentence, sizeof sentence);
		printf("  %s\n", sentence);
		if (show_story(&p->shown, &line[i]))
			p->story = line[i];
		p->section = line[i].section != 0 ? line[i].section : p->section;
	}
}

/* What a step opens of a story, without telling the rest. */
static void skip_step(struct play *p, const void *before, struct move m, const void *after)
{
	struct line line[LINES_MAX];
	const int lines = show_tell(&p->shown, before, m, after, line);
	const char *title;

	for (int i = 0; i < lines; i++)
		if (lang_story(p->shown.game, p->shown.lang, &line[i], &title) != NULL)
			p->story = line[i];
}

/* Every step from move n to move `end`. */
static void tell_part(struct play *p, uint32_t n, uint32_t end,
                      void (*tell)(struct play *, const void *, struct move, const void *))
{
	alignas(16) unsigned char before[STATE_MAX], after[STATE_MAX];
	const struct table *t = &p->session.table;

	table_at(t, n, after);
	for (; n < end; n++) {
		memcpy(before, after, t->game->state_size);
		t->game->apply(after, t->move[n]);
		tell(p, before, t->move[n], after);
	}
}

void lines_since(struct play *p, uint32_t n)
{
	tell_part(p, n, p->session.table.moves, say_step);
}

/* What somebody should know who goes on: the latest page of a story, and the last moves. */
static void recall(struct play *p)
{
	const uint32_t moves = p->session.table.moves;
	const uint32_t from = moves > MOVES_RECALLED ? moves - MOVES_RECALLED : 0;

	tell_part(p, 0, from, skip_step);
	if (p->story.word != 0)
		show_story(&p->shown, &p->story);
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
		notation_move(s->shown.game, s->move[i], &t);
		printf("  %2d) %s%s%s  [%s]\n", i + 1, label, effect[0] != '\0' ? ": " : "", effect,
		       text);
	}
}

static bool hand_over(struct play *p, const struct shown *w)
{
	char name[SHOW_LINE];
	struct text t = text_on(name, sizeof name);

	if (p->asked == w->seat || !session_secret(&p->session, w->seat))
		return true;
	lang_seat(w->lang, &w->names, w->seat, &t);
	play_say(p, UI_HAND_OVER, name);
	return play_read_line(p);
}

static void show_question(const struct play *p, const struct shown *w)
{
	char name[SHOW_LINE];
	struct text t = text_on(name, sizeof name);

	putchar('\n');
	show_table(w, p->session.table.state);
	lang_seat(w->lang, &w->names, w->seat, &t);
	play_say(p, UI_YOUR_MOVE, name);
	lines_choices(p);
}

static enum next ask(struct play *p, int seat)
{
	const struct table *t = &p->session.table;
	const struct shown w = shown_of(t, p->args->lang, seat);
	struct move move[MOVES_MAX];
	const int moves = t->game->moves(t->state, seat, move);
	enum next next;

	if (!hand_over(p, &w))
		return NEXT_QUIT;
	p->asked = seat;
	sight_take(&p->sight, &w, t->state, seat);
	show_question(p, &w);
	do {
		printf("%s ", lang_ui(p->args->lang, UI_PROMPT));
		if (!play_read_line(p))
			return NEXT_QUIT;
		next = answer_take(p, seat, move, moves);
	} while (next == NEXT_ASK_AGAIN);
	return next;
}

/* --- The game ---------------------------------------------------------------------- */

/* What nobody at the keyboard has to decide. */
static enum next step(struct play *p, bool pass)
{
	const uint32_t from = p->session.table.moves;
	struct fault f;

	if (pass ? session_pass(&p->session, &f) : session_step(&p->session, &f)) {
		lines_since(p, from);
		return NEXT_GO_ON;
	}
	lines_fault(p, &f);
	return NEXT_QUIT;
}

void lines_play(struct play *p)
{
	const struct turn *turn = table_turn(&p->session.table);
	enum next next = NEXT_GO_ON;

	play_say(p, UI_WELCOME, p->session.path);
	recall(p);
	while (!turn->over && next == NEXT_GO_ON) {
		const int seat = session_asks(&p->session);
		const bool pass = session_passes(&p->session);
		next = seat >= 0 && !pass ? ask(p, seat) : step(p, pass);
	}
	putchar('\n');
}
