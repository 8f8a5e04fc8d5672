/* campaign.c -- see campaign.h.
 *
 * A reader must survive any bytes, as a record's does.  Order is checked while reading:
 * a line `chapter` must be the one that campaign_next expects. */

#include "play/campaign.h"

#include <assert.h>

#include "rules/notation.h"
#include "rules/options.h"

enum { CHAPTERS_MAX = 99, WORD_SIZE = 32 };

/* --- What a game's options say --------------------------------------------------- */

static bool set_option(const struct game *g, const char *name, int number, struct options *o)
{
	char word[WORD_SIZE];
	struct text t = text_on(word, sizeof word);
	struct fault f;

	text_add(&t, name);
	text_char(&t, '=');
	text_number(&t, number);
	return options_read_word(g, span_of(word), o, &f);
}

/* How far an option counts: 1, 2, … */
static int count_option(const struct game *g, const char *name)
{
	struct options o;
	int n = 0;

	options_normal(g, &o);
	while (n < CHAPTERS_MAX && set_option(g, name, n + 1, &o))
		n++;
	return n;
}

static bool plays_together(const struct game *g, const struct options *o)
{
	char word[WORD_SIZE];

	for (int i = 0; g->options[i].name != NULL; i++) {
		struct text t = text_on(word, sizeof word);
		if (!text_same(g->options[i].name, "mode"))
			continue;
		options_value(&g->options[i], o->value[i], &t);
		return text_same(word, "coop") || text_same(word, "solo");
	}
	return false;
}

void campaign_none(struct campaign *c)
{
	memset(c, 0, sizeof *c);
}

struct options campaign_options(const struct campaign *c, int chapter, int attempt)
{
	struct options o = c->options;

	set_option(c->game, "chapter", chapter, &o);
	set_option(c->game, "attempt", attempt, &o);
	return o;
}

bool campaign_init(struct campaign *c, const struct game *g, const struct options *o,
                   struct fault *f)
{
	struct options normal;

	c->chapters = count_option(g, "chapter");
	c->attempts = count_option(g, "attempt");
	if (c->chapters < 2 || c->attempts < 1)
		return fault_set(f, ERROR_NO_CHAPTERS, span_of(g->name));
	c->game = g;
	c->options = *o;
	c->together = plays_together(g, o);
	for (int i = 0; i < o->value[0]; i++)
		if (c->chair[i].kind[0] == '\0')
			chair_set(&c->chair[i], span_of("human"), span_of(""));
	normal = campaign_options(c, 1, 1);
	if (memcmp(&normal, o, sizeof normal) != 0)
		return fault_set(f, ERROR_CAMPAIGN_CHOOSES, span_of(""));
	/* Chapter 1 may be the normal value where there is no story at all; the last is not. */
	normal = campaign_options(c, c->chapters, 1);
	f->why = g->refuses(&normal);
	if (f->why == 0)
		return true;
	const uint16_t why = f->why;
	fault_set(f, ERROR_CLASH, span_of(""));
	f->why = why;
	return false;
}

/* --- What comes next --------------------------------------------------------------- */

const struct leg *campaign_open(const struct campaign *c)
{
	const struct leg *last = c->legs > 0 ? &c->leg[c->legs - 1] : NULL;

	return last != NULL && last->finish == FINISH_OPEN ? last : NULL;
}

bool campaign_next(const struct campaign *c, int *chapter, int *attempt)
{
	const struct leg *last = c->legs > 0 ? &c->leg[c->legs - 1] : NULL;
	const bool again = last != NULL && last->finish == FINISH_LOST;

	*chapter = last == NULL ? 1 : again ? last->chapter : last->chapter + 1;
	*attempt = !again ? 1 : last->attempt < c->attempts ? last->attempt + 1 : c->attempts;
	if (campaign_open(c) != NULL) {
		*chapter = last->chapter;
		*attempt = last->attempt;
	}
	return *chapter <= c->chapters;
}

bool campaign_unbeaten(const struct campaign *c)
{
	int chapter, attempt;

	return c->together && !campaign_next(c, &chapter, &attempt) && c->legs == c->chapters;
}

bool campaign_begin(struct campaign *c, const char *record, struct fault *f)
{
	struct leg *leg = &c->leg[c->legs];
	int chapter, attempt;

	assert(campaign_open(c) == NULL);
	if (c->legs == CAMPAIGN_LEGS) {
		fault_set(f, ERROR_CAMPAIGN_FULL, span_of(""));
		struct text t = text_on(f->allowed, sizeof f->allowed);
		text_number(&t, CAMPAIGN_LEGS);
		return false;
	}
	const bool more = campaign_next(c, &chapter, &attempt);
	assert(more);
	(void)more;
	*leg = (struct leg){.chapter = (uint8_t)chapter,
	                    .attempt = (uint8_t)attempt,
	                    .line = c->line};
	span_copy(span_of(record), leg->record, sizeof leg->record);
	c->legs++;
	return true;
}

