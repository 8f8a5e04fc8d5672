/* menu.c -- see menu.h. */

#include "tui/menu.h"

#include <stdio.h>
#include <string.h>

#include "host/saves.h"
#include "tui/campaign.h"
#include "tui/desk.h"
#include "tui/form.h"
#include "tui/replay.h"

enum { ROW_PLAY, ROW_CONTINUE, ROW_REPLAY, ROW_RULES, ROW_LANGUAGE, ROW_LEAVE };

/* --- Records ------------------------------------------------------------------------------ */

static void describe(const struct save *s, enum language l, char *label, char *help, size_t size)
{
	struct text a = text_on(label, size), b = text_on(help, size);
	char number[16];
	const char *const strings[] = {number, "", "", "", ""};
	const struct names names = {{0}};

	text_add(&a, lang_word(s->game, l, s->game->title));
	text_add(&a, " · ");
	text_add(&a, s->campaign ? lang_ui(l, UI_CAMPAIGN_TITLE) : "");
	text_add(&a, s->campaign ? " · " : "");
	for (int i = 0; i < s->seats; i++) {
		const struct names own = {{[0] = s->chair[i].name}};
		text_add(&a, i > 0 ? ", " : "");
		lang_seat(l, s->chair[i].name[0] != '\0' ? &own : &names,
		          s->chair[i].name[0] != '\0' ? 0 : i, &a);
	}
	snprintf(number, sizeof number, "%u", s->moves);
	text_add(&b, lang_ui(l, s->over ? UI_SAVE_OVER : UI_SAVE_GOING));
	text_add(&b, ", ");
	lang_say(l, s->campaign ? UI_SAVE_CHAPTERS : UI_SAVE_MOVES, strings, &b);
	text_add(&b, "\n\n");
	text_add(&b, s->path);
}

static bool resume(struct frame *f, struct tui *t, const char *path, struct damage *d,
                   struct fault *why)
{
	static struct session s;
	bool stay = true;

	if (session_resume(&s, path, NULL, d, why)) {
		why->error = ERROR_NONE;
		stay = desk_play(f, &s, t->lang, &t->speed);
		*why = s.failing;
	}
	session_close(&s);
	return stay;
}

/* What was wrong with what was chosen, and whether choosing it once more goes on nevertheless. */
static void explain(enum language l, const struct save *chosen, const struct damage *d,
                    const struct fault *why, char *note, size_t size)
{
	struct text text = text_on(note, size);
	char line[16], moves[16];
	const char *const strings[] = {line, moves, "", "", ""};

	if (why->error == ERROR_NONE)
		return;
	snprintf(line, sizeof line, "%u", d->line);
	snprintf(moves, sizeof moves, "%u", d->moves);
	if (d->moves > 0)
		lang_say(l, UI_MENU_REPAIR, strings, &text);
	else
		lang_fault(chosen->game, l, why, &text);
}

/* The records that can be continued, or all to be watched. */
static bool choose_record(struct frame *out, struct tui *t, bool going)
{
	static struct save save[SAVES_MAX];
	static char label[SAVES_MAX][FORM_TEXT], help[SAVES_MAX][PATH_SIZE + FORM_TEXT];
	static struct form form;
	char note[1024] = "", broken[PATH_SIZE] = "";
	bool stay = true;

	form.cursor = 0;
	while (stay) {
		const int n = saves_list(save);
		form_start(&form, t->lang,
		           lang_ui(t->lang, going ? UI_MENU_CONTINUE : UI_MENU_REPLAY));
		form.note = note[0] != '\0' ? note : NULL;
		for (int i = 0; i < n; i++) {
			if (going ? save[i].over || save[i].chapter : save[i].campaign)
				continue;
			describe(&save[i], t->lang, label[i], help[i], FORM_TEXT);
			form_add(&form, i, label[i], "", help[i]);
		}
		const int key = form_ask(out, &form);
		struct fault why = {.error = ERROR_NONE};
		if (key == KEY_IS_LEAVE)
			return false;
		if (key == KEY_IS_ESCAPE || key == 'q')
			return true;
		if (key != KEY_IS_ENTER || form.rows == 0)
			continue;
		const struct save *chosen = &save[form.row[form.cursor].what];
		struct damage d = {.repair = text_same(broken, chosen->path)};
		stay = !going             ? replay_open(out, t, chosen->path, &why)
		       : chosen->campaign ? campaign_resume(out, t, chosen->path, &d, &why)
		                          : resume(out, t, chosen->path, &d, &why);
		note[0] = '\0';
		explain(t->lang, chosen, &d, &why, note, sizeof note);
		snprintf(broken, sizeof broken, "%s", d.moves > 0 ? chosen->path : "");
	}
	return false;
}

