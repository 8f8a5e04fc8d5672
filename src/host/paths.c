/* paths.c -- see paths.h. */

#include "host/paths.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "host/files.h"

enum { NAMES_TRIED = 100 };

static bool make_directory(char *path)
{
	for (char *slash = strchr(path + 1, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
		*slash = '\0';
		const bool good = mkdir(path, 0777) == 0 || errno == EEXIST;
		*slash = '/';
		if (!good)
			return false;
	}
	return true;
}

void paths_directory(char *path, size_t size)
{
	const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
	const bool given = data != NULL && data[0] == '/';

	snprintf(path, size, "%s%s/quayside",
	         given          ? data
	         : home != NULL ? home
	                        : ".",
	         given ? "" : "/.local/share");
}

bool paths_new(const struct game *g, const char *end, char *path, size_t size, struct fault *f)
{
	char directory[PATH_SIZE / 2];
	const time_t now = time(NULL);
	struct tm day;
	char when[32];

	paths_directory(directory, sizeof directory);
	strftime(when, sizeof when, "%Y%m%d-%H%M%S", localtime_r(&now, &day));
	for (int i = 1; i < NAMES_TRIED; i++) {
		char number[16] = "";
		if (i > 1)
			snprintf(number, sizeof number, "-%d", i);
		snprintf(path, size, "%s/%s-%s%s%s", directory, g->name, when, number, end);
		if (access(path, F_OK) != 0)
			break;
	}
	return make_directory(path) || file_cannot_write(path, f);
}
