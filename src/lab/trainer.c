/* trainer.c -- see trainer.h. */

#include "lab/trainer.h"

#include <math.h>
#include <pthread.h>
#include <stdalign.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#include "rules/options.h"

enum {
	LANES = TRAINER_LANES,
	COPIED = 8,   /* one game of so many, the first ones, is the policy's */
	PARTS = 1024, /* the table counts weights in parts of one */
	ROW = 16,     /* of them to a line */
	TRIALS = 60   /* games to see how well it plays */
};

static const float rate_first = 0.001f, rate_last = 0.0001f, lambda = 0.95f, stray = 0.01f;

/* --- A batch ------------------------------------------------------------------------- */

/* Any number of players; other choices are at their normal value half of the time.
 * What the game refuses or has no features for is drawn again. */
static void draw_options(const struct game *g, struct rng *r, struct options *o)
{
	alignas(16) unsigned char state[STATE_MAX];
	float feature[NET_FEATURES_MAX];
	const struct option *what = g->options;

	do {
		options_normal(g, o);
		for (int i = 0; what[i].name != NULL; i++) {
			const uint32_t values = (uint32_t)(what[i].max - what[i].min + 1);
			if (i == 0 || (!what[i].set && rng_below(r, 2) == 0))
				o->value[i] = (int16_t)(what[i].min + (int)rng_below(r, values));
		}
		if (g->refuses(o) == 0)
			g->setup(state, o, g->rules);
	} while (g->refuses(o) != 0 || g->brain->features(state, 0, feature) == 0);
}

static void run_lane(struct trainer *t, int lane)
{
	const int64_t game = t->done + lane;
	struct lesson *l = t->lesson[lane];
	struct gradient *g = &t->gradient[lane];
	struct rng r;

	g->games = g->positions = 0;
	g->error = 0;
	memset(g->of, 0, (size_t)t->size * sizeof *g->of);
	rng_seed(&r, rng_mix(t->seed + 1) ^ (uint64_t)game);
	draw_options(t->game, &r, &l->options);
	l->copied = game_policies(t->game) != NULL && game < t->games / COPIED;
	learn_game(&t->net, l, &r, g);
}

/* The lanes of a batch are taken by whoever is free: games are not equally long. */
static void run_lanes(struct trainer *t)
{
	int lane;

	while ((lane = atomic_fetch_add(&t->next, 1)) < LANES)
		run_lane(t, lane);
}

static void *help(void *trainer)
{
	struct trainer *t = trainer;

	while (sem_wait(&t->begin), !t->over) {
		run_lanes(t);
		sem_post(&t->ready);
	}
	return NULL;
}

static void run_all(struct trainer *t)
{
	atomic_store(&t->next, 0);
	for (int i = 0; i < t->helpers; i++)
		sem_post(&t->begin);
	run_lanes(t);
	for (int i = 0; i < t->helpers; i++)
		sem_wait(&t->ready);
}

/* Helpers live as long as the trainer: a thread started for every batch is often put on
 * the core of the one that started it and over before it is moved.  One that cannot be
 * started is done without. */
static void start_helpers(struct trainer *t)
{
	sem_init(&t->begin, 0, 0);
	sem_init(&t->ready, 0, 0);
	while (t->helpers < t->threads - 1 &&
	       pthread_create(&t->helper[t->helpers], NULL, help, t) == 0)
		t->helpers++;
}

static void stop_helpers(struct trainer *t)
{
	t->over = true;
	for (int i = 0; i < t->helpers; i++)
		sem_post(&t->begin);
	for (int i = 0; i < t->helpers; i++)
		pthread_join(t->helper[i], NULL);
	sem_destroy(&t->begin);
	sem_destroy(&t->ready);
}

/* --- Memory ------------------------------------------------------------------------ */

bool trainer_begin(struct trainer *t)
{
	struct rng r;
	bool good = true;

	t->size = net_size(t->features);
	const size_t n = (size_t)t->size;
	t->weight = calloc(n, sizeof(float));
	t->mean = calloc(n, sizeof(float));
	t->spread = calloc(n, sizeof(float));
	t->steady = calloc(n, sizeof(float));
	for (int i = 0; i < LANES; i++) {
		t->lesson[i] = calloc(1, sizeof *t->lesson[i]);
		t->gradient[i].of = calloc(n, sizeof(float));
		good = good && t->lesson[i] != NULL && t->gradient[i].of != NULL;
	}
	if (!good || t->weight == NULL || t->mean == NULL || t->spread == NULL || t->steady == NULL)
		return false;
	t->net = (struct net){.features = t->features, .unit = 1, .weight = t->weight};
	t->best = (struct net){.features = t->features, .unit = 1, .weight = t->steady};
	for (int i = 0; i < LANES; i++)
		*t->lesson[i] = (struct lesson){.game = t->game, .lambda = lambda, .stray = stray};
	rng_seed(&r, t->seed);
	learn_begin(t->weight, t->features, &r);
	start_helpers(t);
	return true;
}

void trainer_free(struct trainer *t)
{
	stop_helpers(t);
	free(t->weight);
	free(t->mean);
	free(t->spread);
	free(t->steady);
	for (int i = 0; i < LANES; i++) {
		free(t->lesson[i]);
		free(t->gradient[i].of);
	}
}

