/* tables.c -- what the page's drawings of King of Pirates take from its tables
 * (web/facts/facts.h). */

#include "games/kingofpirates/kingofpirates.h"
#include "web/facts/facts.h"

static const struct fact facts[] = {FACT(LIST_HEXES), FACT(LIST_PIRATES), {NULL, 0}};

static const struct fact_row hexes[] = {
#define HEX(id, q, r, land, nation, source) {#id, {FACT_WORD(land), FACT_WORD(nation)}},
#include "games/kingofpirates/board.def"
#undef HEX
	{0},
};

static const struct fact_table tables[] = {
	{"HEX", {"land", "nation"}, hexes},
	{NULL, {NULL}, NULL},
};

extern const struct facts kingofpirates_facts;
const struct facts kingofpirates_facts = {facts, tables};
