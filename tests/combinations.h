/* combinations.h -- the option sets that tests try.
 *
 * All combinations that a game accepts, or a fixed choice of them that holds every
 * value of every option at least once.  Numbers with a wide range stand for
 * themselves by their ends, their middle and their normal value. */

#ifndef TESTS_COMBINATIONS_H
#define TESTS_COMBINATIONS_H

#include "rules/game.h"

/* Every combination of words, small numbers and seats, with numbers of a wide range
 * (dials) at their normal value; and the same set of options with other dials, as far as
 * the game accepts them. */
struct options *all_combinations(const struct game *g, int *count);
void draw_dials(const struct game *g, struct options *o, uint64_t seed);

/* At most `cap` option sets in a list to be freed; says how many. */
struct options *combinations(const struct game *g, int cap, int *count);

/* Every game with at most `cap` option sets and each of the seeds 0 … seeds - 1. */
void each_combination(int cap, uint64_t seeds,
                      void (*play)(const struct game *g, const struct options *o, uint64_t seed));

/* Listed games in order, nullgame last; NULL past the last. */
const struct game *tested_game(int i);
const struct game *tested_find(const char *name);

#endif
