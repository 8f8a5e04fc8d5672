/* picture.h -- the whole table on one screen, and the panels that open over it. */

#ifndef TUI_PICTURE_H
#define TUI_PICTURE_H

#include "tui/draw.h"

enum panel {
	PANEL_NONE, PANEL_HELP, PANEL_LOG, PANEL_RULE, PANEL_ODDS, PANEL_TABLE, PANEL_RESULT,
	PANEL_QUIT, PANEL_STUCK, PANEL_STORY
};

/* Where a text stands that may be longer than its box. */
struct scroll {
	int top;                    /* lines above the box */
	int shown, below;           /* in it and under it, when it was drawn last */
};

/* All that a screen remembers besides what lies on the table. */
struct state {
	int cursor;                 /* the choice it stands on */
	enum panel panel;
	struct scroll scroll;       /* of the panel */
	int line;                   /* the log's line that the cursor stands on */
	int section;                /* the rule shown */
	int story;                  /* the log's line whose page is shown */
	int fresh;                  /* the first log line since the last decision */
	bool hints, odds;
	int speed;                  /* 0: bots do not wait … */
	char note[512];             /* what the last key led to; until the next one */
	char stuck[1536];           /* why something could not be written down: PANEL_STUCK */
};
enum { SPEEDS = 4 };

/* Milliseconds to look at what a bot did. */
int speed_pause(int speed);

struct picture {
	const struct sight *sight;
	const struct log *log;
	const struct advice *advice;
	const char *keys;           /* the bar at the bottom */
	const char *head;           /* at the right of the bar on top; NULL: nothing */
	enum ui help;               /* what ? shows */
	enum ui log_keys;           /* under the log */
	const char *busy;           /* what is waited for, where the choices would be; NULL: nothing */
};

void picture_draw(struct frame *f, const struct picture *p, struct state *ui);
/* A screen with nothing but a sentence in its middle: too small, look away. */
void picture_message(struct frame *f, const char *title, const char *message);
/* Full text in a box, scrolled; s->top is kept inside the text. */
void picture_text(struct frame *f, const char *title, const char *text, const char *keys,
               struct scroll *s);
/* Lines of a screenful, one of the last kept in sight. */
int scroll_step(const struct scroll *s);
/* A screenful further; false if the end was in sight already. */
bool scroll_on(struct scroll *s);

/* Scrolling keys of an open panel; false if the key means something else. */
bool panel_key(struct state *ui, const struct picture *p, int key);

#endif
