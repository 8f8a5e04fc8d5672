/* levels.c -- the searching bots: `search` as a tool, and the levels people choose from.
 *
 * A level is a number of simulations and some slack: with slack a move that costs
 * little is chosen now and then, as people do, but never one that costs much.  The
 * distances between the levels are measured in docs/ladder.md. */

#include "bots/net.h"
#include "bots/search.h"

#define EXPLORE 0.5

static const struct search search = {.evaluator = &evaluate_by_value,
                                     .simulations = 1000,
                                     .rehearsals = 200,
                                     .explore = EXPLORE};

static const struct search easy = {.evaluator = &evaluate_by_value,
                                   .simulations = 80,
                                   .explore = EXPLORE,
                                   .slack = 0.12};

static const struct search medium = {.evaluator = &evaluate_by_value,
                                     .simulations = 150,
                                     .explore = EXPLORE,
                                     .slack = 0.03};

static const struct search hard = {.evaluator = &evaluate_by_net,
                                   .simulations = 400,
                                   .foreseen = 8,
                                   .rehearsals = 30,
                                   .explore = EXPLORE};

#define EXPERT \
	.evaluator = &evaluate_by_net, .simulations = 4000, .foreseen = 5000, .rehearsals = 100, \
	.explore = EXPLORE

static const struct search expert = {EXPERT};
static const struct search adviser = {EXPERT, .candid = true};

#define SEARCHER(word) \
	const struct bot bot_##word = {.name = #word, \
	                               .how = &word, \
	                               .choose = search_choose, \
	                               .weigh = search_weigh, \
	                               .pick = search_pick}

SEARCHER(easy);
SEARCHER(medium);
SEARCHER(hard);
SEARCHER(search);
SEARCHER(expert);
SEARCHER(adviser);
