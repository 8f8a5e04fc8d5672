/* answers.h -- what can be typed when somebody is asked at the line table. */

#ifndef CLI_ANSWERS_H
#define CLI_ANSWERS_H

#include "cli/play.h"

/* What the next turn of the loop should do. */
enum answered { ANSWER_GO_ON, ANSWER_AGAIN, ANSWER_QUIT };

/* Obeys p->input: a number, a command or a move.  Enter alone plays the only move there is. */
enum answered answer_take(struct play *p, int seat, const struct move *move, int moves);

#endif
