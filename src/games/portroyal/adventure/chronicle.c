/* chronicle.c -- what happened in the adventure, and what a move of it would do.
 *
 * Crowns, markers and abilities change by many moves, so they are told by comparing the
 * two positions (pr_tell_changes) and not verb by verb. */

#include "games/portroyal/adventure/story.h"
#include "games/portroyal/tell.h"

static const uint16_t flavour[EVENTS] = {
#define EVENT(id, ...) WORD_flavour_##id,
#include "games/portroyal/adventure/events.def"
};

static const uint16_t event_note[EVENTS] = {
#define EVENT(id, ...) WORD_note_##id,
#include "games/portroyal/adventure/events.def"
};

static const uint16_t ability_note[PERSONAS] = {
#define PERSONA(id, ...) WORD_note_##id,
#include "games/portroyal/adventure/personas.def"
};

static int mission_word(int mission)
{
	return pr_lists[LIST_MISSIONS].word[mission];
}

static int persona_word(int persona)
{
	return pr_lists[LIST_PERSONAS].word[persona];
}

static int paid(const struct portroyal *a, const struct portroyal *b, int seat)
{
	return b->due[seat] - a->due[seat] + a->token[seat] - b->token[seat];
}

/* What stands on the back of the story card: the tale only hints at it. */
static void tell_task(struct story *t, int seat, int mission)
{
	const struct mission *m = &pr_mission[mission];

	say(t, WORD_say_task, seat, SECTION_missions, WORD_TASKS + mission, 0);
	if (m->first_coins > 0)
		say(t, WORD_say_first, seat, SECTION_missions, m->first_coins, 0);
	if (m->first_crowns > 0)
		say(t, WORD_say_first_crown, seat, SECTION_missions, m->first_crowns, 0);
	if (m->crowns > 0)
		say(t, WORD_say_for_all, seat, SECTION_crowns, m->crowns, 0);
}

/* The chapter opens with its first story card; the variable game has no story. */
static void tell_mission(struct story *t, const struct portroyal *a, int mission)
{
	if (a->adv.laid == 0 && a->adv.chapter != CHAPTER_VARIABLE)
		t->n += pr_story_chapter(a->adv.chapter, t->list + t->n);
	if (a->adv.chapter != CHAPTER_VARIABLE)
		t->n += pr_story_card(mission, t->list + t->n);
	say(t, WORD_say_mission, a->turn.active, SECTION_missions, mission_word(mission), 0);
	tell_task(t, a->turn.active, mission);
	if (a->adv.laid == 0 && pr_together(a))
		say(t, WORD_say_card9, a->turn.active, SECTION_chapter_end, pr_card9_markers(a),
		    pr_card9_influence(a));
}

static void tell_event(struct story *t, const struct portroyal *a, const struct portroyal *b,
                       int event)
{
	say(t, WORD_say_event, a->turn.active, SECTION_events, pr_lists[LIST_EVENTS].word[event],
	    0);
	say(t, flavour[event], a->turn.active, SECTION_events, 0, 0);
	if (event != EVENT_quiet && event != EVENT_month)
		say(t, event_note[event], a->turn.active, SECTION_events, 0, 0);
	for (int seat = 0; seat < a->turn.seats; seat++) {
		if (b->owed[seat] > a->owed[seat])
			say(t, WORD_say_gains, seat, SECTION_events, b->owed[seat] - a->owed[seat],
			    0);
		if (paid(a, b, seat) > 0)
			say(t, WORD_say_discards, seat, SECTION_events, paid(a, b, seat), 0);
	}
}

/* What is handed over at once is told with the rest; a choice is announced. */
static void tell_handing(struct story *t, const struct portroyal *b, const struct move *m)
{
	if (b->turn.phase == PHASE_HAND)
		say(t, WORD_say_handing, m->seat, SECTION_missions, mission_word(m->arg[0]), 0);
}

