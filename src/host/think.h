/* think.h -- what bots lack: a clock, memory, more than one core, and a way to be
 * interrupted. */

#ifndef HOST_THINK_H
#define HOST_THINK_H

#include <pthread.h>
#include <stdalign.h>
#include <stdatomic.h>

#include "bots/bot.h"

enum { THINK_THREADS = 64 };

/* Room for the trees of one thread; bots keep nothing between moves, so all seats that
 * one thread serves share it. */
struct room { void *memory; };

int think_cores(void);

bool room_new(struct room *r);
void room_free(struct room *r);
/* The same budget with a clock and room. */
struct budget room_budget(const struct room *r, struct budget b);

/* What bot->choose does, with clock and room.  A budget in milliseconds is spent on all
 * cores; one in simulations on one, so that the answer is the same everywhere. */
int think_choose(const struct bot *bot, const struct game *g, const void *view, int seat,
                 const struct move *move, int moves, struct budget b, struct rng *r);

/* The weights of a bot that weighs, by several trees at once.  Simulations are divided
 * among the threads and the weights added in their order: the same number of threads
 * gives the same weights. */
void think_weigh(const struct bot *bot, const struct game *g, const void *view, int seat,
                 const struct move *move, int moves, struct budget b, int threads, struct rng *r,
                 struct weight *weight);

/* A bot at work beside the program, so that a screen stays alive meanwhile.  What it
 * finds is what think_choose and a think_weigh of one thread would have found. */
struct thought {
	const struct bot *bot;
	const struct game *game;
	int seat, moves;
	struct budget budget;
	struct rng rng;
	bool weighs;                     /* it is asked for weights, not for a choice */
	bool begun;
	bool apart;                      /* has a thread to be joined */
	pthread_t thread;
	atomic_bool stop, done;
	int choice;
	struct move move[MOVES_MAX];
	struct weight weight[MOVES_MAX];
	alignas(16) unsigned char view[STATE_MAX];
};

/* Who is asked and about what is copied.  A thought of zeros has not begun. */
void thought_choose(struct thought *t, const struct bot *bot, const struct game *g,
                    const void *view, int seat, struct budget b, struct rng r);
void thought_weigh(struct thought *t, const struct bot *bot, const struct game *g,
                   const void *view, int seat, struct budget b, struct rng r);
/* Is the answer there?  It can be read after thought_wait. */
bool thought_done(struct thought *t);
void thought_wait(struct thought *t);
/* Nobody wants to know any more; soon over, and as if it had not begun. */
void thought_stop(struct thought *t);

#endif
