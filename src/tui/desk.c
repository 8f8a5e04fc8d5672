/* desk.c -- see desk.h.
 *
 * One turn of the loop: if a bot or the dealer is to move, let it, and show what it did
 * for a moment; else take a sight for whoever decides, draw it, and obey one key.  Bots
 * and hints think beside the loop, so it never stands still. */

#include "tui/desk.h"

#include <string.h>

#include "host/clock.h"
#include "host/guest.h"
#include "play/watchword.h"
#include "rules/notation.h"
#include "tui/picture.h"
#include "tui/story.h"
#include "tui/term.h"

enum { SLICE = 40, PATIENCE = 250, AHEAD_MAX = 64 }; /* milliseconds; keys */
enum { CURTAIN = 100 };

struct desk {
	struct frame *frame;
	struct session *session;
	enum language lang;
	struct state ui;
	struct log log;
	struct sight sight;
	struct advice advice;
	double until;                /* what a bot did may be looked at until then */
	double since;                /* a bot has been thinking since then; 0: none is */
	struct key ahead[AHEAD_MAX]; /* typed before it was somebody's turn */
	int keys;
	int asked; /* whose question was drawn last; behind a curtain CURTAIN and the seat; -1 */
	uint32_t moves;  /* that had been made then */
	int read;        /* lines of the log whose pages have been read */
	bool stop, told; /* leave the table; and the program */
};

static void say_fault(struct desk *d, const struct fault *f)
{
	struct text t = text_on(d->ui.note, sizeof d->ui.note);

	lang_fault(d->session->table.game, d->lang, f, &t);
}

/* What was typed before something was shown does not answer it. */
static void forget_keys(struct desk *d)
{
	d->keys = 0;
	term_forget_keys();
}

/* Before a question is drawn.  At full speed one may type ahead, but only for oneself. */
static void turn_to(struct desk *d, int asked)
{
	const uint32_t moves = d->session->table.moves;

	if ((d->asked >= 0 && d->asked != asked) || asked >= CURTAIN ||
	    (d->moves != moves && d->ui.speed > 0))
		forget_keys(d);
	d->asked = asked;
	d->moves = moves;
}

/* What could not be written down was not done: nothing goes on until somebody has read that. */
static void say_failed(struct desk *d, const struct fault *f)
{
	struct text t = text_on(d->ui.stuck, sizeof d->ui.stuck);

	if (f->error != d->session->failing.error) {
		say_fault(d, f);
		return;
	}
	lang_fault(d->session->table.game, d->lang, f, &t);
	text_add(&t, "\n\n");
	text_add(&t, lang_ui(d->lang, UI_STUCK_TEXT));
	d->ui.panel = PANEL_STUCK;
	d->ui.scroll = (struct scroll){0};
	forget_keys(d);
}

static void say(struct desk *d, enum ui word)
{
	struct text t = text_on(d->ui.note, sizeof d->ui.note);

	text_add(&t, lang_ui(d->lang, word));
}

/* --- Looking ------------------------------------------------------------------------------- */

static struct picture look(struct desk *d, int asked)
{
	const struct table *t = &d->session->table;
	const int ears = sitting_ears(&d->session->sitting);
	const struct eyes w = eyes_of(t, d->lang, asked >= 0 ? asked : ears);
	const struct eyes told = eyes_of(t, d->lang, ears);

	sight_take(&d->sight, &w, t->state, asked);
	d->sight.alone = ears == asked;
	log_follow(&d->log, t, t->moves, &told);
	if (asked >= 0)
		advice_take(&d->advice, &d->sight, d->ui.hints);
	if (d->ui.cursor >= d->sight.moves)
		d->ui.cursor = d->sight.moves > 0 ? d->sight.moves - 1 : 0;
	const enum ui keys = table_turn(t)->over ? UI_OVER_KEYS
	                     : asked >= 0        ? UI_TABLE_KEYS
	                                         : UI_WATCH_KEYS;
	return (struct picture){.sight = &d->sight,
	                        .log = &d->log,
	                        .advice = asked >= 0 ? &d->advice : NULL,
	                        .keys = lang_ui(d->lang, keys),
	                        .help = UI_TABLE_HELP,
	                        .log_keys = UI_LOG_KEYS};
}

static void leave(struct desk *d, bool told)
{
	d->stop = true;
	d->told = told;
}

