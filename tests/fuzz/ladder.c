/* ladder.c -- any bytes as the games that a ladder's file holds: read, or refused with a sentence;
 * and what was read is still there when a game was added. */

#define _GNU_SOURCE

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "fuzz.h"
#include "lab/ledger.h"
#include "rules/options.h"

enum { GAMES = 40, TITLE = 2048 };

static struct ledger new_ledger(void)
{
	struct ledger l = {.game = game_find("port-royal"), .bots = "greedy,random", .players = 2};

	options_normal(l.game, &l.options);
	const bool good = ledger_new(&l, GAMES);
	assert(good);
	return l;
}

static bool open_again(struct ledger *l, const char *path)
{
	struct fault f = {0};

	*l = new_ledger();
	if (ledger_open(l, path, &f))
		return true;
	say_fault(l->game, &f);
	ledger_close(l);
	return false;
}

/* The title that such a ladder has. */
static size_t title(char *line)
{
	char path[] = "/tmp/ladderXXXXXX";
	struct ledger l;

	const int file = mkstemp(path);
	assert(file >= 0);
	close(file);
	unlink(path);
	const bool good = open_again(&l, path);
	assert(good);
	ledger_close(&l);
	FILE *f = fopen(path, "r");
	const char *read = fgets(line, TITLE, f);
	assert(read != NULL);
	fclose(f);
	unlink(path);
	return strlen(line);
}

static void write_all(int file, const void *bytes, size_t size)
{
	const ssize_t put = size > 0 ? write(file, bytes, size) : 0;

	assert(put == (ssize_t)size);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	static char head[TITLE], path[64];
	static size_t heads;
	const struct outcome_of_game o = {.finished = true, .won = WIN};
	struct ledger l;
	int64_t n = 0;

	heads = heads > 0 ? heads : title(head);
	const int file = memfd_create("ladder", MFD_CLOEXEC);
	snprintf(path, sizeof path, "/proc/self/fd/%d", file);
	/* A file that begins otherwise is refused; that is worth few of the tries. */
	if (size == 0 || bytes[0] != '!')
		write_all(file, head, heads);
	write_all(file, bytes, size);
	if (open_again(&l, path)) {
		assert(l.finished + l.unfinished <= l.games);
		for (int i = 0; i < l.players; i++)
			assert(isfinite(l.spent[i]) && l.spent[i] >= 0);
		while (n < l.games && l.done[n])
			n++;
		const int64_t before = l.finished + l.unfinished + (n < l.games);
		if (n < l.games)
			ledger_enter(&l, n, &o);
		ledger_close(&l);
		const bool again = open_again(&l, path);
		assert(again && l.finished + l.unfinished == before);
		ledger_close(&l);
	}
	close(file);
	return 0;
}
