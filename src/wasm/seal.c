/* seal.c -- play/seal.h without a library, for the module.
 *
 * BLAKE2b-256 makes commitments and chains, and the first 32 bytes of the ChaCha20 stream of
 * a seed, the moment as nonce, are the state of a generator.  The page gives the seed, from
 * the browser's own randomness.  A unit test compares all of it with libsodium. */

#include "play/seal.h"

#include <string.h>

/* --- ChaCha20 ----------------------------------------------------------------------- */

static uint32_t rotate(uint32_t x, int n)
{
	return x << n | x >> (32 - n);
}

static void quarter(uint32_t *s, int a, int b, int c, int d)
{
	s[a] += s[b], s[d] = rotate(s[d] ^ s[a], 16);
	s[c] += s[d], s[b] = rotate(s[b] ^ s[c], 12);
	s[a] += s[b], s[d] = rotate(s[d] ^ s[a], 8);
	s[c] += s[d], s[b] = rotate(s[b] ^ s[c], 7);
}

static uint64_t load(const uint8_t *bytes, int size)
{
	uint64_t word = 0;

	for (int i = size; i-- > 0;)
		word = word << 8 | bytes[i];
	return word;
}

void seal_rng(const uint8_t seed[SEED_SIZE], uint64_t moment, struct rng *out)
{
	uint32_t first[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574}, s[16];

	for (int i = 0; i < 8; i++)
		first[4 + i] = (uint32_t)load(seed + 4 * i, 4);
	first[14] = (uint32_t)moment;
	first[15] = (uint32_t)(moment >> 32);
	for (int i = 0; i < 16; i++)
		s[i] = first[i];
	for (int round = 0; round < 10; round++) {
		for (int i = 0; i < 4; i++)
			quarter(s, i, 4 + i, 8 + i, 12 + i);
		for (int i = 0; i < 4; i++)
			quarter(s, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4);
	}
	for (int i = 0; i < 4; i++)
		out->word[i] = (uint64_t)(s[2 * i + 1] + first[2 * i + 1]) << 32 |
		               (s[2 * i] + first[2 * i]);
}

/* --- BLAKE2b ------------------------------------------------------------------------ */

enum { BLAKE_BLOCK = 128, BLAKE_ROUNDS = 12, BLAKE_PARAMETERS = 0x01010000 };

static const uint64_t start[8] = {0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b,
                                  0xa54ff53a5f1d36f1, 0x510e527fade682d1, 0x9b05688c2b3e6c1f,
                                  0x1f83d9abfb41bd6b, 0x5be0cd19137e2179};

static const uint8_t order[10][16] = {{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
                                      {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
                                      {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
                                      {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
                                      {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
                                      {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
                                      {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
                                      {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
                                      {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
                                      {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}};

static uint64_t turn_right(uint64_t x, int n)
{
	return x >> n | x << (64 - n);
}

/* Column i, or the diagonal that begins there, with its two words of the message. */
static void mix(uint64_t *v, int i, int slant, uint64_t x, uint64_t y)
{
	uint64_t *a = &v[i], *b = &v[4 + (i + slant) % 4];
	uint64_t *c = &v[8 + (i + 2 * slant) % 4], *d = &v[12 + (i + 3 * slant) % 4];

	*a += *b + x, *d = turn_right(*d ^ *a, 32);
	*c += *d, *b = turn_right(*b ^ *c, 24);
	*a += *b + y, *d = turn_right(*d ^ *a, 16);
	*c += *d, *b = turn_right(*b ^ *c, 63);
}

struct blake {
	uint64_t hash[8];
	uint64_t size; /* bytes taken so far */
	uint8_t block[BLAKE_BLOCK];
};

static void blake_start(struct blake *b)
{
	*b = (struct blake){0};
	for (int i = 0; i < 8; i++)
		b->hash[i] = start[i];
	b->hash[0] ^= BLAKE_PARAMETERS ^ SEED_SIZE;
}

static void blake_block(struct blake *b, bool last)
{
	uint64_t message[16], v[16];

	for (int i = 0; i < 16; i++) {
		message[i] = load(b->block + 8 * i, 8);
		v[i] = i < 8 ? b->hash[i] : start[i - 8];
	}
	v[12] ^= b->size;
	v[14] = last ? ~v[14] : v[14];
	for (int round = 0; round < BLAKE_ROUNDS; round++) {
		const uint8_t *o = order[round % 10];
		for (int i = 0; i < 4; i++)
			mix(v, i, 0, message[o[2 * i]], message[o[2 * i + 1]]);
		for (int i = 0; i < 4; i++)
			mix(v, i, 1, message[o[8 + 2 * i]], message[o[9 + 2 * i]]);
	}
	for (int i = 0; i < 8; i++)
		b->hash[i] ^= v[i] ^ v[8 + i];
}

/* A block that is full goes in only when more comes: the last one is marked. */
static void blake_add(struct blake *b, const uint8_t *bytes, size_t size)
{
	for (size_t i = 0; i < size; i++) {
		if (b->size > 0 && b->size % BLAKE_BLOCK == 0)
			blake_block(b, false);
		b->block[b->size++ % BLAKE_BLOCK] = bytes[i];
	}
}

static void blake_end(struct blake *b, uint8_t out[SEED_SIZE])
{
	const size_t used = b->size % BLAKE_BLOCK;

	if (b->size == 0 || used > 0)
		memset(b->block + used, 0, BLAKE_BLOCK - used);
	blake_block(b, true);
	for (int i = 0; i < SEED_SIZE; i++)
		out[i] = (uint8_t)(b->hash[i / 8] >> (8 * (i % 8)));
}

/* --- Seals -------------------------------------------------------------------------- */

static void print(const uint8_t bytes[SEED_SIZE], char out[2 * SEED_SIZE + 1])
{
	struct text t = text_on(out, 2 * SEED_SIZE + 1);

	for (int i = 0; i < SEED_SIZE; i++)
		text_hex(&t, bytes[i], 2);
}

void seal_hash(const uint8_t head[SEED_SIZE], struct span line, uint8_t out[SEED_SIZE])
{
	struct blake b;

	blake_start(&b);
	blake_add(&b, head, SEED_SIZE);
	blake_add(&b, (const uint8_t *)line.at, line.size);
	blake_end(&b, out);
}

void seal_commit(struct seal *s, const uint8_t seed[SEED_SIZE])
{
	struct blake b;
	uint8_t bytes[SEED_SIZE];

	blake_start(&b);
	blake_add(&b, seed, SEED_SIZE);
	blake_end(&b, bytes);
	print(bytes, s->commit);
	s->committed = true;
}

void seal_open(struct seal *s, const uint8_t seed[SEED_SIZE])
{
	print(seed, s->seed);
	s->opened = true;
}

void seal_seed(const char text[2 * SEED_SIZE + 1], uint8_t seed[SEED_SIZE])
{
	for (int i = 0; i < SEED_SIZE; i++) {
		uint64_t byte = 0;
		span_hex((struct span){text + 2 * i, 2}, &byte);
		seed[i] = (uint8_t)byte;
	}
}
