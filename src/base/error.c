/* error.c -- see error.h. */

#include "base/error.h"

bool fault_set(struct fault *f, enum error e, struct span found)
{
	f->error = e;
	span_copy(found, f->found, sizeof f->found);
	f->allowed[0] = '\0';
	f->cause = CAUSE_NONE;
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

bool fault_is_claim(const struct fault *f)
{
	switch (f->error) {
	case ERROR_NOT_WAITING:
	case ERROR_ILLEGAL:
	case ERROR_STRANGE_LINE:
	case ERROR_OVER:
	case ERROR_WRONG_HASH:
	case ERROR_WRONG_TAG:
	case ERROR_LATE_NONCE:
	case ERROR_CLOSED_NONCE:
	case ERROR_TOO_LONG:
	case ERROR_EXPECTED:
	case ERROR_NOT_OVER:
	case ERROR_NO_COMMITMENT:
	case ERROR_NO_SEED:
	case ERROR_WRONG_COMMITMENT:
	case ERROR_WRONG_DEAL:
	case ERROR_ALTERED:
	case ERROR_NO_NEWLINE:
	case ERROR_OTHER_HEAD:
	case ERROR_WRONG_AFTER:
	case ERROR_CAMPAIGN_ORDER:
	case ERROR_CAMPAIGN_RESULT:
	case ERROR_CAMPAIGN_DIFFERS: return true;
	default: return false;
	}
}
