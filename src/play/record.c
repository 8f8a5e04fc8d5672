/* record.c -- the reading half of record.h.
 *
 * A reader must survive any bytes: every line is bounded, every word is looked up,
 * and a move reaches the rules only through the table, which knows what is legal. */

#include "play/record.h"

#include <string.h>

#include "play/nonce.h"
#include "rules/notation.h"
#include "rules/options.h"

/* How far a reader got; a kind of line belongs to one or two parts.  After the seed comes
 * only the head, and after that nothing. */
enum part { PART_MAGIC, PART_GAME, PART_HEAD, PART_MOVES, PART_CLOSED, PART_END };

enum { GAME_NAME = 64 };

void reader_init(struct reader *r, struct table *t, struct move *room, uint32_t size)
{
	*r = (struct reader){.table = t, .room = room, .size = size};
}

bool record_bad_line(struct span line, const char *shape, struct fault *f)
{
	fault_say(f, ERROR_BAD_LINE, "", shape);
	span_copy(line, f->found, sizeof f->found);
	return false;
}

static bool unknown_game(struct span name, struct fault *f)
{
	fault_set(f, ERROR_UNKNOWN_GAME, name);
	struct text t = text_on(f->allowed, sizeof f->allowed);
	for (int i = 0; game_at(i) != NULL; i++) {
		if (i > 0)
			text_add(&t, ", ");
		text_add(&t, game_at(i)->name);
	}
	return false;
}

const struct game *record_game(struct span name, struct fault *f)
{
	char buffer[GAME_NAME];

	span_copy(name, buffer, sizeof buffer);
	const struct game *g = name.size < sizeof buffer ? game_find(buffer) : NULL;
	if (g == NULL)
		unknown_game(name, f);
	return g;
}

/* "record 3": a form of record that is not known here yet. */
static bool is_newer(struct span line)
{
	int64_t form;

	return span_is(span_word(&line), "record") && span_number(span_word(&line), &form) &&
	       form > RECORD_FORM;
}

static bool read_magic(struct reader *r, struct span line, struct fault *f)
{
	r->form = span_is(line, "record 1") ? 1 : span_is(line, "record 2") ? 2 : 0;
	if (r->form == 0)
		return fault_set(f, is_newer(line) ? ERROR_NEWER_RECORD : ERROR_NOT_A_RECORD, line);
	r->part = PART_GAME;
	return true;
}

bool record_rules(const struct game *g, struct span number, int *rules, struct fault *f)
{
	int64_t n;

	if (span_number(number, &n) && n >= g->oldest && n <= g->rules) {
		*rules = (int)n;
		return true;
	}
	fault_set(f, ERROR_RULES_NUMBER, number);
	struct text t = text_on(f->allowed, sizeof f->allowed);
	if (g->oldest < g->rules) {
		text_number(&t, g->oldest);
		text_add(&t, " … ");
	}
	text_number(&t, g->rules);
	return false;
}

bool record_read_game(struct span line, const struct game **game, struct options *o, int *rules,
                      struct fault *f)
{
	const struct span whole = line;
	int64_t any;

	if (!span_is(span_word(&line), "game"))
		return record_bad_line(whole, "game ID RULES OPTIONS", f);
	*game = record_game(span_word(&line), f);
	if (*game == NULL)
		return false;
	const struct span number = span_word(&line);
	if (!span_number(number, &any))
		return record_bad_line(whole, "game ID RULES OPTIONS", f);
	return record_rules(*game, number, rules, f) && options_read(*game, line, o, f);
}

static bool read_game(struct reader *r, struct span line, struct fault *f)
{
	const struct game *g;
	struct options o;
	int rules;

	if (!record_read_game(line, &g, &o, &rules, f))
		return false;
	table_init(r->table, g, &o, rules, r->room, r->size);
	r->part = PART_HEAD;
	return true;
}

bool record_read_seat(struct span line, struct chair *chair, int seats, struct fault *f)
{
	const struct span whole = line;
	int seat;

	span_word(&line);
	if (!notation_read_seat(span_word(&line), &seat, f))
		return false;
	const struct span kind = span_word(&line);
	if (seat >= seats || kind.size == 0)
		return record_bad_line(whole, "seat SEAT KIND NAME", f);
	chair_read_kind(&chair[seat], kind);
	chair_read_name(&chair[seat], line);
	return true;
}

bool record_hex(struct span rest, char key[CHAIN_DIGITS + 1], const char *shape, struct fault *f)
{
	const struct span word = span_word(&rest);
	bool good = word.size == CHAIN_DIGITS && span_word(&rest).size == 0;

	for (size_t i = 0; good && i < word.size; i += HASH_DIGITS) {
		uint64_t part;
		good = span_hex((struct span){word.at + i, HASH_DIGITS}, &part);
	}
	if (!good)
		return record_bad_line(word, shape, f);
	span_copy(word, key, CHAIN_DIGITS + 1);
	return true;
}