/* --- Keys ----------------------------------------------------------------------------------- */

static void open_panel(struct desk *d, enum panel panel)
{
	d->ui.panel = panel;
	d->ui.scroll = (struct scroll){0};
	if (panel == PANEL_LOG)
		d->ui.line = d->log.entries - 1;
}

static struct eyes told_to(const struct desk *d)
{
	return eyes_of(&d->session->table, d->lang, sitting_ears(&d->session->sitting));
}

static void open_story(struct desk *d, int line)
{
	d->ui.story = line;
	open_panel(d, PANEL_STORY);
}

/* Opens the next page of the story that people have not read yet.  What was typed ahead
 * was not meant for it. */
static bool turn_page(struct desk *d)
{
	const struct eyes w = told_to(d);
	const struct table *t = &d->session->table;

	log_follow(&d->log, t, t->moves, &w);
	d->read = d->read < d->log.entries ? d->read : d->log.entries;
	const int line = d->session->sitting.people != 0 ? story_next(&w, &d->log, d->read) : -1;
	d->read = line >= 0 ? line + 1 : d->log.entries;
	if (line < 0)
		return false;
	forget_keys(d);
	open_story(d, line);
	return true;
}

/* Of a game that is gone on with, only the latest page is read again. */
static void recall_story(struct desk *d)
{
	const struct eyes w = told_to(d);
	const struct table *t = &d->session->table;

	log_follow(&d->log, t, t->moves, &w);
	const int last = story_last(&w, &d->log);
	d->read = last >= 0 && !table_turn(t)->over ? last : d->log.entries;
}

/* The rule behind a line of the log, or behind the latest line that has one; behind a
 * line of a story, its page. */
static void open_rule(struct desk *d, int line)
{
	const struct eyes w = told_to(d);
	const char *title;

	while (line >= 0 && d->log.entry[line].passage.line.section == 0)
		line--;
	if (story_page(&w, &d->log, line, &title)[0] != '\0') {
		open_story(d, line);
		return;
	}
	d->ui.section = line >= 0 ? d->log.entry[line].passage.line.section : 1;
	if (d->session->table.game->telling->sections[1].id == NULL)
		say(d, UI_NO_RULE);
	else
		open_panel(d, PANEL_RULE);
}

static void play(struct desk *d, int move)
{
	char text[NOTATION_MAX];
	struct text t = text_on(text, sizeof text);
	struct fault f;

	d->ui.fresh = d->log.entries;
	d->ui.cursor = 0;
	notation_move(d->session->table.game, d->sight.move[move], &t);
	if (!session_play(d->session, d->sight.asked, span_of(text), &f))
		say_failed(d, &f);
}

/* When whoever is asked wants to be. */
static const struct prefs *wishes(const struct desk *d)
{
	return &d->session->sitting.prefs[d->sight.asked];
}

/* Pass until the own turn, or until something one stops at. */
static void pass_until(struct desk *d)
{
	struct prefs p = *wishes(d);

	p.until = true;
	sitting_prefer(&d->session->sitting, d->sight.asked, &p);
	say(d, session_next(d->session).what == NEXT_PASS ? UI_UNTIL_ON : UI_UNTIL_NOT);
}

static void next_asking(struct desk *d)
{
	struct prefs p = *wishes(d);

	p.asking = (p.asking + 1) % ASKINGS;
	sitting_prefer(&d->session->sitting, d->sight.asked, &p);
	say(d, (enum ui)(UI_ASK_ALL + (int)p.asking));
}

/* Always be asked when what is marked is possible, or no longer. */
static void stop_at(struct desk *d)
{
	struct prefs p = *wishes(d);
	const int verb = d->sight.moves > 0 ? d->sight.move[d->ui.cursor].verb : 0;

	if (verb == 0)
		return;
	p.verbs ^= (uint64_t)1 << verb;
	sitting_prefer(&d->session->sitting, d->sight.asked, &p);
	say(d, p.verbs >> verb & 1 ? UI_STOP_ON : UI_STOP_OFF);
}

static void undo(struct desk *d, bool again)
{
	struct fault f;
	const bool good = again ? session_redo(d->session, &f) : session_undo(d->session, &f);

	if (!good) {
		say_failed(d, &f);
		return;
	}
	d->ui.fresh = 0;
	d->since = d->until = 0;
	advice_drop(&d->advice);
	if (!again)
		say(d, UI_TAKEN_BACK);
}

