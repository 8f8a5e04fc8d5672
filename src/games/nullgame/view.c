/* view.c -- secrets: all of them are on this page. */

#include "games/nullgame/nullgame.h"

void null_hide(void *state, int seat)
{
	struct nullgame *s = state;

	for (int other = 0; other < FISHERS; other++)
		if (other != seat)
			memset(s->hand + rows_start(s->hand_size, other), UNKNOWN,
			       s->hand_size[other]);
	memset(s->coin, UNKNOWN, (size_t)rows_end(s->coin_size, FISHERS));
	memset(s->deck, 0, sizeof s->deck);
	memset(s->pile, 0, sizeof s->pile);
	s->turn.masked = 1;
}

struct move null_hide_move(const void *before, struct move m, int seat)
{
	(void)before;
	if (m.verb == VERB_coin || (m.verb == VERB_deal && m.arg[0] != seat))
		m.arg[1] = UNKNOWN;
	return m;
}

static void count_known(uint8_t *bag, const uint8_t *thing, int n)
{
	for (int i = 0; i < n; i++)
		if (thing[i] != UNKNOWN)
			bag_take(bag, thing[i]);
}

/* Every card that this view sees nowhere, by kind. */
void null_unseen(const struct nullgame *s, uint8_t *bag)
{
	memset(bag, 0, KIND_ROOM);
	for (int kind = 0; kind < KINDS; kind++)
		bag[kind] = (uint8_t)null_copies(s, kind);
	count_known(bag, s->hand, rows_end(s->hand_size, FISHERS));
	count_known(bag, s->shown, rows_end(s->shown_size, FISHERS));
}

static int draw_any(uint8_t *bag, struct rng *r)
{
	return bag_draw(bag, KIND_ROOM, (unsigned)bag_total(bag, KIND_ROOM), r);
}

static void fill(uint8_t *bag, uint8_t *thing, int n, struct rng *r)
{
	for (int i = 0; i < n; i++)
		if (thing[i] == UNKNOWN)
			thing[i] = (uint8_t)draw_any(bag, r);
}

/* Whatever the view does not show is spread at random: all such worlds are
 * equally likely, as far as this view remembers. */
void null_guess(void *view, int seat, struct rng *r)
{
	struct nullgame *s = view;
	uint8_t rest[KIND_ROOM];

	(void)seat;
	null_unseen(s, rest);
	fill(rest, s->hand, rows_end(s->hand_size, FISHERS), r);
	fill(rest, s->coin, rows_end(s->coin_size, FISHERS), r);
	for (int i = 0; i < s->deck_size; i++)
		bag_add(s->deck, draw_any(rest, r));
	memcpy(s->pile, rest, sizeof s->pile);
	s->turn.masked = 0;
}
