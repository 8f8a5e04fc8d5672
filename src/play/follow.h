/* follow.h -- a client's half of a table: a view, kept in step by the lines that its
 * seat is shown.  It runs the same rules on what it may know and never holds anything
 * else; the law of secrecy says that this is enough, and `admits` of the game that no
 * line, whoever sent it, can do more than be refused.
 *
 * A line is a move ("1 hire:sailor_3_1", "D coin:unknown") or one of those that a record
 * has between moves: "undo 2", "redo 2", "seat 1 hard", "name 1 Bo", "timeout 1". */

#ifndef PLAY_FOLLOW_H
#define PLAY_FOLLOW_H

#include "play/table.h"

/* `t` is one made by table_init_seen. */
bool follow_line(struct table *t, struct span line, struct fault *f);

#endif
