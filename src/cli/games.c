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

static void print_option(const struct game *g, const struct option *o, enum language l)
{
	char range[OPTIONS_TEXT], normal[OPTIONS_TEXT], line[2 * TEXT_ROOM], room[TEXT_ROOM];

	describe_option(o, range, normal, sizeof range);
	snprintf(line, sizeof line, "%s=%s (%s: %s)", o->name, range, lang_ui(l, UI_NORMAL),
	         normal);
	out_wrap(stdout, 2, line);
	out_wrap(stdout, 4, lang_text(g, l, o->help, room, sizeof room));
	for (int i = 0; o->values != NULL && o->values[i].name != NULL; i++) {
		snprintf(line, sizeof line, "%s: %s", o->values[i].name,
		         lang_text(g, l, o->values[i].help, room, sizeof room));
		out_wrap(stdout, 6, line);
	}
}

static void print_game(const struct game *g, enum language l)
{
	char room[TEXT_ROOM];

	printf("%s: %s\n", g->name, lang_word(g, l, g->title));
	out_wrap(stdout, 2, lang_text(g, l, g->summary, room, sizeof room));
	for (const struct option *o = g->options; o->name != NULL; o++)
		print_option(g, o, l);
}

static void json_words(const struct game *g, enum language l, int title, const char *key, int text)
{
	char room[TEXT_ROOM];

	printf(",\"title\":");
	grid_string(stdout, lang_word(g, l, title));
	printf(",\"%s\":", key);
	grid_string(stdout, lang_text(g, l, text, room, sizeof room));
}

static void json_option(const struct game *g, const struct option *o, enum language l)
{
	char range[OPTIONS_TEXT], normal[OPTIONS_TEXT];

	describe_option(o, range, normal, sizeof range);
	printf("{\"name\":\"%s\",\"values\":\"%s\",\"normal\":\"%s\",\"set\":%s", o->name, range,
	       normal, o->set ? "true" : "false");
	json_words(g, l, o->title, "help", o->help);
	printf(",\"choices\":[");
	for (const struct choice *c = o->values; c != NULL && c->name != NULL; c++) {
		printf("%s{\"name\":\"%s\"", c > o->values ? "," : "", c->name);
		json_words(g, l, c->title, "help", c->help);
		putchar('}');
	}
	printf("]}");
}

static void json_game(const struct game *g, enum language l)
{
	printf("{\"id\":\"%s\"", g->name);
	json_words(g, l, g->title, "summary", g->summary);
	printf(",\"rules\":%u,\"seats\":[%d,%d],\"options\":[", g->rules, g->options[0].min,
	       g->options[0].max);
	for (const struct option *o = g->options; o->name != NULL; o++) {
		printf("%s", o > g->options ? "," : "");
		json_option(g, o, l);
	}
	printf("]}");
}

static int run(struct args *a)
{
	fputs(a->json ? "[" : "", stdout);
	for (int i = 0; game_at(i) != NULL; i++) {
		if (i > 0)
			puts(a->json ? "," : "");
		(a->json ? json_game : print_game)(game_at(i), a->lang);
	}
	fputs(a->json ? "]\n" : "", stdout);
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
