/* saves.c -- see saves.h. */

#include "cli/saves.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/load.h"

static bool is_record(const char *name)
{
	static const char end[] = ".record";
	const size_t size = strlen(name);

	return size >= sizeof end && strcmp(name + size - sizeof end + 1, end) == 0;
}

/* Keeps the newest, in order. */
static int insert(struct save *list, int n, const struct save *new)
{
	int at = n < SAVES_MAX ? n++ : SAVES_MAX - 1;

	if (at == SAVES_MAX - 1 && n == SAVES_MAX && list[at].when > new->when)
		return n;
	for (; at > 0 && list[at - 1].when < new->when; at--)
		list[at] = list[at - 1];
	list[at] = *new;
	return n;
}

static bool read_save(struct save *s)
{
	struct loaded l;
	struct fault f;
	const bool good = load_record(&l, s->path, true, &f);

	if (good) {
		s->game = l.table.game;
		s->over = table_turn(&l.table)->over;
		s->moves = l.table.moves;
		s->seats = table_turn(&l.table)->seats;
		memcpy(s->chair, l.table.chair, sizeof s->chair);
	}
	load_free(&l);
	return good;
}

int saves_list(struct save *list)
{
	char directory[PATH_SIZE];
	int n = 0, kept = 0;

	session_directory(directory, sizeof directory);
	DIR *d = opendir(directory);
	for (struct dirent *e = d != NULL ? readdir(d) : NULL; e != NULL; e = readdir(d)) {
		struct save s = {.moves = 0};
		struct stat info;
		const int size = snprintf(s.path, sizeof s.path, "%s/%s", directory, e->d_name);
		if (size >= PATH_SIZE || !is_record(e->d_name) || stat(s.path, &info) != 0)
			continue;
		s.when = (long long)info.st_mtime;
		n = insert(list, n, &s);
	}
	if (d != NULL)
		closedir(d);
	for (int i = 0; i < n; i++)
		if (read_save(&list[i]))
			list[kept++] = list[i];
	return kept;
}
