/* arith.h -- the little arithmetic that search needs, without a C library.
 *
 * Bots must choose alike in every build, so only additions, multiplications and
 * divisions are used, in a fixed order: these are the same everywhere. */

#ifndef BOTS_ARITH_H
#define BOTS_ARITH_H

#include <stdint.h>

/* e to the x; within 2 % for |x| < 6 and growing without surprise beyond. */
static inline double arith_exp(double x)
{
	const double most = 40;
	double y = 1 + (x > most ? most : x < -most ? -most : x) / 1024;

	for (int i = 0; i < 10; i++)
		y *= y;
	return y;
}

/* From 0 to 1, one half at 0. */
static inline double arith_logistic(double x)
{
	return 1 / (1 + arith_exp(-x));
}

/* The natural logarithm of n > 0, by chords between powers of two. */
static inline double arith_log(uint32_t n)
{
	const int power = 31 - __builtin_clz(n);

	return 0.6931471805599453 * (power + (double)n / (double)(1u << power) - 1);
}

/* The square root of x >= 0. */
static inline double arith_root(double x)
{
	double y = x > 1 ? x : 1;

	if (x <= 0)
		return 0;
	for (double better = (y + x / y) / 2; better < y; better = (y + x / y) / 2)
		y = better;
	return y;
}

#endif
