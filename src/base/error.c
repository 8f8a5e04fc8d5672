/* error.c -- see error.h. */

#include "base/error.h"

bool fault_set(struct fault *f, enum error e, struct span found)
{
	f->error = e;
	span_copy(found, f->found, sizeof f->found);
	f->allowed[0] = '\0';
	f->why = 0;
	return false;
}

bool fault_say(struct fault *f, enum error e, const char *found, const char *allowed)
{
	fault_set(f, e, span_of(found));
	struct text t = text_on(f->allowed, sizeof f->allowed);
	text_add(&t, allowed);
	return false;
}
