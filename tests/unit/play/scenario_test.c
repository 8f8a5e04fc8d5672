/* scenario_test.c -- the reader of scenarios: what it runs, what it refuses, and at
 * which line.  The rules themselves are tested by tests/scenario. */

#include "play/scenario.h"

#include <string.h>

#include "test.h"

#define GAME "game port-royal players=2\n"

static struct scenario scenario;

/* The line of the fault, 0 if the scenario holds. */
static uint32_t run(const char *text, struct fault *f)
{
	return scenario_run(&scenario, span_of(text), f) ? 0 : scenario.line;
}

static void holds(const char *text)
{
	struct fault f = {0};

	assert_int_equal(run(text, &f), 0);
}

/* Fails at that line, as a claim that is not so or as a text that cannot be read. */
static void fails(const char *text, uint32_t line, bool claim)
{
	struct fault f = {0};

	assert_int_equal(run(text, &f), line);
	assert_int_equal(fault_is_claim(&f), claim);
}

static void good(void **unused)
{
	(void)unused;
	holds(GAME "auto 7\nexpect active 0\nexpect coins@1 3\n");
	holds("# a remark\n\n" GAME "auto 7\n0 discover   # another\nexpect waiting 0\n");
	holds(GAME "active 1\nauto 7\nexpect waiting 1\nexpect can 1 discover\n");
	holds(GAME "auto 1\ndeal reveal:blue_1_1\n0 discover\nexpect harbour = blue_1_1\n");
	holds(GAME "put coins@0 5\nput crew@1 jester_5_1\nauto 7\nexpect coins@0 5\n"
	           "expect crew@1 = jester_5_1\n");
}

static void not_so(void **unused)
{
	(void)unused;
	fails(GAME "auto 7\nexpect coins@0 4\n", 3, true);
	fails(GAME "auto 7\nexpect active 1\n", 3, true);
	fails(GAME "auto 7\nexpect can 1 discover\n", 3, true);
	fails(GAME "auto 7\nexpect harbour = blue_1_1\n", 3, true);
	fails(GAME "auto 7\n1 discover\n", 3, true);
}

static void unreadable(void **unused)
{
	(void)unused;
	fails("game chess\n", 1, false);
	fails("auto 7\n", 1, false);
	fails(GAME "auto x\n", 2, false);
	fails(GAME "auto 7\nwhistle\n", 3, false);
	fails(GAME "auto 7\nexpect gold@0 3\n", 3, false);
	fails(GAME "auto 7\nput coins@7 3\n", 3, false);
	fails(GAME "put crew@0 kraken_1_1\n", 2, false);
	fails("game port-royal players=9\n", 1, false);
}

/* The same seed deals the same. */
static void repeats(void **unused)
{
	const char *text = GAME "auto 3\n0 discover\n";
	static unsigned char first[STATE_MAX];

	(void)unused;
	holds(text);
	memcpy(first, scenario.table.state, scenario.table.game->state_size);
	holds(text);
	assert_memory_equal(first, scenario.table.state, scenario.table.game->state_size);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(good),
		cmocka_unit_test(not_so),
		cmocka_unit_test(unreadable),
		cmocka_unit_test(repeats),
	};
	return RUN(tests);
}
