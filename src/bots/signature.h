/* signature.h -- everything the rules and bots do, in one number.
 *
 * A fixed set of seeded games of every listed game; the text of every move and all
 * results are hashed.  A commit that changes the number changed behaviour, and a
 * build (another compiler, WebAssembly) that gives another number is broken. */

#ifndef BOTS_SIGNATURE_H
#define BOTS_SIGNATURE_H

#include <stdint.h>

#include "rules/game.h"

/* The games of one game, hashed on from h; and of all. */
uint64_t signature_game(const struct game *g, uint64_t h);
uint64_t signature_all(void);

#endif
