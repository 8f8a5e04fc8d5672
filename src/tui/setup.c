/* setup.c -- the screen of the menu that lays a table: game, options, seats.
 *
 * The rows follow from the game's own options, so a new game or set needs nothing here. */

#include <stdio.h>
#include <string.h>

#include "rules/options.h"
#include "tui/campaign.h"
#include "tui/desk.h"
#include "tui/form.h"
#include "tui/menu.h"
#include "tui/picture.h"

/* A row is the game, an option (of a set: one of its members), a seat, or the rest. */
enum {
	ROW_GAME = 1,
	ROW_START,
	ROW_CAMPAIGN,
	ROW_SPEED,
	ROW_SEAT = 0x100,
	ROW_OPTION = 0x200,
	MEMBERS = 16
};

struct setup {
	int game;
	struct options options;
	int kind[SEATS_MAX]; /* a level; 0: a person */
	char name[SEATS_MAX][NAME_MAX_SIZE];
	bool naming;
	char note[512];
};

/* Who sits there if nobody says otherwise. */
static const char *const company[SEATS_MAX] = {"", "Anne", "Bart", "Cornelia", "Diego", "Elsje"};

/* Who can be asked to a table: people, and bots by how well they play. */
static const char *const level[] = {"human", "random", "easy", "medium", "hard", "expert"};
enum { LEVELS = sizeof level / sizeof *level, LEVEL_USUAL = 3 };

enum { SECTIONS_TOLD = 3, INTRODUCTION = 8192 };

static void choose_game(struct setup *u, int to)
{
	if (to < 0 || game_at(to) == NULL)
		return;
	u->game = to;
	options_normal(game_at(to), &u->options);
}

/* --- Rows ------------------------------------------------------------------------------------ */

enum { ABOUT = 2048 };

static void add_sentence(const struct game *g, enum language l, int word, struct text *t)
{
	char room[TEXT_ROOM];

	text_add(t, lang_text(g, l, word, room, sizeof room));
}

/* What an option changes, and what each of its values does. */
static const char *about(const struct game *g, enum language l, int i)
{
	static char room[OPTIONS_MAX][ABOUT];
	const struct option *o = &g->options[i];
	struct text t = text_on(room[i], ABOUT);

	add_sentence(g, l, o->help, &t);
	for (int v = 0; o->values != NULL && o->values[v].name != NULL; v++) {
		text_add(&t, v == 0 ? "\n\n" : "\n");
		add_sentence(g, l, o->values[v].title, &t);
		text_add(&t, ": ");
		add_sentence(g, l, o->values[v].help, &t);
	}
	return room[i];
}

/* A set has a row for every member, the others one. */
static void add_option(struct form *form, const struct setup *u, int i)
{
	const struct game *g = game_at(u->game);
	const struct option *o = &g->options[i];
	const int value = u->options.value[i];
	const char *name = lang_word(g, form->lang, o->title), *help = about(g, form->lang, i);
	char number[FORM_TEXT];

	if (!o->set) {
		snprintf(number, sizeof number, "%d", value);
		form_add(form, ROW_OPTION + i * MEMBERS, name,
		         o->values != NULL ? lang_word(g, form->lang, o->values[value].title)
		                           : number,
		         help);
		return;
	}
	for (int m = 0; m < MEMBERS && o->values[m].name != NULL; m++) {
		snprintf(number, sizeof number, "%s %s",
		         lang_ui(form->lang, value >> m & 1 ? UI_MENU_SET_YES : UI_MENU_SET_NO),
		         lang_word(g, form->lang, o->values[m].title));
		form_add(form, ROW_OPTION + i * MEMBERS + m, m == 0 ? name : "", number, help);
	}
}

static void add_seat(struct form *form, const struct setup *u, int seat)
{
	static char help[SEATS_MAX][512];
	char value[FORM_TEXT], label[FORM_TEXT];
	struct text v = text_on(value, sizeof value), l = text_on(label, sizeof label);
	const struct names names = {{0}};
	const char *kind = level[u->kind[seat]];

	lang_seat(form->lang, &names, seat, &l);
	const bool typing = u->naming && form->rows == form->cursor;
	text_add(&v, u->name[seat]);
	text_add(&v, typing ? "_" : "");
	text_add(&v, v.at != v.start ? " · " : "");
	text_add(&v, lang_kind(form->lang, kind));
	snprintf(help[seat], sizeof help[seat], "%s\n\n%s", lang_kind_help(form->lang, kind),
	         lang_ui(form->lang, u->naming ? UI_MENU_NAME_EDIT : UI_MENU_NAME_HELP));
	form_add(form, ROW_SEAT + seat, label, value, help[seat]);
}

/* What somebody wants to know who has never seen the game: what it is, how many can play,
 * and the first rules, which say what it is about. */
