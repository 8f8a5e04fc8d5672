/* goal.c -- what a bot should know of contracts: how near a seat is to each, in
 * hundredths, and what that is worth to a seat that plays for itself.
 *
 * `card` is a character the seat might hire next, or NO_CARD: so the same question
 * tells what hiring would change. */

#include "games/portroyal/portroyal.h"

enum {
	NEAR_DONE = 96,  /* it only has to be said */
	NEAR_PAIR = 40,  /* one of two people */
	NEAR_TAXED = 45, /* rich enough for the tax that will come */
	NEAR_BUST = 40,  /* anybody can lose a harbour */
	NEAR_COLOUR = 25,
	NEAR_CHEAP = 85, /* from here on: what the way to it counts in all */
	NEAR_TRADER = 80,
	NEAR_SWORDS = 95,
	NEAR_POINTS = 95,
	NEAR_COINS = 85,
	NEAR_STEPS = 60,
	NEAR_KEPT = 95,
	NEAR_SWORD = 70, /* of 100: a colour that could be repelled */
	WORTH_COIN = 34,
	WORTH_FIRST = 60 /* a first contract opens the way to the second */
};

static int share(int have, int need, int near)
{
	return have >= need ? NEAR_DONE : have * near / need;
}

static bool adds(int card, int skill)
{
	if (card == NO_CARD)
		return false;
	const int of = pr_card[card].skill;
	return skill == TRADER || skill == CLERK ? of >= skill && of < skill + COLOURS
	                                         : of == skill;
}

static int people(const struct portroyal *s, int seat, int skill, int card)
{
	return pr_skilled(s, seat, skill) + adds(card, skill);
}

static int pair(const struct portroyal *s, int seat, const struct contract *c, int card)
{
	const int have = (people(s, seat, c->a, card) > 0) + (people(s, seat, c->b, card) > 0);

	return have == 2 ? NEAR_DONE : have * NEAR_PAIR;
}

static int cheap(const struct portroyal *s, int seat, const struct contract *c, int card)
{
	const int more = card != NO_CARD && pr_card[card].cost <= c->b;

	return share(pr_cheap(s, seat, c->b) + more, c->a, NEAR_CHEAP);
}

/* The best expedition: how many of its people are there. */
static int expedition(const struct portroyal *s, int seat, int card)
{
	int best = 0;

	if (pr_expeditions(s, seat) > 0)
		return NEAR_DONE;
	for (int e = 0; e < EXPEDITIONS_USUAL; e++) {
		const uint8_t *need = pr_card[FIRST_EXPEDITION + e].need;
		int have = people(s, seat, JACK, card), all = 0;
		for (int symbol = 0; symbol < SYMBOLS; symbol++) {
			const int here = people(s, seat, symbol, card);
			have += here < need[symbol] ? here : need[symbol];
			all += need[symbol];
		}
		const int lies = s->expedition[e] == NOBODY    ? 90
		                 : s->expedition[e] == IN_PLAY ? 45
		                                               : 0;
		const int near = have >= all ? lies : have * lies * 8 / (10 * all);
		best = near > best ? near : best;
	}
	return best;
}

static int colours(const struct portroyal *s, int seat, int contract)
{
	const struct contract *c = &pr_contract[contract];
	const int step = pr_step_of(s, seat, contract) * 55;
	const bool now = seat == s->turn.active && !pr_in_part(s) && pr_phase(s) != PHASE_BUST;

	return NEAR_COLOUR + step + (now ? pr_count(s->colours) * 30 / c->a / c->steps : 0);
}

/* How many ships of each colour there are, and how many of them so many swords repel. */
static void count_ships(int swords, int *fits, int *all)
{
	for (const struct copies *c = pr_copies; c->copies > 0; c++) {
		const struct card *card = &pr_card[c->card];
		if (c->set != SET_BASE || card->type != SHIP)
			continue;
		all[card->colour] += c->copies;
		fits[card->colour] += card->swords <= swords ? c->copies : 0;
	}
}

