/* curve.c -- see curve.h. */

#include "lab/curve.h"

#include <math.h>
#include <stdio.h>

#include "host/clock.h"
#include "lab/grid.h"

enum { TABLES = 2, CELL = 24 };

static const int table_seats[TABLES] = {2, 4};

static const char *const keys[] = {"games", "seconds", "error", "positions", "wins_2", "wins_4"};
static const enum ui titles[] = {UI_GAMES,     UI_SECONDS, UI_ERROR,
                                 UI_POSITIONS, UI_WINS_2,  UI_WINS_4};
enum { COLUMNS = sizeof titles / sizeof *titles };

static void print_row(const char *cell[], const enum language l)
{
	for (int i = 0; i < COLUMNS; i++) {
		const int wide = grid_width(lang_ui(l, titles[i])) + 2;
		printf("%*s%s", wide > grid_width(cell[i]) ? wide - grid_width(cell[i]) : 1, "",
		       cell[i]);
	}
	putchar('\n');
}

void curve_head(const struct curve *c)
{
	const char *cell[COLUMNS];

	for (int i = 0; i < COLUMNS; i++)
		cell[i] = lang_ui(c->lang, titles[i]);
	if (!c->json)
		print_row(cell, c->lang);
}

void curve_row(const struct curve *c, const struct trainer *t)
{
	char text[COLUMNS][CELL];
	const char *cell[COLUMNS];
	const struct gradient *lap = &c->lap;
	const double n = lap->positions > 0 ? (double)lap->positions : 1;

	snprintf(text[0], CELL, "%lld", (long long)t->done);
	snprintf(text[1], CELL, "%.0f", clock_now() - c->start);
	snprintf(text[2], CELL, "%.4f", sqrt(lap->error / n));
	snprintf(text[3], CELL, "%.0f", n / (double)(lap->games > 0 ? lap->games : 1));
	for (int i = 0; i < TABLES; i++)
		snprintf(text[4 + i], CELL, "%.1f", trainer_try(t, c->against, table_seats[i]));
	for (int i = 0; i < COLUMNS; i++)
		cell[i] = text[i];
	if (!c->json)
		print_row(cell, c->lang);
	for (int i = 0; c->json && i < COLUMNS; i++)
		printf("%s\"%s\":%s%s", i == 0 ? "{" : ",", keys[i], cell[i],
		       i + 1 < COLUMNS ? "" : "}\n");
	fflush(stdout);
}