/* --- A step ----------------------------------------------------------------------------- */

static void add_up(const struct trainer *t, struct gradient *sum)
{
	for (int i = 1; i < LANES; i++) {
		const struct gradient *g = &t->gradient[i];
		sum->games += g->games;
		sum->positions += g->positions;
		sum->error += g->error;
		for (int k = 0; k < t->size; k++)
			sum->of[k] += g->of[k];
	}
}

/* The rate falls in a straight line. */
void trainer_batch(struct trainer *t, struct gradient *lap)
{
	struct gradient *sum = &t->gradient[0];
	const float way = (float)((double)t->done / (double)t->games);
	const struct stride stride = {rate_first + (rate_last - rate_first) * way, t->done / LANES};

	run_all(t);
	add_up(t, sum);
	if (sum->positions > 0)
		learn_step(t->weight, t->mean, t->spread, sum, t->size, stride);
	learn_steady(t->steady, t->weight, t->size, stride);
	lap->games += sum->games;
	lap->positions += sum->positions;
	lap->error += sum->error;
	t->done += LANES;
}

/* --- Files ------------------------------------------------------------------------------ */

struct head {
	uint64_t seed;
	int64_t games, done, size;
};

enum { ROWS = 4 };

static float *row_of(const struct trainer *t, int row)
{
	float *const all[ROWS] = {t->weight, t->mean, t->spread, t->steady};

	return all[row];
}

bool trainer_keep(const struct trainer *t, const char *path)
{
	const struct head h = {t->seed, t->games, t->done, t->size};
	const size_t n = (size_t)t->size;
	FILE *f = fopen(path, "wb");

	if (f == NULL)
		return false;
	bool good = fwrite(&h, sizeof h, 1, f) == 1;
	for (int i = 0; i < ROWS; i++)
		good = good && fwrite(row_of(t, i), sizeof(float), n, f) == n;
	return fclose(f) == 0 && good;
}

bool trainer_take_up(struct trainer *t, const char *path)
{
	struct head h;
	const size_t n = (size_t)t->size;
	FILE *f = fopen(path, "rb");

	if (f == NULL)
		return false;
	bool good = fread(&h, sizeof h, 1, f) == 1 && h.seed == t->seed && h.games == t->games &&
	            h.size == t->size;
	for (int i = 0; i < ROWS; i++)
		good = good && fread(row_of(t, i), sizeof(float), n, f) == n;
	t->done = good ? h.done : 0;
	fclose(f);
	return good;
}

static void print_head(FILE *f, const struct trainer *t)
{
	fprintf(f, "/* The weights of a net for %s, as bots/net.h lays them out.  Made by\n",
	        t->game->name);
	fprintf(f, " *     quayside train %s --seed %llu --games %lld\n", t->game->name,
	        (unsigned long long)t->seed, (long long)t->games);
	if (t->done < t->games)
		fprintf(f, " * and stopped after %lld games.\n", (long long)t->done);
	fprintf(f, " * clang-format off */\n\nenum { net_features = %d, net_parts = %d };\n\n",
	        t->features, PARTS);
	fprintf(f, "static const uint64_t net_sight = 0x%016llxu;\n\n",
	        (unsigned long long)learn_sight(t->game));
	fprintf(f, "static const int16_t net_weight[] = {\n");
}

/* As the table holds it; a weight that large has gone astray. */
static long whole(float weight)
{
	const long parts = lroundf(weight * PARTS);

	return parts > INT16_MAX ? INT16_MAX : parts < INT16_MIN ? INT16_MIN : parts;
}

bool trainer_write(const struct trainer *t, const char *path)
{
	FILE *f = fopen(path, "w");

	if (f == NULL)
		return false;
	print_head(f, t);
	for (int i = 0; i < t->size; i++)
		fprintf(f, "%ld,%s", whole(t->steady[i]),
		        i % ROW == ROW - 1 || i == t->size - 1 ? "\n" : "");
	fprintf(f, "};\n");
	const bool good = !ferror(f);
	return fclose(f) == 0 && good;
}

/* --- How well it plays ------------------------------------------------------------------- */

double trainer_try(const struct trainer *t, const struct bot *against, int players)
{
	alignas(16) unsigned char state[STATE_MAX];
	const struct evaluator by_net = {.rate = net_evaluate, .self = &t->best};
	const struct bot net = {.name = "net", .how = &by_net, .choose = bot_net.choose};
	static const struct aim contest = {.together = false};
	struct match m = {.game = t->game};
	double won = 0, win[SEATS_MAX];

	options_normal(m.game, &m.options);
	m.options.value[0] = (int16_t)players;
	for (int i = 0; i < TRIALS; i++) {
		struct rng r;
		for (int seat = 0; seat < players; seat++) {
			m.bot[seat] = seat == i % players ? &net : against;
			m.budget[seat].simulations = seat == i % players;
		}
		rng_seed(&r, (uint64_t)i);
		if (!match_play(&m, state, &r))
			continue;
		evaluate_result(m.game, &contest, state, win);
		won += win[i % players];
	}
	return 100 * won / TRIALS;
}
