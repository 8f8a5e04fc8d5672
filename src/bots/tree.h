/* tree.h -- what a search remembers: moves that were tried, and how they fared.
 *
 * Open loop: a node is a sequence of moves and holds no state.  The same node is met
 * in many worlds, and in each only some of its children are legal; `offered` counts
 * how often a child could have been chosen.  Nodes lie in one block that the caller
 * provides; when it is full the tree stops growing and the search goes on. */

#ifndef BOTS_TREE_H
#define BOTS_TREE_H

#include "rules/game.h"

struct node {
	struct move move;            /* how one comes here from the parent */
	uint32_t child, next;        /* first child, next sibling; 0: none */
	uint32_t visits, offered;
	double reward;               /* the sum for move.seat */
};

struct tree {
	struct node *node;           /* node 0 is the root */
	uint32_t nodes, room;
};

struct tree tree_on(void *memory, size_t size);   /* room for at least one node */
/* The child for a move; made if there is room, else 0. */
uint32_t tree_child(struct tree *t, uint32_t parent, struct move m);
/* Makes a child that counts as visited so often, with such a mean. */
void tree_rate(struct tree *t, uint32_t parent, struct move m, double mean, uint32_t visits);
/* The number of the move to try next, and in *child its node (0: the tree is full). */
int tree_choose(struct tree *t, uint32_t parent, const struct move *move, int moves,
                double explore, struct rng *r, uint32_t *child);

#endif
