/* play.c -- `quayside play GAME`: the table as lines of text.
 *
 * Works on a pipe, a teletype and a screen reader.  What is shown is always a view:
 * of the seat that decides, or of a bystander when several people share the keyboard. */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/out.h"
#include "cli/play.h"
#include "cli/rules.h"
#include "cli/screen.h"
#include "rules/notation.h"

enum { MOVES_RECALLED = 12 }; /* what a resumed game reminds of */

/* What the next turn of the loop should do. */
enum next { NEXT_GO_ON, NEXT_ASK_AGAIN, NEXT_QUIT };

void play_say(const struct play *p, enum ui word, const char *a)
{
	out_say(stdout, p->args->lang, word, a, NULL);
}

static void say_fault(const struct play *p, const struct fault *f)
{
	char sentence[FAULT_FOUND + FAULT_ALLOWED + 256];
	struct text t = text_on(sentence, sizeof sentence);

	lang_fault(p->session.table.game, p->args->lang, f, &t);
	out_wrap(stdout, 0, sentence);
}

bool play_read_line(struct play *p)
{
	fflush(stdout);
	ssize_t size = getline(&p->input, &p->room, stdin);
	if (size < 0)
		return false;
	while (size > 0 && (p->input[size - 1] == '\n' || p->input[size - 1] == '\r'))
		p->input[--size] = '\0';
	return true;
}

/* --- What happened ------------------------------------------------------------- */

static void tell_step(struct play *p, const void *before, struct move m, const void *after)
{
	struct line line[LINES_MAX];
	char sentence[SHOW_LINE];
	const int lines = show_tell(&p->shown, before, m, after, line);

	for (int i = 0; i < lines; i++) {
		show_sentence(&p->shown, &line[i], sentence, sizeof sentence);
		printf("  %s\n", sentence);
		if (show_story(&p->shown, &line[i]))
			p->story = line[i];
		p->section = line[i].section != 0 ? line[i].section : p->section;
	}
}

/* What a step opens of a story, without telling the rest. */
static void skip_step(struct play *p, const void *before, struct move m, const void *after)
{
	struct line line[LINES_MAX];
	const int lines = show_tell(&p->shown, before, m, after, line);
	const char *title;

	for (int i = 0; i < lines; i++)
		if (lang_story(p->shown.game, p->shown.lang, &line[i], &title) != NULL)
			p->story = line[i];
}

/* Every step from move n to move `end`. */
static void tell_part(struct play *p, uint32_t n, uint32_t end,
                      void (*tell)(struct play *, const void *, struct move, const void *))
{
	alignas(16) unsigned char before[STATE_MAX], after[STATE_MAX];
	const struct table *t = &p->session.table;

	table_at(t, n, after);
	for (; n < end; n++) {
		memcpy(before, after, t->game->state_size);
		t->game->apply(after, t->move[n]);
		tell(p, before, t->move[n], after);
	}
}

/* Everything since move n. */
static void tell_since(struct play *p, uint32_t n)
{
	tell_part(p, n, p->session.table.moves, tell_step);
}

/* What somebody should know who goes on: the latest page of a story, and the last moves. */
static void recall(struct play *p)
{
	const uint32_t moves = p->session.table.moves;
	const uint32_t from = moves > MOVES_RECALLED ? moves - MOVES_RECALLED : 0;

	tell_part(p, 0, from, skip_step);
	if (p->story.word != 0)
		show_story(&p->shown, &p->story);
	tell_since(p, from);
}

/* --- A question ------------------------------------------------------------------ */

/* Everything about a choice in one line: its number, what it is, what it costs and does,
 * and how it is written. */
static void show_choices(const struct play *p)
{
	const struct sight *s = &p->sight;

	for (int i = 0; i < s->moves; i++) {
		char label[SHOW_LINE], effect[SHOW_LINE], text[NOTATION_MAX];
		struct text l = text_on(label, sizeof label), e = text_on(effect, sizeof effect);
		struct text t = text_on(text, sizeof text);
		sight_label(s, i, &l);
		sight_explain(s, i, &e);
		notation_move(s->shown.game, s->move[i], &t);
		printf("  %2d) %s%s%s  [%s]\n", i + 1, label, effect[0] != '\0' ? ": " : "", effect,
		       text);
	}
}

static bool hand_over(struct play *p, const struct shown *w)
{
	char name[SHOW_LINE];
	struct text t = text_on(name, sizeof name);

	if (p->asked == w->seat || !session_secret(&p->session, w->seat))
		return true;
	lang_seat(w->lang, &w->names, w->seat, &t);
	play_say(p, UI_HAND_OVER, name);
	return play_read_line(p);
}

