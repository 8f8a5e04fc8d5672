/* campaign_test.c -- what follows from what in a campaign: a lost chapter is repeated one
 * attempt later, a won one starts without; and a file that says otherwise is refused. */

#include "play/campaign.h"

#include <stdio.h>
#include <string.h>

#include "combinations.h"
#include "random_game.h"
#include "rules/notation.h"
#include "rules/options.h"
#include "test.h"

#define STORY "sets=base,adventure"

enum { ROOM = 20000, LAST = 5 };

static struct campaign campaign, copy;
static struct table table;
static struct move room[ROOM];
static char text[CAMPAIGN_TEXT], line[2 * RECORD_LINE];
static struct fault fault;

static bool begin(const char *options)
{
	const struct game *g = tested_find("port-royal");
	struct options o;

	assert_true(options_read(g, span_of(options), &o, &fault));
	campaign_none(&campaign);
	for (int i = 0; i < o.value[0]; i++)
		chair_set(&campaign.chair[i], span_of("greedy"), span_of(i > 0 ? "" : "Ada M"));
	return campaign_init(&campaign, g, &o, &fault);
}

static void expect(int chapter, int attempt)
{
	int c, a;

	assert_true(campaign_next(&campaign, &c, &a));
	assert_int_equal(c, chapter);
	assert_int_equal(a, attempt);
}

/* The next game, as if it had ended so. */
static void leg(enum finish finish)
{
	assert_true(campaign_begin(&campaign, "game.record", &fault));
	campaign.leg[campaign.legs - 1].finish = (uint8_t)finish;
	campaign.leg[campaign.legs - 1].winners = finish == FINISH_RANKED;
}

/* The number of the line that is refused, 0 if none. */
static uint32_t read_back(void)
{
	struct span rest = span_of(text);

	campaign_none(&copy);
	while (rest.size > 0)
		if (!campaign_line(&copy, span_line(&rest), &fault))
			return copy.line;
	return 0;
}

static void print(void)
{
	struct text t = text_on(text, sizeof text);

	campaign_print(&campaign, &t);
	assert_false(t.full);
}

static int option(const struct options *o, const char *name)
{
	const struct game *g = campaign.game;
	int i = 0;

	while (strcmp(g->options[i].name, name) != 0)
		i++;
	return o->value[i];
}

/* What the rules say of a lost chapter: 3, then 6 extra coins; none after a won one. */
static void lost_and_won(void **unused)
{
	struct options first, second;
	int c, a;

	(void)unused;
	assert_true(begin("players=3 mode=coop " STORY));
	expect(1, 1);
	leg(FINISH_LOST);
	expect(1, 2);
	leg(FINISH_LOST);
	expect(1, 3);
	first = campaign_options(&campaign, 1, 3);
	assert_int_equal(option(&first, "attempt"), 3);
	leg(FINISH_WON);
	expect(2, 1);
	first = campaign_options(&campaign, 1, 1);
	second = campaign_options(&campaign, 2, 1);
	assert_int_equal(option(&second, "attempt"), option(&first, "attempt"));
	assert_int_not_equal(option(&second, "chapter"), option(&first, "chapter"));
	for (int i = 2; i <= LAST; i++)
		leg(FINISH_WON);
	assert_false(campaign_next(&campaign, &c, &a));
	assert_false(campaign_unbeaten(&campaign));
}

static void attempts_end(void **unused)
{
	(void)unused;
	assert_true(begin("players=1 mode=solo " STORY));
	for (int i = 1; i <= 12; i++) {
		expect(1, i < 9 ? i : 9);
		leg(FINISH_LOST);
	}
	print();
	assert_int_equal(read_back(), 0);
	assert_int_equal(copy.legs, 12);
	while (campaign.legs < CAMPAIGN_LEGS)
		leg(FINISH_LOST);
	assert_false(campaign_begin(&campaign, "x", &fault));
	assert_int_equal(fault.error, ERROR_CAMPAIGN_FULL);
}

static void honour(void **unused)
{
	int c, a;

	(void)unused;
	assert_true(begin("players=2 mode=coop " STORY));
	for (int i = 1; i <= LAST; i++) {
		assert_false(campaign_unbeaten(&campaign));
		expect(i, 1);
		leg(FINISH_WON);
	}
	assert_false(campaign_next(&campaign, &c, &a));
	assert_true(campaign_unbeaten(&campaign));
}

static void against_each_other(void **unused)
{
	int c, a;

	(void)unused;
	assert_true(begin("players=2 " STORY));
	for (int i = 1; i <= LAST; i++) {
		expect(i, 1);
		leg(FINISH_RANKED);
	}
	assert_false(campaign_next(&campaign, &c, &a));
	assert_false(campaign_unbeaten(&campaign));
}

