/* watchword.c -- see watchword.h. */

#include "play/watchword.h"

#include <assert.h>

static const char *const word[] = {
#define WORD(w) #w,
#include "play/watchwords.def"
#undef WORD
};

static_assert(sizeof word / sizeof *word == 256, "a word for every byte");

void watchword_print(const struct seal *s, struct text *out)
{
	uint64_t byte;

	for (int i = 0; s->committed && i < WATCHWORDS; i++) {
		if (!span_hex((struct span){s->commit + 2 * i, 2}, &byte))
			return;
		text_add(out, i > 0 ? " " : "");
		text_add(out, word[byte]);
	}
}
