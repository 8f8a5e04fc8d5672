/* show.h -- what a pair of eyes reads of things and of what happened. */

#ifndef HOST_SHOW_H
#define HOST_SHOW_H

#include "play/ending.h"
#include "play/passage.h"

enum { SHOW_LINE = 512 };

/* One thing with its number and what is the matter with it; and these marks alone. */
void show_item(const struct eyes *w, const struct item *i, struct text *t);
void show_marks(const struct eyes *w, const struct item *i, struct text *t);
/* Does a zone of the table already show this counter? */
bool show_on_table(const struct game *g, int counter, const struct item *item, int items);

/* One more line of what happened, for a program that prints: what was told before it is printed
 * once it is whole, a page of a story at once; NULL: there is no more for now. */
void show_passage(struct passage *p, const struct eyes *e, const struct line *line);
/* Something that happened, as a sentence. */
void show_sentence(const struct eyes *w, const struct line *line, char *buffer, size_t size);

/* A result in sentences, each on its line: whether those who have no places have won, and why
 * it is so. */
enum { SHOW_WHY = 2048 };
void show_why(const struct eyes *w, const void *state, const struct ending *e, struct text *t);

#endif
