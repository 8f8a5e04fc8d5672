/* deal.c -- chance: what the dealer owes, may do next, and what it does. */

#include "games/nullgame/nullgame.h"

int null_first(const uint8_t *row)
{
	for (int seat = 0; seat < FISHERS; seat++)
		if (row[seat] > 0)
			return seat;
	return -1;
}

bool null_owes(const struct nullgame *s)
{
	return null_first(s->owed_cards) >= 0 || null_first(s->owed_coins) >= 0;
}

void null_begin(struct nullgame *s, uint8_t seat)
{
	s->start = s->turn.active = seat;
	s->turn.phase = PHASE_TURN;
	s->turn.round = 1;
	memset(s->owed_cards, HAND_START, s->turn.seats);
	null_settle(s);
}

void null_deal(struct nullgame *s, int seat, uint8_t kind)
{
	null_leave_deck(s, kind);
	rows_push(s->hand, sizeof s->hand, s->hand_size, FISHERS, seat, kind);
	s->owed_cards[seat]--;
	null_settle(s);
}

void null_deal_coin(struct nullgame *s, int seat, uint8_t kind)
{
	null_leave_deck(s, kind);
	rows_push(s->coin, sizeof s->coin, s->coin_size, FISHERS, seat, kind);
	s->owed_coins[seat]--;
	null_settle(s);
}

void null_show(struct nullgame *s, int seat, uint8_t kind)
{
	null_leave_hand(s, seat, kind);
	rows_push(s->shown, sizeof s->shown, s->shown_size, FISHERS, seat, kind);
	null_settle(s);
}

static struct move dealt(int verb, int seat, int kind)
{
	struct move m = move_with(DEALER, verb, seat);

	m.arg[1] = (uint8_t)kind;
	return m;
}

/* What the dealer deals next: to whom, by which verb. */
static int debt(const struct nullgame *s, int *verb)
{
	const int seat = null_first(s->owed_cards);

	*verb = seat >= 0 ? VERB_deal : VERB_coin;
	return seat >= 0 ? seat : null_first(s->owed_coins);
}

static struct move next_shown(const struct nullgame *s)
{
	const int seat = null_first(s->hand_size);

	return dealt(VERB_show, seat, s->hand[rows_start(s->hand_size, seat)]);
}

int null_outcomes(const void *state, struct outcome *list)
{
	const struct nullgame *s = state;
	int n = 0, verb;

	if (!turn_waits(&s->turn, DEALER))
		return 0;
	if (s->turn.phase == PHASE_START) {
		for (int seat = 0; seat < s->turn.seats; seat++)
			list[n++] = (struct outcome){move_with(DEALER, VERB_start, seat), 1};
	} else if (null_owes(s)) {
		const int seat = debt(s, &verb);
		for (int kind = 0; kind < KINDS; kind++)
			if (s->deck[kind] > 0)
				list[n++] =
					(struct outcome){dealt(verb, seat, kind), s->deck[kind]};
	} else {
		list[n++] = (struct outcome){next_shown(s), 1};
	}
	return n;
}

/* The same as outcomes, faster.  Optional; the dealer can do without. */
struct move null_sample(const void *state, struct rng *r)
{
	const struct nullgame *s = state;
	int verb;

	if (s->turn.phase == PHASE_START)
		return move_with(DEALER, VERB_start, (int)rng_below(r, s->turn.seats));
	if (!null_owes(s))
		return next_shown(s);
	const int seat = debt(s, &verb);
	return dealt(verb, seat, bag_nth(s->deck, KIND_ROOM, rng_below(r, s->deck_size)));
}
