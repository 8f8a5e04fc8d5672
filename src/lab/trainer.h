/* trainer.h -- a net in the making: batches of games on several threads, and its files.
 *
 * Games are played by lanes.  Which games a lane plays and the order in which lanes
 * are added up are fixed, so the net depends on the seed and the number of games but
 * not on the threads.  What is needed to go on is kept in a file after every lap:
 * stopping there and going on gives the same net as not stopping. */

#ifndef LAB_TRAINER_H
#define LAB_TRAINER_H

#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>

#include "bots/bot.h"
#include "bots/learn.h"

enum { TRAINER_LANES = 8 };      /* also the games of a batch and the most threads of use */

struct trainer {
	const struct game *game;
	uint64_t seed;
	int64_t games, done;     /* to be played in all, and played */
	int features, size, threads;
	float *weight, *mean, *spread, *steady;
	struct net net, best;    /* by the weights of now, and by their mean: what is to be shipped */
	struct lesson *lesson[TRAINER_LANES];
	struct gradient gradient[TRAINER_LANES];
	atomic_int next;         /* the lane nobody has taken yet */
	pthread_t helper[TRAINER_LANES];
	int helpers;             /* threads besides the one that calls */
	sem_t begin, ready;      /* of a batch, once for every helper */
	bool over;
};

/* Makes room and random weights for game, seed, games, threads and features; false if
 * there is not enough memory. */
bool trainer_begin(struct trainer *t);
void trainer_free(struct trainer *t);

/* Plays a batch and learns from it; adds what it was like to `lap`. */
void trainer_batch(struct trainer *t, struct gradient *lap);

/* Wins in 100 of the best net among bots of another kind, its seat going round. */
double trainer_try(const struct trainer *t, const struct bot *against, int players);

/* What is needed to go on.  Taking up is refused if it is of another training. */
bool trainer_keep(const struct trainer *t, const char *path);
bool trainer_take_up(struct trainer *t, const char *path);
/* The net as a table in C. */
bool trainer_write(const struct trainer *t, const char *path);

#endif
