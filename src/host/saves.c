/* saves.c -- see saves.h. */

#include "host/saves.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "host/campaign.h"
#include "host/load.h"

static bool ends_with(const char *name, const char *end)
{
	const size_t size = strlen(name), tail = strlen(end);

	return size > tail && strcmp(name + size - tail, end) == 0;
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
	const bool good =
		load_record(&l, s->path, true, &f) || (load_game(&l) != NULL && l.table.moves > 0);

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

/* The same of a campaign; and where the game lies that it is in the middle of, whose last
 * move is the campaign's too. */
static bool read_campaign(struct save *s, char open[PATH_SIZE])
{
	static struct campaign_file v;
	const struct campaign *c = &v.campaign;
	int chapter, attempt;
	struct stat info;
	uint32_t line;
	struct fault f;

	open[0] = '\0';
	if (!campaign_file_load(&v, s->path, &line, &f))
		return false;
	s->game = c->game;
	s->over = !campaign_next(c, &chapter, &attempt);
	s->moves = (uint32_t)c->legs;
	s->seats = c->options.value[0];
	memcpy(s->chair, c->chair, sizeof s->chair);
	if (campaign_open(c) == NULL)
		return true;
	campaign_file_record(&v, campaign_open(c), open);
	if (stat(open, &info) == 0 && (long long)info.st_mtime > s->when)
		s->when = (long long)info.st_mtime;
	return true;
}

/* Reads what the files hold and orders them anew; those that hold nothing of ours drop out. */
static int read_all(struct save *list, int n)
{
	static char open[SAVES_MAX][PATH_SIZE];
	int kept = 0, opened = 0;

	for (int i = 0; i < n; i++) {
		struct save s = list[i];
		if (!(s.campaign ? read_campaign(&s, open[opened]) : read_save(&s)))
			continue;
		opened += s.campaign;
		kept = insert(list, kept, &s);
	}
	for (int i = 0; i < kept; i++)
		for (int k = 0; k < opened; k++)
			list[i].chapter |= strcmp(list[i].path, open[k]) == 0;
	return kept;
}

int saves_list(struct save *list)
{
	char directory[PATH_SIZE];
	int n = 0;

	paths_directory(directory, sizeof directory);
	DIR *d = opendir(directory);
	for (struct dirent *e = d != NULL ? readdir(d) : NULL; e != NULL; e = readdir(d)) {
		struct save s = {.moves = 0};
		struct stat info;
		const int size = snprintf(s.path, sizeof s.path, "%s/%s", directory, e->d_name);
		s.campaign = ends_with(e->d_name, ".campaign");
		if (size >= PATH_SIZE || stat(s.path, &info) != 0 ||
		    (!s.campaign && !ends_with(e->d_name, ".record")))
			continue;
		s.when = (long long)info.st_mtime;
		n = insert(list, n, &s);
	}
	if (d != NULL)
		closedir(d);
	return read_all(list, n);
}
