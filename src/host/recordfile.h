/* recordfile.h -- a record on disk that only grows, and the seed beside it.
 *
 * The file is locked from the moment it is opened until it is closed, so that of two
 * programs with one game the second is told so.  What was appended is on disk when append
 * returns; what could not be written whole is cut off again.  A file of that name that is
 * no record of ours is never written over. */

#ifndef HOST_RECORDFILE_H
#define HOST_RECORDFILE_H

#include <sys/types.h>

#include "host/paths.h"
#include "play/record.h"

struct recordfile {
	char path[PATH_SIZE];
	int file;               /* -1: none is open */
	off_t size;             /* what is surely on disk */
	bool torn;              /* behind that there may be part of what could not be written */
	bool anew;              /* it was deleted while it was open, and written once more */
};

/* A new file with that content, which must not be there yet: it is whole, or not there. */
bool recordfile_create(struct recordfile *r, const char *path, const struct text *text,
                       struct fault *f);
/* A file that is there; only its first `size` bytes are a record (recordfile_cut). */
bool recordfile_open(struct recordfile *r, const char *path, struct fault *f);
bool recordfile_cut(struct recordfile *r, size_t size, struct fault *f);
/* If the file was deleted meanwhile, it is written anew; if another took its place, nothing is. */
bool recordfile_append(struct recordfile *r, const struct text *text, struct fault *f);
/* Another content for the same path, put in its place at once. */
bool recordfile_replace(struct recordfile *r, const struct text *text, struct fault *f);
/* The same bytes at another path. */
bool recordfile_copy(const struct recordfile *r, const char *path, struct fault *f);
/* Before it is left: if the file is not where it was, all of it is written there once more, or beside
 * what lies there now; r->path says where. */
bool recordfile_settle(struct recordfile *r, struct fault *f);
/* A name that is not taken: the path, a dot and the ending, and a number if it must be. */
void recordfile_beside(const char *path, const char *ending, char beside[PATH_SIZE]);
void recordfile_close(struct recordfile *r);

/* The dealer's seed lies beside the record, for nobody else, until the game is over. */
bool seedfile_write(const char *record, const uint8_t seed[SEED_SIZE], struct fault *f);
/* The same for a record that is about to be created, before which a program may have died: a seed
 * without a record is then put aside under another name.  The file stays locked, so that nobody does
 * that to us, until it is closed; -1 if it could not be written. */
int seedfile_begin(const char *record, const uint8_t seed[SEED_SIZE], struct fault *f);
bool seedfile_read(const char *record, uint8_t seed[SEED_SIZE]);
void seedfile_remove(const char *record);

#endif
