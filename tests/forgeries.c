/* forgeries.c -- a record altered in every way that touches one byte or one line, and each of
 * these shown to the check of `quayside verify`:
 *
 *     forgeries [--every N] FILE…
 *
 * Every byte is changed to some others, left out and doubled; every line is left out, doubled and
 * exchanged with the next.  All must be found but those inside lines of names, which no
 * chain holds.  With --every only each Nth of them is tried, a sample.
 *
 * Up to the altered line all forgeries are the same record, so it is read once, and every
 * forgery is read on from there.  What the reader takes to the end is checked in full. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/verify.h"

enum { WAYS = 7, MANGLED = 4 * RECORD_LINE };

struct forger {
	const char *path;
	char *bytes;
	size_t size;
	struct span line[4]; /* the one that is altered, with its newline, and those behind it */
	struct table table, keep;
	struct reader reader, kept;
	struct move *room;
	long every, tried, left_out, missed, names, names_found;
	unsigned long n;
};

/* Would a reader take what follows?  `piece` instead of the first `lines` lines. */
static bool reads(struct forger *f, struct span piece, int lines)
{
	const char *from = f->line[lines].at;
	struct span rest = {from, (size_t)(f->bytes + f->size - from)};
	struct fault fault;

	f->table = f->keep;
	f->reader = f->kept;
	while (piece.size > 0)
		if (!reader_line(&f->reader, span_line(&piece), &fault))
			return false;
	while (rest.size > 0)
		if (!reader_line(&f->reader, span_line(&rest), &fault))
			return false;
	return true;
}

/* The whole check, on the whole file. */
static bool holds(const struct forger *f, struct span piece, int lines)
{
	const char *from = f->line[lines].at;
	const size_t before = (size_t)(f->line[0].at - f->bytes);
	const size_t after = (size_t)(f->bytes + f->size - from);
	char *file = malloc(before + piece.size + after + 1);
	struct loaded l;
	struct heads heads;
	struct fault fault;
	uint32_t line;

	memcpy(file, f->bytes, before);
	memcpy(file + before, piece.at, piece.size);
	memcpy(file + before + piece.size, from, after);
	const bool good = load_bytes(&l, file, before + piece.size + after, &fault) &&
	                  verify_loaded(&l, &heads, &line, &fault);
	load_free(&l);
	return good;
}

static bool is_name(struct span line)
{
	return span_is(span_word(&line), "name");
}

/* One forgery: `piece` stands where the first `lines` lines stood. */
static void try(struct forger *f, struct span piece, int lines, bool name, const char *how)
{
	const size_t was = (size_t)(f->line[lines].at - f->line[0].at);

	if ((piece.size == was && memcmp(piece.at, f->line[0].at, was) == 0) ||
	    f->n++ % (unsigned long)f->every != 0)
		return;
	const bool found = !reads(f, piece, lines) || !holds(f, piece, lines);
	if (name) {
		f->names++;
		f->names_found += found;
		return;
	}
	f->tried++;
	if (found)
		return;
	f->missed++;
	printf("%s:%u: not found, %s: %.*s\n", f->path, f->kept.line + 1, how,
	       (int)f->line[0].size - 1, f->line[0].at);
}

/* The line with `n` bytes at `at` instead of one. */
static void put(struct forger *f, size_t at, const char *with, size_t n, const char *how)
{
	const struct span line = f->line[0];
	char mangled[MANGLED];
	const bool end = at + 1 == line.size;

	memcpy(mangled, line.at, at);
	if (n > 0)
		memcpy(mangled + at, with, n);
	memcpy(mangled + at + n, line.at + at + 1, line.size - at - 1);
	struct span piece = {mangled, line.size + n - 1};
	/* Without its end it runs into the next line, which is no longer there by itself. */
	const bool joined = end && (n == 0 || with[n - 1] != '\n');
	if (joined) {
		memcpy(mangled + piece.size, f->line[1].at, f->line[1].size);
		piece.size += f->line[1].size;
	}
	try(f, piece, joined && f->line[1].size > 0 ? 2 : 1, is_name(line) && !end, how);
}

static void alter_bytes(struct forger *f)
{
	for (size_t at = 0; at < f->line[0].size; at++) {
		const char c = f->line[0].at[at], twice[] = {c, c};
		const char other[WAYS] = {
			(char)(c ^ 1), (char)(c ^ 0x20), (char)(c ^ 0x80), '0', ' ', '\n', '\r'};
		for (int i = 0; i < WAYS; i++)
			put(f, at, &other[i], 1, "a byte changed");
		put(f, at, NULL, 0, "a byte left out");
		put(f, at, twice, 2, "a byte doubled");
	}
}

static void alter_lines(struct forger *f)
{
	const struct span line = f->line[0], next = f->line[1];
	char mangled[MANGLED];
	const bool name = is_name(line);

	try(f, (struct span){mangled, 0}, 1, name, "the line left out");
	memcpy(mangled, line.at, line.size);
	memcpy(mangled + line.size, line.at, line.size);
	try(f, (struct span){mangled, 2 * line.size}, 1, name, "the line doubled");
	if (next.size == 0)
		return;
	memcpy(mangled, next.at, next.size);
	memcpy(mangled + next.size, line.at, line.size);
	try(f, (struct span){mangled, line.size + next.size}, 2, name || is_name(next),
	    "exchanged with the next line");
}

/* The lines from here on, each with its newline. */
static void look_ahead(struct forger *f, struct span rest)
{
	for (int i = 0; i < 4; i++) {
		f->line[i].at = rest.at;
		f->line[i].size = span_until(&rest, '\n').size;
		f->line[i].size = (size_t)(rest.at - f->line[i].at);
	}
}

static bool forge_all(struct forger *f)
{
	struct span rest = {f->bytes, f->size};
	struct fault fault;

	f->line[0] = f->line[1] = (struct span){f->bytes, 0};
	if (!holds(f, (struct span){f->bytes, 0}, 0)) {
		printf("%s: is not in order itself\n", f->path);
		return false;
	}
	reader_init(&f->kept, &f->table, f->room, (uint32_t)f->size);
	while (rest.size > 0) {
		look_ahead(f, rest);
		alter_bytes(f);
		alter_lines(f);
		f->table = f->keep;
		f->reader = f->kept;
		if (!reader_line(&f->reader, span_line(&rest), &fault))
			return false;
		f->keep = f->table;
		f->kept = f->reader;
	}
	return true;
}

static bool forge_file(const char *path, long every, long *tried)
{
	struct forger *f = calloc(1, sizeof *f);
	struct fault fault;

	f->path = path;
	f->every = every;
	bool good = load_file(path, &f->bytes, &f->size, &fault);
	f->room = good ? calloc(f->size + 1, sizeof *f->room) : NULL;
	good = good && f->room != NULL && forge_all(f) && f->missed == 0;
	printf("%s: %ld forgeries, %ld not found; inside names %ld, %ld found\n", path, f->tried,
	       f->missed, f->names, f->names_found);
	*tried += f->tried;
	free(f->room);
	free(f->bytes);
	free(f);
	return good;
}

int main(int argc, char **argv)
{
	long every = 1, tried = 0;
	int passed = 0, failed = 0;

	for (int i = 1; i < argc; i++) {
		if (strcmp(argv[i], "--every") == 0 && i + 1 < argc)
			every = strtol(argv[++i], NULL, 10);
		else if (forge_file(argv[i], every > 0 ? every : 1, &tried))
			passed++;
		else
			failed++;
	}
	printf("%ld forgeries\n%d passed, %d failed\n", tried, passed, failed);
	return failed > 0;
}
