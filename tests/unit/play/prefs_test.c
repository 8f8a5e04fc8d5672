/* prefs_test.c -- when a person is asked. */

#include "play/prefs.h"

#include "combinations.h"
#include "test.h"

enum { ME = 1, OTHER = 0, MURDER = 3, FIGHT = 4, REROLL = 5, QUIET = 0, LOUD = 1 };

static const struct verb verbs[] = {
	{.name = "pass"},  {.name = "start"},  {.name = "move"}, {.name = "murder"},
	{.name = "fight"}, {.name = "reroll"}, {.name = NULL},
};
static const char *const phases[] = {"quiet", "loud", NULL};
static const struct stop stops[] = {{STOP_VERB, REROLL}, {STOP_PHASE, LOUD}, {STOP_END, 0}};
static const struct game game = {.verbs = verbs, .phases = phases, .stops = stops};

static struct turn turn_of(int active, int phase)
{
	return (struct turn){.round = 3,
	                     .seats = 3,
	                     .waiting = 1 << ME,
	                     .active = (uint8_t)active,
	                     .phase = (uint8_t)phase};
}

/* Would it be passed, if the seat may pass and do these? */
static bool passes(struct prefs *p, struct turn turn, int one, int other)
{
	const struct move move[] = {move_of(ME, 0), move_of(ME, one), move_of(ME, other)};

	return prefs_pass(p, &turn, ME, move, 1 + (one != 0) + (other != 0));
}

static void let_pass(struct prefs *p, struct turn turn, int one)
{
	const struct move move[] = {move_of(ME, 0), move_of(ME, one)};

	prefs_passed(p, &turn, move, 2);
}

static void nothing_to_do_is_passed(void **unused)
{
	struct prefs p;

	(void)unused;
	prefs_init(&p, &game, false);
	assert_true(passes(&p, turn_of(OTHER, QUIET), 0, 0));
	assert_true(passes(&p, turn_of(OTHER, LOUD), 0, 0));
	assert_true(passes(&p, turn_of(ME, QUIET), 0, 0));
	p.asking = ASK_ALL;
	assert_true(passes(&p, turn_of(OTHER, QUIET), 0, 0));
}

static void what_must_be_decided_is_asked(void **unused)
{
	const struct move sail = move_of(ME, 2);
	const struct turn turn = turn_of(OTHER, QUIET);
	struct prefs p;

	(void)unused;
	prefs_init(&p, &game, false);
	p.until = true;
	assert_false(prefs_pass(&p, &turn, ME, &sail, 1));
}

static void the_same_is_asked_once_a_turn(void **unused)
{
	struct prefs p;

	(void)unused;
	prefs_init(&p, &game, false);
	assert_false(passes(&p, turn_of(OTHER, QUIET), MURDER, 0));
	let_pass(&p, turn_of(OTHER, QUIET), MURDER);
	assert_true(passes(&p, turn_of(OTHER, QUIET), MURDER, 0));
	assert_false(passes(&p, turn_of(OTHER, QUIET), MURDER, FIGHT));
	assert_false(passes(&p, turn_of(OTHER, LOUD), MURDER, 0));
	assert_false(passes(&p, turn_of(2, QUIET), MURDER, 0));
	assert_false(passes(&p, turn_of(OTHER, QUIET), MURDER, 0));
}

static void all_is_all(void **unused)
{
	struct prefs p;

	(void)unused;
	prefs_init(&p, &game, false);
	p.asking = ASK_ALL;
	let_pass(&p, turn_of(OTHER, QUIET), MURDER);
	assert_false(passes(&p, turn_of(OTHER, QUIET), MURDER, 0));
}

/* Who gives nothing away is asked even when there is nothing to do, until told otherwise. */
static void every_time(void **unused)
{
	struct prefs p;

	(void)unused;
	prefs_init(&p, &game, false);
	assert_true(passes(&p, turn_of(OTHER, QUIET), 0, 0));
	p.asking = ASK_EVERY;
	assert_false(passes(&p, turn_of(OTHER, QUIET), 0, 0));
	p.until = true;
	assert_true(passes(&p, turn_of(OTHER, QUIET), 0, 0));
}

