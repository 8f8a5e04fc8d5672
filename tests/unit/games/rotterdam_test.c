/* rotterdam_test.c -- the census of Rotterdam: what the tables must add up to, and
 * what the board promises (every harbour from every start, with different chances);
 * and that what several seats carry out, or what nobody gets, is told truly. */

#include "games/rotterdam/rotterdam.h"
#include "test.h"

static void census(void **state)
{
	int cubes = 0, products = 0, cards = 0, points = 0;

	(void)state;
	for (int i = 0; i < MATERIALS; i++)
		cubes += rd_cubes[i];
	for (int i = 0; i < PRODUCTS; i++)
		products += rd_copies[i];
	for (int i = 0; i < CARDS; i++) {
		cards += rd_card_copies[i];
		points += rd_card_copies[i] * rd_card_points[i];
	}
	assert_int_equal(cubes, 24);
	assert_int_equal(products, 60);
	assert_int_equal(goods_total(rd_census), 60);
	assert_int_equal(cards, 20);
	assert_int_equal(points, 7);
	assert_int_equal(ORDERS, 46);
	assert_int_equal(FAIRWAYS, 50);
}

/* Fruit and cloth are scarce; an order's points follow from its scarce products. */
static void orders(void **state)
{
	int asked[PRODUCTS] = {0}, pairs = 0;

	(void)state;
	for (int i = 0; i < ORDERS; i++) {
		const struct order *o = &rd_order[i];
		int scarce = 0;
		unsigned harbours = 0;
		for (int k = 0; k < o->size; k++) {
			const int material = o->product[k] / 2;
			asked[o->product[k]]++;
			scarce += rd_cubes[material] == rd_cubes[MATERIAL_fruit];
			harbours |= 1u << material;
		}
		pairs += o->size == 2;
		assert_int_equal(o->points, o->size == 2 ? 3 + scarce : 5 + scarce);
		assert_int_equal(goods_total(o->goods), o->size);
		if (o->size == 3)
			assert_int_equal(__builtin_popcount(harbours), 3);
		for (int k = 0; k < i; k++)
			assert_true(rd_order[k].goods != o->goods);
	}
	assert_int_equal(pairs, 28);
	for (int i = 0; i < PRODUCTS; i++)
		assert_in_range(asked[i], 13, 14);
}

static void fairways(void **state)
{
	int colour[COLOURS] = {0};

	(void)state;
	for (int i = 0; i < FAIRWAYS; i++) {
		const struct fairway f = rd_fairway[i];
		colour[f.colour]++;
		assert_true(f.from < f.to); /* towards the city, so no ship sails in circles */
		assert_true(rd_leaves[f.colour] >> f.from & 1);
		assert_in_range(i, rd_exit[f.from], rd_exit[f.from + 1] - 1);
		for (int k = 0; k < i; k++)
			assert_false(rd_fairway[k].from == f.from && rd_fairway[k].to == f.to &&
			             rd_fairway[k].colour == f.colour);
	}
	for (int i = 0; i < COLOURS; i++)
		assert_int_equal(colour[i], FAIRWAYS / COLOURS);
}

/* Percentages of ending in each harbour when calls are random and so is the choice
 * between two ways of one colour, from the description of the board. */
static void chances(void **state)
{
	static const int expected[STARTS][MATERIALS] = {{36, 40, 17, 6},
	                                                {24, 33, 27, 16},
	                                                {16, 27, 33, 24},
	                                                {6, 17, 40, 36}};
	double chance[SPACES][MATERIALS] = {{0}};

	(void)state;
	for (int i = 0; i < MATERIALS; i++)
		chance[HARBOUR + i][i] = 1;
	for (int space = HARBOUR - 1; space >= 0; space--) {
		int ways[COLOURS] = {0}, colours = 0;
		for (int f = rd_exit[space]; f < rd_exit[space + 1]; f++)
			colours += ways[rd_fairway[f].colour]++ == 0;
		for (int f = rd_exit[space]; f < rd_exit[space + 1]; f++)
			for (int h = 0; h < MATERIALS; h++)
				chance[space][h] += chance[rd_fairway[f].to][h] / colours /
				                    ways[rd_fairway[f].colour];
	}
	for (int i = 0; i < STARTS; i++)
		for (int h = 0; h < MATERIALS; h++)
			assert_in_range((int)(100 * chance[i][h] + 0.5), expected[i][h] - 1,
			                expected[i][h] + 1);
}

static void dealt(struct rotterdam *s)
{
	const struct options two = {{2, NUMBER_OFFERS}};
	struct rng r;

	rng_seed(&r, 1);
	rotterdam.setup(s, &two, rotterdam.rules);
	rotterdam.apply(s, move_with(DEALER, VERB_start, 0));
	while (turn_waits(&s->turn, DEALER))
		rotterdam.apply(s, rd_sample(s, &r));
}

static void put(struct rotterdam *s, int list, int index, int zone, int seat, int count)
{
	const struct item what = {.list = (uint8_t)list,
	                          .index = (uint8_t)index,
	                          .zone = (uint8_t)zone,
	                          .owner = (uint8_t)seat,
	                          .count = (uint8_t)count};

	assert_true(rd_put(s, what));
}

