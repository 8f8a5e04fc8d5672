/* grid.c -- see grid.h. */

#include "lab/grid.h"

#include <assert.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

int grid_width(const char *s)
{
	int width = 0;

	for (; *s != '\0'; s++)
		width += ((unsigned char)*s & 0xc0) != 0x80;
	return width;
}

void grid_string(FILE *f, const char *s)
{
	fputc('"', f);
	for (; *s != '\0'; s++) {
		const unsigned char c = (unsigned char)*s;
		if (c == '"' || c == '\\')
			fprintf(f, "\\%c", c);
		else if (c < 0x20)
			fprintf(f, "\\u%04x", c);
		else
			fputc(c, f);
	}
	fputc('"', f);
}

void grid_column(struct grid *g, const char *key, const char *title, bool number)
{
	assert(g->columns < COLUMNS_MAX && "cells would slip into other rows");
	g->column[g->columns++] = (struct column){key, title, number};
}

static bool grow(struct grid *g)
{
	const int room = g->room > 0 ? 2 * g->room : 64;
	char **more = realloc(g->cell, (size_t)room * sizeof *more);

	if (more == NULL)
		return false;
	g->cell = more;
	g->room = room;
	return true;
}

/* The result of a game is no reason to die for want of memory: from the first cell that is lost
 * on, rows are left out. */
void grid_add(struct grid *g, const char *cell)
{
	char *copy = !g->lost && (g->cells < g->room || grow(g)) ? strdup(cell) : NULL;

	if (copy != NULL)
		g->cell[g->cells++] = copy;
	while (copy == NULL && g->cells % g->columns != 0)
		free(g->cell[--g->cells]);
	g->lost = copy == NULL;
}

void grid_addf(struct grid *g, const char *format, ...)
{
	char buffer[512];
	va_list list;

	va_start(list, format);
	vsnprintf(buffer, sizeof buffer, format, list);
	va_end(list);
	grid_add(g, buffer);
}

static void measure(const struct grid *g, int *width)
{
	for (int c = 0; c < g->columns; c++)
		width[c] = grid_width(g->column[c].title);
	for (int i = 0; i < g->cells; i++) {
		const int w = grid_width(g->cell[i]);
		if (w > width[i % g->columns])
			width[i % g->columns] = w;
	}
}

static void print_cell(const struct grid *g, int c, const char *s, int width, FILE *f)
{
	const int blank = width - grid_width(s);
	const bool last = c + 1 == g->columns;

	if (g->column[c].number)
		fprintf(f, "%*s%s%s", blank, "", s, last ? "" : "  ");
	else
		fprintf(f, "%s%*s", s, last ? 0 : blank + 2, "");
	if (last)
		fputc('\n', f);
}

void grid_print(const struct grid *g, FILE *f)
{
	int width[COLUMNS_MAX] = {0};

	measure(g, width);
	for (int c = 0; c < g->columns; c++)
		print_cell(g, c, g->column[c].title, width[c], f);
	for (int i = 0; i < g->cells; i++)
		print_cell(g, i % g->columns, g->cell[i], width[i % g->columns], f);
}

void grid_json(const struct grid *g, FILE *f)
{
	fputc('[', f);
	for (int i = 0; i < g->cells; i++) {
		const int c = i % g->columns;
		fputs(c > 0 ? "," : i > 0 ? ",\n {" : "{", f);
		grid_string(f, g->column[c].key);
		fputc(':', f);
		if (!g->column[c].number)
			grid_string(f, g->cell[i]);
		else
			fputs(g->cell[i][0] != '\0' ? g->cell[i] : "null", f);
		if (c + 1 == g->columns)
			fputc('}', f);
	}
	fputc(']', f);
}

void grid_free(struct grid *g)
{
	for (int i = 0; i < g->cells; i++)
		free(g->cell[i]);
	free(g->cell);
}

void grid_put(struct grid *g, bool json)
{
	if (json) {
		grid_json(g, stdout);
		putchar('\n');
	} else {
		grid_print(g, stdout);
	}
	grid_free(g);
}

void grids_print(struct grid *grid, int grids, bool json)
{
	int printed = 0;

	for (int i = 0; i < grids; i++) {
		if (grid[i].columns == 0)
			continue;
		const bool first = printed++ == 0;
		if (json) {
			printf("%s\"%s\":", first ? "{" : ",\n", grid[i].key);
			grid_json(&grid[i], stdout);
		} else {
			fputs(first ? "" : "\n", stdout);
			if (grid[i].head != NULL)
				puts(grid[i].head);
			grid_print(&grid[i], stdout);
		}
		grid_free(&grid[i]);
	}
	fputs(json ? "}\n" : "", stdout);
}
