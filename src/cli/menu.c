/* menu.c -- `quayside` alone: the menu, on a terminal. */

#include <stdio.h>

#include "cli/commands.h"
#include "cli/out.h"
#include "cli/screen.h"

static int run(struct args *a)
{
	struct tui t;

	if (screen_wanted(a, &t) && tui_menu(&t))
		return EXIT_FINE;
	out_say(stderr, a->lang, UI_NO_SCREEN, NULL, NULL);
	return EXIT_WRONG;
}

static const struct flag flags[] = {
	{"--ascii", NULL, UI_HELP_ASCII},
	{"--speed", "0..3", UI_HELP_SPEED},
	{NULL, NULL, UIS},
};

static const char *const examples[] = {"menu", "menu --lang nl", "menu --ascii", NULL};

const struct command command_menu = {
	.name = "menu",
	.usage = "menu",
	.summary = UI_MENU_SUMMARY,
	.run = run,
	.flags = flags,
	.examples = examples,
};
