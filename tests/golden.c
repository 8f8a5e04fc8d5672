/* golden.c -- whole games, printed to be reviewed as a diff.
 *
 *     golden FOLDER      writes FOLDER/<game>/<options>.txt for all games
 *
 * A seeded random game of each option set of golden.def: every move as a record has it, and
 * below it whatever changed on the table, in ids and numbers, so that a change of words
 * changes nothing here and a change of rules shows where it bites.  A large heap is
 * given as a number and a hash. */

#include <errno.h>
#include <inttypes.h>
#include <stdalign.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/hash.h"
#include "combinations.h"
#include "random_game.h"
#include "rules/notation.h"
#include "rules/options.h"
#include "rules/telling.h"

enum { PLACES = 512, LINE = 512, LARGE = 16, PLIES = 3000 };

struct place {
	uint8_t zone, owner;
	int items;
	uint64_t hash;
	char text[LINE];
};

struct picture {
	struct place place[PLACES];
	int places;
};

static struct place *place_of(struct picture *p, const struct item *i)
{
	int at = 0;

	while (at < p->places && (p->place[at].zone != i->zone || p->place[at].owner != i->owner))
		at++;
	if (at == p->places)
		p->place[p->places++] =
			(struct place){.zone = i->zone, .owner = i->owner, .hash = HASH_START};
	return &p->place[at];
}

static void add_item(struct picture *p, const struct game *g, const struct item *i)
{
	struct place *place = place_of(p, i);
	const size_t used = strlen(place->text);
	char item[64];

	snprintf(item, sizeof item, " %s%s%.0d", notation_id(g, i->list, i->index),
	         i->count > 1 ? "*" : "", i->count > 1 ? i->count : 0);
	snprintf(place->text + used, sizeof place->text - used, "%s", item);
	place->hash = hash_number(hash_text(place->hash, item),
	                          (uint64_t)i->row << 16 | (uint64_t)i->column << 8 | i->flags);
	place->items++;
}

static void paint(struct picture *p, const struct game *g, const void *state)
{
	static struct item item[ITEMS_MAX];
	const int items = g->telling->scene(state, SPECTATOR, item);

	p->places = 0;
	for (int i = 0; i < items; i++)
		add_item(p, g, &item[i]);
}

static void print_place(FILE *out, const struct game *g, const struct place *p)
{
	fprintf(out, "  %s", notation_id(g, LIST_ZONES, p->zone));
	if (p->owner != NOBODY)
		fprintf(out, "@%d", p->owner);
	if (p->items > LARGE)
		fprintf(out, ": %d kinds, %016" PRIx64 "\n", p->items, p->hash);
	else
		fprintf(out, ":%s\n", p->text);
}

static const struct place *same_place(const struct picture *p, const struct place *q)
{
	for (int i = 0; i < p->places; i++)
		if (p->place[i].zone == q->zone && p->place[i].owner == q->owner)
			return &p->place[i];
	return NULL;
}

static void print_changes(FILE *out, const struct game *g, const struct picture *was,
                          const struct picture *is)
{
	for (int i = 0; i < is->places; i++) {
		const struct place *old = same_place(was, &is->place[i]);
		if (old == NULL || old->hash != is->place[i].hash)
			print_place(out, g, &is->place[i]);
	}
	for (int i = 0; i < was->places; i++)
		if (same_place(is, &was->place[i]) == NULL)
			print_place(out, g,
			            &(struct place){.zone = was->place[i].zone,
			                            .owner = was->place[i].owner,
			                            .text = " -"});
}

static void print_counters(FILE *out, const struct game *g, const void *before, const void *after)
{
	const struct turn *turn = after;

	for (int seat = 0; seat < turn->seats; seat++)
		for (int c = 0; c < g->lists[LIST_COUNTERS].size; c++)
			if (g->telling->counter(before, c, seat) !=
			    g->telling->counter(after, c, seat))
				fprintf(out, "  %s@%d %d\n", g->lists[LIST_COUNTERS].id[c], seat,
				        g->telling->counter(after, c, seat));
}

static void print_turn(FILE *out, const struct game *g, const struct turn *was,
                       const struct turn *is)
{
	if (was->phase != is->phase)
		fprintf(out, "  phase %s\n", g->phases[is->phase]);
	if (was->active != is->active)
		fprintf(out, "  active %d\n", is->active);
	if (was->waiting != is->waiting && is->waiting != 1u << DEALER)
		fprintf(out, "  waiting %02x\n", is->waiting);
}

