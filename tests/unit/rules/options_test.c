/* options_test.c -- options as words, good and bad. */

#include "rules/options.h"

#include "combinations.h"
#include "test.h"

static const struct choice colours[] = {{"red", 0, 0},
                                        {"green", 0, 0},
                                        {"blue", 0, 0},
                                        {NULL, 0, 0}};
static const struct option own[] = {
	{"players", NULL, 2, 5, 3, false, 0, 0},
	{"sets", colours, 1, 7, 1, true, 0, 0},
	{0},
};

static uint16_t accepts_all(const struct options *o)
{
	(void)o;
	return 0;
}

static const struct game with_sets = {.name = "sets", .options = own, .refuses = accepts_all};

static void reads_and_prints(const struct game *g, const char *words, const char *expected)
{
	char buffer[OPTIONS_TEXT];
	struct text t = text_on(buffer, sizeof buffer);
	struct options o;
	struct fault f;

	assert_true(options_read(g, span_of(words), &o, &f));
	options_print(g, &o, &t);
	assert_string_equal(buffer, expected);
}

static void good(void **unused)
{
	const struct game *g = tested_find("nullgame");

	(void)unused;
	reads_and_prints(g, "", "players=3");
	reads_and_prints(g, "rounds=7 players=4", "players=4 rounds=7");
	reads_and_prints(g, "  weather=stormy\tplayers=3 ", "players=3 weather=stormy");
	reads_and_prints(g, "weather=calm", "players=3");
	reads_and_prints(&with_sets, "sets=red,blue", "players=3 sets=red,blue");
	reads_and_prints(&with_sets, "sets=blue,red", "players=3 sets=red,blue");
	reads_and_prints(&with_sets, "sets=red", "players=3");
}

static void refuses(const struct game *g, const char *words, enum error e)
{
	struct options o;
	struct fault f = {0};

	assert_false(options_read(g, span_of(words), &o, &f));
	assert_int_equal(f.error, e);
	assert_true(f.allowed[0] != '\0' || f.why != 0);
}

static void bad(void **unused)
{
	const struct game *g = tested_find("nullgame");

	(void)unused;
	refuses(g, "players=1", ERROR_BAD_VALUE);
	refuses(g, "players=5", ERROR_BAD_VALUE);
	refuses(g, "players=", ERROR_BAD_VALUE);
	refuses(g, "players", ERROR_BAD_VALUE);
	refuses(g, "players=3x", ERROR_BAD_VALUE);
	refuses(g, "players=-3", ERROR_BAD_VALUE);
	refuses(g, "players=4294967299", ERROR_BAD_VALUE);
	refuses(g, "weather=wet", ERROR_BAD_VALUE);
	refuses(g, "weather=calm,stormy", ERROR_BAD_VALUE);
	refuses(g, "weather=1", ERROR_BAD_VALUE);
	refuses(g, "seats=3", ERROR_UNKNOWN_OPTION);
	refuses(g, "=3", ERROR_UNKNOWN_OPTION);
	refuses(g, "players=2 weather=stormy", ERROR_CLASH);
	refuses(&with_sets, "sets=", ERROR_BAD_VALUE);
	refuses(&with_sets, "sets=red,pink", ERROR_BAD_VALUE);
	refuses(&with_sets, "sets=red,,blue", ERROR_BAD_VALUE);
}

static void range(void **unused)
{
	char buffer[64];
	struct text t = text_on(buffer, sizeof buffer);

	(void)unused;
	options_range(&own[0], &t);
	text_char(&t, ' ');
	options_range(&own[1], &t);
	assert_string_equal(buffer, "2..5 red,green,blue");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(good),
		cmocka_unit_test(bad),
		cmocka_unit_test(range),
	};
	return RUN(tests);
}
