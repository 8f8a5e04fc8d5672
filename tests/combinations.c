/* combinations.c -- see combinations.h. */

#include "combinations.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

extern const struct game nullgame;

enum { VALUES_MAX = 64, NARROW = 6, PRODUCT_MAX = 1000000 };

struct axis {
	int16_t value[VALUES_MAX];
	int size;
};

const struct game *tested_game(int i)
{
	int listed = 0;

	while (game_at(listed) != NULL)
		listed++;
	if (i < listed)
		return game_at(i);
	return i == listed ? &nullgame : NULL;
}

const struct game *tested_find(const char *name)
{
	for (int i = 0; tested_game(i) != NULL; i++)
		if (strcmp(tested_game(i)->name, name) == 0)
			return tested_game(i);
	return NULL;
}

static void axis_add(struct axis *a, int value)
{
	for (int i = 0; i < a->size; i++)
		if (a->value[i] == value)
			return;
	assert(a->size < VALUES_MAX);
	a->value[a->size++] = (int16_t)value;
}

static int words_of(const struct option *o)
{
	int n = 0;

	while (o->values[n].name != NULL)
		n++;
	return n;
}

/* A number with a wide range; never the number of players. */
static bool is_dial(const struct game *g, int option)
{
	const struct option *o = &g->options[option];

	return option > 0 && o->values == NULL && o->max - o->min >= NARROW;
}

static struct axis axis_of(const struct option *o, bool dial)
{
	struct axis a = {{0}, 0};

	axis_add(&a, o->normal);
	if (o->values != NULL) {
		const int n = words_of(o), end = o->set ? 1 << n : n;
		for (int v = o->set; v < end && a.size < VALUES_MAX; v++)
			axis_add(&a, v);
	} else if (!dial) {
		for (int v = o->min; v <= o->max; v++)
			axis_add(&a, v);
	} else {
		axis_add(&a, o->min);
		axis_add(&a, (o->min + o->max) / 2);
		axis_add(&a, o->max);
	}
	return a;
}

/* The product of all axes, without what the game refuses. */
static struct options *product(const struct axis *axis, int axes, const struct game *g, int *count)
{
	long total = 1;

	for (int i = 0; i < axes; i++)
		total *= axis[i].size;
	assert(total <= PRODUCT_MAX);
	struct options *list = malloc((size_t)total * sizeof *list);
	*count = 0;
	for (long n = 0; n < total; n++) {
		struct options o = {{0}};
		long rest = n;
		for (int i = 0; i < axes; i++) {
			o.value[i] = axis[i].value[rest % axis[i].size];
			rest /= axis[i].size;
		}
		if (g->refuses(&o) == 0)
			list[(*count)++] = o;
	}
	return list;
}

static void swap(struct options *a, struct options *b)
{
	const struct options c = *a;

	*a = *b;
	*b = c;
}

static bool among(const struct options *list, int n, int option, int value)
{
	for (int i = 0; i < n; i++)
		if (list[i].value[option] == value)
			return true;
	return false;
}

/* Brings to the front, after the first, sets that hold a value not yet seen. */
static int cover(struct options *list, int count, int axes)
{
	int n = 1;

	for (int i = 1; i < count; i++) {
		bool fresh = false;
		for (int o = 0; o < axes && !fresh; o++)
			fresh = !among(list, n, o, list[i].value[o]);
		if (fresh)
			swap(&list[n++], &list[i]);
	}
	return n;
}

/* The axes of a game; dials have three values, or only their normal one. */
static int axes_of(const struct game *g, struct axis *axis, bool dials)
{
	int axes = 0;

	for (; g->options[axes].name != NULL; axes++) {
		axis[axes] = axis_of(&g->options[axes], is_dial(g, axes));
		if (!dials && is_dial(g, axes))
			axis[axes].size = 1;
	}
	return axes;
}

struct options *combinations(const struct game *g, int cap, int *count)
{
	struct axis axis[OPTIONS_MAX];
	struct rng r;
	const int axes = axes_of(g, axis, true);
	struct options *list = product(axis, axes, g, count);

	assert(*count > 0);
	if (*count <= cap)
		return list;
	rng_seed(&r, 1);
	for (int i = *count - 1; i > 1; i--)
		swap(&list[i], &list[1 + rng_below(&r, (uint32_t)i)]);
	const int needed = cover(list, *count, axes);
	*count = needed > cap ? needed : cap;
	return list;
}

struct options *all_combinations(const struct game *g, int *count)
{
	struct axis axis[OPTIONS_MAX];

	return product(axis, axes_of(g, axis, false), g, count);
}

void draw_dials(const struct game *g, struct options *o, uint64_t seed)
{
	struct rng r;

	rng_seed(&r, seed);
	for (int i = 0; g->options[i].name != NULL; i++) {
		const int16_t normal = o->value[i];
		const int wide = g->options[i].max - g->options[i].min + 1;
		if (!is_dial(g, i))
			continue;
		o->value[i] = (int16_t)(g->options[i].min + (int)rng_below(&r, (uint32_t)wide));
		if (g->refuses(o) != 0)
			o->value[i] = normal;
	}
}

void each_combination(int cap, uint64_t seeds,
                      void (*play)(const struct game *g, const struct options *o, uint64_t seed))
{
	for (int i = 0; tested_game(i) != NULL; i++) {
		int count;
		struct options *list = combinations(tested_game(i), cap, &count);
		for (int k = 0; k < count; k++)
			for (uint64_t seed = 0; seed < seeds; seed++)
				play(tested_game(i), &list[k], seed);
		free(list);
	}
}