/* By what everybody sees, not by what one holds; and what is always asked. */
static void shared_screen(void **unused)
{
	struct prefs p;

	(void)unused;
	prefs_init(&p, &game, true);
	assert_true(passes(&p, turn_of(OTHER, QUIET), MURDER, 0));
	assert_false(passes(&p, turn_of(OTHER, QUIET), REROLL, 0));
	assert_false(passes(&p, turn_of(OTHER, LOUD), MURDER, 0));
	let_pass(&p, turn_of(OTHER, LOUD), MURDER);
	assert_false(passes(&p, turn_of(OTHER, LOUD), MURDER, 0));
	assert_true(passes(&p, turn_of(OTHER, QUIET), 0, 0));
	assert_false(passes(&p, turn_of(OTHER, LOUD), 0, 0));
	assert_false(passes(&p, turn_of(ME, QUIET), 0, 0));
	p.until = true;
	assert_true(passes(&p, turn_of(OTHER, LOUD), 0, 0));
}

static void until_my_turn(void **unused)
{
	struct prefs p;

	(void)unused;
	prefs_init(&p, &game, false);
	p.until = true;
	assert_true(passes(&p, turn_of(OTHER, QUIET), MURDER, 0));
	assert_true(passes(&p, turn_of(OTHER, LOUD), MURDER, 0));
	assert_false(passes(&p, turn_of(OTHER, LOUD), MURDER, REROLL));
	assert_true(p.until);
	assert_false(passes(&p, turn_of(ME, QUIET), MURDER, 0));
	assert_false(p.until);
	assert_false(passes(&p, turn_of(2, LOUD), MURDER, 0));
}

static void taking_back_asks_again(void **unused)
{
	struct prefs p;

	(void)unused;
	prefs_init(&p, &game, false);
	let_pass(&p, turn_of(OTHER, QUIET), MURDER);
	p.until = true;
	prefs_forget(&p);
	assert_false(passes(&p, turn_of(OTHER, QUIET), MURDER, 0));
}

static void stops_by_name(void **unused)
{
	char list[64];
	struct text t = text_on(list, sizeof list);
	struct prefs p;
	struct fault f;

	(void)unused;
	prefs_init(&p, &game, false);
	assert_true(prefs_stop(&p, &game, span_of("murder"), &f));
	assert_true(prefs_stop(&p, &game, span_of("loud"), &f));
	prefs_list(&p, &game, &t);
	assert_string_equal(list, "murder reroll");
	assert_false(prefs_stop(&p, &game, span_of("pass"), &f));
	assert_int_equal(f.error, ERROR_BAD_VALUE);
}

static bool stop_exists(const struct game *g, const struct stop *s)
{
	int verb = 0, phase = 0;

	while (g->verbs[verb].name != NULL)
		verb++;
	while (g->phases[phase] != NULL)
		phase++;
	return (s->kind == STOP_VERB && s->number > 0 && s->number < verb) ||
	       (s->kind == STOP_PHASE && s->number < phase);
}

/* What games name as their usual stops exists, and once: a second would take it away. */
static void every_game_knows_its_stops(void **unused)
{
	struct prefs p;

	(void)unused;
	for (int i = 0; tested_game(i) != NULL; i++) {
		const struct game *g = tested_game(i);
		int n = 0;
		for (; g->stops != NULL && g->stops[n].kind != STOP_END; n++)
			assert_true(stop_exists(g, &g->stops[n]));
		prefs_init(&p, g, false);
		assert_int_equal(__builtin_popcountll(p.verbs) + __builtin_popcountll(p.phases), n);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(nothing_to_do_is_passed),
		cmocka_unit_test(what_must_be_decided_is_asked),
		cmocka_unit_test(the_same_is_asked_once_a_turn),
		cmocka_unit_test(all_is_all),
		cmocka_unit_test(every_time),
		cmocka_unit_test(shared_screen),
		cmocka_unit_test(until_my_turn),
		cmocka_unit_test(taking_back_asks_again),
		cmocka_unit_test(stops_by_name),
		cmocka_unit_test(every_game_knows_its_stops),
	};
	return RUN(tests);
}
