/* draw.h -- the parts of the table, each drawn into its rectangle. */

#ifndef TUI_DRAW_H
#define TUI_DRAW_H

#include "bots/hint.h"
#include "bots/odds.h"
#include "host/think.h"
#include "tui/log.h"
#include "tui/sight.h"

/* What a click may mean: a key, a choice or an item. */
enum { SPOT_CHOICE = 0x200000, SPOT_ITEM = 0x200400 };

/* What the program can say about the choices of one position; worked out once for it. */
enum { ODDS_CHOICES = 12 };
struct advice {
	uint32_t ply;
	int seat, moves;
	struct odds odds[ODDS_CHOICES];
	bool rated;
	struct hint hint;               /* what the program would play, and why */
	int16_t win[MOVES_MAX];         /* thousandths; -1: not even looked at */
	struct thought thought;         /* works on the hint */
};
/* Odds are there at once; with `rate` a hint is begun, and taken when it is ready. */
void advice_take(struct advice *a, const struct sight *s, bool rate);
/* Is a hint still being worked on?  Then advice_take should be called again soon. */
bool advice_busy(const struct advice *a);
/* Waits for it. */
void advice_wait(struct advice *a, const struct sight *s);
/* Forgets everything. */
void advice_drop(struct advice *a);
/* In words: "Expeditions 4 % · … · on average +2 coins", the last alone; and the chance to win, "★" before the best. */
void advice_odds(const struct advice *a, const struct sight *s, int move, struct text *t);
void advice_hope(const struct advice *a, const struct sight *s, int move, struct text *t);
void advice_hint(const struct advice *a, int move, struct text *t);

/* Zones of the table: rows it would like, and the drawing.  True if there was room to
 * show as well what the seat has that looks. */
int board_rows(struct frame *f, const struct sight *s, int width);
bool draw_board(struct frame *f, struct rect r, const struct sight *s, int chosen);

/* Rows needed to show everything that lies in front of all seats. */
int seats_rows(const struct frame *f, const struct sight *s, int width);
void draw_seats(struct frame *f, struct rect r, const struct sight *s, bool own_elsewhere);

/* What lies in front of the seat that looks, beside a board that leaves room.  False if
 * not all of it fits. */
bool draw_own(struct frame *f, struct rect r, const struct sight *s);

struct choosing {
	int cursor;
	bool hints, odds;
	const struct advice *advice;
};
void draw_choices(struct frame *f, struct rect r, const struct sight *s, const struct choosing *c);
/* The key that plays choice i of those in sight; 0: only the cursor reaches it. */
int choice_key(int i);
/* The first choice that a list of so many rows shows. */
int choices_top(int cursor, int moves, int rows);

/* The newest entries, as many as fit; those from `fresh` on stand out. */
void draw_log(struct frame *f, struct rect r, const struct eyes *w, const struct log *l,
              int fresh, const char *title);
/* Odds of one move with bars; returns the rows. */
int draw_odds(struct frame *f, struct rect r, const struct eyes *w, const struct odds *o);

#endif
