/* facts.c -- what the page must know of the program when it is built, as JSON.
 *
 * Linked with everything that the page's module holds, and asked by web/facts/made.mjs, which
 * makes TypeScript of it: so the page has no second copy of a number, an id or a table. */

#include "web/facts/facts.h"

#include "lang/lang.h"
#include "wasm/answers.h"

enum { FACTS_SIZE = 1 << 20 };

static char said[FACTS_SIZE];

/* The facts of the games whose skins have some: of others the linker knows nothing, and a weak
 * name that nobody defines is NULL. */
#define GAME(g) extern const struct facts g##_facts __attribute__((weak));
#include "games/list.def"
#undef GAME
#define GAME(g) extern const struct game g;
#include "games/list.def"
#undef GAME

static const struct {
	const struct game *game;
	const struct facts *facts;
} known[] = {
#define GAME(g) {&g, &g##_facts},
#include "games/list.def"
#undef GAME
};

/* --- What holds for all games ----------------------------------------------------------- */

static void add_constants(struct json *j)
{
	static const struct fact constant[] = {
		FACT(LIST_ZONES),      FACT(LIST_SEATS),      FACT(LIST_COUNTERS),
		FACT(SEATS_MAX),       FACT(SPECTATOR),       FACT(DEALER),
		FACT(NOBODY),          FACT(TRUTH),           {"FACE_DOWN", ITEM_FACE_DOWN},
		{"SPENT", ITEM_SPENT}, {"CHIEF", ITEM_CHIEF},
	};

	json_open(j, "constants", '{');
	for (size_t i = 0; i < sizeof constant / sizeof *constant; i++)
		json_number(j, constant[i].name, constant[i].value);
	json_close(j, '}');
}

static void add_names(struct json *j, const char *key, const char *const *name, int n)
{
	json_open(j, key, '[');
	for (int i = 0; i < n; i++)
		json_string(j, NULL, name[i]);
	json_close(j, ']');
}

static void add_words(struct json *j)
{
	const char *name[WEIGHTS + LANGUAGES];

	for (int i = 0; i < LANGUAGES; i++)
		name[i] = lang_code((enum language)i);
	json_open(j, "words", '{');
	add_names(j, "Lang", name, LANGUAGES);
	for (int i = 0; i < WEIGHTS; i++)
		name[i] = telling_weight(i);
	add_names(j, "Weight", name, WEIGHTS);
	add_names(j, "What", answer_what, NEXT_OVER + 1);
	add_names(j, "Asking", answer_asking, ASKINGS);
	json_close(j, '}');
}

/* --- A game ------------------------------------------------------------------------------- */

static void add_list(struct json *j, const char *key, const struct list *l)
{
	json_open(j, key, '[');
	for (int i = 0; i < l->size; i++)
		json_string(j, NULL, l->id[i]);
	json_close(j, ']');
}

static void add_ids(struct json *j, const struct game *g)
{
	json_open(j, "words", '{');
	add_list(j, "Zone", &g->lists[LIST_ZONES]);
	add_list(j, "Counter", &g->lists[LIST_COUNTERS]);
	json_open(j, "Verb", '[');
	for (const struct verb *v = g->verbs; v->name != NULL; v++)
		json_string(j, NULL, v->name);
	json_close(j, ']');
	json_open(j, "Phase", '[');
	for (const char *const *p = g->phases; *p != NULL; p++)
		json_string(j, NULL, *p);
	json_close(j, ']');
	json_close(j, '}');
}

/* Its own constants, and the figures that its texts ask for. */
static void add_numbers(struct json *j, const struct game *g, const struct fact *f)
{
	json_open(j, "constants", '{');
	for (; f != NULL && f->name != NULL; f++)
		json_number(j, f->name, f->value);
	for (const struct number *n = g->telling->numbers; n->name != NULL; n++)
		if (n->value != PHRASE)
			json_number(j, n->name, n->value);
	json_close(j, '}');
}

static void add_row(struct json *j, const struct fact_table *t, const struct fact_row *r)
{
	json_open(j, r->id, '{');
	for (int i = 0; t->column[i] != NULL; i++)
		if (r->cell[i].word != NULL)
			json_string(j, t->column[i], r->cell[i].word);
		else
			json_number(j, t->column[i], r->cell[i].figure);
	json_close(j, '}');
}

static void add_tables(struct json *j, const struct fact_table *t)
{
	json_open(j, "tables", '{');
	for (; t != NULL && t->name != NULL; t++) {
		json_open(j, t->name, '{');
		for (const struct fact_row *r = t->rows; r->id != NULL; r++)
			add_row(j, t, r);
		json_close(j, '}');
	}
	json_close(j, '}');
}

static void add_game(struct json *j, const struct game *g, const struct facts *f)
{
	json_open(j, NULL, '{');
	json_string(j, "name", g->name);
	json_string(j, "title", lang_word(g, ENGLISH, g->title));
	add_ids(j, g);
	add_numbers(j, g, f != NULL ? f->facts : NULL);
	add_tables(j, f != NULL ? f->tables : NULL);
	json_close(j, '}');
}

/* --- What is called ------------------------------------------------------------------------ */

const char *facts_text(void);
int facts(void);

__attribute__((export_name("facts_text"))) const char *facts_text(void)
{
	return said;
}

/* Says everything; returns how long that is, 0 if there was no room. */
__attribute__((export_name("facts"))) int facts(void)
{
	struct json j = json_on(said, sizeof said);

	json_open(&j, NULL, '{');
	add_constants(&j);
	add_words(&j);
	json_open(&j, "games", '[');
	for (size_t i = 0; i < sizeof known / sizeof *known; i++)
		add_game(&j, known[i].game, known[i].facts);
	json_close(&j, ']');
	json_close(&j, '}');
	return j.out.full ? 0 : (int)(j.out.at - j.out.start);
}
