/* harvest.c -- what can still be taken from the harbour; for bots.
 *
 * Everybody whose part of phase 2 is still to come takes in turn, each time the card that
 * the caller likes best; a card that was taken is gone for those who follow. */

#include "games/portroyal/income.h"

enum { HARBOUR_SEEN = 64 };

bool pr_part_to_come(const struct portroyal *s, int seat)
{
	if (!pr_in_part(s))
		return pr_phase(s) != PHASE_BUST && pr_phase(s) != PHASE_START;
	const int seats = s->turn.seats, active = s->turn.active;
	return (seat - active + seats) % seats > (s->taker - active + seats) % seats;
}

int pr_coins_to_come(const struct portroyal *s, int seat)
{
	enum { SURPRISE, AHEAD };
	int coins = pr_adventure(s) ? pr_part_coins(s, seat) : 0;

#define INCOME(name, says, section, ahead) coins += ahead ? pr_brings_##name(s, seat) : 0;
#include "games/portroyal/skills.def"
	return coins;
}

/* How many cards a seat may still take this turn. */
static int takes_left(const struct portroyal *s, int seat)
{
	if (pr_in_part(s) && seat == s->taker)
		return s->takes;
	return pr_part_to_come(s, seat) ? pr_takes_for(s, seat) : 0;
}

static int pick(const struct taste *t, int seat, uint64_t *taken)
{
	const struct portroyal *s = t->s;
	int best = 0, at = -1;

	for (int i = 0; i < s->harboured && i < HARBOUR_SEEN; i++) {
		const int worth = *taken >> i & 1 ? 0 : t->worth(t, seat, s->harbour[i]);
		if (worth > best) {
			best = worth;
			at = i;
		}
	}
	if (at >= 0)
		*taken |= (uint64_t)1 << at;
	return best;
}

static int seat_harvest(const struct taste *t, int seat, uint64_t *taken)
{
	int worth = 0;

	for (int takes = takes_left(t->s, seat); takes > 0; takes--) {
		const int more = pick(t, seat, taken);
		if (more == 0)
			break;
		worth += more;
	}
	return worth;
}

int pr_harvest(const struct taste *t, int seat)
{
	uint64_t taken = 0;

	return seat_harvest(t, seat, &taken);
}

int pr_harvest_all(const struct taste *t)
{
	const struct portroyal *s = t->s;
	uint64_t taken = 0;
	int seat = s->turn.active, worth = 0;

	do {
		worth += seat_harvest(t, seat, &taken);
		seat = pr_seat_after(s, seat);
	} while (seat != s->turn.active);
	return worth;
}
