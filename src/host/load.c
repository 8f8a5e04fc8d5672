/* load.c -- see load.h. */

#include "host/load.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "host/files.h"

enum { FILE_MAX = 64 << 20, CHUNK = 1 << 16 };

static bool read_all(FILE *file, char **bytes, size_t *size)
{
	size_t room = 0;

	*bytes = NULL;
	*size = 0;
	for (;;) {
		if (*size + CHUNK > room) {
			room = 2 * room + CHUNK;
			char *more = room <= FILE_MAX ? realloc(*bytes, room) : NULL;
			if (more == NULL) {
				errno = room <= FILE_MAX ? ENOMEM : EFBIG;
				return false;
			}
			*bytes = more;
		}
		const size_t got = fread(*bytes + *size, 1, CHUNK, file);
		*size += got;
		if (got == 0)
			return !ferror(file);
	}
}

/* Reads it to the end and closes it, unless it is not ours to close. */
static bool read_stream(FILE *file, const char *path, char **bytes, size_t *size, struct fault *f)
{
	*bytes = NULL;
	if (file == NULL)
		return file_fault(f, ERROR_CANNOT_OPEN, path);
	const bool good = read_all(file, bytes, size);
	const int why = errno;
	if (file != stdin)
		fclose(file);
	if (good)
		return true;
	free(*bytes);
	*bytes = NULL;
	errno = why;
	return file_fault(f, ERROR_CANNOT_OPEN, path);
}

bool load_file(const char *path, char **bytes, size_t *size, struct fault *f)
{
	return read_stream(text_same(path, "-") ? stdin : fopen(path, "rb"), path, bytes, size, f);
}

bool load_open(int file, const char *path, char **bytes, size_t *size, struct fault *f)
{
	const int again = dup(file);
	FILE *stream = again >= 0 ? fdopen(again, "rb") : NULL;

	if (stream == NULL && again >= 0)
		close(again);
	if (stream != NULL)
		rewind(stream);
	return read_stream(stream, path, bytes, size, f);
}

static uint32_t count_lines(const char *bytes, size_t size)
{
	uint32_t lines = 1;

	for (size_t i = 0; i < size; i++)
		lines += bytes[i] == '\n';
	return lines;
}

static bool read_lines(struct loaded *l, struct span file, struct fault *f)
{
	while (file.size > 0) {
		const uint32_t before = l->table.moves;
		l->good = l->size - file.size;
		if (!reader_line(&l->reader, span_line(&file), f))
			return false;
		for (uint32_t n = before; n < l->table.moves; n++) /* a redo makes several */
			l->line[n] = l->reader.line;
	}
	return load_game(l) != NULL || fault_set(f, ERROR_NOT_A_RECORD, (struct span){"", 0});
}

/* What l->bytes hold. */
static bool read_record(struct loaded *l, const char *path, bool torn, struct fault *f)
{
	/* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): file_fault, elsewhere, is always false */
	while (torn && l->size > 0 && l->bytes[l->size - 1] != '\n')
		l->size--;
	const uint32_t lines = count_lines(l->bytes, l->size);
	l->room = calloc(lines, sizeof *l->room);
	l->line = calloc(lines, sizeof *l->line);
	errno = ENOMEM;
	if (l->room == NULL || l->line == NULL)
		return file_fault(f, ERROR_CANNOT_OPEN, path);
	reader_init(&l->reader, &l->table, l->room, lines);
	return read_lines(l, (struct span){l->bytes, l->size}, f);
}

bool load_bytes(struct loaded *l, char *bytes, size_t size, struct fault *f)
{
	memset(l, 0, sizeof *l);
	l->bytes = bytes;
	l->size = size;
	return read_record(l, "", false, f);
}

bool load_record(struct loaded *l, const char *path, bool torn, struct fault *f)
{
	memset(l, 0, sizeof *l);
	return load_file(path, &l->bytes, &l->size, f) && read_record(l, path, torn, f);
}

bool load_record_open(struct loaded *l, int file, const char *path, struct fault *f)
{
	memset(l, 0, sizeof *l);
	return load_open(file, path, &l->bytes, &l->size, f) && read_record(l, path, true, f);
}

const struct game *load_game(const struct loaded *l)
{
	return l->table.game;
}

void load_free(struct loaded *l)
{
	free(l->bytes);
	free(l->room);
	free(l->line);
}
