/* put.c -- a position set up by hand, for scenarios. */

#include "games/nullgame/nullgame.h"

/* Coins too few are dealt by the dealer, coins too many go back to the deck. */
static bool put_coins(struct nullgame *s, int seat, int coins)
{
	if (coins > s->coin_size[seat] + s->deck_size)
		return false;
	while (s->coin_size[seat] > coins) {
		bag_add(s->deck, rows_take(s->coin, sizeof s->coin, s->coin_size, FISHERS, seat,
		                           s->coin_size[seat] - 1));
		s->deck_size++;
	}
	s->owed_coins[seat] = (uint8_t)(coins - s->coin_size[seat]);
	return true;
}

static bool put_hand(struct nullgame *s, const struct item *what)
{
	if (s->deck[what->index] < what->count)
		return false;
	for (int i = 0; i < what->count; i++) {
		null_leave_deck(s, what->index);
		rows_push(s->hand, sizeof s->hand, s->hand_size, FISHERS, what->owner, what->index);
	}
	return true;
}

bool null_put(void *state, struct item what)
{
	struct nullgame *s = state;
	bool done = false;

	if (s->turn.masked || s->turn.phase != PHASE_TURN || what.owner >= s->turn.seats)
		return false;
	if (what.list == LIST_COUNTERS && what.index == COUNTER_coins)
		done = put_coins(s, what.owner, what.count);
	else if (what.list == LIST_CARDS && what.index < KINDS && what.zone == ZONE_hand)
		done = put_hand(s, &what);
	if (done)
		null_settle(s);
	return done;
}
