/* tables.c -- what the page's drawings of Port Royal take from its tables (web/facts/facts.h). */

#include "games/portroyal/portroyal.h"
#include "web/facts/facts.h"

static const struct fact facts[] = {
	FACT(LIST_CARDS),  FACT(LIST_CONTRACTS), FACT(LIST_MISSIONS),
	FACT(LIST_EVENTS), FACT(LIST_PERSONAS),  {NULL, 0},
};

/* clang-format off */
static const struct fact_row contracts[] = {
#define CONTRACT(id, task, a, b, steps, ...) \
	{#id, {FACT_WORD(task), FACT_WORD(a), FACT_WORD(b), FACT_FIGURE(steps)}},
#include "games/portroyal/contracts.def"
	{0},
};

static const struct fact_row missions[] = {
#define MISSION(id, number, chapter, when, need, n, need2, n2, need3, n3, ...) \
	{#id, {FACT_WORD(need), FACT_FIGURE(n), FACT_WORD(need2), FACT_FIGURE(n2), FACT_WORD(need3), FACT_FIGURE(n3)}},
#include "games/portroyal/adventure/missions.def"
	{0},
};

static const struct fact_row expeditions[] = {
#define ITEM_EXPEDITION(id, settlers, captains, priests, bread, rum, herbs, books, ...) \
	{#id, {FACT_FIGURE(settlers), FACT_FIGURE(captains), FACT_FIGURE(priests), FACT_FIGURE(bread), \
	       FACT_FIGURE(rum), FACT_FIGURE(herbs), FACT_FIGURE(books)}},
#define EXPEDITION(id, settlers, captains, priests, ...) ITEM_EXPEDITION(id, settlers, captains, priests, 0, 0, 0, 0, 0)
#include "games/portroyal/cards.def"
	{0},
};

static const struct fact_row taxes[] = {
#define HIGH_TAX(id, bonus, from, coins) {#id, {FACT_WORD(bonus), FACT_FIGURE(coins)}},
#define TAX(id, bonus) HIGH_TAX(id, bonus, 0, PR_TAX_BONUS)
#include "games/portroyal/cards.def"
	{0},
};

static const struct fact_row laws[] = {
#define LAW(id, from, part, leaves, end) {#id, {FACT_FIGURE(from), FACT_FIGURE(leaves)}},
#include "games/portroyal/numbers.def"
	{0},
};
/* clang-format on */

static const struct fact_table tables[] = {
	{"CONTRACT", {"task", "a", "b", "steps"}, contracts},
	{"MISSION", {"need", "many", "need2", "many2", "need3", "many3"}, missions},
	{"EXPEDITION",
         {"settlers", "captains", "priests", "bread", "rum", "herbs", "books"},
         expeditions},
	{"TAX", {"bonus", "coins"}, taxes},
	{"LAW", {"from", "leaves"}, laws},
	{NULL, {NULL}, NULL},
};

extern const struct facts portroyal_facts;
const struct facts portroyal_facts = {facts, tables};
