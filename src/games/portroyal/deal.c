/* deal.c -- what chance may do: draw the first player, open contracts, turn over a
 * card, deal a coin or show one that is spent. */

#include "games/portroyal/portroyal.h"

/* The coin that is turned over next is the latest of its purse. */
static uint8_t spent_coin(const struct portroyal *s)
{
	int end;

	return s->coin[rows_bounds(s->coins, PR_SEATS, pr_payer(s) + 1, &end) - 1];
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
	uint8_t rest[DECK_SIZE] = {0};
	for (int i = 0; from_rest(s) && i < pr_timed(s); i++)
		rest[s->rest[i]]++;
	const int verb = s->all_owed > 0 ? COIN : REVEAL;
	const uint8_t *from = from_rest(s) ? rest : s->deck;
	for (int card = 0; card < CARDS; card++)
		if (from[card] > 0)
			list[n++] = (struct outcome){move_with(DEALER, verb, card), from[card]};
	return n;
}

/* A coin is dealt unseen; what is turned over, from the deck, a pile or a purse, is any
 * of the cards out of sight. */
int pr_foresee(const void *view, int seat, struct outcome *list)
{
	const struct portroyal *s = view;
	uint8_t unseen[DECK_SIZE];
	int n = 0;

	(void)seat;
	if (!turn_waits(&s->turn, DEALER))
		return 0;
	if (s->all_due == 0 && (s->turn.phase == PHASE_START || s->turn.phase == PHASE_CONTRACTS))
		return pr_outcomes(s, list);
	if (s->all_due == 0 && s->all_owed > 0) {
		list[0] = (struct outcome){move_with(DEALER, COIN, UNKNOWN), 1};
		return 1;
	}
	const int verb = s->all_due > 0 ? SPEND : REVEAL;
	pr_take_stock(s, unseen);
	for (int card = 0; card < CARDS; card++)
		if (unseen[card] > 0)
			list[n++] = (struct outcome){move_with(DEALER, verb, card), unseen[card]};
	return n;
}

static struct move sample_contract(const struct portroyal *s, struct rng *r)
{
	struct outcome list[CONTRACTS];

	return list[rng_below(r, (uint32_t)contract_outcomes(s, list))].move;
}

/* What comes once or a few times a game. */
static struct move sample_rare(const struct portroyal *s, struct rng *r)
{
	if (s->turn.phase == PHASE_START)
		return move_with(DEALER, START, (int)rng_below(r, s->turn.seats));
	if (s->turn.phase == PHASE_CONTRACTS)
		return sample_contract(s, r);
	return move_with(DEALER, REVEAL, s->rest[rng_below(r, (uint32_t)pr_timed(s))]);
}

struct move pr_sample(const void *state, struct rng *r)
{
	const struct portroyal *s = state;

	if (s->all_due > 0)
		return move_with(DEALER, SPEND, spent_coin(s));
	if (s->all_owed == 0 && (s->turn.phase != PHASE_REVEAL || from_rest(s)))
		return sample_rare(s, r);
	return move_with(DEALER, s->all_owed > 0 ? COIN : REVEAL,
	                 bag_nth(s->deck, DECK_SIZE, rng_below(r, (uint32_t)pr_unseen(s))));
}
