/* show.c -- see show.h. */

#include "host/show.h"

#include <stdio.h>
#include <string.h>

#include "rules/notation.h"

struct shown shown_of(const struct table *t, enum language l, int seat)
{
	struct shown w = {.game = t->game, .lang = l, .seat = seat};

	for (int i = 0; i < SEATS_MAX; i++)
		w.names.of[i] = t->chair[i].name;
	return w;
}

void show_view(const struct shown *w, const void *state, void *view)
{
	memcpy(view, state, w->game->state_size);
	if (w->seat != SHOW_TRUTH)
		w->game->hide(view, w->seat);
}

void show_marks(const struct shown *w, const struct item *i, struct text *t)
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

void show_item(const struct shown *w, const struct item *i, struct text *t)
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

int show_tell(const struct shown *w, const void *before, struct move m, const void *after,
              struct line *line)
{
	alignas(16) unsigned char a[STATE_MAX], b[STATE_MAX];

	show_view(w, before, a);
	show_view(w, after, b);
	if (w->seat != SHOW_TRUTH)
		m = w->game->hide_move(before, m, w->seat);
	return tell_step(w->game, a, m, b, line);
}

void show_sentence(const struct shown *w, const struct line *line, char *buffer, size_t size)
{
	struct text t = text_on(buffer, size);

	lang_line(w->game, w->lang, &w->names, line, &t);
}
