/* replay.c -- `quayside replay FILE`: a record on the screen of a terminal, or in words
 * as a seat saw it.
 *
 * Numbers are lines of the file, so that `--at` means what an editor shows. */

#include <stdio.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/out.h"
#include "cli/show.h"
#include "host/admit.h"
#include "host/load.h"
#include "rules/notation.h"

/* What was told of the step that the walk has come to, in line `at` of the file. */
static void add_line(struct grid *grid, const struct eyes *e, uint32_t at, const struct walk *w,
                     const struct line *line, const char *sentence)
{
	char move[NOTATION_MAX], seat[4];
	struct text t = text_on(move, sizeof move), s = text_on(seat, sizeof seat);

	notation_seat(w->move.seat, &s);
	notation_move(e->game, eyes_move(e, w), &t);
	grid_addf(grid, "%u", at);
	grid_add(grid, seat);
	grid_add(grid, move);
	grid_add(grid, sentence);
	grid_addf(grid, "%u", line->round);
	grid_addf(grid, "%u", line->active);
	grid_add(grid, telling_weight(line->weight));
}

static void add_step(struct grid *grid, const struct eyes *e, uint32_t at, const struct walk *w)
{
	const struct turn *turn = (const struct turn *)w->before;
	const struct line silent = {.round = turn->round, .active = turn->active};
	struct line line[LINES_MAX];
	char sentence[SHOW_LINE];
	const int lines = eyes_tell(e, w, line);

	for (int i = 0; i < lines; i++) {
		show_sentence(e, &line[i], sentence, sizeof sentence);
		add_line(grid, e, at, w, &line[i], sentence);
	}
	if (lines == 0)
		add_line(grid, e, at, w, &silent, "");
}

static void fill(struct grid *grid, const struct loaded *l, const struct eyes *e)
{
	struct walk w;

	grid_column(grid, "line", "", true);
	grid_column(grid, "seat", "", false);
	grid_column(grid, "move", "", false);
	grid_column(grid, "text", "", false);
	grid_column(grid, "round", "", true);
	grid_column(grid, "active", "", true);
	grid_column(grid, "weight", "", false);
	walk_begin(&w, &l->table);
	while (walk_on(&w))
		add_step(grid, e, l->line[w.n - 1], &w);
}

/* Sentences alone, with the line they come from. */
static void print_story(const struct grid *grid)
{
	for (int i = 0; i < grid->cells; i += grid->columns)
		if (grid->cell[i + 3][0] != '\0')
			printf("%5s  %s\n", grid->cell[i], grid->cell[i + 3]);
}

static void tell_all(const struct args *a, const struct loaded *l, const struct eyes *w)
{
	struct grid grid = {0};

	fill(&grid, l, w);
	if (a->json) {
		grid_json(&grid, stdout);
		putchar('\n');
	} else {
		print_story(&grid);
		if (table_turn(&l->table)->over) {
			putchar('\n');
			show_result(w, l->table.state);
		}
	}
	grid_free(&grid);
}

static void tell_table(const struct args *a, const struct loaded *l, const struct eyes *w,
                       int64_t at)
{
	alignas(16) unsigned char state[STATE_MAX];
	uint32_t moves = 0;

	while (moves < l->table.moves && l->line[moves] <= at)
		moves++;
	table_at(&l->table, moves, state);
	if (a->json)
		show_table_json(w, state);
	else
		show_table(w, state);
}

static int replay(struct args *a, const struct loaded *l)
{
	int64_t number, at; /* people count seats from 1; 0: everything is shown */
	struct tui screen;

	if (!args_number(a, "--seat", 1, table_turn(&l->table)->seats, 0, &number) ||
	    !args_number(a, "--at", 1, l->reader.line, 0, &at) || !screen_read(a, &screen))
		return EXIT_WRONG;
	const struct eyes w = eyes_of(&l->table, a->lang, number > 0 ? (int)number - 1 : TRUTH);
	const bool wanted = args_value(a, "--seat") == NULL && at == 0 && screen_wanted(a);
	if (wanted && tui_replay(&screen, &l->table, admit_own(a->word[0])))
		return EXIT_FINE;
	if (at > 0)
		tell_table(a, l, &w, at);
	else
		tell_all(a, l, &w);
	return EXIT_FINE;
}

static int run(struct args *a)
{
	struct loaded l;
	struct fault f;

	if (a->words != 1)
		return complain_missing(a);
	const char *path = a->word[0];
	int status;
	if (load_record(&l, path, false, &f))
		status = replay(a, &l);
	else if (f.error == ERROR_CANNOT_OPEN)
		status = complain(a, NULL, NULL, 0, &f);
	else {
		complain(a, load_game(&l), path, l.reader.line, &f);
		status = EXIT_WRONG; /* whatever is wrong with it, it cannot be shown */
	}
	load_free(&l);
	return status;
}

static const struct flag flags[] = {
	{"--seat", "S", UI_HELP_SEAT},      {"--at", "N", UI_HELP_AT},
	{"--plain", NULL, UI_HELP_PLAIN},   {"--ascii", NULL, UI_HELP_ASCII},
	{"--speed", "0..3", UI_HELP_SPEED}, {NULL, NULL, UIS},
};

static const char *const examples[] = {"replay game.record",
                                       "replay game.record --seat 1 --lang nl",
                                       "replay game.record --at 40", NULL};

const struct command command_replay = {
	.name = "replay",
	.usage = "replay FILE [--seat S] [--at N]",
	.summary = UI_REPLAY_SUMMARY,
	.run = run,
	.flags = flags,
	.examples = examples,
	.words = 1,
	.json = true,
};
