/* facts.h -- what the page's drawings of a game must know of its tables.
 *
 * A skin may bring a file web/skins/GAME/tables.c with a `const struct facts NAME_facts`, where NAME
 * is the game's in games/list.def.  It is asked once, when the page is built, and is no part of
 * the page: what it says becomes TypeScript (web/facts/made.mjs), so whatever a table has no
 * longer, or has by another name, does not build. */

#ifndef WEB_FACTS_H
#define WEB_FACTS_H

#include <stddef.h>

enum { FACT_CELLS = 8 };

/* A constant of the game: FACT(LIST_CARDS). */
struct fact { const char *name; int value; };
#define FACT(name) {#name, name}

/* A row of a table that is drawn from: its id, then a word or a figure for each column. */
struct fact_cell { const char *word; int figure; };
struct fact_row { const char *id; struct fact_cell cell[FACT_CELLS]; };
#define FACT_WORD(word) {#word, 0}
#define FACT_FIGURE(figure) {NULL, figure}

/* All three end with a NULL name. */
struct fact_table { const char *name, *column[FACT_CELLS + 1]; const struct fact_row *rows; };
struct facts { const struct fact *facts; const struct fact_table *tables; };

#endif
