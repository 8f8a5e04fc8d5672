/* seal.c -- see seal.h.  Commitment: BLAKE2b-256 of the seed, in hexadecimal. */

#include "play/seal.h"

#include <assert.h>
#include <sodium.h>

static_assert(crypto_stream_chacha20_KEYBYTES == SEED_SIZE, "a seed is a key");
static_assert(crypto_generichash_BYTES == SEED_SIZE, "a commitment is as long as a seed");

bool seal_new(uint8_t seed[SEED_SIZE])
{
	if (sodium_init() < 0)
		return false;
	randombytes_buf(seed, SEED_SIZE);
	return true;
}

/* Little-endian on every machine, so that a record means the same everywhere. */
static void store(uint8_t *bytes, uint64_t word)
{
	for (int i = 0; i < 8; i++)
		bytes[i] = (uint8_t)(word >> (8 * i));
}

static uint64_t load(const uint8_t *bytes)
{
	uint64_t word = 0;

	for (int i = 8; i-- > 0;)
		word = word << 8 | bytes[i];
	return word;
}

void seal_from_number(uint8_t seed[SEED_SIZE], uint64_t number)
{
	struct rng r;

	rng_seed(&r, number);
	for (int i = 0; i < SEED_SIZE; i += 8)
		store(seed + i, rng_next(&r));
}

void seal_rng(const uint8_t seed[SEED_SIZE], uint64_t moment, struct rng *out)
{
	uint8_t nonce[crypto_stream_chacha20_NONCEBYTES], stream[sizeof out->word];

	store(nonce, moment);
	crypto_stream_chacha20(stream, sizeof stream, nonce, seed);
	for (int i = 0; i < 4; i++)
		out->word[i] = load(stream + 8 * i);
}

void seal_hash(const uint8_t head[SEED_SIZE], struct span line, uint8_t out[SEED_SIZE])
{
	crypto_generichash_state state;

	crypto_generichash_init(&state, NULL, 0, SEED_SIZE);
	crypto_generichash_update(&state, head, SEED_SIZE);
	crypto_generichash_update(&state, (const unsigned char *)line.at, line.size);
	crypto_generichash_final(&state, out, SEED_SIZE);
}

void seal_commit(struct seal *s, const uint8_t seed[SEED_SIZE])
{
	uint8_t hash[SEED_SIZE];

	crypto_generichash(hash, sizeof hash, seed, SEED_SIZE, NULL, 0);
	sodium_bin2hex(s->commit, sizeof s->commit, hash, sizeof hash);
	s->committed = true;
}

void seal_open(struct seal *s, const uint8_t seed[SEED_SIZE])
{
	sodium_bin2hex(s->seed, sizeof s->seed, seed, SEED_SIZE);
	s->opened = true;
}

void seal_seed(const char text[2 * SEED_SIZE + 1], uint8_t seed[SEED_SIZE])
{
	size_t size = 0;

	sodium_hex2bin(seed, SEED_SIZE, text, 2 * SEED_SIZE, NULL, &size, NULL);
	assert(size == SEED_SIZE);
}
