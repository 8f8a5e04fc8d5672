/* venture.c -- what a position of the adventure is worth to people who win or lose a
 * chapter together.
 *
 * Card 9 asks three things: every mission completed by somebody, so many markers, so much
 * influence.  Each is counted by how near the team is to it; then come missions that will
 * follow, what earns in the turns that are left, and what can still be taken from the
 * harbour.  All seats see the same value, so bots help one another. */

#include "games/portroyal/bot/quest.h"

enum {
	WORTH_WIN = 1000000,
	WORTH_MISSION = 2000,
	WORTH_NEAR = 14,    /* per hundredth of the way to a mission nobody has completed */
	WORTH_MARKER = 700, /* as long as markers are wanting */
	WORTH_NEAR_MARKER = 5,
	WORTH_SPARE = 20, /* markers and influence beyond what is asked for */
	WORTH_POINT = 130,
	WORTH_AHEAD = 6,     /* per hundredth of the way to a mission that may come */
	WORTH_ALL_AHEAD = 3, /* … and by every seat, for somebody must be the one */
	WORTH_COIN = 30,
	WORTH_LATE_COIN = 6, /* when there is hardly time to spend it */
	WORTH_RICH = 8,
	WORTH_CROWN = 60,
	WORTH_INCOME = 9, /* an ability that earns, per turn left and seat */
	COINS_USEFUL = 10,
	TURNS_LATE = 4,
	HARBOUR_PART = 90
};

struct venture {
	struct taste taste;
	const struct portroyal *s;
	struct means means[CREWS];
	struct quest ahead[QUESTS_MAX];
	int quests, left; /* missions that may come; turns that are left */
	int wanting;      /* markers card 9 still asks for */
	int points;       /* influence it still asks for, or less than nothing */
	int base[CREWS];  /* what the seats' missions are worth as they are */
};

/* The turn of the month's end is played, but for the last. */
static int turns_left(const struct portroyal *s)
{
	int left = s->adv.piled - s->adv.turned, month = s->adv.piled + 2;

	for (int laid = s->adv.laid; laid < LAID_MAX; laid++)
		left += month++;
	return left;
}

static int best_near(const struct venture *v, int place)
{
	int best = 0;

	for (int seat = 0; seat < v->s->turn.seats; seat++) {
		const int near = quest_near(v->s, &v->means[seat], seat, place);
		best = near > best ? near : best;
	}
	return best;
}

/* Missions on the table: the first marker on each counts most. */
static int missions_worth(const struct venture *v)
{
	const struct portroyal *s = v->s;
	int worth = 0;

	for (int place = 0; place < s->adv.laid; place++)
		worth += pr_completed_by(s, place) > 0 ? WORTH_MISSION
		                                       : best_near(v, place) * WORTH_NEAR;
	return worth;
}

/* Markers of anybody on anything, and how near the next ones are. */
static int markers_worth(const struct venture *v)
{
	const struct portroyal *s = v->s;
	const int marked = pr_all_marked(s), asked = pr_card9_markers(s);
	const int counted = marked < asked ? marked : asked;
	int worth = counted * WORTH_MARKER + (marked - counted) * WORTH_SPARE;

	for (int place = 0; place < s->adv.laid; place++) {
		if (v->wanting <= 0 && pr_completed_by(s, place) > 0)
			continue;
		for (int seat = 0; seat < s->turn.seats; seat++)
			worth += quest_near(s, &v->means[seat], seat, place) * WORTH_NEAR_MARKER;
	}
	return worth;
}

static int ahead_worth(const struct venture *v)
{
	int worth = 0;

	for (int i = 0; i < v->quests; i++) {
		int best = 0, sum = 0;
		for (int seat = 0; seat < v->s->turn.seats; seat++) {
			const int near =
				quest_near_mission(v->s, &v->means[seat], v->ahead[i].mission);
			if (v->means[seat].left == 0)
				continue;
			best = near > best ? near : best;
			sum += near;
		}
		worth += (best * WORTH_AHEAD + sum * WORTH_ALL_AHEAD) * v->ahead[i].chance / 100;
	}
	return worth;
}

/* What one seat's missions are worth, if it had other means: for comparing. */
static int seat_quests(const struct venture *v, int seat, const struct means *m)
{
	const struct portroyal *s = v->s;
	int worth = 0;

	for (int place = 0; place < s->adv.laid; place++) {
		const int near = quest_near(s, m, seat, place);
		const bool open = pr_completed_by(s, place) == 0;
		worth += near * ((open ? WORTH_NEAR : 0) +
		                 (open || v->wanting > 0 ? WORTH_NEAR_MARKER : 0));
	}
	for (int i = 0; i < v->quests && m->left > 0; i++)
		worth += quest_near_mission(s, m, v->ahead[i].mission) * WORTH_AHEAD *
		         v->ahead[i].chance / 100;
	return worth;
}

static int coin_worth(const struct venture *v)
{
	return v->left <= TURNS_LATE
	               ? WORTH_LATE_COIN + (WORTH_COIN - WORTH_LATE_COIN) * v->left / TURNS_LATE
	               : WORTH_COIN;
}

static int coins_worth(const struct venture *v, int coins)
{
	const int used = coins < COINS_USEFUL ? coins : COINS_USEFUL;
	const int rich = coin_worth(v) < WORTH_RICH ? coin_worth(v) : WORTH_RICH;

	return used * coin_worth(v) + (coins - used) * rich;
}

static int points_worth(int points, int asked)
{
	const int counted = points < asked ? points : asked;

	return counted * WORTH_POINT + (points - counted) * WORTH_SPARE;
}

