/* guests.h -- the guests at one table, who are told together of what happens there. */

#ifndef HOST_GUESTS_H
#define HOST_GUESTS_H

#include <stdalign.h>

#include "host/guest.h"

struct guests {
	struct guest *at[SEATS_MAX];                  /* NULL: somebody else sits there */
	const struct game *game;
	int seats, present;
	alignas(16) unsigned char before[STATE_MAX];  /* what they saw last */
};

/* A game begins; whoever of its bots is a guest is greeted. */
void guests_begin(struct guests *all, const struct match *m);
/* A move was made and led to this state. */
void guests_hear(struct guests *all, const void *state, struct move m);
void guests_end(const struct guests *all, const void *state);

#endif
