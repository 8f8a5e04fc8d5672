/* rating.c -- see rating.h. */

#include "lab/rating.h"

#include <math.h>
#include <string.h>

#define Z95 1.959964
#define ELO 173.7177927613007 /* Elo per unit of log strength: 400 / log 10 */
#define STEPS 200
#define SPRT_ELO 20.0
#define SPRT_EDGE 2.944439 /* log (0.95 / 0.05) */

enum { SPRT_LEAST = 20 };

typedef double matrix[RATED_MAX][RATED_MAX];

double rating_share(double elo, int seats)
{
	const double strength = exp(elo / ELO);

	return strength / (strength + seats - 1);
}

/* With two seats every game stands in the table twice, as a win and as a loss. */
static double once(const struct rating *r)
{
	return r->seats == 2 ? 0.5 : 1;
}

/* One even game for every pairing, so that a bot that never lost has a rating too. */
static double games_of(const struct rating *r, int i, int j)
{
	return i != j ? once(r) * (r->games[i][j] + 1) : 0;
}

static double won_of(const struct rating *r, int i, int j)
{
	return i != j ? once(r) * (r->won[i][j] + 1.0 / r->seats) : 0;
}

/* The slope of the log likelihood and its curvature, negated. */
static void slope(const struct rating *r, const double *x, double *up, matrix bend)
{
	memset(up, 0, RATED_MAX * sizeof *up);
	memset(bend, 0, sizeof(matrix));
	for (int i = 0; i < r->players; i++)
		for (int j = 0; j < r->players; j++) {
			const double share = rating_share(ELO * (x[i] - x[j]), r->seats);
			const double games = games_of(r, i, j);
			const double pull = won_of(r, i, j) - games * share;
			const double stiff = games * share * (1 - share);
			up[i] += pull;
			up[j] -= pull;
			bend[i][i] += stiff;
			bend[j][j] += stiff;
			bend[i][j] -= stiff;
			bend[j][i] -= stiff;
		}
}

/* Gauss and Jordan, in place; the matrix is positive definite. */
static void invert(matrix a, int n)
{
	for (int k = 0; k < n; k++) {
		const double pivot = a[k][k];
		a[k][k] = 1;
		for (int j = 0; j < n; j++)
			a[k][j] /= pivot;
		for (int i = 0; i < n; i++) {
			const double factor = a[i][k];
			if (i == k)
				continue;
			a[i][k] = 0;
			for (int j = 0; j < n; j++)
				a[i][j] -= factor * a[k][j];
		}
	}
}

/* Ratings have no zero of their own: the sum is pinned, which adds a constant. */
static void pin(matrix a, int n, double by)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			a[i][j] += by;
}

void rating_solve(struct rating *r)
{
	const int n = r->players;
	double x[RATED_MAX] = {0}, up[RATED_MAX];
	matrix bend;

	for (int step = 0; step < STEPS; step++) {
		slope(r, x, up, bend);
		pin(bend, n, 1);
		invert(bend, n);
		for (int i = 0; i < n; i++) {
			double by = 0;
			for (int j = 0; j < n; j++)
				by += bend[i][j] * up[j];
			x[i] += by > 1 ? 1 : by < -1 ? -1 : by;
		}
	}
	pin(bend, n, -1.0 / (n * n));
	for (int i = 0; i < n; i++) {
		r->elo[i] = ELO * x[i];
		r->half[i] = Z95 * ELO * sqrt(bend[i][i] > 0 ? bend[i][i] : 0);
	}
}

/* Both tables of a pairing: the row alone, and the column alone. */
static double log_ratio(double games, double won, double up, double down)
{
	return won * log(up / down) + (games - won) * log((1 - up) / (1 - down));
}

int rating_decided(const struct rating *r, int row, int column)
{
	const double up = rating_share(SPRT_ELO, r->seats),
		     down = rating_share(-SPRT_ELO, r->seats);
	const double ratio =
		once(r) * (log_ratio(r->games[row][column], r->won[row][column], up, down) +
	                   log_ratio(r->games[column][row], r->won[column][row], down, up));

	if (r->games[row][column] + r->games[column][row] < SPRT_LEAST)
		return 0;
	return ratio >= SPRT_EDGE ? 1 : ratio <= -SPRT_EDGE ? -1 : 0;
}

void rating_interval(double share, double n, double *low, double *high)
{
	const double zz = Z95 * Z95;
	const double middle = (share + zz / (2 * n)) / (1 + zz / n);
	const double half = Z95 * sqrt(share * (1 - share) / n + zz / (4 * n * n)) / (1 + zz / n);

	*low = middle - half > 0 ? middle - half : 0;
	*high = middle + half < 1 ? middle + half : 1;
}
