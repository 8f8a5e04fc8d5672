/* show.c -- see show.h. */

#include "cli/show.h"

#include <stdio.h>
#include <string.h>

#include "cli/out.h"
#include "rules/notation.h"

enum {
	PILE_SHOWN = 12, /* a longer pile shows only its number */
	LONG_LINE = 4096,
	STORY_INDENT = 4
};

/* --- Zones ------------------------------------------------------------------ */

static bool lies_in(const struct item *i, int zone, int owner)
{
	return i->zone == zone && i->owner == owner && i->count > 0;
}

/* A seat's face-down pile that a counter of the same name counts already. */
static bool counted(const struct game *g, int zone, int owner, bool unseen)
{
	const struct span id = span_of(notation_id(g, LIST_ZONES, zone));

	return unseen && owner != NOBODY && notation_find(g, LIST_COUNTERS, id) >= 0;
}

/* The map itself never changes: how many places it has says nothing. */
static bool is_map(const struct game *g, int zone)
{
	return text_same(notation_id(g, LIST_ZONES, zone), "board");
}

/* Titles say nothing about what has to be done, and the sentence that did scrolls away. */
static bool asks(const struct game *g, int zone)
{
	const uint8_t *task = g->telling->tasks;

	while (task != NULL && *task != UNKNOWN && *task != zone)
		task++;
	return task != NULL && *task == zone;
}

static void show_task(const struct eyes *w, const struct item *i, struct text *t)
{
	const struct figure *f = w->game->telling->figures;
	char room[TEXT_ROOM];

	while (f->copies > 0 && (f->list != i->list || f->index != i->index))
		f++;
	if (f->copies == 0 || f->note == 0)
		return;
	text_add(t, " (");
	text_add(t, lang_text(w->game, w->lang, f->note, room, sizeof room));
	text_add(t, ")");
}

/* One zone of one owner on one line; nothing if it is empty. */
static void show_zone(const struct eyes *w, const struct item *item, int items, int zone, int owner)
{
	char buffer[LONG_LINE];
	struct text t = text_on(buffer, sizeof buffer);
	int kinds = 0, things = 0;
	bool unseen = true;

	for (int i = 0; i < items; i++) {
		if (!lies_in(&item[i], zone, owner))
			continue;
		kinds++;
		things += item[i].count;
		unseen = unseen && item[i].index == UNKNOWN;
	}
	if (kinds == 0 || counted(w->game, zone, owner, unseen))
		return;
	text_add(&t, lang_entry(w->game, w->lang, LIST_ZONES, zone));
	text_add(&t, ": ");
	if (kinds > PILE_SHOWN)
		text_number(&t, things);
	for (int i = 0, n = 0; i < items && kinds <= PILE_SHOWN; i++) {
		if (!lies_in(&item[i], zone, owner))
			continue;
		text_add(&t, n++ > 0 ? ", " : "");
		show_item(w, &item[i], &t);
		if (asks(w->game, zone))
			show_task(w, &item[i], &t);
	}
	out_wrap(stdout, owner == NOBODY ? 0 : 4, buffer);
}

static void show_zones(const struct eyes *w, const struct item *item, int items, int owner)
{
	for (int zone = 0; zone < w->game->lists[LIST_ZONES].size; zone++)
		if (!is_map(w->game, zone))
			show_zone(w, item, items, zone, owner);
}

/* --- Seats ------------------------------------------------------------------ */

static void show_seat(const struct eyes *w, const void *view, int seat, const struct item *item,
                      int items)
{
	const struct turn *turn = view;
	char buffer[SHOW_LINE];
	struct text t = text_on(buffer, sizeof buffer);
	bool first = true;

	text_add(&t, turn->active == seat ? "> " : "  ");
	lang_seat(w->lang, &w->names, seat, &t);
	for (int c = 0; c < w->game->lists[LIST_COUNTERS].size; c++) {
		const int n = w->game->telling->counter(view, c, seat);
		if (n == 0 || show_on_table(w->game, c, item, items))
			continue;
		text_add(&t, first ? ": " : ", ");
		text_add(&t, lang_entry(w->game, w->lang, LIST_COUNTERS, c));
		text_char(&t, ' ');
		text_number(&t, n);
		first = false;
	}
	puts(buffer);
	show_zones(w, item, items, seat);
}

void show_table(const struct eyes *w, const void *state)
{
	alignas(16) unsigned char view[STATE_MAX];
	const struct turn *turn = (const struct turn *)view;
	struct item item[ITEMS_MAX];

	eyes_view(w, state, view);
	const int items =
		w->game->telling->scene(view, w->seat == TRUTH ? SPECTATOR : w->seat, item);
	show_zones(w, item, items, NOBODY);
	for (int seat = 0; seat < turn->seats; seat++)
		show_seat(w, view, seat, item, items);
}

