/* menu.c -- `quayside` alone: the menu, on a terminal.
 *
 * With --plain, and where no screen can be drawn, it is a list of numbered lines; each
 * stands for a command that could have been typed, and says so. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/out.h"
#include "cli/saves.h"
#include "cli/screen.h"

enum { LINES_SHOWN = 24, WORDS_MAX = 8, WORD_SIZE = PATH_SIZE, LABEL_SIZE = 256 };

/* One line of the list: what it says, and the command behind it. */
struct entry {
	const struct command *command;
	char word[2][WORD_SIZE]; /* its arguments; "" ends them */
	char label[LABEL_SIZE];
};

static struct entry *add(struct entry *list, int *n, const struct command *c, const char *first,
                         const char *second)
{
	struct entry *e = &list[*n];

	*n += *n + 1 < LINES_SHOWN;
	e->command = c;
	span_copy(span_of(first), e->word[0], sizeof e->word[0]);
	span_copy(span_of(second), e->word[1], sizeof e->word[1]);
	return e;
}

static void label(struct entry *e, enum language l, enum ui verb, const struct game *g)
{
	snprintf(e->label, sizeof e->label, "%s: %s", lang_ui(l, verb), lang_word(g, l, g->title));
}

/* Games to begin, then those that were not finished, then rules to read. */
static int fill(struct entry *list, enum language l)
{
	static struct save save[SAVES_MAX];
	const int saves = saves_list(save);
	int n = 0;

	for (int i = 0; game_at(i) != NULL; i++)
		label(add(list, &n, &command_play, game_at(i)->name, ""), l, UI_MENU_PLAY,
		      game_at(i));
	for (int i = 0; i < saves && n < LINES_SHOWN / 2; i++)
		if (!save[i].over && !save[i].chapter)
			label(add(list, &n, &command_play,
			          save[i].campaign ? "--campaign" : "--resume", save[i].path),
			      l, save[i].campaign ? UI_MENU_CONTINUE_TALE : UI_MENU_CONTINUE,
			      save[i].game);
	for (int i = 0; game_at(i) != NULL; i++)
		label(add(list, &n, &command_rules, game_at(i)->name, ""), l, UI_MENU_RULES,
		      game_at(i));
	return n;
}

static void print_list(const struct entry *list, int n, enum language l)
{
	putchar('\n');
	for (int i = 0; i < n; i++)
		printf("  %2d) %s  [quayside %s %s%s%s]\n", i + 1, list[i].label,
		       list[i].command->name, list[i].word[0],
		       list[i].word[1][0] != '\0' ? " " : "", list[i].word[1]);
	printf("  %2d) %s\n%s ", n + 1, lang_ui(l, UI_MENU_LEAVE), lang_ui(l, UI_PROMPT));
	fflush(stdout);
}

/* The command as if it had been typed, in lines and in the same language. */
static int run_entry(struct entry *e, enum language l)
{
	static char lang[] = "--lang", plain[] = "--plain";
	char code[8];
	char *word[WORDS_MAX] = {lang, code, e->word[0], e->word[1]};
	int n = e->word[1][0] != '\0' ? 4 : 3;
	struct args a = {.lang = l};

	snprintf(code, sizeof code, "%s", lang_code(l));
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
