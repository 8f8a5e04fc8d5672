/* write.c -- the writing half of record.h. */

#include "play/eyes.h"
#include "play/record.h"
#include "rules/notation.h"
#include "rules/options.h"

/* A line that is a fact: into the chain, and out with its tag. */
static void put_fact(struct writer *w, const struct text *line, struct text *out)
{
	const struct span text = {line->start, (size_t)(line->at - line->start)};

	chain_add(&w->chain, text);
	text_part(out, text.at, text.size);
	text_add(out, " #");
	chain_tag(&w->chain, out);
	text_char(out, '\n');
}

static void put_key(struct writer *w, const char *word, const char *key, struct text *out)
{
	char buffer[RECORD_LINE];
	struct text line = text_on(buffer, sizeof buffer);

	text_add(&line, word);
	text_char(&line, ' ');
	text_add(&line, key);
	put_fact(w, &line, out);
}

static void print_game(const struct game *g, const struct options *o, int rules, struct text *out)
{
	text_add(out, "game ");
	text_add(out, g->name);
	text_char(out, ' ');
	text_number(out, rules);
	text_char(out, ' ');
	options_print(g, o, out);
}

void record_nonce(struct writer *w, const struct seal *s, int seat, bool open, struct text *out)
{
	char word[] = "pledge 0";
	struct text t = text_on(word, sizeof word);

	text_add(&t, open ? "nonce " : "pledge ");
	text_number(&t, seat);
	put_key(w, word, open ? s->nonce[seat].open : s->nonce[seat].pledge, out);
}

static void put_nonces(struct writer *w, const struct seal *s, struct text *out)
{
	for (int seat = 0; seat < SEATS_MAX; seat++)
		if (s->nonce[seat].pledge[0] != '\0')
			record_nonce(w, s, seat, false, out);
	for (int seat = 0; seat < SEATS_MAX; seat++)
		if (s->nonce[seat].open[0] != '\0')
			record_nonce(w, s, seat, true, out);
}

void record_head(struct writer *w, const struct table *t, const struct seal *s, const char *after,
                 struct text *out)
{
	char buffer[RECORD_LINE];
	struct text line = text_on(buffer, sizeof buffer);

	*w = (struct writer){0};
	text_add(out, "record 2\n");
	print_game(t->game, &t->options, t->rules, &line);
	put_fact(w, &line, out);
	for (int seat = 0; seat < t->options.value[0]; seat++) {
		record_event(w, t, EVENT_SEAT, (uint32_t)seat, out);
		if (t->chair[seat].name[0] != '\0')
			record_event(w, t, EVENT_NAME, (uint32_t)seat, out);
	}
	if (after[0] != '\0')
		put_key(w, "after", after, out);
	if (s->committed)
		put_key(w, "commit", s->commit, out);
	put_nonces(w, s, out);
}

void record_event(struct writer *w, const struct table *t, enum event e, uint32_t n,
                  struct text *out)
{
	char buffer[RECORD_LINE];
	struct text line = text_on(buffer, sizeof buffer);

	event_print(t, e, n, &line);
	if (e != EVENT_NAME) {
		put_fact(w, &line, out);
		return;
	}
	text_add(out, buffer);
	text_char(out, '\n');
}

void record_move(struct writer *w, const struct table *t, uint32_t n, const void *state,
                 struct text *out)
{
	const struct turn *turn = state;
	char buffer[RECORD_LINE];
	struct text line = text_on(buffer, sizeof buffer);

	notation_line(t->game, t->move[n - 1], &line);
	put_fact(w, &line, out);
	if (n % RECORD_HASH != 0 && !turn->over)
		return;
	line = text_on(buffer, sizeof buffer);
	text_add(&line, "= ");
	text_hex(&line, notation_position(t->game, state), HASH_DIGITS);
	put_fact(w, &line, out);
}

void record_unsealed(struct writer *w, struct text *out)
{
	char buffer[] = "unsealed";
	struct text line = {buffer, buffer + sizeof buffer - 1, buffer + sizeof buffer - 1, false};

	put_fact(w, &line, out);
}

void record_tail(struct writer *w, const struct table *t, const struct seal *s, struct text *out)
{
	if (!table_turn(t)->over)
		return;
	if (s->opened)
		put_key(w, "seed", s->seed, out);
	text_add(out, "head ");
	chain_print(&w->chain, out);
	text_char(out, '\n');
}

void record_write(struct writer *w, const struct table *t, const struct seal *s, const char *after,
                  uint32_t n, void (*take)(void *to, struct text *piece), void *to)
{
	char buffer[RECORD_HEAD];
	struct text piece = text_on(buffer, sizeof buffer);
	struct walk walk;

	record_head(w, t, s, after, &piece);
	take(to, &piece);
	walk_begin(&walk, t);
	while (walk.n < n && walk_on(&walk)) {
		piece = text_on(buffer, sizeof buffer);
		record_move(w, t, walk.n, walk.after, &piece);
		take(to, &piece);
	}
	if (walk.n < t->moves)
		return;
	piece = text_on(buffer, sizeof buffer);
	record_tail(w, t, s, &piece);
	take(to, &piece);
}

void record_cast(const struct game *g, const struct options *o, int rules,
                 const struct chair *chair, struct text *out)
{
	text_char(out, '\n');
	print_game(g, o, rules, out);
	for (int seat = 0; seat < o->value[0]; seat++) {
		text_add(out, "\nseat ");
		notation_seat(seat, out);
		text_char(out, ' ');
		chair_print_kind(&chair[seat], out);
		if (chair[seat].name[0] != '\0') {
			text_char(out, ' ');
			text_add(out, chair[seat].name);
		}
	}
}
