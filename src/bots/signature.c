/* signature.c -- see signature.h. */

#include "bots/signature.h"

#include <stdalign.h>

#include "base/hash.h"
#include "bots/bot.h"
#include "bots/net.h"
#include "rules/notation.h"
#include "rules/options.h"

enum {
	VALUES_MAX = 8,  /* an option with more values is tried at its ends only */
	SIMULATIONS = 12 /* enough to walk a tree, few enough to be quick */
};

struct witness {
	const struct game *game;
	uint64_t hash;
};

static void witness_move(void *who, const void *state, struct move m)
{
	struct witness *w = who;
	char buffer[NOTATION_MAX];
	struct text t = text_on(buffer, sizeof buffer);

	(void)state;
	notation_line(w->game, m, &t);
	w->hash = hash_text(w->hash, buffer);
}

static uint64_t play_one(const struct game *g, const struct options *o, const struct bot *bot,
                         uint64_t h)
{
	alignas(16) unsigned char state[STATE_MAX];
	const struct turn *turn = (const struct turn *)state;
	struct witness w = {g, h};
	struct match m = {.game = g, .options = *o, .watch = witness_move, .who = &w};
	struct result result = {0};
	struct rng r;

	for (int seat = 0; seat < SEATS_MAX; seat++) {
		m.bot[seat] = bot;
		m.budget[seat].simulations = bot->weigh != NULL ? SIMULATIONS : 0;
	}
	rng_seed(&r, h);
	const bool finished = match_play(&m, state, &r);
	g->result(state, &result);
	w.hash = hash_number(w.hash, finished);
	for (int seat = 0; seat < turn->seats; seat++) {
		w.hash = hash_number(w.hash, (uint64_t)(uint16_t)result.score[seat]);
		w.hash = hash_number(w.hash, result.place[seat]);
	}
	return hash_number(w.hash, turn->ply);
}

/* The quick bots, if the game allows these options. */
static uint64_t play_quick(const struct game *g, const struct options *o, uint64_t h)
{
	if (g->refuses(o) != 0)
		return h;
	h = play_one(g, o, &bot_random, h);
	h = play_one(g, o, &bot_greedy, h);
	return net_of(g) != NULL ? play_one(g, o, &bot_net, h) : h;
}

/* Every other value of one option; of a set, every member added or taken away. */
static uint64_t vary(const struct game *g, int option, uint64_t h)
{
	const struct option *what = &g->options[option];
	const int step = what->max - what->min > VALUES_MAX ? what->max - what->min : 1;
	struct options o;

	options_normal(g, &o);
	for (int i = 0; what->values != NULL && what->values[i].name != NULL; i++) {
		const int value = what->set ? what->normal ^ 1 << i : i;
		o.value[option] = (int16_t)value;
		if (value != what->normal && (value != 0 || !what->set)) /* no set is empty */
			h = play_quick(g, &o, h);
	}
	if (what->values != NULL)
		return h;
	for (int value = what->min; value <= what->max; value += step) {
		o.value[option] = (int16_t)value;
		if (value != what->normal)
			h = play_quick(g, &o, h);
	}
	return h;
}

uint64_t signature_game(const struct game *g, uint64_t h)
{
	struct options o;

	options_normal(g, &o);
	h = play_quick(g, &o, hash_text(h, g->name));
	h = play_one(g, &o, &bot_search, h);
	for (int option = 0; g->options[option].name != NULL; option++)
		h = vary(g, option, h);
	return h;
}

uint64_t signature_all(void)
{
	uint64_t h = HASH_START;

	for (int i = 0; game_at(i) != NULL; i++)
		h = signature_game(game_at(i), h);
	return h;
}
