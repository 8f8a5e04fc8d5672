/* property.c -- the laws that every game obeys, tried on whole games.
 *
 *     property [--game NAME | --without NAME] [--options "players=3 …"] [--seed N]
 *              [--games N] [--most N] [--close N] [--plies N] [--cap N] [--part I/N]
 *              [--telling asked|listed]
 *
 * Every combination of game, option set and number of seats plays --games games, and the
 * thirteen laws (laws.h) are asked as they go on.  This is why adding a game is safe.  One
 * game in --close is looked at closely; without it all are.  NAME may be `first`: the first game
 * there is, which by then has most options.
 *
 * A combination is one choice of every option that is a word or a small number.  Numbers
 * with a wide range (how many contracts are set aside, which attempt this is) are drawn
 * anew for every game.  --cap plays only so many combinations, so that every value of
 * every option is among them; --part every Nth.  --most shares so many games out among the
 * combinations of a game that has many of them.
 *
 * Law 13 (telling.h) is asked now and then; --telling asked asks it all the time, and
 * --telling listed goes on after a mistake and says each kind of them once.
 *
 * Game number i of a run has seed N+i and depends on nothing else, so the line that a
 * broken law or a crash prints repeats it alone, and closely.
 *
 * A quarter of the games is played at random, which may take for ever in some (.plies over
 * ENDLESS); the others by players who mean it: mostly they choose by a policy of the game,
 * or what the game itself values.  With --plies seven in eight of the endless games are
 * left early: half of them at that ply, half of the rest at twice as many, and so on, so
 * that openings and middles get the same time; the eighth is played to its end. */

#include <inttypes.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "combinations.h"
#include "laws.h"
#include "rules/brain.h"
#include "play/dealer.h"
#include "rules/options.h"

enum {
	LOOKS = 8,        /* moves that a player who means it compares */
	STRAY = 4,        /* … and how often it does anything instead: one in so many */
	STYLES = 16,      /* of which four are random and one compares values */
	ENDLESS = 100000, /* plies */
	WHOLE = 6         /* one endless game in so many is played to its end */
};

enum style { STYLE_RANDOM, STYLE_VALUE, STYLE_POLICY };

struct run {
	const char *game, *without, *options;
	uint64_t seed, games, most, close;
	uint32_t plies;
	int cap, part, parts;
	enum asked telling;
	int passed, failed;
	uint64_t played, ended;
};

/* ---- one game ----------------------------------------------------------- */

static int any(struct walk *w, int n)
{
	return (int)rng_below(&w->luck, (uint32_t)n);
}

/* What was drawn must be one of the outcomes.  Apart from `deal`, because the sanitizer
 * works for every call of a function with such an array. */
static __attribute__((noinline)) bool ask_chance(struct walk *w, struct move drawn)
{
	struct outcome list[MOVES_MAX];
	const int n = w->game->outcomes(w->truth.byte, list);

	return laws_of_chance(w, list, n, drawn);
}

/* The dealer draws without listing the outcomes. */
static bool deal(struct walk *w)
{
	const struct move m = dealer_sample(w->game, w->truth.byte, &w->luck);

	return (!now_and_then(w, 1) || ask_chance(w, m)) && walk_play(w, m);
}

/* The best of a few moves as the game values them. */
static int by_value(struct walk *w, int seat, const struct move *list, int n)
{
	int best = any(w, n), most = INT_MIN;

	for (int look = 0; look < LOOKS && look < n; look++) {
		const int i = n <= LOOKS ? look : any(w, n);
		memcpy(w->spare.byte, w->truth.byte, w->game->state_size);
		w->game->apply(w->spare.byte, list[i]);
		const int value = w->game->brain->value(w->spare.byte, seat);
		if (value > most) {
			most = value;
			best = i;
		}
	}
	return best;
}

