/* play.c -- `quayside play GAME`: a new game, one that was kept, or a campaign. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/lines.h"
#include "cli/out.h"
#include "cli/play.h"
#include "play/watchword.h"

void play_say(const struct play *p, enum ui word, const char *a)
{
	out_say(stdout, p->args->lang, word, a, NULL);
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

static void play_on(struct play *p)
{
	const struct turn *turn = table_turn(&p->session.table);
	struct tui screen = p->screen;
	struct fault f;

	if (!screen_wanted(p->args) || !tui_play(&screen, &p->session))
		lines_play(p);
	const bool settled = session_settle(&p->session, &f);
	if (turn->over) {
		play_say(p, UI_GAME_OVER, "");
		show_result(&p->eyes, p->session.table.state);
		play_say(p, UI_RECORD_IS, p->session.file.path);
	} else if (settled && !p->campaign) {
		play_say(p, UI_GOODBYE, p->session.file.path);
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
	if (path == NULL && !paths_new(g, ".record", own, sizeof own, &f))
		return complain(a, g, NULL, 0, &f);
	if (session_new(&p->session, g, &o, &who, args_value(a, "--names"),
	                a->seeded ? &a->seed : NULL, "", path != NULL ? path : own, &f))
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

/* Only who was asked, or said so beforehand, gets another file than the one that was there. */
bool play_repairs(struct play *p, struct damage *d)
{
	const bool asks = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1;
	char moves[16];

	if (d->moves == 0 || d->repair)
		return false;
	snprintf(moves, sizeof moves, "%u", d->moves);
	out_say(asks ? stdout : stderr, p->args->lang, asks ? UI_REPAIR_ASK : UI_REPAIR_OFFER,
	        moves, NULL);
	d->repair = asks && play_read_line(p) && strchr("yjYJ", p->input[0]) != NULL &&
	            p->input[0] != '\0';
	return d->repair;
}

void play_repaired(const struct play *p, const struct damage *d)
{
	char move[16];

	snprintf(move, sizeof move, "%u", d->moves + 1);
	if (d->kept[0] != '\0')
		out_say(stdout, p->args->lang, UI_REPAIRED, move, d->kept);
}

static int start_again(struct play *p, const char *path)
{
	struct damage d = {.repair = args_value(p->args, "--repair") != NULL};
	const char *seats = args_value(p->args, "--seats");
	struct fault f;

	while (!session_resume(&p->session, path, seats, &d, &f)) {
		const int status = play_refused(p, p->session.table.game, path, d.line, &f);
		if (!play_repairs(p, &d))
			return status;
		session_close(&p->session);
	}
	play_repaired(p, &d);
	if (p->session.sitting.seal.broken)
		play_say(p, UI_SEAL_LOST, "");
	return EXIT_FINE;
}

/* People who share this screen see no record: before the first deal they are told by which words
 * they can know its seal again. */
static void say_watchwords(const struct play *p)
{
	const struct sitting *s = &p->session.sitting;
	char words[WATCHWORD_TEXT];
	struct text t = text_on(words, sizeof words);

	if (!sitting_shared(s) || p->session.table.moves > 0 || !s->seal.committed)
		return;
	watchword_print(&s->seal, &t);
	play_say(p, UI_WATCHWORDS, words);
}

int play_session(struct play *p)
{
	p->asked = -1;
	p->section = 0;
	p->story.word = 0;
	session_guests(&p->session, p->args->lang, false);
	p->eyes = eyes_of(&p->session.table, p->args->lang, sitting_ears(&p->session.sitting));
	say_watchwords(p);
	play_on(p);
	/* Whoever leaves because nothing can be written has to hear it, and so has a script. */
	const struct fault *f =
		p->session.failing.error != ERROR_NONE ? &p->session.failing : &p->unsaved;
	return f->error == ERROR_NONE ? EXIT_FINE
	                              : complain(p->args, p->session.table.game, NULL, 0, f);
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
	session_none(&p.session);
	if (!screen_read(a, &p.screen))
		return EXIT_WRONG;
	int status;
	if (campaign != NULL) {
		status = play_campaign(&p, campaign);
	} else {
		status = resume != NULL ? start_again(&p, resume) : start_new(&p);
		if (status == EXIT_FINE)
			status = play_session(&p);
	}
	session_close(&p.session);
	advice_drop(&p.advice);
	free(p.input);
	return status;
}

static const struct flag flags[] = {
	{"--sandbox", NULL, UI_HELP_SANDBOX},
	{"--seats", "WHO,WHO,…", UI_HELP_SEATS},
	{"--names", "NAME,NAME,…", UI_HELP_NAMES},
	{"--record", "FILE", UI_HELP_RECORD},
	{"--resume", "FILE", UI_HELP_RESUME},
	{"--repair", NULL, UI_HELP_REPAIR},
	{"--plain", NULL, UI_HELP_PLAIN},
	{"--ascii", NULL, UI_HELP_ASCII},
	{"--speed", "0..3", UI_HELP_SPEED},
	{"--campaign", "FILE", UI_HELP_CAMPAIGN},
	{NULL, NULL, UIS},
};

static const char *const examples[] = {
	"play {game}", "play {game} players=3 --seats human,greedy,human --names Ada,,Bo",
	"play --resume game.record", "play {story} --campaign tale.campaign", NULL};

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