static void toggle_hints(struct desk *d)
{
	d->ui.hints = !d->ui.hints && d->session->table.game->brain != NULL;
	say(d, d->session->table.game->brain == NULL ? UI_NO_HINT
	       : d->ui.hints                         ? UI_HINTS_ON
	                                             : UI_HINTS_OFF);
}

static void next_speed(struct desk *d)
{
	d->ui.speed = (d->ui.speed + 1) % SPEEDS;
	say(d, (enum ui)(UI_SPEED_0 + d->ui.speed));
}

static void move_cursor(struct desk *d, int by)
{
	if (d->sight.moves > 0)
		d->ui.cursor = (d->ui.cursor + by + d->sight.moves) % d->sight.moves;
}

/* A click marks; a click on what is marked plays it. */
static void click(struct desk *d, struct key key)
{
	const int what = frame_at(d->frame, key.y, key.x);
	int move = -1;

	if (what >= SPOT_ITEM) {
		const struct item *i = &d->sight.item[what - SPOT_ITEM];
		const bool marked = d->sight.moves > 0 &&
		                    sight_touches(&d->sight, d->sight.move[d->ui.cursor], i);
		move = marked ? d->ui.cursor : sight_move_of(&d->sight, i, -1);
	} else if (what >= SPOT_CHOICE) {
		move = what - SPOT_CHOICE;
	}
	if (move >= 0 && move == d->ui.cursor)
		play(d, move);
	else if (move >= 0)
		d->ui.cursor = move;
}

static bool choice_pressed(struct desk *d, int code)
{
	for (int i = 0; i < d->sight.moves && choice_key(i) != 0; i++)
		if (choice_key(i) == code) {
			play(d, i);
			return true;
		}
	return false;
}

/* Commands that are the same whoever is to move. */
static bool command(struct desk *d, int code)
{
	switch (code) {
	case '?': open_panel(d, PANEL_HELP); return true;
	case 'l': open_panel(d, PANEL_LOG); return true;
	case 'v': open_panel(d, PANEL_TABLE); return true;
	case 'w':
		open_rule(d, d->ui.panel == PANEL_LOG ? d->ui.line : d->log.entries - 1);
		return true;
	case 's': next_speed(d); return true;
	case 'q': open_panel(d, PANEL_QUIT); return true;
	default: return false;
	}
}

/* When to be asked: for whoever is. */
static bool asking_key(struct desk *d, int code)
{
	if (d->sight.asked < 0)
		return false;
	switch (code) {
	case '.': pass_until(d); return true;
	case ',': next_asking(d); return true;
	case '!': stop_at(d); return true;
	default: return false;
	}
}

static void table_key(struct desk *d, struct key key)
{
	switch (key.code) {
	case KEY_IS_UP:
	case KEY_IS_LEFT:
	case KEY_IS_BACK_TAB: move_cursor(d, -1); return;
	case KEY_IS_DOWN:
	case KEY_IS_RIGHT:
	case KEY_IS_TAB: move_cursor(d, 1); return;
	case KEY_IS_HOME: d->ui.cursor = 0; return;
	case KEY_IS_END: d->ui.cursor = d->sight.moves - 1; return;
	case KEY_IS_PAGE_UP: d->ui.cursor = d->ui.cursor > 8 ? d->ui.cursor - 8 : 0; return;
	case KEY_IS_PAGE_DOWN: d->ui.cursor += 8; return;
	case KEY_IS_ENTER:
	case ' ':
		if (d->sight.moves > 0)
			play(d, d->ui.cursor);
		return;
	case KEY_IS_CLICK: click(d, key); return;
	case 'u': undo(d, false); return;
	case 'r': undo(d, true); return;
	case 'h': toggle_hints(d); return;
	case 'o': open_panel(d, PANEL_ODDS); return;
	default: break;
	}
	if (!command(d, key.code) && !asking_key(d, key.code))
		choice_pressed(d, key.code);
}

