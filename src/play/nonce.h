/* nonce.h -- numbers that people add to the deal, so that nobody can choose it.
 *
 * Everybody pledges a number by its hash, and when all have, all are opened; what is dealt
 * comes from the seed and all of them.  The order is what makes it fair, so it is enforced:
 * the seed is committed to first, nobody pledges after a number was opened, and nothing is
 * dealt while one is still closed. */

#ifndef PLAY_NONCE_H
#define PLAY_NONCE_H

#include "play/record.h"

/* A nonce or its pledge as 64 digits, into the seal; a nonce must be what was pledged. */
bool nonce_read(struct seal *s, int seat, struct span hex, bool open, struct fault *f);
/* May cards be dealt?  `line` is what would begin it, for the fault. */
bool nonce_all_open(const struct seal *s, struct span line, struct fault *f);
/* What is dealt from: the seed itself, or its hash with every nonce that was opened, in the
 * order of seats. */
void nonce_mix(const struct seal *s, const uint8_t seed[SEED_SIZE], uint8_t out[SEED_SIZE]);

#endif
