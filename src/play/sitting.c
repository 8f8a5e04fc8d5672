/* sitting.c -- see sitting.h. */

#include "play/sitting.h"

#include <assert.h>
#include <string.h>

#include "play/eyes.h"
#include "play/follow.h"
#include "play/nonce.h"
#include "play/seal.h"

enum { PASS = 0 };

static bool in_set(unsigned set, int seat)
{
	return seat < SEATS_MAX && (set >> seat & 1);
}

/* --- Opening ------------------------------------------------------------------------ */

static bool person_here(const struct sitting *s, int seat)
{
	const struct table *t = s->remote ? s->held[seat] : s->table;

	return t != NULL && (!s->remote || t->eyes == seat) && chair_is_person(&t->chair[seat]);
}

/* Who are people?  Those who sit down are asked as is usual, and everybody is when they
 * begin to share a screen, or no longer do. */
static void seat_everybody(struct sitting *s)
{
	const unsigned before = s->people;
	const bool shared = sitting_shared(s);

	s->people = 0;
	for (int seat = 0; seat < table_turn(s->table)->seats; seat++)
		s->people |= person_here(s, seat) ? 1u << seat : 0;
	for (int seat = 0; seat < SEATS_MAX; seat++)
		if (before == 0 || !in_set(before, seat) || shared != sitting_shared(s))
			prefs_init(&s->prefs[seat], s->table->game, sitting_shared(s));
}

/* Was a person really asked there, or would the sitting have passed for him?  What was let
 * pass before is forgotten when something is taken back, so it does not count here. */
static bool really_asked(const struct sitting *s, const void *state, int seat)
{
	struct prefs fresh = s->prefs[seat];
	struct move move[MOVES_MAX];
	const int moves = s->table->game->moves(state, seat, move);

	prefs_forget(&fresh);
	return moves > 1 && !prefs_pass(&fresh, state, seat, move, moves);
}

static void note(struct sitting *s, const void *before, struct move m, uint32_t n)
{
	const bool real = in_set(s->people, m.seat) && really_asked(s, before, m.seat);

	barrier_note(&s->barrier, s->table->game, before, m, n, s->people, real);
}

/* The barrier of a past that was not watched. */
static void note_all(struct sitting *s)
{
	struct walk w;

	s->barrier = (struct barrier){0};
	walk_begin(&w, s->table);
	while (walk_on(&w))
		note(s, w.before, w.move, w.n - 1);
}

static void open(struct sitting *s, struct table *t, const uint8_t seed[SEED_SIZE],
                 dealer_derive *derive, struct text *record)
{
	memset(s, 0, sizeof *s);
	s->table = t;
	s->trusted = -1;
	s->derive = derive;
	s->record = record;
	memcpy(s->seed, seed, SEED_SIZE);
}

void sitting_new(struct sitting *s, struct table *t, const uint8_t seed[SEED_SIZE],
                 dealer_derive *derive, const char *after, struct text *record)
{
	open(s, t, seed, derive, record);
	memcpy(s->deals, seed, SEED_SIZE);
	if (derive == seal_rng)
		seal_commit(&s->seal, seed);
	if (record != NULL)
		record_head(&s->writer, t, &s->seal, after, record);
	seat_everybody(s);
}

/* A seal holds if the commitment is that of our seed, or if the seed is out already. */
static bool seal_holds(const struct seal *seal, const uint8_t seed[SEED_SIZE])
{
	struct seal again = {0};

	seal_commit(&again, seed);
	return seal->opened || (seal->committed && text_same(again.commit, seal->commit));
}

/* The game is over: the seed goes into the record. */
static void write_end(struct sitting *s)
{
	if (s->seal.committed)
		seal_open(&s->seal, s->seed);
	record_tail(&s->writer, s->table, &s->seal, s->record);
}

/* A game that ended in a power cut may still owe its seed.  If that is lost, it goes on
 * owing it: somebody may find the file. */
static bool owes_end(const struct sitting *s, const struct reader *r)
{
	return s->record != NULL && table_turn(s->table)->over && !reader_ended(r) &&
	       s->seal.committed == r->seal.committed;
}

/* The game goes on from another seed than the one that was sealed, and nobody has said so yet. */
static bool breaks_seal(const struct sitting *s, const struct reader *r)
{
	return s->record != NULL && !table_turn(s->table)->over && r->seal.committed &&
	       !s->seal.committed;
}

void sitting_resume(struct sitting *s, struct table *t, const struct reader *r,
                    const uint8_t seed[SEED_SIZE], dealer_derive *derive, struct text *record)
{
	open(s, t, seed, derive, record);
	if (seal_holds(&r->seal, seed))
		s->seal = r->seal;
	else
		s->seal.broken = r->seal.broken || r->seal.committed;
	nonce_mix(&s->seal, seed, s->deals);
	s->writer.chain = r->chain;
	seat_everybody(s);
	note_all(s);
	if (owes_end(s, r))
		write_end(s);
	else if (breaks_seal(s, r))
		record_unsealed(&s->writer, record);
}

