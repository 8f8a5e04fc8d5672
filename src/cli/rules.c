/* rules.c -- `quayside rules GAME [SECTION]`: the rules in our words, by section. */

#include "cli/rules.h"

#include "cli/commands.h"
#include "cli/out.h"
#include "play/record.h"

enum { ID_COLUMN = 16 }; /* how wide the ids of sections are */

static void print_section(const struct game *g, enum language l, const struct section *s)
{
	char room[TEXT_ROOM];

	printf("%s  [%s]\n", lang_word(g, l, s->title), s->id);
	out_wrap(stdout, 2, lang_text(g, l, s->body, room, sizeof room));
	putchar('\n');
}

static bool unknown_section(const struct game *g, const char *id, struct fault *f)
{
	fault_say(f, ERROR_UNKNOWN_WORD, id, "");
	struct text t = text_on(f->allowed, sizeof f->allowed);
	for (int i = 1; g->telling->sections[i].id != NULL; i++) {
		if (i > 1)
			text_add(&t, ", ");
		text_add(&t, g->telling->sections[i].id);
	}
	return false;
}

bool rules_print(const struct game *g, enum language l, const char *only, struct fault *f)
{
	bool found = false;

	for (int i = 1; g->telling->sections[i].id != NULL; i++) {
		if (only != NULL && !text_same(only, g->telling->sections[i].id))
			continue;
		print_section(g, l, &g->telling->sections[i]);
		found = true;
	}
	return found || only == NULL || unknown_section(g, only, f);
}

void rules_list(const struct game *g, enum language l)
{
	for (int i = 1; g->telling->sections[i].id != NULL; i++)
		printf("  %-*s %s\n", ID_COLUMN, g->telling->sections[i].id,
		       lang_word(g, l, g->telling->sections[i].title));
}

static bool rules_json(const struct game *g, enum language l, const char *only, struct fault *f)
{
	struct grid grid = {0};
	char room[TEXT_ROOM];

	grid_column(&grid, "section", "", false);
	grid_column(&grid, "title", "", false);
	grid_column(&grid, "body", "", false);
	for (int i = 1; g->telling->sections[i].id != NULL; i++) {
		if (only != NULL && !text_same(only, g->telling->sections[i].id))
			continue;
		grid_add(&grid, g->telling->sections[i].id);
		grid_add(&grid, lang_word(g, l, g->telling->sections[i].title));
		grid_add(&grid, lang_text(g, l, g->telling->sections[i].body, room, sizeof room));
	}
	const bool found = grid.cells > 0 || only == NULL || unknown_section(g, only, f);
	if (found) {
		grid_json(&grid, stdout);
		putchar('\n');
	}
	grid_free(&grid);
	return found;
}

/* A word behind the game names a section; so does the flag. */
static int run(struct args *a)
{
	const char *only = a->words > 1 ? a->word[1] : args_value(a, "--section");
	struct fault f;

	if (a->words == 0)
		return complain_missing(a);
	const struct game *g = record_game(span_of(a->word[0]), &f);
	if (g == NULL)
		return complain(a, g, NULL, 0, &f);
	if (args_value(a, "--list") != NULL && !a->json) {
		rules_list(g, a->lang);
		return EXIT_FINE;
	}
	const bool found =
		a->json ? rules_json(g, a->lang, only, &f) : rules_print(g, a->lang, only, &f);
	return found ? EXIT_FINE : complain(a, g, NULL, 0, &f);
}

static const struct flag flags[] = {
	{"--list", NULL, UI_HELP_LIST},
	{"--section", "ID", UI_HELP_SECTION},
	{NULL, NULL, UIS},
};

static const char *const examples[] = {"rules {game}", "rules {game} --list",
                                       "rules {game} {section} --lang de", NULL};

const struct command command_rules = {
	.name = "rules",
	.usage = "rules GAME [SECTION]",
	.summary = UI_RULES_SUMMARY,
	.run = run,
	.flags = flags,
	.examples = examples,
	.words = 2,
	.json = true,
};
