/* door.c -- any bytes as what a page asks of the module: questions with a NUL between them.
 * Whatever is asked, the answer is JSON.
 *
 * The module is compiled for this machine, with the sanitizers; only its memory and its
 * cryptography are those of the native program. */

#include <assert.h>
#include <string.h>

#include "base/text.h"
#include "fuzz.h"

char *door_ear(void);
char *door_mouth(void);
int door_ear_size(void);
int door(int size);

enum { QUESTIONS = 64, DEEP = 32 };

/* --- Is it JSON? ---------------------------------------------------------------------- */

static bool take(struct span *s, char c)
{
	if (s->size == 0 || *s->at != c)
		return false;
	s->at++, s->size--;
	return true;
}

static bool take_string(struct span *s)
{
	if (!take(s, '"'))
		return false;
	while (s->size > 0 && *s->at != '"') {
		if ((unsigned char)*s->at < ' ')
			return false;
		const size_t n = *s->at == '\\' ? 2 : 1;
		if (s->size < n)
			return false;
		s->at += n, s->size -= n;
	}
	return take(s, '"');
}

static bool take_word(struct span *s)
{
	size_t n = 0;

	while (n < s->size && strchr("-.0123456789aeflnrstu", s->at[n]) != NULL && s->at[n] != '\0')
		n++;
	s->at += n, s->size -= n;
	return n > 0;
}

static bool take_value(struct span *s, int deep);

static bool take_list(struct span *s, char end, int deep)
{
	if (take(s, end))
		return true;
	do {
		if (end == '}' && !(take_string(s) && take(s, ':')))
			return false;
		if (!take_value(s, deep + 1))
			return false;
	} while (take(s, ','));
	return take(s, end);
}

static bool take_value(struct span *s, int deep)
{
	if (deep > DEEP)
		return false;
	if (take(s, '{'))
		return take_list(s, '}', deep);
	if (take(s, '['))
		return take_list(s, ']', deep);
	return s->size > 0 && *s->at == '"' ? take_string(s) : take_word(s);
}

/* --- Asking --------------------------------------------------------------------------- */

static void ask(struct span question)
{
	if (question.size > (size_t)door_ear_size())
		return;
	if (question.size > 0)
		memcpy(door_ear(), question.at, question.size);
	const int size = door((int)question.size);
	struct span answer = {door_mouth(), (size_t)size};
	const bool good = take_value(&answer, 0) && answer.size == 0;
	assert(good);
}

/* What thinks for long is slow with sanitizers, and is tested elsewhere. */
static bool is_slow(struct span question)
{
	static const char *const word[] = {"expert", "hard", "medium",  "easy", "search",
	                                   "net",    "sig",  "chances", "hint"};

	for (size_t i = 0; i < sizeof word / sizeof *word; i++) {
		const size_t size = strlen(word[i]);
		for (size_t at = 0; at + size <= question.size; at++)
			if (memcmp(question.at + at, word[i], size) == 0)
				return true;
	}
	return false;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	struct span rest = {(const char *)bytes, size};

	ask(span_of("en new")); /* refused: and no game is on the table any more */
	for (int i = 0; i < QUESTIONS && rest.size > 0; i++) {
		const struct span question = span_until(&rest, '\0');
		if (!is_slow(question))
			ask(question);
	}
	return 0;
}
