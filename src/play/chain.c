/* chain.c -- see chain.h. */

#include "play/chain.h"

#include "play/seal.h"

void chain_add(struct chain *c, struct span line)
{
	seal_hash(c->head, line, c->head);
}

static void print(const struct chain *c, int digits, struct text *out)
{
	for (int i = 0; i < digits / 2; i++)
		text_hex(out, c->head[i], 2);
}

void chain_print(const struct chain *c, struct text *out)
{
	print(c, CHAIN_DIGITS, out);
}

void chain_tag(const struct chain *c, struct text *out)
{
	print(c, TAG_DIGITS, out);
}
