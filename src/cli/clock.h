/* clock.h -- seconds for measuring; never for deciding anything. */

#ifndef CLI_CLOCK_H
#define CLI_CLOCK_H

#include <time.h>

static inline double clock_now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

#endif
