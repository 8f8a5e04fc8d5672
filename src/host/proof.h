/* proof.h -- what a record that was verified proves, and what nobody can prove from one file: in
 * sentences for people, and in words that stay for programs (docs/record.md). */

#ifndef HOST_PROOF_H
#define HOST_PROOF_H

#include "host/verify.h"
#include "lang/lang.h"
#include "play/watchword.h"

enum { PROOF_TEXT = 1 << 13, NOBODY_NOTED = -1 };

struct proof {
	struct loaded loaded;
	struct heads heads;
	int noted;                        /* whose head was given: as in verify_head; or NOBODY_NOTED */
	char watchwords[WATCHWORD_TEXT];
};

/* Verifies a record, to be freed in any case; `head` is one that somebody noted, or NULL. */
bool proof_take(struct proof *p, const char *path, const char *head, uint32_t *line,
                struct fault *f);
void proof_free(struct proof *p);

/* A line per sentence; those that are one of several begin with "- ". */
void proof_tell(const struct proof *p, const char *path, enum language l, struct text *out);
/* Members of an object, a comma before each. */
void proof_json(const struct proof *p, struct text *out);
/* The same for a campaign of so many games that is in order, and perhaps told to its end. */
void proof_tell_campaign(const char *path, int games, bool told, enum language l,
                         struct text *out);

#endif
