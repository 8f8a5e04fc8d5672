/* follow.h -- a client's half of a table: a view, kept in step by the lines that
 * its seat is shown.  It runs the same rules on what it may know and never holds
 * anything else; the law of secrecy says that this is enough. */

#ifndef PLAY_FOLLOW_H
#define PLAY_FOLLOW_H

#include <stdalign.h>

#include "base/error.h"
#include "rules/game.h"

struct follow {
	const struct game *game;
	int seat;
	uint32_t lines;             /* moves seen: ask for the rest from here */
	alignas(16) unsigned char view[STATE_MAX];
};

void follow_init(struct follow *c, const struct game *g, const struct options *o, int rules,
                 int seat);
/* One line as table_shown printed it for this seat: "1 hire:sailor_3_1". */
bool follow_line(struct follow *c, struct span line, struct fault *f);

#endif
