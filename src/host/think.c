/* think.c -- see think.h. */

#include "host/think.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bots/search.h"
#include "host/clock.h"

enum { PART_LEAST = 250 }; /* simulations: below that a second tree sees too little */

#define ROOM_SIZE ((size_t)32 << 20) /* a million nodes: seconds of search */

struct part {
	const struct bot *bot;
	const struct game *game;
	const void *view;
	int seat, moves;
	const struct move *move;
	struct budget budget;
	struct room room;
	struct rng rng;
	struct weight weight[MOVES_MAX];
	struct thought *thought; /* on whose behalf; NULL: nobody can interrupt it */
	pthread_t thread;
};

#define NEVER_AGAIN 1e300 /* a time at which every budget is spent */

/* Bots know no way to be interrupted but the clock, and the clock has no argument: the
 * thought that a thread works on is therefore the thread's own. */
static _Thread_local struct thought *working_on;

static double now_or_stopped(void)
{
	return working_on != NULL && atomic_load(&working_on->stop) ? NEVER_AGAIN
	                                                            : clock_milliseconds();
}

bool room_new(struct room *r)
{
	r->memory = malloc(ROOM_SIZE);
	return r->memory != NULL;
}

void room_free(struct room *r)
{
	free(r->memory);
	r->memory = NULL;
}

struct budget room_budget(const struct room *r, struct budget b)
{
	b.now = now_or_stopped;
	b.memory = r->memory;
	b.size = r->memory != NULL ? ROOM_SIZE : 0;
	return b;
}

static void *weigh(void *argument)
{
	struct part *p = argument;

	working_on = p->thought;
	p->bot->weigh(p->bot, p->game, p->view, p->seat, p->move, p->moves,
	              room_budget(&p->room, p->budget), &p->rng, p->weight);
	return NULL;
}

/* Without memory or a thread to be had, a part works with what there is. */
static void begin(struct part *p, bool apart)
{
	if (!room_new(&p->room))
		p->room.memory = NULL;
	if (!apart || pthread_create(&p->thread, NULL, weigh, p) != 0) {
		weigh(p);
		p->thread = pthread_self();
	}
}

static void end(struct part *p, struct weight *sum, int seats)
{
	if (!pthread_equal(p->thread, pthread_self()))
		pthread_join(p->thread, NULL);
	room_free(&p->room);
	for (int i = 0; i < p->moves; i++) {
		sum[i].visits += p->weight[i].visits;
		sum[i].squares += p->weight[i].squares;
		for (int seat = 0; seat < seats; seat++)
			sum[i].win[seat] += p->weight[i].win[seat];
	}
}

void think_weigh(const struct bot *bot, const struct game *g, const void *view, int seat,
                 const struct move *move, int moves, struct budget b, int threads, struct rng *r,
                 struct weight *weight)
{
	const uint32_t all = b.simulations > 0    ? b.simulations
	                     : b.milliseconds > 0 ? 0
	                                          : search_measure(bot, g, view, seat);
	const uint32_t useful = 1 + all / PART_LEAST;
	const int parts = all > 0 && useful < (uint32_t)threads ? (int)useful : threads;
	/* NOLINTNEXTLINE(clang-analyzer-optin.portability.UnixAPI): there is always one thread */
	struct part *part = calloc((size_t)parts, sizeof *part);

	memset(weight, 0, (size_t)moves * sizeof *weight);
	if (part == NULL) {
		bot->weigh(bot, g, view, seat, move, moves, b, r, weight);
		return;
	}
	for (int i = 0; i < parts; i++) {
		part[i] = (struct part){.bot = bot,
		                        .game = g,
		                        .view = view,
		                        .seat = seat,
		                        .moves = moves,
		                        .move = move,
		                        .budget = b,
		                        .thought = working_on};
		part[i].budget.simulations = (all + (uint32_t)i) / (uint32_t)parts;
		rng_seed(&part[i].rng, rng_next(r));
	}
	for (int i = parts - 1; i >= 0; i--)
		begin(&part[i], i > 0);
	for (int i = 0; i < parts; i++)
		end(&part[i], weight, ((const struct turn *)view)->seats);
	free(part);
}

