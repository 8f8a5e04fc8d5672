/* team.c -- what a position is worth to people who win or lose together.
 *
 * A contract that is fulfilled counts fully, one that is open by how near the seat is that
 * shall do it: contracts are divided among the seats by their markers.  Then come the coins and abilities that bring the others nearer, what can still be
 * taken from the harbour, and the time that is left.  All seats see the same value, so
 * bots help one another. */

#include "games/portroyal/portroyal.h"

enum {
	WORTH_WIN = 1000000,
	WORTH_DONE = 300,
	WORTH_NEAR = 8, /* per hundredth of the way, at most 96 */
	WORTH_FAR = 20, /* … of a long way */
	WORTH_COIN = 22,
	WORTH_RICH = 6, /* coins that one seat can hardly use */
	WORTH_POINT = 45,
	WORTH_INCOME = 300, /* an ability that earns, at the beginning, by seats and one */
	COINS_USEFUL = 9,
	MARKER_SHORT = 5000, /* more contracts open than markers left */
	HARBOUR_PART = 140,  /* of 100: what lies there for the taking */
	WORTH_MARKER = 80,   /* one that is free */
	TIME_FULL = 16
};

struct team {
	struct taste taste;
	const struct portroyal *s;
	int best[OPEN_MAX];           /* how near the seat is that was given the contract */
	int near[OPEN_MAX][PR_SEATS]; /* … and every seat to every open contract */
	int open, work;               /* contracts still open; hundredths of them still to do */
};

/* The nearest pair of an open contract that nobody was given and a seat with a marker for
 * it; false if there is none. */
static bool nearest(const struct team *t, const int *markers, int *contract, int *seat)
{
	int most = -1;

	for (int i = 0; i < t->s->opened; i++)
		for (int k = 0; k < t->s->turn.seats && t->best[i] < 0; k++)
			if (t->near[i][k] > most && markers[k] > 0) {
				most = t->near[i][k];
				*contract = i;
				*seat = k;
			}
	return most >= 0;
}

/* Gives every open contract to the seat that is nearest to it, as far as its markers go:
 * what one seat cannot do as well must be done by another. */
static void look(struct team *t)
{
	const struct portroyal *s = t->s;
	int markers[PR_SEATS], i, seat;

	for (seat = 0; seat < s->turn.seats; seat++)
		markers[seat] = PR_MARKERS - pr_contracts_of(s, seat);
	for (i = 0; i < s->opened; i++) {
		const bool done = pr_fulfilled_by(s, s->contract[i]) > 0;
		t->best[i] = done ? 100 : -1;
		t->open += !done;
		for (seat = 0; seat < s->turn.seats && !done; seat++)
			t->near[i][seat] = pr_progress(s, seat, s->contract[i], NO_CARD);
	}
	while (nearest(t, markers, &i, &seat)) {
		t->best[i] = t->near[i][seat];
		markers[seat]--;
	}
	for (i = 0; i < s->opened; i++) {
		t->best[i] = t->best[i] < 0 ? 0 : t->best[i];
		t->work += 100 - t->best[i];
	}
}

/* What a hundredth of the way to a contract is worth: the two longest ways must be begun
 * at once. */
static int way_worth(int contract)
{
	const int task = pr_contract[contract].task;

	return task == TASK_INFLUENCE || task == TASK_CAPTURES ? WORTH_FAR : WORTH_NEAR;
}

static int goals(const struct team *t)
{
	int worth = 0, markers = 0;

	for (int i = 0; i < t->s->opened; i++)
		worth += t->best[i] * way_worth(t->s->contract[i]) +
		         (t->best[i] == 100 ? WORTH_DONE : 0);
	for (int seat = 0; seat < t->s->turn.seats; seat++)
		markers += PR_MARKERS - pr_contracts_of(t->s, seat);
	return worth + markers * WORTH_MARKER -
	       (t->open > markers ? (t->open - markers) * MARKER_SHORT : 0);
}

static int coins_worth(int coins)
{
	const int used = coins < COINS_USEFUL ? coins : COINS_USEFUL;

	return used * WORTH_COIN + (coins - used) * WORTH_RICH;
}

static int purse(const struct portroyal *s, int seat)
{
	return pr_wealth(s, seat) + s->owed[seat] - s->due[seat];
}

/* People who bring coins or cards turn after turn. */
static int abilities(const struct portroyal *s, int seat)
{
	int n = s->swords[seat] < 4 ? s->swords[seat] : 4;

#define SKILL(name, worth, team, story) n += (team)*s->have[seat][name];
#define HUES(name, worth, team, story) n += (team) > 0 ? (team)*pr_skilled(s, seat, name) : 0;
#include "games/portroyal/skills.def"
	return n * WORTH_INCOME / (s->turn.seats + 1);
}

/* What hiring a card would bring nearer, over what anybody else is already near to. */
static int hire_worth(const struct team *t, int seat, int card)
{
	int worth = 0;

	for (int i = 0; i < t->s->opened; i++) {
		if (t->best[i] == 100)
			continue;
		const int near = pr_progress(t->s, seat, t->s->contract[i], card);
		worth += near > t->best[i] ? (near - t->best[i]) * way_worth(t->s->contract[i]) : 0;
	}
	return worth;
}

static int coins_change(const struct portroyal *s, int seat, int coins)
{
	return coins_worth(purse(s, seat) + coins) - coins_worth(purse(s, seat));
}

/* The coin for the active player stays in the team. */
static int take_worth(const struct taste *taste, int seat, int card)
{
	const struct team *t = (const struct team *)taste;
	const struct portroyal *s = t->s;
	const int fee = pr_pays_fee(s, seat) ? PR_FEE : 0;
	const int kept = coins_change(s, s->turn.active, fee);

	if (pr_card[card].type == SHIP)
		return coins_change(s, seat, pr_income(s, seat, card) - fee) + kept;
	const int price = pr_price(s, seat, card) + fee;
	if (price > purse(s, seat))
		return 0;
	return hire_worth(t, seat, card) + coins_change(s, seat, -price) + kept;
}

/* Turns that are left beyond what the open contracts will want; the first of them are
 * worth most. */
static int time_worth(const struct team *t)
{
	const int spare = t->s->timepile - t->work / 30;

	if (spare < 0)
		return spare * 250;
	int worth = 0;
	for (int turn = 0; turn < spare; turn++)
		worth += 400 / (turn + 1);
	return worth;
}

int pr_team_value(const struct portroyal *s)
{
	struct team t = {.taste = {s, take_worth}, .s = s};
	int worth = pr_points(s) * WORTH_POINT;

	if (pr_all_fulfilled(s))
		return WORTH_WIN + worth;
	look(&t);
	if (s->turn.over)
		return -WORTH_WIN - t.work;
	const int early = s->timepile < TIME_FULL ? s->timepile : TIME_FULL;
	worth += goals(&t) + time_worth(&t);
	for (int seat = 0; seat < s->turn.seats; seat++)
		worth += coins_worth(purse(s, seat)) + abilities(s, seat) * early / TIME_FULL;
	return worth + pr_harvest_all(&t.taste) * HARBOUR_PART / 100;
}
