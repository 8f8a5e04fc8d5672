/* record.h -- a game as a text file: the only saved form (docs/record.md).
 *
 *     record 2
 *     game NAME 2 players=2 #1f0c22ab
 *     seat 0 human #90ad7d11
 *     name 0 Ada
 *     seat 1 greedy #5530a9fe
 *     commit 3f… #02b1c7d4          the hash of the dealer's seed, before the first deal
 *     D start:0 #71f3e0c8
 *     0 discover #c00d93aa
 *     undo 1 #9b1c5d02              taken back; nothing is ever struck out
 *     = 9f3a77c1aa04be11 #44e1…     the position, every RECORD_HASH moves and at the end
 *     seed 07… #8d20…               published when the game is over
 *     head 51…                      of the whole chain
 *
 * Every line but a name is a fact and carries the first digits of the chain's head behind
 * it (play/chain.h), so that a line that was changed, left out or put in is found and
 * named.  A record only grows: what was taken back stays in it, and what is dealt after
 * that comes from another stream of the seed.
 *
 * Read line by line with a struct reader, written line by line with a struct writer;
 * neither needs a file, an allocation or a C library.  Records of form 1 (no chain, no
 * events, names behind kinds) can still be read. */

#ifndef PLAY_RECORD_H
#define PLAY_RECORD_H

#include "play/chain.h"
#include "play/event.h"

enum {
	RECORD_FORM = 2,
	RECORD_HASH = 20,
	HASH_DIGITS = 16,                 /* of a position */
	RECORD_LINE = 384,                /* the longest line that is read or written */
	RECORD_HEAD = 20 * RECORD_LINE,   /* room for record_head */
	RECORD_STEP = 4 * RECORD_LINE     /* room for what one move or event adds, the tail included */
};

/* A number that somebody at the table adds to the deal: pledged by its hash when he sits
 * down, opened when all have. */
struct nonce { char pledge[CHAIN_DIGITS + 1], open[CHAIN_DIGITS + 1]; };

struct seal {               /* what ties a record's deals to a seed */
	bool committed, opened;
	bool broken;            /* some deals came from another seed: nothing can be proved any more */
	char commit[CHAIN_DIGITS + 1];
	char seed[CHAIN_DIGITS + 1];
	struct nonce nonce[SEATS_MAX];  /* empty strings where there is none */
};

struct reader {
	struct table *table;    /* initialised by the `game` line */
	struct move *room;
	uint32_t size;
	uint32_t line;          /* lines read so far */
	uint8_t form;           /* 1 or 2 */
	uint8_t part;           /* how far the header got */
	struct seal seal;
	char after[CHAIN_DIGITS + 1];  /* the head of the record that this one goes on from; or "" */
	struct chain chain;     /* over the facts so far */
	/* If not NULL: SEATS_MAX + 1 chains over the facts as every seat, and SPECTATOR, was shown
	 * them.  These can be given away while a game goes on; see docs/record.md. */
	struct chain *shown;
};

void reader_init(struct reader *r, struct table *t, struct move *room, uint32_t size);
/* Takes one line without its newline; false with the fault of that line, and then the
 * table is as it was before it. */
bool reader_line(struct reader *r, struct span line, struct fault *f);

/* Has a record come to its end, with all that belongs there? */
bool reader_ended(const struct reader *r);

/* The game of that name, the number of rules that it still plays, and the check of a `=`
 * line: scenarios have them too. */
const struct game *record_game(struct span name, struct fault *f);
bool record_rules(const struct game *g, struct span number, int *rules, struct fault *f);
bool record_check_hash(const struct table *t, struct span line, struct fault *f);

/* The lines that say what is played by whom, as campaigns (and records of form 1) have
 * them.  Each is read on its own; `cast` writes them all, a newline before each. */
bool record_read_game(struct span line, const struct game **game, struct options *o, int *rules,
                      struct fault *f);
bool record_read_seat(struct span line, struct chair *chair, int seats, struct fault *f);
void record_cast(const struct game *g, const struct options *o, int rules,
                 const struct chair *chair, struct text *out);
/* A line of a word and the 64 digits of a seed or its commitment, which go to `key`. */
bool record_key(struct span line, char key[CHAIN_DIGITS + 1], const char *shape,
                struct fault *f);
#define SEED_SHAPE "seed HEX (64)"
/* The rest of a line is 64 digits, which go to `key`. */
bool record_hex(struct span rest, char key[CHAIN_DIGITS + 1], const char *shape,
                struct fault *f);
/* A line that is none of ours, and what it should look like. */
bool record_bad_line(struct span line, const char *shape, struct fault *f);

/* --- Writing -------------------------------------------------------------------- */

struct writer { struct chain chain; };

/* The head of a record; `after` is the head of the record that it goes on from, or "". */
void record_head(struct writer *w, const struct table *t, const struct seal *s,
                 const char *after, struct text *out);
/* Move n of the table (from 1), which led to `state`, and when due the line of the position. */
void record_move(struct writer *w, const struct table *t, uint32_t n, const void *state,
                 struct text *out);
void record_event(struct writer *w, const struct table *t, enum event e, uint32_t n,
                  struct text *out);
void record_nonce(struct writer *w, const struct seal *s, int seat, bool open,
                  struct text *out);
/* From here on cards come from another seed, because the one that was sealed is lost. */
void record_unsealed(struct writer *w, struct text *out);
/* What ends a record when the game is over: the seed, if it was sealed, and the head. */
void record_tail(struct writer *w, const struct table *t, const struct seal *s,
                 struct text *out);

/* The first n moves of a table as a record of their own, without what was taken back, in
 * pieces: `take` gets each and empties it. */
void record_write(struct writer *w, const struct table *t, const struct seal *s,
                  const char *after, uint32_t n, void (*take)(void *to, struct text *piece),
                  void *to);

#endif