static void show_question(const struct play *p, const struct shown *w)
{
	char name[SHOW_LINE];
	struct text t = text_on(name, sizeof name);

	putchar('\n');
	show_table(w, p->session.table.state);
	lang_seat(w->lang, &w->names, w->seat, &t);
	play_say(p, UI_YOUR_MOVE, name);
	show_choices(p);
}

/* --- Answers ------------------------------------------------------------------------ */

static enum next do_help(struct play *p, struct span rest)
{
	(void)rest;
	out_wrap(stdout, 2, lang_ui(p->args->lang, UI_PLAY_HELP));
	return NEXT_ASK_AGAIN;
}

static enum next do_undo(struct play *p, struct span rest)
{
	struct fault f;

	(void)rest;
	if (session_undo(&p->session, &f)) {
		play_say(p, UI_TAKEN_BACK, "");
		return NEXT_GO_ON;
	}
	say_fault(p, &f);
	return NEXT_ASK_AGAIN;
}

static enum next do_redo(struct play *p, struct span rest)
{
	const uint32_t from = p->session.table.moves;
	struct fault f;

	(void)rest;
	if (session_redo(&p->session, &f)) {
		tell_since(p, from);
		return NEXT_GO_ON;
	}
	say_fault(p, &f);
	return NEXT_ASK_AGAIN;
}

static enum next do_save(struct play *p, struct span rest)
{
	const struct span name = span_trim(rest);
	char path[PATH_SIZE];
	struct fault f;

	snprintf(path, sizeof path, "%.*s", (int)name.size, name.at);
	errno = ENAMETOOLONG;
	if (name.size == 0             ? fault_say(&f, ERROR_MISSING, "", "save FILE")
	    : name.size >= sizeof path ? file_cannot_write(path, &f)
	                               : session_save(&p->session, path, &f))
		play_say(p, UI_SAVED, path);
	else
		say_fault(p, &f);
	return NEXT_ASK_AGAIN;
}

static enum next do_table(struct play *p, struct span rest)
{
	(void)rest;
	show_table(&p->sight.shown, p->session.table.state);
	return NEXT_ASK_AGAIN;
}

static enum next do_choices(struct play *p, struct span rest)
{
	(void)rest;
	show_choices(p);
	return NEXT_ASK_AGAIN;
}

static enum next do_log(struct play *p, struct span rest)
{
	(void)rest;
	tell_since(p, 0);
	return NEXT_ASK_AGAIN;
}

static enum next do_rules(struct play *p, struct span rest)
{
	const struct game *g = p->session.table.game;
	char id[64];
	struct fault f;

	span_copy(span_word(&rest), id, sizeof id);
	if (id[0] == '\0')
		rules_list(g, p->args->lang);
	else if (!rules_print(g, p->args->lang, text_same(id, "all") ? NULL : id, &f))
		say_fault(p, &f);
	return NEXT_ASK_AGAIN;
}

static enum next do_story(struct play *p, struct span rest)
{
	(void)rest;
	if (p->story.word == 0)
		play_say(p, UI_NO_STORY, "");
	else
		show_story(&p->shown, &p->story);
	return NEXT_ASK_AGAIN;
}

static enum next do_why(struct play *p, struct span rest)
{
	const struct game *g = p->session.table.game;
	struct fault f;

	(void)rest;
	if (p->section == 0)
		play_say(p, UI_NO_RULE, "");
	else
		rules_print(g, p->args->lang, g->telling->sections[p->section].id, &f);
	return NEXT_ASK_AGAIN;
}

/* "chance to win 54 %", and which looks best. */
static void say_worth(const struct play *p, int move, struct text *t)
{
	char number[32];
	struct text n = text_on(number, sizeof number);
	const char *const strings[] = {number, "", "", "", ""};
	const struct advice *a = &p->advice;

	if (!a->rated || a->win[move] < 0)
		return;
	text_number(&n, (a->win[move] + 5) / 10);
	lang_say(p->args->lang, move == a->hint.best ? UI_HINT_BEST : UI_HINT_OTHER, strings, t);
}

/* What the program can say about each choice. */
static enum next advise(struct play *p, bool hints)
{
	const struct sight *s = &p->sight;
	bool any = false;

