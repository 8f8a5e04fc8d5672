/* sayings_test.c -- every sentence that tells what happened has one row with its weight and
 * claims; what it claims exists, and its patterns say it in every language; and lines know
 * the turn that they belong to. */

#include <stdalign.h>
#include <string.h>

#include "combinations.h"
#include "lang/lang.h"
#include "random_game.h"
#include "rules/options.h"
#include "rules/telling.h"
#include "test.h"

enum { GAMES = 4, PLIES = 600 };

/* The rows of every text.def by name, in the order of the words: those that tell what happened
 * and the others. */
#define TEXT(id, ...)
#define NOUN(id, ...)
#define SAY(id, ...) #id,
static const char *const nullgame_says[] = {
#include "games/nullgame/text.def"
	NULL};
static const char *const port_royal_says[] = {
#include "games/portroyal/adventure/adventure.def"
#include "games/portroyal/text.def"
	NULL};
static const char *const pirates_say[] = {
#include "games/kingofpirates/text.def"
	NULL};
static const char *const rotterdam_says[] = {
#include "games/rotterdam/text.def"
	NULL};
#undef SAY
#undef TEXT
#undef NOUN

#define TEXT(id, ...) #id,
#define NOUN(id, ...) #id,
#define SAY(id, ...)
static const char *const others[] = {
#include "games/kingofpirates/text.def"
#include "games/nullgame/text.def"
#include "games/portroyal/adventure/adventure.def"
#include "games/portroyal/text.def"
#include "games/rotterdam/text.def"
	NULL};
#undef SAY
#undef TEXT
#undef NOUN

static const struct {
	const char *game;
	const char *const *says;
} book[] = {{"nullgame", nullgame_says},
            {"port-royal", port_royal_says},
            {"king-of-pirates", pirates_say},
            {"rotterdam", rotterdam_says}};

static bool tells(const char *id)
{
	return strncmp(id, "say_", 4) == 0;
}

/* Words grow from row to row, so no word has two. */
static void one_row_each(void **unused)
{
	(void)unused;
	for (int i = 0; others[i] != NULL; i++)
		assert_false(tells(others[i]));
	for (size_t k = 0; k < sizeof book / sizeof *book; k++) {
		const struct saying *s = tested_find(book[k].game)->telling->sayings;
		int n = 0;
		for (; book[k].says[n] != NULL; n++) {
			assert_true(tells(book[k].says[n]));
			assert_true(s[n].word > (n > 0 ? s[n - 1].word : 0));
			assert_true(s[n].weight < WEIGHTS);
		}
		assert_int_equal(s[n].word, 0);
	}
}

/* Does a pattern speak of argument n: '#' as a number, '@' as a seat, ' ' as a word? */
static bool speaks_of(const char *s, char kind, int n)
{
	for (; (s = strchr(s, '{')) != NULL; s++) {
		const char mark = s[1] == '#' || s[1] == '@' ? s[1] : ' ';
		const char *at = s + strcspn(s, "|}");
		while (at > s && (at[-1] < '0' || at[-1] > '9'))
			at--;
		if (mark == kind && at > s && at[-1] - '0' == n)
			return true;
	}
	return false;
}

static bool is_argument(int what)
{
	return what >= CLAIM_ARG0 && what <= CLAIM_ARG3;
}

static void said_in_all(const struct game *g, int word, char kind, int what)
{
	for (int l = 0; is_argument(what) && l < LANGUAGES; l++)
		assert_true(speaks_of(lang_word(g, (enum language)l, word), kind,
		                      what - (int)CLAIM_ARG0));
}

