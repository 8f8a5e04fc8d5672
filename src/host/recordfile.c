/* recordfile.c -- see recordfile.h. */

#include "host/recordfile.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "host/files.h"
#include "host/load.h"
#include "play/seal.h"

enum { BESIDE = PATH_SIZE + 8, BESIDE_MOST = 100 }; /* bytes; files of one name and ending */

/* --- The record ------------------------------------------------------------------- */

/* Where files cannot be locked, nobody knows who else plays. */
static bool lock(int file)
{
	return flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

/* Was the file put in another's place between opening and locking it? */
static bool still_there(const struct recordfile *r)
{
	struct stat open, there;

	return fstat(r->file, &open) == 0 && stat(r->path, &there) == 0 &&
	       open.st_ino == there.st_ino && open.st_dev == there.st_dev;
}

bool recordfile_open(struct recordfile *r, const char *path, struct fault *f)
{
	struct stat is;

	snprintf(r->path, sizeof r->path, "%s", path);
	r->file = open(path, O_RDWR | O_APPEND | O_CLOEXEC);
	if (r->file < 0)
		return file_fault(f,
		                  errno == EROFS || errno == EACCES ? ERROR_CANNOT_WRITE
		                                                    : ERROR_CANNOT_OPEN,
		                  path);
	if (lock(r->file) && still_there(r) && fstat(r->file, &is) == 0) {
		r->size = is.st_size;
		r->torn = r->anew = false;
		return true;
	}
	recordfile_close(r);
	return fault_say(f, ERROR_IN_USE, path, "");
}

bool recordfile_cut(struct recordfile *r, size_t size, struct fault *f)
{
	if ((off_t)size == r->size)
		return true;
	if (ftruncate(r->file, (off_t)size) != 0 || fsync(r->file) != 0)
		return file_cannot_write(r->path, f);
	r->size = (off_t)size;
	return true;
}

/* What a write that failed left behind is cut off before anything else is written, or a later
 * line would stand behind half of this one. */
static bool cut_torn(struct recordfile *r)
{
	r->torn = r->torn && ftruncate(r->file, r->size) != 0;
	return !r->torn;
}

static bool append(struct recordfile *r, const struct text *text, struct fault *f)
{
	const size_t size = (size_t)(text->at - text->start);

	if (cut_torn(r) && file_write(r->file, text->start, size) && fdatasync(r->file) == 0) {
		r->size += (off_t)size;
		return true;
	}
	file_cannot_write(r->path, f);
	r->torn = true;
	cut_torn(r);
	return false;
}

/* A locked file beside `path`, with a name of its own and that content. */
static bool write_beside(struct recordfile *r, const char *path, const struct text *text,
                         char beside[BESIDE], struct fault *f)
{
	snprintf(r->path, sizeof r->path, "%s", path);
	snprintf(beside, BESIDE, "%s.XXXXXX", path);
	r->size = 0;
	r->torn = r->anew = false;
	r->file = mkstemp(beside);
	if (r->file < 0)
		return file_cannot_write(path, f);
	fcntl(r->file, F_SETFD, FD_CLOEXEC);
	fcntl(r->file, F_SETFL, O_APPEND);
	lock(r->file);
	if (append(r, text, f))
		return true;
	unlink(beside);
	recordfile_close(r);
	return false;
}

/* By a link that leads nowhere too. */
static bool is_taken(const char *path)
{
	struct stat there;

	return lstat(path, &there) == 0;
}

/* A second name for the file is refused if that is taken.  Where files can have but one name,
 * it is looked first. */
static bool give_name(const char *beside, const char *path)
{
	if (link(beside, path) == 0) {
		unlink(beside);
		return true;
	}
	if (errno == EEXIST)
		return false;
	if (!is_taken(path))
		return rename(beside, path) == 0;
	errno = EEXIST;
	return false;
}

/* `own` is the name that has to go if this fails: what was not created must not be there. */
static bool put_in_place(struct recordfile *r, const char *own, bool named, struct fault *f)
{
	if (named && file_sync_directory(r->path))
		return true;
	file_cannot_write(r->path, f);
	if (own != NULL)
		unlink(own);
	recordfile_close(r);
	return false;
}

bool recordfile_create(struct recordfile *r, const char *path, const struct text *text,
                       struct fault *f)
{
	char beside[BESIDE];

	if (!write_beside(r, path, text, beside, f))
		return false;
	const bool named = give_name(beside, path);
	return put_in_place(r, named ? path : beside, named, f);
}

bool recordfile_replace(struct recordfile *r, const struct text *text, struct fault *f)
{
	struct recordfile new;
	char beside[BESIDE];

	if (!write_beside(&new, r->path, text, beside, f))
		return false;
	const bool named = rename(beside, r->path) == 0;
	if (!put_in_place(&new, named ? NULL : beside, named, f))
		return false;
	recordfile_close(r);
	*r = new;
	return true;
}

/* From the open file, whatever its path leads to by now. */
static bool copy_to(const struct recordfile *r, const char *path, struct recordfile *copy,
                    struct fault *f)
{
	char *bytes;
	size_t size;

	if (!load_open(r->file, r->path, &bytes, &size, f))
		return false;
	size = size < (size_t)r->size ? size : (size_t)r->size;
	const struct text text = {bytes, bytes + size, bytes + size, false};
	const bool good = recordfile_create(copy, path, &text, f);
	free(bytes);
	return good;
}

/* The whole record once more, and from now on there. */
static bool move_to(struct recordfile *r, const char *path, struct fault *f)
{
	struct recordfile new;

	if (!copy_to(r, path, &new, f))
		return false;
	recordfile_close(r);
	*r = new;
	r->anew = true;
	return true;
}

/* The record was deleted or moved away while it is played: all of it is written once more
 * to where it was.  If something else lies there, that is left alone. */
static bool write_anew(struct recordfile *r, struct fault *f)
{
	if (is_taken(r->path))
		return fault_say(f, ERROR_REPLACED, r->path, "");
	return move_to(r, r->path, f);
}

void recordfile_beside(const char *path, const char *ending, char beside[PATH_SIZE])
{
	snprintf(beside, PATH_SIZE, "%.*s.%s", PATH_SIZE - 16, path, ending);
	for (int i = 2; i < BESIDE_MOST && is_taken(beside); i++)
		snprintf(beside, PATH_SIZE, "%.*s.%s%d", PATH_SIZE - 16, path, ending, i);
}

bool recordfile_settle(struct recordfile *r, struct fault *f)
{
	char path[PATH_SIZE];

	if (r->file < 0 || still_there(r))
		return true;
	if (is_taken(r->path))
		recordfile_beside(r->path, "kept", path);
	else
		snprintf(path, sizeof path, "%s", r->path);
	return move_to(r, path, f);
}

bool recordfile_append(struct recordfile *r, const struct text *text, struct fault *f)
{
	return (still_there(r) || write_anew(r, f)) && append(r, text, f);
}

bool recordfile_copy(const struct recordfile *r, const char *path, struct fault *f)
{
	struct recordfile copy;
	const bool good = copy_to(r, path, &copy, f);

	if (good)
		recordfile_close(&copy);
	return good;
}

void recordfile_close(struct recordfile *r)
{
	if (r->file >= 0)
		close(r->file);
	r->file = -1;
}

/* --- The seed --------------------------------------------------------------------- */

static void seed_path(const char *record, char out[BESIDE])
{
	snprintf(out, BESIDE, "%s.seed", record);
}

/* Never over or through what lies there.  Open and locked, or -1. */
static int create_seed(const char *path, const uint8_t seed[SEED_SIZE], struct fault *f)
{
	struct seal seal = {0};

	seal_open(&seal, seed);
	const int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
	if (file < 0)
		return file_cannot_write(path, f), -1;
	if (lock(file) && file_write(file, seal.seed, strlen(seal.seed)) && fsync(file) == 0)
		return file;
	file_cannot_write(path, f);
	unlink(path);
	close(file);
	return -1;
}

bool seedfile_write(const char *record, const uint8_t seed[SEED_SIZE], struct fault *f)
{
	char path[BESIDE];

	seed_path(record, path);
	const int file = create_seed(path, seed, f);
	if (file < 0)
		return false;
	close(file);
	if (file_sync_directory(path))
		return true;
	file_cannot_write(path, f);
	unlink(path);
	return false;
}

/* Nothing but a seed, which nobody is just writing, and still what lies there. */
static bool is_leftover(int file, const char *path)
{
	struct stat open, there;
	char text[CHAIN_DIGITS + 1] = "";

	return lock(file) && fstat(file, &open) == 0 && lstat(path, &there) == 0 &&
	       S_ISREG(there.st_mode) && open.st_ino == there.st_ino &&
	       open.st_dev == there.st_dev && open.st_size == CHAIN_DIGITS &&
	       read(file, text, CHAIN_DIGITS) == CHAIN_DIGITS &&
	       strspn(text, "0123456789abcdef") == CHAIN_DIGITS;
}

/* Under a name that nobody else has: its record may only have been moved. */
static void put_aside(const char *path)
{
	char aside[BESIDE + 8];
	const int file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);

	snprintf(aside, sizeof aside, "%s.XXXXXX", path);
	if (file >= 0 && is_leftover(file, path)) {
		const int own = mkstemp(aside);
		if (own >= 0 && rename(path, aside) != 0)
			unlink(aside);
		if (own >= 0)
			close(own);
	}
	if (file >= 0)
		close(file);
}

int seedfile_begin(const char *record, const uint8_t seed[SEED_SIZE], struct fault *f)
{
	char path[BESIDE];

	seed_path(record, path);
	if (access(record, F_OK) != 0)
		put_aside(path);
	return create_seed(path, seed, f);
}

bool seedfile_read(const char *record, uint8_t seed[SEED_SIZE])
{
	char path[BESIDE], text[CHAIN_DIGITS + 1] = "";

	seed_path(record, path);
	FILE *file = fopen(path, "rb");
	if (file == NULL)
		return false;
	const bool whole = fread(text, 1, CHAIN_DIGITS, file) == CHAIN_DIGITS;
	fclose(file);
	if (!whole || strspn(text, "0123456789abcdef") != CHAIN_DIGITS)
		return false;
	seal_seed(text, seed);
	return true;
}

void seedfile_remove(const char *record)
{
	char path[BESIDE];

	seed_path(record, path);
	unlink(path);
}
