/* replay.c -- see replay.h.
 *
 * The table is drawn as it was; whoever was to move has his choices listed, with the mark
 * on the one that was made, and hints and odds as he could have known them. */

#include "tui/replay.h"

#include <stdio.h>
#include <string.h>

#include "host/admit.h"
#include "host/clock.h"
#include "tui/desk.h"
#include "tui/picture.h"
#include "tui/story.h"
#include "tui/term.h"

enum { FAR = 10, PLAY_LEAST = 150, SLICE = 40, NUMBER_SIZE = 8 };

struct replay {
	struct frame *frame;
	struct tui *tui;
	const struct table *record;
	bool own;    /* it lies among the own games */
	uint32_t at; /* moves made in the position shown */
	int eyes;    /* a seat, SPECTATOR or TRUTH */
	bool playing, stop, told;
	double due;               /* when the next step of a game that plays is to come */
	char number[NUMBER_SIZE]; /* being typed after g */
	bool typing;
	struct state ui;
	struct log log;
	struct sight sight;
	struct advice advice;
	char head[128];
};

/* --- Where we are ------------------------------------------------------------------------- */

static struct eyes watcher(const struct replay *v)
{
	return eyes_of(v->record, v->tui->lang, v->eyes);
}

static void follow(struct replay *v)
{
	const struct eyes w = watcher(v);

	log_follow(&v->log, v->record, v->at, &w);
}

/* On to the next move that somebody would hear of, or back before the last. */
static void step_on(struct replay *v)
{
	const int entries = v->log.entries;

	while (v->at < v->record->moves && v->log.entries == entries) {
		v->at++;
		follow(v);
	}
	v->ui.fresh = entries;
}

static void step_back(struct replay *v)
{
	uint32_t to = 0;

	for (int i = 0; i < v->log.entries && v->log.entry[i].ply < v->at; i++)
		to = v->log.entry[i].ply;
	v->at = to;
	v->ui.fresh = 1 << 20;
}

static void go_to(struct replay *v, int64_t to)
{
	v->at = to < 0 ? 0 : to > v->record->moves ? v->record->moves : (uint32_t)to;
	v->ui.fresh = 1 << 20;
}

/* Does the move that comes after this step answer a question that these eyes may see? */
static bool is_choice(const struct replay *v, const struct walk *w)
{
	struct move move[MOVES_MAX];
	const int seat = v->record->move[w->n].seat;
	const bool seen = seat < SEATS_MAX && (v->eyes >= SEATS_MAX || v->eyes == seat);

	return seen && v->record->game->moves(w->after, seat, move) > 1;
}

/* To the next moment when somebody had a choice, or back to the last: one walk either way. */
static void to_choice(struct replay *v, int by)
{
	const uint32_t moves = v->record->moves;
	int64_t to = by > 0 ? moves : 0;
	struct walk w;

	walk_begin(&w, v->record);
	do {
		const bool there = by > 0 ? w.n > v->at : w.n < v->at;
		if (there && w.n < moves && is_choice(v, &w))
			to = w.n;
	} while ((by < 0 || to == moves) && walk_on(&w));
	go_to(v, to);
}

/* --- Looking --------------------------------------------------------------------------------- */

static void write_head(struct replay *v)
{
	char at[16], of[16];
	const char *const strings[] = {at, of, "", "", ""};
	struct text t = text_on(v->head, sizeof v->head);
	const struct eyes w = watcher(v);

	snprintf(at, sizeof at, "%u", v->at);
	snprintf(of, sizeof of, "%u", v->record->moves);
	lang_say(v->tui->lang, UI_VIEW_AT, strings, &t);
	text_add(&t, " · ");
	if (v->eyes == TRUTH)
		text_add(&t, lang_ui(v->tui->lang, UI_VIEW_ALL));
	else
		lang_seat(v->tui->lang, &w.names, v->eyes, &t);
	text_add(&t, v->playing ? " ▶" : "");
}

/* Whose choices can be shown: the next mover's, if these eyes may see them. */
static int asked(const struct replay *v)
{
	const struct eyes e = watcher(v);
	const int seat = v->at < v->record->moves ? v->record->move[v->at].seat : DEALER;

	return eyes_may_see(&e, seat) ? seat : -1;
}

