/* record.h -- a game as a text file: the only saved form (docs/record.md).
 *
 *     record 1
 *     game port-royal 2 players=2
 *     seat 0 human Ada
 *     seat 1 greedy Bo
 *     commit 3f…            the hash of the dealer's seed, before the first deal
 *     D start:0
 *     0 discover
 *     = 9f3a77c1aa04be11    the position, every RECORD_HASH moves and at the end
 *     seed 07…              published when the game is over
 *
 * Read line by line with a struct reader, written line by line with record_line;
 * neither needs a file, an allocation or a C library. */

#ifndef PLAY_RECORD_H
#define PLAY_RECORD_H

#include "play/dealer.h"
#include "play/table.h"

enum {
	RECORD_HASH = 20,
	RECORD_LINE = 384,                /* the longest line that is read or written */
	RECORD_HEAD = 10 * RECORD_LINE,   /* room for record_head */
	RECORD_STEP = 2 * RECORD_LINE     /* room for record_move, and for record_tail */
};

struct seal {               /* what ties a record's deals to a seed */
	bool committed, opened;
	char commit[2 * SEED_SIZE + 1];
	char seed[2 * SEED_SIZE + 1];
};

struct reader {
	struct table *table;    /* initialised by the `game` line */
	struct move *room;
	uint32_t size;
	uint32_t line;          /* lines read so far */
	uint8_t part;           /* how far the header got */
	struct seal seal;
};

void reader_init(struct reader *r, struct table *t, struct move *room, uint32_t size);
/* Takes one line without its newline; false with the fault of that line. */
bool reader_line(struct reader *r, struct span line, struct fault *f);

/* The game of that name, the number of rules that it still plays, and the check of a `=`
 * line: scenarios have them too. */
const struct game *record_game(struct span name, struct fault *f);
bool record_rules(const struct game *g, struct span number, int *rules, struct fault *f);
bool record_check_hash(const struct table *t, struct span line, struct fault *f);

/* The lines that say what is played by whom; campaigns begin with them too.  Each is
 * read on its own; `cast` writes them all, a newline before each. */
bool record_read_game(struct span line, const struct game **game, struct options *o, int *rules,
                      struct fault *f);
bool record_read_seat(struct span line, struct chair *chair, int seats, struct fault *f);
void record_cast(const struct game *g, const struct options *o, int rules,
                 const struct chair *chair, struct text *out);
/* A line of a word and the 64 digits of a seed or its commitment, which go to `key`. */
bool record_key(struct span line, char key[2 * SEED_SIZE + 1], const char *shape,
                struct fault *f);
#define SEED_SHAPE "seed HEX (64)"
/* A line that is none of ours, and what it should look like. */
bool record_bad_line(struct span line, const char *shape, struct fault *f);

/* The head of a record, and then what follows from each move: its line and, when
 * due, the line of the position (n is the number of moves then played). */
void record_head(const struct table *t, const struct seal *s, struct text *out);
void record_move(const struct table *t, uint32_t n, const void *after, struct text *out);
void record_tail(const struct table *t, const struct seal *s, struct text *out);

#endif