	advice_drop(&p->advice);
	advice_take(&p->advice, s, hints);
	advice_wait(&p->advice, s);
	for (int i = 0; i < s->moves; i++) {
		char label[SHOW_LINE], words[SHOW_LINE];
		struct text l = text_on(label, sizeof label), w = text_on(words, sizeof words);
		sight_label(s, i, &l);
		if (hints)
			say_worth(p, i, &w);
		else
			advice_odds(&p->advice, s, i, &w);
		if (hints && words[0] != '\0')
			advice_hope(&p->advice, s, i, &w);
		if (words[0] != '\0')
			printf("  %2d) %s: %s\n", i + 1, label, words);
		any = any || words[0] != '\0';
	}
	if (!any)
		play_say(p, !hints ? UI_NO_ODDS : s->moves < 2 ? UI_ONE_CHOICE : UI_NO_HINT, "");
	return NEXT_ASK_AGAIN;
}

/* The best move as a strong bot sees it, everybody's chances after it, and why. */
static void explain_best(const struct play *p)
{
	const struct sight *s = &p->sight;
	const struct shown *w = &s->shown;
	char label[SHOW_LINE], chances[SHOW_LINE], reason[2 * SHOW_LINE];
	struct text l = text_on(label, sizeof label), c = text_on(chances, sizeof chances);
	struct text why = text_on(reason, sizeof reason);
	const struct hint *h = &p->advice.hint;

	sight_label(s, h->best, &l);
	for (int seat = 0; seat < sight_turn(s)->seats; seat++) {
		text_add(&c, seat > 0 ? ", " : "");
		lang_seat(w->lang, &w->names, seat, &c);
		text_char(&c, ' ');
		text_number(&c, (int64_t)(100 * h->win[seat] + 0.5));
		text_add(&c, " %");
	}
	lang_reason(w->game, w->lang, &w->names, &h->reason, &why);
	printf("  * %s\n", label);
	out_say(stdout, w->lang, UI_HINT_CHANCES, chances, NULL);
	out_wrap(stdout, 2, reason);
}

static enum next do_hint(struct play *p, struct span rest)
{
	(void)rest;
	advise(p, true);
	if (p->advice.rated)
		explain_best(p);
	return NEXT_ASK_AGAIN;
}

static enum next do_odds(struct play *p, struct span rest)
{
	(void)rest;
	return advise(p, false);
}

/* Pass until the own turn; from here on, so this question too. */
static enum next do_until(struct play *p, struct span rest)
{
	(void)rest;
	p->session.prefs[p->asked].until = true;
	if (session_passes(&p->session)) {
		play_say(p, UI_UNTIL_ON, "");
		return NEXT_GO_ON;
	}
	play_say(p, UI_UNTIL_NOT, "");
	return NEXT_ASK_AGAIN;
}

static enum next do_ask(struct play *p, struct span rest)
{
	struct prefs *prefs = &p->session.prefs[p->asked];

	(void)rest;
	prefs->asking = (prefs->asking + 1) % ASKINGS;
	play_say(p, (enum ui)(UI_ASK_ALL + (int)prefs->asking), "");
	return NEXT_ASK_AGAIN;
}

/* stops: what one is always asked about; stops NAME: add it, or take it away. */
static enum next do_stop(struct play *p, struct span rest)
{
	const struct game *g = p->session.table.game;
	struct prefs *prefs = &p->session.prefs[p->asked];
	const struct span name = span_word(&rest);
	char list[SHOW_LINE];
	struct text t = text_on(list, sizeof list);
	struct fault f;

	if (name.size > 0 && !prefs_stop(prefs, g, name, &f)) {
		say_fault(p, &f);
		return NEXT_ASK_AGAIN;
	}
	prefs_list(prefs, g, &t);
	play_say(p, list[0] != '\0' ? UI_STOPS : UI_NO_STOPS, list);
	return NEXT_ASK_AGAIN;
}

static enum next do_quit(struct play *p, struct span rest)
{
	(void)p, (void)rest;
	return NEXT_QUIT;
}

static const struct answer {
	const char *name;
	enum next (*act)(struct play *p, struct span rest);
} answer[] = {
	{"?", do_help},          {"help", do_help},   {"undo", do_undo},   {"redo", do_redo},
	{"save", do_save},       {"log", do_log},     {"rules", do_rules}, {"why", do_why},
	{"story", do_story},     {"hint", do_hint},   {"odds", do_odds},   {"table", do_table},
	{"choices", do_choices}, {"until", do_until}, {"ask", do_ask},     {"stops", do_stop},
	{"quit", do_quit},       {NULL, NULL},
};

/* A word that is neither: what could have been typed, instead of every verb of the game. */
static void list_answers(int moves, struct fault *f)
{
	struct text t = text_on(f->allowed, sizeof f->allowed);

	text_add(&t, "1..");
	text_number(&t, moves);
	for (int i = 0; answer[i].name != NULL; i++) {
		text_add(&t, ", ");
		text_add(&t, answer[i].name);
	}
	f->error = ERROR_UNKNOWN_WORD;
}

