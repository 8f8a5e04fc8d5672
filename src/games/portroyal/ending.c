/* ending.c -- who stands where when a game is over, and why.
 *
 * Against one another places follow from influence and, where that is equal, from counters; but
 * in the variant an expedition and in the adventure the trophy come before all that.  A team has
 * won or is told every condition that failed. */

#include "games/portroyal/tell.h"

/* What nobody wins without, if the game has such a thing. */
static bool is_eligible(const struct portroyal *s, int seat)
{
	if (pr_adventure(s))
		return pr_trophy(s, seat);
	return s->end == END_STANDARD || pr_expeditions(s, seat) > 0;
}

static int standing(const struct portroyal *s, int seat)
{
	if (pr_adventure(s))
		return pr_adventure_standing(s, seat);
	return is_eligible(s, seat) << 20 | s->influence[seat] << 10 | pr_wealth(s, seat);
}

/* A team wins or loses as one; a lost game is worth no points. */
static void team_result(const struct portroyal *s, struct result *r)
{
	const bool won = pr_adventure(s) ? pr_chapter_won(s) : pr_all_fulfilled(s);
	const bool lost = s->turn.over && !won;
	const int points = pr_adventure(s) ? pr_all_influence(s) : pr_points(s);

	for (int seat = 0; seat < s->turn.seats; seat++) {
		r->score[seat] = (int16_t)(lost ? 0 : points);
		r->place[seat] = won ? 1 : 2;
	}
}

void pr_result(const void *state, struct result *r)
{
	const struct portroyal *s = state;

	*r = (struct result){{0}, {0}};
	if (pr_together(s)) {
		team_result(s, r);
		return;
	}
	for (int seat = 0; seat < s->turn.seats; seat++) {
		r->score[seat] = s->influence[seat];
		r->place[seat] = 1;
		for (int other = 0; other < s->turn.seats; other++)
			r->place[seat] = (uint8_t)(r->place[seat] +
			                           (standing(s, other) > standing(s, seat)));
	}
}

bool pr_one_side(const void *state)
{
	return pr_together(state);
}

/* Contracts have markers too, but those decide nothing. */
const uint8_t *pr_ties(const void *state)
{
	static const uint8_t story[] = {COUNTER_MARKERS, COUNTER_COINS, UNKNOWN};
	static const uint8_t others[] = {COUNTER_COINS, UNKNOWN};

	return pr_adventure(state) ? story : others;
}

/* The score of a team is that of all: what was whose stands beside it. */
const uint8_t *pr_shows(const void *state)
{
	static const uint8_t contest[] = {COUNTER_TROPHIES, UNKNOWN};
	static const uint8_t story[] = {COUNTER_INFLUENCE, COUNTER_MISSIONS, UNKNOWN};
	static const uint8_t contracts[] = {COUNTER_CONTRACTS, UNKNOWN};

	if (!pr_together(state))
		return pr_adventure(state) ? contest : NULL;
	return pr_adventure(state) ? story : contracts;
}

static void say_against(struct story *t, int word, int seat, int best, int mine, int his)
{
	say(t, word, seat, SECTION_end, mine, best);
	t->list[t->n - 1].arg[2] = (uint16_t)his;
}

/* As much influence, and yet below. */
static void say_tie(struct story *t, const struct portroyal *s, int seat, int best)
{
	for (const uint8_t *tie = pr_ties(s); *tie != UNKNOWN; tie++) {
		const int mine = pr_counter(s, *tie, seat), his = pr_counter(s, *tie, best);
		if (mine == his)
			continue;
		say_against(t, *tie == COUNTER_MARKERS ? WORD_end_markers : WORD_end_coins, seat,
		            best, mine, his);
		return;
	}
}

static void say_loser(struct story *t, const struct portroyal *s, int seat, int best)
{
	const int behind = s->influence[best] - s->influence[seat];

	if (is_eligible(s, best) && !is_eligible(s, seat))
		say(t, pr_adventure(s) ? WORD_end_no_trophy : WORD_end_no_expedition, seat,
		    SECTION_end, pr_adventure(s) ? pr_stones_gone(s, seat) : 0, 0);
	else if (behind > 0)
		say_against(t, WORD_end_behind, seat, best, behind, 0);
	else
		say_tie(t, s, seat, best);
}

static void say_losers(struct story *t, const struct portroyal *s)
{
	struct result r;
	int best = 0;

	pr_result(s, &r);
	while (r.place[best] > 1)
		best++;
	for (int seat = 0; seat < s->turn.seats; seat++)
		if (r.place[seat] > 1)
			say_loser(t, s, seat, best);
}

/* How many of all, and after that line each of the others by name. */
static void say_open_contracts(struct story *t, const struct portroyal *s)
{
	const int first = t->n;

	say(t, WORD_end_contracts, 0, SECTION_together, 0, s->opened);
	for (int i = 0; i < s->opened; i++)
		if (pr_fulfilled_by(s, s->contract[i]) == 0)
			say(t, WORD_end_open, 0, SECTION_contracts,
			    pr_lists[LIST_CONTRACTS].word[s->contract[i]], 0);
	t->list[first].arg[0] = (uint16_t)(s->opened - (t->n - first - 1));
	t->list[first].arg[2] = s->turn.round;
}

static void say_missed(struct story *t, const struct portroyal *s)
{
	const int first = t->n;

	say(t, WORD_end_missions, 0, SECTION_chapter_end, 0, s->adv.laid);
	for (int place = 0; place < s->adv.laid; place++)
		if (pr_completed_by(s, place) == 0)
			say(t, WORD_end_missed, 0, SECTION_missions,
			    pr_lists[LIST_MISSIONS].word[s->adv.mission[place]], 0);
	const int missed = t->n - first - 1;
	t->list[first].arg[0] = (uint16_t)(s->adv.laid - missed);
	if (missed == 0)
		t->n = first;
}

static void say_short(struct story *t, int word, int is, int needed)
{
	if (is < needed)
		say(t, word, 0, SECTION_chapter_end, is, needed);
}

static void say_defeat(struct story *t, const struct portroyal *s)
{
	if (!pr_adventure(s)) {
		say_open_contracts(t, s);
		return;
	}
	say_missed(t, s);
	say_short(t, WORD_end_marked, pr_all_marked(s), pr_card9_markers(s));
	say_short(t, WORD_end_influence, pr_all_influence(s), pr_card9_influence(s));
}

int pr_verdict(const void *state, struct line *list)
{
	const struct portroyal *s = state;
	struct story t = {list, 0};
	struct result r;

	pr_result(s, &r);
	if (!pr_together(s))
		say_losers(&t, s);
	else if (r.place[0] != 1)
		say_defeat(&t, s);
	return t.n;
}
