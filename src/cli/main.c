/* main.c -- `quayside COMMAND`: the table of commands. */

#include <stdio.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/out.h"
#include "host/keeper.h"
#include "host/locale.h"

static const struct command *const command[] = {
	&command_menu,  &command_play,  &command_web,      &command_games,  &command_rules,
	&command_cards, &command_words, &command_simulate, &command_ladder, &command_bot,
	&command_bench, &command_perft, &command_scenario, &command_replay, &command_verify,
	&command_train, NULL,
};

static void help(enum language l)
{
	static const char *const examples[] = {
		"",
		"play {game} players=3 --lang nl",
		"play {game} --seats human,human,greedy --names Ada,Bo",
		"rules {game}",
	};

	printf("quayside [COMMAND …]\n\n");
	out_wrap(stdout, 0, lang_ui(l, UI_PROGRAM));
	putchar('\n');
	for (int i = 0; command[i] != NULL; i++)
		printf("  %-10s %s\n", command[i]->name, lang_ui(l, command[i]->summary));
	printf("\n%s\n", lang_ui(l, UI_EXAMPLES));
	for (unsigned i = 0; i < sizeof examples / sizeof *examples; i++)
		example_print(examples[i]);
	printf("\n%s\n", lang_ui(l, UI_MORE_HELP));
}

static int unknown(enum language l, const char *name)
{
	const struct args a = {.lang = l};
	struct fault f;

	fault_say(&f, ERROR_UNKNOWN_WORD, name, "");
	struct text t = text_on(f.allowed, sizeof f.allowed);
	for (int i = 0; command[i] != NULL; i++) {
		if (i > 0)
			text_add(&t, ", ");
		text_add(&t, command[i]->name);
	}
	return complain(&a, NULL, NULL, 0, &f);
}

static int run(const struct command *c, int argc, char **argv)
{
	struct args a = {.lang = locale_language()};

	if (!args_read(&a, c, argc, argv))
		return EXIT_WRONG;
	if (a.help) {
		args_help(&a);
		return EXIT_FINE;
	}
	if (a.words > c->words)
		return complain_surplus(&a, a.word[c->words], c->usage);
	keeper_sandbox(args_value(&a, "--sandbox") != NULL);
	const int status = c->run(&a);
	/* A full disk or a closed pipe must not look like success. */
	return fflush(stdout) == 0 && !ferror(stdout) ? status : EXIT_WRONG;
}

int main(int argc, char **argv)
{
	const enum language l = locale_language();
	const char *name = argc > 1 ? argv[1] : "--help";

	if (argc == 1 && isatty(STDIN_FILENO) && isatty(STDOUT_FILENO))
		return run(&command_menu, 0, argv);
	for (int i = 0; command[i] != NULL; i++)
		if (text_same(command[i]->name, name))
			return run(command[i], argc - 2, argv + 2);
	const bool asked =
		text_same(name, "--help") || text_same(name, "-h") || text_same(name, "help");
	if (!asked)
		return unknown(l, name);
	help(l);
	return argc > 1 ? EXIT_FINE : EXIT_WRONG;
}
