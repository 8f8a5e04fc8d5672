/* mission.c -- who may complete which mission, and what that costs and brings.
 *
 * A mission is named by its place among those laid out.  Most can be completed whenever a
 * player is at his turn; five must be decided on at once (`moment` and `asked`, as with
 * contracts).  A mission that leaves a choice of ships to hand over is paid ship by ship
 * (PHASE_HAND); everything else it asks for has gone by then. */

#include "games/portroyal/portroyal.h"

enum { FOOD_SET = 1 << BREAD | 1 << RUM, ARES_SET = 1 << HERBS | 1 << BOOK };

static const struct mission *mission_at(const struct portroyal *s, int place)
{
	return &pr_mission[s->adv.mission[place]];
}

/* Is a marker of the seat half way there, on the first field of mission 52? */
static bool is_half_way(const struct portroyal *s, int seat, int place)
{
	return mission_at(s, place)->hour == MISSION_SINGLE && (s->adv.stepped >> seat & 1);
}

/* It takes a marker of the card, or the one that lies half way there. */
bool pr_may_complete(const struct portroyal *s, int seat, int place)
{
	return !(s->adv.marked[seat] >> place & 1) &&
	       (pr_stones_left(s, seat) > 0 || is_half_way(s, seat, place));
}

void pr_place_marker(struct portroyal *s, int seat, int place)
{
	if (is_half_way(s, seat, place))
		s->adv.stepped &= (uint8_t) ~(1 << seat);
	s->adv.marked[seat] |= (uint8_t)(1 << place);
}

int pr_completed_by(const struct portroyal *s, int place)
{
	int seats = 0;

	for (int seat = 0; seat < s->turn.seats; seat++)
		seats += s->adv.marked[seat] >> place & 1;
	return seats;
}

int pr_place_of(const struct portroyal *s, int mission)
{
	for (int place = 0; place < s->adv.laid; place++)
		if (s->adv.mission[place] == mission)
			return place;
	return -1;
}

/* The sword on a character card is no sword of the crew. */
static int crew_swords(const struct portroyal *s, int seat)
{
	return s->swords[seat] - (pr_can(s, seat, PERSONA_jean) ? PR_JEAN_SWORDS : 0);
}

static int items_of(int need)
{
	switch (need) {
	case PAY_BREAD: return 1 << BREAD;
	case PAY_RUM: return 1 << RUM;
	case PAY_HERBS: return 1 << HERBS;
	case PAY_BOOKS: return 1 << BOOK;
	case PAY_ARES: return ARES_SET;
	case PAY_FOOD: return FOOD_SET;
	default: return 0;
	}
}

int pr_need_met(const struct portroyal *s, int seat, int need)
{
	const uint8_t *have = s->have[seat];

	switch (need) {
	case HAVE_CAPTAIN: return have[CAPTAIN];
	case HAVE_PRIEST: return have[PRIEST];
	case HAVE_SWORDS: return crew_swords(s, seat);
	case HAVE_TRADERS: return pr_skilled(s, seat, TRADER);
	case HAVE_OFFICER: return have[JESTER] + have[ADMIRAL];
	case HAVE_BARMAID: return have[BARMAID];
	case HAVE_LOOKOUT: return have[LOOKOUT];
	case HAVE_EXPEDITION: return pr_expeditions(s, seat);
	case HAVE_CHEAP: return pr_cheap(s, seat, PR_CHEAP_COST);
	case PAY_COINS: return pr_wealth(s, seat);
	case PAY_CROWNS: return s->adv.crowns[seat];
	case SEE_COLOURS: return pr_count(s->colours);
	default: return pr_ships_of(s, seat, items_of(need));
	}
}

/* Tax and stopping are what the moment itself is about. */
static bool of_moment(int need)
{
	return need == NOTHING || need == SEE_TAX || need == SEE_FOURTH || need == SEE_SINGLE;
}

static bool meets(const struct portroyal *s, int seat, int place)
{
	const struct mission *m = mission_at(s, place);

	for (int i = 0; i < NEEDS; i++)
		if (!of_moment(m->need[i]) && pr_need_met(s, seat, m->need[i]) < m->number[i])
			return false;
	return true;
}

bool pr_can_complete(const struct portroyal *s, int seat, int place)
{
	return mission_at(s, place)->hour == MISSION_LATER && pr_may_complete(s, seat, place) &&
	       meets(s, seat, place);
}

bool pr_can_complete_any(const struct portroyal *s, int seat)
{
	for (int place = 0; place < s->adv.laid; place++)
		if (pr_can_complete(s, seat, place))
			return true;
	return false;
}

int pr_complete_moves(const struct portroyal *s, int seat, struct move *list)
{
	int n = 0;

	for (int place = 0; place < s->adv.laid; place++)
		if (pr_can_complete(s, seat, place))
			list[n++] = move_with(seat, COMPLETE, s->adv.mission[place]);
	return n;
}

/* Everything is paid: the marker is laid. */
static void mark(struct portroyal *s, int seat, int place)
{
	const struct mission *m = mission_at(s, place);
	const bool first = pr_completed_by(s, place) == 0;

	pr_place_marker(s, seat, place);
	pr_gain(s, seat, first ? m->first_coins : 0);
	pr_add_crowns(s, seat, m->crowns + (first ? m->first_crowns : 0));
	pr_lift_stone(s, seat);
}

