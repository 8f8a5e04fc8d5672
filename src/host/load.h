/* load.h -- files into memory, and records into tables. */

#ifndef HOST_LOAD_H
#define HOST_LOAD_H

#include "play/record.h"

/* A whole file ("-": standard input) as bytes of malloc; false with a fault.  The second reads one
 * that is open, whatever its path leads to by now. */
bool load_file(const char *path, char **bytes, size_t *size, struct fault *f);
bool load_open(int file, const char *path, char **bytes, size_t *size, struct fault *f);

struct loaded {
	char *bytes;
	size_t size;
	size_t good;              /* if a line could not be read: the bytes before it */
	struct table table;
	struct reader reader;     /* reader.line: the lines read, and where a fault lies */
	struct move *room;
	uint32_t *line;           /* the file's line of each move */
};

/* With `torn` a last line without its newline is left out: nobody was told of it. */
bool load_record(struct loaded *l, const char *path, bool torn, struct fault *f);
/* The same for bytes that are in memory: of malloc, and then the table's. */
bool load_bytes(struct loaded *l, char *bytes, size_t size, struct fault *f);
bool load_record_open(struct loaded *l, int file, const char *path, struct fault *f);
void load_free(struct loaded *l);
/* The table's game, or NULL if the file did not get so far. */
const struct game *load_game(const struct loaded *l);

#endif
