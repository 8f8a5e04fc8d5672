/* view.c -- what a seat may know: everything but action cards that are not its own. */

#include "games/kingofpirates/kingofpirates.h"

void kp_hide(void *state, int seat)
{
	struct kop *s = state;

	s->turn.masked = 1;
	for (int i = 0; i < s->turn.seats; i++)
		if (i != seat)
			memset(s->hand[i], UNKNOWN, HAND_SIZE);
	memset(s->deck, UNKNOWN, HAND_SIZE);
	memset(s->buried, UNKNOWN, HAND_SIZE);
}

struct move kp_hide_move(const void *before, struct move m, int seat)
{
	(void)before;
	if (m.verb == VERB_draw && m.arg[0] != seat)
		m.arg[1] = UNKNOWN;
	return m;
}

static void fill(uint8_t *hand, int size, uint8_t *unseen, unsigned *left, struct rng *r)
{
	memset(hand, 0, HAND_SIZE);
	for (int i = 0; i < size; i++)
		bag_add(hand, bag_draw(unseen, HAND_SIZE, (*left)--, r));
}

void kp_unseen(const struct kop *s, uint8_t *unseen)
{
	memset(unseen, 0, HAND_SIZE);
	for (int card = 0; card < ACTIONS; card++) {
		unseen[card] = (uint8_t)(kp_action[card].copies - s->discard[card]);
		for (int i = 0; i < s->turn.seats; i++)
			if (kp_knows(s, i))
				unseen[card] = (uint8_t)(unseen[card] - s->hand[i][card]);
	}
}

/* Cards seen nowhere are dealt to the hidden hands, the buried pile and the deck. */
void kp_guess(void *view, int seat, struct rng *r)
{
	struct kop *s = view;
	uint8_t unseen[HAND_SIZE];

	(void)seat;
	kp_unseen(s, unseen);
	unsigned left = (unsigned)bag_total(unseen, ACTIONS);
	for (int i = 0; i < s->turn.seats; i++)
		if (!kp_knows(s, i))
			fill(s->hand[i], s->held[i], unseen, &left, r);
	fill(s->buried, s->buried_size, unseen, &left, r);
	memcpy(s->deck, unseen, HAND_SIZE);
	s->turn.masked = 0;
}
