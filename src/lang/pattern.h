/* pattern.h -- patterns with holes, as lang.h describes them, and what fills them.
 *
 * One formatter serves lines, moves, faults, rules and the program's own sentences: it copies
 * a pattern and asks a `struct fill` for whatever stands in braces.  The kinds of fill differ
 * only in what a number in braces means. */

#ifndef LANG_PATTERN_H
#define LANG_PATTERN_H

#include "lang/lang.h"
#include "lang/noun.h"

enum hole_kind { HOLE_WHO, HOLE_WORD, HOLE_NUMBER, HOLE_SEAT, HOLE_FIGURE };

/* What stands between braces. */
struct hole {
	enum hole_kind kind;
	int arg;
	struct form form;    /* HOLE_WORD */
	bool run;            /* … {+0} */
	struct span name;    /* HOLE_FIGURE */
	bool nouns;          /* a number with the noun that fits it; a figure may have its own … */
	struct span one, many;
};

struct fill {
	const struct game *game;
	enum language lang;
	const struct names *names;
	int who;
	const void *from;
	void (*word)(const struct fill *f, int n, struct form form, struct text *t);
	int64_t (*number)(const struct fill *f, int n);
};

bool hole_read(enum language l, struct span inside, struct hole *h);  /* false: nothing we know */
const char *lang_cell(const struct game *g, enum language l, int word);  /* with a noun's kind */
const struct number *figure_find(const struct game *g, struct span name);  /* NULL: no such figure */
void pattern_put(const struct fill *f, struct span pattern, struct text *t);

#endif
