/* seal.h -- deals that anyone can check afterwards.
 *
 * Before the first deal a table publishes the hash of its seed; when the game is
 * over, the seed.  The hash shows that the seed was not chosen after the fact, and
 * from the seed every deal of the record follows.  Native programs ask libsodium, the
 * one library that play/ needs; the browser's module has src/wasm/seal.c instead. */

#ifndef PLAY_SEAL_H
#define PLAY_SEAL_H

#include "play/record.h"

/* A seed from the system; false if the system has none to give. */
bool seal_new(uint8_t seed[SEED_SIZE]);
/* A seed that follows from a number, for runs that must be repeatable. */
void seal_from_number(uint8_t seed[SEED_SIZE], uint64_t number);
/* The dealer_derive of sealed tables: the ChaCha20 stream of the seed, the moment as nonce. */
void seal_rng(const uint8_t seed[SEED_SIZE], uint64_t moment, struct rng *out);
/* One more link of a chain: the hash of a head and the line behind it. */
void seal_hash(const uint8_t head[SEED_SIZE], struct span line, uint8_t out[SEED_SIZE]);

/* Closes a seal with a seed: fills in the commitment; and opens it: fills in the seed. */
void seal_commit(struct seal *s, const uint8_t seed[SEED_SIZE]);
void seal_open(struct seal *s, const uint8_t seed[SEED_SIZE]);
/* The seed that a seal's text names. */
void seal_seed(const char text[2 * SEED_SIZE + 1], uint8_t seed[SEED_SIZE]);

#endif