/* --- Rules ---------------------------------------------------------------------------------- */

bool menu_rules(struct frame *out, const struct tui *t)
{
	static struct form form;
	static char room[FORM_ROWS][TEXT_ROOM];
	const enum language l = t->lang;
	const struct game *g = game_at(0);
	int at = 0;

	form.cursor = 1;
	for (;;) {
		form_start(&form, l, lang_ui(l, UI_MENU_RULES));
		form_add(&form, 0, lang_ui(l, UI_MENU_GAME), lang_word(g, l, g->title),
		         lang_text(g, l, g->summary, room[0], TEXT_ROOM));
		for (int i = 1; i < FORM_ROWS && g->telling->sections[i].id != NULL; i++)
			form_add(&form, i, lang_word(g, l, g->telling->sections[i].title), "",
			         lang_text(g, l, g->telling->sections[i].body, room[i], TEXT_ROOM));
		const int key = form_ask(out, &form);
		if (key == KEY_IS_LEAVE)
			return false;
		if (key == KEY_IS_ESCAPE || key == 'q')
			return true;
		if (key == KEY_IS_RIGHT && game_at(at + 1) != NULL)
			g = game_at(++at);
		if (key == KEY_IS_LEFT && at > 0)
			g = game_at(--at);
	}
}

/* --- The first screen -------------------------------------------------------------------------- */

static void build(struct form *form, enum language l)
{
	form_start(form, l, "Quayside");
	form->intro = lang_ui(l, UI_PROGRAM);
	form_add(form, ROW_PLAY, lang_ui(l, UI_MENU_PLAY), "", lang_ui(l, UI_MENU_PLAY_HELP));
	form_add(form, ROW_CONTINUE, lang_ui(l, UI_MENU_CONTINUE), "",
	         lang_ui(l, UI_MENU_CONTINUE_HELP));
	form_add(form, ROW_REPLAY, lang_ui(l, UI_MENU_REPLAY), "", lang_ui(l, UI_MENU_REPLAY_HELP));
	form_add(form, ROW_RULES, lang_ui(l, UI_MENU_RULES), "", lang_ui(l, UI_MENU_RULES_HELP));
	form_add(form, ROW_LANGUAGE, lang_ui(l, UI_MENU_LANGUAGE), lang_ui(l, UI_LANGUAGE_NAME),
	         lang_ui(l, UI_MENU_LANGUAGE_HELP));
	form_add(form, ROW_LEAVE, lang_ui(l, UI_MENU_LEAVE), "", lang_ui(l, UI_MENU_LEAVE_HELP));
}

static void change_language(struct tui *t, int by)
{
	t->lang = (enum language)(((int)t->lang + by + LANGUAGES) % LANGUAGES);
}

/* False: leave. */
static bool enter(struct frame *out, struct tui *t, int what)
{
	switch (what) {
	case ROW_PLAY: return menu_setup(out, t);
	case ROW_CONTINUE: return choose_record(out, t, true);
	case ROW_REPLAY: return choose_record(out, t, false);
	case ROW_RULES: return menu_rules(out, t);
	case ROW_LANGUAGE: change_language(t, 1); return true;
	default: return false;
	}
}

void menu_run(struct frame *out, struct tui *t)
{
	static struct form form;
	bool stay = true;

	while (stay) {
		build(&form, t->lang);
		const int key = form_ask(out, &form);
		const int what = form.row[form.cursor].what;
		if (key == KEY_IS_LEAVE || key == 'q')
			stay = false;
		else if (key == KEY_IS_ENTER || key == ' ')
			stay = enter(out, t, what);
		else if (what == ROW_LANGUAGE && (key == KEY_IS_LEFT || key == KEY_IS_RIGHT))
			change_language(t, key == KEY_IS_LEFT ? -1 : 1);
	}
}
