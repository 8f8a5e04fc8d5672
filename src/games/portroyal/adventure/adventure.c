/* adventure.c -- a chapter of the adventure: characters, the story's missions one after
 * another, the end of every month and of the chapter.
 *
 * Story cards are turned over by the dealer, who has no choice but in the variable game:
 * which comes next follows from the newest mission, whether anybody has completed it, and
 * sometimes from whether anybody has completed the chapter's first. */

#include "games/portroyal/portroyal.h"

const struct mission pr_mission[MISSIONS] = {
#define MISSION(id, number_, chapter_, hour_, need1, n1, need2, n2, need3, n3, coins_, crown_, \
                crowns_, done_, half_, missed_, worse_, star_, source) \
	[MISSION_##id] = {.chapter = chapter_, \
	                  .hour = MISSION_##hour_, \
	                  .need = {need1, need2, need3}, \
	                  .number = {n1, n2, n3}, \
	                  .first_coins = coins_, \
	                  .first_crowns = crown_, \
	                  .crowns = crowns_, \
	                  .next = {{MISSION_##worse_, MISSION_##missed_}, \
	                           {MISSION_##half_, MISSION_##done_}}, \
	                  .star = star_},
#include "games/portroyal/adventure/missions.def"
};

const struct event pr_event[EVENTS] = {
#define EVENT(id, number_, when) [EVENT_##id] = {.number = number_},
#include "games/portroyal/adventure/events.def"
};

const struct persona pr_persona[PERSONAS] = {
#define PERSONA(id, colour_, coins_) [PERSONA_##id] = {.colour = colour_, .coins = coins_},
#include "games/portroyal/adventure/personas.def"
};

static const uint8_t card9[CREWS + 1][2] = {
#define CARD9(players, markers, influence) [players] = {markers, influence},
#include "games/portroyal/numbers.def"
};

void pr_begin_adventure(struct portroyal *s, const struct options *o)
{
	struct adventure *adv = &s->adv;

	adv->chapter = (uint8_t)(o->value[OPTION_CHAPTER] + 1);
	adv->drafts = o->value[OPTION_CHARACTERS] == CHARACTERS_DRAFT;
	adv->extra = (uint8_t)(PR_ATTEMPT_COINS * (o->value[OPTION_ATTEMPT] - 1));
	adv->unmixed = o->value[OPTION_ATTEMPT] == 1 && adv->chapter != CHAPTER_VARIABLE;
	adv->event = EVENTS;
	memset(adv->persona, PERSONAS, sizeof adv->persona);
	adv->piled = (uint8_t)(pr_zero_pile(s) + (s->turn.seats <= PR_QUIET_PLAYERS));
	memset(adv->pile, UNKNOWN, adv->piled);
}

static int seat_before(const struct portroyal *s, int seat)
{
	return seat > 0 ? seat - 1 : s->turn.seats - 1;
}

/* Who drafts does so against the clock, the first player last. */
void pr_begin_cast(struct portroyal *s)
{
	s->adv.chooser = s->adv.drafts ? (uint8_t)seat_before(s, s->start) : s->start;
	s->turn.phase = s->adv.drafts ? PHASE_SIDE : PHASE_CAST;
}

static bool card_taken(const struct portroyal *s, int persona)
{
	for (int seat = 0; seat < s->turn.seats; seat++)
		if (s->adv.persona[seat] / 2 == persona / 2)
			return true;
	return false;
}

void pr_cast(struct portroyal *s, int persona)
{
	struct adventure *adv = &s->adv;

	adv->persona[adv->chooser] = (uint8_t)persona;
	adv->chooser = (uint8_t)pr_seat_after(s, adv->chooser);
	if (adv->chooser == s->start)
		s->turn.phase = PHASE_SIDE;
}

static void begin_story(struct portroyal *s)
{
	for (int seat = 0; seat < s->turn.seats; seat++)
		pr_gain(s, seat, pr_persona[s->adv.persona[seat]].coins);
	s->turn.phase = PHASE_STORY;
}

/* Alone there is nothing to share. */
static void begin_share(struct portroyal *s)
{
	if (s->turn.seats == 1) {
		pr_gain(s, 0, s->adv.extra);
		s->adv.extra = 0;
	}
	if (s->adv.extra > 0)
		s->turn.phase = PHASE_SHARE;
	else
		begin_story(s);
}

void pr_be(struct portroyal *s, int seat, int persona)
{
	struct adventure *adv = &s->adv;

	adv->persona[seat] = (uint8_t)persona;
	adv->chooser = (uint8_t)(adv->drafts ? seat_before(s, seat) : pr_seat_after(s, seat));
	if (++adv->chosen < s->turn.seats)
		return;
	adv->chooser = 0;
	begin_share(s);
}

int pr_side_moves(const struct portroyal *s, struct move *list)
{
	const int seat = s->adv.chooser, card = s->adv.persona[seat] & ~1;
	int n = 0;

	for (int persona = 0; persona < PERSONAS; persona++)
		if (s->adv.drafts ? !card_taken(s, persona) : (persona & ~1) == card)
			list[n++] = move_with(seat, BE, persona);
	return n;
}

void pr_share(struct portroyal *s, int seat)
{
	pr_gain(s, seat, 1);
	if (--s->adv.extra == 0)
		begin_story(s);
}

static int first_mission(int chapter)
{
	int mission = 0;

	while (pr_mission[mission].chapter != chapter)
		mission++;
	return mission;
}

/* 28b is 28a for those who missed the very first mission of the chapter. */
int pr_next_mission(const struct portroyal *s)
{
	const struct adventure *adv = &s->adv;

	if (adv->laid == 0)
		return first_mission(adv->chapter);
	const struct mission *newest = &pr_mission[adv->mission[adv->laid - 1]];
	const bool done = pr_completed_by(s, adv->laid - 1) > 0;
	const int next = newest->next[done][pr_completed_by(s, 0) > 0];
	return next == MISSION_m28a && pr_place_of(s, MISSION_m22) >= 0 ? MISSION_m28b : next;
}

/* The first missions open the game, the others end a month. */
void pr_lay(struct portroyal *s, int mission)
{
	struct adventure *adv = &s->adv;
	const bool variable = adv->chapter == CHAPTER_VARIABLE;

	adv->mission[adv->laid++] = (uint8_t)mission;
	if (adv->unmixed)
		pr_mix(s);
	if (variable && adv->laid < PR_VARIABLE_OPEN)
		return;
	if (variable || adv->laid == 1)
		pr_begin_turn(s);
	else
		pr_turn_month(s);
}

int pr_buy_price(const struct portroyal *s)
{
	return s->adv.chapter == CHAPTER_VARIABLE ? PR_BUY_OFF_LATER : PR_BUY_OFF;
}

/* Whoever can pay and has a marker left may buy one off. */
static void begin_buying(struct portroyal *s)
{
	s->asked = 0;
	for (int seat = 0; seat < s->turn.seats; seat++)
		if (pr_wealth(s, seat) >= pr_buy_price(s) && pr_stones_left(s, seat) > 0)
			s->asked |= (uint8_t)(1 << seat);
	s->turn.phase = PHASE_MONTH;
}

/* Card 9 ends the chapter at once; the turn is not played. */
void pr_month_end(struct portroyal *s)
{
	if (s->adv.chapter != CHAPTER_VARIABLE && pr_next_mission(s) != MISSION_END)
		s->turn.phase = PHASE_STORY;
	else if (pr_together(s))
		pr_end_game(s);
	else
		begin_buying(s);
}

void pr_buy(struct portroyal *s, int seat)
{
	s->asked &= (uint8_t) ~(1 << seat);
	pr_lose(s, seat, pr_buy_price(s));
	s->adv.bought[seat]++;
	pr_lift_stone(s, seat);
}

void pr_turn_month(struct portroyal *s)
{
	pr_flip_events(s);
	s->turn.phase = PHASE_DISCOVER;
}

int pr_all_marked(const struct portroyal *s)
{
	int markers = 0;

	for (int seat = 0; seat < s->turn.seats; seat++)
		markers += pr_count(s->adv.marked[seat]);
	return markers;
}

int pr_all_influence(const struct portroyal *s)
{
	int sum = 0;

	for (int seat = 0; seat < s->turn.seats; seat++)
		sum += s->influence[seat];
	return sum;
}

int pr_card9_markers(const struct portroyal *s)
{
	return card9[s->turn.seats][0];
}

int pr_card9_influence(const struct portroyal *s)
{
	return card9[s->turn.seats][1];
}

/* Only at the last month's end does this count. */
bool pr_chapter_won(const struct portroyal *s)
{
	for (int place = 0; place < s->adv.laid; place++)
		if (pr_completed_by(s, place) == 0)
			return false;
	return s->turn.over && s->adv.laid > 0 && pr_next_mission(s) == MISSION_END &&
	       pr_all_marked(s) >= pr_card9_markers(s) &&
	       pr_all_influence(s) >= pr_card9_influence(s);
}

/* The trophy first, then influence, then markers off the card, then coins. */
int pr_adventure_standing(const struct portroyal *s, int seat)
{
	const int off = PR_STONES - pr_stones_left(s, seat);

	return pr_trophy(s, seat) << 24 | s->influence[seat] << 13 | off << 9 | pr_wealth(s, seat);
}

static int cast_outcomes(const struct portroyal *s, struct outcome *list)
{
	int n = 0;

	for (int persona = 0; persona < PERSONAS; persona += 2)
		if (!card_taken(s, persona))
			list[n++] = (struct outcome){move_with(DEALER, CAST, persona), 1};
	return n;
}

static int story_outcomes(const struct portroyal *s, struct outcome *list)
{
	int n = 0;

	if (s->adv.chapter != CHAPTER_VARIABLE) {
		list[0] = (struct outcome){move_with(DEALER, MISSION, pr_next_mission(s)), 1};
		return 1;
	}
	for (int mission = 0; mission < MISSIONS; mission++)
		if (pr_mission[mission].star && pr_place_of(s, mission) < 0)
			list[n++] = (struct outcome){move_with(DEALER, MISSION, mission), 1};
	return n;
}

int pr_adventure_outcomes(const struct portroyal *s, struct outcome *list)
{
	switch (s->turn.phase) {
	case PHASE_CAST: return cast_outcomes(s, list);
	case PHASE_STORY: return story_outcomes(s, list);
	default: return pr_event_outcomes(s, list);
	}
}
