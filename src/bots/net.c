/* net.c -- see net.h. */

#include "bots/net.h"

#include "bots/arith.h"

/* The places of the numbers that are not 0, without a branch that nobody can predict. */
static int find_some(const float *feature, int n, uint16_t *at)
{
	int found = 0;

	for (int i = 0; i < n; i++) {
		uint32_t bits;
		memcpy(&bits, &feature[i], sizeof bits);
		at[found] = (uint16_t)i;
		found += bits != 0;
	}
	return found;
}

/* Four sums at a time.  Each hidden unit has a sum of its own, added up in the order of
 * the features, so this changes no bit of any of them. */
typedef float four __attribute__((vector_size(16)));
enum { FOURS = NET_HIDDEN / 4 };

typedef int32_t four_int __attribute__((vector_size(16)));
typedef int16_t eight __attribute__((vector_size(16)));

/* Each short number in the upper half of a larger one, and shifted down again with its sign:
 * gcc 12 converts them to floats one by one. */
static inline void widen(const int16_t *whole, four to[2])
{
	const eight zero = {0};
	eight w;

	memcpy(&w, whole, sizeof w);
	const eight low = __builtin_shufflevector(zero, w, 0, 8, 1, 9, 2, 10, 3, 11);
	const eight high = __builtin_shufflevector(zero, w, 4, 12, 5, 13, 6, 14, 7, 15);
	to[0] = __builtin_convertvector((four_int)low >> 16, four);
	to[1] = __builtin_convertvector((four_int)high >> 16, four);
}

/* A row of weights, one for each hidden unit. */
static inline void row_at(const struct net *n, bool whole, int at, four row[FOURS])
{
	if (!whole)
		memcpy(row, n->weight + at, FOURS * sizeof *row);
	for (int k = 0; whole && k < FOURS; k += 2)
		widen(n->whole + at + 4 * k, row + k);
}

/* `whole` is known where this is called, so that no loop asks for it. */
static inline void add_up(const struct net *n, bool whole, const float *feature, float *hidden)
{
	uint16_t at[NET_FEATURES_MAX + 1];
	const int found = find_some(feature, n->features, at);
	four sum[FOURS], row[FOURS];

	row_at(n, whole, net_bias(n->features), sum);
	for (int i = 0; i < found; i++) {
		row_at(n, whole, at[i] * NET_HIDDEN, row);
		for (int k = 0; k < FOURS; k++)
			sum[k] += row[k] * feature[at[i]];
	}
	memcpy(hidden, sum, sizeof sum);
}

void net_hide(const struct net *n, const float *feature, float *hidden)
{
	if (n->whole != NULL)
		add_up(n, true, feature, hidden);
	else
		add_up(n, false, feature, hidden);
	for (int k = 0; k < NET_HIDDEN; k++)
		hidden[k] = hidden[k] > 0 ? hidden[k] * n->unit : 0;
}

void net_share(const struct net *n, const float *hidden, int seats, float *chance)
{
	const int bias = net_out_bias(n->features);
	double level[SEATS_MAX], most = 0, all = 0;

	for (int seat = 0; seat < seats; seat++) {
		float sum = n->whole != NULL ? n->whole[bias + seat] : n->weight[bias + seat];
		float w[NET_HIDDEN];
		four row[FOURS];
		row_at(n, n->whole != NULL, net_out(n->features) + seat * NET_HIDDEN, row);
		memcpy(w, row, sizeof w);
		for (int k = 0; k < NET_HIDDEN; k++)
			sum += w[k] * hidden[k];
		level[seat] = (double)(sum * n->unit);
		most = seat == 0 || level[seat] > most ? level[seat] : most;
	}
	for (int seat = 0; seat < seats; seat++)
		all += level[seat] = arith_exp(level[seat] - most);
	for (int seat = 0; seat < seats; seat++)
		chance[seat] = (float)(level[seat] / all);
}

bool net_rate(const struct net *n, const struct game *g, const void *state, double *win)
{
	const struct turn *turn = state;
	float feature[NET_FEATURES_MAX], hidden[NET_HIDDEN], chance[SEATS_MAX];

	if (!game_has_features(g) ||
	    g->brain->features(state, turn->active, feature) != n->features)
		return false;
	net_hide(n, feature, hidden);
	net_share(n, hidden, turn->seats, chance);
	for (int i = 0, seat = turn->active; i < turn->seats; i++) {
		win[seat] = (double)chance[i];
		seat = seat + 1 < turn->seats ? seat + 1 : 0;
	}
	return true;
}

static const struct net *used(const struct evaluator *self, const struct game *g)
{
	return self->self != NULL ? self->self : net_of(g);
}

void net_evaluate(const struct evaluator *self, const struct game *g, const struct aim *f,
                  const void *state, double *win)
{
	const struct net *net = used(self, g);

	if (net == NULL || f->together || !net_rate(net, g, state, win))
		evaluate_by_value.rate(&evaluate_by_value, g, f, state, win);
}

/* A net learns from positions before a card is turned over too. */
bool net_foresees(const struct evaluator *self, const struct game *g, const struct aim *f,
                  const void *state)
{
	const struct net *net = used(self, g);
	double win[SEATS_MAX];

	return net != NULL && !f->together && net_rate(net, g, state, win);
}

const struct evaluator evaluate_by_net = {.rate = net_evaluate, .foresees = net_foresees};

const struct net *net_of(const struct game *g)
{
	return g->brain != NULL ? g->brain->net : NULL;
}
