/* picture.c -- see picture.h. */

#include "tui/picture.h"

#include <stdio.h>
#include <string.h>

#include "tui/layout.h"
#include "tui/skin.h"
#include "tui/story.h"
#include "tui/term.h"

enum { TEXT_SIZE = 1 << 16, TITLE_SIZE = 512, MARGIN = 4, LOG_STEP = 10 };

int speed_pause(int speed)
{
	static const int pause[SPEEDS] = {0, 350, 1000, 2500};

	return pause[speed];
}

/* --- Bars ----------------------------------------------------------------------------------- */

/* A pile and its number, if there is room for all of it. */
static void add_pile(const struct frame *f, const struct sight *s, int zone, int room,
                     struct text *t)
{
	char pile[CHIP_SIZE];
	struct text p = text_on(pile, sizeof pile);
	int things;

	if (!sight_is_pile(s, zone, NOBODY, &things))
		return;
	text_add(&p, " · ");
	text_add(&p, lang_entry(s->eyes.game, s->eyes.lang, LIST_ZONES, zone));
	text_char(&p, ' ');
	text_number(&p, things);
	if (frame_width(f, t->start) + frame_width(f, pile) <= room)
		text_add(t, pile);
}

static void draw_title(struct frame *f, struct rect r, const struct sight *s, const char *head)
{
	const struct game *g = s->eyes.game;
	const struct turn *turn = sight_turn(s);
	char title[TITLE_SIZE], round[16];
	struct text t = text_on(title, sizeof title), n = text_on(round, sizeof round);
	const char *const strings[] = {round, "", "", "", ""};

	text_char(&t, ' ');
	text_add(&t, lang_word(g, s->eyes.lang, g->title));
	text_number(&n, turn->round);
	if (turn->round > 0) {
		text_add(&t, " · ");
		lang_say(s->eyes.lang, UI_ROUND, strings, &t);
	}
	const int right = head != NULL ? frame_width(f, head) + 2 : 0;
	for (int zone = 0; zone < g->lists[LIST_ZONES].size; zone++)
		add_pile(f, s, zone, r.w - right - 1, &t);
	frame_fill(f, r, TINT_BAR, " ");
	frame_put(f, r.y, r.x, r.w - right, TINT_BAR | STYLE_BOLD, title);
	if (head != NULL)
		frame_put(f, r.y, r.x + r.w - right + 1, right - 1, TINT_BAR | STYLE_BOLD, head);
}

static void draw_bar(struct frame *f, struct rect r, const char *keys, const char *note)
{
	frame_fill(f, r, TINT_BAR, " ");
	if (note[0] != '\0')
		frame_put(f, r.y, r.x + 1, r.w - 2, TINT_BAR | STYLE_BOLD, note);
	else
		frame_put(f, r.y, r.x + 1, r.w - 2, TINT_BAR, keys);
}

/* --- Panels ---------------------------------------------------------------------------------- */

void picture_message(struct frame *f, const char *title, const char *message)
{
	const int w = f->columns > 64 ? 60 : f->columns - 4;
	const int rows = frame_rows(f, w - 4, message);
	const struct rect r = {(f->rows - rows - 4) / 2, (f->columns - w) / 2, rows + 4, w};

	frame_clear(f);
	frame_box(f, r, TINT_CYAN, title);
	frame_wrap(f, (struct rect){r.y + 2, r.x + 2, rows, w - 4}, 0, 0, message);
}

static struct rect panel_rect(const struct frame *f)
{
	const int x = f->columns > 100 ? (f->columns - 92) / 2 : MARGIN / 2;

	return (struct rect){1, x, f->rows - 2, f->columns - 2 * x};
}

int scroll_step(const struct scroll *s)
{
	return s->shown > 1 ? s->shown - 1 : 1;
}

bool scroll_on(struct scroll *s)
{
	const bool more = s->below > 0;

	s->top += more ? scroll_step(s) : 0;
	return more;
}

void picture_text(struct frame *f, const char *title, const char *text, const char *keys,
                  struct scroll *s)
{
	struct rect r = panel_rect(f);
	struct rect in = {r.y + 2, r.x + 2, r.h - 5, r.w - 4};
	const int rows = frame_rows(f, in.w, text);
	const int most = rows > in.h ? rows - in.h : 0;