/* --- JSON --------------------------------------------------------------------- */

static void items_json(const struct eyes *w, const struct item *item, int items)
{
	struct grid grid = {0};
	static const char *const key[] = {"id", "zone", "owner", "row", "column", "count", "flags"};

	for (int i = 0; i < 7; i++)
		grid_column(&grid, key[i], "", i > 1);
	for (int i = 0; i < items; i++) {
		grid_add(&grid, notation_id(w->game, item[i].list, item[i].index));
		grid_add(&grid, notation_id(w->game, LIST_ZONES, item[i].zone));
		if (item[i].owner == NOBODY)
			grid_add(&grid, "");
		else
			grid_addf(&grid, "%d", item[i].owner);
		grid_addf(&grid, "%d", item[i].row);
		grid_addf(&grid, "%d", item[i].column);
		grid_addf(&grid, "%d", item[i].count);
		grid_addf(&grid, "%d", item[i].flags);
	}
	grid_json(&grid, stdout);
	grid_free(&grid);
}

static void seats_json(const struct eyes *w, const void *view)
{
	const struct turn *turn = view;
	struct grid grid = {0};
	const int counters = w->game->lists[LIST_COUNTERS].size;

	grid_column(&grid, "seat", "", true);
	for (int c = 0; c < counters; c++)
		grid_column(&grid, notation_id(w->game, LIST_COUNTERS, c), "", true);
	for (int seat = 0; seat < turn->seats; seat++) {
		grid_addf(&grid, "%d", seat);
		for (int c = 0; c + 1 < grid.columns; c++)
			grid_addf(&grid, "%d", w->game->telling->counter(view, c, seat));
	}
	grid_json(&grid, stdout);
	grid_free(&grid);
}

void show_table_json(const struct eyes *w, const void *state)
{
	alignas(16) unsigned char view[STATE_MAX];
	const struct turn *turn = (const struct turn *)view;
	struct item item[ITEMS_MAX];

	eyes_view(w, state, view);
	const int items =
		w->game->telling->scene(view, w->seat == TRUTH ? SPECTATOR : w->seat, item);
	printf("{\"ply\":%u,\"active\":%d,\"phase\":\"%s\",\"over\":%s,\"seats\":", turn->ply,
	       turn->active, w->game->phases[turn->phase], turn->over ? "true" : "false");
	seats_json(w, view);
	printf(",\n\"items\":");
	items_json(w, item, items);
	puts("}");
}

/* --- What happened -------------------------------------------------------------- */

bool show_story(const struct eyes *w, const struct line *line)
{
	const char *title, *text = lang_story(w->game, w->lang, line, &title);

	if (text == NULL)
		return false;
	putchar('\n');
	out_wrap(stdout, STORY_INDENT, text);
	putchar('\n');
	return true;
}

static void result_row(const struct eyes *w, const void *state, const struct ending *e, int seat,
                       struct grid *grid)
{
	char name[SHOW_LINE];
	struct text t = text_on(name, sizeof name);

	lang_seat(w->lang, &w->names, seat, &t);
	if (!e->together)
		grid_addf(grid, "%d", e->result.place[seat]);
	grid_add(grid, name);
	grid_addf(grid, "%d", e->result.score[seat]);
	for (int i = 0; i < e->counters; i++)
		grid_addf(grid, "%d", w->game->telling->counter(state, e->counter[i], seat));
}

void show_result(const struct eyes *w, const void *state)
{
	char why[SHOW_WHY];
	struct text t = text_on(why, sizeof why);
	struct grid grid = {0};
	struct ending e;

	ending_of(w->game, state, &e);
	show_why(w, state, &e, &t);
	if (!e.together)
		grid_column(&grid, "place", lang_ui(w->lang, UI_PLACE), true);
	grid_column(&grid, "seat", lang_ui(w->lang, UI_SEAT), false);
	grid_column(&grid, "score", lang_ui(w->lang, UI_SCORE), true);
	for (int i = 0; i < e.counters; i++)
		grid_column(&grid, notation_id(w->game, LIST_COUNTERS, e.counter[i]),
		            lang_entry(w->game, w->lang, LIST_COUNTERS, e.counter[i]), true);
	for (int i = 0; i < e.seats; i++)
		result_row(w, state, &e, e.seat[i], &grid);
	if (e.seats > 0)
		grid_print(&grid, stdout);
	fputs(why, stdout);
	grid_free(&grid);
}
