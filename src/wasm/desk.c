/* desk.c -- see desk.h. */

#include "wasm/desk.h"

#include <string.h>

#include "bots/bot.h"
#include "bots/evaluate.h"
#include "play/seal.h"
#include "rules/notation.h"
#include "rules/options.h"

/* --- Opening -------------------------------------------------------------------- */

static bool is_human(const struct chair *c)
{
	return text_same(c->kind, "human");
}

bool desk_shared(const struct desk *d)
{
	return (d->humans & (d->humans - 1)) != 0;
}

/* Every kind of every chair is one that can play here. */
static bool seat_everybody(struct desk *d, struct fault *f)
{
	struct budget b;

	d->humans = 0;
	for (int i = 0; i < table_turn(&d->table)->seats; i++) {
		const struct chair *c = &d->table.chair[i];
		if (is_human(c))
			d->humans |= 1u << i;
		else if (bot_find(span_of(c->kind), &b) == NULL)
			return fault_say(f, ERROR_UNKNOWN_BOT, c->kind,
			                 "human, easy, medium, hard, expert");
	}
	for (int i = 0; i < SEATS_MAX; i++)
		prefs_init(&d->prefs[i], d->table.game, desk_shared(d));
	d->end = d->table.moves;
	d->open = true;
	return true;
}

/* Cuts the first line, "seed HEX", off the front. */
static bool read_seed(struct desk *d, struct span *text, struct fault *f)
{
	char key[2 * SEED_SIZE + 1];
	const struct span line = span_until(text, '\n');
	struct span rest = line;

	if (!span_is(span_word(&rest), "seed"))
		return record_bad_line(line, SEED_SHAPE, f);
	if (!record_key(line, key, SEED_SHAPE, f))
		return false;
	seal_seed(key, d->seed);
	return true;
}

static bool read_chair(struct desk *d, struct span line, struct fault *f)
{
	int seat;

	span_word(&line);
	const struct span word = span_word(&line);
	if (!notation_read_seat(word, &seat, f))
		return false;
	if (seat == DEALER)
		return fault_say(f, ERROR_BAD_SEAT, "D", "0 … 5");
	const struct span kind = span_word(&line);
	if (line.size > 0)
		line.at++, line.size--; /* the blank before the name */
	chair_set(&d->table.chair[seat], kind, line);
	return true;
}

bool desk_new(struct desk *d, struct span text, struct fault *f)
{
	struct options o;

	d->open = false;
	if (!read_seed(d, &text, f))
		return false;
	struct span line = span_until(&text, '\n');
	const struct game *g = record_game(span_word(&line), f);
	if (g == NULL || !options_read(g, line, &o, f))
		return false;
	table_init(&d->table, g, &o, g->rules, d->room, DESK_MOVES);
	d->seal = (struct seal){0};
	seal_commit(&d->seal, d->seed);
	while (text.size > 0) {
		line = span_until(&text, '\n');
		if (line.size > 0 && !read_chair(d, line, f))
			return false;
	}
	return seat_everybody(d, f);
}

/* A seal holds if the commitment is that of our seed, or if the seed is out already. */
static void keep_seal(struct desk *d, const struct seal *read)
{
	struct seal again = {0};

	seal_commit(&again, d->seed);
	const bool ours = read->committed && text_same(again.commit, read->commit);
	d->seal = ours || read->opened ? *read : (struct seal){0};
}

bool desk_load(struct desk *d, struct span text, struct fault *f)
{
	struct reader r;

	d->open = false;
	if (!read_seed(d, &text, f))
		return false;
	reader_init(&r, &d->table, d->room, DESK_MOVES);
	while (text.size > 0)
		if (!reader_line(&r, span_line(&text), f))
			return false;
	if (r.line < 2)
		return fault_set(f, ERROR_NOT_A_RECORD, text);
	keep_seal(d, &r.seal);
	return seat_everybody(d, f);
}

/* --- Saving ---------------------------------------------------------------------- */

