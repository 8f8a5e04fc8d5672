/* notation.h -- moves as text, for all games: "hire:sailor_3_1", "D reveal:red_3_6".
 *
 *     move = verb [":" argument {"," argument}]
 *
 * Arguments are ids of the verb's lists in order, then the amount if it has one.
 * An argument that this view does not know prints as "unknown".  Every file,
 * protocol and test carries this text, and playing parses it. */

#ifndef RULES_NOTATION_H
#define RULES_NOTATION_H

#include "base/error.h"
#include "rules/game.h"

enum { NOTATION_MAX = 96 };  /* the longest move as text, its NUL included */

/* The move without its seat; and with it, as a record's line has it. */
void notation_move(const struct game *g, struct move m, struct text *t);
void notation_line(const struct game *g, struct move m, struct text *t);
void notation_seat(int seat, struct text *t);  /* "0".."5", "D" for the dealer */

/* Reads what those printed.  Knows words, not legality. */
bool notation_read(const struct game *g, int seat, struct span s, struct move *m, struct fault *f);
bool notation_read_line(const struct game *g, struct span s, struct move *m, struct fault *f);
bool notation_read_seat(struct span s, int *seat, struct fault *f);

/* An id in one of the game's lists, or -1. */
int notation_find(const struct game *g, int list, struct span id);
/* The id of an entry; "unknown" for UNKNOWN. */
const char *notation_id(const struct game *g, int list, int index);
/* How a verb is written: "hire:CARD". */
void notation_shape(const struct game *g, int verb, struct text *t);

/* The position in a number that does not depend on how a state is laid out:
 * everything scene, counter and turn say about it.  The `=` lines of a record. */
uint64_t notation_position(const struct game *g, const void *state);

#endif