bool record_key(struct span line, char key[CHAIN_DIGITS + 1], const char *shape, struct fault *f)
{
	struct span rest = line;

	span_word(&rest);
	return record_hex(rest, key, shape, f) || record_bad_line(line, shape, f);
}

static bool read_commit(struct reader *r, struct span line, struct fault *f)
{
	r->seal.committed = record_key(line, r->seal.commit, "commit HEX (64)", f);
	return r->seal.committed;
}

static bool read_seed(struct reader *r, struct span line, struct fault *f)
{
	r->seal.opened = record_key(line, r->seal.seed, SEED_SHAPE, f);
	r->part = PART_CLOSED;
	return r->seal.opened;
}

bool record_check_hash(const struct table *t, struct span rest, struct fault *f)
{
	const struct span whole = rest;
	const uint64_t here = notation_position(t->game, t->state);
	uint64_t hash;

	span_word(&rest);
	const struct span word = span_word(&rest);
	if (!span_hex(word, &hash) || span_word(&rest).size > 0)
		return record_bad_line(whole, "= HEX (16)", f);
	if (hash == here)
		return true;
	fault_set(f, ERROR_WRONG_HASH, word);
	struct text text = text_on(f->allowed, sizeof f->allowed);
	text_hex(&text, here, HASH_DIGITS);
	return false;
}

static bool read_move(struct reader *r, struct span line, struct fault *f)
{
	struct span rest = line;
	struct move m;

	span_word(&rest);
	span_word(&rest);
	if (span_word(&rest).size > 0)
		return record_bad_line(line, "SEAT MOVE", f);
	if (!notation_read_line(r->table->game, line, &m, f))
		return false;
	if (!nonce_all_open(&r->seal, line, f))
		return false;
	r->part = PART_MOVES;
	return table_play(r->table, m, f);
}

static bool starts_move(struct span word)
{
	return word.size == 1 && (word.at[0] == 'D' || (word.at[0] >= '0' && word.at[0] <= '9'));
}

static bool unknown_line(struct span word, const char *allowed, struct fault *f)
{
	fault_say(f, ERROR_UNKNOWN_LINE, "", allowed);
	span_copy(word, f->found, sizeof f->found);
	return false;
}

/* What ends a record stands at its end: whoever opened the seed in the middle could not go on. */
static bool may_end(const struct reader *r, struct span line, struct fault *f)
{
	return r->form == 1 || table_turn(r->table)->over || fault_set(f, ERROR_NOT_OVER, line);
}

/* What both forms have behind their `game` line. */
static bool read_common(struct reader *r, struct span word, struct span line, const char *allowed,
                        struct fault *f)
{
	if (r->part == PART_HEAD && !r->seal.committed && !r->seal.broken &&
	    span_is(word, "commit"))
		return read_commit(r, line, f);
	if (r->part == PART_CLOSED)
		return fault_set(f, ERROR_AFTER_SEED, line);
	if (span_is(word, "seed"))
		return may_end(r, line, f) && read_seed(r, line, f);
	if (span_is(word, "="))
		return record_check_hash(r->table, line, f);
	return starts_move(word) ? read_move(r, line, f) : unknown_line(word, allowed, f);
}

/* --- Form 1 ----------------------------------------------------------------------- */

static bool read_old(struct reader *r, struct span line, struct fault *f)
{
	struct span rest = line;
	const struct span word = span_word(&rest);

	if (r->part == PART_GAME)
		return read_game(r, line, f);
	if (r->part == PART_HEAD && span_is(word, "seat"))
		return record_read_seat(line, r->table->chair, table_turn(r->table)->seats, f);
	return read_common(r, word, line,
	                   r->part == PART_HEAD ? "seat, commit, D, 0 … 5, =, seed"
	                                        : "D, 0 … 5, =, seed",
	                   f);
}

/* --- Form 2 ----------------------------------------------------------------------- */

/* "pledge 0 HEX" and, later, "nonce 0 HEX". */
static bool read_nonce(struct reader *r, struct span line, bool open, struct fault *f)
{
	struct span rest = line;
	int seat;

	span_word(&rest);
	if (!notation_read_seat(span_word(&rest), &seat, f))
		return false;
	if (seat >= table_turn(r->table)->seats)
		return record_bad_line(line, open ? "nonce SEAT HEX" : "pledge SEAT HEX", f);
	return nonce_read(&r->seal, seat, rest, open, f);
}

static bool read_fact(struct reader *r, struct span line, struct fault *f)
{
	struct span rest = line;
	const struct span word = span_word(&rest);
	const enum event e = event_of(word);

	if (r->part == PART_GAME)
		return read_game(r, line, f);
	if (r->part < PART_CLOSED &&
	    (e == EVENT_SEAT || (e != EVENT_NONE && r->part == PART_MOVES)))
		return event_read(r->table, e, line, f);
	if (r->part == PART_HEAD && r->after[0] == '\0' && span_is(word, "after"))
		return record_key(line, r->after, "after HEX (64)", f);
	if (r->part == PART_HEAD && (span_is(word, "pledge") || span_is(word, "nonce")))
		return read_nonce(r, line, span_is(word, "nonce"), f);
	if (r->part < PART_CLOSED && span_is(line, "unsealed")) {
		r->seal = (struct seal){.broken = true};
		return true;
	}
	return read_common(
		r, word, line,
		r->part == PART_HEAD
			? "seat, name, after, commit, pledge, nonce, unsealed, D, 0 … 5, =, seed"
			: "D, 0 … 5, " EVENT_WORDS ", unsealed, =, seed, head",
		f);
}

