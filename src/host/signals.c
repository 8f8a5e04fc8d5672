/* signals.c -- see signals.h. */

#include "host/signals.h"

#include <signal.h>
#include <stddef.h>

static sigset_t ending(void)
{
	sigset_t set;

	sigemptyset(&set);
	sigaddset(&set, SIGINT);
	sigaddset(&set, SIGTERM);
	return set;
}

void signals_hold(void)
{
	const sigset_t set = ending();

	sigprocmask(SIG_BLOCK, &set, NULL);
}

void signals_wait(void)
{
	const sigset_t set = ending();
	int signal;

	sigwait(&set, &signal);
}
