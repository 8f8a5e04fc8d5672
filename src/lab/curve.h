/* curve.h -- how a net learns: a row for each lap of its training. */

#ifndef LAB_CURVE_H
#define LAB_CURVE_H

#include "lab/trainer.h"
#include "lang/lang.h"

struct curve {
	const struct bot *against;   /* whom the net is tried against */
	struct gradient lap;         /* what the games since the last row taught */
	double start;                /* clock_now() when it began */
	bool json;
	enum language lang;
};

void curve_head(const struct curve *c);
/* The row of the lap that ends now. */
void curve_row(const struct curve *c, const struct trainer *t);

#endif
