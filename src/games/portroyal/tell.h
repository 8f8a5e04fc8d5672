/* tell.h -- the lines of one move, gathered in order; shared by tell.c and chronicle.c. */

#ifndef GAMES_PORTROYAL_TELL_H
#define GAMES_PORTROYAL_TELL_H

#include "games/portroyal/words.h"

struct story {
	struct line *list;
	int n;
};

static inline void say(struct story *t, int word, int seat, int section, int arg0, int arg1)
{
	t->list[t->n++] = (struct line){.word = (uint16_t)word,
	                                .seat = (uint8_t)seat,
	                                .section = (uint8_t)section,
	                                .arg = {(uint16_t)arg0, (uint16_t)arg1}};
}

/* Has a seat's part of phase 2 begun with this move, and not merely gone on? */
bool pr_part_begins(const struct portroyal *a, const struct portroyal *b);

/* chronicle.c: the same for the adventure */
void pr_tell_adventure(struct story *t, const struct portroyal *a, const struct portroyal *b,
                       const struct move *m);
void pr_tell_changes(struct story *t, const struct portroyal *a, const struct portroyal *b,
                     const struct move *m);
void pr_tell_lost(struct story *t, const struct portroyal *s, int cards); /* the harbour */
void pr_tell_smugglers(struct story *t, const struct portroyal *a, const struct portroyal *b,
                       const struct move *m);
void pr_tell_chapter_end(struct story *t, const struct portroyal *s);
void pr_tell_contest_end(struct story *t, const struct portroyal *s); /* against one another */
void pr_explain_adventure(struct story *t, const struct portroyal *s, const struct move *m);

#endif
