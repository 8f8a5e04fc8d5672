/* games.c -- `quayside games`: what can be played, and with which options. */

#include <stdio.h>

#include "cli/commands.h"
#include "cli/out.h"
#include "rules/options.h"

static void describe_option(const struct option *o, char *range, char *normal, size_t size)
{
	struct text r = text_on(range, size), n = text_on(normal, size);

	options_range(o, &r);
	options_value(o, o->normal, &n);
}

static void print_game(const struct game *g, enum language l)
{
	struct grid grid = {0};
	char room[TEXT_ROOM];

	printf("%s: %s\n", g->name, lang_word(g, l, g->title));
	out_wrap(stdout, 2, lang_text(g, l, g->summary, room, sizeof room));
	grid_column(&grid, "", "", false);
	grid_column(&grid, "option", lang_ui(l, UI_OPTION), false);
	grid_column(&grid, "values", lang_ui(l, UI_VALUES), false);
	grid_column(&grid, "normal", lang_ui(l, UI_NORMAL), false);
	for (const struct option *o = g->options; o->name != NULL; o++) {
		char range[OPTIONS_TEXT], normal[OPTIONS_TEXT];
		describe_option(o, range, normal, sizeof range);
		grid_add(&grid, "");
		grid_add(&grid, o->name);
		grid_add(&grid, range);
		grid_add(&grid, normal);
	}
	grid_print(&grid, stdout);
	grid_free(&grid);
}

static void json_option(const struct option *o)
{
	char range[OPTIONS_TEXT], normal[OPTIONS_TEXT];

	describe_option(o, range, normal, sizeof range);
	printf("{\"name\":");
	grid_string(stdout, o->name);
	printf(",\"values\":");
	grid_string(stdout, range);
	printf(",\"normal\":");
	grid_string(stdout, normal);
	printf(",\"set\":%s}", o->set ? "true" : "false");
}

static void json_game(const struct game *g, enum language l)
{
	char room[TEXT_ROOM];

	printf("{\"id\":");
	grid_string(stdout, g->name);
	printf(",\"title\":");
	grid_string(stdout, lang_word(g, l, g->title));
	printf(",\"summary\":");
	grid_string(stdout, lang_text(g, l, g->summary, room, sizeof room));
	printf(",\"rules\":%u,\"seats\":[%d,%d],\"options\":[", g->rules, g->options[0].min,
	       g->options[0].max);
	for (int i = 0; g->options[i].name != NULL; i++) {
		if (i > 0)
			putchar(',');
		json_option(&g->options[i]);
	}
	printf("]}");
}

static int run(struct args *a)
{
	if (a->json)
		putchar('[');
	for (int i = 0; game_at(i) != NULL; i++) {
		if (i > 0)
			puts(a->json ? "," : "");
		if (a->json)
			json_game(game_at(i), a->lang);
		else
			print_game(game_at(i), a->lang);
	}
	if (a->json)
		puts("]");
	return EXIT_FINE;
}

static const char *const examples[] = {"games", "games --lang nl", "games --json", NULL};

const struct command command_games = {
	.name = "games",
	.usage = "games",
	.summary = UI_GAMES_SUMMARY,
	.run = run,
	.examples = examples,
	.json = true,
};
