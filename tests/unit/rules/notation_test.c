/* notation_test.c -- moves as text: what is printed, what is read, what is refused.
 * That printing and reading agree on every legal move is law 7 of property.c. */

#include "rules/notation.h"

#include "combinations.h"
#include "rules/options.h"
#include "test.h"

static const struct game *game(void)
{
	return tested_find("nullgame");
}

static struct move read(const char *line)
{
	struct fault f;
	struct move m = {0};

	assert_true(notation_read_line(game(), span_of(line), &m, &f));
	return m;
}

static void prints(const char *line)
{
	char buffer[NOTATION_MAX];
	struct text t = text_on(buffer, sizeof buffer);

	notation_line(game(), read(line), &t);
	assert_string_equal(buffer, line);
}

static void round_trip(void **unused)
{
	(void)unused;
	prints("0 pass");
	prints("2 sell:pike");
	prints("D start:1");
	prints("D deal:1,gull");
	prints("D coin:3,unknown");
}

static void knows_parts(void **unused)
{
	const struct move m = read("D coin:3,unknown");

	(void)unused;
	assert_int_equal(m.seat, DEALER);
	assert_int_equal(m.arg[0], 3);
	assert_int_equal(m.arg[1], UNKNOWN);
}

static void refuses(const char *line, enum error e)
{
	struct fault f = {0};
	struct move m;

	assert_false(notation_read_line(game(), span_of(line), &m, &f));
	assert_int_equal(f.error, e);
	assert_true(f.allowed[0] != '\0');
}

static void refuses_the_rest(void **unused)
{
	(void)unused;
	refuses("0 fly", ERROR_UNKNOWN_VERB);
	refuses("0", ERROR_UNKNOWN_VERB);
	refuses("0 :pike", ERROR_UNKNOWN_VERB);
	refuses("0 sell", ERROR_UNKNOWN_NAME);
	refuses("0 sell:", ERROR_UNKNOWN_NAME);
	refuses("0 sell:shark", ERROR_UNKNOWN_NAME);
	refuses("0 sell:pike,", ERROR_UNKNOWN_NAME);
	refuses("0 sell:pike,cod", ERROR_UNKNOWN_NAME);
	refuses("0 pass:", ERROR_UNKNOWN_NAME);
	refuses("D deal:6,cod", ERROR_UNKNOWN_NAME);
	refuses("6 pass", ERROR_BAD_SEAT);
	refuses("d pass", ERROR_BAD_SEAT);
	refuses("", ERROR_BAD_SEAT);
}

static void shape(void **unused)
{
	char buffer[NOTATION_MAX];
	struct text t = text_on(buffer, sizeof buffer);

	(void)unused;
	notation_shape(game(), read("D deal:1,gull").verb, &t);
	assert_string_equal(buffer, "deal:SEAT,ID");
}

/* The name of a position follows what lies on the table. */
static void position(void **unused)
{
	unsigned char a[STATE_MAX], b[STATE_MAX];
	struct options o;

	(void)unused;
	options_normal(game(), &o);
	game()->setup(a, &o, game()->rules);
	game()->setup(b, &o, game()->rules);
	assert_true(notation_position(game(), a) == notation_position(game(), b));
	game()->apply(a, read("D start:1"));
	assert_true(notation_position(game(), a) != notation_position(game(), b));
	game()->apply(b, read("D start:0"));
	assert_true(notation_position(game(), a) != notation_position(game(), b));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(round_trip),       cmocka_unit_test(knows_parts),
		cmocka_unit_test(refuses_the_rest), cmocka_unit_test(shape),
		cmocka_unit_test(position),
	};
	return RUN(tests);
}
