/* grid.h -- tables that come out either aligned for people or as JSON for programs. */

#ifndef LAB_GRID_H
#define LAB_GRID_H

#include <stdbool.h>
#include <stdio.h>

enum { COLUMNS_MAX = 24 };

/* Columns a string takes on a terminal. */
int grid_width(const char *s);
/* A string as JSON writes it. */
void grid_string(FILE *f, const char *s);

struct column {
	const char *key;    /* its name in JSON */
	const char *title;  /* and above the column */
	bool number;        /* right-aligned; bare in JSON, null if empty */
};

struct grid {
	const char *key;    /* its name among several in JSON */
	const char *head;   /* a line above it for people; NULL: none */
	struct column column[COLUMNS_MAX];
	int columns;
	char **cell;        /* row by row */
	int cells, room;
	bool lost;          /* there was not enough memory for all rows */
};

void grid_column(struct grid *g, const char *key, const char *title, bool number);
void grid_add(struct grid *g, const char *cell);
void grid_addf(struct grid *g, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Aligned columns, or an array of objects. */
void grid_print(const struct grid *g, FILE *f);
void grid_json(const struct grid *g, FILE *f);
void grid_free(struct grid *g);
/* The one or the other to stdout, and frees it. */
void grid_put(struct grid *g, bool json);

/* Several, one below the other or as one object, and frees them; those without columns are
 * left out. */
void grids_print(struct grid *grid, int grids, bool json);

#endif