static enum next play_text(struct play *p, int seat, struct span text)
{
	const uint32_t from = p->session.table.moves;
	struct fault f;

	if (session_play(&p->session, seat, text, &f)) {
		tell_since(p, from);
		return NEXT_GO_ON;
	}
	if (f.error == ERROR_UNKNOWN_VERB)
		list_answers(p->sight.moves, &f);
	say_fault(p, &f);
	return f.error == ERROR_CANNOT_WRITE || f.error == ERROR_TOO_LONG ? NEXT_QUIT
	                                                                  : NEXT_ASK_AGAIN;
}

static enum next bad_number(const struct play *p, struct span found, int moves)
{
	char range[32];
	struct fault f;

	snprintf(range, sizeof range, "1..%d", moves);
	fault_set(&f, ERROR_BAD_VALUE, found);
	snprintf(f.allowed, sizeof f.allowed, "%s", range);
	say_fault(p, &f);
	return NEXT_ASK_AGAIN;
}

/* A number, a command or a move.  Enter alone plays the only move there is. */
static enum next take_answer(struct play *p, int seat, const struct move *move, int moves)
{
	struct span rest = span_of(p->input);
	const struct span word = span_word(&rest);
	char text[NOTATION_MAX];
	struct text t = text_on(text, sizeof text);
	int64_t number = 1;

	for (int i = 0; answer[i].name != NULL; i++)
		if (span_is(word, answer[i].name))
			return answer[i].act(p, rest);
	if (word.size == 0 && moves != 1)
		return NEXT_ASK_AGAIN;
	if (word.size > 0 && !span_number(word, &number))
		return play_text(p, seat, word);
	if (number < 1 || number > moves)
		return bad_number(p, word, moves);
	notation_move(p->session.table.game, move[number - 1], &t);
	return play_text(p, seat, span_of(text));
}

static enum next ask(struct play *p, int seat)
{
	const struct table *t = &p->session.table;
	const struct shown w = shown_of(t, p->args->lang, seat);
	struct move move[MOVES_MAX];
	const int moves = t->game->moves(t->state, seat, move);
	enum next next;

	if (!hand_over(p, &w))
		return NEXT_QUIT;
	p->asked = seat;
	sight_take(&p->sight, &w, t->state, seat);
	show_question(p, &w);
	do {
		printf("%s ", lang_ui(p->args->lang, UI_PROMPT));
		if (!play_read_line(p))
			return NEXT_QUIT;
		next = take_answer(p, seat, move, moves);
	} while (next == NEXT_ASK_AGAIN);
	return next;
}

/* --- The game ---------------------------------------------------------------------- */

/* What nobody at the keyboard has to decide. */
static enum next step(struct play *p, bool pass)
{
	const uint32_t from = p->session.table.moves;
	struct fault f;

	if (pass ? session_pass(&p->session, &f) : session_step(&p->session, &f)) {
		tell_since(p, from);
		return NEXT_GO_ON;
	}
	say_fault(p, &f);
	return NEXT_QUIT;
}

static void play_lines(struct play *p)
{
	const struct turn *turn = table_turn(&p->session.table);
	enum next next = NEXT_GO_ON;

	play_say(p, UI_WELCOME, p->session.path);
	recall(p);
	while (!turn->over && next == NEXT_GO_ON) {
		const int seat = session_asks(&p->session);
		const bool pass = session_passes(&p->session);
		next = seat >= 0 && !pass ? ask(p, seat) : step(p, pass);
	}
	putchar('\n');
}

static void play_on(struct play *p)
{
	const struct turn *turn = table_turn(&p->session.table);
	struct tui screen = p->screen;

	if (!screen_wanted(p->args) || !tui_play(&screen, &p->session))
		play_lines(p);
	if (turn->over) {
		play_say(p, UI_GAME_OVER, "");
		show_result(&p->shown, p->session.table.state);
		play_say(p, UI_RECORD_IS, p->session.path);
	} else if (!p->campaign) {
		play_say(p, UI_GOODBYE, p->session.path);
	}
}

const struct game *play_table(const struct args *a, struct options *o, struct seating *who)
{
	const char *seats = args_value(a, "--seats");
	const struct game *g = args_game(a, 0, o);
	char normal[SEATS_MAX * 8];
	struct text t = text_on(normal, sizeof normal);

	if (g == NULL)
		return NULL;
	text_add(&t, "human");
	for (int i = 1; i < o->value[0]; i++)
		text_add(&t, ",greedy");
	return args_seating(a, g, seats != NULL ? seats : normal, o->value[0], true, who) ? g
	                                                                                  : NULL;
}

