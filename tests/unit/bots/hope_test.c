/* Hopes: coins on average and fights with rerolls are what playing everything out through
 * the rules alone gives, move by move. */

#include "test.h"

#include <stdalign.h>
#include <string.h>

#include "bots/odds.h"
#include "games/kingofpirates/kingofpirates.h"
#include "play/dealer.h"
#include "random_game.h"
#include "rules/notation.h"
#include "rules/options.h"

enum { GAMES = 6, COINS = 0, FIGHTS = 60, DUELS = 6 };

static void assert_near(double a, double b)
{
	assert_true(a - b < 1e-6 && b - a < 1e-6);
}

static bool is_verb(const struct game *g, struct move m, const char *name)
{
	return text_same(g->verbs[m.verb].name, name);
}

static void begin(const struct game *g, int players, void *at)
{
	struct options o;

	options_normal(g, &o);
	o.value[0] = (int16_t)players;
	g->setup(at, &o, g->rules);
}

/* ---- Port Royal: the harbour after every card that nobody has seen ----------------- */

/* The most coins by stopping and taking ships, in every order. */
static int most(const struct game *g, const void *from, int seat)
{
	alignas(16) unsigned char at[STATE_MAX], next[STATE_MAX];
	const struct turn *turn = (const struct turn *)at;
	struct outcome deal[MOVES_MAX];
	struct move move[MOVES_MAX];
	int best = -1;

	memcpy(at, from, g->state_size);
	while (turn_waits(turn, DEALER) && g->foresee(at, seat, deal) > 0)
		g->apply(at, deal[0].move);
	const int moves =
		turn->active == seat && turn_waits(turn, seat) ? g->moves(at, seat, move) : 0;
	for (int i = 0; i < moves; i++) {
		if (!is_verb(g, move[i], "stop") && !is_verb(g, move[i], "trade") &&
		    !is_verb(g, move[i], "keep") && !is_verb(g, move[i], "repel"))
			continue;
		memcpy(next, at, g->state_size);
		g->apply(next, move[i]);
		const int coins = most(g, next, seat);
		best = coins > best ? coins : best;
	}
	return best >= 0 ? best : g->telling->counter(at, COINS, seat);
}

static int unseen(const struct item *item, int items, const struct figure *f)
{
	int n = f->copies;

	for (int i = 0; i < items; i++)
		n -= item[i].list == f->list && item[i].index == f->index ? item[i].count : 0;
	return n;
}

static int compare_coins(const struct game *g, const void *state, int seat, struct move m)
{
	static struct item item[ITEMS_MAX];
	alignas(16) unsigned char view[STATE_MAX], at[STATE_MAX];
	struct odds o;
	struct move reveal;
	double sum = 0, cards = 0;

	memcpy(view, state, g->state_size);
	g->hide(view, seat);
	memcpy(at, view, g->state_size);
	g->apply(at, m); /* an empty deck is made anew */
	const int items = g->telling->scene(at, seat, item),
		  has = g->telling->counter(view, COINS, seat);
	reveal = move_of(DEALER, 0);
	while (!is_verb(g, reveal, "reveal"))
		reveal.verb++;
	for (const struct figure *c = g->telling->figures; c->copies > 0; c++) {
		const int copies = c->set == g->telling->figures->set ? unseen(item, items, c) : 0;
		if (copies == 0)
			continue;
		memcpy(at, view, g->state_size);
		g->apply(at, m);
		reveal.arg[0] = c->index;
		g->apply(at, reveal);
		sum += copies * (most(g, at, seat) - has);
		cards += copies;
	}
	if (!odds_of(g, view, seat, m, &o) || !o.hopes)
		return 0;
	assert_near(o.hope.coins, sum / cards);
	assert_true(o.compares);
	assert_near(o.now, most(g, view, seat) - has);
	return 1;
}

/* Five play, so that no card is left in the box. */
static void coins_are_counted(void **state)
{
	int compared = 0;

	(void)state;
	for (int n = 0; n < GAMES; n++)
		compared += random_tour(game_find("port-royal"), 5, (uint64_t)n, "discover",
		                        compare_coins);
	assert_true(compared > 100);
}

/* ---- King of Pirates: every throw, every reroll --------------------------------------- */

struct judge {
	int seat;
	bool doubloons; /* what is judged: them, or victory */
	double loot[2]; /* steps won or lost, known once it was played out */
	bool known[2];
};

/* Steps that the seat has more when all loot is drawn. */
static double draw_loot(const struct kop *from, int seat)
{
	struct outcome deal[MOVES_MAX];
	struct kop s = *from;
	double sum = 0, total = 0;

	while (s.turn.phase == PHASE_loot)
		kingofpirates.apply(&s, move_of(__builtin_ctz(s.turn.waiting), VERB_pass));
	if (s.turn.phase != PHASE_haul)
		return s.score[seat];
	const int n = kp_outcomes(&s, deal);
	for (int i = 0; i < n; i++) {
		struct kop next = s;
		kingofpirates.apply(&next, deal[i].move);
		sum += deal[i].weight * draw_loot(&next, seat);
		total += deal[i].weight;
	}
	return sum / total;
}