static struct picture look(struct replay *v)
{
	const struct eyes w = watcher(v);
	const int seat = asked(v);

	follow(v);
	sight_take(&v->sight, &w, v->log.walk.after, seat);
	v->ui.cursor = 0;
	for (int i = 0; i < v->sight.moves; i++)
		if (move_same(v->sight.move[i], v->record->move[v->at]))
			v->ui.cursor = i;
	if (seat >= 0)
		advice_take(&v->advice, &v->sight, v->ui.hints);
	else
		advice_drop(&v->advice);
	write_head(v);
	return (struct picture){.sight = &v->sight,
	                        .log = &v->log,
	                        .advice = seat >= 0 ? &v->advice : NULL,
	                        .keys = lang_ui(v->tui->lang, UI_VIEW_KEYS),
	                        .head = v->head,
	                        .help = UI_VIEW_HELP,
	                        .log_keys = UI_VIEW_LOG_KEYS};
}

/* --- Keys -------------------------------------------------------------------------------------- */

static void say(struct replay *v, enum ui word)
{
	struct text t = text_on(v->ui.note, sizeof v->ui.note);

	text_add(&t, lang_ui(v->tui->lang, word));
}

static void open_panel(struct replay *v, enum panel panel)
{
	v->ui.panel = panel;
	v->ui.scroll = (struct scroll){0};
	v->ui.line = v->log.entries - 1;
	v->playing = false;
}

static void type_number(struct replay *v, int code)
{
	const size_t size = strlen(v->number);
	int64_t number;

	if (code >= '0' && code <= '9' && size + 1 < sizeof v->number) {
		v->number[size] = (char)code;
		v->number[size + 1] = '\0';
	} else if (code == KEY_IS_DELETE && size > 0) {
		v->number[size - 1] = '\0';
	} else if (code == KEY_IS_ENTER || code == KEY_IS_ESCAPE) {
		if (code == KEY_IS_ENTER && span_number(span_of(v->number), &number))
			go_to(v, number);
		v->typing = false;
	}
}

static void show_typed(struct replay *v)
{
	const char *const strings[] = {v->number, "", "", "", ""};

	if (!v->typing) /* then the note is somebody else's */
		return;
	struct text t = text_on(v->ui.note, sizeof v->ui.note);
	lang_say(v->tui->lang, UI_VIEW_GO, strings, &t);
}

/* A game of one's own that begins with these moves. */
static void play_on(struct replay *v)
{
	static struct session s;
	char path[PATH_SIZE];
	struct fault f;
	const int seat = v->eyes < SEATS_MAX ? v->eyes : 0;

	session_none(&s);
	if (paths_new(v->record->game, ".record", path, sizeof path, &f) &&
	    session_branch(&s, v->record, v->own, v->at, seat, path, &f)) {
		v->told = !desk_play(v->frame, &s, v->tui->lang, &v->tui->speed);
		v->stop = v->told;
	} else {
		struct text t = text_on(v->ui.note, sizeof v->ui.note);
		lang_fault(v->record->game, v->tui->lang, &f, &t);
	}
	session_close(&s);
}

static bool choose_eyes(struct replay *v, int code)
{
	const int seats = table_turn(v->record)->seats;

	if (code == 'a')
		v->eyes = TRUTH;
	else if (code == 'b')
		v->eyes = SPECTATOR;
	else if (code >= '1' && code < '1' + seats)
		v->eyes = code - '1';
	else
		return false;
	advice_drop(&v->advice);
	return true;
}

/* The rule behind a line, or the page of a story. */
static void open_rule(struct replay *v)
{
	const struct eyes w = watcher(v);
	int line = v->ui.panel == PANEL_LOG ? v->ui.line : v->log.entries - 1;
	const char *title;

	while (line >= 0 && v->log.entry[line].passage.line.section == 0)
		line--;
	if (story_page(&w, &v->log, line, &title)[0] != '\0') {
		v->ui.story = line;
		open_panel(v, PANEL_STORY);
		return;
	}
	v->ui.section = line >= 0 ? v->log.entry[line].passage.line.section : 1;
	if (v->record->game->telling->sections[1].id != NULL)
		open_panel(v, PANEL_RULE);
}

