/* prefs.c -- see prefs.h. */

#include "play/prefs.h"

enum { SET_MAX = 64, PASS = 0 };

static uint64_t verbs_of(const struct move *move, int moves)
{
	uint64_t set = 0;

	for (int i = 0; i < moves; i++)
		set |= (uint64_t)(move[i].verb != PASS) << move[i].verb;
	return set;
}

static void stop_at(struct prefs *p, struct stop s)
{
	uint64_t *set = s.kind == STOP_VERB ? &p->verbs : &p->phases;

	*set ^= (uint64_t)1 << s.number;
}

void prefs_init(struct prefs *p, const struct game *g, bool shared)
{
	*p = (struct prefs){.asking = ASK_NEWS};
	for (const struct stop *s = g->stops; s != NULL && s->kind != STOP_END; s++)
		stop_at(p, *s);
	if (shared)
		p->asking = p->phases != 0 ? ASK_STOPS : ASK_EVERY;
}

static int verb_named(const struct game *g, struct span name)
{
	for (int i = 1; i < SET_MAX && g->verbs[i].name != NULL; i++)
		if (span_is(name, g->verbs[i].name))
			return i;
	return -1;
}

static int phase_named(const struct game *g, struct span name)
{
	for (int i = 0; i < SET_MAX && g->phases[i] != NULL; i++)
		if (span_is(name, g->phases[i]))
			return i;
	return -1;
}

static void add_name(struct text *out, const char *name)
{
	if (out->at > out->start)
		text_char(out, ' ');
	text_add(out, name);
}

static bool unknown(const struct game *g, struct span name, struct fault *f)
{
	fault_set(f, ERROR_BAD_VALUE, name);
	struct text allowed = text_on(f->allowed, sizeof f->allowed);
	for (int i = 1; g->verbs[i].name != NULL; i++)
		add_name(&allowed, g->verbs[i].name);
	for (int i = 0; g->phases[i] != NULL; i++)
		add_name(&allowed, g->phases[i]);
	return false;
}

bool prefs_stop(struct prefs *p, const struct game *g, struct span name, struct fault *f)
{
	const int verb = verb_named(g, name), phase = phase_named(g, name);

	if (verb < 0 && phase < 0)
		return unknown(g, name, f);
	stop_at(p, verb >= 0 ? (struct stop){STOP_VERB, (uint8_t)verb}
	                     : (struct stop){STOP_PHASE, (uint8_t)phase});
	return true;
}

void prefs_list(const struct prefs *p, const struct game *g, struct text *out)
{
	for (uint64_t left = p->verbs; left != 0; left &= left - 1)
		add_name(out, g->verbs[__builtin_ctzll(left)].name);
	for (uint64_t left = p->phases; left != 0; left &= left - 1)
		add_name(out, g->phases[__builtin_ctzll(left)]);
}

/* A new turn: nothing has been let pass in it. */
static void follow(struct prefs *p, const struct turn *turn)
{
	if (p->round == turn->round && p->active == turn->active)
		return;
	p->round = turn->round;
	p->active = turn->active;
	p->passed = 0;
}

/* Asked whatever one holds, so that it tells nobody anything. */
static bool asked_openly(const struct prefs *p, const struct turn *turn, int seat, bool here)
{
	return !p->until && (p->asking == ASK_EVERY ||
	                     (p->asking == ASK_STOPS && (here || turn->active == seat)));
}

bool prefs_pass(struct prefs *p, const struct turn *turn, int seat, const struct move *move,
                int moves)
{
	const uint64_t may = verbs_of(move, moves);
	const bool here = p->phases >> turn->phase & 1;

	follow(p, turn);
	p->until = p->until && turn->active != seat;
	if (moves == 0 || move[0].verb != PASS)
		return false;
	if (asked_openly(p, turn, seat, here))
		return false;
	if (may == 0)
		return true;
	if (turn->active == seat || (may & p->verbs) != 0)
		return false;
	if (p->until || p->asking == ASK_STOPS)
		return true;
	return p->asking == ASK_NEWS && (may & ~p->passed) == 0 && !here;
}

void prefs_passed(struct prefs *p, const struct turn *turn, const struct move *move, int moves)
{
	follow(p, turn);
	p->passed |= verbs_of(move, moves);
}

void prefs_forget(struct prefs *p)
{
	p->until = false;
	p->passed = 0;
}