static double judge_end(const struct kop *s, struct judge *j)
{
	const bool decided = s->turn.phase == PHASE_loot || s->turn.phase == PHASE_haul;
	const bool won = decided && s->fight.winner == j->seat;

	if (!j->doubloons || !decided)
		return won;
	if (!j->known[won])
		j->loot[won] = draw_loot(s, j->seat) - s->score[j->seat];
	j->known[won] = true;
	return j->loot[won];
}

static double play_out(const struct kop *s, struct judge *j);

static double after(const struct kop *s, struct move m, struct judge *j)
{
	struct kop next = *s;

	kingofpirates.apply(&next, m);
	return play_out(&next, j);
}

/* Nobody plays a card; who may throw again tries everything. */
static double play_out(const struct kop *s, struct judge *j)
{
	struct outcome deal[MOVES_MAX];
	double sum = 0;

	if (s->fight.target == TARGET_NONE || s->fight.winner != NOBODY)
		return judge_end(s, j);
	if (turn_waits(&s->turn, DEALER)) {
		const int n = kp_outcomes(s, deal);
		for (int i = 0; i < n; i++)
			sum += after(s, deal[i].move, j) / n;
		return sum;
	}
	const int seat = __builtin_ctz(s->turn.waiting);
	double best = after(s, move_of(seat, VERB_pass), j);
	for (int which = 0; which < WHICHES && kp_may_reroll(s, seat); which++) {
		const double one = after(s, move_with(seat, VERB_reroll, which), j);
		best = (seat == j->seat) == (one > best) ? one : best;
	}
	return best;
}

static bool in_fight(const struct kop *s)
{
	return s->turn.phase == PHASE_declared || s->turn.phase == PHASE_rolled ||
	       s->turn.phase == PHASE_roll;
}

static int compare_fight(const struct kop *s, int seat, struct move m)
{
	struct kop at = *s, view = *s;
	struct judge wins = {.seat = seat}, coins = {.seat = seat, .doubloons = true};
	struct odds o;

	kingofpirates.apply(&at, m);
	if (!in_fight(&at) || (seat != at.turn.active && seat != at.fight.defender))
		return 0;
	kp_hide(&view, seat);
	odds_of(&kingofpirates, &view, seat, m, &o);
	const double win = play_out(&at, &wins);
	assert_int_equal(o.hopes, win > 1e-9 && win < 1 - 1e-9);
	if (!o.hopes)
		return 0;
	assert_near(o.hope.win, win);
	assert_near(o.hope.coins, STEP * play_out(&at, &coins));
	return 1;
}

/* Few balls, or there would be no end of throws; purses that no loot can fill. */
static int compare_few(const struct kop *from, int seat, struct move m, struct rng *r)
{
	const bool duel = from->fight.target == TARGET_PLAYER || m.verb == VERB_duel;
	struct kop s = *from;

	for (int i = 0; i < s.turn.seats; i++) {
		s.balls[i] = (uint8_t)rng_below(r, duel ? 2 : 3);
		s.score[i] = (uint8_t)rng_below(r, 12);
	}
	if (duel && s.fight.side == SIDE_ATTACK)
		s.balls[rng_below(r, s.turn.seats)] = 0;
	if (m.verb == VERB_reroll && !kp_may_reroll(&s, seat))
		return 0;
	return compare_fight(&s, seat, m);
}

static bool goes_on(struct move m)
{
	return m.verb == VERB_fight || m.verb == VERB_duel || m.verb == VERB_reroll ||
	       m.verb == VERB_pass;
}

/* Random games until there were enough of both. */
static void fights_are_played_out(void **state)
{
	const struct game *g = &kingofpirates;
	struct move list[MOVES_MAX];
	struct kop s = {.turn.over = 1};
	struct rng r;
	int fights = 0, duels = 0;

	(void)state;
	rng_seed(&r, 5);
	while (fights < FIGHTS || duels < DUELS) {
		if (s.turn.over)
			begin(g, 2 + (int)rng_below(&r, 3), &s);
		if (turn_waits(&s.turn, DEALER)) {
			g->apply(&s, dealer_sample(g, &s, &r));
			continue;
		}
		const int seat = __builtin_ctz(s.turn.waiting), moves = g->moves(&s, seat, list);
		const struct move m = list[rng_below(&r, (uint32_t)moves)];
		const bool duel = s.fight.target == TARGET_PLAYER || m.verb == VERB_duel;
		if (goes_on(m) && (duel ? duels < DUELS : fights < FIGHTS))
			*(duel ? &duels : &fights) += compare_few(&s, seat, m, &r);
		g->apply(&s, m);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(coins_are_counted),
	                                   cmocka_unit_test(fights_are_played_out)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