/* Whoever means it still does something else now and then. */
static int pick(struct walk *w, enum style style, int seat, const struct move *list, int n)
{
	if (n == 1)
		return 0;
	if (style == STYLE_RANDOM || any(w, STRAY) == 0)
		return any(w, n);
	if (style == STYLE_POLICY && game_policies(w->game) != NULL)
		return w->game->brain->policies[0].choose(w->truth.byte, seat, list, n);
	return w->game->brain != NULL ? by_value(w, seat, list, n) : any(w, n);
}

/* A random seat of those that wait makes a move: so windows are answered in
 * every order. */
static bool choose(struct walk *w, enum style style)
{
	int seat;

	do
		seat = any(w, SEATS_MAX);
	while (!turn_waits(walk_turn(w), seat));
	const struct move *list = w->list[seat];
	const int n = w->listed[seat];
	return laws_of_choice(w, list, n) && walk_play(w, list[pick(w, style, seat, list, n)]);
}

static enum style draw_style(struct walk *w)
{
	const int lot = any(w, STYLES);

	return lot < 4 ? STYLE_RANDOM : lot == 4 ? STYLE_VALUE : STYLE_POLICY;
}

/* The ruler: at which ply a game is left. */
static uint32_t draw_bound(const struct run *run, struct walk *w, enum style style)
{
	const uint32_t most = w->game->plies < PLIES_ROOM ? w->game->plies : PLIES_ROOM;
	uint64_t plies = run->plies;

	if (w->game->plies <= ENDLESS || plies == 0 ||
	    (style != STYLE_RANDOM && any(w, WHOLE) == 0))
		return most;
	while (plies < most && any(w, 2) == 0)
		plies *= 2;
	return plies < most ? (uint32_t)plies : most;
}

static void walk_game(struct run *run, struct walk *w, uint64_t seed)
{
	if (!walk_begin(w, seed, seed % run->close == 0))
		return;
	const enum style style = draw_style(w);
	const uint32_t plies = draw_bound(run, w, style);
	while (!walk_turn(w)->over && w->plies < plies)
		if (!(turn_waits(walk_turn(w), DEALER) ? deal(w) : choose(w, style)))
			return;
	walk_end(w);
}

/* ---- a crash ------------------------------------------------------------ */

/* A signal handler cannot be handed anything. */
static const struct walk *walked;

/* An assertion or a sanitizer gives up: say in which game, and let it die. */
static void crashed(int number)
{
	signal(number, SIG_DFL);
	printf("crashed\n");
	if (walked->mutant != NULL)
		printf("law %d (admission) broken: a line was let through that ends programs\n",
		       ADMISSION);
	walk_print(walked);
	raise(number);
}

static void watch_for_crashes(const struct walk *w)
{
	walked = w;
	signal(SIGABRT, crashed);
	signal(SIGSEGV, crashed);
}

/* Sanitizers end a program quietly unless they are told to abort it. */
const char *__asan_default_options(void);
const char *__asan_default_options(void)
{
	return "abort_on_error=1";
}

const char *__ubsan_default_options(void);
const char *__ubsan_default_options(void)
{
	return "abort_on_error=1:print_stacktrace=1";
}

/* ---- all games ---------------------------------------------------------- */

static void print_combination(const struct walk *w, const struct options *o)
{
	char options[OPTIONS_TEXT];
	struct text t = text_on(options, sizeof options);

	options_print(w->game, o, &t);
	printf("%s %s: ", w->game->name, options);
}

/* `dials`: the wide numbers are drawn anew for every game. */
static void try_options(struct run *run, struct walk *w, struct options o, bool dials)
{
	uint64_t ended = 0, plies = 0, n = 0;

	w->nodes = 0;
	w->broken = false;
	for (; n < run->games && !w->broken; n++) {
		w->options = o;
		if (dials)
			draw_dials(w->game, &w->options, run->seed + n);
		walk_game(run, w, run->seed + n);
		ended += walk_turn(w)->over;
		plies += w->plies;
	}
	if (!w->broken && ended == 0 && run->plies == 0)
		broken(w, LIFE, "no game came to an end", -1, (long)n);
	run->failed += w->broken;
	run->passed += !w->broken;
	run->played += n;
	run->ended += ended;
	print_combination(w, &o);
	printf("%" PRIu64 " games, %" PRIu64 " to the end, %.0f moves each%s\n", n, ended,
	       (double)plies / (double)n, w->broken ? ", BROKEN" : "");
	fflush(stdout);
}

