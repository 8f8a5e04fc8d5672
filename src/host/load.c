/* load.c -- see load.h. */

#include "host/load.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
				errno = EFBIG;
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

bool load_file(const char *path, char **bytes, size_t *size, struct fault *f)
{
	const bool standard = text_same(path, "-");
	FILE *file = standard ? stdin : fopen(path, "rb");

	if (file == NULL)
		return file_fault(f, ERROR_CANNOT_OPEN, path);
	const bool good = read_all(file, bytes, size);
	const int why = errno;
	if (!standard)
		fclose(file);
	if (good)
		return true;
	free(*bytes);
	*bytes = NULL;
	errno = why;
	return file_fault(f, ERROR_CANNOT_OPEN, path);
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
		if (!reader_line(&l->reader, span_line(&file), f))
			return false;
		for (uint32_t n = before; n < l->table.moves; n++) /* a redo makes several */
			l->line[n] = l->reader.line;
	}
	return load_game(l) != NULL || fault_set(f, ERROR_NOT_A_RECORD, (struct span){"", 0});
}

bool load_record(struct loaded *l, const char *path, bool torn, struct fault *f)
{
	char *bytes;
	size_t size;

	memset(l, 0, sizeof *l);
	if (!load_file(path, &bytes, &size, f))
		return false;
	while (torn && size > 0 && bytes[size - 1] != '\n')
		size--;
	return load_bytes(l, bytes, size, f);
}

bool load_bytes(struct loaded *l, char *bytes, size_t size, struct fault *f)
{
	memset(l, 0, sizeof *l);
	l->bytes = bytes;
	l->size = size;
	const uint32_t lines = count_lines(l->bytes, l->size);
	l->room = calloc(lines, sizeof *l->room);
	l->line = calloc(lines, sizeof *l->line);
	errno = ENOMEM;
	if (l->room == NULL || l->line == NULL)
		return file_fault(f, ERROR_CANNOT_OPEN, "");
	reader_init(&l->reader, &l->table, l->room, lines);
	return read_lines(l, (struct span){l->bytes, l->size}, f);
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
