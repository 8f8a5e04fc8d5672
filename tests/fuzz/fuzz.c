/* fuzz.c -- see fuzz.h. */

#include "fuzz.h"

#include <assert.h>

#include "lang/lang.h"

void say_fault(const struct game *g, const struct fault *f)
{
	assert(f->error > ERROR_NONE && f->error < ERRORS);
	for (int l = 0; l < LANGUAGES; l++) {
		char sentence[2048];
		struct text t = text_on(sentence, sizeof sentence);
		lang_fault(g, (enum language)l, f, &t);
		assert(sentence[0] != '\0');
	}
}
