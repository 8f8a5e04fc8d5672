/* paths.h -- where files of the user lie. */

#ifndef HOST_PATHS_H
#define HOST_PATHS_H

#include "base/error.h"
#include "rules/game.h"

enum { PATH_SIZE = 1024 };

/* Where the user's records lie. */
void paths_directory(char *path, size_t size);
/* Where a new file goes if nobody says: below the user's data directory.  `end` is what it
 * is: ".record", ".campaign". */
bool paths_new(const struct game *g, const char *end, char *path, size_t size,
                  struct fault *f);

#endif