/* Cuts the tag, " #5d1e0f0b", off the end of a line. */
static bool cut_tag(struct span *line, struct span *tag)
{
	const size_t size = TAG_DIGITS + 2;

	if (line->size <= size || line->at[line->size - size] != ' ' ||
	    line->at[line->size - size + 1] != '#')
		return false;
	line->size -= size;
	*tag = (struct span){line->at + line->size + 2, TAG_DIGITS};
	return true;
}

/* The position is a hash over the truth, and the seed is the truth to come: nobody is shown
 * either before the end. */
static bool is_shown(struct span word)
{
	return !span_is(word, "=") && !span_is(word, "seed");
}

/* The chains over what every seat was shown grow by this fact. */
static void show(struct reader *r, const void *before, struct span line)
{
	const struct table *t = r->table;
	struct span rest = line;
	const struct span word = span_word(&rest);

	for (int seat = 0; seat <= SPECTATOR && is_shown(word); seat++) {
		char buffer[RECORD_LINE];
		struct text text = text_on(buffer, sizeof buffer);
		if (starts_move(word))
			notation_line(t->game,
			              t->game->hide_move(before, t->move[t->moves - 1], seat),
			              &text);
		else
			text_part(&text, line.at, line.size);
		if (seat == SPECTATOR || seat < table_turn(t)->seats)
			chain_add(&r->shown[seat],
			          (struct span){buffer, (size_t)(text.at - buffer)});
	}
}

/* A line with its tag: the tag is looked at first, so that a line that was altered does
 * nothing. */
static bool read_chained(struct reader *r, struct span line, struct fault *f)
{
	alignas(16) unsigned char before[STATE_MAX];
	struct chain next = r->chain;
	struct span tag;
	char due[TAG_DIGITS + 1];
	struct text t = text_on(due, sizeof due);

	if (!cut_tag(&line, &tag))
		return record_bad_line(line, "… #TAG (8)", f);
	chain_add(&next, line);
	chain_tag(&next, &t);
	if (!span_is(tag, due)) {
		fault_set(f, ERROR_WRONG_TAG, tag);
		span_copy(span_of(due), f->allowed, sizeof f->allowed);
		return false;
	}
	if (r->shown != NULL && r->part > PART_GAME)
		memcpy(before, r->table->state, r->table->game->state_size);
	if (!read_fact(r, line, f))
		return false;
	r->chain = next;
	if (r->shown != NULL)
		show(r, before, line);
	return true;
}

/* The last line of all: nothing was added to the file or cut off its end.  No chain holds this
 * line itself, so it may be written in one way only. */
static bool read_head(struct reader *r, struct span line, struct fault *f)
{
	char found[CHAIN_DIGITS + 1], due[sizeof "head " + CHAIN_DIGITS] = "head ";
	struct text t = text_on(due + 5, sizeof due - 5);

	if (!may_end(r, line, f) || !record_key(line, found, "head HEX (64)", f))
		return false;
	chain_print(&r->chain, &t);
	if (!text_same(found, due + 5))
		return fault_say(f, ERROR_WRONG_TAG, found, due + 5);
	if (!span_is(line, due))
		return record_bad_line(line, "head HEX (64)", f);
	r->part = PART_END;
	return true;
}

static bool read_new(struct reader *r, struct span line, struct fault *f)
{
	struct span rest = line;
	const struct span word = span_word(&rest);

	if (r->part == PART_END)
		return fault_set(f, ERROR_AFTER_SEED, line);
	if (r->part > PART_GAME && event_of(word) == EVENT_NAME)
		return event_read(r->table, EVENT_NAME, line, f);
	if (r->part > PART_HEAD && span_is(word, "head"))
		return read_head(r, line, f);
	return read_chained(r, line, f);
}

bool reader_line(struct reader *r, struct span line, struct fault *f)
{
	r->line++;
	if (line.size > RECORD_LINE) {
		fault_set(f, ERROR_LINE_TOO_LONG, line);
		struct text t = text_on(f->allowed, sizeof f->allowed);
		text_number(&t, RECORD_LINE);
		return false;
	}
	if (r->part == PART_MAGIC)
		return read_magic(r, line, f);
	return r->form == 1 ? read_old(r, line, f) : read_new(r, line, f);
}

bool reader_ended(const struct reader *r)
{
	return r->part == (r->form == 1 ? PART_CLOSED : PART_END);
}
