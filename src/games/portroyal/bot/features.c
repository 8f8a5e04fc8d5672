/* features.c -- a position as numbers for a net: what each seat has, clockwise from
 * one of them, then what lies on the table and what may still come.
 *
 * Everything is taken from public facts, so a view and the true state it came from
 * give the same numbers, and turning the seats round turns the blocks round and does
 * nothing else.  Most numbers are 0 in most positions.  Coins that are still to be
 * dealt or turned over count as dealt: half a payment is worth as much as a whole one.
 * The order here is the order of a net's columns: whoever changes it trains anew. */

#include "games/portroyal/portroyal.h"

enum {
	HUES = BLACK + 1,            /* ship colours of the base game */
	BASE_SKILLS = TRADER + HUES, /* its skills come first */
	INFLUENCES = 16,
	PURSES = 14,
	SWORDS = 8,
	TAKES = 5,
	GRADES = 4,
	TURNS = 2 * PR_SEATS
};

/* One seat. */
enum {
	SEAT_THERE,
	SEAT_INFLUENCE,
	SEAT_COINS,
	SEAT_EXPEDITIONS,
	SEAT_UNFIT,
	SEAT_CLAIM,
	SEAT_NEARLY,
	SEAT_SHIP,
	SEAT_ENDS,
	SEAT_ADMIRALS,
	SEAT_HIRE, /* the best affordable character, by influence */
	SEAT_TAKES = SEAT_HIRE + GRADES,
	SEAT_POINTS = SEAT_TAKES + TAKES,
	SEAT_PURSE = SEAT_POINTS + INFLUENCES,
	SEAT_SWORDS = SEAT_PURSE + PURSES,
	SEAT_SKILLS = SEAT_SWORDS + SWORDS,
	SEAT_OFFERED = SEAT_SKILLS + BASE_SKILLS, /* could hire one of this skill */
	SEAT_SIZE = SEAT_OFFERED + BASE_SKILLS
};

/* The table, behind the seats. */
enum {
	TABLE = PR_SEATS * SEAT_SIZE,
	TABLE_VARIANT = TABLE,
	TABLE_FIRST_CARD,
	TABLE_HARBOUR,
	TABLE_FULL,
	TABLE_DECK,
	TABLE_BUST,
	TABLE_NEW_SHIP,
	TABLE_REPELLED,
	TABLE_PERSON,
	TABLE_OTHER,
	TABLE_CLASH,
	TABLE_PRIZE,
	TABLE_CLAIMING,
	TABLE_PLAYERS, /* how many play */
	TABLE_ACTIVE = TABLE_PLAYERS + PR_SEATS + 1,
	TABLE_TAKER = TABLE_ACTIVE + PR_SEATS,
	TABLE_PHASE = TABLE_TAKER + PR_SEATS,
	TABLE_TURNS =
		TABLE_PHASE + PHASE_GIVE + 1, /* turns left in the round; again if it is the last */
	TABLE_COLOURS = TABLE_TURNS + TURNS,
	TABLE_PEOPLE = TABLE_COLOURS + HUES + 1, /* in the harbour, by skill and influence */
	TABLE_SHIPS = TABLE_PEOPLE + BASE_SKILLS * GRADES,
	TABLE_OPEN = TABLE_SHIPS + HUES,               /* expeditions */
	TABLE_UNSEEN = TABLE_OPEN + EXPEDITIONS_USUAL, /* people by skill, then ships by colour */
	FEATURES = TABLE_UNSEEN + BASE_SKILLS + HUES
};

static int at_most(int a, int b)
{
	return a < b ? a : b;
}

static int purse(const struct portroyal *s, int seat)
{
	return pr_wealth(s, seat) + s->owed[seat] - s->due[seat];
}

/* Whether a seat may still take something this turn, and how much. */
static int takes_left(const struct portroyal *s, int seat)
{
	const int seats = s->turn.seats, active = s->turn.active;

	if (s->turn.phase == PHASE_BUST || s->turn.phase == PHASE_START)
		return 0;
	if (s->turn.phase != PHASE_TRADE &&
	    (s->turn.phase != PHASE_GIVE || s->resume != PHASE_TRADE))
		return pr_takes_for(s, seat);
	if (seat == s->taker)
		return s->takes;
	return (seat - active + seats) % seats > (s->taker - active + seats) % seats
	               ? pr_takes_for(s, seat)
	               : 0;
}

