/* Random games of every game, drawn as every seat sees them at many sizes: nothing may
 * break, and no screen of one seat may depend on what that seat cannot see. */

#include "test.h"

#include <locale.h>
#include <string.h>

#include "bots/bot.h"
#include "play/dealer.h"
#include "rules/options.h"
#include "tui/picture.h"

enum { STEPS = 400, HINTS_EVERY = 16, DUMP = 1 << 17 };

static const struct {
	int rows, columns;
} size[] = {{24, 80}, {40, 120}, {16, 60}, {60, 200}};

static struct frame frame;
static struct sight sight;
static struct advice advice;
static struct log book;

static void draw(const struct table *t, int seat, bool asked, int n)
{
	const struct eyes w = eyes_of(t, (enum language)(n % LANGUAGES), seat);
	struct state ui = {.odds = true,
	                   .hints = n % HINTS_EVERY == 0,
	                   .panel = (enum panel)(n % (PANEL_STORY + 1)),
	                   .section = 1};
	const struct picture picture = {.sight = &sight,
	                                .log = &book,
	                                .advice = &advice,
	                                .keys = "keys",
	                                .head = "head",
	                                .help = UI_TABLE_HELP,
	                                .log_keys = UI_LOG_KEYS};

	assert_true(frame_size(&frame, size[n % 4].rows, size[n % 4].columns));
	sight_take(&sight, &w, t->state, asked ? seat : -1);
	log_follow(&book, t, t->moves, &w);
	if (asked)
		advice_take(&advice, &sight, ui.hints);
	if (asked)
		advice_wait(&advice, &sight);
	ui.cursor = sight.moves > 0 ? n % sight.moves : 0;
	picture_draw(&frame, &picture, &ui);
}

/* The same position with everything hidden replaced by something else looks the same. */
static void check_secrecy(const struct table *t, int seat, struct rng *r, int n)
{
	static char own[DUMP], other[DUMP];
	static struct table guessed;

	guessed = *t;
	draw(t, seat, turn_waits(table_turn(t), seat), n);
	frame_dump(&frame, own, sizeof own);
	t->game->hide(guessed.state, seat);
	t->game->guess(guessed.state, seat, r);
	advice_drop(&advice);
	draw(&guessed, seat, turn_waits(table_turn(t), seat), n);
	frame_dump(&frame, other, sizeof other);
	assert_string_equal(own, other);
}

static void walk(const struct game *g, struct rng *r)
{
	static struct move room[STEPS + 1], list[MOVES_MAX];
	static struct table t;
	struct options o;
	struct fault f;

	options_normal(g, &o);
	table_init(&t, g, &o, g->rules, room, STEPS + 1);
	log_reset(&book);
	for (int n = 0; n < STEPS && !table_turn(&t)->over; n++) {
		const int seat = turn_next(table_turn(&t));
		struct move m;
		if (seat == DEALER) {
			m = dealer_sample(g, t.state, r);
		} else {
			m = list[rng_below(r, (uint32_t)g->moves(t.state, seat, list))];
			if (n % 8 == 0)
				check_secrecy(&t, seat, r, n / 8);
		}
		assert_true(table_play(&t, m, &f));
	}
}

static void test_all_games(void **state)
{
	struct rng r;

	(void)state;
	setlocale(LC_ALL, "C.UTF-8");
	rng_seed(&r, 5);
	for (int i = 0; game_at(i) != NULL; i++)
		walk(game_at(i), &r);
	frame_free(&frame);
	log_free(&book);
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(test_all_games)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
