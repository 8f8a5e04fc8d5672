/* future.c -- chances, by playing on.
 *
 * Worlds are guessed from what a viewer knows, so nothing hidden is given away.  The
 * chance to win is how often a seat wins when everybody plays at random from here:
 * a measure of the position, not of the players. */

#include "wasm/answers.h"

#include <string.h>

#include "bots/bot.h"

enum { WORDS_MAX = 24, CERTAIN = 1000, SENTENCE_MAX = 768 };

/* A true state after n moves as the public knows it, and filled up again. */
static void imagine(const struct desk *d, const void *view, int seat, void *world, struct rng *r)
{
	memcpy(world, view, d->table.game->state_size);
	d->table.game->guess(world, seat, r);
}

static void play_on(const struct game *g, void *state, struct rng *r)
{
	const struct turn *turn = state;
	struct move move[MOVES_MAX];

	while (!turn->over && turn->ply < g->plies) {
		const int seat = match_next(turn);
		if (seat == DEALER) {
			g->apply(state, dealer_sample(g, state, r));
			continue;
		}
		const int moves = g->moves(state, seat, move);
		g->apply(state, move[moves > 1 ? rng_below(r, (uint32_t)moves) : 0]);
	}
}

static void count_wins(const struct game *g, const void *state, uint32_t *wins)
{
	const struct turn *turn = state;
	struct result r;
	uint32_t winners = 0;

	g->result(state, &r);
	for (int seat = 0; seat < turn->seats; seat++)
		winners += turn->over && r.place[seat] == 1;
	for (int seat = 0; seat < turn->seats; seat++)
		if (winners > 0 && r.place[seat] == 1)
			wins[seat] += CERTAIN / winners;
}

void answer_chances(struct json *j, const struct desk *d, uint32_t n, uint32_t playouts)
{
	alignas(16) unsigned char state[STATE_MAX], view[STATE_MAX], world[STATE_MAX];
	const struct eyes public = eyes_of(d, ENGLISH, SPECTATOR);
	const struct turn *turn = (const struct turn *)view;
	uint32_t wins[SEATS_MAX] = {0};
	struct rng r;

	rng_seed(&r, n);
	table_at(&d->table, n < d->table.moves ? n : d->table.moves, state);
	eyes_look(&public, state, view);
	for (uint32_t i = 0; i < playouts; i++) {
		imagine(d, view, SPECTATOR, world, &r);
		play_on(d->table.game, world, &r);
		count_wins(d->table.game, world, wins);
	}
	json_open(j, "share", '[');
	for (int seat = 0; seat < turn->seats; seat++)
		json_number(j, NULL, playouts > 0 ? wins[seat] / playouts : 0);
	json_close(j, ']');
}

/* How often each kind of sentence followed, with one example of it. */
struct outlook {
	struct line line[WORDS_MAX];
	uint32_t times[WORDS_MAX];
	int words;
};

static void remember(struct outlook *o, const struct line *line)
{
	int i = 0;

	while (i < o->words && o->line[i].word != line->word)
		i++;
	if (i == WORDS_MAX)
		return;
	if (i == o->words) {
		o->line[o->words++] = *line;
		o->times[i] = 0;
	}
	o->times[i]++;
}

/* One world: the move, then what chance answers. */
static void try_out(const struct desk *d, const struct eyes *e, const void *view, struct move m,
                    struct rng *r, struct outlook *o)
{
	alignas(16) unsigned char world[STATE_MAX], before[STATE_MAX];
	const struct game *g = d->table.game;
	struct line line[LINES_MAX];

	imagine(d, view, e->seat, world, r);
	g->apply(world, m);
	if (!turn_waits((const struct turn *)world, DEALER))
		return;
	memcpy(before, world, g->state_size);
	const struct move chance = dealer_sample(g, world, r);
	g->apply(world, chance);
	const int lines = g->tell(before, chance, world, line);
	if (lines > 0)
		remember(o, &line[0]);
}

void answer_odds(struct json *j, const struct desk *d, const struct eyes *e, struct move m,
                 uint32_t worlds)
{
	alignas(16) unsigned char view[STATE_MAX];
	struct outlook o = {.words = 0};
	struct rng r;

	rng_seed(&r, d->table.moves);
	eyes_look(e, d->table.state, view);
	for (uint32_t i = 0; i < worlds; i++)
		try_out(d, e, view, m, &r, &o);
	json_open(j, "odds", '[');
	for (int i = 0; i < o.words; i++) {
		char sentence[SENTENCE_MAX];
		struct text t = text_on(sentence, sizeof sentence);
		lang_line(e->game, e->lang, &e->names, &o.line[i], &t);
		json_open(j, NULL, '{');
		json_number(j, "word", o.line[i].word);
		json_string(j, "example", sentence);
		json_number(j, "permille", CERTAIN * (int64_t)o.times[i] / worlds);
		json_close(j, '}');
	}
	json_close(j, ']');
}
