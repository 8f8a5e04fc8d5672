/* term.h -- the terminal, by ncurses: frames out, keys in.
 *
 * The only file that knows curses.  However the program ends (Ctrl-C, a closed window,
 * kill), term_key tells its caller to leave, and term_close gives the terminal back. */

#ifndef TUI_TERM_H
#define TUI_TERM_H

#include "tui/frame.h"

/* What term_key returns besides characters. */
enum {
	KEY_IS_NONE = 0,         /* the time ran out, or the screen must be drawn anew */
	KEY_IS_ENTER = 10, KEY_IS_TAB = 9, KEY_IS_ESCAPE = 27, KEY_IS_DELETE = 127,
	KEY_IS_UP = 0x110000, KEY_IS_DOWN, KEY_IS_LEFT, KEY_IS_RIGHT, KEY_IS_BACK_TAB,
	KEY_IS_PAGE_UP, KEY_IS_PAGE_DOWN, KEY_IS_HOME, KEY_IS_END, KEY_IS_CLICK,
	KEY_IS_LEAVE             /* asked to stop: by a signal, or because nobody is there any more */
};

struct key { int code, y, x; };  /* a click has a place */

/* Is there a terminal that can be drawn on? */
bool term_can(void);
/* False if the terminal turns out to be too dumb; nothing has been changed then. */
bool term_open(struct frame *f, bool ascii);
void term_close(struct frame *f);
/* Shows the frame, and fits its size to the terminal's for the next time. */
void term_show(struct frame *f);
/* Has somebody told the program to stop? */
bool term_told(void);
/* What was typed so far was not meant for what is shown next. */
void term_forget_keys(void);
/* The next key; waits at most so many milliseconds, for ever if negative. */
struct key term_key(struct frame *f, int milliseconds);

#endif
