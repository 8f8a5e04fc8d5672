/* kept.c -- see kept.h. */

#include "wasm/kept.h"

#include <string.h>

#include "bots/bot.h"
#include "bots/evaluate.h"
#include "play/seal.h"
#include "rules/notation.h"
#include "rules/options.h"

/* --- Opening -------------------------------------------------------------------- */

/* Every kind of every chair is one that can play here. */
static bool bots_known(const struct table *t, struct fault *f)
{
	struct budget b;

	for (int i = 0; i < table_turn(t)->seats; i++) {
		const struct chair *c = &t->chair[i];
		if (!chair_is_person(c) && bot_find(span_of(c->kind), &b) == NULL)
			return fault_say(f, ERROR_UNKNOWN_BOT, c->kind,
			                 "human, easy, medium, hard, expert");
	}
	return true;
}

/* Do all win or lose as one?  Asked of any first decision of such a game: before that nothing
 * may be there to be won, and later it may have been. */
static bool plays_together(const struct table *t)
{
	alignas(16) unsigned char state[STATE_MAX];
	const struct turn *turn = (const struct turn *)state;
	struct rng r;

	rng_seed(&r, 0);
	table_at(t, 0, state);
	while (!turn->over && turn_next(turn) == DEALER)
		t->game->apply(state, dealer_sample(t->game, state, &r));
	return evaluate_together(t->game, state);
}

static void begin(struct kept *k)
{
	walk_begin(&k->walk, &k->table);
	k->together = plays_together(&k->table);
	k->open = true;
}

/* Cuts the first line, "seed HEX", off the front. */
static bool read_seed(struct span *text, uint8_t seed[SEED_SIZE], struct fault *f)
{
	char key[CHAIN_DIGITS + 1];
	const struct span line = span_until(text, '\n');
	struct span rest = line;

	if (!span_is(span_word(&rest), "seed"))
		return record_bad_line(line, SEED_SHAPE, f);
	if (!record_key(line, key, SEED_SHAPE, f))
		return false;
	seal_seed(key, seed);
	return true;
}

/* A line of a new game, behind the one that says what is played. */
static bool read_part(struct table *t, struct span line, char after[CHAIN_DIGITS + 1],
                      struct fault *f)
{
	struct span rest = line;

	return span_is(span_word(&rest), "after")
	               ? record_key(line, after, "after HEX (64)", f)
	               : record_read_seat(line, t->chair, table_turn(t)->seats, f);
}

bool kept_new(struct kept *k, struct span text, struct fault *f)
{
	char after[CHAIN_DIGITS + 1] = "";
	uint8_t seed[SEED_SIZE];
	struct options o;

	k->open = false;
	if (!read_seed(&text, seed, f))
		return false;
	struct span line = span_until(&text, '\n');
	const struct game *g = record_game(span_word(&line), f);
	if (g == NULL || !options_read(g, line, &o, f))
		return false;
	table_init(&k->table, g, &o, g->rules, k->room, KEPT_MOVES);
	while (text.size > 0) {
		line = span_until(&text, '\n');
		if (line.size > 0 && !read_part(&k->table, line, after, f))
			return false;
	}
	if (!bots_known(&k->table, f))
		return false;
	k->record = text_on(k->written, sizeof k->written);
	k->given = 0;
	sitting_new(&k->sitting, &k->table, seed, seal_rng, after, &k->record);
	begin(k);
	return true;
}

static void append(void *to, struct text *piece)
{
	struct kept *k = to;

	text_part(&k->record, piece->start, (size_t)(piece->at - piece->start));
}

/* Goes on with a table.  Its record is the one that was read, or written here. */
static bool go_on(struct kept *k, const struct reader *r, const uint8_t seed[SEED_SIZE],
                  struct fault *f)
{
	sitting_resume(&k->sitting, &k->table, r, seed, seal_rng, &k->record);
	if (r->form != RECORD_FORM) {
		k->given = 0;
		k->record = text_on(k->written, sizeof k->written);
		record_write(&k->sitting.writer, &k->table, &k->sitting.seal, "", k->table.moves,
		             append, k);
	}
	if (!kept_fits(k, f))
		return false;
	begin(k);
	return true;
}

static bool read_record(struct kept *k, struct reader *r, struct span text, struct fault *f)
{
	const size_t given = text.size;

	reader_init(r, &k->table, k->room, KEPT_MOVES);
	k->record = text_on(k->written, sizeof k->written);
	while (text.size > 0) {
		const struct span line = span_line(&text);
		if (!reader_line(r, line, f))
			return false;
		text_part(&k->record, line.at, line.size);
		text_char(&k->record, '\n');
	}
	/* With other line ends it is not what the page has. */
	k->given = given == (size_t)(k->record.at - k->record.start) ? given : 0;
	return r->line >= 2 || fault_set(f, ERROR_NOT_A_RECORD, text);
}

bool kept_load(struct kept *k, struct span text, struct fault *f)
{
	uint8_t seed[SEED_SIZE];
	struct reader r;

	k->open = false;
	return read_seed(&text, seed, f) && read_record(k, &r, text, f) &&
	       bots_known(&k->table, f) && go_on(k, &r, seed, f);
}

bool kept_cut(struct kept *k, uint32_t n, struct fault *f)
{
	struct table *t = &k->table;
	uint8_t seed[SEED_SIZE];
	struct reader r;

	k->given = 0;
	memcpy(seed, k->sitting.seed, sizeof seed);
	reader_init(&r, t, k->room, KEPT_MOVES);
	t->moves = t->end = n < t->moves ? n : t->moves;
	t->undone = 0;
	table_at(t, t->moves, t->state);
	return go_on(k, &r, seed, f);
}

/* --- Playing ---------------------------------------------------------------------- */

bool kept_fits(const struct kept *k, struct fault *f)
{
	const struct text *t = &k->record;

	if (!t->full && t->end - t->at > RECORD_STEP)
		return true;
	fault_say(f, ERROR_TOO_LONG, "", "");
	struct text allowed = text_on(f->allowed, sizeof f->allowed);
	text_number(&allowed, k->table.moves);
	return false;
}

static struct move choose(struct kept *k, int seat)
{
	alignas(16) unsigned char view[STATE_MAX];
	const struct game *g = k->table.game;
	struct move move[MOVES_MAX], only;
	struct budget b;
	struct rng r;

	if (sitting_forced(&k->sitting, seat, &only))
		return only;
	const struct bot *bot = bot_find(span_of(k->table.chair[seat].kind), &b);
	b.milliseconds = 0; /* there is no clock in here: the bot's own measure instead */
	b.memory = k->tree;
	b.size = sizeof k->tree;
	sitting_view(&k->sitting, seat, view);
	sitting_rng(&k->sitting, &r);
	const int moves = g->moves(view, seat, move);
	return move[bot->choose(bot, g, view, seat, move, moves, b, &r)];
}

bool kept_step(struct kept *k, struct fault *f)
{
	const struct coming c = sitting_next(&k->sitting);

	if (!kept_fits(k, f))
		return false;
	return c.what == NEXT_BOT ? sitting_bot(&k->sitting, choose(k, c.seat), f)
	                          : sitting_step(&k->sitting, f);
}
