/* search_test.c -- what a search promises whatever it searches: every simulation is
 * counted, and every opinion it begins with; in a wide tree all moves are looked at
 * before any is tried again; a tree without room goes on with what it has. */

#include <string.h>

#include "base/hash.h"
#include "bots/hint.h"
#include "bots/net.h"
#include "bots/search.h"
#include "bots/tree.h"
#include "combinations.h"
#include "random_game.h"
#include "rules/options.h"
#include "test.h"

enum { SIMULATIONS = 60, POSITIONS = 60, APART = 7, ROOM = 4096 };

static struct move room[POSITIONS * APART];
static struct table table;
static double arena[ROOM * sizeof(struct node) / sizeof(double)];

/* Likes and dislikes without reason, but always the same. */
static void by_hash(const struct evaluator *self, const struct game *g, const struct aim *f,
                    const void *state, double *win)
{
	const uint64_t h = hash_bytes(HASH_START, state, g->state_size);

	(void)self, (void)f;
	for (int seat = 0; seat < SEATS_MAX; seat++)
		win[seat] = (double)((h >> 8 * seat) % 97) / 97;
}

static bool always(const struct evaluator *self, const struct game *g, const struct aim *f,
                   const void *state)
{
	(void)self, (void)g, (void)f, (void)state;
	return true;
}

static const struct evaluator narrow_eyes = {.rate = by_hash},
			      wide_eyes = {.rate = by_hash, .foresees = always};
static const struct search narrow = {.evaluator = &narrow_eyes, .explore = 0.5},
			   wide = {.evaluator = &wide_eyes, .explore = 0.5};

struct position {
	unsigned char view[STATE_MAX];
	int seat, moves;
	struct move move[MOVES_MAX];
};

static void weigh(const struct search *how, const struct position *p, uint32_t simulations,
                  size_t size, struct weight *weight)
{
	const struct bot bot = {.name = "tested", .how = how};
	const struct budget b = {.simulations = simulations, .memory = arena, .size = size};
	struct rng r;

	rng_seed(&r, 5);
	search_weigh(&bot, table.game, p->view, p->seat, p->move, p->moves, b, &r, weight);
}

static uint32_t visits(const struct weight *weight, int moves)
{
	uint32_t sum = 0;

	for (int i = 0; i < moves; i++)
		sum += weight[i].visits;
	return sum;
}

static void look_at(struct position *p)
{
	p->seat = turn_next(table_turn(&table));
	table_view(&table, p->seat, p->view);
	p->moves = table.game->moves(p->view, p->seat, p->move);
}

static void sit(const struct game *g, const struct options *o)
{
	table_init(&table, g, o, g->rules, room, sizeof room / sizeof *room);
}

/* Calls `what` at choices of a random game of every game. */
static void everywhere(void (*what)(const struct position *))
{
	static struct position p;

	for (int g = 0; tested_game(g) != NULL; g++) {
		struct options o;
		struct rng r;
		rng_seed(&r, 11);
		options_normal(tested_game(g), &o);
		sit(tested_game(g), &o);
		for (int i = 0; i < POSITIONS && !table_turn(&table)->over; i++) {
			random_play(&table, APART, &r);
			if (table_turn(&table)->over || turn_waits(table_turn(&table), DEALER))
				continue;
			look_at(&p);
			if (p.moves > 1)
				what(&p);
		}
	}
}

static void all_are_counted(const struct position *p)
{
	struct weight weight[MOVES_MAX];

	const int opinions = table.game->brain->wide ? p->moves - 1 : p->moves * (SIMULATIONS / 10);

	weigh(&narrow, p, SIMULATIONS, sizeof arena, weight);
	assert_int_equal(visits(weight, p->moves), SIMULATIONS + opinions);
	weigh(&wide, p, SIMULATIONS, sizeof arena, weight);
	assert_int_equal(visits(weight, p->moves), SIMULATIONS - 1 + p->moves);
}

static void all_are_rated_first(const struct position *p)
{
	struct weight weight[MOVES_MAX];

	weigh(&wide, p, 1, sizeof arena, weight);
	for (int i = 0; i < p->moves; i++)
		assert_int_equal(weight[i].visits, 1);
}

