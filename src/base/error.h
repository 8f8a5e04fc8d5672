/* error.h -- what a user can get wrong, as data.
 *
 * A function that reads something a person wrote fills a struct fault and
 * returns false.  lang/ turns the fault into a sentence in the reader's language:
 * what was found, and what would have been allowed.  Our own mistakes are not
 * errors; they are assertions, and those stay on in every build. */

#ifndef BASE_ERROR_H
#define BASE_ERROR_H

#include <stdbool.h>

#include "base/text.h"

enum error {
#define ERROR(id, ...) ERROR_##id,
#include "base/error.def"
#undef ERROR
	ERRORS
};

/* Why the system refused; CAUSE_NONE where it has no part in it. */
enum cause {
#define CAUSE(id, ...) CAUSE_##id,
#include "base/cause.def"
#undef CAUSE
	CAUSES
};

enum { FAULT_FOUND = 256, FAULT_ALLOWED = 768 };

struct fault {
	enum error error;
	char found[FAULT_FOUND];      /* {0} in the message: what was written */
	char allowed[FAULT_ALLOWED];  /* {1}: what may stand there */
	enum cause cause;             /* if any, stands for {1} */
	uint16_t why;                 /* CLASH: the game's own word, which stands for {1} */
};

/* Both return false, so that a reader can `return fault_set(...)`. */
bool fault_set(struct fault *f, enum error e, struct span found);
bool fault_say(struct fault *f, enum error e, const char *found, const char *allowed);

/* The text could be read, but what it claims is not so: an illegal move, a wrong
 * hash, an expectation that fails.  Everything else is malformed text. */
bool fault_is_claim(const struct fault *f);

#endif
