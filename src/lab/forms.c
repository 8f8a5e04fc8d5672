/* forms.c -- see forms.h. */

#include "lab/forms.h"

#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "bots/bot.h"
#include "lang/pattern.h"
#include "rules/options.h"

enum { SENTENCE = 1024, ROOM = 1024 };

/* What a hole is filled with decides its form: a noun of this kind, one, none or many. */
static uint64_t form_of_word(const struct forms *f, int word)
{
	const char *cell = lang_cell(f->game, f->lang, word);

	return noun_is(cell) ? (unsigned char)cell[0] : UINT8_MAX;
}

static uint64_t form_of_number(int64_t n)
{
	return n == 0 || n == 1 ? (uint64_t)n : 2;
}

/* The next hole of a pattern; NULL if there is none. */
static const char *next_hole(const struct forms *f, const char *s, struct hole *h)
{
	s = strchr(s, '{');
	if (s == NULL)
		return NULL;
	struct span rest = span_of(s + 1);
	if (!hole_read(f->lang, span_until(&rest, '}'), h))
		h->kind = HOLE_WHO;
	return rest.at;
}

static uint64_t key_of_line(const struct forms *f, int kind, const struct line *line)
{
	uint64_t key = hash_number(HASH_START, (uint64_t)kind << 16 | line->word);
	const char *s = lang_word(f->game, f->lang, line->word);
	struct hole h;

	while ((s = next_hole(f, s, &h)) != NULL)
		if (h.kind == HOLE_WORD)
			key = hash_number(key, form_of_word(f, line->arg[h.arg]));
		else if (h.kind == HOLE_NUMBER)
			key = hash_number(key, form_of_number(line->arg[h.arg]));
	return key;
}

static uint64_t key_of_move(const struct forms *f, struct move m)
{
	const struct verb *v = &f->game->verbs[m.verb];
	uint64_t key = hash_number(HASH_START, (uint64_t)FORMS_OFFERED << 16 | v->word);
	const char *s = lang_word(f->game, f->lang, v->word);
	struct hole h;

	while ((s = next_hole(f, s, &h)) != NULL) {
		const int list = h.arg < ARGS_MAX ? v->list[h.arg] : LIST_NONE;
		if (h.kind == HOLE_NUMBER)
			key = hash_number(key, form_of_number(h.arg < ARGS_MAX ? m.arg[h.arg]
			                                                       : m.amount));
		else if (h.kind == HOLE_WORD && list != LIST_NONE && list != LIST_SEATS &&
		         m.arg[h.arg] < f->game->lists[list].size)
			key = hash_number(key,
			                  form_of_word(f, f->game->lists[list].word[m.arg[h.arg]]));
	}
	return key;
}

static bool is_new(const struct forms *f, uint64_t key)
{
	for (int i = 0; i < f->count; i++)
		if (f->met[i].key == key)
			return false;
	return true;
}

static void keep(struct forms *f, int kind, int word, uint64_t key, const char *text)
{
	if (f->count == f->room) {
		const int room = f->room + ROOM;
		void *more = realloc(f->met, (size_t)room * sizeof *f->met);
		f->lost = f->lost || more == NULL;
		if (more == NULL)
			return;
		f->met = more;
		f->room = room;
	}
	char *copy = strdup(text);
	f->lost = f->lost || copy == NULL;
	if (copy != NULL)
		f->met[f->count++] = (struct form_met){key, (uint16_t)word, (uint8_t)kind, copy};
}

static void meet_lines(struct forms *f, int kind, const struct line *line, int lines)
{
	const struct names names = {{NULL}};
	char room[SENTENCE];

	for (int i = 0; i < lines; i++) {
		const uint64_t key = key_of_line(f, kind, &line[i]);
		struct text t = text_on(room, sizeof room);
		if (kind == FORMS_TOLD)
			f->known[line[i].word] = true;
		if (!is_new(f, key))
			continue;
		lang_line(f->game, f->lang, &names, &line[i], &t);
		keep(f, kind, line[i].word, key, room);
	}
}

