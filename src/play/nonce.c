/* nonce.c -- see nonce.h. */

#include "play/nonce.h"

#include <string.h>

#include "play/seal.h"

static bool any_open(const struct seal *s)
{
	for (int seat = 0; seat < SEATS_MAX; seat++)
		if (s->nonce[seat].open[0] != '\0')
			return true;
	return false;
}

static bool read_pledge(struct seal *s, struct nonce *n, struct span hex, struct fault *f)
{
	if (!s->committed || any_open(s))
		return fault_set(f, ERROR_LATE_NONCE, hex);
	return record_hex(hex, n->pledge, "pledge SEAT HEX (64)", f);
}

static bool read_open(struct nonce *n, struct span hex, struct fault *f)
{
	struct seal pledged = {0};
	uint8_t bytes[SEED_SIZE];

	if (!record_hex(hex, n->open, "nonce SEAT HEX (64)", f))
		return false;
	seal_seed(n->open, bytes);
	seal_commit(&pledged, bytes);
	return text_same(pledged.commit, n->pledge) ||
	       fault_say(f, ERROR_WRONG_COMMITMENT, n->open, n->pledge);
}

bool nonce_read(struct seal *s, int seat, struct span hex, bool open, struct fault *f)
{
	struct nonce read = s->nonce[seat];

	if ((open ? read.open : read.pledge)[0] != '\0')
		return record_bad_line(hex, open ? "nonce SEAT HEX (64)" : "pledge SEAT HEX (64)",
		                       f);
	if (open ? !read_open(&read, hex, f) : !read_pledge(s, &read, hex, f))
		return false;
	s->nonce[seat] = read;
	return true;
}

bool nonce_all_open(const struct seal *s, struct span line, struct fault *f)
{
	for (int seat = 0; seat < SEATS_MAX; seat++)
		if (s->nonce[seat].pledge[0] != '\0' && s->nonce[seat].open[0] == '\0')
			return fault_set(f, ERROR_CLOSED_NONCE, line);
	return true;
}

void nonce_mix(const struct seal *s, const uint8_t seed[SEED_SIZE], uint8_t out[SEED_SIZE])
{
	uint8_t nonce[SEED_SIZE];

	memcpy(out, seed, SEED_SIZE);
	for (int seat = 0; seat < SEATS_MAX; seat++) {
		if (s->nonce[seat].open[0] == '\0')
			continue;
		seal_seed(s->nonce[seat].open, nonce);
		seal_hash(out, (struct span){(const char *)nonce, sizeof nonce}, out);
	}
}
