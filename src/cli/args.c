/* args.c -- see args.h. */

#include "cli/args.h"

#include <stdio.h>
#include <string.h>

#include "cli/out.h"
#include "host/guest.h"
#include "play/record.h"
#include "rules/options.h"

enum { HELP_COLUMN = 22 }; /* where the meaning of a flag begins */

static const struct flag common[] = {
	{"--lang", "en|nl|de", UI_HELP_LANG},
	{"--seed", "N", UI_HELP_SEED},
	{"--json", NULL, UI_HELP_JSON},
	{"--help", NULL, UI_HELP_HELP},
	{NULL, NULL, UIS},
};

int complain(const struct args *a, const struct game *g, const char *where, uint32_t line,
             const struct fault *f)
{
	char sentence[FAULT_FOUND + FAULT_ALLOWED + 256], name[1024];
	struct text t = text_on(sentence, sizeof sentence);

	lang_fault(g, a->lang, f, &t);
	span_copy(span_of(where != NULL ? where : "quayside"), name, sizeof name);
	if (where != NULL && line > 0)
		fprintf(stderr, "%s:%u: %s\n", name, line, sentence);
	else
		fprintf(stderr, "%s: %s\n", name, sentence);
	return fault_is_claim(f) ? EXIT_NOT_SO : EXIT_WRONG;
}

int complain_missing(const struct args *a)
{
	struct fault f;

	fault_say(&f, ERROR_MISSING, "", a->command->usage);
	return complain(a, NULL, NULL, 0, &f);
}

int complain_surplus(const struct args *a, const char *word, const char *usage)
{
	struct fault f;

	fault_say(&f, ERROR_SURPLUS, word, usage);
	return complain(a, NULL, NULL, 0, &f);
}

/* --- Flags ----------------------------------------------------------------- */

/* Not every command rolls dice or prints a table. */
static bool takes(const struct command *c, const struct flag *f)
{
	return (f->help != UI_HELP_SEED || c->seed) && (f->help != UI_HELP_JSON || c->json);
}

static const struct flag *find_flag(const struct command *c, const struct flag *flags,
                                    struct span name)
{
	for (; flags != NULL && flags->name != NULL; flags++)
		if (span_is(name, flags->name) && takes(c, flags))
			return flags;
	return NULL;
}

static void list_flags(const struct command *c, const struct flag *flags, struct text *t)
{
	for (; flags != NULL && flags->name != NULL; flags++) {
		if (!takes(c, flags))
			continue;
		if (t->at != t->start)
			text_char(t, ' ');
		text_add(t, flags->name);
	}
}

static bool unknown_flag(const struct args *a, struct span name)
{
	struct fault f;

	fault_set(&f, ERROR_UNKNOWN_FLAG, name);
	struct text t = text_on(f.allowed, sizeof f.allowed);
	list_flags(a->command, a->command->flags, &t);
	list_flags(a->command, common, &t);
	complain(a, NULL, NULL, 0, &f);
	return false;
}

static bool wrong_value(const struct args *a, const char *found, const char *allowed)
{
	struct fault f;

	fault_say(&f, ERROR_BAD_VALUE, found, allowed);
	complain(a, NULL, NULL, 0, &f);
	return false;
}

static bool no_value(const struct args *a, const struct flag *flag)
{
	struct fault f;

	fault_say(&f, ERROR_MISSING, "", "");
	struct text t = text_on(f.allowed, sizeof f.allowed);
	text_add(&t, flag->name);
	text_char(&t, ' ');
	text_add(&t, flag->shape);
	complain(a, NULL, NULL, 0, &f);
	return false;
}

static bool repeated(const struct args *a, struct span name)
{
	struct fault f;

	fault_set(&f, ERROR_REPEATED, name);
	complain(a, NULL, NULL, 0, &f);
	return false;
}

static bool set_common(struct args *a, const struct flag *flag, const char *value)
{
	int64_t seed;

	switch (flag->help) {
	case UI_HELP_LANG:
		a->spoken = true;
		return lang_find(span_of(value), &a->lang) || wrong_value(a, value, flag->shape);
	case UI_HELP_SEED:
		if (!span_number(span_of(value), &seed) || seed < 0)
			return wrong_value(a, value, "0..2147483647");
		a->seed = (uint64_t)seed;
		a->seeded = true;
		return true;
	case UI_HELP_JSON: a->json = true; return true;
	default: a->help = true; return true;
	}
}

