/* think.h -- what bots lack: a clock, memory, and more than one core. */

#ifndef CLI_THINK_H
#define CLI_THINK_H

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

#endif
