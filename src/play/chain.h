/* chain.h -- lines that hold one another.
 *
 * The head of a chain is a hash of everything said so far: each line is hashed together
 * with the head before it.  Whoever knows the head of a moment knows that no line before
 * it can be changed without a trace; whoever changes a line must write all later heads anew. */

#ifndef PLAY_CHAIN_H
#define PLAY_CHAIN_H

#include "base/text.h"
#include "play/dealer.h"

enum { CHAIN_DIGITS = 2 * SEED_SIZE, TAG_DIGITS = 8 };

struct chain { uint8_t head[SEED_SIZE]; };

/* An empty chain has a head of zeros. */
void chain_add(struct chain *c, struct span line);
/* The whole head; and its first digits, enough to notice an accident or a change. */
void chain_print(const struct chain *c, struct text *out);
void chain_tag(const struct chain *c, struct text *out);

#endif