/* What a seat could take now: its best ship, its best character, and whether that
 * would set off the end. */
static void write_offers(const struct portroyal *s, int seat, int takes, float *out)
{
	const int fee = seat == s->turn.active ? 0 : PR_FEE, coins = purse(s, seat);
	int ship = 0, hire = -1;

	for (int i = 0; i < s->harboured; i++) {
		const int card = s->harbour[i];
		const struct card *c = &pr_card[card];
		if (c->type == SHIP) {
			const int income = pr_income(s, seat, card) - fee;
			ship = ship > income ? ship : income;
		} else if (pr_price(s, seat, card) + fee <= coins) {
			hire = c->influence > hire ? c->influence : hire;
			out[SEAT_OFFERED + c->skill] = 1;
		}
	}
	out[SEAT_SHIP] = (float)ship * 0.25f;
	out[SEAT_TAKES + at_most(takes, TAKES - 1)] = 1;
	if (hire >= 0) {
		out[SEAT_HIRE + at_most(hire, GRADES - 1)] = 1;
		out[SEAT_ENDS] = s->influence[seat] + hire >= pr_law(s)->end_influence;
	}
	if (s->harboured >= PR_ADMIRAL_FROM && !(s->turn.phase == PHASE_TRADE && seat == s->taker))
		out[SEAT_ADMIRALS] = s->have[seat][ADMIRAL];
}

/* The influence an open expedition would bring, if nobody or one person is missing. */
static void write_claims(const struct portroyal *s, int seat, float *out)
{
	const uint8_t *have = s->have[seat];
	int best[2] = {0, 0};

	for (int e = 0; e < EXPEDITIONS_USUAL; e++) {
		const struct card *c = &pr_card[FIRST_EXPEDITION + e];
		int missing = -have[JACK], people = 0;
		if (s->expedition[e] != NOBODY)
			continue;
		for (int i = 0; i < SYMBOLS; i++) {
			missing += c->need[i] > have[i] ? c->need[i] - have[i] : 0;
			people += c->need[i];
		}
		if (missing <= 1 && c->influence - people > best[missing == 1])
			best[missing == 1] = c->influence - people;
	}
	out[SEAT_CLAIM] = (float)best[0] * 0.5f;
	out[SEAT_NEARLY] = (float)best[1] * 0.5f;
}

static void write_seat(const struct portroyal *s, int seat, float *out)
{
	const int coins = purse(s, seat), done = pr_expeditions(s, seat),
		  takes = takes_left(s, seat);

	out[SEAT_THERE] = 1;
	out[SEAT_INFLUENCE] = (float)s->influence[seat] * 0.125f;
	out[SEAT_COINS] = (float)coins * 0.125f;
	out[SEAT_EXPEDITIONS] = (float)done;
	out[SEAT_UNFIT] = s->end == END_VARIANT && done == 0;
	out[SEAT_POINTS + at_most(s->influence[seat], INFLUENCES - 1)] = 1;
	out[SEAT_PURSE + at_most(coins, PURSES - 1)] = 1;
	out[SEAT_SWORDS + at_most(s->swords[seat], SWORDS - 1)] = 1;
	for (int skill = 0; skill < BASE_SKILLS; skill++)
		out[SEAT_SKILLS + skill] = s->have[seat][skill];
	write_claims(s, seat, out);
	if (takes > 0)
		write_offers(s, seat, takes, out);
}

