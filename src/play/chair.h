/* chair.h -- who sits where: a kind of player, and what it is called. */

#ifndef PLAY_CHAIR_H
#define PLAY_CHAIR_H

#include "base/error.h"

enum { NAME_MAX_SIZE = 32, KIND_MAX_SIZE = 48 };

struct chair {
	char kind[KIND_MAX_SIZE];   /* "human", "greedy", "search:2000", "exec:./mybot" */
	char name[NAME_MAX_SIZE];
};

/* Any bytes will do: a name comes out printable and without line ends or controls. */
void chair_set(struct chair *c, struct span kind, struct span name);
bool chair_is_person(const struct chair *c);

/* A kind is one word in a file.  The rest of a line that holds a name, or nothing. */
void chair_print_kind(const struct chair *c, struct text *t);
void chair_read_kind(struct chair *c, struct span word);
void chair_read_name(struct chair *c, struct span rest);

#endif