/* How a table's game ended, in the words of a campaign. */
static struct leg ended(const struct campaign *c, const struct leg *leg, const struct table *t)
{
	struct leg end = *leg;
	struct result r = {0};

	c->game->result(t->state, &r);
	for (int seat = 0; seat < c->options.value[0]; seat++) {
		end.score[seat] = r.score[seat];
		end.winners |= (uint8_t)(r.place[seat] == 1 && !c->together ? 1 << seat : 0);
	}
	end.finish = !c->together ? FINISH_RANKED : r.place[0] == 1 ? FINISH_WON : FINISH_LOST;
	end.hash = notation_position(c->game, t->state);
	return end;
}

void campaign_close(struct campaign *c, const struct table *t)
{
	assert(campaign_open(c) != NULL && table_turn(t)->over);
	c->leg[c->legs - 1] = ended(c, &c->leg[c->legs - 1], t);
}

/* --- Writing -------------------------------------------------------------------------- */

static void print_chapter(int chapter, int attempt, struct text *out)
{
	text_add(out, "chapter ");
	text_number(out, chapter);
	text_add(out, " attempt ");
	text_number(out, attempt);
}

static void print_winners(unsigned winners, struct text *out)
{
	const char *before = " ";

	for (int seat = 0; seat < SEATS_MAX; seat++) {
		if (!(winners >> seat & 1))
			continue;
		text_add(out, before);
		text_number(out, seat);
		before = ",";
	}
}

static void print_finish(const struct leg *leg, int seats, struct text *out)
{
	static const char *const word[] = {
		[FINISH_WON] = "won", [FINISH_LOST] = "lost", [FINISH_RANKED] = "winner"};

	text_add(out, word[leg->finish]);
	print_winners(leg->winners, out);
	text_char(out, ' ');
	text_hex(out, leg->hash, HASH_DIGITS);
	text_add(out, " scores");
	for (int seat = 0; seat < seats; seat++) {
		text_char(out, ' ');
		text_number(out, leg->score[seat]);
	}
}

void campaign_print(const struct campaign *c, struct text *out)
{
	text_add(out, "campaign 1");
	record_cast(c->game, &c->options, c->game->rules, c->chair, out);
	text_char(out, '\n');
	for (int i = 0; i < c->legs; i++) {
		print_chapter(c->leg[i].chapter, c->leg[i].attempt, out);
		text_char(out, ' ');
		text_add(out, c->leg[i].record);
		text_char(out, '\n');
		if (c->leg[i].finish == FINISH_OPEN)
			continue;
		print_finish(&c->leg[i], c->options.value[0], out);
		text_char(out, '\n');
	}
}

/* --- Reading ---------------------------------------------------------------------------- */

/* A file beside the campaign: no way out of its folder, nothing a line could not hold. */
static bool good_name(struct span name)
{
	bool good = name.size > 0 && name.size < CAMPAIGN_FILE && name.at[0] != '.';

	for (size_t i = 0; good && i < name.size; i++)
		good = name.at[i] != '/' && (unsigned char)name.at[i] > ' ' && name.at[i] != 0x7f;
	return good;
}

static bool wrong_order(struct span found, const char *due, struct fault *f)
{
	fault_set(f, ERROR_CAMPAIGN_ORDER, found);
	struct text t = text_on(f->allowed, sizeof f->allowed);
	text_add(&t, due);
	return false;
}

static bool read_chapter(struct campaign *c, struct span line, struct fault *f)
{
	struct span rest = line;
	char due[WORD_SIZE] = "-", record[CAMPAIGN_FILE];
	struct text t = text_on(due, sizeof due);
	int chapter, attempt;

	for (int i = 0; i < 4; i++)
		span_word(&rest);
	const struct span head = {line.at, (size_t)(rest.at - line.at)};
	const struct span name = span_word(&rest);
	if (!good_name(name) || span_word(&rest).size > 0)
		return record_bad_line(line, "chapter N attempt N FILE", f);
	if (!campaign_next(c, &chapter, &attempt) || campaign_open(c) != NULL)
		return wrong_order(head, "-", f);
	print_chapter(chapter, attempt, &t);
	if (!span_is(head, due))
		return wrong_order(head, due, f);
	span_copy(name, record, sizeof record);
	return campaign_begin(c, record, f);
}

static bool read_winners(struct span word, int seats, uint8_t *winners)
{
	int64_t seat;

	*winners = 0;
	while (word.size > 0) {
		if (!span_number(span_until(&word, ','), &seat) || seat < 0 || seat >= seats)
			return false;
		*winners |= (uint8_t)(1u << seat);
	}
	return *winners != 0;
}

static bool read_scores(struct span rest, int seats, struct leg *leg)
{
	for (int seat = 0; seat < seats; seat++) {
		int64_t score;
		if (!span_number(span_word(&rest), &score) || score < INT16_MIN ||
		    score > INT16_MAX)
			return false;
		leg->score[seat] = (int16_t)score;
	}
	return span_word(&rest).size == 0;
}

