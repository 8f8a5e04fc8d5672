/* faults.c -- a library that lets one call of the system fail, put before the program with
 * LD_PRELOAD by scripts/faults.
 *
 *     FAULT_CALL    which: write torn fsync fdatasync ftruncate rename link open unlink memory;
 *                   torn is a write whose half cannot be cut off again either
 *     FAULT_AT      the how-manieth of them, from 1; 0: none
 *     FAULT_EVER    if set, all later ones too
 *     FAULT_ERROR   the errno it fails with
 *     FAULT_WIDE    if set, memory that libraries ask for counts too
 *     FAULT_REPORT  a file that exists in the end if the call was reached
 *
 * Only files that can hold a record count: a terminal or a pipe does not.  A write that fails first
 * writes half of what it was given, as a disk does that becomes full. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum call { WRITE, FSYNC, FDATASYNC, FTRUNCATE, RENAME, LINK, OPEN, UNLINK, MEMORY, CALLS };

static const char *const name[CALLS] = {"write", "fsync", "fdatasync", "ftruncate", "rename",
                                        "link",  "open",  "unlink",    "memory"};
static enum call chosen = CALLS;
static long at, seen;
static int error;
static bool ever, wide, half, tearing;
static uintptr_t from, to; /* where the program itself lies */

static int find_program(struct dl_phdr_info *info, size_t size, void *unused)
{
	(void)size, (void)unused;
	for (int i = 0; i < info->dlpi_phnum; i++) {
		const ElfW(Phdr) *p = &info->dlpi_phdr[i];
		if (p->p_type == PT_LOAD && (p->p_flags & PF_X) != 0) {
			from = info->dlpi_addr + p->p_vaddr;
			to = from + p->p_memsz;
		}
	}
	return 1; /* the first is the program */
}

__attribute__((constructor)) static void begin(void)
{
	const char *call = getenv("FAULT_CALL"), *n = getenv("FAULT_AT"),
		   *e = getenv("FAULT_ERROR");

	if (call == NULL || n == NULL)
		return;
	dl_iterate_phdr(find_program, NULL);
	at = atol(n);
	error = e != NULL ? atoi(e) : EIO;
	ever = getenv("FAULT_EVER") != NULL;
	wide = getenv("FAULT_WIDE") != NULL;
	for (int i = 0; i < CALLS; i++)
		if (strcmp(call, name[i]) == 0)
			chosen = (enum call)i;
	tearing = strcmp(call, "torn") == 0;
	chosen = tearing ? WRITE : chosen;
	/* Programs at the table are not under test. */
	unsetenv("LD_PRELOAD");
}

static void report(void)
{
	const char *path = getenv("FAULT_REPORT");
	int (*real)(const char *, int, ...) =
		(int (*)(const char *, int, ...))dlsym(RTLD_NEXT, "open");
	const int file = path != NULL ? real(path, O_WRONLY | O_CREAT, 0600) : -1;

	if (file >= 0)
		close(file);
}

static bool fails(enum call call)
{
	if (call != chosen || at == 0)
		return false;
	const long n = __atomic_add_fetch(&seen, 1, __ATOMIC_SEQ_CST);
	if (n != at && !(ever && n > at))
		return false;
	if (n == at)
		report();
	errno = error;
	return true;
}

static bool holds_records(int file)
{
	struct stat is;

	return file > STDERR_FILENO && fstat(file, &is) == 0 && S_ISREG(is.st_mode);
}

#define REAL(result, function, ...) \
	result (*real)(__VA_ARGS__) = (result(*)(__VA_ARGS__))dlsym(RTLD_NEXT, function)

ssize_t write(int file, const void *bytes, size_t size)
{
	REAL(ssize_t, "write", int, const void *, size_t);

	if (chosen == WRITE && holds_records(file)) {
		if (half) {
			half = false;
			errno = error;
			return -1;
		}
		if (fails(WRITE)) {
			half = size > 1;
			return half ? real(file, bytes, size / 2) : -1;
		}
	}
	return real(file, bytes, size);
}

int fsync(int file)
{
	REAL(int, "fsync", int);

	return fails(FSYNC) ? -1 : real(file);
}

int fdatasync(int file)
{
	REAL(int, "fdatasync", int);

	return fails(FDATASYNC) ? -1 : real(file);
}

int ftruncate(int file, off_t size)
{
	REAL(int, "ftruncate", int, off_t);

	if (tearing && seen >= at) {
		tearing = ever;
		errno = error;
		return -1;
	}
	return fails(FTRUNCATE) ? -1 : real(file, size);
}

int rename(const char *old, const char *new)
{
	REAL(int, "rename", const char *, const char *);

	return fails(RENAME) ? -1 : real(old, new);
}

int link(const char *old, const char *new)
{
	REAL(int, "link", const char *, const char *);

	return fails(LINK) ? -1 : real(old, new);
}

int unlink(const char *path)
{
	REAL(int, "unlink", const char *);

	return fails(UNLINK) ? -1 : real(path);
}

int open(const char *path, int flags, ...)
{
	REAL(int, "open", const char *, int, ...);
	va_list list;

	va_start(list, flags);
	const int mode = (flags & O_CREAT) != 0 ? va_arg(list, int) : 0;
	va_end(list);
	return fails(OPEN) ? -1 : real(path, flags, mode);
}

int mkstemp(char *path)
{
	REAL(int, "mkstemp", char *);

	return fails(OPEN) ? -1 : real(path);
}

FILE *fopen(const char *path, const char *how)
{
	REAL(FILE *, "fopen", const char *, const char *);

	return fails(OPEN) ? NULL : real(path, how);
}

FILE *fdopen(int file, const char *how)
{
	REAL(FILE *, "fdopen", int, const char *);

	return fails(OPEN) ? NULL : real(file, how);
}

/* --- Memory: dlsym itself asks for some, hence glibc's own names. ------------------------ */

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t n, size_t size);
void *__libc_realloc(void *old, size_t size);

static bool no_memory(const void *caller)
{
	const uintptr_t where = (uintptr_t)caller;

	return chosen == MEMORY && (wide || (where >= from && where < to)) && fails(MEMORY);
}

void *malloc(size_t size)
{
	return no_memory(__builtin_return_address(0)) ? NULL : __libc_malloc(size);
}

void *calloc(size_t n, size_t size)
{
	return no_memory(__builtin_return_address(0)) ? NULL : __libc_calloc(n, size);
}

void *realloc(void *old, size_t size)
{
	return no_memory(__builtin_return_address(0)) ? NULL : __libc_realloc(old, size);
}