static void meet_moves(struct forms *f, const void *state, int seat)
{
	const struct names names = {{NULL}};
	struct move move[MOVES_MAX];
	struct line line[LINES_MAX];
	char room[SENTENCE];
	const int moves = f->game->moves(state, seat, move);

	for (int i = 0; i < moves; i++) {
		const uint64_t key = key_of_move(f, move[i]);
		struct text t = text_on(room, sizeof room);
		meet_lines(f, FORMS_EXPLAINED, line,
		           f->game->telling->explain(state, move[i], line));
		if (!is_new(f, key))
			continue;
		lang_move(f->game, f->lang, &names, move[i], &t);
		keep(f, FORMS_OFFERED, f->game->verbs[move[i].verb].word, key, room);
	}
}

static void watch(void *who, const void *state, struct move m)
{
	struct forms *f = who;
	const struct turn *turn = state;
	struct line line[LINES_MAX];

	meet_lines(f, FORMS_TOLD, line, tell_step(f->game, f->before, m, state, line));
	memcpy(f->before, state, f->game->state_size);
	if (!turn->over && turn_next(turn) != DEALER)
		meet_moves(f, state, turn_next(turn));
}

/* One seat plays at random, so that what nobody would choose is met too. */
static void play_one(struct forms *f, const struct options *o, uint64_t seed)
{
	struct match match = {.game = f->game, .options = *o, .watch = watch, .who = f};
	alignas(16) unsigned char state[STATE_MAX];
	struct rng r;

	for (int seat = 0; seat < SEATS_MAX; seat++)
		match.bot[seat] = seat == 0 || seed % 2 == 0 ? &bot_random : &bot_greedy;
	rng_seed(&r, seed);
	f->game->setup(f->before, o, f->game->rules);
	match_play(&match, state, &r);
}

static int values_of(const struct option *o)
{
	int n = 0;

	if (o->values == NULL)
		return o->max - o->min + 1;
	while (o->values[n].name != NULL)
		n++;
	return o->set ? 1 << n : n;
}

void forms_play(struct forms *f, const struct game *g, enum language l, int games)
{
	int words = 1;

	while (g->telling->words[words] != NULL)
		words++;
	*f = (struct forms){.game = g, .lang = l, .known = calloc((size_t)words, sizeof *f->known)};
	f->lost = f->known == NULL;
	for (int i = 0; !f->lost && g->options[i].name != NULL; i++)
		for (int v = 0; v < values_of(&g->options[i]); v++) {
			struct options o;
			options_normal(g, &o);
			o.value[i] =
				(int16_t)(g->options[i].values == NULL ? g->options[i].min + v : v);
			for (int n = 0; n < games && g->refuses(&o) == 0; n++)
				play_one(f, &o, (uint64_t)n);
		}
}

static void add_unmet(struct forms *f)
{
	for (const struct saying *s = f->game->telling->sayings; s->word != 0; s++)
		if (!f->known[s->word])
			keep(f, FORMS_UNMET, s->word, s->word,
			     lang_word(f->game, f->lang, s->word));
}

static int in_order(const void *a, const void *b)
{
	const struct form_met *x = a, *y = b;

	if (x->kind != y->kind)
		return x->kind < y->kind ? -1 : 1;
	if (x->word != y->word)
		return x->word < y->word ? -1 : 1;
	return strcmp(x->text, y->text);
}

void forms_report(struct forms *f, struct grid *grid)
{
	static const char *const kind[FORMS_KINDS] = {"told", "offered", "explained", "unmet"};

	add_unmet(f);
	qsort(f->met, (size_t)f->count, sizeof *f->met, in_order);
	grid_column(grid, "kind", "", false);
	grid_column(grid, "word", "", true);
	grid_column(grid, "form", "", false);
	for (int i = 0; i < f->count; i++) {
		grid_add(grid, kind[f->met[i].kind]);
		grid_addf(grid, "%d", f->met[i].word);
		grid_add(grid, f->met[i].text);
	}
}

void forms_free(struct forms *f)
{
	for (int i = 0; i < f->count; i++)
		free(f->met[i].text);
	free(f->met);
	free(f->known);
}
