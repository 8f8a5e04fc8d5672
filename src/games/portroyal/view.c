/* view.c -- all secrecy of Port Royal on one page.
 *
 * Nobody, not even its owner, may look at a coin; nobody knows the order of the
 * deck, and a view does not keep count of what it holds either.  Everything else
 * lies open, so all views are alike. */

#include "games/portroyal/portroyal.h"

void pr_hide(void *state, int seat)
{
	struct portroyal *s = state;

	(void)seat;
	memset(s->deck, 0, DECK_SIZE);
	memset(s->coin, UNKNOWN, (size_t)rows_end(s->coins, PR_SEATS));
	s->turn.masked = 1;
}

struct move pr_hide_move(const void *before, struct move m, int seat)
{
	(void)before, (void)seat;
	if (m.verb == COIN)
		m.arg[0] = UNKNOWN;
	return m;
}

static void take_out(uint8_t *bag, const uint8_t *cards, int n)
{
	for (int i = 0; i < n; i++)
		bag_take(bag, cards[i]);
}

/* Everything that is not in sight is a coin or in the deck, each alike. */
void pr_guess(void *view, int seat, struct rng *r)
{
	struct portroyal *s = view;
	const int coins = rows_end(s->coins, PR_SEATS);

	(void)seat;
	pr_census(s->sets, s->deck);
	for (int i = 0; i < CARDS; i++)
		s->deck[i] = (uint8_t)(s->deck[i] - s->discard[i]);
	take_out(s->deck, s->harbour, s->harboured);
	take_out(s->deck, s->crew, rows_end(s->crewed, PR_SEATS));
	for (int e = 0; e < EXPEDITIONS_MAX; e++)
		if (s->expedition[e] != IN_PLAY && FIRST_EXPEDITION + e != CARD_exp_five)
			bag_take(s->deck, FIRST_EXPEDITION + e);
	if (s->revealed != NO_CARD)
		bag_take(s->deck, s->revealed);
	for (int i = 0; i < coins; i++)
		s->coin[i] =
			(uint8_t)bag_draw(s->deck, DECK_SIZE, (unsigned)(coins - i + s->decked), r);
	s->turn.masked = 0;
}

/* The next card is any of those not in sight, be it in the deck or face down as a coin:
 * whatever is guessed, deck and coins together are the same cards. */
int pr_chances(const void *view, struct outcome *list)
{
	struct portroyal s = *(const struct portroyal *)view;
	struct rng r;
	int n = 0;

	if (s.turn.phase != PHASE_REVEAL || !s.turn.masked)
		return 0;
	rng_seed(&r, 0);
	pr_guess(&s, SPECTATOR, &r);
	for (int i = 0; i < rows_end(s.coins, PR_SEATS); i++)
		bag_add(s.deck, s.coin[i]);
	for (int card = 0; card < CARDS; card++)
		if (s.deck[card] > 0)
			list[n++] = (struct outcome){move_with(DEALER, REVEAL, card), s.deck[card]};
	return n;
}
