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

static void add(struct log *l, struct entry e)
{
	if (l->entries < l->room || grow(l))
		l->entry[l->entries++] = e;
}

static void add_heading(struct log *l, const struct line *line)
{
	struct entry e = {.ply = l->walk.n, .heading = true};

	e.passage.line.round = line->round;
	e.passage.line.active = line->active;
	add(l, e);
}

/* A line goes on with the last entry, or is one; before it comes whose turn it opens. */
static void add_line(struct log *l, const struct eyes *e, const struct line *line)
{
	struct passage *p = &l->last;

	if (passage_add(p, e, line) && l->entries > 0) {
		l->entry[l->entries - 1].passage = *p;
		l->entry[l->entries - 1].ply = l->walk.n;
		return;
	}
	if (p->opens)
		add_heading(l, line);
	if (!passage_bare(p, e))
		add(l, (struct entry){*p, l->walk.n, false, NULL});
}

static void add_notes(struct log *l, uint32_t ply)
{
	for (int i = 0; i < l->notes; i++)
		if (l->note[i].ply == ply) {
			add(l, (struct entry){.ply = ply, .note = l->note[i].text});
			l->last.closed = true;
		}
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

	if (e->note != NULL)
		text_add(&t, e->note);
	else if (e->heading)
		passage_heading(&e->passage, w, &t);
	else
		passage_text(&e->passage, w, &t);
}

void log_reset(struct log *l)
{
	l->entries = 0;
	l->walk.table = NULL;
	l->walk.n = 0;
	l->last = (struct passage){0};
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
			add_line(l, e, &line[i]);
		add_notes(l, l->walk.n);
	}
}
