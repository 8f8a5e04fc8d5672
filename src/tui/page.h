/* page.h -- the whole table on one screen, and the panels that open over it. */

#ifndef TUI_PAGE_H
#define TUI_PAGE_H

#include "tui/draw.h"

enum panel {
	PANEL_NONE, PANEL_HELP, PANEL_LOG, PANEL_RULE, PANEL_ODDS, PANEL_TABLE, PANEL_RESULT,
	PANEL_QUIT, PANEL_STORY
};

/* All that a screen remembers besides what lies on the table. */
struct state {
	int cursor;                 /* the choice it stands on */
	enum panel panel;
	int scroll;                 /* lines of the panel above its top */
	int line;                   /* the log's line that the cursor stands on */
	int section;                /* the rule shown */
	int story;                  /* the log's line whose page is shown */
	int fresh;                  /* the first log line since the last decision */
	bool hints, odds;
	int speed;                  /* 0: bots do not wait … */
	char note[512];             /* what the last key led to; until the next one */
};
enum { SPEEDS = 4 };

/* Milliseconds to look at what a bot did. */
int speed_pause(int speed);

struct page {
	const struct sight *sight;
	const struct logbook *log;
	const struct advice *advice;
	const char *keys;           /* the bar at the bottom */
	const char *head;           /* at the right of the bar on top; NULL: nothing */
	enum ui help;               /* what ? shows */
	const char *busy;           /* what is waited for, where the choices would be; NULL: nothing */
};

void page_draw(struct frame *f, const struct page *p, struct state *ui);
/* A screen with nothing but a sentence in its middle: too small, look away. */
void page_message(struct frame *f, const char *title, const char *message);
/* Full text in a box, scrolled; ui->scroll is kept inside the text. */
void page_text(struct frame *f, const char *title, const char *text, const char *keys, int *scroll);

/* Scrolling keys of an open panel; false if the key means something else. */
bool panel_key(struct state *ui, const struct page *p, int key);

#endif
