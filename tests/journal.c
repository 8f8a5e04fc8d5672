/* journal.c -- a library that writes down what a program does to files, put before it with
 * LD_PRELOAD by scripts/cuts, which makes of it every disk that a power cut could have left.
 *
 *     JOURNAL          the file it is written to, a line for each call, in their order:
 *                          create INODE PATH      write INODE OFFSET HEX    trunc INODE SIZE
 *                          sync INODE             syncdir                   rename PATH PATH
 *                          link PATH PATH         unlink PATH
 *     JOURNAL_WITHOUT  fsync, fdatasync or directory: as if the program did not call that: it is not made
 *
 * Only regular files and the folder the program runs in are written down.  A line is there before
 * the call returns, so what a program says later stands behind it. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define REAL(result, function, ...) \
	result (*real)(__VA_ARGS__) = (result(*)(__VA_ARGS__))dlsym(RTLD_NEXT, function)

static int journal = -1;
static const char *without = "";

__attribute__((constructor)) static void begin(void)
{
	REAL(int, "open", const char *, int, ...);
	const char *path = getenv("JOURNAL"), *w = getenv("JOURNAL_WITHOUT");

	without = w != NULL ? w : "";
	if (path != NULL)
		journal = real(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
	unsetenv("LD_PRELOAD");
}

static void put(const char *line, size_t size)
{
	REAL(ssize_t, "write", int, const void *, size_t);

	/* A line that is missing would make a test of nothing. */
	if (journal >= 0 && real(journal, line, size) != (ssize_t)size)
		abort();
}

__attribute__((format(printf, 1, 2))) static void note(const char *format, ...)
{
	char line[8192];
	va_list list;

	va_start(list, format);
	const int size = vsnprintf(line, sizeof line, format, list);
	va_end(list);
	put(line, (size_t)size);
}

/* The inode of a regular file; 0: it is none. */
static unsigned long inode(int file)
{
	struct stat is;

	return file > STDERR_FILENO && fstat(file, &is) == 0 && S_ISREG(is.st_mode)
	               ? (unsigned long)is.st_ino
	               : 0;
}

static void note_write(int file, off_t at, const unsigned char *bytes, size_t size)
{
	const size_t room = 2 * size + 64;
	char *line = malloc(room);
	int used = line != NULL
	                   ? snprintf(line, room, "write %lu %lld ", inode(file), (long long)at)
	                   : 0;

	if (line == NULL)
		abort();
	for (size_t i = 0; i < size; i++)
		used += snprintf(line + used, room - (size_t)used, "%02x", bytes[i]);
	line[used++] = '\n';
	put(line, (size_t)used);
	free(line);
}

ssize_t write(int file, const void *bytes, size_t size)
{
	REAL(ssize_t, "write", int, const void *, size_t);
	struct stat is;

	if (inode(file) == 0 || fstat(file, &is) != 0)
		return real(file, bytes, size);
	const bool append = (fcntl(file, F_GETFL) & O_APPEND) != 0;
	const off_t at = append ? is.st_size : lseek(file, 0, SEEK_CUR);
	const ssize_t done = real(file, bytes, size);
	if (done > 0)
		note_write(file, at, bytes, (size_t)done);
	return done;
}

static bool left_out(int file, const char *call)
{
	struct stat is;

	return fstat(file, &is) == 0 &&
	       strcmp(without, S_ISDIR(is.st_mode) ? "directory" : call) == 0;
}

static void note_sync(int file)
{
	struct stat is;

	if (fstat(file, &is) == 0 && S_ISDIR(is.st_mode))
		note("syncdir\n");
	else if (inode(file) != 0)
		note("sync %lu\n", inode(file));
}

int fsync(int file)
{
	REAL(int, "fsync", int);

	if (left_out(file, "fsync"))
		return 0;
	const int done = real(file);
	if (done == 0)
		note_sync(file);
	return done;
}

int fdatasync(int file)
{
	REAL(int, "fdatasync", int);

	if (left_out(file, "fdatasync"))
		return 0;
	const int done = real(file);
	if (done == 0)
		note_sync(file);
	return done;
}

int ftruncate(int file, off_t size)
{
	REAL(int, "ftruncate", int, off_t);
	const int done = real(file, size);

	if (done == 0)
		note("trunc %lu %lld\n", inode(file), (long long)size);
	return done;
}

int rename(const char *old, const char *new)
{
	REAL(int, "rename", const char *, const char *);
	const int done = real(old, new);

	if (done == 0)
		note("rename %s %s\n", old, new);
	return done;
}

int link(const char *old, const char *new)
{
	REAL(int, "link", const char *, const char *);
	const int done = real(old, new);

	if (done == 0)
		note("link %s %s\n", old, new);
	return done;
}

int unlink(const char *path)
{
	REAL(int, "unlink", const char *);
	const int done = real(path);

	if (done == 0)
		note("unlink %s\n", path);
	return done;
}

int open(const char *path, int flags, ...)
{
	REAL(int, "open", const char *, int, ...);
	va_list list;

	va_start(list, flags);
	const int mode = (flags & O_CREAT) != 0 ? va_arg(list, int) : 0;
	va_end(list);
	const bool there = access(path, F_OK) == 0;
	const int file = real(path, flags, mode);
	if (file >= 0 && (flags & O_CREAT) != 0 && !there && inode(file) != 0)
		note("create %lu %s\n", inode(file), path);
	return file;
}

int mkstemp(char *path)
{
	REAL(int, "mkstemp", char *);
	const int file = real(path);

	if (file >= 0)
		note("create %lu %s\n", inode(file), path);
	return file;
}
