/* form.h -- a screen of rows to choose from and to set, with an explanation beside it:
 * every screen of the menu is one. */

#ifndef TUI_FORM_H
#define TUI_FORM_H

#include "lang/lang.h"
#include "tui/term.h"

enum { FORM_ROWS = 80, FORM_TEXT = 160 };

struct row {
	int what;                   /* for the screen that made it */
	char label[FORM_TEXT];
	char value[FORM_TEXT];      /* "": there is nothing to set */
	const char *help;
};

struct form {
	enum language lang;
	char title[FORM_TEXT];
	const char *intro;          /* above the explanation of the row; NULL: none */
	const char *keys;
	const char *note;           /* in the bar instead of the keys; NULL: none */
	struct row row[FORM_ROWS];
	int rows, cursor, scroll;   /* scroll: of the explanation */
};

void form_start(struct form *f, enum language l, const char *title);
struct row *form_add(struct form *f, int what, const char *label, const char *value,
                     const char *help);
/* Draws it, waits for a key, moves the cursor.  The key comes back if it means something
 * else; a click on the row of the cursor counts as Enter. */
int form_ask(struct frame *out, struct form *f);

#endif
