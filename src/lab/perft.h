/* perft.h -- how many positions lie at each depth, every outcome of chance a branch of its own.
 * When several seats may answer, they are asked in the order of their seats. */

#ifndef LAB_PERFT_H
#define LAB_PERFT_H

#include "rules/game.h"

/* Adds to positions[0] what lies one move away, and so on to `depth`, which is at least 1. */
void perft_count(const struct game *g, const void *state, int64_t depth, uint64_t *positions);

#endif
