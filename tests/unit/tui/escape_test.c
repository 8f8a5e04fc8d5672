/* What a terminal sends for keys that nobody knows is nobody's move. */

#include "test.h"

#include <string.h>

#include "tui/escape.h"

/* What is left of `sent`, with a pause of so many milliseconds before character number `pause`.
 * A pause behind Escape makes it the key: "E". */
static void left_of(const char *sent, int pause, double length, char *left)
{
	struct escape e = {.at = ESCAPE_OUTSIDE, .since = -1e9};
	double now = 0;

	for (int i = 0; sent[i] != '\0'; i++) {
		now += i == pause ? length : 0;
		if (i == pause && e.at == ESCAPE_BEGUN) {
			escape_lone(&e);
			*left++ = 'E';
		}
		if (!escape_swallows(&e, (unsigned char)sent[i], now))
			*left++ = sent[i];
	}
	*left = '\0';
}

/* Home in tmux, Ctrl-Right, F5, Alt-1, a keypad, a mouse, a title, a colour that was asked for. */
static const char *const unknown[] = {"\033[1~",          "\033[1;5C",
                                      "\033[15~",         "\0331",
                                      "\033O5C",          "\033[<0;12;13M",
                                      "\033]2;1 title\a", "\033]11;rgb:1/2/3\033\\",
                                      "\033[200~",        "\033\033[1;3C",
                                      "\033[27;5;49~",    NULL};

static void swallowed(void **state)
{
	char text[64], left[64];

	(void)state;
	for (int i = 0; unknown[i] != NULL; i++) {
		strcat(strcpy(text, unknown[i]), "2");
		left_of(text, -1, 0, left);
		assert_string_equal(left, "2");
	}
}

/* Wherever the line pauses, nothing of it is typed: behind Escape that is the key, and where
 * only one character follows, nobody could know. */
static void swallowed_late(void **state)
{
	char left[64];

	(void)state;
	for (int i = 0; unknown[i] != NULL; i++)
		for (int pause = 1; unknown[i][pause] != '\0'; pause++) {
			if (unknown[i][pause - 1] == '\033' &&
			    strchr("[\033", unknown[i][pause]) == NULL)
				continue;
			left_of(unknown[i], pause, ESCAPE_LATE / 2, left);
			assert_true(strspn(left, "E") == strlen(left));
		}
}

/* The key itself, and what is typed after it; and much later even what looks alike. */
static void typed(void **state)
{
	char left[64];

	(void)state;
	left_of("\033l1", 1, 100, left);
	assert_string_equal(left, "El1");
	left_of("\033[1", 1, ESCAPE_LATE + 1, left);
	assert_string_equal(left, "E[1");
	left_of("\033[12", 3, ESCAPE_LATE + 1, left);
	assert_string_equal(left, "2");
	left_of("1a2", -1, 0, left);
	assert_string_equal(left, "1a2");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(swallowed),
		cmocka_unit_test(swallowed_late),
		cmocka_unit_test(typed),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
