/* tables.c -- what the page's drawings of Rotterdam take from its tables (web/facts/facts.h). */

#include "games/rotterdam/rotterdam.h"
#include "web/facts/facts.h"

static const struct fact facts[] = {
	FACT(LIST_SPACES),    FACT(LIST_FAIRWAYS), FACT(LIST_COLOURS),
	FACT(LIST_MATERIALS), FACT(LIST_PRODUCTS), FACT(LIST_ORDERS),
	FACT(LIST_CARDS),     FACT(LIST_SHIPS),    {NULL, 0},
};

/* clang-format off */
static const struct fact_row fairways[] = {
#define FAIRWAY(id, from, to, colour, source) {#id, {FACT_WORD(from), FACT_WORD(to), FACT_WORD(colour)}},
#include "games/rotterdam/board.def"
	{0},
};

static const struct fact_row materials[] = {
#define MATERIAL(id, harbour, cubes, source) {#id, {FACT_WORD(harbour)}},
#include "games/rotterdam/goods.def"
	{0},
};

static const struct fact_row products[] = {
#define PRODUCT(id, material, cards, points, source) {#id, {FACT_WORD(material)}},
#include "games/rotterdam/goods.def"
	{0},
};

static const struct fact_row orders[] = {
#define TRIPLE(id, a, b, c, points, source) {#id, {FACT_WORD(a), FACT_WORD(b), FACT_WORD(c)}},
#define PAIR(id, a, b, points, source) TRIPLE(id, a, b, , points, source)
#include "games/rotterdam/orders.def"
	{0},
};
/* clang-format on */

static const struct fact_table tables[] = {
	{"FAIRWAY", {"from", "to", "colour"}, fairways},
	{"MATERIAL", {"harbour"}, materials},
	{"PRODUCT", {"material"}, products},
	{"ORDER", {"a", "b", "c"}, orders},
	{NULL, {NULL}, NULL},
};

extern const struct facts rotterdam_facts;
const struct facts rotterdam_facts = {facts, tables};