static void introduce(const struct game *g, enum language l, struct text *t)
{
	char least[16], most[16], room[TEXT_ROOM];
	const char *const strings[] = {least, most, "", "", ""};

	snprintf(least, sizeof least, "%d", g->options[0].min);
	snprintf(most, sizeof most, "%d", g->options[0].max);
	text_add(t, lang_text(g, l, g->summary, room, sizeof room));
	text_add(t, "\n\n");
	lang_say(l, UI_MENU_PLAYERS, strings, t);
	for (int i = 1; i <= SECTIONS_TOLD && g->telling->sections[i].id != NULL; i++) {
		text_add(t, "\n\n");
		text_add(t, lang_word(g, l, g->telling->sections[i].title));
		text_add(t, ": ");
		text_add(t, lang_text(g, l, g->telling->sections[i].body, room, sizeof room));
	}
}

/* Can these options be played as one story after another? */
static bool has_campaign(const struct setup *u)
{
	static struct campaign c;
	struct fault f;

	return campaign_init(&c, game_at(u->game), &u->options, &f);
}

static void build(struct form *form, const struct setup *u, const struct tui *t)
{
	static char about[INTRODUCTION];
	struct text words = text_on(about, sizeof about);
	const struct game *g = game_at(u->game);

	introduce(g, t->lang, &words);
	form_start(form, t->lang, lang_ui(t->lang, UI_MENU_PLAY));
	form->keys = lang_ui(t->lang, UI_SETUP_KEYS);
	form->note = u->note[0] != '\0' ? u->note : NULL;
	form_add(form, ROW_GAME, lang_ui(t->lang, UI_MENU_GAME), lang_word(g, t->lang, g->title),
	         about);
	for (int i = 0; g->options[i].name != NULL; i++)
		if (options_matter(game_at(u->game), &u->options, i))
			add_option(form, u, i);
	for (int seat = 0; seat < u->options.value[0]; seat++)
		add_seat(form, u, seat);
	form_add(form, ROW_SPEED, lang_ui(t->lang, UI_MENU_SPEED),
	         lang_ui(t->lang, (enum ui)(UI_PACE_0 + t->speed)),
	         lang_ui(t->lang, UI_MENU_SPEED_HELP));
	form_add(form, ROW_START, lang_ui(t->lang, UI_MENU_START), "",
	         lang_ui(t->lang, UI_MENU_START_HELP));
	if (has_campaign(u))
		form_add(form, ROW_CAMPAIGN, lang_ui(t->lang, UI_MENU_CAMPAIGN), "",
		         lang_ui(t->lang, UI_MENU_CAMPAIGN_HELP));
}

/* --- Changes ----------------------------------------------------------------------------------- */

static void change_option(struct setup *u, int row, int by)
{
	const int i = row / MEMBERS;
	const struct option *o = &game_at(u->game)->options[i];
	int value = u->options.value[i];

	if (o->set)
		value ^= 1 << row % MEMBERS;
	else
		value += by;
	if (o->values != NULL && !o->set)
		value = value < o->min ? o->max : value > o->max ? o->min : value;
	if (value >= o->min && value <= o->max)
		u->options.value[i] = (int16_t)value;
}

/* The game says at once what does not go together. */
static void check(struct setup *u, enum language l)
{
	const struct game *g = game_at(u->game);
	const uint16_t why = g->refuses(&u->options);
	char room[TEXT_ROOM];

	snprintf(u->note, sizeof u->note, "%s", lang_text(g, l, why, room, sizeof room));
}

static void change(struct setup *u, struct tui *t, int what, int by)
{
	if (what == ROW_GAME)
		choose_game(u, u->game + by);
	else if (what == ROW_SPEED)
		t->speed = (t->speed + by + SPEEDS) % SPEEDS;
	else if (what >= ROW_OPTION)
		change_option(u, what - ROW_OPTION, by);
	else if (what >= ROW_SEAT)
		/* cppcheck-suppress arrayIndexOutOfBoundsCond ; it is less than ROW_OPTION here */
		u->kind[what - ROW_SEAT] = (u->kind[what - ROW_SEAT] + by + LEVELS) % LEVELS;
	check(u, t->lang);
}

static void edit_name(char *name, int code)
{
	const size_t size = strlen(name);

	if (code == KEY_IS_DELETE) {
		size_t end = size;
		while (end > 0 && ((unsigned char)name[end - 1] & 0xc0) == 0x80)
			end--;
		name[end > 0 ? end - 1 : 0] = '\0';
	} else if (code >= ' ' && code < 0x7f && code != ',' && size + 1 < NAME_MAX_SIZE) {
		name[size] = (char)code;
		name[size + 1] = '\0';
	} else if (code >= 0xa0 && code < 0x800 && size + 2 < NAME_MAX_SIZE) {
		name[size] = (char)(0xc0 | code >> 6);
		name[size + 1] = (char)(0x80 | (code & 0x3f));
		name[size + 2] = '\0';
	}
}

