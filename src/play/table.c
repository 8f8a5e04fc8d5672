/* table.c -- see table.h.
 *
 * The state is what replaying t->move gives; nothing else about the game is kept.
 * So taking back is replaying less, and there is no second bookkeeping that could
 * disagree. */

#include "play/table.h"

#include <string.h>

#include "play/refuse.h"
#include "rules/notation.h"

void chair_set(struct chair *c, struct span kind, struct span name)
{
	span_copy(kind, c->kind, sizeof c->kind);
	span_copy(name, c->name, sizeof c->name);
}

void table_init(struct table *t, const struct game *g, const struct options *o, int rules,
                struct move *room, uint32_t size)
{
	memset(t, 0, sizeof *t);
	t->game = g;
	t->options = *o;
	t->rules = rules;
	t->move = room;
	t->room = size;
	for (int i = 0; i < SEATS_MAX; i++)
		chair_set(&t->chair[i], span_of("human"), span_of(""));
	g->setup(t->state, o, rules);
}

/* The legal moves of a waiting seat, chance included. */
static int legal(const struct table *t, int seat, struct move *move)
{
	if (seat != DEALER)
		return t->game->moves(t->state, seat, move);
	struct outcome outcome[MOVES_MAX];
	const int outcomes = t->game->outcomes(t->state, outcome);
	int moves = 0;
	for (int i = 0; i < outcomes; i++)
		if (outcome[i].weight > 0)
			move[moves++] = outcome[i].move;
	return moves;
}

static bool too_long(uint32_t most, struct fault *f)
{
	fault_say(f, ERROR_TOO_LONG, "", "");
	struct text allowed = text_on(f->allowed, sizeof f->allowed);
	text_number(&allowed, most);
	return false;
}

bool table_play(struct table *t, struct move m, struct fault *f)
{
	const struct turn *turn = table_turn(t);
	const uint32_t most = t->room < t->game->plies ? t->room : t->game->plies;
	struct move move[MOVES_MAX];

	if (turn->over)
		return refuse_late(t->game, m, f);
	if (!turn_waits(turn, m.seat))
		return refuse_seat(turn, m.seat, f);
	const int moves = legal(t, m.seat, move);
	int i = 0;
	while (i < moves && !move_same(move[i], m))
		i++;
	if (i == moves)
		return refuse_illegal(t->game, m, move, moves, f);
	if (t->moves >= most)
		return too_long(most, f);
	t->game->apply(t->state, m);
	t->move[t->moves++] = m;
	return true;
}

/* Of all verbs of the game only those that the seat could use now, if there are any. */
static void name_verbs(const struct table *t, int seat, struct fault *f)
{
	struct move move[MOVES_MAX];
	const int moves = legal(t, seat, move);
	struct text allowed = text_on(f->allowed, sizeof f->allowed);
	bool named[UINT8_MAX + 1] = {false};

	for (int i = 0; i < moves; i++) {
		if (named[move[i].verb])
			continue;
		named[move[i].verb] = true;
		if (i > 0)
			text_add(&allowed, ", ");
		notation_shape(t->game, move[i].verb, &allowed);
	}
}

bool table_play_text(struct table *t, int seat, struct span s, struct fault *f)
{
	struct move m;

	if (notation_read(t->game, seat, s, &m, f))
		return table_play(t, m, f);
	if (f->error == ERROR_UNKNOWN_VERB && turn_waits(table_turn(t), seat))
		name_verbs(t, seat, f);
	return false;
}

void table_view(const struct table *t, int seat, void *view)
{
	memcpy(view, t->state, t->game->state_size);
	t->game->hide(view, seat);
}

void table_at(const struct table *t, uint32_t n, void *state)
{
	t->game->setup(state, &t->options, t->rules);
	for (uint32_t i = 0; i < n; i++)
		t->game->apply(state, t->move[i]);
}

struct move table_shown(const struct table *t, uint32_t n, int seat)
{
	alignas(16) unsigned char before[STATE_MAX];

	table_at(t, n, before);
	return t->game->hide_move(before, t->move[n], seat);
}

static bool in_set(unsigned seats, int seat)
{
	return seats >> seat & 1;
}

/* A move that somebody chose among several. */
static bool decided(const struct game *g, const void *before, struct move m)
{
	struct move move[MOVES_MAX];

	return g->moves(before, m.seat, move) > 1;
}

static bool says_nothing(const struct game *g, struct move shown)
{
	const struct verb *verb = &g->verbs[shown.verb];

	if (verb->amount || verb->list[0] == LIST_NONE)
		return false;
	for (int i = 0; i < ARGS_MAX && verb->list[i] != LIST_NONE; i++)
		if (shown.arg[i] != UNKNOWN)
			return false;
	return true;
}

/* Could the seat foretell the dealer's move?  What is settled in truth, like the face of
 * a coin that was dealt unseen, can still be news; so a game is asked what a view leaves
 * open, and where it cannot say everything is news. */
static bool foretold(const struct game *g, const void *before, int seat)
{
	alignas(16) unsigned char view[STATE_MAX];
	struct outcome outcome[MOVES_MAX];

	if (g->foresee == NULL)
		return false;
	memcpy(view, before, g->state_size);
	g->hide(view, seat);
	return g->foresee(view, seat, outcome) == 1;
}

/* Did one of these seats learn something from this move? */
static bool tells(const struct game *g, const void *before, struct move m, unsigned seats)
{
	if (m.seat != DEALER)
		return !in_set(seats, m.seat);
	for (int seat = 0; seat < SEATS_MAX; seat++)
		if (in_set(seats, seat) && !says_nothing(g, g->hide_move(before, m, seat)) &&
		    !foretold(g, before, seat))
			return true;
	return false;
}

bool table_undo(struct table *t, unsigned seats, struct fault *f)
{
	alignas(16) unsigned char state[STATE_MAX];
	uint32_t target = t->moves;
	bool known = false;

	table_at(t, 0, state);
	for (uint32_t n = 0; n < t->moves; n++) {
		const struct move m = t->move[n];
		if (in_set(seats, m.seat) && decided(t->game, state, m)) {
			target = n;
			known = false;
		} else if (tells(t->game, state, m, seats)) {
			known = true;
		}
		t->game->apply(state, m);
	}
	if (target == t->moves)
		return fault_set(f, ERROR_NOTHING_TO_UNDO, span_of(""));
	if (known)
		return fault_set(f, ERROR_KNOWN_SINCE, span_of(""));
	table_at(t, target, t->state);
	t->moves = target;
	return true;
}

bool table_redo(struct table *t, unsigned seats, uint32_t end)
{
	const uint32_t start = t->moves;

	while (t->moves < end) {
		const struct move m = t->move[t->moves];
		if (t->moves > start && in_set(seats, m.seat) && decided(t->game, t->state, m))
			break;
		t->game->apply(t->state, m);
		t->moves++;
	}
	return t->moves > start;
}
