/* options.c -- any bytes as options: what is accepted prints, reads back the same, and
 * sets up a sound position. */

#include <assert.h>
#include <string.h>

#include "combinations.h"
#include "fuzz.h"
#include "rules/options.h"

static void accepted(const struct game *g, const struct options *o)
{
	static unsigned char state[STATE_MAX];
	char words[OPTIONS_TEXT];
	struct text t = text_on(words, sizeof words);
	struct options back;
	struct fault f;

	options_print(g, o, &t);
	assert(!t.full);
	const bool read = options_read(g, span_of(words), &back, &f);
	assert(read && memcmp(&back, o, sizeof back) == 0);
	g->setup(state, o, g->rules);
	assert(g->check(state));
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	const struct span words = {(const char *)bytes, size};

	for (int i = 0; tested_game(i) != NULL; i++) {
		const struct game *g = tested_game(i);
		struct options o;
		struct fault f = {0};
		if (options_read(g, words, &o, &f))
			accepted(g, &o);
		else
			say_fault(g, &f);
	}
	return 0;
}
