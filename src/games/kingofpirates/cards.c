/* cards.c -- action cards: hands, the windows in which they are played, what they do.
 *
 * A window asks everybody who holds any card at all, because how many cards a
 * seat holds is public and which is not.  In a view the other hands are UNKNOWN;
 * a card that leaves such a hand is known by the move alone. */

#include "games/kingofpirates/kingofpirates.h"

bool kp_knows(const struct kop *s, int seat)
{
	return s->hand[seat][0] != UNKNOWN;
}

bool kp_has(const struct kop *s, int seat, int card)
{
	return s->hand[seat][card] > 0;
}

void kp_spend(struct kop *s, int seat, int card)
{
	assert(s->held[seat] > 0);
	s->held[seat]--;
	if (kp_knows(s, seat))
		bag_take(s->hand[seat], card);
	bag_add(s->discard, card);
}

/* The Dutchman takes a hand face down: nobody learns what was in it. */
void kp_lose_hand(struct kop *s, int seat)
{
	s->buried_size = (uint8_t)(s->buried_size + s->held[seat]);
	s->held[seat] = 0;
	if (!kp_knows(s, seat))
		return;
	if (!s->turn.masked)
		for (int card = 0; card < ACTIONS; card++)
			s->buried[card] = (uint8_t)(s->buried[card] + s->hand[seat][card]);
	memset(s->hand[seat], 0, HAND_SIZE);
}

static void shuffle_discards(struct kop *s)
{
	s->deck_size = (uint8_t)(bag_total(s->discard, ACTIONS) + s->buried_size);
	s->buried_size = 0;
	if (!s->turn.masked) {
		for (int card = 0; card < ACTIONS; card++)
			s->deck[card] = (uint8_t)(s->discard[card] + s->buried[card]);
		memset(s->buried, 0, HAND_SIZE);
	}
	memset(s->discard, 0, HAND_SIZE);
}

bool kp_can_draw(struct kop *s)
{
	if (s->deck_size == 0)
		shuffle_discards(s);
	return s->deck_size > 0;
}

void kp_enter_window(struct kop *s)
{
	unsigned asked = 0;

	if (kp_tempt(s))
		return;
	for (int seat = 0; seat < s->turn.seats; seat++)
		asked |= (unsigned)(s->held[seat] > 0 || kp_may_reroll(s, seat)) << seat;
	s->turn.waiting = (uint8_t)asked;
	if (asked == 0)
		kp_leave(s);
}

static int murder_moves(const struct kop *s, int seat, struct move *list)
{
	int n = 0;

	for (int i = 0; i < s->turn.seats; i++)
		for (uint32_t rest = s->crew[i]; rest != 0; rest &= rest - 1)
			if (kp_pirate[__builtin_ctz(rest)].crew != CREW_IMMUNE)
				list[n++] = move_with(seat, VERB_murder, __builtin_ctz(rest));
	return n;
}

static int dutch_moves(const struct kop *s, int seat, struct move *list)
{
	int n = 0;

	for (int d = 0; d < DIRECTIONS; d++) {
		const int hex = kp_neighbour(s->dutchman, d);
		if (hex >= 0)
			list[n++] = move_with(seat, VERB_dutch, hex);
	}
	return n;
}

static int scurvy_moves(const struct kop *s, int seat, struct move *list)
{
	int n = 0;

	for (int i = 0; i < s->turn.seats; i++)
		if (i != seat && !kp_immune(s, i))
			list[n++] = move_with(seat, VERB_scurvy, i);
	return n;
}

/* Against whoever is on turn; by house rule against anybody else. */
static int unrest_moves(const struct kop *s, int seat, struct move *list)
{
	int n = 0;

	for (int i = 0; i < s->turn.seats; i++)
		if (i != seat && (i == s->turn.active || kp_house(s, HOUSE_mutiny)))
			list[n++] = move_with(seat, VERB_mutiny, i);
	return n;
}

/* Mercenaries fight for their own master; those of a bystander for either of two
 * players, or for a city. */