static int start_new(struct play *p)
{
	const struct args *a = p->args;
	const char *path = args_value(a, "--record");
	char own[PATH_SIZE];
	struct seating who = {0};
	struct options o;
	struct fault f;
	const struct game *g = play_table(a, &o, &who);

	if (g == NULL)
		return EXIT_WRONG;
	if (!args_names(a, args_value(a, "--names"), o.value[0]))
		return EXIT_WRONG;
	if (path == NULL && !session_path(g, ".record", own, sizeof own, &f))
		return complain(a, g, NULL, 0, &f);
	if (session_new(&p->session, g, &o, &who, args_value(a, "--names"),
	                a->seeded ? &a->seed : NULL, path != NULL ? path : own, &f))
		return EXIT_FINE;
	return complain(a, g, NULL, 0, &f);
}

int play_refused(const struct play *p, const struct game *g, const char *path, uint32_t line,
                 const struct fault *f)
{
	const bool unopened = f->error == ERROR_CANNOT_OPEN || f->error == ERROR_CANNOT_WRITE ||
	                      f->error == ERROR_IN_USE;

	complain(p->args, g, unopened ? NULL : path, line, f);
	return EXIT_WRONG;
}

static int start_again(struct play *p, const char *path)
{
	uint32_t line;
	struct fault f;

	if (!session_resume(&p->session, path, args_value(p->args, "--seats"), &line, &f))
		return play_refused(p, p->session.table.game, path, line, &f);
	if (!p->session.seal.committed)
		play_say(p, UI_SEAL_LOST, "");
	return EXIT_FINE;
}

void play_session(struct play *p)
{
	p->asked = -1;
	p->section = 0;
	p->story.word = 0;
	session_guests(&p->session, p->args->lang, false);
	p->shown = shown_of(&p->session.table, p->args->lang, session_eyes(&p->session));
	play_on(p);
}

/* A game that was kept knows what it is and who plays; what says otherwise is refused.  Only
 * its programs have to be named again (admit.h). */
static const char *says_otherwise(const struct args *a)
{
	static const char *const flag[] = {"--names", "--record", "--campaign"};

	for (size_t i = 0; i < sizeof flag / sizeof *flag; i++)
		if (args_value(a, flag[i]) != NULL)
			return flag[i];
	return a->words > 0 ? a->word[0] : a->seeded ? "--seed" : NULL;
}

static int run(struct args *a)
{
	static struct play p;
	const char *resume = args_value(a, "--resume"), *campaign = args_value(a, "--campaign");
	const char *otherwise = resume != NULL ? says_otherwise(a) : NULL;

	if (otherwise != NULL)
		return complain_surplus(a, otherwise, "play --resume FILE");

	memset(&p, 0, sizeof p); /* the menu may come here again */
	p.args = a;
	p.session.file = -1;
	if (!screen_read(a, &p.screen))
		return EXIT_WRONG;
	int status;
	if (campaign != NULL) {
		status = play_campaign(&p, campaign);
	} else {
		status = resume != NULL ? start_again(&p, resume) : start_new(&p);
		if (status == EXIT_FINE)
			play_session(&p);
	}
	session_close(&p.session);
	advice_drop(&p.advice);
	free(p.input);
	return status;
}

static const struct flag flags[] = {
	{"--seats", "WHO,WHO,…", UI_HELP_SEATS},
	{"--names", "NAME,NAME,…", UI_HELP_NAMES},
	{"--record", "FILE", UI_HELP_RECORD},
	{"--resume", "FILE", UI_HELP_RESUME},
	{"--plain", NULL, UI_HELP_PLAIN},
	{"--ascii", NULL, UI_HELP_ASCII},
	{"--speed", "0..3", UI_HELP_SPEED},
	{"--campaign", "FILE", UI_HELP_CAMPAIGN},
	{NULL, NULL, UIS},
};

static const char *const examples[] = {
	"play port-royal", "play port-royal players=3 --seats human,greedy,human --names Ada,,Bo",
	"play --resume game.record",
	"play port-royal sets=base,adventure mode=coop --campaign tale.campaign", NULL};

const struct command command_play = {
	.name = "play",
	.usage = "play GAME [OPTIONS] --seats human,greedy,…",
	.summary = UI_PLAY_SUMMARY,
	.run = run,
	.flags = flags,
	.examples = examples,
	.words = ANY_WORDS,
	.seed = true,
};