static void full_trees_go_on(const struct position *p)
{
	struct weight weight[MOVES_MAX];

	for (size_t nodes = 1; nodes < 6; nodes++) {
		weigh(&wide, p, SIMULATIONS, nodes * sizeof(struct node), weight);
		assert_true(visits(weight, p->moves) >= (uint32_t)p->moves);
		weigh(&narrow, p, SIMULATIONS, nodes * sizeof(struct node), weight);
		assert_true(visits(weight, p->moves) > 0);
	}
}

static void simulations_are_counted(void **unused)
{
	(void)unused;
	everywhere(all_are_counted);
}

static void moves_are_rated_first(void **unused)
{
	(void)unused;
	everywhere(all_are_rated_first);
}

static void little_room_is_enough(void **unused)
{
	(void)unused;
	everywhere(full_trees_go_on);
}

/* The net is for the base game of Port Royal, and for nobody who plays together. */
static void nets_say_where_they_see(void **unused)
{
	static unsigned char state[STATE_MAX];
	const struct game *g = game_find("port-royal");
	const struct aim contest = {.together = false}, team = {.together = true};
	struct options o;

	(void)unused;
	options_normal(g, &o);
	g->setup(state, &o, g->rules);
	assert_true(evaluate_foresees(&evaluate_by_net, g, &contest, state));
	assert_false(evaluate_foresees(&evaluate_by_net, g, &team, state));
	assert_false(evaluate_foresees(&evaluate_by_value, g, &contest, state));
}

/* In the adventure a crew's value sinks with every turn: a search would put things off.
 * Who does not rehearse looks one move ahead. */
static void crews_look_one_move_ahead(void **unused)
{
	static struct position p;
	struct weight weight[MOVES_MAX];
	int64_t worth[MOVES_MAX];
	struct options o;
	struct fault f;
	struct rng r;
	int compared = 0;

	(void)unused;
	rng_seed(&r, 3);
	assert_true(options_read(game_find("port-royal"),
	                         span_of("players=2 sets=base,adventure mode=coop"), &o, &f));
	sit(game_find("port-royal"), &o);
	while (compared < 5 && !table_turn(&table)->over) {
		random_play(&table, 1, &r);
		if (turn_waits(table_turn(&table), DEALER) || table_turn(&table)->over)
			continue;
		look_at(&p);
		if (p.moves < 2)
			continue;
		weigh(&narrow, &p, SIMULATIONS, sizeof arena, weight);
		hint_rate(table.game, p.view, p.seat, p.move, p.moves, 1, &r, worth);
		for (int i = 1; i < p.moves; i++) {
			assert_int_equal(weight[i].visits, 1);
			assert_int_equal(worth[i] > worth[0],
			                 weight[i].win[p.seat] > weight[0].win[p.seat]);
		}
		compared++;
	}
	assert_int_equal(compared, 5);
}

static void begin_team(void)
{
	struct options o;
	struct fault f;

	assert_true(options_read(game_find("port-royal"),
	                         span_of("players=2 sets=base,contracts mode=coop"), &o, &f));
	sit(game_find("port-royal"), &o);
}

/* Where every simulation is won or lost there are odds all the same. */
static void sure_of_it(const struct evaluator *self, const struct game *g, const struct aim *f,
                       const void *state, double *win)
{
	(void)g, (void)f, (void)state;
	for (int seat = 0; seat < SEATS_MAX; seat++)
		win[seat] = self->self != NULL;
}

static void team_position(struct position *p)
{
	struct rng r;

	rng_seed(&r, 4);
	begin_team();
	do {
		random_play(&table, 1, &r);
		if (!turn_waits(table_turn(&table), DEALER))
			look_at(p);
	} while (turn_waits(table_turn(&table), DEALER) || p->moves < 3);
}

static void certainty_has_odds(void **unused)
{
	static const struct evaluator won = {.rate = sure_of_it, .self = &won},
				      lost = {.rate = sure_of_it};
	static struct position p;
	struct weight weight[MOVES_MAX];

	(void)unused;
	team_position(&p);
	for (int i = 0; i < 2; i++) {
		const struct search how = {.evaluator = i > 0 ? &won : &lost,
		                           .explore = 0.5,
		                           .candid = true};
		weigh(&how, &p, SIMULATIONS, sizeof arena, weight);
		for (int m = 0; m < p.moves; m++) {
			const double chance = weight[m].win[p.seat] / weight[m].visits;
			assert_true(chance > 0 && chance < 1);
		}
	}
}

