/* show.h -- whose words, names and eyes; and what they read of things and of what happened. */

#ifndef HOST_SHOW_H
#define HOST_SHOW_H

#include "lang/lang.h"
#include "play/table.h"

enum { SHOW_LINE = 512, SHOW_TRUTH = -1 };  /* SHOW_TRUTH: the seat that sees all */

/* Whose words, names and eyes. */
struct shown {
	const struct game *game;
	enum language lang;
	struct names names;
	int seat;               /* a seat, SPECTATOR or SHOW_TRUTH */
};

struct shown shown_of(const struct table *t, enum language l, int seat);

/* That seat's view of a true state. */
void show_view(const struct shown *w, const void *state, void *view);

/* One thing with its number and what is the matter with it; and these marks alone. */
void show_item(const struct shown *w, const struct item *i, struct text *t);
void show_marks(const struct shown *w, const struct item *i, struct text *t);
/* Does a zone of the table already show this counter? */
bool show_on_table(const struct game *g, int counter, const struct item *item, int items);

/* What a move did, in sentences; `line` is filled as tell does, for that seat. */
int show_tell(const struct shown *w, const void *before, struct move m, const void *after,
              struct line *line);
void show_sentence(const struct shown *w, const struct line *line, char *buffer, size_t size);

#endif
