/* passage_test.c -- lines that are read as one, and where a turn begins. */

#include "play/passage.h"

#include <string.h>

#include "games/portroyal/words.h"
#include "test.h"

static struct eyes reader(enum language l)
{
	return (struct eyes){.game = game_find("port-royal"),
	                     .lang = l,
	                     .names = {{"Ada", "Bo", NULL}},
	                     .seat = SPECTATOR};
}

static struct line line_of(int word, int seat, int a, int b)
{
	return (struct line){.word = (uint16_t)word,
	                     .seat = (uint8_t)seat,
	                     .arg = {(uint16_t)a, (uint16_t)b},
	                     .round = 2,
	                     .active = 0,
	                     .actor = DEALER};
}

static void reads(const struct passage *p, const struct eyes *e, const char *expected)
{
	char text[512];
	struct text t = text_on(text, sizeof text);

	passage_text(p, e, &t);
	assert_string_equal(text, expected);
}

/* Coins spent are listed, and those alike that lie side by side are counted. */
static void lists_a_run(void **unused)
{
	const struct eyes e = reader(ENGLISH), de = reader(GERMAN);
	const struct line ship = line_of(WORD_say_spent, 0, WORD_counter_swords, 0);
	const struct line coins = line_of(WORD_say_spent, 0, WORD_zone_coins, 0);
	struct passage p = {0};

	(void)unused;
	assert_false(passage_add(&p, &e, &ship));
	reads(&p, &e, "Spent face up: swords.");
	assert_true(passage_add(&p, &e, &coins));
	assert_true(passage_add(&p, &e, &coins));
	reads(&p, &e, "Spent face up: swords, coins ×2.");
	reads(&p, &de, "Offen ausgegeben: Säbel, Münzen ×2.");
}

/* "Ada gets 1 coin" three times is three coins; a sale is not a sum. */
static void adds_small_sums(void **unused)
{
	const struct eyes e = reader(ENGLISH), nl = reader(DUTCH);
	const struct line coin = line_of(WORD_say_gains, 0, 1, 0);
	const struct line two = line_of(WORD_say_gains, 0, 2, 0);
	const struct line other = line_of(WORD_say_gains, 1, 2, 0);
	struct passage p = {0};

	(void)unused;
	passage_add(&p, &e, &coin);
	assert_true(passage_add(&p, &e, &two));
	reads(&p, &e, "Ada gets 3 coins.");
	reads(&p, &nl, "Ada krijgt 3 munten.");
	assert_false(passage_add(&p, &e, &other));
	reads(&p, &e, "Bo gets 2 coins.");
}

static void counts_what_is_said_again(void **unused)
{
	const struct eyes e = reader(ENGLISH);
	const struct line fee = line_of(WORD_say_ends_turn, 0, 0, 0);
	struct passage p = {0};

	(void)unused;
	passage_add(&p, &e, &fee);
	assert_true(passage_add(&p, &e, &fee));
	reads(&p, &e, "Ada ends the turn. (2×)");
}

/* Another turn, another actor, or a passage that was shown: a new one begins. */
static void keeps_turns_apart(void **unused)
{
	const struct eyes e = reader(ENGLISH);
	struct line coin = line_of(WORD_say_gains, 0, 1, 0);
	struct passage p = {0};
	char heading[64];
	struct text t = text_on(heading, sizeof heading);

	(void)unused;
	passage_add(&p, &e, &coin);
	assert_true(p.opens);
	coin.actor = 0;
	assert_false(passage_add(&p, &e, &coin));
	assert_false(p.opens);
	p.closed = true;
	assert_false(passage_add(&p, &e, &coin));
	coin.active = 1;
	assert_false(passage_add(&p, &e, &coin));
	assert_true(p.opens);
	passage_heading(&p, &e, &t);
	assert_string_equal(heading, "Bo, round 2");
}

/* "It is Bo's turn" needs no line below the heading. */
static void needs_no_line(void **unused)
{
	const struct eyes e = reader(ENGLISH);
	const struct line turn = line_of(WORD_say_turn, 0, 0, 0);
	const struct line coin = line_of(WORD_say_gains, 0, 1, 0);
	struct passage p = {0};

	(void)unused;
	passage_add(&p, &e, &turn);
	assert_true(passage_bare(&p, &e));
	passage_add(&p, &e, &coin);
	assert_false(passage_bare(&p, &e));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(lists_a_run),
		cmocka_unit_test(adds_small_sums),
		cmocka_unit_test(counts_what_is_said_again),
		cmocka_unit_test(keeps_turns_apart),
		cmocka_unit_test(needs_no_line),
	};

	return RUN(tests);
}
