/* sight.c -- see sight.h. */

#include "tui/sight.h"

#include <string.h>

#include "rules/notation.h"
#include "tui/skin.h"

enum { PILE_KINDS = 12 }; /* an unsorted heap of more kinds than this is a pile */

/* Moves what lies on the board behind the rest. */
static void part_board(struct sight *s)
{
	struct item board[ITEMS_MAX];
	int boards = 0;

	s->all = s->items;
	s->items = 0;
	for (int i = 0; i < s->all; i++)
		if (s->skin->has != NULL && s->skin->has(s, &s->item[i]))
			board[boards++] = s->item[i];
		else
			s->item[s->items++] = s->item[i];
	/* cppcheck-suppress uninitvar ; none of it is read if there is none */
	memcpy(s->item + s->items, board, (size_t)boards * sizeof *board);
}

void sight_take(struct sight *s, const struct eyes *w, const void *state, int asked)
{
	const struct game *g = w->game;

	s->eyes = *w;
	s->skin = skin_of(g);
	s->asked = asked;
	s->alone = false;
	eyes_view(w, state, s->view);
	s->items = g->telling->scene(s->view, w->seat == TRUTH ? SPECTATOR : w->seat, s->item);
	part_board(s);
	s->moves = 0;
	if (asked < 0)
		return;
	memcpy(s->knows, state, g->state_size);
	g->hide(s->knows, asked);
	s->moves = g->moves(s->knows, asked, s->move);
}

bool sight_touches(const struct sight *s, struct move m, const struct item *i)
{
	const struct verb *v = &s->eyes.game->verbs[m.verb];
	bool named = i->owner == NOBODY || i->owner == m.seat, touched = false;

	for (int n = 0; n < ARGS_MAX; n++) {
		named = named || (v->list[n] == LIST_SEATS && m.arg[n] == i->owner);
		touched = touched || (v->list[n] == i->list && m.arg[n] == i->index);
	}
	return touched && named && i->index != UNKNOWN;
}

int sight_move_of(const struct sight *s, const struct item *i, int after)
{
	for (int n = 1; n <= s->moves; n++) {
		const int at = (after + n) % s->moves;
		if (sight_touches(s, s->move[at], i))
			return at;
	}
	return -1;
}

const char *sight_zone_id(const struct sight *s, int zone)
{
	return notation_id(s->eyes.game, LIST_ZONES, zone);
}

bool sight_is_pile(const struct sight *s, int zone, int owner, int *things)
{
	int kinds = 0;
	bool hidden = true;

	*things = 0;
	for (int i = 0; i < s->items; i++) {
		if (!sight_lies(&s->item[i], zone, owner))
			continue;
		kinds++;
		*things += s->item[i].count;
		hidden = hidden && s->item[i].index == UNKNOWN;
	}
	const char *id = sight_zone_id(s, zone);
	const bool heap = text_same(id, "discard") || skin_lists(s->skin->piles, id);
	return kinds > 0 && owner == NOBODY && (hidden || heap || kinds > PILE_KINDS);
}

/* --- Names ------------------------------------------------------------------------------ */

static const struct figure *figure_of(const struct game *g, const struct item *i)
{
	for (const struct figure *f = g->telling->figures; f != NULL && f->copies != 0; f++)
		if (f->list == i->list && f->index == i->index)
			return f;
	return NULL;
}

/* "Sailor 3/1" without the word that has figures in it. */
static void add_bare(struct text *t, const char *name)
{
	struct span rest = span_of(name);
	bool first = true;

	for (struct span word = span_word(&rest); word.size > 0; word = span_word(&rest)) {
		if (memchr(word.at, '/', word.size) != NULL)
			continue;
		text_add(t, first ? "" : " ");
		text_part(t, word.at, word.size);
		first = false;
	}
}

void sight_bare_name(const struct sight *s, const struct item *i, struct text *t)
{
	const char *name = lang_entry(s->eyes.game, s->eyes.lang, i->list, i->index);

	if (s->skin->columns != NULL && figure_of(s->eyes.game, i) != NULL)
		add_bare(t, name);
	else
		text_add(t, name);
}

void sight_figures(const struct sight *s, const struct item *i, struct text *t)
{
	const struct figure *f = i->index != UNKNOWN ? figure_of(s->eyes.game, i) : NULL;
	const struct sign *sign = s->skin->columns;
	bool first = true;

	for (int n = 0; f != NULL && sign != NULL && sign[n].id != NULL; n++) {
		if (f->value[n] == FIGURE_NONE)
			continue;
		text_add(t, first ? "" : " ");
		first = false;
		if (f->value[n] == FIGURE_NEVER) {
			text_add(t, "☠");
			continue;
		}
		text_add(t, sign[n].before);
		text_number(t, f->value[n]);
		text_add(t, sign[n].after);
	}
}

