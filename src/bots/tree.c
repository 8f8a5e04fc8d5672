/* tree.c -- see tree.h. */

#include "bots/tree.h"

#include <assert.h>

#include "bots/arith.h"

struct tree tree_on(void *memory, size_t size)
{
	const struct tree t = {memory, 1, (uint32_t)(size / sizeof(struct node))};

	assert(t.room > 0);
	t.node[0] = (struct node){0};
	return t;
}

static uint64_t bits(struct move m)
{
	uint64_t all;

	memcpy(&all, &m, sizeof all);
	return all;
}

static uint32_t find(const struct tree *t, uint32_t parent, struct move m)
{
	uint32_t at = t->node[parent].child;

	while (at != 0 && bits(t->node[at].move) != bits(m))
		at = t->node[at].next;
	return at;
}

uint32_t tree_child(struct tree *t, uint32_t parent, struct move m)
{
	const uint32_t found = find(t, parent, m);

	if (found != 0 || t->nodes == t->room)
		return found;
	t->node[t->nodes] = (struct node){.move = m, .next = t->node[parent].child};
	t->node[parent].child = t->nodes;
	return t->nodes++;
}

void tree_rate(struct tree *t, uint32_t parent, struct move m, double mean, uint32_t visits)
{
	const uint32_t child = tree_child(t, parent, m);

	if (child == 0)
		return;
	t->node[child].visits = t->node[child].offered = visits;
	t->node[child].reward = mean * visits;
}

static double urgency(const struct node *n, double explore)
{
	return n->reward / n->visits + explore * arith_root(arith_log(n->offered) / n->visits);
}

/* Untried moves come first, in any order; then the most urgent. */
int tree_choose(struct tree *t, uint32_t parent, const struct move *move, int moves, double explore,
                struct rng *r, uint32_t *child)
{
	uint32_t node[MOVES_MAX], fresh = 0;
	int chosen = 0;
	double best = -1;

	for (int i = 0; i < moves; i++) {
		node[i] = find(t, parent, move[i]);
		if (node[i] == 0 || t->node[node[i]].visits == 0) {
			if (rng_below(r, ++fresh) == 0)
				chosen = i;
		} else {
			t->node[node[i]].offered++;
		}
	}
	for (int i = 0; i < moves && fresh == 0; i++) {
		const double now = urgency(&t->node[node[i]], explore);
		if (now > best) {
			best = now;
			chosen = i;
		}
	}
	*child = tree_child(t, parent, move[chosen]);
	if (*child != 0 && t->node[*child].offered == 0)
		t->node[*child].offered = 1;
	return chosen;
}
