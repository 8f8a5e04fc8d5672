/* signals.h -- a program that does its work in other threads until somebody ends it. */

#ifndef HOST_SIGNALS_H
#define HOST_SIGNALS_H

/* To be called before threads begin: from now on Ctrl-C and `kill` wait for signals_wait. */
void signals_hold(void);
void signals_wait(void);

#endif