void sight_chip(const struct sight *s, const struct item *i, bool figures, struct text *t)
{
	if (i->index == UNKNOWN) {
		show_item(&s->eyes, i, t);
		return;
	}
	sight_bare_name(s, i, t);
	if (figures) {
		char buffer[CHIP_SIZE];
		struct text signs = text_on(buffer, sizeof buffer);
		sight_figures(s, i, &signs);
		text_add(t, buffer[0] != '\0' ? " " : "");
		text_add(t, buffer);
	}
	show_marks(&s->eyes, i, t);
}

/* Without their figures, cards of one name are the same thing. */
static bool same_thing(const struct sight *s, const struct item *a, const struct item *b,
                       bool figures)
{
	char left[CHIP_SIZE], right[CHIP_SIZE];
	struct text l = text_on(left, sizeof left), r = text_on(right, sizeof right);

	if (a->list != b->list || a->flags != b->flags || !sight_lies(a, b->zone, b->owner))
		return false;
	if (figures || a->index == UNKNOWN || b->index == UNKNOWN)
		return a->index == b->index;
	sight_bare_name(s, a, &l);
	sight_bare_name(s, b, &r);
	return text_same(left, right);
}

/* Equal things are told once, with their number. */
static bool gather(const struct sight *s, int at, bool figures, struct item *sum)
{
	*sum = s->item[at];
	for (int i = 0; i < s->items; i++) {
		if (i == at || !same_thing(s, &s->item[i], sum, figures))
			continue;
		if (i < at)
			return false;
		sum->count = (uint16_t)(sum->count + s->item[i].count);
	}
	return true;
}

void sight_zone_line(const struct sight *s, int zone, int owner, bool figures, struct text *t)
{
	int n = 0;

	text_add(t, lang_entry(s->eyes.game, s->eyes.lang, LIST_ZONES, zone));
	text_add(t, ": ");
	for (int i = 0; i < s->items; i++) {
		struct item sum;
		if (!sight_lies(&s->item[i], zone, owner) || !gather(s, i, figures, &sum))
			continue;
		text_add(t, n++ > 0 ? ", " : "");
		sight_chip(s, &sum, figures, t);
	}
}

/* --- Seats and moves ---------------------------------------------------------------------- */

void sight_all_counters(const struct sight *s, int seat, struct text *t)
{
	const struct game *g = s->eyes.game;
	bool first = true;

	for (int c = 0; c < g->lists[LIST_COUNTERS].size; c++) {
		const int n = g->telling->counter(s->view, c, seat);
		if (n == 0 || show_on_table(g, c, s->item, s->items))
			continue;
		text_add(t, first ? "" : ", ");
		text_add(t, lang_entry(g, s->eyes.lang, LIST_COUNTERS, c));
		text_char(t, ' ');
		text_number(t, n);
		first = false;
	}
}

/* A name whose words stay on one line. */
static void add_together(struct text *t, const char *name)
{
	for (; *name != '\0'; name++)
		if (*name == ' ')
			text_add(t, "\u00a0");
		else
			text_char(t, *name);
	text_add(t, "\u00a0");
}

void sight_counters(const struct sight *s, int seat, struct text *t)
{
	const struct game *g = s->eyes.game;
	const struct sign *sign = s->skin->counters;

	if (sign == NULL) {
		sight_all_counters(s, seat, t);
		return;
	}
	for (int i = 0; sign[i].id != NULL; i++) {
		const int which = notation_find(g, LIST_COUNTERS, span_of(sign[i].id));
		const int n = which >= 0 ? g->telling->counter(s->view, which, seat) : 0;
		if (which < 0 || (sign[i].before == NULL && n == 0))
			continue;
		text_add(t, t->at != t->start ? "  " : "");
		if (sign[i].before != NULL)
			text_add(t, sign[i].before);
		else
			add_together(t, lang_entry(g, s->eyes.lang, LIST_COUNTERS, which));
		text_number(t, n);
		text_add(t, sign[i].after);
	}
}

void sight_label(const struct sight *s, int move, struct text *t)
{
	lang_move(s->eyes.game, s->eyes.lang, &s->eyes.names, s->move[move], t);
}

void sight_explain(const struct sight *s, int move, struct text *t)
{
	struct line line[LINES_MAX];
	const int lines = s->eyes.game->telling->explain(s->knows, s->move[move], line);

	for (int i = 0; i < lines; i++) {
		char sentence[SHOW_LINE];
		show_sentence(&s->eyes, &line[i], sentence, sizeof sentence);
		text_add(t, i > 0 ? "; " : "");
		text_add(t, sentence);
	}
}

void sight_seat(const struct sight *s, int seat, struct text *t)
{
	lang_seat(s->eyes.lang, &s->eyes.names, seat, t);
}