void desk_save(const struct desk *d, uint32_t n, struct text *out)
{
	alignas(16) unsigned char state[STATE_MAX];
	struct seal seal = d->seal;

	record_head(&d->table, &seal, out);
	table_at(&d->table, 0, state);
	for (uint32_t i = 1; i <= n && i <= d->table.moves; i++) {
		d->table.game->apply(state, d->table.move[i - 1]);
		record_move(&d->table, i, state, out);
	}
	if (n < d->table.moves || !seal.committed)
		return;
	if (!seal.opened)
		seal_open(&seal, d->seed);
	record_tail(&d->table, &seal, out);
}

void desk_cut(struct desk *d, uint32_t n)
{
	if (n >= d->table.moves)
		return;
	table_at(&d->table, n, d->table.state);
	d->table.moves = d->end = n;
	d->seal = (struct seal){0}; /* what follows is dealt anew */
}

/* --- Playing ---------------------------------------------------------------------- */

int desk_asks(const struct desk *d)
{
	if (table_turn(&d->table)->over)
		return -1;
	const int seat = turn_next(table_turn(&d->table));
	return seat != DEALER && (d->humans >> seat & 1) ? seat : -1;
}

static struct move choose(struct desk *d, int seat, const struct bot *bot, struct budget b)
{
	alignas(16) unsigned char view[STATE_MAX];
	const struct game *g = d->table.game;
	struct move move[MOVES_MAX];
	struct rng r;

	table_view(&d->table, seat, view);
	const int moves = g->moves(view, seat, move);
	if (moves == 1)
		return move[0];
	b.milliseconds = 0; /* there is no clock in here: the bot's own measure instead */
	b.memory = d->tree;
	b.size = sizeof d->tree;
	seal_rng(d->seed, BOTS_PLY + table_turn(&d->table)->ply, &r);
	return move[bot->choose(bot, g, view, seat, move, moves, b, &r)];
}

static struct move next_move(struct desk *d)
{
	const struct table *t = &d->table;
	const int seat = turn_next(table_turn(t));
	struct budget b;

	if (seat == DEALER)
		return dealer_deal(t->game, t->state, d->seed, seal_rng);
	const struct bot *bot = bot_find(span_of(t->chair[seat].kind), &b);
	return choose(d, seat, bot, b);
}

bool desk_step(struct desk *d, struct fault *f)
{
	if (!table_play(&d->table, next_move(d), f))
		return false;
	d->end = d->table.moves;
	return true;
}

bool desk_play(struct desk *d, int seat, struct span move, struct fault *f)
{
	if (!prefs_play(&d->prefs[seat], &d->table, seat, move, f))
		return false;
	d->end = d->table.moves;
	return true;
}

/* Asked of the last position in which nothing was decided: a game that was won has a first. */
bool desk_together(const struct desk *d)
{
	alignas(16) unsigned char state[STATE_MAX];

	table_at(&d->table, d->table.moves - (table_turn(&d->table)->over != 0), state);
	return evaluate_together(d->table.game, state);
}

bool desk_passes(struct desk *d)
{
	const int seat = desk_asks(d);

	return seat >= 0 && prefs_pass_at(&d->prefs[seat], &d->table, seat);
}

bool desk_undo(struct desk *d, struct fault *f)
{
	for (int i = 0; i < SEATS_MAX; i++)
		prefs_forget(&d->prefs[i]);
	return table_undo(&d->table, d->humans, f);
}

bool desk_can_undo(const struct desk *d)
{
	struct table copy = d->table;
	struct fault f;

	return table_undo(&copy, d->humans, &f);
}

bool desk_redo(struct desk *d, struct fault *f)
{
	if (!table_redo(&d->table, d->humans, d->end))
		return fault_set(f, ERROR_NOTHING_TO_REDO, span_of(""));
	return true;
}

/* --- Looking ---------------------------------------------------------------------- */

struct eyes eyes_of(const struct desk *d, enum language l, int seat)
{
	struct eyes e = {.game = d->table.game, .lang = l, .seat = seat};

	for (int i = 0; i < SEATS_MAX; i++)
		e.names.of[i] = d->table.chair[i].name[0] != '\0' ? d->table.chair[i].name : NULL;
	return e;
}

void eyes_look(const struct eyes *e, const void *state, void *view)
{
	memcpy(view, state, e->game->state_size);
	if (e->seat != TRUTH)
		e->game->hide(view, e->seat);
}