static void in_panel(struct desk *d, const struct picture *p, struct key key)
{
	const bool on = key.code == KEY_IS_ENTER || key.code == ' ';

	if (d->ui.panel == PANEL_STORY && on) {
		if (!scroll_on(&d->ui.scroll))
			d->ui.panel = PANEL_NONE;
		return;
	}
	if (panel_key(&d->ui, p, key.code))
		return;
	if (d->ui.panel == PANEL_LOG && (key.code == 'w' || key.code == KEY_IS_ENTER)) {
		open_rule(d, d->ui.line);
		return;
	}
	const bool stuck = d->ui.panel == PANEL_STUCK;
	const bool leaving = d->ui.panel == PANEL_QUIT || d->ui.panel == PANEL_RESULT;
	if (key.code == 'q' && (leaving || stuck))
		leave(d, false);
	else if (key.code == KEY_IS_ESCAPE || key.code == 'q' || key.code == KEY_IS_CLICK ||
	         (key.code == KEY_IS_ENTER && !leaving))
		d->ui.panel = PANEL_NONE;
	else
		command(d, key.code);
}

/* The next key: one that was typed ahead, or what comes in so many milliseconds. */
static struct key next_key(struct desk *d, const struct picture *p, int milliseconds)
{
	if (d->keys > 0 && !term_told()) {
		const struct key first = d->ahead[0];
		memmove(d->ahead, d->ahead + 1, (size_t)--d->keys * sizeof *d->ahead);
		return first;
	}
	picture_draw(d->frame, p, &d->ui);
	term_show(d->frame);
	return term_key(d->frame, milliseconds);
}

/* Draws, waits for a key, obeys it; while a hint is worked on only for a moment. */
static void one_key(struct desk *d, const struct picture *p)
{
	const struct key key = next_key(d, p, advice_busy(&d->advice) ? SLICE : -1);

	if (key.code == KEY_IS_LEAVE)
		leave(d, true);
	if (key.code == KEY_IS_LEAVE || key.code == KEY_IS_NONE)
		return;
	d->ui.note[0] = '\0';
	if (d->ui.panel != PANEL_NONE)
		in_panel(d, p, key);
	else
		table_key(d, key);
}

/* --- The others ---------------------------------------------------------------------------- */

/* A key while others move.  What is no command goes on at once; at full speed there is
 * nothing to shorten, and it is kept for whoever is asked next. */
static void key_between(struct desk *d, struct key key)
{
	if (key.code == KEY_IS_NONE)
		return;
	d->ui.note[0] = '\0';
	if (key.code == KEY_IS_LEAVE)
		leave(d, true);
	else if (key.code == 'u')
		undo(d, false);
	else if (command(d, key.code))
		return;
	else if (d->ui.speed > 0)
		d->until = 0;
	else if (d->keys < AHEAD_MAX)
		d->ahead[d->keys++] = key;
}

/* Shows the table for so many milliseconds, or until a key. */
static void linger(struct desk *d, const char *busy, int milliseconds)
{
	struct picture p = look(d, -1);

	p.busy = busy;
	picture_draw(d->frame, &p, &d->ui);
	term_show(d->frame);
	key_between(d, term_key(d->frame, milliseconds));
}

/* A bot thinks.  Brief thoughts do not make the screen flicker. */
static void watch_thinking(struct desk *d)
{
	const double now = clock_milliseconds();
	char name[CHIP_SIZE], busy[SHOW_LINE];
	struct text n = text_on(name, sizeof name), t = text_on(busy, sizeof busy);
	const char *const strings[] = {name, "", "", "", ""};
	const struct eyes w = eyes_of(&d->session->table, d->lang, SPECTATOR);

	if (d->since <= 0)
		d->since = now;
	if (now - d->since < SLICE) {
		key_between(d, term_key(d->frame, 1));
		return;
	}
	lang_seat(d->lang, &w.names, session_next(d->session).seat, &n);
	if (now - d->since > PATIENCE)
		lang_say(d->lang, UI_THINKS, strings, &t);
	linger(d, busy, SLICE);
}

/* What there is to say of the programs at the table stands in the log. */
static void note_guests(struct desk *d)
{
	char text[GUEST_NOTE];

	while (session_note(d->session, text, sizeof text))
		log_note(&d->log, d->session->table.moves, text);
}

/* People who share this screen see no record: the log begins with the words by which they can
 * know its seal again. */
