/* scenario.c -- see scenario.h.  The `expect` lines are in expect.c. */

#include "play/scenario.h"

#include <string.h>

#include "play/dealer.h"
#include "play/expect.h"
#include "play/record.h"
#include "rules/notation.h"
#include "rules/options.h"

/* A line that says something, its comment cut off, and its first word. */
struct phrase {
	struct span whole, word, rest;
};

static bool next_phrase(struct scenario *s, struct span *file, struct phrase *p)
{
	while (file->size > 0) {
		struct span line = span_until(file, '\n');
		s->line++;
		p->whole = p->rest = span_until(&line, '#');
		p->word = span_word(&p->rest);
		if (p->word.size > 0)
			return true;
	}
	return false;
}

bool scenario_unreadable(struct span line, const char *shape, struct fault *f)
{
	fault_set(f, ERROR_BAD_LINE, line);
	struct text t = text_on(f->allowed, sizeof f->allowed);
	text_add(&t, shape);
	return false;
}

int scenario_thing(const struct game *g, struct span id, int *index)
{
	for (int list = LIST_OWN; g->lists[list].id != NULL; list++) {
		*index = notation_find(g, list, id);
		if (*index >= 0)
			return list;
	}
	return LIST_NONE;
}

/* --- What is needed later ------------------------------------------------- */

static bool add_need(struct scenario *s, int list, int index)
{
	if (list < LIST_OWN || index == UNKNOWN)
		return true;
	if (s->needs == SCENARIO_NEEDS)
		return false;
	s->need[s->needs++] = (struct need){(uint8_t)list, (uint8_t)index};
	return true;
}

static void drop_need(struct scenario *s, int list, int index)
{
	for (int i = 0; i < s->needs; i++)
		if (s->need[i].list == list && s->need[i].index == index) {
			s->need[i] = s->need[--s->needs];
			return;
		}
}

static uint32_t needed(const struct scenario *s, struct move m)
{
	const struct verb *verb = &s->table.game->verbs[m.verb];
	uint32_t n = 0;

	for (int a = 0; a < ARGS_MAX && verb->list[a] != LIST_NONE; a++)
		for (int i = 0; i < s->needs; i++)
			n += s->need[i].list == verb->list[a] && s->need[i].index == m.arg[a];
	return n;
}

static bool need_move(struct scenario *s, struct move m)
{
	const struct verb *verb = &s->table.game->verbs[m.verb];
	bool fits = true;

	for (int a = 0; a < ARGS_MAX && verb->list[a] != LIST_NONE; a++)
		fits = add_need(s, verb->list[a], m.arg[a]) && fits;
	return fits;
}

static void spend_move(struct scenario *s, struct move m)
{
	const struct verb *verb = &s->table.game->verbs[m.verb];

	for (int a = 0; a < ARGS_MAX && verb->list[a] != LIST_NONE; a++)
		drop_need(s, verb->list[a], m.arg[a]);
}

/* --- The first look through the file --------------------------------------- */

static bool scan_game(struct scenario *s, struct phrase p, struct fault *f)
{
	struct options o;
	int64_t any;
	const struct game *g = record_game(span_word(&p.rest), f);

	if (g == NULL)
		return false;
	int rules = g->rules;
	struct span after = p.rest;
	const struct span number = span_word(&after);
	if (span_number(number, &any)) { /* as a record's game line carries */
		if (!record_rules(g, number, &rules, f))
			return false;
		p.rest = after;
	}
	if (!options_read(g, p.rest, &o, f))
		return false;
	table_init(&s->table, g, &o, rules, s->room, SCENARIO_MOVES);
	s->known = true;
	return true;
}

static bool scan_active(struct scenario *s, struct phrase p, struct fault *f)
{
	if (!notation_read_seat(span_word(&p.rest), &s->active, f))
		return false;
	if (s->active < table_turn(&s->table)->seats)
		return true;
	return scenario_unreadable(p.whole, "active SEAT", f);
}

static bool scan_auto(struct scenario *s, struct phrase p, struct fault *f)
{
	int64_t seed;

	if (!span_number(span_word(&p.rest), &seed))
		return scenario_unreadable(p.whole, "auto SEED", f);
	rng_seed(&s->rng, (uint64_t)seed);
	s->automatic = true;
	return true;
}

static bool scan_deal(struct scenario *s, struct phrase p, struct fault *f)
{
	for (;;) {
		const struct span word = span_word(&p.rest);
		struct move m;
		if (word.size == 0)
			return true;
		if (!notation_read(s->table.game, DEALER, word, &m, f))
			return false;
		if (!need_move(s, m))
			return scenario_unreadable(p.whole, "deal MOVE …", f);
	}
}

