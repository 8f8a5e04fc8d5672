/* refuse.h -- why a move is refused, in the same words by a table and by whoever follows one. */

#ifndef PLAY_REFUSE_H
#define PLAY_REFUSE_H

#include "base/error.h"
#include "rules/game.h"

/* All return false, so that a caller can `return refuse_late(...)`. */
bool refuse_late(const struct game *g, struct move m, struct fault *f);
bool refuse_seat(const struct turn *turn, int seat, struct fault *f);
bool refuse_illegal(const struct game *g, struct move m, const struct move *legal, int n,
                    struct fault *f);
/* A line that the seat who hears it could not be shown now. */
bool refuse_strange(const struct game *g, struct move m, struct fault *f);

#endif
