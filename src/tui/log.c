/* log.c -- see log.h. */

#include "tui/log.h"

#include <stdlib.h>
#include <string.h>

/* Without memory the log ends early, and the game goes on. */
static bool grow(struct log *l)
{
	const int room = l->room > 0 ? 2 * l->room : 256;
	struct entry *more = realloc(l->entry, (size_t)room * sizeof *more);

	if (more == NULL)
		return false;
	l->entry = more;
	l->room = room;
	return true;
}

static void add(struct log *l, const struct line *line, uint32_t ply, const char *note)
{
	if (l->entries == l->room && !grow(l))
		return;
	l->entry[l->entries++] = (struct entry){*line, ply, note};
}

static void add_notes(struct log *l, uint32_t ply)
{
	const struct line none = {.word = 0};

	for (int i = 0; i < l->notes; i++)
		if (l->note[i].ply == ply)
			add(l, &none, ply, l->note[i].text);
}

/* Those behind more than n moves. */
static void forget_notes(struct log *l, uint32_t n)
{
	while (l->notes > 0 && l->note[l->notes - 1].ply > n)
		free(l->note[--l->notes].text);
}

void log_note(struct log *l, uint32_t ply, const char *text)
{
	struct note *more = realloc(l->note, (size_t)(l->notes + 1) * sizeof *more);
	char *copy = more != NULL ? strdup(text) : NULL;

	l->note = more != NULL ? more : l->note;
	if (copy == NULL)
		return;
	l->note[l->notes++] = (struct note){copy, ply};
	if (l->walk.n >= ply)
		log_reset(l);
}

void log_sentence(const struct log *l, int entry, const struct eyes *w, char *out, size_t size)
{
	const struct entry *e = &l->entry[entry];
	struct text t = text_on(out, size);

	if (e->note == NULL)
		show_sentence(w, &e->line, out, size);
	else
		text_add(&t, e->note);
}

void log_reset(struct log *l)
{
	l->entries = 0;
	l->walk.table = NULL;
	l->walk.n = 0;
}

void log_free(struct log *l)
{
	while (l->notes > 0)
		free(l->note[--l->notes].text);
	free(l->note);
	free(l->entry);
}

/* The walk goes on from where it was, unless the past or the eyes have changed. */
void log_follow(struct log *l, const struct table *t, uint32_t n, const struct eyes *e)
{
	struct line line[LINES_MAX];

	if (l->walk.table != t || l->walk.undone != t->undone || n < l->walk.n ||
	    l->seat != e->seat)
		log_reset(l);
	l->seat = e->seat;
	forget_notes(l, n);
	if (l->walk.table == NULL) {
		walk_begin(&l->walk, t);
		add_notes(l, 0);
	}
	while (l->walk.n < n && walk_on(&l->walk)) {
		const int lines = eyes_tell(e, &l->walk, line);
		for (int i = 0; i < lines; i++)
			add(l, &line[i], l->walk.n, NULL);
		add_notes(l, l->walk.n);
	}
}