static bool scan_put(struct scenario *s, struct phrase p, struct fault *f)
{
	span_word(&p.rest);
	for (;;) {
		const struct span word = span_word(&p.rest);
		int64_t number;
		int index;
		if (word.size == 0)
			return true;
		if (span_number(word, &number))
			continue;
		const int list = scenario_thing(s->table.game, word, &index);
		if (list == LIST_NONE || !add_need(s, list, index))
			return scenario_unreadable(p.whole, "put ZONE[@SEAT] ID …", f);
	}
}

static bool scan_dealer(struct scenario *s, struct phrase p, struct fault *f)
{
	struct move m;

	if (!notation_read(s->table.game, DEALER, span_word(&p.rest), &m, f))
		return false;
	if (text_same(s->table.game->verbs[m.verb].name, "start"))
		s->named_start = true;
	return need_move(s, m) || scenario_unreadable(p.whole, "D MOVE", f);
}

static bool scan_phrase(struct scenario *s, struct phrase p, struct fault *f)
{
	if (!s->known && span_is(p.word, "record"))
		return true;
	if (!s->known && span_is(p.word, "game"))
		return scan_game(s, p, f);
	if (!s->known)
		return scenario_unreadable(p.whole, "game ID OPTIONS", f);
	if (span_is(p.word, "active"))
		return scan_active(s, p, f);
	if (span_is(p.word, "auto"))
		return scan_auto(s, p, f);
	if (span_is(p.word, "deal"))
		return scan_deal(s, p, f);
	if (span_is(p.word, "put"))
		return scan_put(s, p, f);
	if (span_is(p.word, "D"))
		return scan_dealer(s, p, f);
	return true;
}

static bool scan(struct scenario *s, struct span file, struct fault *f)
{
	struct phrase p;

	while (next_phrase(s, &file, &p))
		if (!scan_phrase(s, p, f))
			return false;
	return s->known || scenario_unreadable(span_of(""), "game ID OPTIONS", f);
}

/* --- Dealing --------------------------------------------------------------- */

static bool find_outcome(const struct outcome *outcome, int outcomes, struct move m)
{
	for (int i = 0; i < outcomes; i++)
		if (outcome[i].weight > 0 && move_same(outcome[i].move, m))
			return true;
	return false;
}

/* Who starts, where the game draws lots for it and the file does not say. */
static bool deal_start(const struct scenario *s, const struct outcome *outcome, int outcomes,
                       struct move *m)
{
	const struct game *g = s->table.game;

	if (s->named_start || !text_same(g->verbs[outcome[0].move.verb].name, "start"))
		return false;
	*m = move_with(DEALER, outcome[0].move.verb, s->active < 0 ? 0 : s->active);
	return find_outcome(outcome, outcomes, *m);
}

/* An outcome by weight that spends nothing a later line needs, if there is one. */
static struct move deal_sample(struct scenario *s, struct outcome *outcome, int outcomes)
{
	uint32_t total = 0;

	for (int i = 0; i < outcomes; i++) {
		const uint32_t kept = needed(s, outcome[i].move);
		outcome[i].weight -= kept < outcome[i].weight ? kept : outcome[i].weight;
		total += outcome[i].weight;
	}
	if (total == 0)
		return dealer_sample(s->table.game, s->table.state, &s->rng);
	uint32_t n = rng_below(&s->rng, total);
	int i = 0;
	while (n >= outcome[i].weight)
		n -= outcome[i++].weight;
	return outcome[i].move;
}

static bool deal_one(struct scenario *s, struct span before, struct fault *f)
{
	struct outcome outcome[MOVES_MAX];
	const int outcomes = s->table.game->outcomes(s->table.state, outcome);
	struct move m;

	if (deal_start(s, outcome, outcomes, &m))
		return table_play(&s->table, m, f);
	if (s->dealt < s->deals && find_outcome(outcome, outcomes, s->deal[s->dealt])) {
		m = s->deal[s->dealt++];
		spend_move(s, m);
		return table_play(&s->table, m, f);
	}
	if (!s->automatic)
		return fault_set(f, ERROR_DEALER_OWES, before);
	return table_play(&s->table, deal_sample(s, outcome, outcomes), f);
}

/* Deals what is due before a line that is not the dealer's own. */
static bool settle(struct scenario *s, struct span before, struct fault *f)
{
	while (turn_waits(table_turn(&s->table), DEALER))
		if (!deal_one(s, before, f))
			return false;
	return true;
}

/* --- The lines, in order ----------------------------------------------------- */

static bool put_one(struct scenario *s, struct item what, struct span whole, struct fault *f)
{
	if (!settle(s, whole, f))
		return false;
	if (!s->table.game->put(s->table.state, what))
		return fault_set(f, ERROR_IMPOSSIBLE_PUT, whole);
	s->edited = true;
	return true;
}

