/* cards.c -- `quayside cards GAME`: every card, tile and space with its figures and
 * where each figure comes from, to compare with the box on one's own table. */

#include <stdio.h>

#include "cli/commands.h"
#include "cli/out.h"
#include "rules/notation.h"

enum { SETS_MAX = 32 };

_Static_assert(4 + FIGURES_MAX + 2 <= COLUMNS_MAX, "set, id, name, copies … source, note");

static void add_value(struct grid *grid, int16_t value, bool json, enum language l)
{
	if (value == FIGURE_NONE)
		grid_add(grid, "");
	else if (value == FIGURE_NEVER)
		grid_add(grid, json ? "\"never\"" : lang_ui(l, UI_NEVER));
	else
		grid_addf(grid, "%d", value);
}

static bool any_note(const struct game *g)
{
	for (const struct figure *f = g->telling->figures; f->copies > 0; f++)
		if (f->note != 0)
			return true;
	return false;
}

static void add_row(struct grid *grid, const struct game *g, const struct figure *f, bool json,
                    enum language l)
{
	char room[TEXT_ROOM];

	grid_add(grid, lang_word(g, l, f->set));
	grid_add(grid, notation_id(g, f->list, f->index));
	grid_add(grid, lang_entry(g, l, f->list, f->index));
	grid_addf(grid, "%d", f->copies);
	for (int c = 0; g->telling->columns[c] != 0; c++)
		add_value(grid, f->value[c], json, l);
	grid_add(grid, lang_word(g, l, f->source));
	if (any_note(g))
		grid_add(grid, lang_text(g, l, f->note, room, sizeof room));
}

static void fill(struct grid *grid, const struct game *g, bool json, enum language l)
{
	grid_column(grid, "set", lang_ui(l, UI_SET), false);
	grid_column(grid, "id", lang_ui(l, UI_ID), false);
	grid_column(grid, "name", lang_ui(l, UI_NAME), false);
	grid_column(grid, "copies", lang_ui(l, UI_COPIES), true);
	for (int c = 0; g->telling->columns[c] != 0; c++) {
		const int language = json ? ENGLISH : (int)l; /* a program's keys do not change */
		grid_column(grid, lang_word(g, ENGLISH, g->telling->columns[c]),
		            lang_word(g, (enum language)language, g->telling->columns[c]), true);
	}
	grid_column(grid, "source", lang_ui(l, UI_SOURCE), false);
	if (any_note(g))
		grid_column(grid, "note", lang_ui(l, UI_NOTE), false);
	for (const struct figure *f = g->telling->figures; f->copies > 0; f++)
		add_row(grid, g, f, json, l);
}

struct total {
	uint16_t set;
	int kinds, copies;
};

static int count_sets(const struct game *g, struct total *total)
{
	int sets = 0;

	for (const struct figure *f = g->telling->figures; f->copies > 0; f++) {
		int i = 0;
		while (i < sets && total[i].set != f->set)
			i++;
		if (i == SETS_MAX)
			continue;
		if (i == sets)
			total[sets++] = (struct total){.set = f->set};
		total[i].kinds++;
		total[i].copies += f->copies;
	}
	return sets;
}

static void fill_totals(struct grid *grid, const struct game *g, enum language l)
{
	struct total total[SETS_MAX];
	const int sets = count_sets(g, total);

	grid_column(grid, "set", lang_ui(l, UI_SET), false);
	grid_column(grid, "kinds", lang_ui(l, UI_KINDS), true);
	grid_column(grid, "copies", lang_ui(l, UI_COPIES), true);
	for (int i = 0; i < sets; i++) {
		grid_add(grid, lang_word(g, l, total[i].set));
		grid_addf(grid, "%d", total[i].kinds);
		grid_addf(grid, "%d", total[i].copies);
	}
}

static int run(struct args *a)
{
	struct grid grid[] = {{.key = "cards"}, {.key = "totals"}};
	struct options o;
	const struct game *g = args_game(a, 0, &o);

	if (g == NULL)
		return EXIT_WRONG;
	fill(&grid[0], g, a->json, a->lang);
	fill_totals(&grid[1], g, a->lang);
	grids_print(grid, 2, a->json);
	return EXIT_FINE;
}

static const char *const examples[] = {"cards {game}", "cards {game} --lang nl",
                                       "cards {game} --json", NULL};

const struct command command_cards = {
	.name = "cards",
	.usage = "cards GAME",
	.summary = UI_CARDS_SUMMARY,
	.run = run,
	.examples = examples,
	.words = ANY_WORDS,
	.json = true,
};