/* A ship that could go aside now is as good as there. */
static int kept(const struct portroyal *s, int seat, int card)
{
	const int swords = s->swords[seat] + (card == NO_CARD ? 0 : pr_card[card].swords);
	const int now = s->turn.phase == PHASE_REPEL && seat == s->turn.active
	                        ? pr_card[s->revealed].colour
	                        : NONE;
	int fits[COLOURS] = {0}, all[COLOURS] = {0}, sum = 0;

	count_ships(swords, fits, all);
	for (int colour = 0; colour < COLOURS; colour++)
		sum += s->kept[seat][colour] != NO_CARD || colour == now
		               ? 100
		               : fits[colour] * NEAR_SWORD / all[colour];
	return sum * NEAR_KEPT / 100 / COLOURS;
}

/* Coins that the seat has, or will have when the dealer is done. */
static int purse(const struct portroyal *s, int seat)
{
	return pr_wealth(s, seat) + s->owed[seat] - s->due[seat];
}

static int near(const struct portroyal *s, int seat, int contract, int card)
{
	const struct contract *c = &pr_contract[contract];

	switch (c->task) {
	case TASK_PAIR: return pair(s, seat, c, card);
	case TASK_TRADERS: return share(people(s, seat, TRADER, card), c->a, NEAR_TRADER);
	case TASK_CHEAP: return cheap(s, seat, c, card);
	case TASK_SWORDS:
		return share(s->swords[seat] + (card == NO_CARD ? 0 : pr_card[card].swords), c->a,
		             NEAR_SWORDS);
	case TASK_EXPEDITION: return expedition(s, seat, card);
	case TASK_INFLUENCE:
		return share(s->influence[seat] + (card == NO_CARD ? 0 : pr_card[card].influence),
		             c->a, NEAR_POINTS);
	case TASK_PAYS: return share(purse(s, seat), c->a, NEAR_COINS);
	case TASK_RENOUNCES: return pr_step_of(s, seat, contract) * NEAR_STEPS / c->steps + 5;
	case TASK_TAXED:
		return share(purse(s, seat), pr_law(s)->tax_from, NEAR_TAXED) * NEAR_TAXED /
		       NEAR_DONE;
	case TASK_BUSTS: return NEAR_BUST;
	case TASK_COLOURS: return colours(s, seat, contract);
	default: return kept(s, seat, card);
	}
}

int pr_progress(const struct portroyal *s, int seat, int contract, int card)
{
	if (!pr_may_mark(s, seat, contract))
		return 0;
	if (s->moment == contract && (s->asked >> seat & 1) &&
	    pr_step_of(s, seat, contract) + 1 == pr_contract[contract].steps)
		return NEAR_DONE;
	const int part = near(s, seat, contract, card);
	return part < NEAR_DONE ? part : NEAR_DONE;
}

/* A seat has markers for its best contracts only. */
int pr_goals_worth(const struct portroyal *s, int seat, int card)
{
	const int done = pr_contracts_of(s, seat);
	const int more = done == 0           ? WORTH_FIRST
	                 : done < PR_MARKERS ? pr_contract_points(done + 1) * 100
	                                     : 0;
	int best[PR_MARKERS] = {0}, sum = 0;

	for (int i = 0; i < s->opened; i++) {
		const int contract = s->contract[i];
		const int coins = pr_contract[contract].coins[pr_fulfilled_by(s, contract) % TRACK];
		int worth = pr_progress(s, seat, contract, card);
		worth = worth * worth / 100 * (coins * WORTH_COIN + more) / 100;
		for (int k = 0; k < PR_MARKERS - done; k++)
			if (worth > best[k]) {
				const int less = best[k];
				best[k] = worth;
				worth = less;
			}
	}
	for (int k = 0; k < PR_MARKERS; k++)
		sum += best[k];
	return sum;
}