/* One flag with its value, which may be the next word; moves *i past what it took. */
static bool read_flag(struct args *a, int argc, char **argv, int *i)
{
	struct span rest = span_of(argv[*i]);
	const struct span name = span_until(&rest, '=');
	const bool joined = name.size < strlen(argv[*i]);
	const struct flag *own = find_flag(a->command, a->command->flags, name);
	const struct flag *flag = own != NULL ? own : find_flag(a->command, common, name);

	if (flag == NULL || (joined && flag->shape == NULL))
		return unknown_flag(a, span_of(argv[*i]));
	const char *value = joined ? rest.at : "";
	if (flag->shape != NULL && !joined) {
		if (*i + 1 >= argc)
			return no_value(a, flag);
		value = argv[++*i];
	}
	if (own == NULL)
		return set_common(a, flag, value);
	if (a->value[own - a->command->flags] != NULL)
		return repeated(a, name);
	a->value[own - a->command->flags] = value;
	return true;
}

bool args_read(struct args *a, const struct command *c, int argc, char **argv)
{
	bool good = true;

	a->command = c;
	a->word = argv;
	for (int i = 0; i < argc && good; i++) {
		if (argv[i][0] == '-' && argv[i][1] == '-')
			good = read_flag(a, argc, argv, &i);
		else if (text_same(argv[i], "-h"))
			a->help = true;
		else
			a->word[a->words++] = argv[i];
	}
	return good;
}

const char *args_value(const struct args *a, const char *flag)
{
	const struct flag *own = find_flag(a->command, a->command->flags, span_of(flag));

	return own != NULL ? a->value[own - a->command->flags] : NULL;
}

bool args_number(const struct args *a, const char *flag, int64_t min, int64_t max, int64_t normal,
                 int64_t *number)
{
	const char *value = args_value(a, flag);
	char range[64];

	*number = normal;
	if (value == NULL)
		return true;
	if (span_number(span_of(value), number) && *number >= min && *number <= max)
		return true;
	snprintf(range, sizeof range, "%lld..%lld", (long long)min, (long long)max);
	return wrong_value(a, value, range);
}

/* --- Help ------------------------------------------------------------------ */

static void print_flags(const struct command *c, const struct flag *flags, enum language l)
{
	for (; flags != NULL && flags->name != NULL; flags++) {
		if (!takes(c, flags))
			continue;
		const char *shape = flags->shape != NULL ? flags->shape : "";
		const int width = grid_width(flags->name) + 1 + grid_width(shape);
		printf("  %s %s%*s %s\n", flags->name, shape,
		       width < HELP_COLUMN ? HELP_COLUMN - width : 0, "", lang_ui(l, flags->help));
	}
}

void args_help(const struct args *a)
{
	const struct command *c = a->command;

	printf("quayside %s\n\n", c->usage);
	out_wrap(stdout, 0, lang_ui(a->lang, c->summary));
	putchar('\n');
	print_flags(c, c->flags, a->lang);
	print_flags(c, common, a->lang);
	printf("\n%s\n", lang_ui(a->lang, UI_EXAMPLES));
	for (int i = 0; c->examples[i] != NULL; i++)
		example_print(c->examples[i]);
}

/* --- Games and seats --------------------------------------------------------- */

const struct game *args_game(const struct args *a, int first, struct options *o)
{
	char words[1024];
	struct text t = text_on(words, sizeof words);
	struct fault f;

	if (a->words <= first) {
		complain_missing(a);
		return NULL;
	}
	const struct game *g = record_game(span_of(a->word[first]), &f);
	for (int i = first + 1; i < a->words; i++) {
		text_add(&t, a->word[i]);
		text_char(&t, ' ');
	}
	if (g != NULL && options_read(g, span_of(words), o, &f))
		return g;
	complain(a, g, NULL, 0, &f);
	return NULL;
}

bool args_seating(const struct args *a, const struct game *g, const char *text, int seats,
                  bool humans, struct seating *s)
{
	struct fault f;

	if (seating_read(s, g, text, seats, humans, a->lang, &f))
		return true;
	complain(a, NULL, NULL, 0, &f);
	return false;
}

bool args_names(const struct args *a, const char *names, int seats)
{
	int found = names != NULL;

	for (; names != NULL && *names != '\0'; names++)
		found += *names == ',';
	if (found <= seats)
		return true;
	struct fault f;
	seating_count(ERROR_NAMES_COUNT, found, seats, &f);
	complain(a, NULL, NULL, 0, &f);
	return false;
}