void sitting_elsewhere(struct sitting *s, struct table *const held[SEATS_MAX])
{
	memset(s, 0, sizeof *s);
	s->remote = true;
	s->trusted = -1;
	memcpy(s->held, held, sizeof s->held);
	for (int seat = SEATS_MAX; seat-- > 0;)
		s->table = held[seat] != NULL ? held[seat] : s->table;
	assert(s->table != NULL);
	seat_everybody(s);
}

/* --- What comes next ---------------------------------------------------------------- */

const struct table *sitting_table(const struct sitting *s, int seat)
{
	return s->remote && in_set(s->people, seat) ? s->held[seat] : s->table;
}

bool sitting_shared(const struct sitting *s)
{
	return (s->people & (s->people - 1)) != 0;
}

int sitting_ears(const struct sitting *s)
{
	return s->people == 0 || sitting_shared(s) ? SPECTATOR : __builtin_ctz(s->people);
}

int sitting_eyes(const struct sitting *s)
{
	return sitting_shared(s) && s->trusted >= 0 ? s->trusted : sitting_ears(s);
}

void sitting_view(const struct sitting *s, int seat, void *view)
{
	table_view(sitting_table(s, seat), seat, view);
}

/* Does everything lie there in the same way, and is everything counted alike? */
static bool same_table(const struct game *g, const void *own, int seat, const void *open)
{
	const struct telling *t = g->telling;
	struct item mine[ITEMS_MAX], theirs[ITEMS_MAX];
	const int items = t->scene(own, seat, mine);

	if (t->scene(open, SPECTATOR, theirs) != items ||
	    memcmp(mine, theirs, (size_t)items * sizeof *mine) != 0)
		return false;
	for (int c = 0; c < g->lists[LIST_COUNTERS].size; c++)
		for (int i = 0; i < ((const struct turn *)own)->seats; i++)
			if (t->counter(own, c, i) != t->counter(open, c, i))
				return false;
	return true;
}

/* A view may hide a hand that everybody knows to be empty; nobody has to get up for that. */
bool sitting_secret(const struct sitting *s, int seat)
{
	alignas(16) unsigned char own[STATE_MAX], open[STATE_MAX];
	const struct game *g = s->table->game;

	sitting_view(s, seat, own);
	memcpy(open, own, g->state_size);
	g->hide(open, SPECTATOR);
	return memcmp(own, open, g->state_size) != 0 && !same_table(g, own, seat, open);
}

bool sitting_forced(const struct sitting *s, int seat, struct move *m)
{
	const struct table *t = sitting_table(s, seat);
	struct move move[MOVES_MAX];
	const bool only = t->game->moves(t->state, seat, move) == 1;

	*m = only ? move[0] : *m;
	return only;
}

void sitting_rng(const struct sitting *s, struct rng *r)
{
	const uint32_t ply = table_turn(s->table)->ply;

	s->derive(s->deals, dealer_moment(s->table->undone, BOTS_PLY + ply), r);
}

/* The people here who are waited for: one of them, in the order of the table. */
static int asked(const struct sitting *s, const struct turn *turn)
{
	const unsigned here = turn->waiting & s->people;

	return here != 0 ? turn_first(turn, here) : -1;
}

static bool passes(struct sitting *s, int seat)
{
	const struct table *t = sitting_table(s, seat);
	struct move move[MOVES_MAX];
	const int moves = t->game->moves(t->state, seat, move);

	return prefs_pass(&s->prefs[seat], table_turn(t), seat, move, moves);
}

/* Who is asked sits down before the screen, with or without a curtain: the one who was trusted
 * until now sits there no more. */
static struct coming ask_person(struct sitting *s, int seat)
{
	if (passes(s, seat))
		return (struct coming){NEXT_PASS, seat};
	if (s->trusted == seat || !sitting_shared(s))
		return (struct coming){NEXT_ASK, seat};
	s->trusted = -1;
	return (struct coming){sitting_secret(s, seat) ? NEXT_CURTAIN : NEXT_ASK, seat};
}

struct coming sitting_next(struct sitting *s)
{
	const struct turn *turn = table_turn(s->table);

	if (turn->over)
		return (struct coming){NEXT_OVER, -1};
	const int here = asked(s, turn), first = turn_next(turn);
	if (s->remote)
		return here >= 0 ? ask_person(s, here) : (struct coming){NEXT_AWAY, first};
	if (first == DEALER)
		return (struct coming){NEXT_DEAL, DEALER};
	return in_set(s->people, first) ? ask_person(s, first) : (struct coming){NEXT_BOT, first};
}

