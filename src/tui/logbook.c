/* logbook.c -- see logbook.h. */

#include "tui/logbook.h"

#include <stdlib.h>
#include <string.h>

static void add(struct logbook *l, const struct line *line, uint32_t ply)
{
	if (l->entries == l->room) {
		l->room = l->room > 0 ? 2 * l->room : 256;
		l->entry = realloc(l->entry, (size_t)l->room * sizeof *l->entry);
		if (l->entry == NULL)
			abort();
	}
	l->entry[l->entries++] = (struct entry){*line, ply};
}

void logbook_reset(struct logbook *l)
{
	l->entries = 0;
	l->moves = 0;
}

void logbook_free(struct logbook *l)
{
	free(l->entry);
}

void logbook_follow(struct logbook *l, const struct table *t, uint32_t n, const struct shown *w)
{
	alignas(16) unsigned char before[STATE_MAX], after[STATE_MAX];
	struct line line[LINES_MAX];

	if (n < l->moves || l->seat != w->seat)
		logbook_reset(l);
	l->seat = w->seat;
	if (n == l->moves)
		return;
	table_at(t, l->moves, after);
	for (; l->moves < n; l->moves++) {
		memcpy(before, after, t->game->state_size);
		t->game->apply(after, t->move[l->moves]);
		const int lines = show_tell(w, before, t->move[l->moves], after, line);
		for (int i = 0; i < lines; i++)
			add(l, &line[i], l->moves + 1);
	}
}
