/* telling.h -- how people see and hear of a game: what lies where, what happened, what a
 * move would do, and the rules and cards in words.
 *
 * Everything here is words by number, for any language to say (lang/ reads them), and
 * compares values that it is given, so that the rules stay silent. */

#ifndef RULES_TELLING_H
#define RULES_TELLING_H

#include "rules/game.h"

enum {
	ITEMS_MAX   = 512,
	LINES_MAX   = 32,
	FIGURES_MAX = 14
};

enum language { ENGLISH, DUTCH, GERMAN, LANGUAGES };

/* Something that happened, for any language to say.  In the words {who} is the
 * seat, {0}…{3} are words, {#0|one|many} numbers and {@0} other seats. */
struct line    { uint16_t word; uint8_t seat, section; uint16_t arg[ARGS_MAX]; };

/* The rules in our words, by section; a line names the section it follows from.  `outcome` is
 * what chance brings when it is the first to tell of that (or word 0: as the title says). */
struct section { const char *id; uint16_t title, body, outcome; };

/* One row of the table of cards, tiles and spaces: what it belongs to, a sentence about
 * it (or word 0), and where it comes from. */
struct figure  {
	uint8_t list, index, copies;
	uint16_t set, note, source;
	int16_t value[FIGURES_MAX];
};
enum { FIGURE_NONE = INT16_MIN, FIGURE_NEVER = INT16_MAX };

struct telling {
	const struct section *sections;    /* section 0 is empty; ends with a NULL id (after 0) */
	const struct figure  *figures;     /* ends with copies 0                    */
	const uint16_t       *columns;     /* words that head figure.value; ends with 0 */
	const char *const   (*words)[LANGUAGES];  /* word 0 is empty; read by lang/ only */

	int  (*counter)(const void *state, int which, int seat);               /* coins, influence, swords …    */
	int  (*scene)(const void *view, int seat, struct item *list);          /* what lies on the table        */
	int  (*tell)(const void *before, struct move m, const void *after,
	             struct line *list);                                       /* what just happened            */
	int  (*explain)(const void *view, struct move m, struct line *list);   /* what a move would cost and do */
	bool (*deals)(const struct options *o, const struct figure *f);        /* optional: is this row in a game with these options? */
	const uint8_t *(*ties)(const void *state);                             /* optional: counters that decide between equal scores, see below */
};

/* The contracts.
 *
 * scene     on a true state shows everything that anybody may look at; on a view what
 *           the view knows.  What lies face down for everybody is a number in both:
 *           records name positions by their scenes, and show no deck to come.
 * ties      the counters that decide between equal scores, in that order, and after them
 *           UNKNOWN: with them a result can be understood.
 * tell      compares two values, true states or views of one seat, and the move as that
 *           seat was shown it. */

#endif