/* --- Doing it ----------------------------------------------------------------------- */

static bool elsewhere(const struct sitting *s, const char *what, struct fault *f)
{
	return s->remote && !fault_say(f, ERROR_ELSEWHERE, what, "");
}

static void mark(struct sitting *s)
{
	const struct table *t = s->table;

	s->mark = (struct mark){.moves = t->moves,
	                        .undone = t->undone,
	                        .seal = s->seal,
	                        .writer = s->writer};
	memcpy(s->mark.chair, t->chair, sizeof t->chair);
	memcpy(s->mark.prefs, s->prefs, sizeof s->prefs);
}

static void write_event(struct sitting *s, enum event e, uint32_t n)
{
	if (s->record != NULL)
		record_event(&s->writer, s->table, e, n, s->record);
}

static bool make(struct sitting *s, struct move m, struct fault *f)
{
	alignas(16) unsigned char before[STATE_MAX];
	struct table *t = s->table;

	mark(s);
	memcpy(before, t->state, t->game->state_size);
	if (!nonce_all_open(&s->seal, span_of(t->game->verbs[m.verb].name), f) ||
	    !table_play(t, m, f))
		return false;
	note(s, before, m, t->moves - 1);
	if (s->record == NULL)
		return true;
	record_move(&s->writer, t, t->moves, t->state, s->record);
	if (table_turn(t)->over)
		write_end(s);
	return true;
}

bool sitting_bot(struct sitting *s, struct move m, struct fault *f)
{
	return !elsewhere(s, "bot", f) && make(s, m, f);
}

bool sitting_read(const struct sitting *s, int seat, struct span move, struct move *m,
                  struct fault *f)
{
	const struct table *t = sitting_table(s, seat);

	return table_read(t, seat, move, m, f) && table_allows(t, *m, f);
}

bool sitting_play(struct sitting *s, int seat, struct span move, struct fault *f)
{
	struct table *t = s->table;
	const struct turn turn = *table_turn(t);
	struct move list[MOVES_MAX], m;

	if (elsewhere(s, "play", f) || !table_read(t, seat, move, &m, f))
		return false;
	const int moves = turn_waits(&turn, seat) ? t->game->moves(t->state, seat, list) : 0;
	if (!make(s, m, f))
		return false;
	if (m.verb == PASS)
		prefs_passed(&s->prefs[seat], &turn, list, moves);
	return true;
}

bool sitting_step(struct sitting *s, struct fault *f)
{
	const struct coming c = sitting_next(s);
	const struct table *t = s->table;

	if (elsewhere(s, "step", f))
		return false;
	if (c.what == NEXT_PASS)
		return sitting_play(s, c.seat, span_of(t->game->verbs[PASS].name), f);
	assert(c.what == NEXT_DEAL);
	return make(s, dealer_deal(t->game, t->state, t->undone, s->deals, s->derive), f);
}

void sitting_prefer(struct sitting *s, int seat, const struct prefs *p)
{
	s->prefs[seat] = *p;
	if (!s->remote)
		note_all(s);
}

void sitting_lift(struct sitting *s, int seat)
{
	s->trusted = seat;
}

void sitting_leave(struct sitting *s)
{
	s->trusted = -1;
}

/* An own pass is remembered, what was taken back is forgotten, a seat may change hands: as at
 * the true table. */
bool sitting_hear(struct sitting *s, int seat, struct span line, struct fault *f)
{
	struct table *t = s->held[seat];
	struct span rest = line;
	const enum event e = event_of(span_word(&rest));

	assert(s->remote && t != NULL);
	const struct turn turn = *table_turn(t);
	struct move list[MOVES_MAX];
	const bool own = e == EVENT_NONE && seat < SEATS_MAX && turn_waits(&turn, seat);
	const int moves = own ? t->game->moves(t->state, seat, list) : 0;
	if (!follow_line(t, line, f))
		return false;
	const struct move *last = t->moves > 0 ? &t->move[t->moves - 1] : NULL;
	if (own && last != NULL && last->seat == seat && last->verb == PASS)
		prefs_passed(&s->prefs[seat], &turn, list, moves);
	if (e == EVENT_UNDO || e == EVENT_REDO)
		prefs_forget(&s->prefs[seat]);
	if (e == EVENT_SEAT)
		seat_everybody(s);
	return true;
}

/* --- Taking back --------------------------------------------------------------------- */

static void forget_passes(struct sitting *s)
{
	for (int seat = 0; seat < SEATS_MAX; seat++)
		prefs_forget(&s->prefs[seat]);
}

