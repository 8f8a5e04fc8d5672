/* clock.h -- time, for measuring and for budgets. */

#ifndef HOST_CLOCK_H
#define HOST_CLOCK_H

#include <time.h>

static inline double clock_now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Seconds this thread has been at work: what a benchmark means on a busy machine. */
static inline double clock_work(void)
{
	struct timespec t;

	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
	return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* The clock of a bot's budget. */
static inline double clock_milliseconds(void)
{
	return 1000 * clock_now();
}

#endif
