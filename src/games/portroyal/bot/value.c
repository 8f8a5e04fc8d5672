/* value.c -- what a bot should know: how good a position is for a seat, in
 * hundredths of an influence point.
 *
 * Three parts: what lies in front of every seat, what the seat can still take from
 * the harbour, and the lead over the others.  The weights were set by hand and
 * tuned by playing them against each other with `quayside simulate`. */

#include "games/portroyal/bot/quest.h"

enum {
	WORTH_INFLUENCE = 100,
	WORTH_COIN = 24,
	WORTH_RICH_COIN = -2, /* coins beyond what the tax leaves alone */
	WORTH_WIN = 100000,
	LAST_COINS = 28,    /* of 100: what coins are still good for in the last round */
	OTHERS_CHANCE = 42, /* of 100: a card still there when another's turn comes */
	CLAIMABLE = 104,    /* of 100: an expedition that could be claimed but is not */
	AGAINST_BEST = 42,  /* of 100: what the best of the others counts against */
	AGAINST_MEAN = 33   /* … and all of them on the average */
};

static const int16_t worth_skill[SKILLS] = {
#define SKILL(name, worth, ...) [name] = worth,
#define HUES(name, worth, ...) \
	[name + YELLOW] = worth, [name + BLUE] = worth, [name + GREEN] = worth, \
		[name + RED] = worth, [name + BLACK] = worth,
#include "games/portroyal/skills.def"
};

/* Swords are worth most while few ships can be repelled. */
static const int16_t worth_swords[] = {0, 45, 85, 120, 145, 165, 180, 190};
enum { SWORDS_COUNTED = sizeof worth_swords / sizeof *worth_swords - 1 };

static int swords_worth(int swords)
{
	return worth_swords[swords < SWORDS_COUNTED ? swords : SWORDS_COUNTED];
}

static int coins_worth(const struct portroyal *s, int coins)
{
	const int from = pr_law(s)->tax_from, safe = coins < from ? coins : from - 1;

	return safe * WORTH_COIN + (coins - safe) * WORTH_RICH_COIN;
}

static int purse(const struct portroyal *s, int seat)
{
	return pr_wealth(s, seat) + s->owed[seat] - s->due[seat];
}

/* The longer the game still goes, the more an ability earns. */
static int horizon(const struct portroyal *s)
{
	const int goal = pr_law(s)->end_influence;
	int most = 0;

	for (int seat = 0; seat < s->turn.seats; seat++)
		if (s->influence[seat] > most)
			most = s->influence[seat];
	if (s->ending)
		return 0;
	return most >= goal ? 0 : (goal - most) * 100 / goal;
}

static int skills_worth(const struct portroyal *s, int seat)
{
	int worth = swords_worth(s->swords[seat]);

	for (int skill = 0; skill < SKILLS; skill++)
		worth += s->have[seat][skill] * worth_skill[skill];
	return worth;
}

/* An expedition that could be claimed is as good as claimed. */
static int claims_worth(const struct portroyal *s, int seat)
{
	int best = 0;

	for (int e = 0; e < pr_expedition_kinds(s); e++) {
		const struct card *c = &pr_card[FIRST_EXPEDITION + e];
		const int people = c->need[SETTLER] + c->need[CAPTAIN] + c->need[PRIEST];
		const int gain = (c->influence - people) * WORTH_INFLUENCE + c->coins * WORTH_COIN;
		if (pr_can_claim(s, seat, e) && gain > best)
			best = gain;
	}
	return best * CLAIMABLE / 100;
}

/* Missions, with a card that the seat might hire or keep. */
static int missions_worth(const struct portroyal *s, int seat, int card, int far)
{
	struct means m;

	quest_means(s, seat, &m);
	if (card != NO_CARD && pr_card[card].type == SHIP)
		quest_stow(&m, card);
	else if (card != NO_CARD)
		quest_hire(&m, card, 0);
	return quest_worth(s, &m, seat) * (far + 60) / 160 + quest_persona(s, seat, far / 5);
}

/* A ship that is kept instead of traded. */
static int stow_worth(const struct portroyal *s, int seat, int card, int fee, int far)
{
	const int now = purse(s, seat), coins = now + pr_ship_bonus(s, seat, card) - fee;

	return missions_worth(s, seat, card, far) - missions_worth(s, seat, NO_CARD, far) +
	       coins_worth(s, coins) - coins_worth(s, now);
}

/* Contracts are worth less when there is hardly time to fulfil them. */
static int goals_worth(const struct portroyal *s, int seat, int card, int far)
{
	if (pr_adventure(s))
		return missions_worth(s, seat, card, far);
	return s->opened > 0 ? pr_goals_worth(s, seat, card) * (far + 20) / 120 : 0;
}