static void obey(struct replay *v, int code)
{
	switch (code) {
	case KEY_IS_RIGHT: step_on(v); return;
	case KEY_IS_LEFT: step_back(v); return;
	case KEY_IS_DOWN: to_choice(v, 1); return;
	case KEY_IS_UP: to_choice(v, -1); return;
	case KEY_IS_PAGE_DOWN: go_to(v, (int64_t)v->at + FAR); return;
	case KEY_IS_PAGE_UP: go_to(v, (int64_t)v->at - FAR); return;
	case KEY_IS_HOME: go_to(v, 0); return;
	case KEY_IS_END: go_to(v, v->record->moves); return;
	case 'p':
	case ' ':
		v->playing = !v->playing;
		v->due = 0;
		return;
	case 's':
		v->tui->speed = (v->tui->speed + 1) % SPEEDS;
		say(v, (enum ui)(UI_SPEED_0 + v->tui->speed));
		return;
	case 'g':
		v->typing = true;
		v->number[0] = '\0';
		return;
	case 'h':
		v->ui.hints = !v->ui.hints;
		say(v, v->ui.hints ? UI_HINTS_ON : UI_HINTS_OFF);
		return;
	case 'o': open_panel(v, PANEL_ODDS); return;
	case 'l': open_panel(v, PANEL_LOG); return;
	case 'v': open_panel(v, PANEL_TABLE); return;
	case 'w': open_rule(v); return;
	case '?': open_panel(v, PANEL_HELP); return;
	case 'c': play_on(v); return;
	case 'q':
	case KEY_IS_ESCAPE: v->stop = true; return;
	default: choose_eyes(v, code);
	}
}

static void in_panel(struct replay *v, const struct picture *p, int code)
{
	if (panel_key(&v->ui, p, code))
		return;
	if (v->ui.panel == PANEL_LOG && code == KEY_IS_ENTER)
		go_to(v, v->log.entries > 0 ? v->log.entry[v->ui.line].ply : 0);
	if (v->ui.panel == PANEL_LOG && code == 'w')
		open_rule(v);
	else
		v->ui.panel = PANEL_NONE;
}

/* Milliseconds until something happens by itself; -1: nothing will. */
static int patience(const struct replay *v)
{
	const double left = v->due - clock_milliseconds();
	const int wait = v->playing ? (left > 1 ? (int)left : 1) : -1;

	return advice_busy(&v->advice) && (wait < 0 || wait > SLICE) ? SLICE : wait;
}

/* Nobody pressed anything: a game that plays goes on when its time has come. */
static void let_play(struct replay *v)
{
	const int pause = speed_pause(v->tui->speed);

	if (!v->playing || clock_milliseconds() < v->due)
		return;
	step_on(v);
	v->due = clock_milliseconds() + (pause > PLAY_LEAST ? pause : PLAY_LEAST);
	v->playing = v->at < v->record->moves;
}

static void one_key(struct replay *v)
{
	const struct picture p = look(v);

	show_typed(v);
	picture_draw(v->frame, &p, &v->ui);
	term_show(v->frame);
	const struct key key = term_key(v->frame, patience(v));
	if (key.code == KEY_IS_LEAVE) {
		v->stop = v->told = true;
		return;
	}
	if (key.code == KEY_IS_NONE) {
		let_play(v);
		return;
	}
	v->ui.note[0] = '\0';
	if (v->typing)
		type_number(v, key.code);
	else if (v->ui.panel != PANEL_NONE)
		in_panel(v, &p, key.code);
	else
		obey(v, key.code);
}

bool replay_run(struct frame *f, struct tui *t, const struct table *record, bool own)
{
	static struct replay v;

	memset(&v, 0, sizeof v);
	v.frame = f;
	v.tui = t;
	v.record = record;
	v.own = own;
	v.eyes = table_turn(record)->over ? TRUTH : SPECTATOR;
	v.ui.odds = true;
	advice_drop(&v.advice);
	while (!v.stop)
		one_key(&v);
	advice_drop(&v.advice);
	log_free(&v.log);
	return !v.told;
}

bool replay_open(struct frame *f, struct tui *t, const char *path, struct fault *why)
{
	struct loaded l;
	bool stay = true;

	if (load_record(&l, path, true, why)) {
		why->error = ERROR_NONE;
		stay = replay_run(f, t, &l.table, admit_own(path));
	}
	load_free(&l);
	return stay;
}
