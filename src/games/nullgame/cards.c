/* cards.c -- cards on their way between deck, pile, hands and coins.  In a view only
 * numbers move. */

#include <assert.h>

#include "games/nullgame/nullgame.h"

int null_copies(const struct nullgame *s, int kind)
{
	return s->stormy ? null_card[kind].stormy : null_card[kind].calm;
}

/* The pile becomes the deck when the deck is empty.  A view only moves numbers. */
void null_refill(struct nullgame *s)
{
	if (s->deck_size > 0)
		return;
	memcpy(s->deck, s->pile, sizeof s->deck);
	memset(s->pile, 0, sizeof s->pile);
	s->deck_size = s->pile_size;
	s->pile_size = 0;
}

void null_discard(struct nullgame *s, uint8_t kind)
{
	if (!s->turn.masked)
		bag_add(s->pile, kind);
	s->pile_size++;
}

void null_leave_deck(struct nullgame *s, uint8_t kind)
{
	if (!s->turn.masked)
		bag_take(s->deck, kind);
	s->deck_size--;
}

/* Takes a card from a hand.  Whoever cannot see that hand takes an unknown card. */
void null_leave_hand(struct nullgame *s, int seat, uint8_t kind)
{
	int i = rows_find(s->hand, s->hand_size, seat, kind);

	if (i < 0) {
		assert(s->turn.masked);
		i = rows_find(s->hand, s->hand_size, seat, UNKNOWN);
	}
	rows_take(s->hand, sizeof s->hand, s->hand_size, FISHERS, seat, i);
}

/* Money is spent from the top, and goes to the pile as it lies: face down. */
void null_pay(struct nullgame *s, int seat, int coins)
{
	while (coins-- > 0)
		null_discard(s, rows_take(s->coin, sizeof s->coin, s->coin_size, FISHERS, seat,
		                          s->coin_size[seat] - 1));
}

static void count_all(uint8_t *bag, const uint8_t *thing, int n)
{
	for (int i = 0; i < n; i++)
		bag_add(bag, thing[i]);
}

bool null_check(const void *state)
{
	const struct nullgame *s = state;
	uint8_t all[KIND_ROOM];

	if (bag_total(s->deck, KIND_ROOM) != s->deck_size ||
	    bag_total(s->pile, KIND_ROOM) != s->pile_size)
		return false;
	memcpy(all, s->deck, sizeof all);
	for (int kind = 0; kind < KINDS; kind++)
		all[kind] = (uint8_t)(all[kind] + s->pile[kind]);
	count_all(all, s->hand, rows_end(s->hand_size, FISHERS));
	count_all(all, s->coin, rows_end(s->coin_size, FISHERS));
	count_all(all, s->shown, rows_end(s->shown_size, FISHERS));
	for (int kind = 0; kind < KINDS; kind++)
		if (all[kind] != null_copies(s, kind))
			return false;
	return true;
}