static bool read_finish(struct campaign *c, struct span line, enum finish finish, struct fault *f)
{
	struct span rest = line;
	const int seats = c->options.value[0];

	if (c->legs == 0 || campaign_open(c) == NULL || c->together != (finish != FINISH_RANKED))
		return fault_set(f, ERROR_CAMPAIGN_RESULT, line);
	struct leg *last = &c->leg[c->legs - 1];
	span_word(&rest);
	if ((finish == FINISH_RANKED && !read_winners(span_word(&rest), seats, &last->winners)) ||
	    !span_hex(span_word(&rest), &last->hash) || !span_is(span_word(&rest), "scores") ||
	    !read_scores(rest, seats, last))
		return record_bad_line(line,
		                       finish == FINISH_RANKED ? "winner SEATS HEX scores N…"
		                                               : "won|lost HEX scores N…",
		                       f);
	last->finish = (uint8_t)finish;
	return true;
}

/* Names go through a list with commas on their way into a record. */
static bool read_seat(struct campaign *c, struct span line, struct fault *f)
{
	for (size_t i = 0; i < line.size; i++)
		if (line.at[i] == ',')
			return record_bad_line(line, "seat SEAT KIND NAME", f);
	return record_read_seat(line, c->chair, c->options.value[0], f);
}

static bool read_body(struct campaign *c, struct span line, struct fault *f)
{
	struct span rest = line;
	const struct span word = span_word(&rest);

	if (c->legs == 0 && span_is(word, "seat"))
		return read_seat(c, line, f);
	if (span_is(word, "chapter"))
		return read_chapter(c, line, f);
	if (span_is(word, "won"))
		return read_finish(c, line, FINISH_WON, f);
	if (span_is(word, "lost"))
		return read_finish(c, line, FINISH_LOST, f);
	if (span_is(word, "winner"))
		return read_finish(c, line, FINISH_RANKED, f);
	fault_set(f, ERROR_UNKNOWN_LINE, word);
	struct text t = text_on(f->allowed, sizeof f->allowed);
	text_add(&t, c->legs == 0 ? "seat, chapter" : "chapter, won, lost, winner");
	return false;
}

static bool read_game(struct campaign *c, struct span line, struct fault *f)
{
	const struct game *g;
	struct options o;
	int begun; /* each chapter's record says by which rules it is played */

	return record_read_game(line, &g, &o, &begun, f) && campaign_init(c, g, &o, f);
}

bool campaign_line(struct campaign *c, struct span line, struct fault *f)
{
	c->line++;
	if (line.size > RECORD_LINE) {
		fault_set(f, ERROR_LINE_TOO_LONG, line);
		struct text t = text_on(f->allowed, sizeof f->allowed);
		text_number(&t, RECORD_LINE);
		return false;
	}
	switch (c->line) {
	case 1: return span_is(line, "campaign 1") || fault_set(f, ERROR_NOT_A_CAMPAIGN, line);
	case 2: return read_game(c, line, f);
	default: return read_body(c, line, f);
	}
}

/* --- A campaign and its records ---------------------------------------------------------- */

/* The first line of two heads that is not the same. */
static bool same_head(const char *record, const char *here, struct fault *f)
{
	struct span a = span_of(record), b = span_of(here);

	while (a.size > 0 || b.size > 0) {
		const struct span left = span_until(&a, '\n'), right = span_until(&b, '\n');
		if (left.size == right.size && memcmp(left.at, right.at, left.size) == 0)
			continue;
		fault_set(f, ERROR_CAMPAIGN_DIFFERS, left);
		span_copy(right, f->allowed, sizeof f->allowed);
		return false;
	}
	return true;
}

static bool same_end(const struct campaign *c, const struct leg *leg, const struct table *t,
                     struct fault *f)
{
	const struct leg end = ended(c, &(struct leg){.chapter = leg->chapter}, t);
	const int seats = c->options.value[0];

	if (!table_turn(t)->over)
		return fault_set(f, ERROR_NOT_OVER, span_of(""));
	fault_say(f, ERROR_CAMPAIGN_DIFFERS, "", "");
	struct text found = text_on(f->found, sizeof f->found);
	struct text allowed = text_on(f->allowed, sizeof f->allowed);
	print_finish(&end, seats, &found);
	print_finish(leg, seats, &allowed);
	return text_same(f->found, f->allowed);
}

bool campaign_agrees(const struct campaign *c, int n, const struct table *t, struct fault *f)
{
	const struct leg *leg = &c->leg[n];
	const struct options o = campaign_options(c, leg->chapter, leg->attempt);
	char head[2][RECORD_HEAD];
	struct text record = text_on(head[0], sizeof head[0]);
	struct text here = text_on(head[1], sizeof head[1]);

	record_cast(t->game, &t->options, t->rules, t->chair, &record);
	record_cast(c->game, &o, t->rules, c->chair, &here);
	return same_head(head[0], head[1], f) &&
	       (leg->finish == FINISH_OPEN || same_end(c, leg, t, f));
}
