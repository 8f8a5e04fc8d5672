/* tui.h -- the full-screen client, as the commands call it. */

#ifndef TUI_TUI_H
#define TUI_TUI_H

#include "host/session.h"

struct tui {
	enum language lang;
	bool ascii;
	int speed;              /* 0 … 3, see `--speed` */
	bool seeded;            /* new tables are dealt from `seed` */
	uint64_t seed;
};

/* Is there a terminal that can be drawn on? */
bool tui_can(void);
/* Plays a session on the screen; false if the terminal cannot be opened. */
bool tui_play(struct tui *t, struct session *s);
/* A page of text; *on: the reader wants to go on.  False if the terminal cannot be opened. */
bool tui_page(struct tui *t, const char *title, const char *text, const char *keys, bool *on);
/* The menu, and a record to watch; `own`: it lies among the own games (host/admit.h). */
bool tui_menu(struct tui *t);
bool tui_replay(struct tui *t, const struct table *record, bool own);

#endif
