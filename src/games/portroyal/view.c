/* view.c -- all secrecy of Port Royal on one page.
 *
 * Nobody, not even its owner, may look at a coin; nobody knows the order of the
 * deck, of the time pile or of the score pile, and a view does not keep count of what
 * they hold either.  Everything else lies open, so all views are alike but for one thing:
 * what a lookout has seen, and put back on the deck, only its owner knows. */

#include "games/portroyal/portroyal.h"

static void hide_lookout(struct portroyal *s, int seat)
{
	struct adventure *adv = &s->adv;

	if (seat != s->turn.active)
		memset(adv->look, UNKNOWN, adv->looking);
	if (adv->topped && !(adv->knows >> seat & 1))
		adv->top = UNKNOWN;
}

/* That a coin was dealt before the chapter's cards were mixed in everybody has seen. */
static void hide_coins(struct portroyal *s)
{
	const int coins = rows_end(s->coins, PR_SEATS);
	const bool early = pr_adventure(s);

	for (int i = 0; i < coins && !s->turn.masked; i++)
		s->coin[i] = early && (s->coin[i] & EARLY) ? EARLY_UNKNOWN : UNKNOWN;
}

void pr_hide(void *state, int seat)
{
	struct portroyal *s = state;

	memset(s->deck, 0, DECK_SIZE);
	if (pr_adventure(s))
		hide_lookout(s, seat);
	else
		memset(s->rest, 0, sizeof s->rest);
	hide_coins(s);
	s->turn.masked = 1;
}

struct move pr_hide_move(const void *before, struct move m, int seat)
{
	const struct portroyal *s = before;

	if (m.verb == COIN || (m.verb == SEE && seat != s->turn.active))
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

void pr_take_stock(const struct portroyal *s, uint8_t *unseen)
{
	pr_census(s, unseen);
	for (int i = 0; i < CARDS; i++)
		unseen[i] = (uint8_t)(unseen[i] - s->discard[i]);
	take_out_ships(s, unseen);
	take_out(unseen, s->harbour, s->harboured);
	take_out(unseen, s->crew, rows_end(s->crewed, PR_SEATS));
	for (int e = 0; e < EXPEDITIONS_MAX; e++)
		if (s->expedition[e] != IN_PLAY && FIRST_EXPEDITION + e != CARD_exp_five)
			bag_take(unseen, FIRST_EXPEDITION + e);
	if (s->revealed != NO_CARD)
		bag_take(unseen, s->revealed);
	if (!pr_adventure(s))
		return;
	for (int i = 0; i < s->adv.looking; i++)
		if (s->adv.look[i] != UNKNOWN)
			bag_take(unseen, s->adv.look[i]);
	if (s->adv.topped && s->adv.top != UNKNOWN)
		bag_take(unseen, s->adv.top);
}

int pr_early(const struct portroyal *s)
{
	const int coins = rows_end(s->coins, PR_SEATS);
	int early = 0;

	for (int i = 0; pr_adventure(s) && i < coins; i++)
		early += s->coin[i] == EARLY_UNKNOWN;
	return early;
}

/* Which of two like cards, one of them new, was seen first nobody can tell: a copy out of sight may
 * be an old one as long as there are old ones. */
void pr_old_ones(const struct portroyal *s, const uint8_t *unseen, uint8_t *old)
{
	uint8_t all[DECK_SIZE], fresh[DECK_SIZE] = {0};

	pr_census(s, all);
	if (!s->adv.unmixed)
		pr_fresh(s, fresh);
	for (int card = 0; card < DECK_SIZE; card++) {
		const int may = all[card] > fresh[card] ? all[card] - fresh[card] : 0;
		old[card] = (uint8_t)(may < unseen[card] ? may : unseen[card]);
	}
}

/* What a lookout has seen, if this view does not know it, and the card on top, which is
 * one of the deck. */
static void guess_lookout(struct portroyal *s, struct rng *r)
{
	struct adventure *adv = &s->adv;
	unsigned unseen = (unsigned)bag_total(s->deck, DECK_SIZE);

	for (int i = 0; i < adv->looking; i++)
		if (adv->look[i] == UNKNOWN)
			adv->look[i] = (uint8_t)bag_draw(s->deck, DECK_SIZE, unseen--, r);
	if (!adv->topped)
		return;
	if (adv->top == UNKNOWN)
		adv->top = (uint8_t)bag_draw(s->deck, DECK_SIZE, unseen, r);
}

/* A coin dealt before the chapter's cards were mixed in is none of these. */
static void guess_early(struct portroyal *s, struct rng *r)
{
	const int coins = rows_end(s->coins, PR_SEATS);
	uint8_t old[DECK_SIZE];

	pr_old_ones(s, s->deck, old);
	int left = bag_total(old, DECK_SIZE);
	for (int i = 0; i < coins; i++) {
		if (s->coin[i] != EARLY_UNKNOWN)
			continue;
		const int card = (int)bag_draw(old, DECK_SIZE, (unsigned)left--, r);
		bag_take(s->deck, card);
		s->coin[i] = (uint8_t)(card | EARLY);
	}
}

/* Everything that is not in sight is a coin, in the deck or in a pile apart from it,
 * each alike. */
void pr_guess(void *view, int seat, struct rng *r)
{
	struct portroyal *s = view;
	const int coins = rows_end(s->coins, PR_SEATS), apart = s->apart ? pr_timed(s) : 0;
	uint8_t hidden[CARDS_MAX];

	(void)seat;
	memcpy(hidden, s->coin, sizeof hidden);
	pr_take_stock(s, s->deck);
	if (pr_early(s) > 0)
		guess_early(s, r);
	if (pr_adventure(s))
		guess_lookout(s, r);
	int unseen = bag_total(s->deck, DECK_SIZE);
	for (int i = 0; i < coins; i++)
		if (hidden[i] == UNKNOWN)
			s->coin[i] = (uint8_t)bag_draw(s->deck, DECK_SIZE, (unsigned)unseen--, r);
	for (int i = 0; i < apart; i++)
		s->rest[i] = (uint8_t)bag_draw(s->deck, DECK_SIZE, (unsigned)unseen--, r);
	if (pr_adventure(s) && s->adv.topped)
		bag_add(s->deck, s->adv.top);
	s->turn.masked = 0;
}
