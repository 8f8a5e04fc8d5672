/* menu.c -- `quayside` alone: the menu, on a terminal.
 *
 * With --plain, and where no screen can be drawn, it is a list of numbered lines; each
 * stands for a command that could have been typed, and says so. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/out.h"
#include "host/saves.h"
#include "play/campaign.h"
#include "rules/options.h"

enum { LINES_SHOWN = 32, WORDS = 6, WORDS_MAX = WORDS + 4, LABEL_SIZE = 256 };

/* One line of the list: what it says, and the command behind it. */
struct entry {
	const struct command *command;
	const struct game *campaign; /* a story to begin, in a file that is yet to be named */
	char word[WORDS][PATH_SIZE];
	int words;
	char label[LABEL_SIZE];
};

static void add_word(struct entry *e, struct span word)
{
	span_copy(word, e->word[e->words++], sizeof *e->word);
}

static struct entry *add(struct entry *list, int *n, const struct command *c, const char *first,
                         const char *second)
{
	struct entry *e = &list[*n];

	*n += *n + 1 < LINES_SHOWN;
	*e = (struct entry){.command = c};
	add_word(e, span_of(first));
	/* A path as it is: cleaned it would be another file's. */
	if (second != NULL && strlen(second) < sizeof *e->word)
		memcpy(e->word[e->words++], second, strlen(second) + 1);
	return e;
}

static void label(struct entry *e, enum language l, enum ui verb, const struct game *g)
{
	snprintf(e->label, sizeof e->label, "%s: %s", lang_ui(l, verb), lang_word(g, l, g->title));
}

/* --- Stories ------------------------------------------------------------------------ */

static bool tells(const struct game *g, const struct options *o)
{
	static struct campaign c;
	struct fault f;

	return g->refuses(o) == 0 && campaign_init(&c, g, o, &f);
}

/* The one option that makes a story of a game. */
static bool find_campaign(const struct game *g, struct options *o)
{
	for (int i = 0; g->options[i].name != NULL; i++)
		for (int value = g->options[i].min; value <= g->options[i].max; value++) {
			options_normal(g, o);
			o->value[i] = (int16_t)value;
			if (tells(g, o))
				return true;
		}
	return false;
}

static void add_campaign(struct entry *list, int *n, enum language l, const struct game *g,
                         const struct options *o, const struct choice *mode)
{
	struct entry *e = add(list, n, &command_play, g->name, NULL);
	char buffer[OPTIONS_TEXT];
	struct text t = text_on(buffer, sizeof buffer);

	options_print(g, o, &t);
	for (struct span rest = span_of(buffer), word = span_word(&rest);
	     word.size > 0 && e->words < WORDS - 2; word = span_word(&rest))
		add_word(e, word);
	add_word(e, span_of("--campaign"));
	add_word(e, span_of("FILE"));
	e->campaign = g;
	snprintf(e->label, sizeof e->label, "%s: %s, %s", lang_ui(l, UI_MENU_CAMPAIGN),
	         lang_word(g, l, g->title), lang_word(g, l, mode->title));
}

/* A story can be told in several ways; one of them may be for a single player. */
static void add_campaigns(struct entry *list, int *n, enum language l, const struct game *g)
{
	struct options o;

	if (!find_campaign(g, &o))
		return;
	for (int i = 0; g->options[i].name != NULL; i++)
		for (int value = g->options[i].min;
		     text_same(g->options[i].name, "mode") && value <= g->options[i].max; value++) {
			struct options way = o;
			way.value[i] = (int16_t)value;
			way.value[0] = tells(g, &way) ? way.value[0] : 1;
			if (tells(g, &way))
				add_campaign(list, n, l, g, &way, &g->options[i].values[value]);
		}
}

/* --- The list ----------------------------------------------------------------------- */

