/* listener.h -- one of our bots behind a pipe (docs/protocol.md): the other end of guest.h.
 *
 * It hears what a table tells a seat and answers with moves; so it can sit at our own
 * table too.  A line that cannot be understood is answered with an error and changes
 * nothing. */

#ifndef HOST_LISTENER_H
#define HOST_LISTENER_H

#include "bots/bot.h"
#include "lang/lang.h"
#include "play/follow.h"

struct listener {
	enum language lang; /* of errors */
	const struct bot *bot;
	struct budget budget;
	const struct game *game; /* NULL: not told yet */
	struct options options;
	int rules;          /* the number of the rules it is played by */
	struct table table; /* as the seat is shown it */
	struct move *room;  /* malloc */
	uint32_t size;      /* moves that fit */
	struct rng rng;
};

/* Hears lines from stdin and answers on stdout, until it is told to quit. */
void listener_hear(struct listener *l);

#endif