static void print_result(FILE *out, const struct game *g, const void *state)
{
	const struct turn *turn = state;
	struct result r;

	g->result(state, &r);
	fprintf(out, "%s", turn->over ? "over" : "still playing");
	for (int seat = 0; seat < turn->seats; seat++)
		fprintf(out, " %d (%d)", r.score[seat], r.place[seat]);
	fputc('\n', out);
}

static void print_game(FILE *out, const struct game *g, const struct options *o)
{
	static struct picture picture[2];
	alignas(16) unsigned char state[2][STATE_MAX];
	struct rng r;
	int now = 0;

	rng_seed(&r, 1);
	g->setup(state[0], o, g->rules);
	paint(&picture[0], g, state[0]);
	print_changes(out, g, &(struct picture){.places = 0}, &picture[0]);
	for (int ply = 0; ply < PLIES && !((struct turn *)state[now])->over; ply++, now = !now) {
		const struct move m = random_move(g, state[now], &r);
		char line[NOTATION_MAX];
		struct text t = text_on(line, sizeof line);
		notation_line(g, m, &t);
		fprintf(out, "%s\n", line);
		memcpy(state[!now], state[now], g->state_size);
		g->apply(state[!now], m);
		paint(&picture[!now], g, state[!now]);
		print_turn(out, g, (struct turn *)state[now], (struct turn *)state[!now]);
		print_changes(out, g, &picture[now], &picture[!now]);
		print_counters(out, g, state[now], state[!now]);
	}
	print_result(out, g, state[now]);
}

static FILE *create(const char *folder, const struct game *g, const char *options)
{
	char path[1024];

	snprintf(path, sizeof path, "%s/%s", folder, g->name);
	if (mkdir(path, 0777) != 0 && errno != EEXIST)
		return NULL;
	snprintf(path, sizeof path, "%s/%s/%s.txt", folder, g->name, options);
	for (char *c = path; *c != '\0'; c++)
		if (*c == ' ')
			*c = '_';
	return fopen(path, "w");
}

static const struct row {
	const char *game, *options;
} rows[] = {
#define SET(game, options) {game, options},
#include "golden.def"
#undef SET
};
enum { ROWS = sizeof rows / sizeof *rows };

static bool read_row(const struct row *row, const struct game *g, struct options *o)
{
	struct fault f;

	if (strcmp(row->game, g->name) != 0)
		return false;
	if (options_read(g, span_of(row->options), o, &f))
		return true;
	fprintf(stderr, "golden: %s cannot be played with %s\n", row->game, row->options);
	exit(1);
}

static bool holds(const struct option *o, int value, int wanted)
{
	return o->set ? value >> wanted & 1 : value == wanted;
}

/* Is there a game with this value of an option? */
static bool covered(const struct game *g, int option, int wanted)
{
	struct options o;

	for (int i = 0; i < ROWS; i++)
		if (read_row(&rows[i], g, &o) &&
		    holds(&g->options[option], o.value[option], wanted))
			return true;
	return false;
}

/* Every word of every option must be played in some row; of numbers only those of seats. */
static int missing(const struct game *g)
{
	int count = 0;

	for (int i = 0; g->options[i].name != NULL; i++) {
		const struct option *o = &g->options[i];
		for (int v = o->set ? 0 : o->min; v <= o->max; v++) {
			char word[64];
			struct text t = text_on(word, sizeof word);
			if (o->set ? 1 << v > o->max : o->values == NULL && i > 0)
				break;
			if (covered(g, i, v))
				continue;
			options_value(o, o->set ? 1 << v : v, &t);
			fprintf(stderr, "golden: no row of tests/golden.def has %s %s=%s\n",
			        g->name, o->name, word);
			count++;
		}
	}
	return count;
}

static bool write_set(const char *folder, const struct game *g, const struct options *o)
{
	char options[OPTIONS_TEXT];
	struct text t = text_on(options, sizeof options);

	options_print(g, o, &t);
	FILE *out = create(folder, g, options);
	if (out == NULL)
		return false;
	fprintf(out, "%s %s\n", g->name, options);
	print_game(out, g, o);
	return fclose(out) == 0;
}

static bool write_game(const char *folder, const struct game *g)
{
	struct options o;

	for (int i = 0; i < ROWS; i++)
		if (read_row(&rows[i], g, &o) && !write_set(folder, g, &o))
			return false;
	return true;
}

int main(int argc, char **argv)
{
	int left_out = 0;

	if (argc != 2) {
		fprintf(stderr, "golden: say into which folder\n");
		return 2;
	}
	for (int i = 0; tested_game(i) != NULL; i++) {
		left_out += missing(tested_game(i));
		if (!write_game(argv[1], tested_game(i))) {
			perror(argv[1]);
			return 1;
		}
	}
	return left_out > 0;
}
