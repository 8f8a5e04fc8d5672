/* expedition.c -- the active player gives up people for an expedition.
 *
 * A jack stands for a settler, a captain or a priest.  Where that leaves a choice
 * of whom to give, the claim is paid person by person (PHASE_GIVE); where it does
 * not, at once.  `need` is what is still asked for and `wild` the jacks already
 * given, which will stand for whatever is left in the end. */

#include "games/portroyal/portroyal.h"

static int people_needed(const uint8_t *need)
{
	return need[SETTLER] + need[CAPTAIN] + need[PRIEST];
}

static int at_most(int a, int b)
{
	return a < b ? a : b;
}

/* How many of the needed people this seat could give, jacks included. */
static int people_fitting(const uint8_t *have, const uint8_t *need)
{
	int fitting = at_most(have[JACK], people_needed(need));

	for (int symbol = 0; symbol < SYMBOLS; symbol++)
		fitting += at_most(have[symbol], need[symbol]);
	return fitting;
}

static bool has_items(const struct portroyal *s, int seat, int card)
{
	const struct card *c = &pr_card[card];

	for (int item = BREAD; c->wants != 0 && item < ITEMS; item++)
		if (pr_items(s, seat, item) < pr_wants(c, item))
			return false;
	return true;
}

_Static_assert(SETTLER == 0 && (int)JACK == SYMBOLS, "the skills of expeditions come first");

#define ITEM_EXPEDITION(...)
#define EXPEDITION(id, settlers, captains, priests, ...) \
	_Static_assert(settlers + captains + priests >= PEOPLE_LEAST, "none asks for fewer");
#include "games/portroyal/cards.def"

/* Is the payment there?  Each symbol is a byte of a word: with its high bit set, a byte
 * of `need` less one of `have` keeps that bit exactly where people are missing or just
 * enough, and jacks must stand in for the sum. */
static bool can_send(const struct portroyal *s, int seat, int card)
{
	const uint32_t highs = 0x808080, symbols = 0xffffff;
	uint32_t have, need;

	memcpy(&have, s->have[seat], sizeof have);
	memcpy(&need, pr_card[card].need, sizeof need);
	const uint32_t less = ((need & symbols) | highs) - (have & symbols), lacking = less & highs;
	const uint32_t missing = less & (lacking - (lacking >> 7));
	return (missing * 0x010101 >> 16 & 0xff) <= s->have[seat][JACK];
}

bool pr_can_claim(const struct portroyal *s, int seat, int e)
{
	return s->expedition[e] == NOBODY && can_send(s, seat, FIRST_EXPEDITION + e) &&
	       has_items(s, seat, FIRST_EXPEDITION + e);
}

/* The first eight expeditions, a byte each: 0x80 if it lies on the table, or 0. */
static uint64_t on_table(const struct portroyal *s)
{
	uint64_t place;

	_Static_assert(EXPEDITIONS_USUAL <= sizeof place && EXPEDITIONS_MAX >= sizeof place,
	               "a word holds all but the adventure's");
	memcpy(&place, s->expedition, sizeof place);
	place ^= NOBODY * BAG_ONES;
	return ~(((place & ~BAG_HIGHS) + ~BAG_HIGHS) | place) & BAG_HIGHS;
}

bool pr_claim_in_reach(const struct portroyal *s, int seat)
{
	struct move list[EXPEDITIONS_MAX + 1];

	return pr_claims(s, seat, list) > 0;
}

bool pr_claim_possible(const struct portroyal *s)
{
	for (int seat = 0; seat < s->turn.seats; seat++)
		if (pr_can_claim_any(s, seat))
			return true;
	return false;
}

/* Expeditions that ask for things too. */
static int claim_all(const struct portroyal *s, int seat, struct move *list)
{
	int n = 0;

	for (int e = 0; e < EXPEDITIONS_MAX; e++)
		if (pr_can_claim(s, seat, e))
			list[n++] = move_with(seat, CLAIM, FIRST_EXPEDITION + e);
	return n;
}

int pr_claims(const struct portroyal *s, int seat, struct move *list)
{
	int n = 0;

	if (pr_adventure(s))
		return claim_all(s, seat, list);
	for (uint64_t open = on_table(s); open != 0; open &= open - 1) {
		const int card = FIRST_EXPEDITION + __builtin_ctzll(open) / 8;
		list[n] = move_with(seat, CLAIM, card);
		n += can_send(s, seat, card);
	}
	return n;
}

