/* chances.c -- chances, by playing on.
 *
 * Worlds are guessed from what a viewer knows, so nothing hidden is given away.  The
 * chance to win is how often a seat wins when everybody plays on in the same quick way
 * from here: a measure of the position, not of the players.  Against each other the
 * quickest way will do, rules of the game's own or else chance, for it is equally bad for
 * all.  Together that would never win, so there a greedy player goes on for everybody. */

#include "wasm/answers.h"

#include <string.h>

#include "bots/bot.h"
#include "bots/evaluate.h"

enum { CERTAIN = 1000 };

/* A position as the public knows it, filled up again. */
static void imagine(const struct eyes *public, const void *view, void *world, struct rng *r)
{
	memcpy(world, view, public->game->state_size);
	public->game->guess(world, public->seat, r);
}

/* Rules of the game's own, or chance where it has none. */
static struct match quick_match(const struct game *g, bool together)
{
	struct match m = {.game = g};

	for (int seat = 0; seat < SEATS_MAX; seat++)
		m.bot[seat] = together ? &bot_greedy : &bot_stopper;
	return m;
}

static void count_wins(const struct game *g, const struct aim *f, const void *state, uint32_t *wins)
{
	const struct turn *turn = state;
	double win[SEATS_MAX];

	evaluate_result(g, f, state, win);
	for (int seat = 0; seat < turn->seats; seat++)
		wins[seat] += (uint32_t)(CERTAIN * win[seat]);
}

void answer_chances(struct json *j, struct kept *k, uint32_t n, uint32_t playouts)
{
	alignas(16) unsigned char view[STATE_MAX], world[STATE_MAX];
	const struct eyes public = eyes_of(&k->table, ENGLISH, SPECTATOR);
	const struct turn *turn = (const struct turn *)view;
	uint32_t wins[SEATS_MAX] = {0};
	const struct aim aim = {.together = k->together};
	const struct match quick = quick_match(public.game, aim.together);
	struct rng r;

	rng_seed(&r, n);
	walk_to(&k->walk, n);
	eyes_view(&public, k->walk.after, view);
	for (uint32_t i = 0; i < playouts; i++) {
		imagine(&public, view, world, &r);
		if (match_go_on(&quick, world, &r))
			count_wins(quick.game, &aim, world, wins);
	}
	json_open(j, "share", '[');
	for (int seat = 0; seat < turn->seats; seat++)
		json_number(j, NULL, playouts > 0 ? wins[seat] / playouts : 0);
	json_close(j, ']');
}