	if (rows < in.h) {
		in.h = rows;
		r.h = rows + 5;
	}
	s->top = s->top < 0 ? 0 : s->top > most ? most : s->top;
	s->shown = in.h;
	s->below = most - s->top;
	frame_box(f, r, TINT_CYAN, title);
	frame_wrap(f, in, 0, s->top, text);
	frame_put(f, r.y + r.h - 2, in.x, in.w, STYLE_DIM, keys);
	if (most > 0) {
		char where[32];
		snprintf(where, sizeof where, " %d %% ", s->top * 100 / most);
		frame_put(f, r.y + r.h - 1, r.x + r.w - 10, 8, TINT_CYAN, where);
	}
}

/* The log one entry per line, the cursor's entry kept in the middle. */
static void draw_log_panel(struct frame *f, const struct picture *p, struct state *ui)
{
	const struct rect r = panel_rect(f);
	const struct eyes *w = &p->sight->eyes;
	struct rect in = {r.y + 1, r.x + 2, r.h - 3, r.w - 4};

	frame_box(f, r, TINT_CYAN, lang_ui(w->lang, UI_LOG));
	ui->line = ui->line < 0 ? 0 : ui->line >= p->log->entries ? p->log->entries - 1 : ui->line;
	const int top = choices_top(ui->line, p->log->entries, in.h);
	for (int i = top; i < p->log->entries && i < top + in.h; i++) {
		char sentence[SHOW_LINE], number[16];
		log_sentence(p->log, i, w, sentence, sizeof sentence);
		snprintf(number, sizeof number, "%4u", p->log->entry[i].ply);
		frame_put(f, in.y + i - top, in.x, 5, STYLE_DIM, number);
		frame_put(f, in.y + i - top, in.x + 6, in.w - 6, i == ui->line ? STYLE_REVERSE : 0,
		          sentence);
	}
	frame_put(f, r.y + r.h - 2, in.x, in.w, STYLE_DIM, lang_ui(w->lang, p->log_keys));
}

static void rule_text(const struct eyes *w, int section, struct text *t)
{
	char room[TEXT_ROOM];

	text_add(t, lang_text(w->game, w->lang, w->game->telling->sections[section].body, room,
	                      sizeof room));
}

/* All zones of one owner, a line each. */
static void zones_text(const struct sight *s, int owner, struct text *t)
{
	for (int zone = 0; zone < s->eyes.game->lists[LIST_ZONES].size; zone++) {
		bool there = false;
		for (int i = 0; i < s->items; i++)
			there = there || sight_lies(&s->item[i], zone, owner);
		if (!there || skin_lists(s->skin->drawn, sight_zone_id(s, zone)))
			continue;
		sight_zone_line(s, zone, owner, true, t);
		text_char(t, '\n');
	}
}

/* Everything on the table in words, for what a small screen had to cut and for what stands
 * on a board. */
static void table_text(const struct sight *s, struct text *t)
{
	static struct sight whole;

	whole = *s;
	whole.items = s->all;
	zones_text(&whole, NOBODY, t);
	for (int seat = 0; seat < sight_turn(s)->seats; seat++) {
		text_char(t, '\n');
		sight_seat(s, seat, t);
		text_add(t, ": ");
		sight_all_counters(s, seat, t);
		text_char(t, '\n');
		zones_text(&whole, seat, t);
	}
}

enum { BAR = 30 };

/* One seat's line of the result, with its score drawn against the best. */
static void result_line(const struct sight *s, const struct ending *e, int seat, int best,
                        struct text *t)
{
	char counters[CHIP_SIZE];
	struct text c = text_on(counters, sizeof counters);
	const int score = e->result.score[seat], place = e->result.place[seat];
	const int bar = best > 0 && score > 0 ? score * BAR / best : 0;