/* A game that is over has shown its seed, and stays as it is. */
static bool closed(const struct sitting *s, const char *what, struct fault *f)
{
	return table_turn(s->table)->over && !fault_say(f, ERROR_OVER, what, "");
}

bool sitting_can_undo(const struct sitting *s)
{
	return !s->remote && !table_turn(s->table)->over && s->barrier.decided && !s->barrier.known;
}

bool sitting_undo(struct sitting *s, struct fault *f)
{
	struct table *t = s->table;

	if (elsewhere(s, "undo", f) || closed(s, "undo", f))
		return false;
	if (!s->barrier.decided)
		return fault_set(f, ERROR_NOTHING_TO_UNDO, span_of(""));
	if (s->barrier.known)
		return fault_set(f, ERROR_KNOWN_SINCE, span_of(""));
	const uint32_t back = t->moves - s->barrier.at;
	mark(s);
	if (!table_undo(t, back, f))
		return false;
	write_event(s, EVENT_UNDO, back);
	forget_passes(s);
	note_all(s);
	return true;
}

/* So many of the moves that were taken back lead to the next real decision, or to the end. */
static uint32_t to_next_decision(const struct sitting *s)
{
	alignas(16) unsigned char state[STATE_MAX];
	const struct table *t = s->table;
	uint32_t n = 0;

	memcpy(state, t->state, t->game->state_size);
	for (; t->moves + n < t->end; n++) {
		const struct move m = t->move[t->moves + n];
		if (n > 0 && in_set(s->people, m.seat) && really_asked(s, state, m.seat))
			break;
		t->game->apply(state, m);
	}
	return n;
}

bool sitting_can_redo(const struct sitting *s)
{
	return !s->remote && s->table->moves < s->table->end;
}

bool sitting_redo(struct sitting *s, struct fault *f)
{
	if (elsewhere(s, "redo", f))
		return false;
	const uint32_t n = to_next_decision(s);
	mark(s);
	if (!table_redo(s->table, n, f))
		return false;
	write_event(s, EVENT_REDO, n);
	forget_passes(s);
	note_all(s);
	return true;
}

/* --- Hands, names and nonces ----------------------------------------------------------- */

/* What may be done at a true table while the game is on. */
static bool opens(struct sitting *s, const char *what, struct fault *f)
{
	if (elsewhere(s, what, f) || closed(s, what, f))
		return false;
	mark(s);
	return true;
}

bool sitting_seat(struct sitting *s, int seat, struct span kind, struct fault *f)
{
	if (!opens(s, "seat", f))
		return false;
	span_copy(kind, s->table->chair[seat].kind, sizeof s->table->chair[seat].kind);
	write_event(s, EVENT_SEAT, (uint32_t)seat);
	seat_everybody(s);
	s->trusted = -1;
	note_all(s);
	return true;
}

bool sitting_name(struct sitting *s, int seat, struct span name, struct fault *f)
{
	if (!opens(s, "name", f))
		return false;
	span_copy(name, s->table->chair[seat].name, sizeof s->table->chair[seat].name);
	write_event(s, EVENT_NAME, (uint32_t)seat);
	return true;
}

bool sitting_timeout(struct sitting *s, int seat, struct fault *f)
{
	if (!opens(s, "timeout", f))
		return false;
	write_event(s, EVENT_TIMEOUT, (uint32_t)seat);
	return true;
}

static bool add_nonce(struct sitting *s, int seat, struct span hex, bool open, struct fault *f)
{
	if (!opens(s, open ? "nonce" : "pledge", f))
		return false;
	if (s->table->moves > 0)
		return fault_set(f, ERROR_LATE_NONCE, hex);
	if (!nonce_read(&s->seal, seat, hex, open, f))
		return false;
	nonce_mix(&s->seal, s->seed, s->deals);
	if (s->record != NULL)
		record_nonce(&s->writer, &s->seal, seat, open, s->record);
	return true;
}

bool sitting_pledge(struct sitting *s, int seat, struct span hash, struct fault *f)
{
	return add_nonce(s, seat, hash, false, f);
}

bool sitting_nonce(struct sitting *s, int seat, struct span nonce, struct fault *f)
{
	return add_nonce(s, seat, nonce, true, f);
}

/* --- What cannot be kept ----------------------------------------------------------------- */

void sitting_retract(struct sitting *s)
{
	struct table *t = s->table;

	t->moves = t->end = s->mark.moves;
	t->undone = s->mark.undone;
	memcpy(t->chair, s->mark.chair, sizeof t->chair);
	table_at(t, t->moves, t->state);
	s->seal = s->mark.seal;
	s->writer = s->mark.writer;
	nonce_mix(&s->seal, s->seed, s->deals);
	seat_everybody(s);
	memcpy(s->prefs, s->mark.prefs, sizeof s->prefs);
	note_all(s);
}