static void put_loaded(struct rotterdam *s, int seat, int space)
{
	put(s, LIST_MATERIALS, MATERIAL_grain, space, seat, 1);
}

/* How often this word is said when this move is told; then it is made. */
static int said(struct rotterdam *s, struct move m, int word)
{
	const struct rotterdam before = *s;
	struct line list[LINES_MAX];
	int n = 0;

	rotterdam.apply(s, m);
	for (int i = rd_tell(&before, m, s, list) - 1; i >= 0; i--)
		n += list[i].word == word;
	return n;
}

static int blocked(struct rotterdam *s, struct move m)
{
	return said(s, m, WORD_say_blocked);
}

/* A ship that has sailed in this call lies before the same colour again, while another
 * seat still chooses its way: that is not being blocked. */
static void sailed_is_not_blocked(void **state)
{
	struct rotterdam s;

	(void)state;
	dealt(&s);
	put_loaded(&s, 0, SPACE_a1);
	put_loaded(&s, 0, SPACE_c2);
	put_loaded(&s, 0, SPACE_d1);
	put_loaded(&s, 1, SPACE_b2);
	rotterdam.apply(&s, move_of(0, VERB_pass));
	rotterdam.apply(&s, move_of(1, VERB_pass));
	assert_int_equal(blocked(&s, move_with(0, VERB_call, COLOUR_white)), 1);
	assert_int_equal(s.at[0], SPACE_a2);
	assert_true(turn_waits(&s.turn, 1));
	assert_int_equal(blocked(&s, move_pair(1, VERB_sail, FLEET, FAIRWAY_f24)), 0);
	assert_int_equal(s.at[FLEET], SPACE_b3);
}

/* The caller's ships sail first, and are told first. */
static void told_in_order(void **state)
{
	struct rotterdam s, before;
	struct line list[LINES_MAX];
	const struct move call = move_with(1, VERB_call, COLOUR_blue);

	(void)state;
	dealt(&s);
	put_loaded(&s, 0, SPACE_s1);
	put_loaded(&s, 1, SPACE_s4);
	rotterdam.apply(&s, move_of(0, VERB_pass));
	rotterdam.apply(&s, move_of(1, VERB_pass));
	rotterdam.apply(&s, move_with(0, VERB_call, COLOUR_green));
	before = s;
	rotterdam.apply(&s, call);
	assert_true(rd_tell(&before, call, &s, list) >= 3);
	assert_int_equal(list[1].word, WORD_say_sails);
	assert_int_equal(list[1].arg[0], rd_ship_word[FLEET]);
	assert_int_equal(list[2].arg[0], rd_ship_word[0]);
}

/* Two cargoes reach their harbours, but one stack is gone: that one is told of now, the
 * other with its card. */
static void told_without_product(void **state)
{
	struct rotterdam s;

	(void)state;
	dealt(&s);
	put(&s, LIST_PRODUCTS, PRODUCT_juice, ZONE_hand, 1, rd_copies[PRODUCT_juice]);
	put(&s, LIST_PRODUCTS, PRODUCT_jam, ZONE_hand, 1, rd_copies[PRODUCT_jam]);
	put(&s, LIST_MATERIALS, MATERIAL_fruit, SPACE_m, 0, 1);
	put_loaded(&s, 0, SPACE_v);
	rotterdam.apply(&s, move_of(0, VERB_pass));
	rotterdam.apply(&s, move_of(1, VERB_pass));
	rotterdam.apply(&s, move_with(0, VERB_call, COLOUR_red));
	assert_int_equal(said(&s, move_with(1, VERB_call, COLOUR_red), WORD_say_no_product), 1);
	assert_int_equal(s.step, STEP_PRODUCT);
}

/* A pass before a draw goes without the card if the hand is full; if only the pile was
 * empty it draws, and nothing is missed. */
static void told_what_a_pass_costs(void **state)
{
	struct rotterdam s;
	int missed = 0;

	(void)state;
	for (int full = 0; full < 2; full++) {
		dealt(&s);
		put_loaded(&s, 0, SPACE_a2);
		put(&s, LIST_CARDS, CARD_setback, ZONE_cards, 0, full ? 3 : 1);
		for (int i = 0; i < CARDS; i++)
			put(&s, LIST_CARDS, i, ZONE_played, NOBODY, s.pile[i]);
		rotterdam.apply(&s, move_of(0, VERB_pass));
		rotterdam.apply(&s, move_of(1, VERB_pass));
		rotterdam.apply(&s, move_with(0, VERB_call, COLOUR_red));
		rotterdam.apply(&s, move_of(0, VERB_pass));
		rotterdam.apply(&s, move_with(1, VERB_call, COLOUR_red));
		assert_int_equal(s.step, STEP_LIMIT);
		missed += said(&s, move_of(0, VERB_pass), WORD_say_no_shipcard);
		assert_int_equal(missed, full);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(census),
		cmocka_unit_test(orders),
		cmocka_unit_test(fairways),
		cmocka_unit_test(chances),
		cmocka_unit_test(sailed_is_not_blocked),
		cmocka_unit_test(told_in_order),
		cmocka_unit_test(told_without_product),
		cmocka_unit_test(told_what_a_pass_costs),
	};

	return RUN(tests);
}
