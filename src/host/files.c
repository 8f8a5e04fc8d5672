/* files.c -- see files.h. */

#include "host/files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PATH_ROOM = 1040 };

static enum cause cause_of(int number)
{
	switch (number) {
	case ENOENT: return CAUSE_MISSING;
	case EEXIST: return CAUSE_EXISTS;
	case EACCES:
	case EPERM: return CAUSE_FORBIDDEN;
	case EISDIR: return CAUSE_FOLDER;
	case ENOTDIR: return CAUSE_NO_FOLDER;
	case ENAMETOOLONG: return CAUSE_NAME;
	case EFBIG: return CAUSE_LARGE;
	case ENOSPC:
	case EDQUOT: return CAUSE_FULL;
	case EROFS: return CAUSE_READ_ONLY;
	case EIO: return CAUSE_BROKEN;
	case ENOMEM: return CAUSE_MEMORY;
	case EADDRINUSE: return CAUSE_PORT_TAKEN;
	default: return CAUSE_NONE;
	}
}

/* What is rarer than all these is said as the system says it. */
bool file_fault(struct fault *f, enum error e, const char *path)
{
	const int number = errno;

	fault_say(f, e, path, strerror(number));
	f->cause = cause_of(number);
	return false;
}

bool file_cannot_write(const char *path, struct fault *f)
{
	return file_fault(f, ERROR_CANNOT_WRITE, path);
}

bool file_sync_directory(const char *path)
{
	char directory[PATH_ROOM];

	snprintf(directory, sizeof directory, "%s", path);
	char *slash = strrchr(directory, '/');
	if (slash == NULL)
		snprintf(directory, sizeof directory, ".");
	else
		slash[slash == directory] = '\0';
	const int file = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (file < 0)
		return false;
	const bool good = fsync(file) == 0;
	close(file);
	return good;
}

bool file_write(int file, const char *bytes, size_t size)
{
	while (size > 0) {
		const ssize_t done = write(file, bytes, size);
		if (done < 0 && errno == EINTR)
			continue;
		if (done <= 0)
			return false;
		bytes += done;
		size -= (size_t)done;
	}
	return true;
}

/* Written under a name that nobody else has, so that nothing is written over or through a link. */
bool file_replace(const char *path, const char *text, struct fault *f)
{
	char beside[PATH_ROOM];

	snprintf(beside, sizeof beside, "%s.XXXXXX", path);
	const int file = mkstemp(beside);
	if (file < 0)
		return file_cannot_write(path, f);
	bool good = file_write(file, text, strlen(text)) && fsync(file) == 0;
	if (!good)
		file_cannot_write(path, f);
	close(file);
	if (good && (rename(beside, path) != 0 || !file_sync_directory(path)))
		good = file_cannot_write(path, f);
	if (!good)
		unlink(beside); /* not there any more if only the directory could not be synced */
	return good;
}
