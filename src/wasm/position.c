/* position.c -- a position for a page: who, what lies where, and what may be done.
 *
 * What lies where and what may be done is computed from the view of the eyes that ask; who is
 * asked, what can be taken back and whether all win as one are facts of the table itself. */

#include "wasm/answers.h"

#include "bots/odds.h"
#include "play/ending.h"
#include "rules/notation.h"

enum { LABEL_MAX = 512, ODDS_CHOICES = 12, PERMILLE = ODDS_WHOLE / 1000 };

static void add_seats(struct json *j, const struct table *t, const struct eyes *e, const void *view)
{
	const struct game *g = e->game;
	const struct turn *turn = view;
	struct result r;

	g->result(view, &r);
	json_open(j, "seats", '[');
	for (int seat = 0; seat < turn->seats; seat++) {
		char name[LABEL_MAX];
		struct text label = text_on(name, sizeof name);
		lang_seat(e->lang, &e->names, seat, &label);
		json_open(j, NULL, '{');
		json_string(j, "name", name);
		json_string(j, "kind", t->chair[seat].kind);
		json_number(j, "score", r.score[seat]);
		json_number(j, "place", turn->over ? r.place[seat] : 0);
		json_open(j, "counters", '{');
		for (int c = 0; c < g->lists[LIST_COUNTERS].size; c++)
			json_number(j, notation_id(g, LIST_COUNTERS, c),
			            g->telling->counter(view, c, seat));
		json_close(j, '}');
		json_close(j, '}');
	}
	json_close(j, ']');
}

/* How it ended: rows by seat, counters beside the scores, and why. */
static void add_ending(struct json *j, const struct eyes *w, const void *view)
{
	const struct game *g = w->game;
	char sentence[LABEL_MAX];
	struct ending e;

	ending_of(g, view, &e);
	json_open(j, "ending", '{');
	json_truth(j, "together", e.together);
	json_truth(j, "won", e.won);
	json_open(j, "rows", '[');
	for (int i = 0; i < e.seats; i++)
		json_number(j, NULL, e.seat[i]);
	json_close(j, ']');
	json_open(j, "counters", '[');
	for (int i = 0; i < e.counters; i++)
		json_string(j, NULL, notation_id(g, LIST_COUNTERS, e.counter[i]));
	json_close(j, ']');
	json_open(j, "why", '[');
	for (int i = 0; i < e.lines; i++) {
		struct text t = text_on(sentence, sizeof sentence);
		lang_line(g, w->lang, &w->names, &e.line[i], &t);
		json_string(j, NULL, sentence);
	}
	json_close(j, ']');
	json_close(j, '}');
}

static void add_item(struct json *j, const struct game *g, const struct item *i)
{
	json_open(j, NULL, '{');
	json_number(j, "list", i->list);
	json_string(j, "id", i->index == UNKNOWN ? "" : notation_id(g, i->list, i->index));
	json_string(j, "zone", notation_id(g, LIST_ZONES, i->zone));
	json_number(j, "owner", i->owner);
	json_number(j, "row", i->row);
	json_number(j, "column", i->column);
	json_number(j, "count", i->count);
	json_number(j, "flags", i->flags);
	json_close(j, '}');
}

static void add_items(struct json *j, const struct eyes *e, const void *view)
{
	struct item item[ITEMS_MAX];
	const int items =
		e->game->telling->scene(view, e->seat == TRUTH ? SPECTATOR : e->seat, item);

	json_open(j, "items", '[');
	for (int i = 0; i < items; i++)
		if (item[i].count > 0)
			add_item(j, e->game, &item[i]);
	json_close(j, ']');
}

static void add_arguments(struct json *j, const struct game *g, struct move m)
{
	json_open(j, "args", '[');
	for (int i = 0; i < ARGS_MAX && g->verbs[m.verb].list[i] != LIST_NONE; i++) {
		json_open(j, NULL, '{');
		json_number(j, "list", g->verbs[m.verb].list[i]);
		json_string(j, "id", notation_id(g, g->verbs[m.verb].list[i], m.arg[i]));
		json_close(j, '}');
	}
	json_close(j, ']');
}

/* The chance to win a fight apart from what may be gained: some moves say it themselves. */
static void add_hope(struct json *j, const struct eyes *e, const struct odds *o)
{
	char text[LABEL_MAX];
	struct text t = text_on(text, sizeof text);
	struct prospect hope = o->hope;

	if (hope.win >= 0) {
		lang_win(e->lang, hope.win, &t);
		json_string(j, "win", text);
	}
	hope.win = -1;
	t = text_on(text, sizeof text);
	lang_hope(e->game, e->lang, &hope, o->compares ? &o->now : NULL, &t);
	json_string(j, "hope", text);
}