/* An open game is what is to be played. */
static void open_game(void **unused)
{
	(void)unused;
	assert_true(begin("players=2 mode=coop " STORY));
	assert_null(campaign_open(&campaign));
	leg(FINISH_LOST);
	assert_null(campaign_open(&campaign));
	assert_true(campaign_begin(&campaign, "tale-1-2.record", &fault));
	assert_string_equal(campaign_open(&campaign)->record, "tale-1-2.record");
	expect(1, 2);
}

static void not_for_this_game(void **unused)
{
	const struct game *other = tested_find("rotterdam");
	struct options o;

	(void)unused;
	options_normal(other, &o);
	campaign_none(&campaign);
	assert_false(campaign_init(&campaign, other, &o, &fault));
	assert_int_equal(fault.error, ERROR_NO_CHAPTERS);
	assert_false(begin("players=3"));
	assert_int_equal(fault.error, ERROR_CLASH);
	assert_int_not_equal(fault.why, 0);
	assert_false(begin("players=3 chapter=2 mode=coop " STORY));
	assert_int_equal(fault.error, ERROR_CAMPAIGN_CHOOSES);
}

static void round_trip(void **unused)
{
	static char again[CAMPAIGN_TEXT];

	(void)unused;
	assert_true(begin("players=3 mode=coop characters=draft " STORY));
	leg(FINISH_LOST);
	campaign.leg[0].hash = 0x123456789abcdef0;
	campaign.leg[0].score[1] = -3;
	leg(FINISH_WON);
	leg(FINISH_OPEN);
	print();
	assert_int_equal(read_back(), 0);
	memcpy(again, text, sizeof text);
	campaign = copy;
	print();
	assert_string_equal(text, again);
	assert_int_equal(campaign.leg[0].score[1], -3);
	assert_string_equal(campaign.chair[0].name, "Ada M");
	assert_non_null(strstr(text, "characters=draft"));
}

/* A file, and the line where it is refused with that error. */
static void refuse(const char *file, uint32_t at, enum error error)
{
	struct text t = text_on(text, sizeof text);

	text_add(&t, file);
	assert_int_equal(read_back(), at);
	if (at > 0)
		assert_int_equal(fault.error, error);
}

struct refusal {
	const char *lines; /* NULL: no more */
	uint32_t at;
	enum error error;
};

/* Each of these files. */
static void refuse_files(const struct refusal *r)
{
	for (; r->lines != NULL; r++)
		refuse(r->lines, r->at, r->error);
}

/* Each of these lines, behind the head of such a campaign as it is printed. */
static void refuse_after(const char *options, const struct refusal *r)
{
	static char head[CAMPAIGN_TEXT], file[2 * CAMPAIGN_TEXT];

	assert_true(begin(options));
	print();
	memcpy(head, text, sizeof head);
	for (; r->lines != NULL; r++) {
		struct text t = text_on(file, sizeof file);
		text_add(&t, head);
		text_add(&t, r->lines);
		refuse(file, r->at, r->error);
	}
}

static char chapterless[64]; /* by the rules that are played now */

/* clang-format off */
static const struct refusal no_campaign[] = {
	{"record 1\n", 1, ERROR_NOT_A_CAMPAIGN},
	{"campaign 2\n", 1, ERROR_NOT_A_CAMPAIGN},
	{"campaign 1\nseat 0 human\n", 2, ERROR_BAD_LINE},
	{"campaign 1\ngame chess 1\n", 2, ERROR_UNKNOWN_GAME},
	{chapterless, 2, ERROR_NO_CHAPTERS},
	{line, 1, ERROR_LINE_TOO_LONG},
	{NULL, 0, ERROR_NONE},
};

static const struct refusal bad_lines[] = {
	{"seat 5 human\n", 5, ERROR_BAD_LINE},
	{"seat 1 human a,b\n", 5, ERROR_BAD_LINE},
	{"0 discover\n", 5, ERROR_UNKNOWN_LINE},
	{"chapter 1 attempt 1\n", 5, ERROR_BAD_LINE},
	{"chapter 1 attempt 1 ../x\n", 5, ERROR_BAD_LINE},
	{"chapter 1 attempt 1 .x\n", 5, ERROR_BAD_LINE},
	{"chapter 1 attempt 1 a b\n", 5, ERROR_BAD_LINE},
	{"chapter 1 attempt 1 x\nwon\n", 6, ERROR_BAD_LINE},
	{"chapter 1 attempt 1 x\nwon 12 scores 1\n", 6, ERROR_BAD_LINE},
	{"chapter 1 attempt 1 x\nwon 12 scores 1 2 3\n", 6, ERROR_BAD_LINE},
	{"chapter 1 attempt 1 x\nwon 12 scores 1 99999\n", 6, ERROR_BAD_LINE},
	{"chapter 1 attempt 1 x\nwon zz scores 1 2\n", 6, ERROR_BAD_LINE},
	{"chapter 1 attempt 1 x\nseat 0 human\n", 6, ERROR_UNKNOWN_LINE},
	{NULL, 0, ERROR_NONE},
};