static void claim_is_sound(const struct game *g, int word, const struct claim *c)
{
	const bool zone = c->list == LIST_ZONES;

	assert_true(zone || c->list == LIST_COUNTERS || c->list == LIST_SEATS);
	if (c->list != LIST_SEATS)
		assert_true(c->index < g->lists[c->list].size || (zone && is_argument(c->index)));
	assert_true(c->how >= CLAIM_GAINS && c->how <= CLAIM_CHANGES);
	assert_true(is_argument(c->whose) || c->whose == CLAIM_WHO || c->whose == CLAIM_ANYBODY ||
	            c->whose == CLAIM_NOBODY);
	assert_true(is_argument(c->amount) || c->amount <= CLAIM_FOUR || c->amount == CLAIM_SOME);
	/* What follows without being said may be where the sentence does not say, too. */
	if (c->how == CLAIM_CHANGES && c->amount == CLAIM_SOME)
		return;
	said_in_all(g, word, '#', c->amount);
	said_in_all(g, word, '@', c->whose);
	said_in_all(g, word, ' ', zone ? c->index : 0);
}

/* Claims come first, then nothing. */
static void claims_are_sound(void **unused)
{
	(void)unused;
	for (int k = 0; tested_game(k) != NULL; k++) {
		const struct game *g = tested_game(k);
		for (const struct saying *s = g->telling->sayings; s->word != 0; s++) {
			int n = 0;
			for (; n < CLAIMS_MAX && s->claim[n].list != LIST_NONE; n++)
				claim_is_sound(g, s->word, &s->claim[n]);
			for (; n < CLAIMS_MAX; n++)
				assert_int_equal(s->claim[n].list, LIST_NONE);
		}
	}
}

static int seat_claimed(const struct line *l, int whose)
{
	return whose == CLAIM_WHO ? l->seat : is_argument(whose) ? l->arg[whose - CLAIM_ARG0] : -1;
}

/* "It is Bo's turn" and "Round 3 begins" are true, and open the turn they speak of. */
static bool opens(const struct game *g, const struct line *l)
{
	const struct saying *s = telling_saying(g->telling, l->word);
	bool any = false;

	for (int i = 0; i < CLAIMS_MAX; i++) {
		const struct claim *c = &s->claim[i];
		if (c->list != LIST_SEATS)
			continue;
		any = true;
		if (c->whose == CLAIM_NOBODY)
			assert_int_equal(l->round, l->arg[c->amount - CLAIM_ARG0]);
		else
			assert_int_equal(l->active, seat_claimed(l, c->whose));
	}
	return any;
}

static int follow(const struct game *g, uint64_t seed)
{
	alignas(16) unsigned char before[STATE_MAX], after[STATE_MAX];
	const struct turn *turn = (const struct turn *)after, *was = (const struct turn *)before;
	struct line line[LINES_MAX];
	struct options o;
	struct rng r;
	int opened = 0;

	rng_seed(&r, seed);
	options_normal(g, &o);
	g->setup(after, &o, g->rules);
	while (turn->ply < PLIES && !turn->over) {
		const struct move m = random_move(g, after, &r);
		memcpy(before, after, g->state_size);
		g->apply(after, m);
		const int lines = tell_step(g, before, m, after, line);
		bool new = false;
		for (int i = 0; i < lines; i++) {
			new = opens(g, &line[i]) || new;
			opened += new;
			assert_int_equal(line[i].active, new ? turn->active : was->active);
			assert_int_equal(line[i].round, new ? turn->round : was->round);
			assert_int_equal(line[i].actor, m.seat);
			assert_int_equal(line[i].weight,
			                 telling_saying(g->telling, line[i].word)->weight);
		}
	}
	return opened;
}

static void lines_know_their_turn(void **unused)
{
	(void)unused;
	for (int k = 0; tested_game(k) != NULL; k++)
		for (uint64_t seed = 0; seed < GAMES; seed++)
			assert_true(follow(tested_game(k), seed) > 0);
}

static void weights_have_names(void **unused)
{
	(void)unused;
	assert_string_equal(telling_weight(WEIGHT_ASIDE), "aside");
	assert_string_equal(telling_weight(WEIGHT_TURNING), "turning");
	for (int i = 0; i < WEIGHTS; i++)
		assert_non_null(telling_weight(i));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(one_row_each),
		cmocka_unit_test(claims_are_sound),
		cmocka_unit_test(lines_know_their_turn),
		cmocka_unit_test(weights_have_names),
	};
	return RUN(tests);
}