int pr_handed_items(const struct portroyal *s)
{
	const struct mission *m = mission_at(s, s->adv.handing);
	int items = 0;

	for (int i = 0; i < NEEDS; i++)
		items |=
			m->need[i] == PAY_ARES || m->need[i] == PAY_FOOD ? items_of(m->need[i]) : 0;
	return items;
}

static int kinds_held(const struct portroyal *s, int seat, int items)
{
	int kinds = 0;

	for (int item = BREAD; item < ITEMS; item++)
		kinds += (items >> item & 1) && pr_items(s, seat, item) > 0;
	return kinds;
}

/* Hands over ships while there is nothing to choose; then the mission is done. */
static void hand_forced(struct portroyal *s, int seat)
{
	const int items = pr_handed_items(s);

	if (s->adv.hands > 0 && kinds_held(s, seat, items) > 1 &&
	    pr_ships_of(s, seat, items) > s->adv.hands)
		return;
	pr_give_items(s, seat, items, s->adv.hands);
	const int place = s->adv.handing;
	s->adv.handing = s->adv.hands = 0;
	s->turn.phase = s->resume;
	s->resume = 0;
	mark(s, seat, place);
}

static void pay(struct portroyal *s, int seat, int need, int number)
{
	switch (need) {
	case PAY_COINS: pr_lose(s, seat, number); break;
	case PAY_CROWNS: pr_add_crowns(s, seat, -number); break;
	case PAY_ARES:
	case PAY_FOOD: s->adv.hands = (uint8_t)number; break;
	default:
		if (items_of(need) != 0)
			pr_give_items(s, seat, items_of(need), number);
	}
}

void pr_complete(struct portroyal *s, int seat, int place)
{
	const struct mission *m = mission_at(s, place);

	s->adv.handing = (uint8_t)place;
	for (int i = 0; i < NEEDS; i++)
		pay(s, seat, m->need[i], m->number[i]);
	s->resume = s->turn.phase;
	s->turn.phase = PHASE_HAND;
	hand_forced(s, seat);
}

void pr_hand(struct portroyal *s, int seat, int card)
{
	pr_give_ship(s, seat, card);
	s->adv.hands--;
	hand_forced(s, seat);
}

/* Those of the seats who may complete it are asked; false: none. */
static bool ask_at(struct portroyal *s, int place, int seats)
{
	int asked = 0;

	for (int seat = 0; seat < s->turn.seats; seat++)
		if ((seats >> seat & 1) && pr_may_complete(s, seat, place) && meets(s, seat, place))
			asked |= 1 << seat;
	if (asked == 0)
		return false;
	s->moment = (uint8_t)place;
	s->asked = (uint8_t)asked;
	s->turn.phase = PHASE_NOW;
	return true;
}

bool pr_ask_mission(struct portroyal *s, int hour, int seats)
{
	for (int place = 0; pr_adventure(s) && place < s->adv.laid; place++)
		if (mission_at(s, place)->hour == hour && ask_at(s, place, seats))
			return true;
	return false;
}

/* Each once a turn, when there are first enough colours. */
bool pr_watch_missions(struct portroyal *s)
{
	for (int place = 0; place < s->adv.laid; place++) {
		const struct mission *m = mission_at(s, place);
		if ((s->offered >> place & 1) || m->hour != MISSION_COLOURS ||
		    pr_count(s->colours) < m->number[0])
			continue;
		s->offered |= (uint8_t)(1 << place);
		if (ask_at(s, place, 1 << s->turn.active))
			return true;
	}
	return false;
}

/* 51 asks for stopping right after the card, 52 only for no other in the harbour. */
bool pr_ask_stop(struct portroyal *s)
{
	const int active = 1 << s->turn.active;

	if (s->harboured == PR_FOURTH_CARD)
		return s->adv.landed && pr_ask_mission(s, MISSION_FOURTH, active);
	return s->harboured == PR_SINGLE_CARD && pr_ask_mission(s, MISSION_SINGLE, active);
}

/* The first time a marker goes to the field above, where it is bound and does nothing. */
static bool steps(struct portroyal *s, int seat)
{
	if (mission_at(s, s->moment)->hour != MISSION_SINGLE || is_half_way(s, seat, s->moment))
		return false;
	s->adv.stepped |= (uint8_t)(1 << seat);
	return true;
}

void pr_answer_mission(struct portroyal *s, int seat, bool yes)
{
	s->asked &= (uint8_t) ~(1 << seat);
	if (!yes || steps(s, seat))
		return;
	if (mission_at(s, s->moment)->hour == MISSION_FOURTH)
		s->adv.fewer = PR_FOURTH_FEWER;
	pr_complete(s, seat, s->moment);
}

/* Everybody has answered; the game goes on where it stood. */
void pr_close_mission(struct portroyal *s)
{
	const int hour = mission_at(s, s->moment)->hour;

	s->moment = NO_CARD;
	switch (hour) {
	case MISSION_COLOURS: s->turn.phase = PHASE_DISCOVER; break;
	case MISSION_TAXED:
		s->turn.phase = PHASE_TAX;
		pr_bonus(s);
		break;
	default: pr_begin_trade(s);
	}
}
