/* net.c -- the net that was trained for Port Royal (docs/net.md). */

#include "games/portroyal/portroyal.h"

#include "games/portroyal/bot/net.def"

const struct net pr_net = {
	.features = net_features,
	.unit = 1.0f / net_parts,
	.whole = net_weight,
	.sight = net_sight,
};