static int seat_worth(const struct portroyal *s, int seat, int far)
{
	const int coin_factor = s->ending ? LAST_COINS : 100;

	return s->influence[seat] * WORTH_INFLUENCE + skills_worth(s, seat) * far / 100 +
	       goals_worth(s, seat, NO_CARD, far) +
	       coins_worth(s, purse(s, seat)) * coin_factor / 100 +
	       claims_worth(s, seat) * (far + 40) / 140;
}

struct judge {
	struct taste taste;
	int far;
};

/* What taking one card would add to a seat's worth. */
static int take_worth(const struct taste *taste, int seat, int card)
{
	const struct portroyal *s = taste->s;
	const int far = ((const struct judge *)taste)->far;
	const struct card *c = &pr_card[card];
	const int now = purse(s, seat), fee = seat == s->turn.active ? 0 : PR_FEE;

	if (c->type == SHIP) {
		const int trade =
			coins_worth(s, now + pr_income(s, seat, card) - fee) - coins_worth(s, now) +
			(pr_tucks(s, seat, card) ? PR_MERCHANT_POINTS * WORTH_INFLUENCE : 0) +
			c->crowns * WORTH_INFLUENCE / PR_SHIELD;
		const int stow = c->item == NO_ITEM ? 0 : stow_worth(s, seat, card, fee, far);
		return stow > trade ? stow : trade;
	}
	const int price = pr_price(s, seat, card) + fee;
	if (price > now)
		return 0;
	const int skill = worth_skill[c->skill] + swords_worth(s->swords[seat] + c->swords) -
	                  swords_worth(s->swords[seat]);
	const int goals =
		s->opened == 0 && !pr_adventure(s)
			? 0
			: goals_worth(s, seat, card, far) - goals_worth(s, seat, NO_CARD, far);
	return c->influence * WORTH_INFLUENCE + skill * far / 100 + goals +
	       coins_worth(s, now - price) - coins_worth(s, now);
}

/* What the part will begin with. */
static int begin_worth(const struct portroyal *s, int seat)
{
	return pr_coins_to_come(s, seat) * WORTH_COIN +
	       (pr_adventure(s) ? pr_part_crowns(s, seat) * WORTH_INFLUENCE / PR_SHIELD : 0);
}

static int harbour_share(const struct portroyal *s, int seat, int far)
{
	const struct judge judge = {{s, take_worth}, far};

	if (pr_in_part(s) && s->taker == seat)
		return pr_harvest(&judge.taste, seat);
	if (!pr_part_to_come(s, seat))
		return 0;
	const int worth = pr_harvest(&judge.taste, seat) + begin_worth(s, seat);
	return seat == s->turn.active ? worth : worth * OTHERS_CHANCE / 100;
}

static int worth(const struct portroyal *s, int seat, int far)
{
	return seat_worth(s, seat, far) + harbour_share(s, seat, far);
}

int pr_worth(const struct portroyal *s, int seat)
{
	return worth(s, seat, horizon(s));
}

/* The adventure: what decides is more than influence and coins. */
static int adventure_over(const struct portroyal *s, int seat)
{
	const int mine = pr_adventure_standing(s, seat);
	int best = -1;

	for (int other = 0; other < s->turn.seats; other++)
		if (other != seat && pr_adventure_standing(s, other) > best)
			best = pr_adventure_standing(s, other);
	return (mine >= best ? WORTH_WIN : -WORTH_WIN) + s->influence[seat];
}

static int value_over(const struct portroyal *s, int seat)
{
	if (pr_adventure(s))
		return adventure_over(s, seat);
	const int mine = s->influence[seat] * 100 + pr_wealth(s, seat);
	int best = -1;

	for (int other = 0; other < s->turn.seats; other++) {
		const int theirs = s->influence[other] * 100 + pr_wealth(s, other);
		const bool eligible = s->end == END_STANDARD || pr_expeditions(s, other) > 0;
		if (other != seat && eligible && theirs > best)
			best = theirs;
	}
	if (s->end == END_VARIANT && pr_expeditions(s, seat) == 0)
		return -WORTH_WIN + mine;
	return (mine >= best ? WORTH_WIN : -WORTH_WIN) + mine - best;
}

/* What a crew may still do in the turns that are left is most of its value. */
bool pr_fleeting(const void *view)
{
	return pr_together(view) && pr_adventure(view);
}

int pr_value(const void *state, int seat)
{
	const struct portroyal *s = state;
	const int far = horizon(s);
	int best = INT32_MIN, sum = 0;

	if (pr_together(s))
		return pr_adventure(s) ? pr_venture_value(s) : pr_team_value(s);
	if (s->turn.over)
		return value_over(s, seat);
	for (int other = 0; other < s->turn.seats; other++) {
		if (other == seat)
			continue;
		const int theirs = worth(s, other, far);
		sum += theirs;
		best = theirs > best ? theirs : best;
	}
	return worth(s, seat, far) -
	       (best * AGAINST_BEST + sum * AGAINST_MEAN / (s->turn.seats - 1)) / 100;
}