/* Only the owner of the lookout is told which card it was. */
static void tell_see(struct story *t, const struct portroyal *a, int card)
{
	if (card == UNKNOWN)
		say(t, WORD_say_sees, a->turn.active, SECTION_crew, 0, 0);
	else
		say(t, WORD_say_see, a->turn.active, SECTION_crew, pr_lists[LIST_CARDS].word[card],
		    0);
}

static void tell_pass(struct story *t, const struct portroyal *a, int seat)
{
	if (a->turn.phase == PHASE_NOW)
		say(t, WORD_say_lets_go, seat, SECTION_missions,
		    mission_word(a->adv.mission[a->moment]), 0);
	if (a->turn.phase == PHASE_MONTH)
		say(t, WORD_say_no_buy, seat, SECTION_chapter_end, 0, 0);
}

static void tell_cast(struct story *t, const struct portroyal *a, const struct move *m)
{
	if (m->verb == CAST)
		say(t, WORD_say_cast, a->adv.chooser, SECTION_adventure, persona_word(m->arg[0]),
		    persona_word(m->arg[0] ^ 1));
	else
		say(t, WORD_say_be, m->seat, SECTION_adventure, persona_word(m->arg[0]),
		    pr_persona[m->arg[0]].coins);
	if (m->verb == BE && a->turn.seats == 1 && a->adv.extra > 0)
		say(t, WORD_say_gains, m->seat, SECTION_chapter_end, a->adv.extra, 0);
}

static void tell_stow(struct story *t, const struct portroyal *a, const struct move *m)
{
	const int coins = pr_ship_bonus(a, m->seat, m->arg[0]);

	say(t, WORD_say_stow, m->seat, SECTION_cargo, WORD_CARDS + m->arg[0], 0);
	if (coins > 0)
		say(t, WORD_say_gains, m->seat, SECTION_cargo, coins, 0);
	if (pr_pays_fee(a, m->seat))
		say(t, WORD_say_fee, m->seat, SECTION_others, a->turn.active, 0);
}

/* With the last of them everybody gets what his character begins with. */
static void tell_share(struct story *t, const struct portroyal *a, const struct move *m)
{
	say(t, WORD_say_share, m->seat, SECTION_chapter_end, m->arg[0], 0);
	for (int seat = 0; a->adv.extra == 1 && seat < a->turn.seats; seat++)
		say(t, WORD_say_gains, seat, SECTION_adventure,
		    pr_persona[a->adv.persona[seat]].coins, 0);
}

void pr_tell_adventure(struct story *t, const struct portroyal *a, const struct portroyal *b,
                       const struct move *m)
{
	switch (m->verb) {
	case PASS: tell_pass(t, a, m->seat); break;
	case CAST:
	case BE: tell_cast(t, a, m); break;
	case SHARE: tell_share(t, a, m); break;
	case MISSION: tell_mission(t, a, m->arg[0]); break;
	case EVENT: tell_event(t, a, b, m->arg[0]); break;
	case BUY: say(t, WORD_say_buy, m->seat, SECTION_chapter_end, pr_buy_price(a), 0); break;
	case COMPLETE: tell_handing(t, b, m); break;
	case HAND:
		say(t, WORD_say_hand, m->seat, SECTION_missions, WORD_CARDS + m->arg[0], 0);
		break;
	case STOW: tell_stow(t, a, m); break;
	case SELL:
		say(t, WORD_say_sell, m->seat, SECTION_crew, WORD_CARDS + m->arg[0],
		    pr_item_price(pr_card[m->arg[0]].item));
		break;
	case LOOK: say(t, WORD_say_look, m->seat, SECTION_crew, 0, 0); break;
	case SEE: tell_see(t, a, m->arg[0]); break;
	case DROP:
		say(t, WORD_say_drop, m->seat, SECTION_crew, pr_lists[LIST_CARDS].word[m->arg[0]],
		    0);
		break;
	}
}

/* Who is the first gets something more; several may complete it in one step only where that is
 * no coin. */
