/* rating.h -- how strong players are, from who won against whom.
 *
 * The model of Bradley and Terry for any number of seats: a seat wins with a chance in
 * proportion to its strength.  Ratings are the most likely ones on Elo's scale, where
 * 400 more means ten times as strong; their mean is 0. */

#ifndef LAB_RATING_H
#define LAB_RATING_H

#include <stdbool.h>

enum { RATED_MAX = 16 };

struct rating {
	int players, seats;
	/* One of the row against all other seats by the column. */
	double games[RATED_MAX][RATED_MAX], won[RATED_MAX][RATED_MAX];
	/* The answer. */
	double elo[RATED_MAX], half[RATED_MAX];   /* 95 %: elo ± half */
};

void rating_solve(struct rating *r);

/* The share of wins that one has against seats - 1 others, `elo` weaker each. */
double rating_share(double elo, int seats);

/* Wald's test whether the row is 20 Elo stronger (+1) or weaker (-1) than the column,
 * wrong in at most one case of twenty; 0: not decided yet. */
int rating_decided(const struct rating *r, int row, int column);

/* Wilson's interval at 95 %: right for few games and for shares near 0 and 1. */
void rating_interval(double share, double n, double *low, double *high);

#endif
