/* learn.h -- a net teaches itself by playing.
 *
 * The net plays all seats, each move the one after which it likes its seat's chances
 * best, and then learns from the game: the chances at every position are moved towards
 * what came of it, half-way things counted too (temporal differences, the forward view
 * of TD(lambda)).  Games are independent of one another and gradients are added up in
 * a fixed order, so the result depends on the seed and not on the number of threads. */

#ifndef BOTS_LEARN_H
#define BOTS_LEARN_H

#include "bots/net.h"

enum { LESSON_MAX = 1024 };               /* positions learned from in one game */

/* A position on the way: what the net saw, what it said, and what it said of the
 * position after the chosen move.  Chances by seat number. */
struct step {
	float feature[NET_FEATURES_MAX], hidden[NET_HIDDEN];
	float said[SEATS_MAX], next[SEATS_MAX];
	uint8_t active;
	bool strayed;                     /* the move was drawn by lot, so the rest says nothing */
};

struct lesson {
	const struct game *game;
	struct options options;
	float lambda, stray;              /* how far results reach back; how often a move is any move */
	bool copied;                      /* the game's first policy chooses instead of the net */
	int steps;
	struct step step[LESSON_MAX];
};

/* What a number of games taught: to be divided by the number of positions. */
struct gradient {
	int64_t games, positions;
	double error;                     /* sum of squares between what was said and what was learned */
	float *of;                        /* of every weight */
};

/* The features of some positions in one number: a net must be trained anew when it has
 * changed, or it sees other things than it learned. */
uint64_t learn_sight(const struct game *g);

/* Random weights, small enough that every seat looks alike. */
void learn_begin(float *weight, int features, struct rng *r);
/* Plays one game and adds what it teaches.  False if it did not end, and then nothing is added. */
bool learn_game(const struct net *n, struct lesson *l, struct rng *r, struct gradient *sum);

/* One step down the gradient (Adam): `mean` and `spread` remember earlier ones. */
struct stride { float rate; int64_t steps; };
void learn_step(float *weight, float *mean, float *spread, const struct gradient *g, int size,
                struct stride p);
void learn_steady(float *steady, const float *weight, int size, struct stride p);

#endif
