/* pirates_income.c -- what greedy players of King of Pirates live on.
 *
 *     pirates_income PLAYERS [GAMES [SEED]]
 *
 * Prints length, seat shares and scores by place, then doubloons a turn by source and
 * how fights went: the table in the game's README. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/bot.h"
#include "games/kingofpirates/kingofpirates.h"

extern const struct game kingofpirates;

enum { GAMES_MAX = 100000, SEED_STEP = 100000 };

struct tally {
	struct kop before;
	double income[TARGETS], dug, stolen;
	long fights[TARGETS], won[TARGETS], asked, choices, parts;
	double turns, score[SEATS_MAX];
	long wins[SEATS_MAX];
};

static void count_income(struct tally *t, struct move m, const struct kop *now)
{
	const struct kop *was = &t->before;
	const int who = m.verb == VERB_loot ? was->fight.winner : m.seat;

	t->parts += m.verb == VERB_buy;
	if (m.verb != VERB_loot && m.verb != VERB_dig && m.verb != VERB_steal)
		return;
	const int gain = STEP * (now->score[who] - was->score[who]);
	if (m.verb == VERB_loot)
		t->income[was->fight.target] += gain;
	else if (m.verb == VERB_dig)
		t->dug += gain;
	else
		t->stolen += gain;
}

static void count_fights(struct tally *t, const struct kop *now)
{
	const struct fight *was = &t->before.fight, *is = &now->fight;

	if (was->target == TARGET_NONE && is->target != TARGET_NONE)
		t->fights[is->target]++;
	if (was->target != TARGET_NONE && is->target != TARGET_NONE && was->winner == NOBODY &&
	    is->winner == now->turn.active)
		t->won[is->target]++;
}

/* How often a seat is asked outside its own turn, and how often it could do more
 * than pass. */
static void count_questions(struct tally *t, struct move m)
{
	struct move list[MOVES_MAX];

	if (m.seat == DEALER || m.seat == t->before.turn.active)
		return;
	t->asked++;
	t->choices += kingofpirates.moves(&t->before, m.seat, list) > 1;
}

static void watch(void *who, const void *state, struct move m)
{
	struct tally *t = who;

	if (t->before.turn.round > 0) {
		count_income(t, m, state);
		count_fights(t, state);
		count_questions(t, m);
	}
	memcpy(&t->before, state, sizeof t->before);
}

static int by_size(const void *a, const void *b)
{
	return *(const int *)a - *(const int *)b;
}

static int play(const struct match *m, struct tally *t, uint64_t seed)
{
	struct kop s;
	struct rng r;
	int score[SEATS_MAX];

	rng_seed(&r, seed);
	memset(&t->before, 0, sizeof t->before);
	if (!match_play(m, &s, &r))
		return 0;
	for (int i = 0; i < s.turn.seats; i++) {
		t->wins[i] += s.score[i] >= GOAL;
		score[i] = -STEP * s.score[i];
	}
	qsort(score, s.turn.seats, sizeof score[0], by_size);
	for (int i = 0; i < s.turn.seats; i++)
		t->score[i] -= score[i];
	t->turns += (double)s.turn.round * s.turn.seats;
	return s.turn.round;
}

static void print(const struct tally *t, int players, int games, const int *length)
{
	static const char *const name[] = {"",     "small",    "large", "warship",
	                                   "city", "fortress", "duel"};

	printf("%d players, %d games: %.1f rounds (%d-%d), wins %%", players, games,
	       t->turns / players / games, length[games / 10], length[games * 9 / 10]);
	for (int i = 0; i < players; i++)
		printf(" %.1f", 100.0 * (double)t->wins[i] / games);
	printf(", scores");
	for (int i = 0; i < players; i++)
		printf(" %.0f", t->score[i] / games);
	printf("\n  a turn brings: digging %.0f, theft %.0f", t->dug / t->turns,
	       t->stolen / t->turns);
	for (int i = TARGET_SMALL_MERCHANT; i <= TARGET_PLAYER; i++)
		printf(", %s %.0f", name[i], t->income[i] / t->turns);
	printf("\n  attackers won:");
	for (int i = TARGET_SMALL_MERCHANT; i <= TARGET_PLAYER; i++)
		printf(" %s %.2f", name[i],
		       (double)t->won[i] / (double)(t->fights[i] + !t->fights[i]));
	printf("; parts bought %.2f a ship\n", (double)t->parts / games / players);
	printf("  outside the own turn, per seat and round: asked %.1f times, %.1f with a choice\n",
	       (double)t->asked / t->turns, (double)t->choices / t->turns);
}

int main(int count, char **word)
{
	static struct tally t;
	static int length[GAMES_MAX];
	struct match m = {.game = &kingofpirates, .watch = watch, .who = &t};
	const int players = count > 1 ? atoi(word[1]) : 4, games = count > 2 ? atoi(word[2]) : 100;
	const int seed = count > 3 ? atoi(word[3]) : 1;

	if (players < 2 || players > SEATS_MAX || games < 1 || games > GAMES_MAX)
		return 2;
	m.options.value[0] = (int16_t)players;
	for (int i = 0; i < players; i++)
		m.bot[i] = &bot_greedy;
	for (int i = 0; i < games; i++)
		length[i] = play(&m, &t, (uint64_t)(seed * SEED_STEP + i));
	qsort(length, (size_t)games, sizeof length[0], by_size);
	print(&t, players, games, length);
	return 0;
}
