/* out.c -- see out.h. */

#include "cli/out.h"

#include <unistd.h>

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
	char buffer[1024];
	struct text t = text_on(buffer, sizeof buffer);
	const char *const strings[] = {a != NULL ? a : "", b != NULL ? b : "", "", "", ""};

	lang_say(l, word, strings, &t);
	fprintf(f, "%s\n", buffer);
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
