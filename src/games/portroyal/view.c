/* view.c -- all secrecy of Port Royal on one page.
 *
 * Nobody, not even its owner, may look at a coin; nobody knows the order of the
 * deck, of the time pile or of the score pile, and a view does not keep count of what
 * they hold either.  Everything else lies open, so all views are alike. */

#include "games/portroyal/portroyal.h"

void pr_hide(void *state, int seat)
{
	struct portroyal *s = state;

	(void)seat;
	memset(s->deck, 0, DECK_SIZE);
	memset(s->rest, 0, sizeof s->rest);
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

/* Ships under merchants and kept aside. */
static void take_out_ships(const struct portroyal *s, uint8_t *bag)
{
	const int tucked = rows_end(s->tucked, PR_SEATS);
	const uint8_t *kept = s->kept[0];

	for (int i = 0; i < tucked; i++)
		bag_take(bag, s->tuck[i] & ~UNDER_FIRST);
	for (int i = 0; s->opened > 0 && i < (int)sizeof s->kept; i++)
		if (kept[i] != NO_CARD)
			bag_take(bag, kept[i]);
}

/* Everything that is not in sight is a coin, in the deck or in a pile apart from it,
 * each alike. */
void pr_guess(void *view, int seat, struct rng *r)
{
	struct portroyal *s = view;
	const int coins = rows_end(s->coins, PR_SEATS), apart = s->apart ? pr_timed(s) : 0;
	int unseen = coins + apart + pr_unseen(s);

	(void)seat;
	pr_census(s->sets, s->deck);
	for (int i = 0; i < CARDS; i++)
		s->deck[i] = (uint8_t)(s->deck[i] - s->discard[i]);
	take_out_ships(s, s->deck);
	take_out(s->deck, s->harbour, s->harboured);
	take_out(s->deck, s->crew, rows_end(s->crewed, PR_SEATS));
	for (int e = 0; e < EXPEDITIONS_MAX; e++)
		if (s->expedition[e] != IN_PLAY && FIRST_EXPEDITION + e != CARD_exp_five)
			bag_take(s->deck, FIRST_EXPEDITION + e);
	if (s->revealed != NO_CARD)
		bag_take(s->deck, s->revealed);
	for (int i = 0; i < coins; i++)
		s->coin[i] = (uint8_t)bag_draw(s->deck, DECK_SIZE, (unsigned)unseen--, r);
	for (int i = 0; i < apart; i++)
		s->rest[i] = (uint8_t)bag_draw(s->deck, DECK_SIZE, (unsigned)unseen--, r);
	s->turn.masked = 0;
}

/* The next card is any of those not in sight, be it in the deck, in a pile apart or face
 * down as a coin: whatever is guessed, together they are the same cards. */
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
	for (int i = 0; s.apart && i < pr_timed(&s); i++)
		bag_add(s.deck, s.rest[i]);
	for (int card = 0; card < CARDS; card++)
		if (s.deck[card] > 0)
			list[n++] = (struct outcome){move_with(DEALER, REVEAL, card), s.deck[card]};
	return n;
}
