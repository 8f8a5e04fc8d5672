/* saves.h -- the records and campaigns that lie in the user's own directory. */

#ifndef HOST_SAVES_H
#define HOST_SAVES_H

#include "host/session.h"

enum { SAVES_MAX = 64 };

struct save {
	char path[PATH_SIZE];
	const struct game *game;
	bool campaign;              /* a story; else a single game */
	bool chapter;               /* a game that a campaign there goes on with */
	bool over;
	uint32_t moves;             /* of a campaign: chapters begun, each attempt */
	int seats;
	struct chair chair[SEATS_MAX];
	long long when;             /* last written */
};

/* The newest first; files that are neither are left out.  Of a damaged record, what can be read
 * of it counts.  Returns how many. */
int saves_list(struct save *list);

#endif