static void note_watchwords(struct desk *d)
{
	const struct sitting *s = &d->session->sitting;
	char words[WATCHWORD_TEXT], sentence[SHOW_LINE];
	struct text w = text_on(words, sizeof words), t = text_on(sentence, sizeof sentence);
	const char *const strings[] = {words, "", "", "", ""};

	if (!sitting_shared(s) || !s->seal.committed)
		return;
	watchword_print(&s->seal, &w);
	lang_say(d->lang, UI_WATCHWORDS, strings, &t);
	log_note(&d->log, 0, sentence);
}

static void step(struct desk *d)
{
	const int entries = d->log.entries;
	const bool bots_turn =
		(d->session->sitting.people >> table_turn(&d->session->table)->active & 1) == 0;
	struct fault f;

	d->since = 0;
	if (!session_step(d->session, &f)) {
		say_failed(d, &f);
		return;
	}
	note_guests(d);
	look(d, -1);
	if (d->log.entries > entries && bots_turn && !table_turn(&d->session->table)->over)
		d->until = clock_milliseconds() + speed_pause(d->ui.speed);
}

/* Nobody here is asked: look at what happened, wait for a bot, let it move. */
static void others(struct desk *d)
{
	const bool ready = session_ready(d->session);
	const double left = d->until - clock_milliseconds();

	if (term_told())
		leave(d, true);
	else if (left > 0)
		linger(d, "", (int)left + 1);
	else if (!ready)
		watch_thinking(d);
	else
		step(d);
}

/* Somebody passes without being asked. */
static void pass(struct desk *d)
{
	struct fault f;

	if (term_told())
		leave(d, true);
	else if (!session_step(d->session, &f))
		say_failed(d, &f);
}

/* Before a seat's secrets come on the screen, everybody else looks away. */
static void curtain(struct desk *d, int seat)
{
	char name[CHIP_SIZE], message[SHOW_LINE];
	struct text n = text_on(name, sizeof name), t = text_on(message, sizeof message);
	const char *const strings[] = {name, "", "", "", ""};
	const struct eyes w = eyes_of(&d->session->table, d->lang, seat);

	lang_seat(d->lang, &w.names, seat, &n);
	lang_say(d->lang, UI_HAND_OVER, strings, &t);
	if (d->asked != CURTAIN + seat)
		turn_to(d, CURTAIN + seat);
	picture_message(d->frame, lang_ui(d->lang, UI_CURTAIN_TITLE), message);
	term_show(d->frame);
	const struct key key = term_key(d->frame, -1);
	if (key.code == KEY_IS_LEAVE)
		leave(d, true);
	else if (key.code == 'q')
		leave(d, false);
	else if (key.code == KEY_IS_ENTER)
		sitting_lift(&d->session->sitting, seat);
}

/* What comes next at the table; while a panel is open, nothing does. */
static void one_turn(struct desk *d)
{
	const struct coming c = session_next(d->session);

	if (d->ui.panel == PANEL_NONE)
		turn_page(d);
	if (d->ui.panel == PANEL_NONE) {
		switch (c.what) {
		case NEXT_DEAL:
		case NEXT_BOT: others(d); return;
		case NEXT_PASS: pass(d); return;
		case NEXT_CURTAIN: curtain(d, c.seat); return;
		default: break;
		}
	}
	if (c.what == NEXT_ASK && d->ui.panel == PANEL_NONE)
		turn_to(d, c.seat);
	const struct picture p = look(d, c.what == NEXT_ASK ? c.seat : -1);
	one_key(d, &p);
}

bool desk_play(struct frame *f, struct session *s, enum language l, int *speed)
{
	static struct desk d;
	bool shown = table_turn(&s->table)->over;

	memset(&d, 0, sizeof d);
	d.frame = f;
	d.session = s;
	d.lang = l;
	d.advice.seat = d.asked = -1;
	d.ui.odds = true;
	d.ui.speed = *speed;
	session_guests(s, l, true);
	note_watchwords(&d);
	recall_story(&d);
	while (!d.stop) {
		const bool over = table_turn(&s->table)->over && !shown;
		if (over && d.ui.panel == PANEL_NONE && !turn_page(&d)) {
			shown = true;
			open_panel(&d, PANEL_RESULT);
		}
		one_turn(&d);
	}
	struct fault ignored; /* the session has it, for whoever speaks after the screen */
	session_settle(s, &ignored);
	advice_drop(&d.advice);
	log_free(&d.log);
	*speed = d.ui.speed;
	return !d.told;
}
