/* random_game.h -- random moves at a table, for tests of what stands around the rules. */

#ifndef TESTS_RANDOM_GAME_H
#define TESTS_RANDOM_GAME_H

#include "play/table.h"

/* A random legal move of a random seat that waits, chance by weight. */
struct move random_move(const struct game *g, const void *state, struct rng *r);

/* Plays up to `plies` such moves; stops when the game is over. */
void random_play(struct table *t, uint32_t plies, struct rng *r);

/* Plays a game of that many players with a liking for one verb, and calls `what` wherever
 * a seat may use it; returns the sum of what it answers. */
typedef int random_look(const struct game *g, const void *state, int seat, struct move m);
int random_tour(const struct game *g, int players, uint64_t seed, const char *verb,
                random_look *what);

#endif
