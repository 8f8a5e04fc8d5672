/* moment.c -- the contracts that a player takes at the very moment or not at all.
 *
 * Tax officer, jinx, the two gamesters and the pack of pirates open a moment: the
 * seats in `asked` may fulfil `moment` or pass, in any order, also when it is not
 * their turn (tax).  When all have answered the game goes on where it stood; each of
 * these contracts has one place where that is.  The two foes need no moment, since the
 * player decides by how he takes the ship. */

#include "games/portroyal/portroyal.h"

bool pr_ask(struct portroyal *s, int contract, int seats)
{
	int asked = 0;

	if (s->opened == 0)
		return false;
	for (int seat = 0; seat < s->turn.seats; seat++)
		if ((seats >> seat & 1) && pr_may_mark(s, seat, contract))
			asked |= 1 << seat;
	if (asked == 0)
		return false;
	s->moment = (uint8_t)contract;
	s->asked = (uint8_t)asked;
	s->turn.phase = PHASE_MOMENT;
	return true;
}

void pr_answer(struct portroyal *s, int seat, bool yes)
{
	s->asked &= (uint8_t) ~(1 << seat);
	if (yes)
		pr_advance(s, seat, s->moment);
}

/* Everybody has answered. */
void pr_close_moment(struct portroyal *s)
{
	const int contract = s->moment;

	s->moment = NO_CARD;
	switch (pr_contract[contract].task) {
	case TASK_TAXED:
		s->turn.phase = PHASE_TAX;
		pr_bonus(s);
		break;
	case TASK_BUSTS: s->turn.phase = PHASE_BUST; break;
	default: s->turn.phase = PHASE_DISCOVER;
	}
}

/* The gamesters' moment comes once a turn, when there are first enough colours. */
bool pr_watch_colours(struct portroyal *s)
{
	if (!pr_is_open(s, CONTRACT_tiny_gamester) && !pr_is_open(s, CONTRACT_gamester))
		return false;
	const int colours = pr_count(s->colours);
	for (int contract = CONTRACT_tiny_gamester; contract <= CONTRACT_gamester; contract++) {
		const int bit = 1 << (contract - CONTRACT_tiny_gamester);
		if ((s->offered & bit) || colours < pr_contract[contract].a)
			continue;
		s->offered |= (uint8_t)bit;
		if (pr_ask(s, contract, 1 << s->turn.active))
			return true;
	}
	return false;
}

int pr_foe(const struct portroyal *s, int seat, int card)
{
	for (int contract = CONTRACT_frigate_foe; contract <= CONTRACT_galleon_foe; contract++)
		if (pr_card[card].type == SHIP && pr_card[card].colour == pr_contract[contract].a &&
		    pr_may_mark(s, seat, contract))
			return contract;
	return -1;
}

/* Without the ship's coins the active player's coin must come from the purse. */
bool pr_can_renounce(const struct portroyal *s, int seat, int card)
{
	if (pr_pays_fee(s, seat) && pr_wealth(s, seat) < PR_FEE)
		return false;
	return pr_foe(s, seat, card) >= 0;
}

/* The ship is discarded even if there is a merchant; a gift is given all the same. */
void pr_renounce(struct portroyal *s, int card)
{
	const int seat = s->taker;

	pr_take_ship(s, card);
	pr_discard(s, card);
	if (pr_pays_fee(s, seat))
		pr_pay_fee(s, seat, s->turn.active);
	pr_advance(s, seat, pr_foe(s, seat, card));
	pr_begin_gift(s, card);
}

bool pr_can_capture(const struct portroyal *s)
{
	const int seat = s->turn.active;

	return s->opened > 0 && s->kept[seat][pr_card[s->revealed].colour] == NO_CARD &&
	       pr_may_mark(s, seat, CONTRACT_pack_of_pirates);
}

static bool keeps_all(const struct portroyal *s, int seat)
{
	for (int colour = 0; colour < COLOURS; colour++)
		if (s->kept[seat][colour] == NO_CARD)
			return false;
	return true;
}

/* With the fifth colour the ships are discarded and the moment has come. */
void pr_capture(struct portroyal *s)
{
	const int seat = s->turn.active;

	s->kept[seat][pr_card[s->revealed].colour] = s->revealed;
	s->revealed = NO_CARD;
	s->turn.phase = PHASE_DISCOVER;
	if (!keeps_all(s, seat))
		return;
	for (int colour = 0; colour < COLOURS; colour++)
		pr_discard(s, s->kept[seat][colour]);
	memset(s->kept[seat], NO_CARD, COLOURS);
	pr_ask(s, CONTRACT_pack_of_pirates, 1 << seat);
}
