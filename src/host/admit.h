/* admit.h -- which programs a file may run (docs/protocol.md).
 *
 * A record or a campaign can name a program for a seat, and anybody can write one.  Such a
 * program is run only if the person at the keyboard has named it, or if the file lies among
 * his own games, where only he and this program write. */

#ifndef HOST_ADMIT_H
#define HOST_ADMIT_H

#include "play/table.h"

/* Does the file lie in the user's own folder of games? */
bool admit_own(const char *path);
/* The first seat that names a program, or -1. */
int admit_guest(const struct chair *chair, int seats);
/* Refuses that program; `how` is the command that would name it. */
bool admit_refuse(const struct chair *guest, const char *how, struct fault *f);
/* May everybody at the table of that file sit down?  `seats` is who the person says sits there,
 * "human,exec:./mybot.py", or NULL: at the seat of a program it may be somebody else than
 * in the file, and is then so in the table; at the other seats it may not. */
bool admit_table(struct table *t, const char *path, const char *seats, struct fault *f);

#endif
