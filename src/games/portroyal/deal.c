/* deal.c -- what chance may do: draw the first player, open contracts, turn over a
 * card, deal a coin or show one that is spent. */

#include "games/portroyal/portroyal.h"

/* Characters, story and events of the adventure are named in phases of their own. */
static bool deals_adventure(const struct portroyal *s)
{
	return s->all_owed == 0 && s->turn.phase >= PHASE_CAST && s->turn.phase <= PHASE_EVENT;
}

static int card_verb(const struct portroyal *s)
{
	if (s->all_owed > 0)
		return COIN;
	return s->turn.phase == PHASE_LOOK ? SEE : REVEAL;
}

static bool top_known(const struct portroyal *s)
{
	return pr_adventure(s) && s->adv.topped && s->adv.top != UNKNOWN;
}

/* The coin that is turned over next is the latest of its purse. */
static uint8_t coin_to_spend(const struct portroyal *s)
{
	int end;

	return s->coin[rows_bounds(s->coins, PR_SEATS, pr_payer(s) + 1, &end) - 1];
}

static uint8_t spent_coin(const struct portroyal *s)
{
	return coin_to_spend(s) & (uint8_t)~EARLY;
}

static int contract_outcomes(const struct portroyal *s, struct outcome *list)
{
	int n = 0;

	for (int contract = 0; contract < CONTRACTS; contract++)
		if (pr_in_box(s, contract))
			list[n++] = (struct outcome){move_with(DEALER, CONTRACT, contract), 1};
	return n;
}

/* Is the card to be named one of the piles set apart from the deck? */
static bool from_rest(const struct portroyal *s)
{
	return s->apart && s->all_owed == 0 && pr_from_time(s);
}

int pr_outcomes(const void *state, struct outcome *list)
{
	const struct portroyal *s = state;
	int n = 0;

	if (!turn_waits(&s->turn, DEALER))
		return 0;
	if (s->turn.phase == PHASE_START) {
		for (; n < s->turn.seats; n++)
			list[n] = (struct outcome){move_with(DEALER, START, n), 1};
		return n;
	}
	if (s->all_due > 0) {
		list[0] = (struct outcome){move_with(DEALER, SPEND, spent_coin(s)), 1};
		return 1;
	}
	if (s->turn.phase == PHASE_CONTRACTS)
		return contract_outcomes(s, list);
	if (deals_adventure(s))
		return pr_adventure_outcomes(s, list);
	if (top_known(s)) {
		list[0] = (struct outcome){move_with(DEALER, card_verb(s), s->adv.top), 1};
		return 1;
	}
	uint8_t rest[DECK_SIZE] = {0};
	for (int i = 0; from_rest(s) && i < pr_timed(s); i++)
		rest[s->rest[i]]++;
	const int verb = card_verb(s);
	const uint8_t *from = from_rest(s) ? rest : s->deck;
	for (int card = 0; card < CARDS; card++)
		if (from[card] > 0)
			list[n++] = (struct outcome){move_with(DEALER, verb, card), from[card]};
	return n;
}

/* Of a coin that was dealt before the chapter's cards were mixed in, all know that it is
 * none of them; so each of those is a little likelier to come from elsewhere. */
static void weigh(const struct portroyal *s, int verb, const uint8_t *unseen, uint32_t *weight)
{
	const int early = pr_early(s);
	uint8_t old[DECK_SIZE];

	for (int card = 0; card < CARDS; card++)
		weight[card] = unseen[card];
	if (early == 0)
		return;
	pr_old_ones(s, unseen, old);
	const unsigned all = (unsigned)bag_total(old, DECK_SIZE), rest = all - (unsigned)early;
	const bool known = verb == SPEND && coin_to_spend(s) == EARLY_UNKNOWN;
	for (int card = 0; card < CARDS; card++)
		weight[card] =
			known ? old[card] : (weight[card] - old[card]) * all + old[card] * rest;
}

/* A coin is dealt unseen; what is turned over, from the deck, a pile or a purse, is any
 * of the cards out of sight. */
int pr_foresee(const void *view, int seat, struct outcome *list)
{
	const struct portroyal *s = view;
	uint8_t unseen[DECK_SIZE];
	uint32_t weight[CARDS];
	int n = 0;

	if (!turn_waits(&s->turn, DEALER))
		return 0;
	if (s->all_due == 0 && (s->turn.phase == PHASE_START || s->turn.phase == PHASE_CONTRACTS ||
	                        deals_adventure(s)))
		return pr_outcomes(s, list);
	const int verb = s->all_due > 0 ? SPEND : card_verb(s);
	if (verb == COIN || (verb == SEE && seat != s->turn.active)) {
		list[0] = (struct outcome){move_with(DEALER, verb, UNKNOWN), 1};
		return 1;
	}
	if (verb != SPEND && top_known(s))
		return pr_outcomes(s, list);
	pr_take_stock(s, unseen);
	weigh(s, verb, unseen, weight);
	for (int card = 0; card < CARDS; card++)
		if (weight[card] > 0)
			list[n++] = (struct outcome){move_with(DEALER, verb, card), weight[card]};
	return n;
}

/* One of the few outcomes of the adventure, by weight. */
static struct move sample_few(const struct portroyal *s, struct rng *r)
{
	struct outcome list[MISSIONS];
	const int n = pr_adventure_outcomes(s, list);
	uint32_t total = 0;
	int i = 0;

	for (int k = 0; k < n; k++)
		total += list[k].weight;
	for (uint32_t at = rng_below(r, total); at >= list[i].weight; i++)
		at -= list[i].weight;
	return list[i].move;
}

static struct move sample_contract(const struct portroyal *s, struct rng *r)
{
	struct outcome list[CONTRACTS];

	return list[rng_below(r, (uint32_t)contract_outcomes(s, list))].move;
}

/* What comes once or a few times a game, and a card whose name somebody knows. */
static bool is_rare(const struct portroyal *s)
{
	const bool turns_card = (s->turn.phase == PHASE_REVEAL) | (s->turn.phase == PHASE_LOOK);

	const bool usual = turns_card && !from_rest(s);

	return top_known(s) | ((s->all_owed == 0) & !usual);
}

/* Apart from pr_sample, which shall not carry these lists on its stack. */
__attribute__((noinline)) static struct move sample_rare(const struct portroyal *s, struct rng *r)
{
	if (s->turn.phase == PHASE_START)
		return move_with(DEALER, START, (int)rng_below(r, s->turn.seats));
	if (s->turn.phase == PHASE_CONTRACTS)
		return sample_contract(s, r);
	if (deals_adventure(s))
		return sample_few(s, r);
	if (top_known(s))
		return move_with(DEALER, card_verb(s), s->adv.top);
	return move_with(DEALER, REVEAL, s->rest[rng_below(r, (uint32_t)pr_timed(s))]);
}

struct move pr_sample(const void *state, struct rng *r)
{
	const struct portroyal *s = state;

	if (s->all_due > 0)
		return move_with(DEALER, SPEND, spent_coin(s));
	if (is_rare(s))
		return sample_rare(s, r);
	return move_with(DEALER, card_verb(s),
	                 bag_nth(s->deck, DECK_SIZE, rng_below(r, (uint32_t)pr_unseen(s))));
}