	if (!e->together)
		text_number(t, place);
	text_add(t, e->together ? "" : place == 1 ? ". ★ " : ". ");
	sight_seat(s, seat, t);
	text_add(t, ": ");
	text_number(t, score);
	sight_counters(s, seat, &c);
	text_add(t, " (");
	text_add(t, counters);
	text_add(t, ")\n");
	for (int i = 0; i < bar; i++)
		text_add(t, "█");
	text_add(t, bar > 0 ? "\n\n" : "\n");
}

/* What decided between equal scores, and what the game always shows: "Influence: Ada 3, Bo 2". */
static void result_counters(const struct sight *s, const struct ending *e, struct text *t)
{
	const struct game *g = s->eyes.game;

	for (int i = 0; i < e->counters; i++) {
		text_add(t, lang_entry(g, s->eyes.lang, LIST_COUNTERS, e->counter[i]));
		for (int n = 0; n < e->seats; n++) {
			text_add(t, n == 0 ? ": " : ", ");
			sight_seat(s, e->seat[n], t);
			text_char(t, ' ');
			text_number(t, g->telling->counter(s->view, e->counter[i], e->seat[n]));
		}
		text_char(t, '\n');
	}
}

static void result_text(const struct sight *s, struct text *t)
{
	struct ending e;
	int best = 0;

	ending_of(s->eyes.game, s->view, &e);
	for (int i = 0; i < e.seats; i++)
		best = e.result.score[e.seat[i]] > best ? e.result.score[e.seat[i]] : best;
	for (int i = 0; i < e.seats; i++)
		result_line(s, &e, e.seat[i], best, t);
	result_counters(s, &e, t);
	show_why(&s->eyes, s->view, &e, t);
}

static void draw_odds_panel(struct frame *f, const struct picture *p, const struct state *ui)
{
	const struct eyes *w = &p->sight->eyes;
	const struct rect r = panel_rect(f);
	const char *keys = lang_ui(w->lang, UI_ODDS_KEYS);
	struct rect in = {r.y + 2, r.x + 2, r.h - 5, r.w - 4};
	bool any = false;

	frame_box(f, r, TINT_CYAN, lang_ui(w->lang, UI_ODDS));
	frame_put(f, r.y + r.h - 2, in.x, in.w, STYLE_DIM, keys);
	for (int i = 0; p->advice != NULL && i < p->sight->moves && i < ODDS_CHOICES && in.h > 0;
	     i++) {
		char label[CHIP_SIZE];
		struct text t = text_on(label, sizeof label);
		if (p->advice->odds[i].size == 0 && !p->advice->odds[i].hopes)
			continue;
		any = true;
		sight_label(p->sight, i, &t);
		frame_put(f, in.y, in.x, in.w, STYLE_BOLD | (i == ui->cursor ? STYLE_REVERSE : 0),
		          label);
		rect_cut_top(&in, 1);
		rect_cut_top(&in, 1 + draw_odds(f, in, w, &p->advice->odds[i]));
	}
	if (!any)
		frame_wrap(f, in, 0, 0, lang_ui(w->lang, UI_NO_ODDS));
}

static void help_text(const struct picture *p, struct text *t)
{
	const enum language l = p->sight->eyes.lang;

	if (p->sight->skin->legend != NULL) {
		text_add(t, p->sight->skin->legend[l]);
		text_add(t, "\n\n");
	}
	text_add(t, lang_ui(l, p->help));
}

