/* files.h -- files that are whole at any moment, whatever happens to the power. */

#ifndef HOST_FILES_H
#define HOST_FILES_H

#include "base/error.h"

/* The fault that names the file (or a port) and what errno says; false. */
bool file_fault(struct fault *f, enum error e, const char *path);
bool file_cannot_write(const char *path, struct fault *f);
/* A renamed file is safe only when its directory is. */
bool file_sync_directory(const char *path);
/* All these bytes. */
bool file_write(int file, const char *bytes, size_t size);
/* The text as the file's new content, written beside it and renamed. */
bool file_replace(const char *path, const char *text, struct fault *f);

#endif