static const struct refusal together[] = {
	{"chapter 2 attempt 1 x\n", 5, ERROR_CAMPAIGN_ORDER},
	{"chapter 1 attempt 2 x\n", 5, ERROR_CAMPAIGN_ORDER},
	{"won 12 scores 1 2\n", 5, ERROR_CAMPAIGN_RESULT},
	{"chapter 1 attempt 1 x\nchapter 1 attempt 2 y\n", 6, ERROR_CAMPAIGN_ORDER},
	{"chapter 1 attempt 1 x\nwinner 0 12 scores 1 2\n", 6, ERROR_CAMPAIGN_RESULT},
	{"chapter 1 attempt 1 x\nlost 12 scores 1 2\nchapter 2 attempt 1 y\n", 7, ERROR_CAMPAIGN_ORDER},
	{"chapter 1 attempt 1 x\nwon 12 scores 1 2\nchapter 1 attempt 2 y\n", 7, ERROR_CAMPAIGN_ORDER},
	{"chapter 1 attempt 1 x\nlost 12 scores 1 2\nchapter 1 attempt 2 y\n", 0, ERROR_NONE},
	{NULL, 0, ERROR_NONE},
};

static const struct refusal against[] = {
	{"chapter 1 attempt 1 x\nwon 12 scores 1 2\n", 6, ERROR_CAMPAIGN_RESULT},
	{"chapter 1 attempt 1 x\nwinner 2 12 scores 1 2\n", 6, ERROR_BAD_LINE},
	{"chapter 1 attempt 1 x\nwinner 0,1 12 scores 1 2\n", 0, ERROR_NONE},
	{NULL, 0, ERROR_NONE},
};
/* clang-format on */

static void malformed(void **unused)
{
	(void)unused;
	memset(line, 'x', sizeof line - 1);
	snprintf(chapterless, sizeof chapterless, "campaign 1\ngame rotterdam %d players=2\n",
	         game_find("rotterdam")->rules);
	refuse_files(no_campaign);
	refuse_after("players=2 mode=coop " STORY, bad_lines);
}

static void out_of_order(void **unused)
{
	(void)unused;
	refuse_after("players=2 mode=coop " STORY, together);
	refuse_after("players=2 " STORY, against);
}

/* A game played to its end, written down, and then told otherwise. */
static void records(void **unused)
{
	struct rng r;

	(void)unused;
	assert_true(begin("players=2 mode=coop " STORY));
	assert_true(campaign_begin(&campaign, "x", &fault));
	const struct options o = campaign_options(&campaign, 1, 1);
	rng_seed(&r, 3);
	table_init(&table, campaign.game, &o, campaign.game->rules, room, ROOM);
	memcpy(table.chair, campaign.chair, sizeof table.chair);
	assert_true(campaign_agrees(&campaign, 0, &table, &fault));
	random_play(&table, ROOM, &r);
	assert_true(table_turn(&table)->over);
	campaign_close(&campaign, &table);
	assert_true(campaign_agrees(&campaign, 0, &table, &fault));
	struct leg *leg = &campaign.leg[0];
	const struct leg good = *leg;
	leg->score[0]++;
	assert_false(campaign_agrees(&campaign, 0, &table, &fault));
	*leg = good;
	leg->hash ^= 1;
	assert_false(campaign_agrees(&campaign, 0, &table, &fault));
	*leg = good;
	leg->finish = leg->finish == FINISH_WON ? FINISH_LOST : FINISH_WON;
	assert_false(campaign_agrees(&campaign, 0, &table, &fault));
	*leg = good;
	leg->attempt = 2;
	assert_false(campaign_agrees(&campaign, 0, &table, &fault));
	assert_int_equal(fault.error, ERROR_CAMPAIGN_DIFFERS);
	*leg = good;
	leg->chapter = 2;
	assert_false(campaign_agrees(&campaign, 0, &table, &fault));
	*leg = good;
	chair_set(&table.chair[1], span_of("human"), span_of("Eve"));
	assert_false(campaign_agrees(&campaign, 0, &table, &fault));
	assert_string_equal(fault.found, "seat 1 human Eve");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(lost_and_won), cmocka_unit_test(attempts_end),
		cmocka_unit_test(honour),       cmocka_unit_test(against_each_other),
		cmocka_unit_test(open_game),    cmocka_unit_test(not_for_this_game),
		cmocka_unit_test(round_trip),   cmocka_unit_test(malformed),
		cmocka_unit_test(out_of_order), cmocka_unit_test(records),
	};
	return RUN(tests);
}