/* What chance may answer, and what may be hoped for. */
static void add_odds(struct json *j, const struct eyes *e, const void *view, struct move m)
{
	struct odds o;

	json_open(j, "odds", '[');
	odds_of(e->game, view, e->seat, m, &o);
	for (int i = 0; i < o.size; i++) {
		const struct section *section = &e->game->telling->sections[o.of[i].section];
		json_open(j, NULL, '{');
		json_string(j, "section", section->id != NULL ? section->id : "");
		json_string(j, "title", lang_outcome(e->game, e->lang, o.of[i].section));
		json_number(j, "permille", o.of[i].share / PERMILLE);
		json_close(j, '}');
	}
	json_close(j, ']');
	if (o.hopes)
		add_hope(j, e, &o);
}

static void add_choice(struct json *j, const struct eyes *e, const void *view, struct move m,
                       bool odds)
{
	const struct game *g = e->game;
	struct line line[LINES_MAX];
	char buffer[LABEL_MAX];
	struct text t = text_on(buffer, sizeof buffer);

	json_open(j, NULL, '{');
	notation_move(g, m, &t);
	json_string(j, "move", buffer);
	json_string(j, "verb", g->verbs[m.verb].name);
	json_number(j, "amount", m.amount);
	add_arguments(j, g, m);
	t = text_on(buffer, sizeof buffer);
	lang_move(g, e->lang, &e->names, m, &t);
	json_string(j, "label", buffer);
	json_open(j, "explain", '[');
	const int lines = g->telling->explain(view, m, line);
	for (int i = 0; i < lines; i++) {
		t = text_on(buffer, sizeof buffer);
		lang_line(g, e->lang, &e->names, &line[i], &t);
		json_string(j, NULL, buffer);
	}
	json_close(j, ']');
	if (odds)
		add_odds(j, e, view, m);
	json_close(j, '}');
}

static void add_choices(struct json *j, const struct eyes *e, const void *view)
{
	struct move move[MOVES_MAX];
	const bool asked = e->seat < SEATS_MAX && turn_waits(view, e->seat);
	const int moves = asked ? e->game->moves(view, e->seat, move) : 0;

	json_open(j, "choices", '[');
	for (int i = 0; i < moves; i++)
		add_choice(j, e, view, move[i], moves <= ODDS_CHOICES);
	json_close(j, ']');
}

static void add_turn(struct json *j, const struct game *g, const struct turn *turn)
{
	json_number(j, "ply", turn->ply);
	json_number(j, "round", turn->round);
	json_number(j, "active", turn->active);
	json_string(j, "phase", g->phases[turn->phase]);
	json_truth(j, "over", turn->over != 0);
	json_open(j, "waiting", '[');
	for (int seat = 0; seat < SEATS_MAX; seat++)
		if (turn_waits(turn, seat))
			json_number(j, NULL, seat);
	json_close(j, ']');
}

/* What only holds of the moment in which the game is. */
static void add_now(struct json *j, struct sitting *s, bool now)
{
	const struct coming c = sitting_next(s);

	json_number(j, "asks", now && c.what == NEXT_ASK ? c.seat : -1);
	json_truth(j, "undo", now && sitting_can_undo(s));
	json_truth(j, "redo", now && sitting_can_redo(s));
}

void answer_state(struct json *j, const char *key, struct kept *k, const struct eyes *e, uint32_t n)
{
	alignas(16) unsigned char view[STATE_MAX];
	const struct table *t = &k->table;
	const bool now = n >= t->moves;

	if (!now)
		walk_to(&k->walk, n);
	eyes_view(e, now ? t->state : k->walk.after, view);
	json_open(j, key, '{');
	json_string(j, "game", e->game->name);
	json_number(j, "moves", t->moves);
	json_number(j, "at", now ? t->moves : n);
	json_number(j, "seat", e->seat);
	json_truth(j, "together", k->together);
	add_now(j, &k->sitting, now);
	add_turn(j, e->game, (const struct turn *)view);
	add_seats(j, t, e, view);
	add_items(j, e, view);
	if (((const struct turn *)view)->over)
		add_ending(j, e, view);
	if (now)
		add_choices(j, e, view);
	json_close(j, '}');
}
