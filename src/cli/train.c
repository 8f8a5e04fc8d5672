/* train.c -- `quayside train GAME`: a net teaches itself, with its learning curve, and
 * is written as a table that the next build plays by. */

#include <stdalign.h>
#include <stdio.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/out.h"
#include "host/clock.h"
#include "host/files.h"
#include "lab/curve.h"
#include "rules/options.h"

enum { LAPS = 10, GAMES = 60000, BAR = 24 };

struct course {
	struct trainer trainer;
	const char *out, *keep;
	struct curve curve;
	bool bar;
};

static void show_bar(const struct course *c)
{
	const struct trainer *t = &c->trainer;
	const int full = (int)(t->done * BAR / t->games);

	if (!c->bar)
		return;
	fputs("\r[", stderr);
	for (int i = 0; i < BAR; i++)
		fputc(i < full ? '=' : ' ', stderr);
	fprintf(stderr, "] %lld / %lld ", (long long)t->done, (long long)t->games);
}

static int cannot_write(const struct args *a, const char *path)
{
	struct fault f;

	file_cannot_write(path, &f);
	return complain(a, NULL, NULL, 0, &f);
}

/* A lap ends where the number of games is a multiple of its length, so that going on
 * makes the same laps. */
static int run_laps(const struct args *a, struct course *c)
{
	struct trainer *t = &c->trainer;
	const int64_t length = (t->games / LAPS + TRAINER_LANES) / TRAINER_LANES * TRAINER_LANES;

	while (t->done < t->games) {
		trainer_batch(t, &c->curve.lap);
		show_bar(c);
		if (t->done % length != 0 && t->done < t->games)
			continue;
		fputs(c->bar ? "\r" : "", stderr);
		curve_row(&c->curve, t);
		c->curve.lap = (struct gradient){0};
		if (c->keep != NULL && !trainer_keep(t, c->keep))
			return cannot_write(a, c->keep);
		if (!trainer_write(t, c->out))
			return cannot_write(a, c->out);
	}
	return EXIT_FINE;
}

static bool read_bot(const struct args *a, const struct bot **bot)
{
	const char *name = args_value(a, "--against");
	struct budget budget;
	struct fault f;

	*bot = bot_find(span_of(name != NULL ? name : "greedy"), &budget);
	if (*bot != NULL)
		return true;
	seating_unknown(NULL, span_of(name), false, &f);
	complain(a, NULL, NULL, 0, &f);
	return false;
}

/* The game, which must have something for a net to look at. */
static bool read_game(const struct args *a, struct trainer *t)
{
	alignas(16) unsigned char state[STATE_MAX];
	float feature[NET_FEATURES_MAX];
	struct options o;
	struct fault f;

	t->game = args_game(a, 0, &o);
	if (t->game == NULL)
		return false;
	if (!game_has_features(t->game)) {
		fault_say(&f, ERROR_NO_FEATURES, t->game->name, "");
		example_learners(f.allowed, sizeof f.allowed);
		complain(a, NULL, NULL, 0, &f);
		return false;
	}
	t->game->setup(state, &o, t->game->rules);
	t->features = t->game->brain->features(state, 0, feature);
	return true;
}

static bool read_course(struct args *a, struct course *c)
{
	int64_t threads;

	if (!read_game(a, &c->trainer) || !read_bot(a, &c->curve.against) ||
	    !args_number(a, "--games", (int64_t)LAPS * TRAINER_LANES, INT32_MAX, GAMES,
	                 &c->trainer.games) ||
	    !args_number(a, "--threads", 1, TRAINER_LANES, 1, &threads))
		return false;
	c->trainer.threads = (int)threads;
	c->trainer.seed = a->seed;
	c->out = args_value(a, "--out");
	c->keep = args_value(a, "--keep");
	c->bar = isatty(STDERR_FILENO) == 1;
	c->curve.json = a->json;
	c->curve.lang = a->lang;
	c->curve.start = clock_now();
	if (c->out == NULL)
		complain_missing(a);
	return c->out != NULL;
}

static int run(struct args *a)
{
	static struct course c;

	if (!read_course(a, &c))
		return EXIT_WRONG;
	if (!trainer_begin(&c.trainer))
		return cannot_write(a, c.out);
	if (c.keep != NULL)
		trainer_take_up(&c.trainer, c.keep);
	curve_head(&c.curve);
	const int status = run_laps(a, &c);
	trainer_free(&c.trainer);
	return status;
}

static const struct flag flags[] = {
	{"--games", "N", UI_HELP_TRAIN_GAMES}, {"--threads", "T", UI_HELP_THREADS},
	{"--out", "FILE", UI_HELP_OUT},        {"--keep", "FILE", UI_HELP_KEEP},
	{"--against", "BOT", UI_HELP_AGAINST}, {NULL, NULL, UIS},
};

static const char *const examples[] = {
	"train {learner} --seed 1 --threads 2 --out net.def --keep net.keep",
	"train {learner} --games 20000 --against stopper --out net.def", NULL};

const struct command command_train = {
	.name = "train",
	.usage = "train GAME --out FILE --seed N --games N --threads T",
	.summary = UI_TRAIN_SUMMARY,
	.run = run,
	.flags = flags,
	.examples = examples,
	.words = ANY_WORDS,
	.seed = true,
	.json = true,
};
