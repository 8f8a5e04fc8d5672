/* hash.c -- see hash.h. */

#include "base/hash.h"

#define HASH_PRIME 0x100000001b3u

uint64_t hash_bytes(uint64_t h, const void *bytes, size_t n)
{
	const unsigned char *p = bytes;

	for (size_t i = 0; i < n; i++)
		h = (h ^ p[i]) * HASH_PRIME;
	return h;
}

uint64_t hash_text(uint64_t h, const char *text)
{
	do
		h = (h ^ (unsigned char)*text) * HASH_PRIME;
	while (*text++ != '\0');
	return h;
}

uint64_t hash_number(uint64_t h, uint64_t number)
{
	for (int i = 0; i < 8; i++) {
		h = (h ^ (number & 0xff)) * HASH_PRIME;
		number >>= 8;
	}
	return h;
}
