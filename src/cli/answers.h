/* answers.h -- what can be typed when somebody is asked at the line table. */

#ifndef CLI_ANSWERS_H
#define CLI_ANSWERS_H

#include "cli/play.h"

/* What the next turn of the loop should do. */
enum next { NEXT_GO_ON, NEXT_ASK_AGAIN, NEXT_QUIT };

/* Obeys p->input: a number, a command or a move.  Enter alone plays the only move there is. */
enum next answer_take(struct play *p, int seat, const struct move *move, int moves);

#endif