/* Games to begin, then stories, then those that were not finished, then rules to read. */
static int fill(struct entry *list, enum language l)
{
	static struct save save[SAVES_MAX];
	const int saves = saves_list(save);
	int n = 0;

	for (int i = 0; game_at(i) != NULL; i++)
		label(add(list, &n, &command_play, game_at(i)->name, NULL), l, UI_MENU_PLAY,
		      game_at(i));
	for (int i = 0; game_at(i) != NULL; i++)
		add_campaigns(list, &n, l, game_at(i));
	for (int i = 0; i < saves && n < LINES_SHOWN / 2; i++)
		if (!save[i].over && !save[i].chapter)
			label(add(list, &n, &command_play,
			          save[i].campaign ? "--campaign" : "--resume", save[i].path),
			      l, save[i].campaign ? UI_MENU_CONTINUE_CAMPAIGN : UI_MENU_CONTINUE,
			      save[i].game);
	for (int i = 0; game_at(i) != NULL; i++)
		label(add(list, &n, &command_rules, game_at(i)->name, NULL), l, UI_MENU_RULES,
		      game_at(i));
	return n;
}

static void print_list(const struct entry *list, int n, enum language l)
{
	putchar('\n');
	for (int i = 0; i < n; i++) {
		printf("  %2d) %s  [quayside %s", i + 1, list[i].label, list[i].command->name);
		for (int word = 0; word < list[i].words; word++) {
			char clean[PATH_SIZE];
			span_copy(span_of(list[i].word[word]), clean, sizeof clean);
			printf(" %s", clean);
		}
		puts("]");
	}
	printf("  %2d) %s\n%s ", n + 1, lang_ui(l, UI_MENU_LEAVE), lang_ui(l, UI_PROMPT));
	fflush(stdout);
}

/* The command as if it had been typed, in lines and in the same language. */
static int run_entry(struct entry *e, enum language l)
{
	static char lang[] = "--lang", plain[] = "--plain";
	char code[8];
	char *word[WORDS_MAX] = {lang, code};
	int n = 2;
	struct args a = {.lang = l};
	struct fault f;

	snprintf(code, sizeof code, "%s", lang_code(l));
	if (e->campaign != NULL &&
	    !paths_new(e->campaign, ".campaign", e->word[e->words - 1], sizeof *e->word, &f))
		return complain(&a, NULL, NULL, 0, &f);
	for (int i = 0; i < e->words; i++)
		word[n++] = e->word[i];
	if (e->command == &command_play)
		word[n++] = plain;
	return args_read(&a, e->command, n, word) ? e->command->run(&a) : EXIT_WRONG;
}

static void say_range(enum language l, struct span word, int most)
{
	const struct args a = {.lang = l};
	struct fault f;

	fault_set(&f, ERROR_BAD_VALUE, word);
	snprintf(f.allowed, sizeof f.allowed, "1..%d", most);
	complain(&a, NULL, NULL, 0, &f);
}

static int choose(enum language l)
{
	static struct entry list[LINES_SHOWN];
	char *input = NULL;
	size_t room = 0;

	out_wrap(stdout, 0, lang_ui(l, UI_PROGRAM));
	for (;;) {
		const int n = fill(list, l);
		int64_t number = 0;
		print_list(list, n, l);
		if (getline(&input, &room, stdin) < 0)
			break;
		input[strcspn(input, "\r\n")] = '\0';
		struct span rest = span_of(input);
		const struct span word = span_word(&rest);
		const bool chosen = span_number(word, &number) && number >= 1;
		if ((chosen && number == n + 1) || span_is(word, "quit") || span_is(word, "q"))
			break;
		if (chosen && number <= n)
			run_entry(&list[number - 1], l);
		else if (word.size > 0)
			say_range(l, word, n + 1);
	}
	free(input);
	return EXIT_FINE;
}

static int run(struct args *a)
{
	struct tui t;

	if (!screen_read(a, &t))
		return EXIT_WRONG;
	if (screen_wanted(a) && tui_menu(&t))
		return EXIT_FINE;
	return choose(a->lang);
}

static const struct flag flags[] = {
	{"--plain", NULL, UI_HELP_PLAIN},
	{"--ascii", NULL, UI_HELP_ASCII},
	{"--speed", "0..3", UI_HELP_SPEED},
	{NULL, NULL, UIS},
};

static const char *const examples[] = {"menu", "menu --lang nl", "menu --ascii", "menu --plain",
                                       NULL};

const struct command command_menu = {
	.name = "menu",
	.usage = "menu",
	.summary = UI_MENU_SUMMARY,
	.run = run,
	.flags = flags,
	.examples = examples,
	.seed = true,
};
