/* out.h -- what the commands print: sentences, wrapped text, and tables that come out
 * either aligned for people or as JSON for programs. */

#ifndef CLI_OUT_H
#define CLI_OUT_H

#include <stdio.h>

#include "lang/lang.h"

enum { OUT_COLUMNS = 80, COLUMNS_MAX = 20 };

/* Columns a string takes on a terminal. */
int out_width(const char *s);
/* Text broken between words, every line indented. */
void out_wrap(FILE *f, int indent, const char *s);
/* A sentence of ui.def with up to two strings in it. */
void out_say(FILE *f, enum language l, enum ui word, const char *a, const char *b);
void out_json_string(FILE *f, const char *s);

struct column {
	const char *key;    /* its name in JSON */
	const char *title;  /* and above the column */
	bool number;        /* right-aligned; bare in JSON, null if empty */
};

struct grid {
	struct column column[COLUMNS_MAX];
	int columns;
	char **cell;        /* row by row */
	int cells, room;
};

void grid_column(struct grid *g, const char *key, const char *title, bool number);
void grid_add(struct grid *g, const char *cell);
void grid_addf(struct grid *g, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Aligned columns, or an array of objects. */
void grid_print(const struct grid *g, FILE *f);
void grid_json(const struct grid *g, FILE *f);
void grid_free(struct grid *g);

#endif
