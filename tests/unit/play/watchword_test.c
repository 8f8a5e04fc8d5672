/* watchword_test.c -- a seal as words: the same ones for ever, and no two bytes the same. */

#include "play/watchword.h"

#include <stdio.h>
#include <string.h>

#include "test.h"

static void words(const char *digits, char out[WATCHWORD_TEXT])
{
	struct text t = text_on(out, WATCHWORD_TEXT);
	struct seal s = {.committed = true};

	for (size_t i = 0; i < CHAIN_DIGITS; i++)
		s.commit[i] = digits[i % strlen(digits)];
	watchword_print(&s, &t);
	assert_false(t.full);
}

static void stay_the_same(void **unused)
{
	char said[WATCHWORD_TEXT];

	(void)unused;
	words("f464695961fc", said);
	assert_string_equal(said, "umbrella fog gannet ensign flint wharf");
	words("00", said);
	assert_string_equal(said, "adrift adrift adrift adrift adrift adrift");
	struct text t = text_on(said, sizeof said);
	watchword_print(&(struct seal){0}, &t);
	assert_string_equal(said, "");
}

static void differ(void **unused)
{
	static char said[256][WATCHWORD_TEXT];

	(void)unused;
	for (int i = 0; i < 256; i++) {
		char digits[3];
		snprintf(digits, sizeof digits, "%02x", (unsigned)i & 0xffu);
		words(digits, said[i]);
		for (int j = 0; j < i; j++)
			assert_string_not_equal(said[i], said[j]);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(stay_the_same),
		cmocka_unit_test(differ),
	};

	return RUN(tests);
}
