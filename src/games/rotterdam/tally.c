/* tally.c -- how a game went, counted move by move for simulations. */

#include "games/rotterdam/rotterdam.h"

enum {
#define TALLY(id, per) TALLY_##id,
#include "games/rotterdam/tallies.def"
#undef TALLY
	TALLIES
};

_Static_assert((int)TALLIES <= (int)STATISTICS_MAX, "more figures than a simulation has room for");

const struct statistic rd_statistics[] = {
#define TALLY(id, per) {#id, WORD_tally_##id, per},
#include "games/rotterdam/tallies.def"
#undef TALLY
	{NULL, 0, 0},
};

/* Ships that came home: the only way off the board leads through a harbour. */
static int unloaded(const struct rotterdam *was, const struct rotterdam *is)
{
	int ships = 0;

	for (int i = 0; i < SHIPS; i++)
		ships += was->at[i] < SPACES && rd_home(is, i);
	return ships;
}

static int facing(const struct rotterdam *s, int colour)
{
	int ships = 0;

	for (int i = 0; i < SHIPS; i++)
		ships += s->at[i] < SPACES && (rd_leaves[colour] >> s->at[i] & 1) != 0;
	return ships;
}

static int sailed(const struct rotterdam *was, const struct rotterdam *is)
{
	int ships = 0;

	for (int i = 0; i < SHIPS; i++)
		ships += was->at[i] < HARBOUR && is->at[i] != was->at[i];
	return ships;
}

/* Who brought the end filled an order first in the last phase, and did not win. */
static bool overtaken(const struct rotterdam *s)
{
	struct result r;
	int seat = s->master;

	while (s->points[seat] < NUMBER_GOAL)
		seat = (seat + 1) % s->turn.seats;
	rd_result(s, &r);
	return r.place[seat] != 1;
}

static void count_trade(struct move m, int64_t *sum)
{
	sum[TALLY_trades]++;
	sum[TALLY_uneven] += m.arg[2] != 1 || m.arg[3] != 1;
}

void rd_tally(const void *before, struct move m, const void *after, int64_t *sum)
{
	const struct rotterdam *was = before, *is = after;
	const int ships = m.verb == VERB_call ? facing(was, m.arg[0]) : 0;

	if (memcmp(was->at, is->at, sizeof was->at) != 0)
		sum[TALLY_arrivals] += unloaded(was, is);
	sum[TALLY_facing] += ships;
	if (m.verb == VERB_call || m.verb == VERB_sail || m.verb == VERB_wait)
		sum[TALLY_blocked] += ships - sailed(was, is);
	sum[TALLY_right] += m.verb == VERB_product;
	sum[TALLY_cards] += m.verb == VERB_shipcard;
	sum[TALLY_played] += m.verb == VERB_play && rd_card_points[m.arg[0]] == 0;
	sum[TALLY_offers] += m.verb == VERB_post || m.verb == VERB_send;
	sum[TALLY_orders] += m.verb == VERB_fill;
	if (m.verb == VERB_accept)
		count_trade(m, sum);
	if (is->turn.over)
		sum[TALLY_overtaken] += overtaken(is);
}