static void tell_complete(struct story *t, const struct portroyal *a, const struct portroyal *b,
                          int seat, int place)
{
	const int mission = b->adv.mission[place], coins = pr_mission[mission].first_coins;

	say(t, WORD_say_complete, seat, SECTION_missions, mission_word(mission), 0);
	if (pr_completed_by(a, place) == 0 && coins > 0)
		say(t, WORD_say_gains, seat, SECTION_missions, coins, 0);
}

static void tell_ability(struct story *t, int seat, int persona)
{
	say(t, WORD_say_ability, seat, SECTION_missions, persona_word(persona), 0);
	if (persona == PERSONA_samuel)
		say(t, WORD_say_gains, seat, SECTION_adventure, PR_SAMUEL_COINS, 0);
}

/* Ships that go for a mission or an expedition without a choice. */
static void tell_handed(struct story *t, const struct portroyal *a, const struct portroyal *b,
                        const struct move *m)
{
	const bool pays = m->verb == CLAIM || m->verb == GIVE || m->verb == COMPLETE;

	if (!pays && m->verb != HAND)
		return;
	const int ships = pr_held(a, m->seat) - pr_held(b, m->seat) - (m->verb == HAND);
	if (ships > 0)
		say(t, WORD_say_hands_over, m->seat, SECTION_cargo, ships, 0);
}

static void tell_markers(struct story *t, const struct portroyal *a, const struct portroyal *b,
                         int seat)
{
	const int fresh = b->adv.marked[seat] & ~a->adv.marked[seat];
	const int was = pr_stones_gone(a, seat), is = pr_stones_gone(b, seat);

	for (int place = 0; place < b->adv.laid; place++) {
		const int word = mission_word(b->adv.mission[place]);
		if (fresh >> place & 1)
			tell_complete(t, a, b, seat, place);
		else if (pr_mission[b->adv.mission[place]].hour == MISSION_SINGLE &&
		         ((b->adv.stepped & ~a->adv.stepped) >> seat & 1))
			say(t, WORD_say_half_way, seat, SECTION_missions, word, 0);
	}
	if (was == 0 && is > 0)
		tell_ability(t, seat, b->adv.persona[seat]);
	if (was < PR_TROPHY && is >= PR_TROPHY)
		say(t, WORD_say_trophy, seat, SECTION_missions, 0, 0);
}

static void tell_crowns(struct story *t, const struct portroyal *a, const struct portroyal *b,
                        int seat)
{
	const int crowns = b->adv.crowns[seat] - a->adv.crowns[seat];

	if (crowns > 0)
		say(t, WORD_say_crowns, seat, SECTION_crowns, crowns, 0);
	if (crowns < 0)
		say(t, WORD_say_crowns_paid, seat, SECTION_crowns, -crowns, 0);
}

static void tell_moment(struct story *t, const struct portroyal *a, const struct portroyal *b)
{
	if (b->turn.phase != PHASE_NOW || a->turn.phase == PHASE_NOW)
		return;
	for (int seat = 0; seat < b->turn.seats; seat++)
		if (b->asked >> seat & 1)
			say(t, WORD_say_may, seat, SECTION_missions,
			    mission_word(b->adv.mission[b->moment]), 0);
}

static void tell_abilities(struct story *t, const struct portroyal *a, const struct portroyal *b)
{
	if (pr_part_begins(a, b) && pr_part_coins(b, b->taker) > 0)
		say(t, WORD_say_part_coins, b->taker, SECTION_adventure, pr_part_coins(b, b->taker),
		    0);
}

/* Who lost it gains by it if it was small. */
void pr_tell_lost(struct story *t, const struct portroyal *s, int cards)
{
	if (pr_can(s, s->turn.active, PERSONA_grace) && cards <= PR_GRACE_CARDS)
		say(t, WORD_say_part_coins, s->turn.active, SECTION_adventure, PR_GRACE_COINS, 0);
}

