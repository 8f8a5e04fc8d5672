/* keeper.h -- the process between the table and a guest's program, so that nothing a program does
 * outlives its game.
 *
 * Whatever the program starts, also what leaves its process group or session, falls to the
 * keeper when its parent ends (PR_SET_CHILD_SUBREAPER), and is ended with it: when the table
 * lets go of the keeper, also when the table itself dies, and when the program's own process ends.
 * The keeper lets the program's stderr through to a terminal only after cleaning it. */

#ifndef HOST_KEEPER_H
#define HOST_KEEPER_H

#include <stdbool.h>
#include <sys/types.h>

struct keeper {
	pid_t pid;
	int to, from;   /* the program's stdin and stdout */
	int hold;       /* closed: the keeper ends everything */
};

/* From now on programs are locked in (sandbox.h). */
void keeper_sandbox(bool on);
bool keeper_sandboxes(void);

bool keeper_start(struct keeper *k, const char *command);
/* Ends it all, and does not wait long; the program's status if it ended by itself, or -1. */
int keeper_end(struct keeper *k);

#endif
