/* question.h -- what a page asks through the door (door.c), and who answers. */

#ifndef WASM_QUESTION_H
#define WASM_QUESTION_H

#include "wasm/answers.h"

/* A question, cut up: the words behind its command, the lines below; about which game, and
 * where the answer goes. */
struct question {
	enum language lang;
	struct span words, below;
	struct kept *kept;
	struct json *out;
};

struct command {
	const char *name;
	bool (*answer)(struct question *q, struct fault *f);
};

/* Both end with a command without a name: what there is to read, and what is played. */
extern const struct command command_reading[], command_playing[];

/* A word that is not understood, and those that would be; false. */
bool question_unknown(struct fault *f, struct span word, const char *known);
bool question_needs_table(const struct question *q, struct fault *f);
/* The next word as a number, or what is usual. */
uint32_t question_number(struct question *q, uint32_t normal);

#endif
