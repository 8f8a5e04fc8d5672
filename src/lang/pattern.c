/* pattern.c -- see pattern.h. */

#include "lang/pattern.h"

enum { THOUSAND = 1000 };

/* Arguments are 0 to 3; 4 is the amount of a move. */
static bool read_arg(struct span s, int most, int *arg)
{
	if (s.size != 1 || s.at[0] < '0' || s.at[0] > '0' + most)
		return false;
	*arg = s.at[0] - '0';
	return true;
}

static struct span from(struct span s, size_t n)
{
	return (struct span){s.at + n, s.size - n};
}

/* "coin|coins". */
static void read_nouns(struct span nouns, struct hole *h)
{
	h->one = span_until(&nouns, '|');
	h->many = nouns;
}

/* "#0|coin|coins", "=TAX_FROM|": what comes before the nouns. */
static struct span read_counted(struct span inside, struct hole *h)
{
	const size_t size = inside.size;
	const struct span head = span_until(&inside, '|');

	h->nouns = head.size < size;
	read_nouns(inside, h);
	return from(head, 1);
}

/* "0", "+0", "den 0". */
static bool read_word(enum language l, struct span inside, struct hole *h)
{
	h->kind = HOLE_WORD;
	h->run = inside.size > 0 && inside.at[0] == '+';
	if (h->run)
		inside = from(inside, 1);
	if (inside.size <= 1)
		return read_arg(inside, ARGS_MAX - 1, &h->arg);
	const struct span asked = span_until(&inside, ' ');
	return read_arg(inside, ARGS_MAX - 1, &h->arg) && form_read(l, asked, &h->form);
}

bool hole_read(enum language l, struct span inside, struct hole *h)
{
	*h = (struct hole){.kind = HOLE_WHO};
	if (span_is(inside, "who"))
		return true;
	switch (inside.size > 0 ? inside.at[0] : '\0') {
	case '@': h->kind = HOLE_SEAT; return read_arg(from(inside, 1), ARGS_MAX - 1, &h->arg);
	case '#':
		h->kind = HOLE_NUMBER;
		return read_arg(read_counted(inside, h), ARGS_MAX, &h->arg);
	case '=':
		h->kind = HOLE_FIGURE;
		h->name = read_counted(inside, h);
		return h->name.size > 0;
	default: return read_word(l, inside, h);
	}
}

const char *lang_cell(const struct game *g, enum language l, int word)
{
	const char *cell = g->telling->words[word];

	for (int before = (int)l; before > 0; before--)
		cell += text_size(cell) + 1;
	return cell;
}

const struct number *figure_find(const struct game *g, struct span name)
{
	const struct number *n = g != NULL ? g->telling->numbers : NULL;

	while (n != NULL && n->name != NULL && !span_is(name, n->name))
		n++;
	return n != NULL && n->name != NULL ? n : NULL;
}

/* Figures of the rules reach the ten thousands: "10,000", "10.000". */
static void put_grouped(enum language l, int64_t number, struct text *t)
{
	if (number < THOUSAND) {
		text_number(t, number);
		return;
	}
	text_number(t, number / THOUSAND);
	text_char(t, l == ENGLISH ? ',' : '.');
	for (int64_t rest = number % THOUSAND, unit = 100; unit > 0; rest %= unit, unit /= 10)
		text_char(t, (char)('0' + rest / unit));
}

static void put_noun(const struct hole *h, int64_t number, struct text *t)
{
	const struct span noun = number == 1 || number == -1 ? h->one : h->many;

	if (!h->nouns)
		return;
	text_char(t, ' ');
	text_part(t, noun.at, noun.size);
}

/* A figure with a bar and nothing behind it takes the noun of its table. */
static bool put_figure(const struct fill *f, struct hole h, struct text *t)
{
	const struct number *figure = figure_find(f->game, h.name);

	if (figure == NULL)
		return false;
	const struct span word = span_of(lang_cell(f->game, f->lang, figure->word));
	if (figure->value == PHRASE) {
		pattern_put(f, word, t);
		return true;
	}
	if (h.many.size == 0)
		read_nouns(word, &h);
	put_grouped(f->lang, figure->value, t);
	put_noun(&h, figure->value, t);
	return true;
}

static void put_number(const struct fill *f, const struct hole *h, struct text *t)
{
	const int64_t number = f->number(f, h->arg);

	text_number(t, number);
	put_noun(h, number, t);
}

/* False if it is nothing we know, or nothing that this fill has. */
static bool put_hole(const struct fill *f, struct span inside, struct text *t)
{
	struct hole h;

	if (!hole_read(f->lang, inside, &h))
		return false;
	if (h.kind == HOLE_FIGURE)
		return put_figure(f, h, t);
	if (f->word == NULL)
		return false;
	switch (h.kind) {
	case HOLE_WORD: f->word(f, h.arg, h.form, t); break;
	case HOLE_NUMBER: put_number(f, &h, t); break;
	case HOLE_SEAT: lang_seat(f->lang, f->names, (int)f->number(f, h.arg), t); break;
	default: lang_seat(f->lang, f->names, f->who, t);
	}
	return true;
}

void pattern_put(const struct fill *f, struct span rest, struct text *t)
{
	while (rest.size > 0) {
		const struct span plain = span_until(&rest, '{');
		text_part(t, plain.at, plain.size);
		if (plain.at + plain.size == rest.at)
			return; /* no brace ended it */
		const struct span inside = span_until(&rest, '}');
		if (!put_hole(f, inside, t)) {
			text_char(t, '{');
			text_part(t, inside.at, inside.size);
			text_char(t, '}');
		}
	}
}
