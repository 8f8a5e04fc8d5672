/* sight.h -- what one pair of eyes sees at one moment, ready to be drawn.
 *
 * Taken anew from the table for every frame.  Holds a view, never a true state (but
 * for a replay that shows everything). */

#ifndef TUI_SIGHT_H
#define TUI_SIGHT_H

#include <stdalign.h>

#include "host/show.h"
#include "tui/frame.h"

enum { CHIP_SIZE = 256 };

struct sight {
	struct eyes eyes;
	const struct skin *skin;
	alignas(16) unsigned char view[STATE_MAX];
	struct item item[ITEMS_MAX];     /* first what is listed, then what the board shows */
	int items, all;
	alignas(16) unsigned char knows[STATE_MAX];  /* the view of whoever is asked */
	int asked;                       /* the seat that decides now; -1: nobody here */
	bool alone;                      /* nobody else sits at this screen: asked is "you" */
	struct move move[MOVES_MAX];
	int moves;
};

/* state: a true one.  asked: the seat whose moves are offered, or -1. */
void sight_take(struct sight *s, const struct eyes *w, const void *state, int asked);

static inline const struct turn *sight_turn(const struct sight *s)
{
	return (const struct turn *)s->view;
}

/* Does this move speak of that item?  Of other seats' things only if it says so. */
bool sight_touches(const struct sight *s, struct move m, const struct item *i);
/* The first move that does, looking from move `after` on and round; -1: none. */
int sight_move_of(const struct sight *s, const struct item *i, int after);

const char *sight_zone_id(const struct sight *s, int zone);
/* Is this an item of that zone and owner? */
static inline bool sight_lies(const struct item *i, int zone, int owner)
{
	return i->zone == zone && i->owner == owner && i->count > 0;
}
/* A pile: only its number matters.  *things counts what lies there. */
bool sight_is_pile(const struct sight *s, int zone, int owner, int *things);

/* Names.  A chip is what a list says of an item; the bare name leaves out figures that
 * signs show; figures are the signs ("3● 1★"). */
void sight_bare_name(const struct sight *s, const struct item *i, struct text *t);
void sight_figures(const struct sight *s, const struct item *i, struct text *t);
void sight_chip(const struct sight *s, const struct item *i, bool figures, struct text *t);
/* All of a zone in one line: "harbour: a, b ×2". */
void sight_zone_line(const struct sight *s, int zone, int owner, bool figures, struct text *t);
/* The counters of a seat by their names, as far as they are not 0: "coins 5, influence 3". */
void sight_all_counters(const struct sight *s, int seat, struct text *t);
/* Those worth a look, by their signs: "●5 ★3". */
void sight_counters(const struct sight *s, int seat, struct text *t);

void sight_label(const struct sight *s, int move, struct text *t);
/* What it costs and does, joined: "-3 coins, +1 influence; 1 coin to Bo". */
void sight_explain(const struct sight *s, int move, struct text *t);
void sight_seat(const struct sight *s, int seat, struct text *t);

#endif
