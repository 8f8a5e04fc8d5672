/* fishing.c -- what a fisher may do in its turn and when others sell, and what it does. */

#include "games/nullgame/nullgame.h"

static void resolve_sale(struct nullgame *s)
{
	const struct window sale = window_pop(&s->windows);

	s->owed_coins[sale.by] = sale.arg;
	null_end_turn(s);
}

/* Asks everybody else who holds any card: asking only those who hold a gull would
 * tell the table who does. */
void null_sell(struct nullgame *s, int seat, uint8_t kind)
{
	null_leave_hand(s, seat, kind);
	null_discard(s, kind);
	window_push(&s->windows,
	            (struct window){.by = (uint8_t)seat, .on = kind, .arg = null_card[kind].price});
	s->turn.phase = PHASE_SALE;
	s->turn.waiting = 0;
	for (int other = 0; other < s->turn.seats; other++)
		if (other != seat && s->hand_size[other] > 0)
			s->turn.waiting |= (uint8_t)(1u << other);
	if (s->turn.waiting == 0)
		resolve_sale(s);
}

/* An answer to a sale, in whatever order the seats give theirs. */
static void answer(struct nullgame *s, int seat, bool gull)
{
	struct window *sale = window_top(&s->windows);

	if (gull) {
		null_leave_hand(s, seat, CARD_gull);
		null_discard(s, CARD_gull);
		sale->arg = sale->arg > GULL_TAKES ? (uint8_t)(sale->arg - GULL_TAKES) : 0;
	}
	s->turn.waiting &= (uint8_t) ~(1u << seat);
	if (s->turn.waiting == 0)
		resolve_sale(s);
}

void null_gull(struct nullgame *s, int seat)
{
	answer(s, seat, true);
}

void null_draw(struct nullgame *s, int seat)
{
	s->owed_cards[seat]++;
	null_end_turn(s);
}

void null_boat(struct nullgame *s, int seat)
{
	null_pay(s, seat, BOAT_PRICE);
	s->boats[seat]++;
	null_end_turn(s);
}

void null_pass(struct nullgame *s, int seat)
{
	if (s->turn.phase == PHASE_SALE)
		answer(s, seat, false);
	else
		null_end_turn(s);
}

static bool holds(const struct nullgame *s, int seat, int kind)
{
	return rows_find(s->hand, s->hand_size, seat, (uint8_t)kind) >= 0;
}

static int turn_moves(const struct nullgame *s, int seat, struct move *list)
{
	int n = 0;

	list[n++] = move_of(seat, VERB_pass);
	if (s->deck_size + s->pile_size > 0)
		list[n++] = move_of(seat, VERB_draw);
	for (int kind = 0; kind < KINDS; kind++)
		if (null_card[kind].price > 0 && holds(s, seat, kind))
			list[n++] = move_with(seat, VERB_sell, kind);
	if (s->coin_size[seat] >= BOAT_PRICE)
		list[n++] = move_of(seat, VERB_boat);
	return n;
}

int null_moves(const void *state, int seat, struct move *list)
{
	const struct nullgame *s = state;
	int n = 0;

	if (seat == DEALER || !turn_waits(&s->turn, seat))
		return 0;
	if (s->turn.phase == PHASE_TURN)
		return turn_moves(s, seat, list);
	list[n++] = move_of(seat, VERB_pass);
	if (holds(s, seat, CARD_gull))
		list[n++] = move_of(seat, VERB_gull);
	return n;
}
