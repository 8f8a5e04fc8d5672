/* saves.h -- the records that lie in the user's own directory. */

#ifndef CLI_SAVES_H
#define CLI_SAVES_H

#include "cli/session.h"

enum { SAVES_MAX = 64 };

struct save {
	char path[PATH_SIZE];
	const struct game *game;
	bool over;
	uint32_t moves;
	int seats;
	struct chair chair[SEATS_MAX];
	long long when;             /* last written */
};

/* The newest first; files that are no records are left out.  Returns how many. */
int saves_list(struct save *list);

#endif
