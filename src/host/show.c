/* show.c -- see show.h. */

#include "host/show.h"

#include <stdio.h>

#include "rules/notation.h"

void show_marks(const struct eyes *w, const struct item *i, struct text *t)
{
	if (i->count > 1) {
		text_add(t, " ×");
		text_number(t, i->count);
	}
	if (i->flags & ITEM_SPENT)
		text_add(t, lang_ui(w->lang, UI_SPENT));
	if (i->flags & ITEM_CHIEF)
		text_add(t, "*");
}

void show_item(const struct eyes *w, const struct item *i, struct text *t)
{
	char number[16];
	const char *const strings[] = {number, "", "", "", ""};

	snprintf(number, sizeof number, "%u", i->count);
	if (i->index == UNKNOWN) {
		lang_say(w->lang, UI_FACE_DOWN, strings, t);
		return;
	}
	text_add(t, lang_entry(w->game, w->lang, i->list, i->index));
	show_marks(w, i, t);
}

/* A counter of the whole table is shown as a zone there already. */
bool show_on_table(const struct game *g, int counter, const struct item *item, int items)
{
	for (int i = 0; i < items; i++)
		if (item[i].owner == NOBODY && text_same(notation_id(g, LIST_ZONES, item[i].zone),
		                                         notation_id(g, LIST_COUNTERS, counter)))
			return true;
	return false;
}

void show_sentence(const struct eyes *w, const struct line *line, char *buffer, size_t size)
{
	struct text t = text_on(buffer, size);

	lang_line(w->game, w->lang, &w->names, line, &t);
}

static void print_passage(struct passage *p, const struct eyes *e)
{
	char said[SHOW_LINE], turn[SHOW_LINE];
	struct text s = text_on(said, sizeof said), t = text_on(turn, sizeof turn);

	if (p->lines == 0 || p->closed)
		return;
	passage_heading(p, e, &t);
	passage_text(p, e, &s);
	if (p->opens)
		printf("%s\n", turn);
	if (!passage_bare(p, e))
		printf("  %s\n", said);
	p->closed = true;
}

void show_passage(struct passage *p, const struct eyes *e, const struct line *line)
{
	const char *title;

	if (line == NULL || !passage_joins(p, e, line))
		print_passage(p, e);
	if (line == NULL)
		return;
	passage_add(p, e, line);
	if (lang_story(e->game, e->lang, line, &title) != NULL)
		print_passage(p, e);
}

static enum ui how_it_ended(const struct ending *e, const void *state)
{
	const bool alone = ((const struct turn *)state)->seats == 1;

	if (alone)
		return e->won ? UI_WON_ALONE : UI_LOST_ALONE;
	return e->won ? UI_WON_TOGETHER : UI_LOST_TOGETHER;
}

void show_why(const struct eyes *w, const void *state, const struct ending *e, struct text *t)
{
	if (e->together) {
		text_add(t, lang_ui(w->lang, how_it_ended(e, state)));
		text_char(t, '\n');
	}
	for (int i = 0; i < e->lines; i++) {
		lang_line(w->game, w->lang, &w->names, &e->line[i], t);
		text_char(t, '\n');
	}
}