static bool put_things(struct scenario *s, struct place place, struct phrase p, struct fault *f)
{
	for (;;) {
		const struct span word = span_word(&p.rest);
		int index;
		if (word.size == 0)
			return true;
		const int list = scenario_thing(s->table.game, word, &index);
		if (list == LIST_NONE)
			return scenario_unreadable(p.whole, "put ZONE[@SEAT] ID …", f);
		drop_need(s, list, index);
		const struct item what = {
			.list = (uint8_t)list,
			.index = (uint8_t)index,
			.zone = (uint8_t)place.zone,
			.owner = (uint8_t)place.owner,
			.count = 1,
		};
		if (!put_one(s, what, p.whole, f))
			return false;
	}
}

static bool run_put(struct scenario *s, struct phrase p, struct fault *f)
{
	static const char shape[] = "put ZONE[@SEAT] ID …, put COUNTER[@SEAT] NUMBER";
	struct place place;
	int64_t number;

	if (s->begun)
		return fault_set(f, ERROR_LATE_PUT, p.whole);
	if (!expect_place(&s->table, span_word(&p.rest), &place, f))
		return false;
	struct span rest = p.rest;
	if (place.counter >= 0 && span_number(span_word(&rest), &number)) {
		if (number < 0 || number > UINT16_MAX || span_word(&rest).size > 0)
			return scenario_unreadable(p.whole, shape, f);
		const struct item what = {
			.list = LIST_COUNTERS,
			.index = (uint8_t)place.counter,
			.owner = (uint8_t)(place.owner == NOBODY ? 0 : place.owner),
			.count = (uint16_t)number,
		};
		return put_one(s, what, p.whole, f);
	}
	if (place.zone < 0)
		return scenario_unreadable(p.whole, shape, f);
	return put_things(s, place, p, f);
}

static bool run_deal(struct scenario *s, struct phrase p, struct fault *f)
{
	for (;;) {
		const struct span word = span_word(&p.rest);
		if (word.size == 0)
			return true;
		if (s->deals == SCENARIO_DEALS)
			return scenario_unreadable(p.whole, "deal MOVE …", f);
		if (!notation_read(s->table.game, DEALER, word, &s->deal[s->deals++], f))
			return false;
	}
}

/* After the puts the position must be one that could arise. */
static bool ready(struct scenario *s, struct phrase p, struct fault *f)
{
	if (!settle(s, p.whole, f))
		return false;
	if (s->edited && !s->table.game->check(s->table.state))
		return fault_set(f, ERROR_IMPOSSIBLE_PUT, p.whole);
	s->edited = false;
	return true;
}

static bool unknown_line(struct span word, struct fault *f)
{
	fault_say(f, ERROR_UNKNOWN_LINE, "",
	          "game, put, active, auto, deal, expect, D, 0 … 5, =, #");
	span_copy(word, f->found, sizeof f->found);
	return false;
}

static bool run_move(struct scenario *s, struct phrase p, struct fault *f)
{
	struct move m;
	int seat;

	if (!notation_read_seat(p.word, &seat, f))
		return unknown_line(p.word, f);
	const struct span word = span_word(&p.rest);
	if (word.size == 0 || span_word(&p.rest).size > 0)
		return scenario_unreadable(p.whole, "SEAT MOVE", f);
	if (!notation_read(s->table.game, seat, word, &m, f))
		return false;
	if (seat == DEALER)
		spend_move(s, m);
	else if (!ready(s, p, f))
		return false;
	s->begun = s->begun || seat != DEALER;
	return table_play(&s->table, m, f);
}

/* Questions about the dealer's own decision are put before it is made. */
static bool asks_dealer(struct span rest)
{
	struct span word = span_word(&rest);

	if (!span_is(word, "waiting") && !span_is(word, "can") && !span_is(word, "cannot"))
		return false;
	return span_is(span_word(&rest), "D");
}

static bool run_phrase(struct scenario *s, struct phrase p, struct fault *f)
{
	static const char *const scanned[] = {"record", "game",   "active", "auto",
	                                      "seat",   "commit", "seed",   NULL};

	for (int i = 0; scanned[i] != NULL; i++)
		if (span_is(p.word, scanned[i]))
			return true;
	if (span_is(p.word, "put"))
		return run_put(s, p, f);
	if (span_is(p.word, "deal"))
		return run_deal(s, p, f);
	if (span_is(p.word, "="))
		return record_check_hash(&s->table, p.whole, f);
	if (!span_is(p.word, "expect"))
		return run_move(s, p, f);
	if (!asks_dealer(p.rest) && !ready(s, p, f))
		return false;
	return expect_line(&s->table, p.rest, f);
}

bool scenario_run(struct scenario *s, struct span file, struct fault *f)
{
	struct phrase p;

	memset(s, 0, sizeof *s);
	s->active = -1;
	if (!scan(s, file, f))
		return false;
	s->line = 0;
	while (next_phrase(s, &file, &p))
		if (!run_phrase(s, p, f))
			return false;
	return true;
}