/* --- Sitting down ------------------------------------------------------------------------------ */

enum { NAMES_SIZE = SEATS_MAX * (NAME_MAX_SIZE + 1) };

static struct seating company_of(const struct setup *u, char names[NAMES_SIZE])
{
	struct seating who = {.seats = u->options.value[0]};
	struct text n = text_on(names, NAMES_SIZE);

	for (int i = 0; i < who.seats; i++) {
		snprintf(who.kind[i], sizeof who.kind[i], "%s", level[u->kind[i]]);
		seating_kind(span_of(who.kind[i]), &who.bot[i], &who.budget[i]);
		text_add(&n, i > 0 ? "," : "");
		text_add(&n, u->name[i]);
	}
	return who;
}

static bool begin_game(struct frame *out, const struct setup *u, struct tui *t, struct fault *f)
{
	static struct session s;
	const struct game *g = game_at(u->game);
	char names[NAMES_SIZE], path[PATH_SIZE];
	const struct seating who = company_of(u, names);
	bool stay = true;

	session_none(&s);
	if (paths_new(g, ".record", path, sizeof path, f) &&
	    session_new(&s, g, &u->options, &who, names, t->seeded ? &t->seed : NULL, "", path,
	                f)) {
		f->error = ERROR_NONE;
		stay = desk_play(out, &s, t->lang, &t->speed);
		*f = s.failing;
	}
	session_close(&s);
	return stay;
}

static bool begin_campaign(struct frame *out, const struct setup *u, struct tui *t, struct fault *f)
{
	static struct campaign_file v;
	const struct game *g = game_at(u->game);
	char names[NAMES_SIZE], path[PATH_SIZE];
	const struct seating who = company_of(u, names);
	struct damage none = {.repair = false};

	if (!paths_new(g, ".campaign", path, sizeof path, f) ||
	    !campaign_file_new(&v, path, g, &u->options, &who, names, f))
		return true;
	return campaign_play(out, t, &v, &none, f);
}

/* False: leave the program. */
static bool begin(struct frame *out, struct setup *u, struct tui *t, bool campaign)
{
	struct text note = text_on(u->note, sizeof u->note);
	struct fault f = {.error = ERROR_NONE};
	const bool stay = campaign ? begin_campaign(out, u, t, &f) : begin_game(out, u, t, &f);

	if (f.error != ERROR_NONE)
		lang_fault(game_at(u->game), t->lang, &f, &note);
	return stay;
}

/* One key that is not the form's own; false: the form is done with. */
static bool obey(struct setup *u, struct tui *t, const struct form *form, int key)
{
	const int what = form->row[form->cursor].what;

	if (u->naming) {
		u->naming = key != KEY_IS_ENTER && key != KEY_IS_ESCAPE;
		edit_name(u->name[what - ROW_SEAT], key);
	} else if (key == KEY_IS_ESCAPE || key == 'q') {
		return false;
	} else if (key == KEY_IS_LEFT) {
		change(u, t, what, -1);
	} else if (key == KEY_IS_RIGHT || ((key == ' ' || key == KEY_IS_ENTER) &&
	                                   (what < ROW_SEAT || what >= ROW_OPTION))) {
		change(u, t, what, 1);
	} else if (key == KEY_IS_ENTER && what >= ROW_SEAT) {
		u->naming = true;
	}
	return true;
}

bool menu_setup(struct frame *out, struct tui *t)
{
	static struct form form;
	struct setup u = {.naming = false};

	choose_game(&u, 0);
	for (int i = 1; i < SEATS_MAX; i++) {
		u.kind[i] = LEVEL_USUAL;
		snprintf(u.name[i], sizeof u.name[i], "%s", company[i]);
	}
	form.cursor = 0;
	for (;;) {
		build(&form, &u, t);
		const int before = form.cursor;
		const int key = form_ask(out, &form);
		const int what = form.row[form.cursor].what;
		u.naming = u.naming && form.cursor == before;
		if (key == KEY_IS_LEAVE)
			return false;
		const bool campaign = key == KEY_IS_ENTER && what == ROW_CAMPAIGN;
		const bool start =
			(key == KEY_IS_ENTER && what == ROW_START) || (key == 'p' && !u.naming);
		if ((start || campaign) && u.note[0] == '\0') {
			if (!begin(out, &u, t, campaign))
				return false;
			if (u.note[0] == '\0')
				return true;
			continue;
		}
		if (key != KEY_IS_NONE && !obey(&u, t, &form, key))
			return true;
	}
}
