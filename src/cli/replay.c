/* replay.c -- `quayside replay FILE`: a record on the screen of a terminal, or in words
 * as a seat saw it.
 *
 * Numbers are lines of the file, so that `--at` means what an editor shows. */

#include <stdio.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/out.h"
#include "cli/screen.h"
#include "cli/show.h"
#include "host/admit.h"
#include "host/load.h"
#include "rules/notation.h"

static void add_line(struct grid *grid, const struct shown *w, uint32_t at, const void *before,
                     struct move m, const struct line *line, const char *sentence)
{
	char move[NOTATION_MAX], seat[4];
	struct text t = text_on(move, sizeof move), s = text_on(seat, sizeof seat);

	notation_seat(m.seat, &s);
	if (w->seat != SHOW_TRUTH)
		m = w->game->hide_move(before, m, w->seat);
	notation_move(w->game, m, &t);
	grid_addf(grid, "%u", at);
	grid_add(grid, seat);
	grid_add(grid, move);
	grid_add(grid, sentence);
	grid_addf(grid, "%u", line->round);
	grid_addf(grid, "%u", line->active);
	grid_add(grid, telling_weight(line->weight));
}

static void add_step(struct grid *grid, const struct shown *w, uint32_t at, const void *before,
                     struct move m, const void *after)
{
	const struct turn *turn = before;
	const struct line silent = {.round = turn->round, .active = turn->active};
	struct line line[LINES_MAX];
	char sentence[SHOW_LINE];
	const int lines = show_tell(w, before, m, after, line);

	for (int i = 0; i < lines; i++) {
		show_sentence(w, &line[i], sentence, sizeof sentence);
		add_line(grid, w, at, before, m, &line[i], sentence);
	}
	if (lines == 0)
		add_line(grid, w, at, before, m, &silent, "");
}

static void fill(struct grid *grid, const struct loaded *l, const struct shown *w)
{
	alignas(16) unsigned char before[STATE_MAX], after[STATE_MAX];

	grid_column(grid, "line", "", true);
	grid_column(grid, "seat", "", false);
	grid_column(grid, "move", "", false);
	grid_column(grid, "text", "", false);
	grid_column(grid, "round", "", true);
	grid_column(grid, "active", "", true);
	grid_column(grid, "weight", "", false);
	table_at(&l->table, 0, after);
	for (uint32_t n = 0; n < l->table.moves; n++) {
		memcpy(before, after, w->game->state_size);
		w->game->apply(after, l->table.move[n]);
		add_step(grid, w, l->line[n], before, l->table.move[n], after);
	}
}

/* Sentences alone, with the line they come from. */
static void print_story(const struct grid *grid)
{
	for (int i = 0; i < grid->cells; i += grid->columns)
		if (grid->cell[i + 3][0] != '\0')
			printf("%5s  %s\n", grid->cell[i], grid->cell[i + 3]);
}

static void tell_all(const struct args *a, const struct loaded *l, const struct shown *w)
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

static void tell_table(const struct args *a, const struct loaded *l, const struct shown *w,
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
	int64_t number, at; /* people count seats from 1 */
	struct tui screen;

	if (!args_number(a, "--seat", 1, table_turn(&l->table)->seats, SHOW_TRUTH + 1, &number) ||
	    !args_number(a, "--at", 1, l->reader.line, 0, &at) || !screen_read(a, &screen))
		return EXIT_WRONG;
	const struct shown w = shown_of(&l->table, a->lang, (int)number - 1);
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