/* People who bring coins, cards or crowns turn after turn. */
static int earners(const struct portroyal *s, int seat)
{
	int n = (s->swords[seat] < 5 ? s->swords[seat] : 5) * 2;

#define SKILL(name, worth, team, story) n += (story)*s->have[seat][name];
#define HUES(name, worth, team, story) n += (story) > 0 ? (story)*pr_skilled(s, seat, name) : 0;
#include "games/portroyal/skills.def"
	return n;
}

static int earns(int card)
{
	static const uint8_t earned[SKILLS] = {
#define SKILL(name, worth, team, story) [name] = story,
#define HUES(name, worth, team, story) \
	[name + YELLOW] = story, [name + BLUE] = story, [name + GREEN] = story, \
		[name + RED] = story, [name + BLACK] = story,
#include "games/portroyal/skills.def"
	};
	const struct card *c = &pr_card[card];

	return c->swords * 2 + earned[c->skill];
}

static int income_worth(const struct venture *v, int earning)
{
	return earning * WORTH_INCOME * v->left / (v->s->turn.seats + 1);
}

static int purse(const struct venture *v, int seat)
{
	return v->means[seat].has[PAY_COINS];
}

static int coins_change(const struct venture *v, int seat, int coins)
{
	return coins_worth(v, purse(v, seat) + coins) - coins_worth(v, purse(v, seat));
}

static int hire_worth(const struct venture *v, int seat, int card, int fee)
{
	const int price = pr_price(v->s, seat, card), influence = pr_card[card].influence;
	struct means with = v->means[seat];

	if (price + fee > purse(v, seat))
		return 0;
	quest_hire(&with, card, price);
	const int needed = v->points < influence ? v->points > 0 ? v->points : 0 : influence;
	return seat_quests(v, seat, &with) - v->base[seat] + needed * WORTH_POINT +
	       (influence - needed) * WORTH_SPARE + income_worth(v, earns(card)) +
	       coins_change(v, seat, -price - fee);
}

/* A ship is traded or kept, whichever is better. */
static int ship_worth(const struct venture *v, int seat, int card, int fee)
{
	struct means with = v->means[seat];
	const int trade = coins_change(v, seat, pr_income(v->s, seat, card) - fee) +
	                  pr_card[card].crowns * WORTH_CROWN;

	if (pr_card[card].item == NO_ITEM)
		return trade;
	quest_stow(&with, card);
	const int stow = seat_quests(v, seat, &with) - v->base[seat] +
	                 coins_change(v, seat, pr_ship_bonus(v->s, seat, card) - fee);
	return stow > trade ? stow : trade;
}

/* The coin for the active player stays in the team. */
static int take_worth(const struct taste *taste, int seat, int card)
{
	const struct venture *v = (const struct venture *)taste;
	const int fee = pr_pays_fee(v->s, seat) ? PR_FEE : 0;
	const int kept = coins_change(v, v->s->turn.active, fee);

	return kept + (pr_card[card].type == SHIP ? ship_worth(v, seat, card, fee)
	                                          : hire_worth(v, seat, card, fee));
}

/* What the parts that are still to come will begin with. */
static int parts_worth(const struct portroyal *s)
{
	int worth = 0;

	for (int seat = 0; seat < s->turn.seats && s->harboured > 0; seat++)
		if (pr_part_to_come(s, seat))
			worth += pr_part_crowns(s, seat) * WORTH_CROWN +
			         pr_coins_to_come(s, seat) * WORTH_COIN;
	return worth;
}

/* An expedition that could be claimed is as good as claimed. */
static int claims_worth(const struct venture *v, int seat)
{
	const struct portroyal *s = v->s;
	int best = 0;

	for (int e = 0; e < EXPEDITIONS_MAX; e++) {
		const struct card *c = &pr_card[FIRST_EXPEDITION + e];
		const int people = c->need[SETTLER] + c->need[CAPTAIN] + c->need[PRIEST];
		const int gain = (c->influence - people) * WORTH_POINT + c->coins * WORTH_COIN;
		if (pr_can_claim(s, seat, e) && gain > best)
			best = gain;
	}
	return best * 9 / 10;
}

static int seat_worth(const struct venture *v, int seat)
{
	return coins_worth(v, purse(v, seat)) + quest_persona(v->s, seat, v->left) +
	       income_worth(v, earners(v->s, seat)) + claims_worth(v, seat) +
	       (v->s->adv.crowns[seat] % PR_SHIELD) * WORTH_CROWN;
}

static int look_worth(const struct portroyal *s)
{
	return s->adv.topped && s->adv.top != UNKNOWN && s->drawn > 0 &&
	                       pr_card[s->adv.top].type == SHIP &&
	                       (s->colours >> pr_card[s->adv.top].colour & 1)
	               ? -WORTH_COIN
	               : 0;
}

int pr_venture_value(const struct portroyal *s)
{
	struct venture v = {.taste = {s, take_worth}, .s = s, .left = turns_left(s)};
	const int points = pr_all_influence(s);
	int worth = points_worth(points, pr_card9_influence(s)) + look_worth(s);

	if (s->turn.over && pr_chapter_won(s))
		return WORTH_WIN + points;
	v.wanting = pr_card9_markers(s) - pr_all_marked(s);
	v.points = pr_card9_influence(s) - points;
	v.quests = quest_ahead(s, v.ahead);
	for (int seat = 0; seat < s->turn.seats; seat++) {
		quest_means(s, seat, &v.means[seat]);
		v.base[seat] = seat_quests(&v, seat, &v.means[seat]);
	}
	worth += missions_worth(&v) + markers_worth(&v);
	if (s->turn.over)
		return worth - WORTH_WIN;
	for (int seat = 0; seat < s->turn.seats; seat++)
		worth += seat_worth(&v, seat);
	return worth + ahead_worth(&v) +
	       (pr_harvest_all(&v.taste) + parts_worth(s)) * HARBOUR_PART / 100;
}
