/* prospect.c -- how a fight will end, exactly, if cannonballs are put to their best use.
 *
 * From the last ball back to the first: what a pair of dice is worth is the best of
 * leaving it and of throwing one or both again with a ball less.  In a duel both sides
 * do so, each for itself: what one wins the other loses.  The chance to win is therefore
 * what a seat can make sure of whatever the other does with its balls, and so are the
 * doubloons.  Cards that may still be played are left aside, those that were count. */

#include "games/kingofpirates/kingofpirates.h"

enum { SUMS = 2 * DIE_FACES + 1, DICE_BOTH = 3 };

/* What the end of a fight is worth to the attacker. */
struct stakes {
	double won, tied, lost;
};

/* What pairs of dice are worth to who throws them. */
struct pairs {
	double of[DIE_FACES][DIE_FACES];
};

struct means {
	double first[DIE_FACES], second[DIE_FACES], both;
};

static double larger(double a, double b)
{
	return a > b ? a : b;
}

/* The means of throwing the first die, the second or both.  Divided once and last, so that
 * what is certain stays exactly so. */
static struct means throw_again(const struct pairs *p)
{
	struct means m = {{0}, {0}, 0};

	for (int a = 0; a < DIE_FACES; a++)
		for (int b = 0; b < DIE_FACES; b++) {
			m.first[b] += p->of[a][b];
			m.second[a] += p->of[a][b];
			m.both += p->of[a][b];
		}
	for (int n = 0; n < DIE_FACES; n++) {
		m.first[n] /= DIE_FACES;
		m.second[n] /= DIE_FACES;
	}
	m.both /= DIE_FACES * DIE_FACES;
	return m;
}

static struct pairs with_balls(const double *sum, int balls)
{
	struct pairs left, p;

	for (int a = 0; a < DIE_FACES; a++)
		for (int b = 0; b < DIE_FACES; b++)
			left.of[a][b] = sum[a + b + 2];
	for (p = left; balls > 0; balls--) {
		const struct means m = throw_again(&p);
		for (int a = 0; a < DIE_FACES; a++)
			for (int b = 0; b < DIE_FACES; b++)
				p.of[a][b] = larger(larger(left.of[a][b], m.both),
				                    larger(m.first[b], m.second[a]));
	}
	return p;
}

/* Who has thrown and passed throws no more, whatever balls he has. */
static int balls_to_use(const struct kop *s, int side)
{
	const int seat = kp_fighter(s, side);
	const bool passed = kp_top(s).kind == PHASE_rolled && s->fight.side == side &&
	                    !turn_waits(&s->turn, seat);

	return passed ? 0 : s->balls[seat];
}

/* The dice of a side as they lie or are being thrown; `sum` says what a throw is worth. */
static double throw(const struct kop *s, int side, const double *sum)
{
	const struct fight *f = &s->fight;
	const int first = f->die[side][0] - 1, second = f->die[side][1] - 1;
	const bool thrown = first >= 0, done = f->side > side;
	const struct pairs p = with_balls(sum, done ? 0 : balls_to_use(s, side));
	const struct means m = throw_again(&p);
	const int rolling = !thrown ? DICE_BOTH : f->side == side ? f->rolling : 0;

	switch (rolling) {
	case 0: return p.of[first][second];
	case 1 << WHICH_FIRST: return m.first[second];
	case 1 << WHICH_SECOND: return m.second[first];
	default: return m.both;
	}
}

/* A side's total without its dice. */
static int strength(const struct kop *s, int side)
{
	return kp_total(s, side) - s->fight.die[side][0] - s->fight.die[side][1];
}

static double compare(const struct stakes *k, int attack, int defend)
{
	return attack > defend ? k->won : attack < defend ? k->lost : k->tied;
}

/* What the defender's answer leaves the attacker. */
static double answer(const struct kop *s, const struct stakes *k, int attack)
{
	double sum[SUMS] = {0};

	for (int n = 2; n < SUMS; n++)
		sum[n] = -compare(k, attack, strength(s, SIDE_DEFEND) + n);
	return -throw(s, SIDE_DEFEND, sum);
}

