/* out.c -- see out.h. */

#include "cli/out.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SCREENFUL = 60, SPEED_MOST = 3 };

/* One paragraph, up to its newline. */
static void wrap_paragraph(FILE *f, int indent, struct span rest)
{
	int column = 0;

	fprintf(f, "%*s", indent, "");
	for (;;) {
		const struct span word = span_word(&rest);
		if (word.size == 0)
			break;
		char buffer[256];
		span_copy(word, buffer, sizeof buffer);
		const int width = grid_width(buffer);
		if (column > 0 && indent + column + 1 + width > OUT_COLUMNS) {
			fprintf(f, "\n%*s", indent, "");
			column = 0;
		}
		fprintf(f, "%s%s", column > 0 ? " " : "", buffer);
		column += width + (column > 0);
	}
	fputc('\n', f);
}

void out_wrap(FILE *f, int indent, const char *s)
{
	struct span rest = span_of(s);

	do
		wrap_paragraph(f, indent, span_until(&rest, '\n'));
	while (rest.size > 0);
}

void out_say(FILE *f, enum language l, enum ui word, const char *a, const char *b)
{
	/* A file may have any name, and what is said may hold what others wrote. */
	char buffer[2560], first[1024], second[1024];
	struct text t = text_on(buffer, sizeof buffer);
	const char *const strings[] = {first, second, "", "", ""};

	span_copy(span_of(a != NULL ? a : ""), first, sizeof first);
	span_copy(span_of(b != NULL ? b : ""), second, sizeof second);
	lang_say(l, word, strings, &t);
	fprintf(f, "%s\n", buffer);
}

void out_clear(void)
{
	const char *term = getenv("TERM");

	if (isatty(STDOUT_FILENO) == 1 && term != NULL && strcmp(term, "dumb") != 0) {
		fputs("\033[H\033[2J\033[3J", stdout);
		return;
	}
	for (int i = 0; i < SCREENFUL; i++)
		putchar('\n');
}

bool out_watched(void)
{
	return isatty(STDERR_FILENO) == 1;
}

void out_progress(int64_t done, int64_t all)
{
	fprintf(stderr, "\r%lld / %lld ", (long long)done, (long long)all);
}

void out_progress_end(void)
{
	if (out_watched())
		fprintf(stderr, "\r%30s\r", "");
}

bool screen_read(const struct args *a, struct tui *t)
{
	int64_t speed;

	if (!args_number(a, "--speed", 0, SPEED_MOST, 1, &speed))
		return false;
	*t = (struct tui){
		.lang = a->lang,
		.ascii = args_value(a, "--ascii") != NULL,
		.speed = (int)speed,
		.seeded = a->seeded,
		.seed = a->seed,
	};
	return true;
}

bool screen_wanted(const struct args *a)
{
	return args_value(a, "--plain") == NULL && !a->json && tui_can();
}