/* What is told of a team is how often it really won; which move is better stays so. */
static void told_chances_are_real(void **unused)
{
	enum { GAMES = 20 };
	static const struct search plain = {.evaluator = &evaluate_by_value, .explore = 0.5},
				   candid = {.evaluator = &evaluate_by_value,
	                                     .explore = 0.5,
	                                     .candid = true};
	static struct position p;
	struct weight one[MOVES_MAX], other[MOVES_MAX];
	int best = 0;

	(void)unused;
	team_position(&p);
	weigh(&plain, &p, SIMULATIONS, sizeof arena, one);
	weigh(&candid, &p, SIMULATIONS, sizeof arena, other);
	for (int i = 0; i < p.moves; i++) {
		assert_int_equal(one[i].visits, other[i].visits);
		best = one[i].visits > one[best].visits ? i : best;
	}
	const double lots = other[best].win[p.seat] / other[best].visits * (GAMES + 2);
	assert_true(lots - (int)(lots + 0.5) < 1e-6 && (int)(lots + 0.5) - lots < 1e-6);
	for (int i = 0; i < p.moves; i++)
		assert_int_equal(one[i].win[p.seat] / one[i].visits <
		                         one[best].win[p.seat] / one[best].visits,
		                 other[i].win[p.seat] / other[i].visits <
		                         other[best].win[p.seat] / other[best].visits);
}

static struct weight tried(uint32_t visits, double mean, double deviation)
{
	return (struct weight){.visits = visits,
	                       .win = {mean * visits},
	                       .squares = (mean * mean + deviation * deviation) * visits};
}

/* Chosen how often of a thousand, with a slack of a tenth of the spread. */
static void pick_often(const struct weight *weight, int moves, int *chosen)
{
	static const struct search how = {.slack = 0.1};
	const struct bot bot = {.name = "tested", .how = &how};
	struct rng r;

	rng_seed(&r, 8);
	for (int i = 0; i < 1000; i++)
		chosen[search_pick(&bot, 0, weight, moves, &r)]++;
}

/* What is little depends on what luck does; a bad move is never chosen. */
static void slack_is_a_part_of_luck(void **unused)
{
	const struct weight lively[] = {tried(60, 0.49, 0.1), tried(80, 0.50, 0.1),
	                                tried(40, 0.30, 0.1)};
	const struct weight dull[] = {tried(60, 0.49, 0.001), tried(80, 0.50, 0.001)};
	int often[3] = {0}, never[2] = {0};

	(void)unused;
	pick_often(lively, 3, often);
	assert_in_range(often[0], 200, 300);
	assert_int_equal(often[0] + often[1], 1000);
	pick_often(dull, 2, never);
	assert_int_equal(never[1], 1000);
}

/* The best of many is chosen as often as the better of two. */
static void many_choices_are_no_excuse(void **unused)
{
	enum { MANY = 40 };
	struct weight weight[MANY];
	int chosen[MANY] = {0};

	(void)unused;
	for (int i = 0; i < MANY; i++)
		weight[i] = tried(60, 0.49, 0.1);
	weight[7] = tried(80, 0.50, 0.1);
	pick_often(weight, MANY, chosen);
	assert_in_range(chosen[7], 550, 750);
	memset(chosen, 0, sizeof chosen);
	pick_often(weight, 1, chosen);
	assert_int_equal(chosen[0], 1000);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(simulations_are_counted),
		cmocka_unit_test(moves_are_rated_first),
		cmocka_unit_test(little_room_is_enough),
		cmocka_unit_test(nets_say_where_they_see),
		cmocka_unit_test(crews_look_one_move_ahead),
		cmocka_unit_test(told_chances_are_real),
		cmocka_unit_test(certainty_has_odds),
		cmocka_unit_test(slack_is_a_part_of_luck),
		cmocka_unit_test(many_choices_are_no_excuse),
	};
	return RUN(tests);
}
