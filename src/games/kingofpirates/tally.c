/* tally.c -- what a game lived on, counted move by move for simulations.
 *
 * Every doubloon that comes or goes is in one of the first figures, so income less
 * payments is the sum of all scores (tests/unit/games holds it to that). */

#include "games/kingofpirates/kingofpirates.h"

enum {
#define TALLY(id, per) TALLY_##id,
#include "games/kingofpirates/tallies.def"
#undef TALLY
	TALLIES
};

_Static_assert((int)TALLIES <= (int)STATISTICS_MAX, "more figures than a simulation has room for");
_Static_assert(TALLY_won_duel - TALLY_won_small == TARGET_PLAYER - TARGET_SMALL_MERCHANT &&
                       TALLY_fights_duel - TALLY_fights_small ==
                               TARGET_PLAYER - TARGET_SMALL_MERCHANT &&
                       TALLY_duel - TALLY_small == TARGET_PLAYER - TARGET_SMALL_MERCHANT,
               "figures stand in the order of the targets");

const struct statistic kp_statistics[] = {
#define TALLY(id, per) {#id, WORD_tally_##id, per},
#include "games/kingofpirates/tallies.def"
#undef TALLY
	{NULL, 0, 0},
};

static int64_t gained(const struct kop *was, const struct kop *is, int seat)
{
	return STEP * (is->score[seat] - was->score[seat]);
}

static void count_fight(const struct kop *was, const struct kop *is, int64_t *sum)
{
	const int target = is->fight.target, kind = target - TARGET_SMALL_MERCHANT;

	if (target == TARGET_NONE)
		return;
	sum[TALLY_fights_small + kind] += was->fight.target == TARGET_NONE;
	sum[TALLY_won_small + kind] += was->fight.target != TARGET_NONE &&
	                               was->fight.winner == NOBODY &&
	                               is->fight.winner == is->turn.active;
}

void kp_tally(const void *before, struct move m, const void *after, int64_t *sum)
{
	const struct kop *was = before, *is = after;

	count_fight(was, is, sum);
	switch (m.verb) {
	case VERB_loot:
		sum[TALLY_small + was->fight.target - TARGET_SMALL_MERCHANT] +=
			gained(was, is, was->fight.winner);
		break;
	case VERB_dig:
		sum[TALLY_digs]++;
		sum[TALLY_dug] += gained(was, is, m.seat);
		break;
	case VERB_steal: sum[TALLY_stolen] += gained(was, is, m.seat); break;
	case VERB_buy:
		sum[TALLY_parts]++;
		sum[TALLY_paid] -= gained(was, is, m.seat);
		break;
	case VERB_stop: sum[TALLY_docked] += kp_hideout(was->ship[m.seat]); break;
	case VERB_haven: sum[TALLY_driven]++; break;
	case VERB_murder: sum[TALLY_murdered]++; break;
	default: break;
	}
}
