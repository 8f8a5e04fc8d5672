/* catalogue.c -- games, words, rules and cards: what a page asks once per language. */

#include "wasm/answers.h"

#include "bots/bot.h"
#include "rules/notation.h"
#include "rules/options.h"

/* What the values are called, or what they change: with their sentences. */
static void add_values(struct json *j, const struct game *g, const struct option *o, bool helps,
                       enum language l)
{
	char room[TEXT_ROOM];

	json_open(j, helps ? "helps" : "names", '[');
	for (int i = 0; o->values != NULL && o->values[i].name != NULL; i++)
		json_string(j, NULL,
		            lang_text(g, l, helps ? o->values[i].help : o->values[i].title, room,
		                      sizeof room));
	json_close(j, ']');
}

static void add_option(struct json *j, const struct game *g, const struct option *o,
                       enum language l)
{
	char room[TEXT_ROOM];

	json_open(j, NULL, '{');
	json_string(j, "name", o->name);
	json_number(j, "min", o->min);
	json_number(j, "max", o->max);
	json_number(j, "normal", o->normal);
	json_truth(j, "set", o->set);
	json_string(j, "title", lang_word(g, l, o->title));
	json_string(j, "help", lang_text(g, l, o->help, room, sizeof room));
	json_open(j, "values", '[');
	for (int i = 0; o->values != NULL && o->values[i].name != NULL; i++)
		json_string(j, NULL, o->values[i].name);
	json_close(j, ']');
	add_values(j, g, o, false, l);
	add_values(j, g, o, true, l);
	json_close(j, '}');
}

static void add_game(struct json *j, const struct game *g, enum language l)
{
	char room[TEXT_ROOM];

	json_open(j, NULL, '{');
	json_string(j, "id", g->name);
	json_string(j, "title", lang_word(g, l, g->title));
	json_string(j, "summary", lang_text(g, l, g->summary, room, sizeof room));
	json_number(j, "rules", g->rules);
	json_open(j, "options", '[');
	for (const struct option *o = g->options; o->name != NULL; o++)
		add_option(j, g, o, l);
	json_close(j, ']');
	json_open(j, "bots", '[');
	for (int i = 0; bot_at(i) != NULL; i++)
		if (bot_plays(bot_at(i), g))
			json_string(j, NULL, bot_at(i)->name);
	json_close(j, ']');
	json_close(j, '}');
}

void answer_games(struct json *j, enum language l)
{
	json_open(j, NULL, '{');
	json_open(j, "games", '[');
	for (int i = 0; game_at(i) != NULL; i++)
		add_game(j, game_at(i), l);
	json_close(j, ']');
	json_close(j, '}');
}

/* How many can play, as everything else is set. */
static void add_players(struct json *j, const struct game *g, struct options o)
{
	json_open(j, "players", '[');
	for (int n = g->options[0].min; n <= g->options[0].max; n++) {
		o.value[0] = (int16_t)n;
		if (g->refuses(&o) == 0)
			json_number(j, NULL, n);
	}
	json_close(j, ']');
}

void answer_options(struct json *j, const struct game *g, const struct options *o, enum language l)
{
	const uint16_t why = g->refuses(o);
	char room[TEXT_ROOM];

	json_open(j, NULL, '{');
	json_open(j, "matter", '[');
	for (int i = 0; g->options[i].name != NULL; i++)
		json_truth(j, NULL, options_matter(g, o, i));
	json_close(j, ']');
	add_players(j, g, *o);
	json_string(j, "refused", lang_text(g, l, why, room, sizeof room));
	json_close(j, '}');
}

/* Every list of the game as {"id":"name"}, so that a position needs to carry only ids. */
void answer_words(struct json *j, const struct game *g, enum language l)
{
	char room[TEXT_ROOM];

	json_open(j, NULL, '{');
	json_string(j, "id", g->name);
	json_string(j, "title", lang_word(g, l, g->title));
	json_string(j, "hidden", lang_ui(l, UI_FACE_DOWN_CARD));
	json_open(j, "lists", '[');
	for (int list = 0; g->lists[list].id != NULL; list++) {
		json_open(j, NULL, '{');
		for (int i = 0; list != LIST_NONE && i < g->lists[list].size; i++)
			json_string(j, notation_id(g, list, i), lang_entry(g, l, list, i));
		json_close(j, '}');
	}
	json_close(j, ']');
	/* What can be done, with its gaps {0}: for naming a kind of move, not a move. */
	json_open(j, "verbs", '{');
	for (int i = 1; g->verbs[i].name != NULL; i++)
		json_string(j, g->verbs[i].name,
		            lang_text(g, l, g->verbs[i].word, room, sizeof room));
	json_close(j, '}');
	json_close(j, '}');
}

void answer_rules(struct json *j, const struct game *g, enum language l)
{
	char room[TEXT_ROOM];

	json_open(j, NULL, '[');
	for (int i = 1; g->telling->sections[i].id != NULL; i++) {
		json_open(j, NULL, '{');
		json_string(j, "id", g->telling->sections[i].id);
		json_string(j, "title", lang_word(g, l, g->telling->sections[i].title));
		json_string(j, "body",
		            lang_text(g, l, g->telling->sections[i].body, room, sizeof room));
		json_close(j, '}');
	}
	json_close(j, ']');
}

static void add_value(struct json *j, int16_t value)
{
	if (value == FIGURE_NONE)
		json_nothing(j, NULL);
	else if (value == FIGURE_NEVER)
		json_string(j, NULL, "never");
	else
		json_number(j, NULL, value);
}

static void add_figure(struct json *j, const struct game *g, const struct figure *f,
                       enum language l)
{
	char room[TEXT_ROOM];

	json_open(j, NULL, '{');
	json_number(j, "list", f->list);
	json_string(j, "id", notation_id(g, f->list, f->index));
	json_string(j, "name", lang_entry(g, l, f->list, f->index));
	json_string(j, "set", lang_word(g, l, f->set));
	json_string(j, "note", lang_text(g, l, f->note, room, sizeof room));
	json_string(j, "source", lang_word(g, l, f->source));
	json_number(j, "copies", f->copies);
	json_open(j, "values", '[');
	for (int c = 0; g->telling->columns[c] != 0; c++)
		add_value(j, f->value[c]);
	json_close(j, ']');
	json_close(j, '}');
}

/* A column's key is its English name: drawings look figures up by it. */
void answer_cards(struct json *j, const struct game *g, const struct options *o, enum language l)
{
	json_open(j, NULL, '{');
	json_open(j, "columns", '[');
	for (int c = 0; g->telling->columns[c] != 0; c++) {
		json_open(j, NULL, '{');
		json_string(j, "key", lang_word(g, ENGLISH, g->telling->columns[c]));
		json_string(j, "name", lang_word(g, l, g->telling->columns[c]));
		json_close(j, '}');
	}
	json_close(j, ']');
	json_open(j, "cards", '[');
	for (const struct figure *f = g->telling->figures; f->copies > 0; f++)
		if (o == NULL || g->telling->deals == NULL || g->telling->deals(o, f))
			add_figure(j, g, f, l);
	json_close(j, ']');
	json_close(j, '}');
}
