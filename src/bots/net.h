/* net.h -- a small net that tells the chance of each seat to win.
 *
 * A game's `features`, one hidden layer, one output per seat clockwise from the seat
 * the features were written for; what the outputs share is 1.  Plain loops in a fixed
 * order and no fused arithmetic: every build gives the same bits.  The weights lie in
 * one row: a row of hidden units for every feature, their bias, then a row of hidden
 * units for every output, and the bias of the outputs. */

#ifndef BOTS_NET_H
#define BOTS_NET_H

#include "bots/evaluate.h"

enum { NET_HIDDEN = 64, NET_FEATURES_MAX = 1024 };

/* How many weights a net has, and where each part begins. */
static inline int net_bias(int features)
{
	return features * NET_HIDDEN;
}

static inline int net_out(int features)
{
	return net_bias(features) + NET_HIDDEN;
}

static inline int net_out_bias(int features)
{
	return net_out(features) + SEATS_MAX * NET_HIDDEN;
}

static inline int net_size(int features)
{
	return net_out_bias(features) + SEATS_MAX;
}

/* The hidden layer, then the chances from it. */
void net_hide(const struct net *n, const float *feature, float *hidden);
void net_share(const struct net *n, const float *hidden, int seats, float *chance);

/* The chances of every seat by number.  False if the game has no features here or not
 * those that the net was made for; then nothing is written. */
bool net_rate(const struct net *n, const struct game *g, const void *state, double *win);

/* The net that was trained for a game, or NULL. */
const struct net *net_of(const struct game *g);

/* By that net; by the game's own value where there is none, or not for these options. */
extern const struct evaluator evaluate_by_net;
/* By a net that the caller has: `self` of the evaluator. */
void net_evaluate(const struct evaluator *self, const struct game *g, const struct aim *f,
                  const void *state, double *win);
bool net_foresees(const struct evaluator *self, const struct game *g, const struct aim *f,
                  const void *state);

#endif