static double outlook(const struct kop *s, struct stakes k)
{
	const bool nation = s->fight.defender == NOBODY;
	double sum[SUMS] = {0};

	for (int n = 2; n < SUMS; n++) {
		const int attack = strength(s, SIDE_ATTACK) + n;
		sum[n] = nation ? compare(&k, attack, kp_total(s, SIDE_DEFEND))
		                : answer(s, &k, attack);
	}
	return throw(s, SIDE_ATTACK, sum);
}

/* ---- loot ------------------------------------------------------------------- */

static double bag_worth(const uint8_t *bag)
{
	int sum = 0;

	for (int card = 0; card < LOOTS; card++)
		sum += kp_loot[card].value * bag[card];
	return sum;
}

/* Steps that so many cards bring on average; the pile is made anew when it is used up. */
static double haul(const struct kop *s, int cards)
{
	const int size = bag_total(s->loot, LOOTS), all = size + bag_total(s->taken, LOOTS);
	const double worth = bag_worth(s->loot);

	if (cards <= size)
		return cards == 0 ? 0 : cards * worth / size;
	return worth + (cards - size) * (worth + bag_worth(s->taken)) / all;
}

/* The same from a purse that may hold less. */
static double ransom(struct kop *s, int cards, int purse)
{
	double sum = 0;

	if (cards == 0 || purse == 0)
		return 0;
	if (bag_total(s->loot, LOOTS) == 0) {
		memcpy(s->loot, s->taken, LOOT_SIZE);
		memset(s->taken, 0, LOOT_SIZE);
	}
	const int size = bag_total(s->loot, LOOTS);
	for (int card = 0; card < LOOTS; card++) {
		struct kop next = *s;
		const int paid = kp_loot[card].value < purse ? kp_loot[card].value : purse;
		if (s->loot[card] == 0)
			continue;
		bag_take(next.loot, card);
		bag_add(next.taken, card);
		sum += s->loot[card] * (paid + ransom(&next, cards - 1, purse - paid)) / size;
	}
	return sum;
}

/* What a seat would lose to another in their duel. */
static double at_stake(const struct kop *s, int loser)
{
	struct kop t = *s;
	const int cards = s->turn.phase == PHASE_haul ? s->owed : kp_target[s->fight.target].loot;

	return ransom(&t, cards, s->score[loser]);
}

static struct stakes loot_at_stake(const struct kop *s)
{
	const struct fight *f = &s->fight;
	const int attacker = s->turn.active;

	if (f->defender != NOBODY)
		return (struct stakes){at_stake(s, f->defender), 0, -at_stake(s, attacker)};
	const int cards = s->turn.phase == PHASE_haul
	                          ? s->owed
	                          : kp_loot_cards(s, attacker, f->target, f->nation);
	return (struct stakes){haul(s, cards), 0, 0};
}

/* ---- the whole ---------------------------------------------------------------- */

/* A fight that nobody has decided is one to the end of which the dice lead. */
static double decided(const struct kop *s, struct stakes k)
{
	if (s->fight.winner == NOBODY)
		return outlook(s, k);
	return s->fight.winner == s->turn.active ? k.won : k.lost;
}

/* Who has come upon something to fight may do so at once. */
static bool may_fight(const struct kop *s, int seat)
{
	const int hex = s->ship[seat];

	return seat == s->turn.active && !s->ended &&
	       (s->turn.phase == PHASE_entered || s->turn.phase == PHASE_move) &&
	       hex != s->dutchman && kp_fightable(s, hex) != TARGET_NONE;
}

bool kp_prospect(const void *view, int seat, struct prospect *p)
{
	struct kop s = *(const struct kop *)view;
	const bool fighting = s.fight.target != TARGET_NONE && !s.ended;
	const bool attacks = seat == s.turn.active;

	*p = (struct prospect){COUNTER_score, STEP * s.score[seat], -1};
	if (s.turn.phase == PHASE_tile || (fighting && !attacks && seat != s.fight.defender))
		return false;
	if (!fighting && may_fight(&s, seat))
		kp_do_fight(&s);
	else if (!fighting)
		return true;
	p->coins += STEP * decided(&s, loot_at_stake(&s)) * (attacks ? 1 : -1);
	if (fighting && s.fight.winner == NOBODY)
		p->win = attacks ? outlook(&s, (struct stakes){1, 0, 0})
		                 : -outlook(&s, (struct stakes){0, 0, -1});
	return true;
}