static void write_harbour(const struct portroyal *s, float *out)
{
	int ships = 0;

	for (int i = 0; i < s->harboured; i++) {
		const struct card *c = &pr_card[s->harbour[i]];
		ships += c->type == SHIP;
		if (c->type == SHIP)
			out[TABLE_SHIPS + c->colour] = (float)c->coins * 0.25f;
		else
			out[TABLE_PEOPLE + c->skill * GRADES + c->influence] += 1;
	}
	out[TABLE_COLOURS + ships] = 1; /* no two of a colour lie there */
	out[TABLE_FIRST_CARD] = s->drawn == 0;
	out[TABLE_HARBOUR] = (float)s->harboured * 0.125f;
	out[TABLE_FULL] = s->harboured >= PR_ADMIRAL_FROM;
	if (s->turn.phase == PHASE_REPEL) {
		out[TABLE_CLASH] = s->colours >> pr_card[s->revealed].colour & 1;
		out[TABLE_PRIZE] = (float)pr_card[s->revealed].coins * 0.25f;
	}
}

/* What the next card would be to the active player. */
static int meaning(const struct portroyal *s, const struct card *c)
{
	if (c->type != SHIP)
		return c->type == CHARACTER ? TABLE_PERSON : TABLE_OTHER;
	if (c->swords <= s->swords[s->turn.active])
		return TABLE_REPELLED;
	return s->colours >> c->colour & 1 ? TABLE_BUST : TABLE_NEW_SHIP;
}

/* What may still come, and the chances of the next card: of what is unseen, or of the
 * discards if they are about to be shuffled. */
static void write_unseen(const struct portroyal *s, float *out)
{
	uint8_t unseen[DECK_SIZE];
	const uint8_t *from = s->decked > 0 ? unseen : s->discard;
	int sum[TABLE_OTHER - TABLE_BUST + 1] = {0}, all = 0;

	pr_take_stock(s, unseen);
	for (int card = 0; card < CARDS; card++) {
		const struct card *c = &pr_card[card];
		if (from[card] > 0) {
			sum[meaning(s, c) - TABLE_BUST] += from[card];
			all += from[card];
		}
		if (unseen[card] > 0 && c->type == CHARACTER)
			out[TABLE_UNSEEN + c->skill] += (float)unseen[card] * 0.125f;
		else if (unseen[card] > 0 && c->type == SHIP)
			out[TABLE_UNSEEN + BASE_SKILLS + c->colour] += (float)unseen[card] * 0.125f;
	}
	for (int i = 0; all > 0 && i <= TABLE_OTHER - TABLE_BUST; i++)
		out[TABLE_BUST + i] = 2 * (float)sum[i] / (float)all;
	out[TABLE_DECK] = (float)s->decked * (1.0f / 64);
}

static int clockwise(const struct portroyal *s, int from, int to)
{
	return to >= from ? to - from : to - from + s->turn.seats;
}

static void write_turn(const struct portroyal *s, int seat, float *out)
{
	const int left =
		clockwise(s, s->turn.active, s->start == 0 ? s->turn.seats - 1 : s->start - 1);

	out[TABLE_VARIANT] = s->end == END_VARIANT;
	out[TABLE_PLAYERS + s->turn.seats] = 1;
	out[TABLE_ACTIVE + clockwise(s, seat, s->turn.active)] = 1;
	out[TABLE_PHASE + at_most(s->turn.phase, PHASE_GIVE)] = 1;
	out[TABLE_TURNS + (s->ending ? PR_SEATS : 0) + left] = 1;
	if (s->turn.phase == PHASE_TRADE)
		out[TABLE_TAKER + clockwise(s, seat, s->taker)] = 1;
	if (s->turn.phase == PHASE_GIVE)
		out[TABLE_CLAIMING] = (float)pr_card[s->claiming].influence * 0.125f;
	for (int e = 0; e < EXPEDITIONS_USUAL; e++)
		out[TABLE_OPEN + e] = s->expedition[e] == NOBODY;
}

int pr_features(const void *view, int seat, float *out)
{
	const struct portroyal *s = view;
	int who = seat;

	if (s->sets != 1 << SET_BASE)
		return 0;
	memset(out, 0, FEATURES * sizeof *out);
	for (int i = 0; i < s->turn.seats; i++, who = pr_seat_after(s, who))
		write_seat(s, who, out + i * SEAT_SIZE);
	write_turn(s, seat, out);
	write_harbour(s, out);
	write_unseen(s, out);
	return FEATURES;
}
