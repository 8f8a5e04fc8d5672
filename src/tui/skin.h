/* skin.h -- how one game likes to be drawn.
 *
 * Any game can be drawn without: zones as lists, counters by name.  A skin names the
 * zones whose cards deserve a box, gives counters and figures a sign, and may draw a
 * board.  It works on ids only, so a game does not know that it has one.
 *
 * It is a file tui/skins/GAME.c with a `const struct skin GAME_skin`, where GAME is the game's name
 * in games/list.def; nothing else has to be told of it. */

#ifndef TUI_SKIN_H
#define TUI_SKIN_H

#include "tui/sight.h"

/* Without `before` a counter is told by its name, and not at all while it is 0. */
struct sign { const char *id, *before, *after; };
#define SIGN_NAMED(id) {id, NULL, ""}
#define SIGN_LAST {NULL, NULL, NULL}

struct skin {
	const struct sign *counters;    /* the ones worth a look, in order; NULL: all that are not 0 */
	const struct sign *columns;     /* of the figures, in the game's order; NULL: names say it all */
	const char *const *boxed;       /* zones of cards to draw as boxes; ends with NULL */
	const char *const *silent;      /* zones that something else already tells */
	const char *const *counted;     /* zones that, face down, a counter tells */
	const char *const *piles;       /* zones of which only the number matters */
	const char *alarm;              /* the rule whose chance everybody wants to know */
	const char *const *drawn;       /* zones that say nothing without their place on the board */
	const char *const *legend;      /* what the signs mean, by language, for the help; NULL: names say it all */
	int rows, rows_most;            /* what the board would like, and can use; 0: there is none */
	bool (*has)(const struct sight *s, const struct item *i);  /* is it on the board? */
	/* Draws the board and returns the columns it took. */
	int (*board)(struct frame *f, struct rect r, const struct sight *s, int chosen);
};

/* The skin of a game; one that says nothing if it has none. */
const struct skin *skin_of(const struct game *g);
bool skin_lists(const char *const *ids, const char *id);
/* The colour that an id names, TINT_NONE if none. */
unsigned skin_tint(const char *id);
/* The colour of a seat's number, and of what stands on a board for it. */
unsigned skin_seat_tint(int seat);

#endif
