/* record.c -- see record.h.
 *
 * A reader must survive any bytes: every line is bounded, every word is looked up,
 * and a move reaches the rules only through the table, which knows what is legal. */

#include "play/record.h"

#include "rules/notation.h"
#include "rules/options.h"

/* How far a reader got; a kind of line belongs to one or two parts. */
enum part { PART_MAGIC, PART_GAME, PART_HEAD, PART_MOVES, PART_CLOSED };

enum { GAME_NAME = 64, HASH_DIGITS = 16 };

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

/* "record 2": a form of record that is not known here yet. */
static bool is_newer(struct span line)
{
	int64_t form;

	return span_is(span_word(&line), "record") && span_number(span_word(&line), &form) &&
	       form > 1;
}

static bool read_magic(struct reader *r, struct span line, struct fault *f)
{
	if (!span_is(line, "record 1"))
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

/* A kind is one word in the file: a blank in a program's command is written %20, and % itself
 * %25.  Nothing else can be written so, least of all what a terminal would obey. */
static const struct escape {
	const char *text;
	char byte;
} escape[] = {{"%20", ' '}, {"%25", '%'}};
enum { ESCAPES = 2, ESCAPE_SIZE = 3 };

static void print_kind(const char *kind, struct text *t)
{
	for (; *kind != '\0'; kind++) {
		int i = 0;
		while (i < ESCAPES && escape[i].byte != *kind)
			i++;
		if (i < ESCAPES)
			text_add(t, escape[i].text);
		else
			text_char(t, *kind);
	}
}

/* Any byte may stand in a file, a NUL too: the answer has a size. */
static struct span read_kind(struct span s, char *room, size_t size)
{
	struct text t = text_on(room, size);

	while (s.size > 0) {
		const struct span head = {s.at, s.size < ESCAPE_SIZE ? s.size : ESCAPE_SIZE};
		int i = 0;
		while (i < ESCAPES && !span_is(head, escape[i].text))
			i++;
		text_char(&t, i < ESCAPES ? escape[i].byte : *s.at);
		const size_t taken = i < ESCAPES ? ESCAPE_SIZE : 1;
		s.at += taken;
		s.size -= taken;
	}
	return (struct span){room, (size_t)(t.at - t.start)};
}

bool record_read_seat(struct span line, struct chair *chair, int seats, struct fault *f)
{
	const struct span whole = line;
	char room[RECORD_LINE];
	int seat;

	span_word(&line);
	if (!notation_read_seat(span_word(&line), &seat, f))
		return false;
	const struct span kind = span_word(&line);
	if (seat >= seats || kind.size == 0)
		return record_bad_line(whole, "seat SEAT KIND NAME", f);
	if (line.size > 0)
		line.at++, line.size--; /* the blank before the name */
	chair_set(&chair[seat], read_kind(kind, room, sizeof room), line);
	return true;
}

bool record_key(struct span rest, char key[2 * SEED_SIZE + 1], const char *shape, struct fault *f)
{
	const struct span whole = rest;

	span_word(&rest);
	const struct span word = span_word(&rest);
	bool good = word.size == 2 * SEED_SIZE && span_word(&rest).size == 0;
	for (size_t i = 0; good && i < word.size; i += HASH_DIGITS) {
		uint64_t part;
		good = span_hex((struct span){word.at + i, HASH_DIGITS}, &part);
	}
	if (!good)
		return record_bad_line(whole, shape, f);
	span_copy(word, key, 2 * SEED_SIZE + 1);
	return true;
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
	r->part = PART_MOVES;
	return table_play(r->table, m, f);
}

static bool starts_move(struct span word)
{
	return word.size == 1 && (word.at[0] == 'D' || (word.at[0] >= '0' && word.at[0] <= '9'));
}

static bool read_body(struct reader *r, struct span line, struct fault *f)
{
	struct span rest = line;
	const struct span word = span_word(&rest);

	if (r->part == PART_HEAD && span_is(word, "seat"))
		return record_read_seat(line, r->table->chair, table_turn(r->table)->seats, f);
	if (r->part == PART_HEAD && !r->seal.committed && span_is(word, "commit"))
		return read_commit(r, line, f);
	if (r->part == PART_CLOSED)
		return fault_set(f, ERROR_AFTER_SEED, line);
	if (span_is(word, "seed"))
		return read_seed(r, line, f);
	if (span_is(word, "="))
		return record_check_hash(r->table, line, f);
	if (starts_move(word))
		return read_move(r, line, f);
	static const char *const allowed[] = {
		[PART_HEAD] = "seat, commit, D, 0 … 5, =, seed",
		[PART_MOVES] = "D, 0 … 5, =, seed",
	};
	fault_say(f, ERROR_UNKNOWN_LINE, "", allowed[r->part]);
	span_copy(word, f->found, sizeof f->found);
	return false;
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
	switch (r->part) {
	case PART_MAGIC: return read_magic(r, line, f);
	case PART_GAME: return read_game(r, line, f);
	default: return read_body(r, line, f);
	}
}

void record_cast(const struct game *g, const struct options *o, int rules,
                 const struct chair *chair, struct text *out)
{
	text_add(out, "\ngame ");
	text_add(out, g->name);
	text_char(out, ' ');
	text_number(out, rules);
	text_char(out, ' ');
	options_print(g, o, out);
	for (int seat = 0; seat < o->value[0]; seat++) {
		text_add(out, "\nseat ");
		notation_seat(seat, out);
		text_char(out, ' ');
		print_kind(chair[seat].kind, out);
		if (chair[seat].name[0] != '\0') {
			text_char(out, ' ');
			text_add(out, chair[seat].name);
		}
	}
}

void record_head(const struct table *t, const struct seal *s, struct text *out)
{
	text_add(out, "record 1");
	record_cast(t->game, &t->options, t->rules, t->chair, out);
	if (s->committed) {
		text_add(out, "\ncommit ");
		text_add(out, s->commit);
	}
	text_char(out, '\n');
}

void record_move(const struct table *t, uint32_t n, const void *after, struct text *out)
{
	const struct turn *turn = after;

	notation_line(t->game, t->move[n - 1], out);
	text_char(out, '\n');
	if (n % RECORD_HASH != 0 && !turn->over)
		return;
	text_add(out, "= ");
	text_hex(out, notation_position(t->game, after), HASH_DIGITS);
	text_char(out, '\n');
}

void record_tail(const struct table *t, const struct seal *s, struct text *out)
{
	if (!s->opened || !table_turn(t)->over)
		return;
	text_add(out, "seed ");
	text_add(out, s->seed);
	text_char(out, '\n');
}
