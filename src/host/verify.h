/* verify.h -- is a record legal, complete, unaltered, and were its cards dealt from the seed that
 * was sealed before the game?
 *
 * Legal and unaltered is what the reader checks, line by line, by the rules and by the
 * chain; the head at the end says that nothing was cut off.  A campaign is in order when the same holds for it and for
 * every record that it names, and each of these is the game that the campaign says. */

#ifndef HOST_VERIFY_H
#define HOST_VERIFY_H

#include "host/campaign.h"
#include "host/load.h"

/* Where a fault was found: a file, and the line in it. */
struct place {
	char path[PATH_SIZE];
	uint32_t line;
};

/* Reads the record, which is to be freed in any case; *line says where a fault lies. */
bool verify_record(struct loaded *l, const char *path, uint32_t *line, struct fault *f);

bool verify_is_campaign(const char *path);
bool verify_campaign(struct campaign_file *v, const char *path, struct place *at, struct fault *f);

#endif