static void draw_panel(struct frame *f, const struct picture *p, struct state *ui)
{
	static char text[TEXT_SIZE];
	struct text t = text_on(text, sizeof text);
	const struct eyes *w = &p->sight->eyes;
	const char *title = "", *keys = lang_ui(w->lang, UI_PANEL_KEYS);

	switch (ui->panel) {
	case PANEL_NONE: return;
	case PANEL_LOG: draw_log_panel(f, p, ui); return;
	case PANEL_ODDS: draw_odds_panel(f, p, ui); return;
	case PANEL_HELP:
		title = lang_ui(w->lang, UI_HELP_TITLE);
		help_text(p, &t);
		break;
	case PANEL_RULE:
		title = lang_word(w->game, w->lang, w->game->telling->sections[ui->section].title);
		keys = lang_ui(w->lang, UI_RULE_KEYS);
		rule_text(w, ui->section, &t);
		break;
	case PANEL_STORY:
		text_add(&t, story_page(w, p->log, ui->story, &title));
		keys = lang_ui(w->lang, UI_STORY_KEYS);
		break;
	case PANEL_TABLE:
		title = lang_ui(w->lang, UI_WHOLE_TABLE);
		table_text(p->sight, &t);
		break;
	case PANEL_RESULT:
		title = lang_ui(w->lang, UI_GAME_OVER);
		keys = lang_ui(w->lang, UI_RESULT_KEYS);
		result_text(p->sight, &t);
		break;
	case PANEL_QUIT:
		title = lang_ui(w->lang, UI_QUIT_TITLE);
		keys = lang_ui(w->lang, UI_QUIT_KEYS);
		text_add(&t, lang_ui(w->lang, UI_QUIT_TEXT));
		break;
	case PANEL_STUCK:
		title = lang_ui(w->lang, UI_STUCK_TITLE);
		keys = lang_ui(w->lang, UI_STUCK_KEYS);
		text_add(&t, ui->stuck);
		break;
	}
	picture_text(f, title, text, keys, &ui->scroll);
}

/* Rules follow one another; the list of sections has a NULL at its end. */
static void turn_rule(struct state *ui, const struct game *g, int by)
{
	const int to = ui->section + by;

	if (to >= 1 && g->telling->sections[to].id != NULL) {
		ui->section = to;
		ui->scroll.top = 0;
	}
}

bool panel_key(struct state *ui, const struct picture *p, int key)
{
	const struct game *g = p->sight->eyes.game;
	int *at = ui->panel == PANEL_LOG ? &ui->line : &ui->scroll.top;
	const int step = ui->panel == PANEL_LOG ? LOG_STEP : scroll_step(&ui->scroll);

	switch (key) {
	case KEY_IS_UP: --*at; return true;
	case KEY_IS_DOWN: ++*at; return true;
	case KEY_IS_PAGE_UP: *at -= step; return true;
	case KEY_IS_PAGE_DOWN:
	case ' ': *at += step; return true;
	case KEY_IS_HOME: *at = 0; return true;
	case KEY_IS_END: *at = 1 << 20; return true;
	case KEY_IS_LEFT:
	case KEY_IS_RIGHT:
		if (ui->panel == PANEL_RULE)
			turn_rule(ui, g, key == KEY_IS_LEFT ? -1 : 1);
		return true;
	default: return false;
	}
}

/* --- The picture ---------------------------------------------------------------------------------- */

static void draw_parts(struct frame *f, const struct picture *p, const struct state *ui)
{
	const struct sight *s = p->sight;
	const int width = layout_board_width(f->rows, f->columns);
	const int side = width < f->columns ? f->columns - width - 1 : f->columns;
	const struct wishes w = {
		.board = board_rows(f, s, width),
		.board_most = s->skin->rows_most,
		.seats = sight_turn(s)->seats,
		.seat_rows = seats_rows(f, s, side - 2),
		.choices = s->moves,
	};
	const struct layout l = layout_of(f->rows, f->columns, &w);
	const int chosen = s->moves > 0 ? ui->cursor : -1;
	const struct choosing c = {ui->cursor, ui->hints, ui->odds, p->advice};

	draw_title(f, l.title, s, p->head);
	const bool own = draw_board(f, l.board, s, chosen);
	draw_seats(f, l.seats, s, own);
	draw_choices(f, l.choices, s, &c);
	if (p->busy != NULL)
		frame_put(f, l.choices.y, l.choices.x + 2, l.choices.w - 4, STYLE_BOLD, p->busy);
	draw_log(f, l.log, &s->eyes, p->log, ui->fresh, lang_ui(s->eyes.lang, UI_LOG));
	draw_bar(f, l.keys, p->keys, ui->note);
}

void picture_draw(struct frame *f, const struct picture *p, struct state *ui)
{
	const enum language lang = p->sight->eyes.lang;

	if (!layout_fits(f->rows, f->columns)) {
		picture_message(f, "Quayside", lang_ui(lang, UI_TOO_SMALL));
		return;
	}
	frame_clear(f);
	draw_parts(f, p, ui);
	draw_panel(f, p, ui);
}