static int merc_moves(const struct kop *s, int seat, struct move *list)
{
	const struct fight *f = &s->fight;
	int n = 0;

	if (seat == s->turn.active || (f->defender != NOBODY && seat != f->defender))
		list[n++] = move_with(seat, VERB_merc, SIDE_ATTACK);
	if (seat != s->turn.active && (f->defender != NOBODY || f->target == TARGET_CITY))
		list[n++] = move_with(seat, VERB_merc, SIDE_DEFEND);
	return n;
}

static int combat_moves(const struct kop *s, int seat, struct move *list)
{
	int n = 0;

	if (kp_has(s, seat, ACTION_attack) &&
	    (seat == s->turn.active || (seat == s->fight.defender && kp_house(s, HOUSE_attack))))
		list[n++] = move_of(seat, VERB_attack);
	if (kp_has(s, seat, ACTION_ambush) && seat == s->fight.defender)
		list[n++] = move_of(seat, VERB_ambush);
	if (kp_has(s, seat, ACTION_merc))
		n += merc_moves(s, seat, list + n);
	if (kp_has(s, seat, ACTION_soldiers) && s->fight.defender == NOBODY)
		list[n++] = move_of(seat, VERB_soldiers);
	return n;
}

int kp_window_moves(const struct kop *s, int seat, struct move *list)
{
	const int phase = kp_top(s).kind;
	int n = 0;

	list[n++] = move_of(seat, VERB_pass);
	if (phase == PHASE_declared || phase == PHASE_rolled)
		n += combat_moves(s, seat, list + n);
	if (phase == PHASE_rolled)
		n += kp_reroll_moves(s, seat, list + n);
	if (phase == PHASE_unrest && kp_has(s, seat, ACTION_mutiny))
		n += unrest_moves(s, seat, list + n);
	if (kp_has(s, seat, ACTION_murder))
		n += murder_moves(s, seat, list + n);
	if (kp_has(s, seat, ACTION_citrus) && s->scurvy[seat] > 0)
		list[n++] = move_of(seat, VERB_citrus);
	if (kp_has(s, seat, ACTION_dutch))
		n += dutch_moves(s, seat, list + n);
	if (kp_has(s, seat, ACTION_scurvy))
		n += scurvy_moves(s, seat, list + n);
	return n + kp_thefts(s, seat, list + n);
}

static void murder(struct kop *s, int pirate)
{
	int owner = 0;

	while ((s->crew[owner] >> pirate & 1) == 0)
		owner++;
	kp_lose_pirate(s, pirate);
	kp_need_captain(s, owner);
}

void kp_reinforce(struct fight *f, struct move m)
{
	const int bonus = m.verb == VERB_attack   ? ATTACK_BONUS
	                  : m.verb == VERB_ambush ? AMBUSH_BONUS
	                  : m.verb == VERB_merc   ? MERC_BONUS
	                                          : SOLDIERS_BONUS;
	const bool own = m.verb == VERB_attack && m.seat != f->defender;
	const int side = m.verb == VERB_merc ? m.arg[0] : own ? SIDE_ATTACK : SIDE_DEFEND;

	f->bonus[side] = (uint8_t)(f->bonus[side] + bonus);
}

static void take_effect(struct kop *s, struct move m)
{
	switch (m.verb) {
	case VERB_attack:
	case VERB_ambush:
	case VERB_merc:
	case VERB_soldiers: kp_reinforce(&s->fight, m); break;
	case VERB_murder: murder(s, m.arg[0]); break;
	case VERB_citrus: s->scurvy[m.seat] = 0; break;
	case VERB_dutch: kp_dutchman_to(s, m.arg[0]); break;
	case VERB_scurvy: s->scurvy[m.arg[0]]++; break;
	case VERB_wind: s->winds++; break;
	case VERB_keel: window_pop(&s->windows); break;
	default: assert(m.verb == VERB_mutiny); kp_mutiny(s, m.seat, m.arg[0]);
	}
}

_Static_assert(VERB_soldiers - VERB_attack == ACTION_soldiers - ACTION_attack,
               "the verbs of cards stand in the order of the cards");

static int card_of(int verb)
{
	return verb - VERB_attack + ACTION_attack;
}

void kp_do_card(struct kop *s, struct move m)
{
	s->turn.waiting = 0;
	kp_spend(s, m.seat, card_of(m.verb));
	take_effect(s, m);
}
