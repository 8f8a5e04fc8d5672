/* simulation.c -- see simulation.h. */

#include "lab/simulation.h"

#include <pthread.h>

#include "host/think.h"

enum { PROGRESS_STEPS = 200 };

struct worker {
	struct simulation *simulation;
	struct tally tally;
	struct campaigns_tally campaigns;
	struct witness witness;
	struct match match; /* the simulation's, with this worker's room to think */
	pthread_t thread;
};

static void report_progress(const struct simulation *s, int64_t n)
{
	const int64_t step = s->games / PROGRESS_STEPS + 1;

	if (s->progress != NULL && n % step == 0)
		s->progress(n, s->games);
}

static void watch(void *who, const void *state, struct move m)
{
	struct worker *w = who;

	witness_move(&w->witness, state, m);
	if (w->simulation->guests)
		guests_hear(&w->simulation->party, state, m);
}

/* One game of these options; false if it was left unfinished. */
static bool play_one(void *who, const struct options *o, void *state, struct rng *r)
{
	struct worker *w = who;
	struct simulation *s = w->simulation;

	w->match.options = *o;
	witness_begin(&w->witness, o);
	if (s->guests)
		guests_begin(&s->party, &w->match);
	const bool finished = match_play(&w->match, state, r);
	witness_end(&w->witness, state, finished);
	if (s->guests)
		guests_end(&s->party, state);
	return finished;
}

static void play_number(struct worker *w, int64_t n)
{
	const struct simulation *s = w->simulation;
	alignas(16) unsigned char state[STATE_MAX];
	struct rng r;

	rng_seed(&r, rng_mix(s->seed + 1) ^ (uint64_t)n);
	if (s->stories)
		campaigns_one(&s->campaigns, w, state, &r, &w->campaigns);
	else
		play_one(w, &s->match.options, state, &r);
}

static void *work(void *argument)
{
	struct worker *w = argument;
	struct simulation *s = w->simulation;
	struct room room;

	w->match = s->match;
	w->witness = (struct witness){.game = s->match.game,
	                              .tally = &w->tally,
	                              .questions = s->questions};
	w->match.watch = watch;
	w->match.who = w;
	if (!room_new(&room))
		room.memory = NULL;
	for (int i = 0; i < SEATS_MAX; i++)
		w->match.budget[i] = room_budget(&room, w->match.budget[i]);
	for (;;) {
		const int64_t n = atomic_fetch_add(&s->next, 1);
		if (n >= s->games)
			break;
		play_number(w, n);
		report_progress(s, n);
	}
	room_free(&room);
	return NULL;
}

bool simulation_campaigns(struct simulation *s, struct fault *f)
{
	s->stories = true;
	s->campaigns.play = play_one;
	return campaign_init(&s->campaigns.campaign, s->match.game, &s->match.options, f);
}

/* Threads that cannot be started are done without: this one works too. */
void simulation_play(struct simulation *s, int threads, struct tally *sum,
                     struct campaigns_tally *campaigns)
{
	static struct worker worker[SIMULATION_THREADS];
	int started = 1;

	for (int i = 0; i < threads; i++)
		worker[i] = (struct worker){.simulation = s};
	while (started < threads &&
	       pthread_create(&worker[started].thread, NULL, work, &worker[started]) == 0)
		started++;
	work(&worker[0]);
	for (int i = 1; i < started; i++)
		pthread_join(worker[i].thread, NULL);
	for (int i = 0; i < started; i++) {
		tally_add(sum, &worker[i].tally);
		campaigns_add(campaigns, &worker[i].campaigns);
	}
}

void simulation_report(const struct simulation *s, const struct tally *t, double seconds, int one,
                       enum language l, struct grid grid[SIMULATION_GRIDS])
{
	static const char *const key[SIMULATION_GRIDS] = {"team",    "seats",    "bots",
	                                                  "order",   "places",   "whole",
	                                                  "figures", "questions"};
	const struct game *g = s->match.game;
	const int seats = s->seating.seats;

	for (int i = 0; i < SIMULATION_GRIDS; i++)
		grid[i] = (struct grid){.key = key[i]};
	if (tally_is_team(t)) {
		tally_team(t, &s->seating, l, &grid[0]);
	} else {
		tally_seats(t, &s->seating, one, l, &grid[1]);
		tally_bots(t, &s->seating, one, l, &grid[2]);
		if (t->lots > 0)
			tally_order(t, seats, l, &grid[3]);
		tally_places(t, seats, l, &grid[4]);
	}
	tally_whole(t, seconds, l, &grid[5]);
	if (g->study != NULL)
		tally_figures(t, g, seats, l, &grid[6]);
	if (s->questions)
		tally_questions(t, l, &grid[7]);
}