static bool try_named(struct run *run, struct walk *w)
{
	struct fault f;

	if (options_read(w->game, span_of(run->options), &w->options, &f)) {
		try_options(run, w, w->options, false);
		return true;
	}
	fprintf(stderr, "property: %s: these options cannot be: %s\n", w->game->name, run->options);
	return false;
}

static void try_game(struct run *run, struct walk *w, int *number)
{
	int count;
	struct options *list = run->cap > 0 ? combinations(w->game, run->cap, &count)
	                                    : all_combinations(w->game, &count);

	const uint64_t games = run->games, share = run->most / (uint64_t)count;

	run->games = run->most > 0 && share < games ? share : games;
	for (int i = 0; i < count; i++)
		if ((*number)++ % run->parts == run->part)
			try_options(run, w, list[i], run->cap == 0);
	run->games = games;
	free(list);
}

static const char *named(const char *name)
{
	return strcmp(name, "first") == 0 ? game_at(0)->name : name;
}

static bool read_argument(struct run *run, const char *name, const char *value)
{
	if (strcmp(name, "--game") == 0)
		run->game = named(value);
	else if (strcmp(name, "--without") == 0)
		run->without = named(value);
	else if (strcmp(name, "--options") == 0)
		run->options = value;
	else if (strcmp(name, "--seed") == 0)
		run->seed = strtoull(value, NULL, 10);
	else if (strcmp(name, "--games") == 0)
		run->games = strtoull(value, NULL, 10);
	else if (strcmp(name, "--most") == 0)
		run->most = strtoull(value, NULL, 10);
	else if (strcmp(name, "--close") == 0)
		return (run->close = strtoull(value, NULL, 10)) > 0;
	else if (strcmp(name, "--plies") == 0)
		run->plies = (uint32_t)strtoul(value, NULL, 10);
	else if (strcmp(name, "--cap") == 0)
		run->cap = atoi(value);
	else if (strcmp(name, "--telling") == 0)
		run->telling = strcmp(value, "listed") == 0 ? TELLING_LISTED : TELLING_ASKED;
	else if (strcmp(name, "--part") == 0)
		return sscanf(value, "%d/%d", &run->part, &run->parts) == 2 && run->parts > 0;
	else
		return false;
	return true;
}

static bool chosen(const struct run *run, const char *name)
{
	return (run->game == NULL || strcmp(run->game, name) == 0) &&
	       (run->without == NULL || strcmp(run->without, name) != 0);
}

int main(int argc, char **argv)
{
	struct run run = {.seed = 1, .games = 100, .close = 1, .parts = 1};
	struct walk *w = calloc(1, sizeof *w);
	int number = 0;

	watch_for_crashes(w);
	for (int i = 1; i < argc; i += 2)
		if (i + 1 == argc || !read_argument(&run, argv[i], argv[i + 1])) {
			fprintf(stderr,
			        "property: %s is not understood; see the head of tests/property.c\n",
			        argv[i]);
			return 2;
		}
	if (run.game != NULL && tested_find(run.game) == NULL) {
		fprintf(stderr, "property: there is no game \"%s\"\n", run.game);
		return 2;
	}
	w->telling = run.telling;
	for (int i = 0; (w->game = tested_game(i)) != NULL; i++) {
		if (!chosen(&run, w->game->name))
			continue;
		if (run.options != NULL && !try_named(&run, w))
			return 2;
		if (run.options == NULL)
			try_game(&run, w, &number);
	}
	free(w);
	printf("%d combinations, %" PRIu64 " games, %" PRIu64 " to the end\n",
	       run.passed + run.failed, run.played, run.ended);
	printf("%d passed, %d failed\n", run.passed, run.failed);
	return run.failed > 0;
}
