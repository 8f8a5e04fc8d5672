/* options.c -- see options.h. */

#include "rules/options.h"

void options_normal(const struct game *g, struct options *o)
{
	*o = (struct options){{0}};
	for (int i = 0; g->options[i].name != NULL; i++)
		o->value[i] = g->options[i].normal;
}

void options_range(const struct option *o, struct text *t)
{
	if (o->values == NULL) {
		text_number(t, o->min);
		text_add(t, "..");
		text_number(t, o->max);
		return;
	}
	for (int i = 0; o->values[i].name != NULL; i++) {
		if (i > 0)
			text_char(t, o->set ? ',' : '|');
		text_add(t, o->values[i].name);
	}
}

void options_value(const struct option *o, int value, struct text *t)
{
	if (o->values == NULL) {
		text_number(t, value);
		return;
	}
	bool first = true;
	for (int i = 0; o->values[i].name != NULL; i++) {
		if (o->set ? (value >> i & 1) == 0 : value != i)
			continue;
		if (!first)
			text_char(t, ',');
		text_add(t, o->values[i].name);
		first = false;
	}
}

static int find_value(const struct option *o, struct span word)
{
	for (int i = 0; o->values[i].name != NULL; i++)
		if (span_is(word, o->values[i].name))
			return i;
	return -1;
}

static bool read_value(const struct option *o, struct span s, int16_t *value)
{
	int64_t number;

	if (o->values == NULL) {
		if (!span_number(s, &number) || number < o->min || number > o->max)
			return false;
		*value = (int16_t)number;
		return true;
	}
	int found = 0;
	do {
		const int i = find_value(o, o->set ? span_until(&s, ',') : s);
		if (i < 0)
			return false;
		found = o->set ? found | 1 << i : i;
	} while (o->set && s.size > 0);
	*value = (int16_t)found;
	return true;
}

static bool unknown_option(const struct game *g, struct span name, struct fault *f)
{
	fault_set(f, ERROR_UNKNOWN_OPTION, name);
	struct text t = text_on(f->allowed, sizeof f->allowed);
	for (int i = 0; g->options[i].name != NULL; i++) {
		if (i > 0)
			text_add(&t, ", ");
		text_add(&t, g->options[i].name);
		text_char(&t, '=');
		options_range(&g->options[i], &t);
	}
	return false;
}

/* Reads one "name=value" into o; `seen` is the set of options that were named before. */
static bool read_word(const struct game *g, struct span word, struct options *o, unsigned *seen,
                      struct fault *f)
{
	const struct span whole = word;
	const struct span name = span_until(&word, '=');

	for (int i = 0; g->options[i].name != NULL; i++) {
		if (!span_is(name, g->options[i].name))
			continue;
		if (*seen >> i & 1) {
			fault_set(f, ERROR_REPEATED, name);
			return false;
		}
		*seen |= 1u << i;
		if (read_value(&g->options[i], word, &o->value[i]))
			return true;
		fault_set(f, ERROR_BAD_VALUE, whole);
		struct text t = text_on(f->allowed, sizeof f->allowed);
		options_range(&g->options[i], &t);
		return false;
	}
	return unknown_option(g, name, f);
}

bool options_read_word(const struct game *g, struct span word, struct options *o, struct fault *f)
{
	unsigned seen = 0;

	return read_word(g, word, o, &seen, f);
}

bool options_read(const struct game *g, struct span words, struct options *o, struct fault *f)
{
	unsigned seen = 0;

	options_normal(g, o);
	for (;;) {
		const struct span word = span_word(&words);
		if (word.size == 0)
			break;
		if (!read_word(g, word, o, &seen, f))
			return false;
	}
	const uint16_t why = g->refuses(o);
	if (why == 0)
		return true;
	fault_set(f, ERROR_CLASH, words);
	f->why = why;
	return false;
}

void options_print(const struct game *g, const struct options *o, struct text *t)
{
	for (int i = 0; g->options[i].name != NULL; i++) {
		if (i > 0 && o->value[i] == g->options[i].normal)
			continue;
		if (i > 0)
			text_char(t, ' ');
		text_add(t, g->options[i].name);
		text_char(t, '=');
		options_value(&g->options[i], o->value[i], t);
	}
}

/* While something does not go together, anything may be what is wrong. */
bool options_matter(const struct game *g, const struct options *o, int i)
{
	const struct option *option = &g->options[i];
	struct options other = *o;

	if (i == 0 || option->set || g->refuses(o) != 0)
		return true;
	for (int value = option->min; value <= option->max; value++) {
		other.value[i] = (int16_t)value;
		if (value != o->value[i] && g->refuses(&other) == 0)
			return true;
	}
	return false;
}