int think_cores(void)
{
	const long cores = sysconf(_SC_NPROCESSORS_ONLN);

	return cores < 1 ? 1 : cores > THINK_THREADS ? THINK_THREADS : (int)cores;
}

/* A budget that has a clock can be interrupted; so that the answer does not depend on it,
 * what is counted in simulations gets one that never runs out. */
static struct budget interruptible(const struct bot *bot, const struct game *g, const void *view,
                                   int seat, struct budget b)
{
	if (bot->weigh == NULL || b.milliseconds > 0)
		return b;
	if (b.simulations == 0)
		b.simulations = search_measure(bot, g, view, seat);
	b.milliseconds = UINT32_MAX;
	return b;
}

int think_choose(const struct bot *bot, const struct game *g, const void *view, int seat,
                 const struct move *move, int moves, struct budget b, struct rng *r)
{
	struct weight weight[MOVES_MAX];
	struct room room = {NULL};

	if (bot->weigh == NULL)
		return bot->choose(bot, g, view, seat, move, moves, room_budget(&room, b), r);
	if (b.milliseconds > 0) {
		think_weigh(bot, g, view, seat, move, moves, b, think_cores(), r, weight);
		return bot->pick(bot, seat, weight, moves, r);
	}
	if (!room_new(&room))
		room.memory = NULL;
	const int i = bot->choose(bot, g, view, seat, move, moves,
	                          room_budget(&room, interruptible(bot, g, view, seat, b)), r);
	room_free(&room);
	return i;
}

/* --- Beside the program ----------------------------------------------------------- */

static void *work(void *argument)
{
	struct thought *t = argument;

	working_on = t;
	if (t->weighs)
		think_weigh(t->bot, t->game, t->view, t->seat, t->move, t->moves,
		            interruptible(t->bot, t->game, t->view, t->seat, t->budget), 1, &t->rng,
		            t->weight);
	else
		t->choice = think_choose(t->bot, t->game, t->view, t->seat, t->move, t->moves,
		                         t->budget, &t->rng);
	working_on = NULL;
	atomic_store(&t->done, true);
	return NULL;
}

/* Signals are for the thread that holds the terminal.  Without a thread to be had, the
 * answer is found here and now. */
static void begin_thought(struct thought *t)
{
	sigset_t all, before;

	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	t->apart = pthread_create(&t->thread, NULL, work, t) == 0;
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	if (!t->apart)
		work(t);
}

static void ask(struct thought *t, const struct bot *bot, const struct game *g, const void *view,
                int seat, struct budget b, struct rng r, bool weighs)
{
	thought_stop(t);
	t->bot = bot;
	t->game = g;
	t->seat = seat;
	t->budget = b;
	t->rng = r;
	t->weighs = weighs;
	memcpy(t->view, view, g->state_size);
	t->moves = g->moves(t->view, seat, t->move);
	t->begun = true;
	begin_thought(t);
}

void thought_choose(struct thought *t, const struct bot *bot, const struct game *g,
                    const void *view, int seat, struct budget b, struct rng r)
{
	ask(t, bot, g, view, seat, b, r, false);
}

void thought_weigh(struct thought *t, const struct bot *bot, const struct game *g, const void *view,
                   int seat, struct budget b, struct rng r)
{
	ask(t, bot, g, view, seat, b, r, true);
}

bool thought_done(struct thought *t)
{
	return t->begun && atomic_load(&t->done);
}

void thought_wait(struct thought *t)
{
	if (t->apart)
		pthread_join(t->thread, NULL);
	t->apart = false;
}

void thought_stop(struct thought *t)
{
	atomic_store(&t->stop, true);
	thought_wait(t);
	atomic_store(&t->stop, false);
	atomic_store(&t->done, false);
	t->begun = false;
}
