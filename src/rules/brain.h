/* brain.h -- what bots know of a game.  A game without a brain is played at random.
 *
 * Nothing here binds play: a brain may be wrong, and only its owner plays worse. */

#ifndef RULES_BRAIN_H
#define RULES_BRAIN_H

#include "rules/game.h"

/* A player of this game made of a few rules: quick, and looks at public facts only, so
 * that it answers alike on a view and on a true state.  The number of a move. */
struct policy  {
	const char *name;
	int (*choose)(const void *view, int seat, const struct move *move, int moves);
};

/* What a seat may count on: how much of a counter it will have on average, if it risks no
 * more than it has begun, and the chance to win the fight it is in. */
struct prospect { uint8_t counter; double coins, win; };  /* win -1: there is no fight */

/* A net that was trained for this game: bots/net.h says how it is read.  The weights of one that
 * learns are `weight`, those of a shipped one `whole`: numbers that both can hold, in half the room,
 * which a page has little of. */
struct net {
	int features;
	float unit;                      /* what a weight of 1 stands for */
	const float *weight;
	const int16_t *whole;
	uint64_t sight;                  /* what learn_sight was when it was trained */
};

struct brain {
	int  (*value)(const void *state, int seat);                            /* a guess at the end            */
	int32_t scale;                     /* of value: a lead of one scale makes e times as likely to win; 0: nobody measured */
	bool wide;                         /* most choices are between few moves    */
	bool (*fleeting)(const void *view);                                    /* optional: value is for one moment only */
	const struct policy *policies;     /* optional: the first plays games on quickly; ends with a NULL name */
	bool (*prospect)(const void *view, int seat, struct prospect *p);      /* optional: for the odds        */
	int  (*features)(const void *view, int seat, float *out);              /* optional: for a net           */
	const struct net *net;             /* optional: the one trained on these features */
};

/* The contracts.
 *
 * value     how well a seat will end, in points of the game's own.  In a game with
 *           `foresee` it reads nothing that the seat cannot see.
 * wide      true where most choices are between few moves: a search looks at all of them
 *           in every position it comes to.
 * fleeting  true where time is part of the value and it sinks as the game goes on: then
 *           it says which move is better now, but bots do not look further with it.
 * prospect  what the seat would have if it stopped here and took the coins that lie before
 *           it, or with the best throws if a fight is on.  False where only chance can
 *           tell: bots/odds.c asks again after each of its outcomes, and averages. */

static inline const struct policy *game_policies(const struct game *g)
{
	return g->brain != NULL ? g->brain->policies : NULL;
}

static inline bool game_has_features(const struct game *g)
{
	return g->brain != NULL && g->brain->features != NULL;
}

#endif