static void return_home(struct portroyal *s)
{
	const int seat = s->turn.active, card = s->claiming;

	s->expedition[card - FIRST_EXPEDITION] = (uint8_t)seat;
	pr_add_influence(s, seat, pr_card[card].influence);
	pr_gain(s, seat, pr_card[card].coins);
	if (pr_can(s, seat, PERSONA_jacques))
		pr_add_crowns(s, seat, PR_JACQUES_CROWNS);
	s->claiming = s->wild = 0;
	memset(s->need, 0, sizeof s->need);
	s->turn.phase = s->resume;
	s->resume = 0;
	pr_watch_end(s, seat);
}

static void give_up(struct portroyal *s, int card)
{
	pr_leave(s, s->turn.active, card);
	pr_discard(s, card);
	if (pr_card[card].skill == JACK)
		s->wild++;
	else
		s->need[pr_card[card].skill]--;
}

/* Would the claim still be payable after giving one of this skill? */
static bool can_give(const struct portroyal *s, int skill)
{
	uint8_t have[SKILLS], need[SYMBOLS];
	int open = people_needed(s->need) - s->wild - 1;

	memcpy(have, s->have[s->turn.active], sizeof have);
	memcpy(need, s->need, sizeof need);
	if (have[skill] == 0 || (skill != JACK && need[skill] == 0))
		return false;
	have[skill]--;
	if (skill != JACK)
		need[skill]--;
	return people_fitting(have, need) >= open;
}

/* The first of the active player's people with a skill. */
static int first_of(const struct portroyal *s, int skill)
{
	const uint8_t *crew = s->crew + rows_start(s->crewed, s->turn.active);

	while (pr_card[*crew].skill != skill)
		crew++;
	return *crew;
}

/* More people of a skill than must go, and not all alike: only the adventure has two kinds
 * of settlers, captains and priests. */
static bool unlike(const struct portroyal *s, int skill)
{
	const uint8_t *crew = s->crew + rows_start(s->crewed, s->turn.active);
	const int open = people_needed(s->need) - s->wild;

	if (!pr_adventure(s) || skill == JACK ||
	    s->have[s->turn.active][skill] <= at_most(s->need[skill], open))
		return false;
	for (int i = 0; i < s->crewed[s->turn.active]; i++)
		if (pr_card[crew[i]].skill == skill && crew[i] != first_of(s, skill))
			return true;
	return false;
}

/* Gives up people while there is only one kind that fits or all that fit must go. */
static void give_forced(struct portroyal *s)
{
	for (;;) {
		const int open = people_needed(s->need) - s->wild;
		if (open == 0) {
			return_home(s);
			return;
		}
		int choices = 0, skill = 0;
		for (int k = SETTLER; k <= JACK; k++)
			if (can_give(s, k)) {
				choices++;
				skill = k;
			}
		const bool all = people_fitting(s->have[s->turn.active], s->need) == open;
		if ((choices > 1 && !all) || unlike(s, skill))
			return;
		give_up(s, first_of(s, skill));
	}
}

void pr_claim(struct portroyal *s, int card)
{
	for (int item = BREAD; pr_card[card].wants != 0 && item < ITEMS; item++)
		pr_give_items(s, s->turn.active, 1 << item, pr_wants(&pr_card[card], item));
	s->claiming = (uint8_t)card;
	memcpy(s->need, pr_card[card].need, sizeof s->need);
	s->resume = s->turn.phase;
	s->turn.phase = PHASE_GIVE;
	give_forced(s);
}

void pr_give(struct portroyal *s, int card)
{
	give_up(s, card);
	give_forced(s);
}

int pr_give_moves(const struct portroyal *s, struct move *list)
{
	const int seat = s->turn.active;
	int n = 0;

	for (int card = 0; card < CARDS; card++)
		if (pr_card[card].type == CHARACTER && pr_card[card].skill <= JACK &&
		    rows_find(s->crew, s->crewed, seat, (uint8_t)card) >= 0 &&
		    can_give(s, pr_card[card].skill))
			list[n++] = move_with(seat, GIVE, card);
	return n;
}
