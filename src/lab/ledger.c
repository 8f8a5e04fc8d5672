/* ledger.c -- see ledger.h. */

#include "lab/ledger.h"

#include <errno.h>
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bots/evaluate.h"
#include "host/files.h"
#include "play/dealer.h"
#include "rules/options.h"

#define MAGIC "ladder 1 "
#define GAME_SHAPE "GAME FINISHED WON CHOICES MILLISECONDS CHOICES MILLISECONDS"
#define TIME_MAX 1e12

enum { LINE = 1024, HEAD = 2 * LINE };

/* Asked at the first choice of a game: before the deal there may be nothing to win yet. */
static bool play_together(const struct ledger *l)
{
	alignas(16) unsigned char state[STATE_MAX];
	const struct turn *turn = (const struct turn *)state;
	struct rng r;

	rng_seed(&r, l->seed);
	l->game->setup(state, &l->options, l->game->rules);
	while (turn_waits(turn, DEALER))
		l->game->apply(state, dealer_sample(l->game, state, &r));
	return evaluate_together(l->game, state);
}

static int pairs(const struct ledger *l)
{
	return l->gauntlet ? l->players - 1
	                   : l->players * (l->players - 1) / (l->seats == 2 ? 2 : 1);
}

bool ledger_new(struct ledger *l, int64_t games)
{
	l->seats = l->options.value[0];
	l->together = play_together(l);
	l->tables = l->together ? l->players : pairs(l) * l->seats;
	if (l->tables == 0)
		return false;
	l->games = (games + l->tables - 1) / l->tables * l->tables;
	l->rating = (struct rating){.players = l->players, .seats = l->seats};
	l->done = calloc((size_t)l->games, sizeof *l->done);
	return l->done != NULL;
}

/* With two seats "one against the others" is the same both ways round. */
struct meeting ledger_meeting(const struct ledger *l, int64_t n)
{
	const int table = (int)(n % l->tables);
	struct meeting m = {.deal = n / l->tables, .seat = table % l->seats};
	int pair = table / l->seats;

	if (l->together) {
		m.seat = 0;
		m.one = m.others = table;
		return m;
	}
	if (l->gauntlet) {
		m.one = 1 + pair;
		return m;
	}
	for (m.one = 0;; m.one++) {
		const int first = l->seats == 2 ? m.one + 1 : 0;
		const int others = l->players - (l->seats == 2 ? first : 1);
		if (pair < others) {
			m.others = first + pair;
			m.others += l->seats != 2 && m.others >= m.one;
			return m;
		}
		pair -= others;
	}
}

static void add(struct ledger *l, int64_t n, const struct outcome_of_game *o)
{
	const struct meeting m = ledger_meeting(l, n);

	l->done[n] = true;
	l->spent[m.one] += o->spent[0];
	l->asked[m.one] += o->asked[0];
	l->spent[m.others] += o->spent[1];
	l->asked[m.others] += o->asked[1];
	if (!o->finished) {
		l->unfinished++;
		return;
	}
	l->finished++;
	l->rating.games[m.one][m.others]++;
	l->rating.won[m.one][m.others] += (double)o->won / WIN;
	if (l->seats == 2 && !l->together) {
		l->rating.games[m.others][m.one]++;
		l->rating.won[m.others][m.one] += 1 - (double)o->won / WIN;
	}
}

void ledger_enter(struct ledger *l, int64_t n, const struct outcome_of_game *o)
{
	add(l, n, o);
	if (l->file == NULL)
		return;
	fprintf(l->file, "%lld %d %d %u %.2f %u %.2f\n", (long long)n, o->finished, o->won,
	        o->asked[0], o->spent[0], o->asked[1], o->spent[1]);
	fflush(l->file);
}

/* --- The file ---------------------------------------------------------------------- */

/* What must be the same for games to be comparable. */
static void head(const struct ledger *l, char *line)
{
	char options[LINE / 2];
	struct text t = text_on(options, sizeof options);

	options_print(l->game, &l->options, &t);
	snprintf(line, HEAD, MAGIC "%s %u %s seed=%llu %s=%s", l->game->name, l->game->rules,
	         options, (unsigned long long)l->seed, l->gauntlet ? "gauntlet" : "bots", l->bots);
}

/* A time that was measured, and no word that sscanf takes for a number. */
static bool is_time(double milliseconds)
{
	return milliseconds >= 0 && milliseconds < TIME_MAX;
}

static bool read_game(struct ledger *l, const char *line)
{
	struct outcome_of_game o = {0};
	long long n;
	int finished;
	char more;

	/* NOLINTNEXTLINE(cert-err34-c): too large a number becomes another, and what could do harm is checked */
	if (sscanf(line, "%lld %d %d %u %lf %u %lf %c", &n, &finished, &o.won, &o.asked[0],
	           &o.spent[0], &o.asked[1], &o.spent[1], &more) != 7 ||
	    n < 0 || o.won < 0 || o.won > WIN || finished < 0 || finished > 1 ||
	    !is_time(o.spent[0]) || !is_time(o.spent[1]))
		return false;
	o.finished = finished == 1;
	if (n < l->games && !l->done[n])
		add(l, n, &o);
	return true;
}

/* Up to where the file is good.  A line torn by an interruption is the last one and is dropped;
 * any other that cannot be read is somebody's mistake, and games lie behind it. */
static bool read_all(struct ledger *l, FILE *file, long *good, struct fault *f)
{
	char line[LINE];

	*good = ftell(file);
	while (fgets(line, sizeof line, file) != NULL) {
		if (strchr(line, '\n') == NULL && feof(file))
			return true;
		if (strchr(line, '\n') == NULL || !read_game(l, line)) {
			line[strcspn(line, "\n")] = '\0';
			return fault_say(f, ERROR_BAD_LINE, line, GAME_SHAPE);
		}
		*good = ftell(file);
	}
	return true;
}

static bool begin_file(struct ledger *l, const char *path, const char *title, struct fault *f)
{
	l->file = fopen(path, "w");
	if (l->file == NULL || fprintf(l->file, "%s\n", title) < 0 || fflush(l->file) != 0)
		return file_cannot_write(path, f);
	return true;
}

bool ledger_open(struct ledger *l, const char *path, struct fault *f)
{
	char title[HEAD], found[HEAD] = "";
	FILE *file = fopen(path, "r+");
	long good;

	head(l, title);
	if (file == NULL && errno == ENOENT)
		return begin_file(l, path, title, f);
	if (file == NULL)
		return file_fault(f, ERROR_CANNOT_OPEN, path);
	l->file = file;
	if (fgets(found, sizeof found, file) == NULL)
		found[0] = '\0';
	found[strcspn(found, "\n")] = '\0';
	if (strcmp(found, title) != 0)
		return fault_say(f,
		                 strncmp(found, MAGIC, strlen(MAGIC)) == 0 ? ERROR_OTHER_LADDER
		                                                           : ERROR_BAD_LINE,
		                 found, title);
	if (!read_all(l, file, &good, f))
		return false;
	if (fseek(file, good, SEEK_SET) != 0 || ftruncate(fileno(file), good) != 0)
		return file_fault(f, ERROR_CANNOT_OPEN, path);
	return true;
}

void ledger_close(struct ledger *l)
{
	if (l->file != NULL)
		fclose(l->file);
	free(l->done);
}
