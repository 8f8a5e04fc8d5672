/* table.c -- see table.h.
 *
 * The state is what replaying t->move gives; nothing else about the game is kept.
 * So taking back is replaying less, and there is no second bookkeeping that could
 * disagree. */

#include "play/table.h"

#include <string.h>

#include "play/refuse.h"
#include "rules/notation.h"

/* Taking back is replaying, so a file that does nothing else must come to an end. */
enum { UNDO_MOST = 4096 };

static void start(const struct table *t, void *state)
{
	t->game->setup(state, &t->options, t->rules);
	if (t->eyes != TRUTH)
		t->game->hide(state, t->eyes);
}

void table_init_seen(struct table *t, const struct game *g, const struct options *o, int rules,
                     struct move *room, uint32_t size, int seat)
{
	memset(t, 0, sizeof *t);
	t->game = g;
	t->options = *o;
	t->rules = rules;
	t->move = room;
	t->room = size;
	t->eyes = seat;
	for (int i = 0; i < SEATS_MAX; i++)
		chair_set(&t->chair[i], span_of("human"), span_of(""));
	start(t, t->state);
}

void table_init(struct table *t, const struct game *g, const struct options *o, int rules,
                struct move *room, uint32_t size)
{
	table_init_seen(t, g, o, rules, room, size, TRUTH);
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

static bool no_more_than(enum error e, uint32_t most, struct fault *f)
{
	fault_say(f, e, "", "");
	struct text allowed = text_on(f->allowed, sizeof f->allowed);
	text_number(&allowed, most);
	return false;
}

/* The truth knows every legal move; a view knows its own, and what others may be shown. */
bool table_allows(const struct table *t, struct move m, struct fault *f)
{
	const struct turn *turn = table_turn(t);
	struct move move[MOVES_MAX];

	if (turn->over)
		return refuse_late(t->game, m, f);
	if (!turn_waits(turn, m.seat))
		return refuse_seat(turn, m.seat, f);
	if (t->eyes != TRUTH && m.seat != t->eyes)
		return t->game->admits(t->state, t->eyes, m) || refuse_foreign(t->game, m, f);
	const int moves = legal(t, m.seat, move);
	return move_among(m, move, moves) || refuse_illegal(t->game, m, move, moves, f);
}

bool table_play(struct table *t, struct move m, struct fault *f)
{
	const uint32_t most = t->room < t->game->plies ? t->room : t->game->plies;

	if (!table_allows(t, m, f))
		return false;
	if (t->moves >= most)
		return no_more_than(ERROR_TOO_LONG, most, f);
	t->game->apply(t->state, m);
	t->move[t->moves++] = m;
	t->end = t->moves;
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

bool table_read(const struct table *t, int seat, struct span s, struct move *m, struct fault *f)
{
	if (notation_read(t->game, seat, s, m, f))
		return true;
	if (f->error == ERROR_UNKNOWN_VERB && turn_waits(table_turn(t), seat))
		name_verbs(t, seat, f);
	return false;
}

bool table_play_text(struct table *t, int seat, struct span s, struct fault *f)
{
	struct move m;

	return table_read(t, seat, s, &m, f) && table_play(t, m, f);
}

void table_view(const struct table *t, int seat, void *view)
{
	memcpy(view, t->state, t->game->state_size);
	t->game->hide(view, seat);
}

void table_at(const struct table *t, uint32_t n, void *state)
{
	start(t, state);
	for (uint32_t i = 0; i < n; i++)
		t->game->apply(state, t->move[i]);
}

bool table_undo(struct table *t, uint32_t n, struct fault *f)
{
	if (n == 0 || n > t->moves)
		return no_more_than(ERROR_NOTHING_TO_UNDO, t->moves, f);
	if (t->undone == UNDO_MOST)
		return no_more_than(ERROR_UNDONE_OFTEN, UNDO_MOST, f);
	t->moves -= n;
	t->undone++;
	table_at(t, t->moves, t->state);
	return true;
}

bool table_redo(struct table *t, uint32_t n, struct fault *f)
{
	if (n == 0 || n > t->end - t->moves)
		return no_more_than(ERROR_NOTHING_TO_REDO, t->end - t->moves, f);
	for (; n > 0; n--)
		t->game->apply(t->state, t->move[t->moves++]);
	return true;
}
