/* timepile.c -- the contracts on the table, and the clock of the game played together.
 *
 * The time pile is cards of the deck set aside unseen, and so is the score pile.  Until
 * they are turned over nobody can tell them from the cards that stayed in the deck:
 * every card of deck, time pile and score pile is as likely to be any of those that are
 * missing elsewhere.  So they need no cards of their own but only a number each, and
 * `deck` counts them all together.
 *
 * That holds until the deck is used up.  Then what is left in the bag *is* the two
 * piles, and the discards that are shuffled into a new deck must not mix with it: at
 * that moment its cards move to `rest`, and from then on a time card is drawn from
 * there.  It happens at most once a game; later reshuffles find the piles apart. */

#include "games/portroyal/portroyal.h"

bool pr_in_box(const struct portroyal *s, int contract)
{
	return !pr_is_open(s, contract) &&
	       (pr_together(s) || pr_contract[contract].when != WHEN_TOGETHER);
}

int pr_time_size(const struct portroyal *s)
{
	int size = PR_TIME_BASE;
	unsigned letters = 0;

	for (int i = 0; i < s->opened; i++) {
		const struct contract *c = &pr_contract[s->contract[i]];
		const unsigned letter = 1u << (c->letter - 'A');
		size += c->seal + ((letters & letter) == 0 ? PR_TIME_LETTER : 0);
		letters |= letter;
	}
	return size;
}

/* With the last contract the size of the time pile is known; what shall be set aside
 * beforehand has waited in the score pile. */
void pr_open_contract(struct portroyal *s, int contract)
{
	s->contract[s->opened++] = (uint8_t)contract;
	s->open |= 1u << contract;
	for (int seat = 0; seat < s->turn.seats; seat++)
		pr_watch_contracts(s, seat);
	if (s->opened < s->opens || !pr_together(s))
		return;
	s->timepile = (uint8_t)(pr_time_size(s) - s->scorepile);
	s->decked = (uint8_t)(s->decked - s->timepile);
}

/* A view does not know the cards, only their number. */
void pr_set_apart(struct portroyal *s)
{
	int n = 0;

	s->apart = 1;
	for (int card = 0; card < CARDS && !s->turn.masked; card++)
		for (; s->deck[card] > 0; s->deck[card]--)
			s->rest[n++] = (uint8_t)card;
}

static void take_from_rest(struct portroyal *s, int card)
{
	const int size = pr_timed(s);
	int i = 0;

	while (s->rest[i] != card)
		i++;
	memmove(s->rest + i, s->rest + i + 1, (size_t)(size - i - 1));
	s->rest[size - 1] = 0;
}

void pr_draw_time(struct portroyal *s, int card)
{
	if (!s->turn.masked && s->apart)
		take_from_rest(s, card);
	else if (!s->turn.masked)
		bag_take(s->deck, card);
	s->timepile--;
}

void pr_score(struct portroyal *s)
{
	s->timepile--;
	s->scorepile++;
}

int pr_points(const struct portroyal *s)
{
	return PR_SCORE_POINTS * s->scorepile;
}

int pr_rank(int points)
{
	static const uint8_t from[] = {
#define RANK(points_, id) points_,
#include "games/portroyal/numbers.def"
	};
	int rank = 0;

	for (int i = 0; i < (int)sizeof from; i++)
		if (points >= from[i])
			rank = i;
	return rank;
}