/* Alone every turn is a round; what the move itself took is not left behind. */
void pr_tell_smugglers(struct story *t, const struct portroyal *a, const struct portroyal *b,
                       const struct move *m)
{
	struct portroyal left = *a;

	if (a->turn.seats > 1 || b->turn.round == a->turn.round)
		return;
	if (m->verb == TRADE || m->verb == STOW)
		left.colours &= (uint8_t) ~(1 << pr_card[m->arg[0]].colour);
	if (m->verb == REVEAL && pr_card[m->arg[0]].type == SHIP)
		left.colours |= (uint8_t)(1 << pr_card[m->arg[0]].colour);
	if (pr_smuggled(&left) > 0)
		say(t, WORD_say_smuggled, a->turn.active, SECTION_events, pr_smuggled(&left), 0);
}

void pr_tell_changes(struct story *t, const struct portroyal *a, const struct portroyal *b,
                     const struct move *m)
{
	tell_handed(t, a, b, m);
	for (int seat = 0; seat < b->turn.seats; seat++) {
		if ((m->verb == COMPLETE || m->verb == HAND) && paid(a, b, seat) > 0)
			say(t, WORD_say_pays, seat, SECTION_missions, paid(a, b, seat), 0);
		tell_markers(t, a, b, seat);
		tell_crowns(t, a, b, seat);
	}
	if (b->adv.topped && !a->adv.topped)
		say(t, WORD_say_put_back, b->turn.active, SECTION_crew, 0, 0);
	tell_abilities(t, a, b);
	tell_moment(t, a, b);
}

void pr_tell_chapter_end(struct story *t, const struct portroyal *s)
{
	const bool won = pr_chapter_won(s);

	say(t, won ? WORD_say_chapter_won : WORD_say_chapter_lost, s->turn.active,
	    SECTION_chapter_end, pr_all_marked(s), pr_all_influence(s));
	if (won)
		t->n += pr_story_ending(s->adv.chapter, t->list + t->n);
}

void pr_tell_contest_end(struct story *t, const struct portroyal *s)
{
	if (s->adv.chapter != CHAPTER_VARIABLE)
		t->n += pr_story_ending(s->adv.chapter, t->list + t->n);
}

/* What it costs in coins, and the crowns it brings. */
static void explain_complete(struct story *t, const struct portroyal *s, int seat, int mission)
{
	const struct mission *m = &pr_mission[mission];

	if (m->hour == MISSION_SINGLE && !(s->adv.stepped >> seat & 1)) {
		say(t, WORD_if_half_way, seat, SECTION_missions, 0, 0);
		return;
	}
	for (int i = 0; i < NEEDS; i++)
		if (m->need[i] == PAY_COINS)
			say(t, WORD_if_pays, seat, SECTION_missions, m->number[i], 0);
	if (m->hour == MISSION_FOURTH)
		say(t, WORD_if_fewer, seat, SECTION_missions, PR_FOURTH_FEWER, 0);
	const bool first = pr_completed_by(s, pr_place_of(s, mission)) == 0;
	const int crowns = m->crowns + (first ? m->first_crowns : 0);
	if (first && m->first_coins > 0)
		say(t, WORD_if_trade, seat, SECTION_missions, m->first_coins, 0);
	if (crowns > 0)
		say(t, WORD_if_crowns, seat, SECTION_crowns, crowns, 0);
}

void pr_explain_adventure(struct story *t, const struct portroyal *s, const struct move *m)
{
	switch (m->verb) {
	case BE:
		say(t, WORD_if_be, m->seat, SECTION_adventure, pr_persona[m->arg[0]].coins, 0);
		say(t, WORD_if_ability, m->seat, SECTION_adventure, ability_note[m->arg[0]], 0);
		break;
	case BUY: say(t, WORD_if_buy, m->seat, SECTION_chapter_end, pr_buy_price(s), 0); break;
	case COMPLETE: explain_complete(t, s, m->seat, m->arg[0]); break;
	case STOW: say(t, WORD_if_stow, m->seat, SECTION_cargo, 0, 0); break;
	case SELL:
		say(t, WORD_if_trade, m->seat, SECTION_crew, pr_item_price(pr_card[m->arg[0]].item),
		    0);
		break;
	case LOOK: say(t, WORD_if_look, m->seat, SECTION_crew, 0, 0); break;
	}
}
