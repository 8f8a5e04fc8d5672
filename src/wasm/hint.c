/* hint.c -- what a strong bot would do here, everybody's chances after it, and why.
 *
 * The same bot, the same measure and the same generator as the native program's `hint`,
 * so that both give the same advice. */

#include "wasm/answers.h"

#include <string.h>

#include "bots/hint.h"
#include "rules/notation.h"

enum { REASON_TEXT = 1024, PERMILLE = 1000 };

static void add_chances(struct json *j, const struct hint *h, int seats)
{
	json_open(j, "win", '[');
	for (int seat = 0; seat < seats; seat++)
		json_number(j, NULL, (int64_t)(PERMILLE * h->win[seat] + 0.5));
	json_close(j, ']');
}

static void add_advice(struct json *j, const struct eyes *e, const struct hint *h, struct move best)
{
	char buffer[REASON_TEXT];
	struct text t = text_on(buffer, sizeof buffer);

	notation_move(e->game, best, &t);
	json_string(j, "move", buffer);
	buffer[0] = '\0';
	t = text_on(buffer, sizeof buffer);
	lang_reason(e->game, e->lang, &e->names, &h->reason, &t);
	json_string(j, "reason", buffer);
}

void answer_hint(struct json *j, struct kept *k, const struct eyes *e)
{
	alignas(16) unsigned char view[STATE_MAX];
	const struct turn *turn = (const struct turn *)view;
	const struct budget b = {.memory = k->tree, .size = sizeof k->tree};
	struct move move[MOVES_MAX];
	struct weight weight[MOVES_MAX];
	struct hint h;
	struct rng r;

	sitting_view(&k->sitting, e->seat, view);
	const int moves = e->game->moves(view, e->seat, move);
	rng_seed(&r, turn->ply);
	memset(weight, 0, sizeof weight);
	bot_adviser.weigh(&bot_adviser, e->game, view, e->seat, move, moves, b, &r, weight);
	hint_read(e->game, view, e->seat, move, moves, weight, &h);
	json_open(j, NULL, '{');
	add_advice(j, e, &h, move[h.best]);
	add_chances(j, &h, turn->seats);
	json_close(j, '}');
}
