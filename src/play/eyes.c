/* eyes.c -- see eyes.h. */

#include "play/eyes.h"

#include <string.h>

#include "rules/telling.h"

struct eyes eyes_of(const struct table *t, enum language l, int seat)
{
	struct eyes e = {.game = t->game, .lang = l, .seat = seat};

	for (int i = 0; i < SEATS_MAX; i++)
		e.names.of[i] = t->chair[i].name[0] != '\0' ? t->chair[i].name : NULL;
	return e;
}

void eyes_view(const struct eyes *e, const void *state, void *view)
{
	memcpy(view, state, e->game->state_size);
	if (e->seat != TRUTH)
		e->game->hide(view, e->seat);
}

bool eyes_may_see(const struct eyes *e, int seat)
{
	return seat < SEATS_MAX && (e->seat == TRUTH || e->seat == seat);
}

void walk_begin(struct walk *w, const struct table *t)
{
	w->table = t;
	w->n = 0;
	w->undone = t->undone;
	w->move = (struct move){0};
	table_at(t, 0, w->after);
	memcpy(w->before, w->after, t->game->state_size);
}

bool walk_on(struct walk *w)
{
	const struct table *t = w->table;

	if (w->n >= t->moves)
		return false;
	memcpy(w->before, w->after, t->game->state_size);
	w->move = t->move[w->n++];
	t->game->apply(w->after, w->move);
	return true;
}

void walk_to(struct walk *w, uint32_t n)
{
	if (w->undone != w->table->undone || n < w->n)
		walk_begin(w, w->table);
	while (w->n < n && walk_on(w))
		;
}

struct move eyes_move(const struct eyes *e, const struct walk *w)
{
	return e->seat == TRUTH ? w->move : e->game->hide_move(w->before, w->move, e->seat);
}

int eyes_tell(const struct eyes *e, const struct walk *w, struct line *line)
{
	alignas(16) unsigned char before[STATE_MAX], after[STATE_MAX];

	eyes_view(e, w->before, before);
	eyes_view(e, w->after, after);
	return tell_step(e->game, before, eyes_move(e, w), after, line);
}
