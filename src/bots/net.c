/* net.c -- see net.h; and the nets that are shipped. */

#include "bots/net.h"

#include "base/text.h"
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

static inline four four_at(const float *from)
{
	four f;

	memcpy(&f, from, sizeof f);
	return f;
}

void net_hide(const struct net *n, const float *feature, float *hidden)
{
	uint16_t at[NET_FEATURES_MAX + 1];
	const int found = find_some(feature, n->features, at);
	four sum[FOURS];

	memcpy(sum, n->weight + net_bias(n->features), sizeof sum);
	for (int i = 0; i < found; i++) {
		const float x = feature[at[i]], *w = n->weight + at[i] * NET_HIDDEN;
		for (int k = 0; k < FOURS; k++)
			sum[k] += four_at(w + 4 * k) * x;
	}
	memcpy(hidden, sum, sizeof sum);
	for (int k = 0; k < NET_HIDDEN; k++)
		hidden[k] = hidden[k] > 0 ? hidden[k] * n->unit : 0;
}

void net_share(const struct net *n, const float *hidden, int seats, float *chance)
{
	const float *w = n->weight + net_out(n->features);
	const float *bias = n->weight + net_out_bias(n->features);
	double level[SEATS_MAX], most = 0, all = 0;

	for (int seat = 0; seat < seats; seat++, w += NET_HIDDEN) {
		float sum = bias[seat];
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

	if (g->features == NULL || g->features(state, turn->active, feature) != n->features)
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

void net_evaluate(const struct evaluator *self, const struct game *g, const struct frame *f,
                  const void *state, double *win)
{
	const struct net *net = used(self, g);

	if (net == NULL || f->together || !net_rate(net, g, state, win))
		evaluate_by_value.rate(&evaluate_by_value, g, f, state, win);
}

/* A net learns from positions before a card is turned over too. */
bool net_foresees(const struct evaluator *self, const struct game *g, const struct frame *f,
                  const void *state)
{
	const struct net *net = used(self, g);
	double win[SEATS_MAX];

	return net != NULL && !f->together && net_rate(net, g, state, win);
}

const struct evaluator evaluate_by_net = {.rate = net_evaluate, .foresees = net_foresees};

/* --- The nets ---------------------------------------------------------------------- */

#include "bots/nets/portroyal.def"

const struct net *net_of(const struct game *g)
{
	static const struct {
		const char *game;
		struct net net;
	} known[] = {
		{"port-royal",
	         {port_royal_features, 1.0f / port_royal_parts, port_royal_weight,
	          port_royal_sight}},
	};

	for (size_t i = 0; i < sizeof known / sizeof *known; i++)
		if (text_same(g->name, known[i].game))
			return &known[i].net;
	return NULL;
}
