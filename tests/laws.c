/* laws.c -- see laws.h.
 *
 * One section a law, in the order of `enum law`. */

#include "laws.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/hash.h"
#include "lang/lang.h"
#include "play/dealer.h"
#include "random_game.h"
#include "rules/notation.h"
#include "rules/options.h"

enum {
	GUARD_BYTE = 0xa5,
	DRAWS = 4000, /* samples at a node of law 9 */
	NODES = 8,    /* such nodes per option set */
	MUTANTS = 2   /* lines that were never shown, per view that law 12 tries */
};

static const char *const law_name[] = {
	"",         "life",    "secrecy", "sufficiency", "guess", "conservation", "value",
	"notation", "windows", "chance",  "refusal",     "text",  "admission",    "telling",
};

/* ---- telling ------------------------------------------------------------ */

void walk_print(const struct walk *w)
{
	char options[OPTIONS_TEXT], move[NOTATION_MAX];
	struct text t = text_on(move, sizeof move), o = text_on(options, sizeof options);

	options_print(w->game, &w->options, &o);
	if (w->plies > 0)
		notation_line(w->game, w->last, &t);
	printf("  %s %s, seed %" PRIu64 ", ply %" PRIu32 ", after \"%s\"\n", w->game->name, options,
	       w->seed, w->plies, move);
	if (w->mutant != NULL) {
		char mutant[NOTATION_MAX];
		struct text strange = text_on(mutant, sizeof mutant);
		notation_line(w->game, *w->mutant, &strange);
		printf("  a view of that position was told \"%s\"\n", mutant);
	}
	printf("  again: build/debug/property --game %s --options \"%s\" --seed %" PRIu64
	       " --games 1%s\n",
	       w->game->name, options, w->seed,
	       w->telling != TELLING_SOMETIMES ? " --telling asked" : "");
	fflush(stdout);
}

bool broken(struct walk *w, enum law law, const char *what, int who, long where)
{
	if (w->broken)
		return false;
	w->broken = true;
	if (w->mutant != NULL)
		law = ADMISSION; /* whatever else is wrong there, it was let through */
	printf("law %d (%s) broken: %s; seat %d, at %ld\n", law, law_name[law], what, who, where);
	walk_print(w);
	return false;
}

static long first_difference(const void *a, const void *b, size_t n)
{
	const unsigned char *x = a, *y = b;

	for (size_t i = 0; i < n; i++)
		if (x[i] != y[i])
			return (long)i;
	return -1;
}

/* ---- states ------------------------------------------------------------- */

static void copy(const struct walk *w, struct state *to, const struct state *from)
{
	memcpy(to->byte, from->byte, w->game->state_size);
}

static bool same(struct walk *w, enum law law, const char *what, int seat,
                 const struct state *found, const struct state *expected)
{
	const size_t n = w->game->state_size;

	if (memcmp(found->byte, expected->byte, n) == 0)
		return true;
	return broken(w, law, what, seat, first_difference(found->byte, expected->byte, n));
}

static const struct turn *turn_of(const struct state *s)
{
	return (const struct turn *)s->byte;
}

const struct turn *walk_turn(const struct walk *w)
{
	return turn_of(&w->truth);
}

static bool guarded(const struct walk *w, const struct state *s)
{
	for (int i = 0; i < GUARD; i++)
		if (s->byte[w->game->state_size + (size_t)i] != GUARD_BYTE)
			return false;
	return true;
}

static int views(const struct walk *w)
{
	return turn_of(&w->truth)->seats + 1;
}

/* The seats of the table come first, then SPECTATOR. */
static int seat_of_view(const struct walk *w, int i)
{
	return i < turn_of(&w->truth)->seats ? i : SPECTATOR;
}

bool now_and_then(struct walk *w, uint32_t every)
{
	return rng_below(&w->lot, w->close ? every : every * LIGHTER) == 0;
}

static int any(struct walk *w, int n)
{
	return (int)rng_below(&w->lot, (uint32_t)n);
}

static bool watches(const struct walk *w, int i)
{
	return w->close || i == w->watcher;
}

/* ---- law 1: life -------------------------------------------------------- */

static bool law_life(struct walk *w)
{
	const struct turn *t = turn_of(&w->truth);

	if (t->ply != w->plies)
		return broken(w, LIFE, "ply does not count the moves", -1, (long)t->ply);
	if (t->masked != 0)
		return broken(w, LIFE, "a true state is masked", -1, 0);
	if (t->over ? t->waiting != 0 : t->waiting == 0)
		return broken(w, LIFE, "over and waiting disagree", -1, t->waiting);
	if ((t->waiting >> DEALER & 1) != 0 && t->waiting != 1u << DEALER)
		return broken(w, LIFE, "the dealer does not wait alone", -1, t->waiting);
	if ((t->waiting & ~(1u << DEALER)) >> t->seats != 0)
		return broken(w, LIFE, "an empty chair waits", -1, t->waiting);
	for (int seat = 0; seat < t->seats; seat++) {
		const int n = w->listed[seat] = w->game->moves(w->truth.byte, seat, w->list[seat]);
		if (turn_waits(t, seat) ? n < 1 || n > MOVES_MAX : n != 0)
			return broken(w, LIFE, "number of moves of a seat", seat, n);
		for (int i = 0; i < n; i++)
			if (w->list[seat][i].seat != seat)
				return broken(w, LIFE, "a move of another seat", seat, i);
	}
	return true;
}

/* ---- laws 2 and 3: secrecy and sufficiency ------------------------------ */

/* What a view is shown of a move, asked before it is made. */
static bool law_shown(struct walk *w, struct move m, int i)
{
	const struct game *g = w->game;
	const int seat = seat_of_view(w, i);
	const struct move shown = w->shown[i] = g->hide_move(w->truth.byte, m, seat);

	if (!move_same(shown, g->hide_move(w->truth.byte, shown, seat)))
		return broken(w, SECRECY, "hide_move of hide_move differs", seat, 0);
	return move_same(shown, g->hide_move(w->view[i].byte, shown, seat)) ||
	       broken(w, SECRECY, "hide_move differs on the view", seat, 0);
}

/* The view is played on by what its seat is shown, never made anew, so that this
 * is the whole client. */
static bool law_secrecy(struct walk *w, int i)
{
	const struct game *g = w->game;
	const int seat = seat_of_view(w, i);

	g->apply(w->view[i].byte, w->shown[i]);
	copy(w, &w->spare, &w->truth);
	g->hide(w->spare.byte, seat);
	if (!same(w, SECRECY, "playing does not commute with hiding, byte", seat, &w->view[i],
	          &w->spare))
		return false;
	if (turn_of(&w->spare)->masked != 1)
		return broken(w, SECRECY, "hide does not set masked", seat, 0);
	if (!now_and_then(w, OFTEN))
		return true;
	g->hide(w->spare.byte, seat);
	return same(w, SECRECY, "hide of hide differs, byte", seat, &w->spare, &w->view[i]);
}

static bool law_sufficiency(struct walk *w, int i)
{
	struct move view[MOVES_MAX];
	const int seat = seat_of_view(w, i);

	if (seat == SPECTATOR)
		return true;
	const struct move *truth = w->list[seat];
	const int n = w->listed[seat];
	if (w->game->moves(w->view[i].byte, seat, view) != n)
		return broken(w, SUFFICIENCY, "the view offers another number of moves", seat, n);
	for (int k = 0; k < n; k++)
		if (!move_same(truth[k], view[k]))
			return broken(w, SUFFICIENCY, "the view offers another move", seat, k);
	return true;
}

/* Two deals that lead a view to the same place while the truth differs must be shown
 * alike, or the move would say what the view must not know.  (Law 2 alone does not see
 * that when apply ignores the argument in a view.) */
static bool law_shown_alike(struct walk *w, struct move a, struct move b, int i)
{
	const struct game *g = w->game;
	const int seat = seat_of_view(w, i);

	copy(w, &w->spare, &w->truth);
	copy(w, &w->other, &w->truth);
	g->apply(w->spare.byte, a);
	g->apply(w->other.byte, b);
	if (memcmp(w->spare.byte, w->other.byte, g->state_size) == 0)
		return true;
	g->hide(w->spare.byte, seat);
	g->hide(w->other.byte, seat);
	if (memcmp(w->spare.byte, w->other.byte, g->state_size) != 0)
		return true;
	return move_same(g->hide_move(w->truth.byte, a, seat),
	                 g->hide_move(w->truth.byte, b, seat)) ||
	       broken(w, SECRECY, "the next deal says more than the view learns, verb", seat,
	              a.verb);
}

/* ---- law 4: guess ------------------------------------------------------- */

static bool law_guess(struct walk *w, const struct state *view, int seat)
{
	copy(w, &w->spare, view);
	w->game->guess(w->spare.byte, seat, &w->lot);
	if (turn_of(&w->spare)->masked != 0)
		return broken(w, GUESS, "guess leaves masked", seat, 0);
	if (!w->game->check(w->spare.byte))
		return broken(w, GUESS, "guess makes an impossible world", seat, 0);
	w->game->hide(w->spare.byte, seat);
	return same(w, GUESS, "the guess hides to another view, byte", seat, &w->spare, view);
}

/* ---- law 6: value ------------------------------------------------------- */

/* Replays the record elsewhere, in memory full of rubbish. */
static bool law_value(struct walk *w)
{
	memset(w->spare.byte, 0x5a, w->game->state_size);
	w->game->setup(w->spare.byte, &w->options, w->game->rules);
	for (uint32_t i = 0; i < w->plies; i++)
		w->game->apply(w->spare.byte, w->record[i]);
	return same(w, VALUE, "a replay ends elsewhere, byte", -1, &w->spare, &w->truth);
}

/* ---- law 7: notation ---------------------------------------------------- */

static bool reads_back(struct walk *w, struct move m, uint64_t *name)
{
	char line[NOTATION_MAX];
	struct text t = text_on(line, sizeof line);
	struct fault f;
	struct move back;

	notation_line(w->game, m, &t);
	*name = hash_text(HASH_START, line);
	if (t.full)
		return broken(w, NOTATION, "a move is too long to print", m.seat, m.verb);
	if (!notation_read_line(w->game, span_of(line), &back, &f) || !move_same(m, back)) {
		printf("  not read back: \"%s\"\n", line);
		return broken(w, NOTATION, "a move is not what it prints", m.seat, m.verb);
	}
	return true;
}

static bool law_notation(struct walk *w, const struct move *list, int n)
{
	uint64_t name[MOVES_MAX];

	for (int i = 0; i < n; i++) {
		if (!reads_back(w, list[i], &name[i]))
			return false;
		for (int k = 0; k < i; k++)
			if (name[k] == name[i])
				return broken(w, NOTATION, "two moves print alike", list[i].seat,
				              i);
	}
	return true;
}

/* ---- law 8: windows ----------------------------------------------------- */

static bool may_pass(const struct walk *w, const struct state *s, int seat)
{
	struct move list[MOVES_MAX];
	const int n = w->game->moves(s->byte, seat, list);

	for (int i = 0; i < n; i++)
		if (move_same(list[i], move_of(seat, 0)))
			return true;
	return false;
}

/* Lets everybody who waits pass, in random order, in s. */
static bool all_pass(struct walk *w, struct state *s)
{
	unsigned waiting = turn_of(&w->truth)->waiting;

	copy(w, s, &w->truth);
	while (waiting != 0) {
		int seat;
		do
			seat = (int)rng_below(&w->lot, SEATS_MAX);
		while ((waiting >> seat & 1) == 0);
		if (!turn_waits(turn_of(s), seat) || !may_pass(w, s, seat))
			return broken(w, WINDOWS, "a waiting seat may not pass", seat,
			              (long)waiting);
		w->game->apply(s->byte, move_of(seat, 0));
		waiting &= ~(1u << seat);
	}
	return true;
}

static bool law_windows(struct walk *w)
{
	const unsigned waiting = turn_of(&w->truth)->waiting;

	if ((waiting & (waiting - 1)) == 0)
		return true;
	return all_pass(w, &w->spare) && all_pass(w, &w->other) &&
	       same(w, WINDOWS, "the order of passes matters, byte", -1, &w->spare, &w->other);
}

/* ---- law 9: chance ------------------------------------------------------ */

static bool law_weights(struct walk *w, const struct outcome *list, int n, uint32_t *total)
{
	*total = 0;
	if (n < 1 || n > MOVES_MAX)
		return broken(w, CHANCE, "number of outcomes", DEALER, n);
	for (int i = 0; i < n; i++) {
		if (list[i].weight == 0 || list[i].move.seat != DEALER)
			return broken(w, CHANCE, "a weight of nothing, or not the dealer's move",
			              DEALER, i);
		*total += list[i].weight;
	}
	return true;
}

static int place_of(const struct outcome *list, int n, struct move m)
{
	for (int i = 0; i < n; i++)
		if (move_same(list[i].move, m))
			return i;
	return -1;
}

/* Chi squared of what was drawn, against a bound that true chance passes about once
 * in ten million nodes. */
static bool fits(const int *drawn, const struct outcome *list, int n, uint32_t total)
{
	double sum = 0;

	for (int i = 0; i < n; i++) {
		const double expected = (double)DRAWS * list[i].weight / total;
		sum += (drawn[i] - expected) * (drawn[i] - expected) / expected;
	}
	return sum <= 31 + 1.75 * (n - 1);
}

static bool law_chance(struct walk *w, const struct outcome *list, int n, uint32_t total)
{
	int drawn[MOVES_MAX] = {0};

	if (n < 2)
		return true;
	for (int i = 0; i < DRAWS; i++) {
		const int at = place_of(list, n, dealer_sample(w->game, w->truth.byte, &w->lot));
		if (at < 0)
			return broken(w, CHANCE, "sample draws what is no outcome", DEALER, i);
		drawn[at]++;
	}
	w->nodes++;
	return fits(drawn, list, n, total) ||
	       broken(w, CHANCE, "sample has other weights", DEALER, n);
}

/* ---- law 10: refusal ---------------------------------------------------- */

static int any_seat(struct walk *w)
{
	const int seat = any(w, SEATS_MAX + 1);

	return seat < SEATS_MAX ? seat : DEALER;
}

static uint8_t any_argument(struct walk *w, int list)
{
	const int size = list == LIST_SEATS ? SEATS_MAX : w->game->lists[list].size;
	const int index = any(w, size + 1);

	return (uint8_t)(index < size ? index : UNKNOWN);
}

/* Any way to write this verb down. */
static struct move any_use(struct walk *w, int seat, int verb)
{
	const struct verb *v = &w->game->verbs[verb];
	struct move m = move_of(seat, verb);

	for (int i = 0; i < ARGS_MAX && v->list[i] != LIST_NONE; i++)
		m.arg[i] = any_argument(w, v->list[i]);
	if (v->amount)
		m.amount = (uint16_t)any(w, 16);
	return m;
}

/* Any move that can be written down, by anybody. */
static struct move any_move(struct walk *w)
{
	int verbs = 0;

	while (w->game->verbs[verbs].name != NULL)
		verbs++;
	const int seat = any_seat(w);
	return any_use(w, seat, any(w, verbs));
}

static bool legal(struct walk *w, struct move m)
{
	struct move move[MOVES_MAX];
	struct outcome outcome[MOVES_MAX];

	if (m.seat == DEALER)
		return turn_waits(turn_of(&w->truth), DEALER) &&
		       place_of(outcome, w->game->outcomes(w->truth.byte, outcome), m) >= 0;
	const int n = m.seat < turn_of(&w->truth)->seats
	                      ? w->game->moves(w->truth.byte, m.seat, move)
	                      : 0;
	for (int i = 0; i < n; i++)
		if (move_same(move[i], m))
			return true;
	return false;
}

static bool law_refusal(struct walk *w)
{
	const struct move m = any_move(w);
	struct table *t = &w->table;
	struct fault f = {0};

	if (legal(w, m))
		return true;
	memcpy(t->state, w->truth.byte, w->game->state_size);
	t->moves = w->plies;
	if (table_play(t, m, &f))
		return broken(w, REFUSAL, "the table plays what is not allowed, verb", m.seat,
		              m.verb);
	if (f.error == ERROR_NONE || t->moves != w->plies)
		return broken(w, REFUSAL, "refused without a fault, or counted, verb", m.seat,
		              m.verb);
	if (memcmp(t->state, w->truth.byte, w->game->state_size) != 0)
		return broken(w, REFUSAL, "a refused move changes the state, verb", m.seat, m.verb);
	return true;
}

/* ---- text: presentation stays in its bounds ----------------------------- */

/* A line makes a sentence in every language, without a hole. */
static bool line_speaks(const struct game *g, const struct line *line)
{
	static const struct names nobody;
	char sentence[1024];

	for (int l = 0; l < LANGUAGES; l++) {
		struct text t = text_on(sentence, sizeof sentence);
		lang_line(g, (enum language)l, &nobody, line, &t);
		if (t.full || sentence[0] == '\0' || strchr(sentence, '{') != NULL)
			return false;
	}
	return true;
}

static bool lines_fit(struct walk *w, int n, const struct line *list, int seat)
{
	int sections = 1;

	while (w->game->telling->sections[sections].id != NULL)
		sections++;
	if (n < 0 || n > LINES_MAX)
		return broken(w, TEXT, "number of lines", seat, n);
	for (int i = 0; i < n; i++)
		if (list[i].word == 0 || list[i].section >= sections)
			return broken(w, TEXT, "a line without words or of no section", seat, i);
	for (int i = 0; i < n; i++)
		if (!line_speaks(w->game, &list[i]))
			return broken(w, TEXT, "a line that is no sentence, its word", seat,
			              list[i].word);
	return true;
}

static bool item_fits(const struct game *g, const struct item *i)
{
	int lists = 0;

	while (g->lists[lists].id != NULL)
		lists++;
	return i->list < lists && (i->index < g->lists[i->list].size || i->index == UNKNOWN) &&
	       i->zone < g->lists[LIST_ZONES].size && i->owner <= NOBODY && i->count > 0;
}

static bool law_scene(struct walk *w, const struct state *s, int seat)
{
	static struct item item[ITEMS_MAX + 1];
	const int n = w->game->telling->scene(s->byte, seat, item);

	if (n < 0 || n > ITEMS_MAX)
		return broken(w, TEXT, "number of items", seat, n);
	for (int i = 0; i < n; i++)
		if (!item_fits(w->game, &item[i]))
			return broken(w, TEXT, "an item of no list, zone or owner", seat, i);
	for (int c = 0; c < w->game->lists[LIST_COUNTERS].size; c++)
		for (int who = 0; who < turn_of(s)->seats; who++)
			w->game->telling->counter(s->byte, c, who);
	return true;
}

static bool law_explain(struct walk *w, const struct state *s, int seat)
{
	struct move move[MOVES_MAX];
	struct line line[LINES_MAX];
	const int n = seat < SEATS_MAX ? w->game->moves(s->byte, seat, move) : 0;

	for (int i = 0; i < n; i++)
		if (!lines_fit(w, w->game->telling->explain(s->byte, move[i], line), line, seat))
			return false;
	if (w->game->brain != NULL && seat < SEATS_MAX)
		w->game->brain->value(s->byte, seat);
	return true;
}

/* The view before the move is in w->other. */
static bool law_tell(struct walk *w, int i)
{
	struct line line[LINES_MAX];
	const int seat = seat_of_view(w, i);

	return lines_fit(w, tell_step(w->game, w->other.byte, w->shown[i], w->view[i].byte, line),
	                 line, seat) &&
	       law_scene(w, &w->view[i], seat) && law_explain(w, &w->view[i], seat);
}

static bool law_text(struct walk *w, struct move m)
{
	struct line line[LINES_MAX];
	struct result r;

	w->game->result(w->truth.byte, &r);
	for (int seat = 0; seat < turn_of(&w->truth)->seats; seat++)
		if (turn_of(&w->truth)->over && (r.place[seat] < 1 || r.place[seat] > SEATS_MAX))
			return broken(w, TEXT, "no place when over", seat, r.place[seat]);
	return lines_fit(w, tell_step(w->game, w->before.byte, m, w->truth.byte, line), line, -1) &&
	       law_scene(w, &w->truth, SPECTATOR);
}

/* ---- law 12: admission -------------------------------------------------- */

static struct move any_bytes(struct walk *w)
{
	const uint64_t bits = rng_next(&w->lot);
	struct move m;

	memcpy(&m, &bits, sizeof m);
	return m;
}

/* What somebody may do now, or did before. */
static struct move real_move(struct walk *w, struct move m)
{
	const int seat = any(w, SEATS_MAX);

	if (seat < turn_of(&w->truth)->seats && w->listed[seat] > 0)
		return w->list[seat][any(w, w->listed[seat])];
	return w->plies > 0 ? w->record[any(w, (int)w->plies)] : m;
}

/* A line that this view is not shown now: another one, the same by another, about
 * something else or nothing, as it truly is, as somebody else sees it … */
static struct move mutant(struct walk *w, struct move m, struct move shown)
{
	const struct verb *verb = &w->game->verbs[m.verb];
	const int i = any(w, ARGS_MAX);

	switch (any(w, 10)) {
	case 0: return any_move(w);
	case 1: return any_bytes(w);
	case 2: return real_move(w, m);
	case 3: return m;
	case 4: return w->game->hide_move(w->truth.byte, m, any(w, SPECTATOR + 1));
	case 5: return any_use(w, m.seat, m.verb);
	case 6: shown.seat = (uint8_t)any_seat(w); break;
	case 7: shown.amount ^= (uint16_t)(1u << any(w, 16)); break;
	case 8: shown.arg[i] = UNKNOWN; break;
	default: shown.arg[i] = any_argument(w, verb->list[i]);
	}
	return shown;
}

/* Whoever follows goes on from there: everything can be asked of such a view. */
static bool law_astray(struct walk *w, struct move m, int i)
{
	struct line line[LINES_MAX];
	struct move list[MOVES_MAX];
	struct result r;
	const int seat = seat_of_view(w, i);
	const struct turn *t = turn_of(&w->astray);

	copy(w, &w->astray, &w->view[i]);
	w->game->apply(w->astray.byte, m);
	if (t->masked != 1 || (t->over ? t->waiting != 0 : t->waiting == 0))
		return broken(w, ADMISSION, "over and waiting disagree", seat, t->waiting);
	w->game->result(w->astray.byte, &r);
	const int n = seat < SEATS_MAX ? w->game->moves(w->astray.byte, seat, list) : 0;
	if (n > 0 && !lines_fit(w, w->game->telling->explain(w->astray.byte, list[any(w, n)], line),
	                        line, seat))
		return false;
	return lines_fit(w, w->game->telling->tell(w->view[i].byte, m, w->astray.byte, line), line,
	                 seat) &&
	       law_scene(w, &w->astray, seat) && law_guess(w, &w->astray, seat);
}

/* It was let through; is that right, and does it go well? */
static bool law_let_through(struct walk *w, struct move m, int i)
{
	const struct game *g = w->game;
	const int seat = seat_of_view(w, i);
	struct move list[MOVES_MAX];

	if (!move_same(m, g->hide_move(w->view[i].byte, m, seat)))
		return broken(w, ADMISSION, "admits what is never shown, verb", seat, m.verb);
	if (m.seat == seat && !move_among(m, list, g->moves(w->view[i].byte, seat, list)))
		return broken(w, ADMISSION, "admits what the own seat may not do", seat, m.verb);
	return law_astray(w, m, i);
}

static bool law_mutant(struct walk *w, struct move m, int i)
{
	if (!w->game->admits(w->view[i].byte, seat_of_view(w, i), m))
		return true;
	w->mutant = &m;
	const bool good = law_let_through(w, m, i);
	w->mutant = NULL;
	return good;
}

/* Whatever happens next in a world that the view may be, could be shown to it. */
static bool law_could_be(struct walk *w, int i)
{
	const struct game *g = w->game;
	const int seat = seat_of_view(w, i);

	copy(w, &w->spare, &w->view[i]);
	g->guess(w->spare.byte, seat, &w->lot);
	const struct move m = random_move(g, w->spare.byte, &w->lot);
	return g->admits(w->view[i].byte, seat, g->hide_move(w->spare.byte, m, seat)) ||
	       broken(w, ADMISSION, "does not admit what could be, verb", seat, m.verb);
}

/* Asked before the move is made.  Apart from `make`, because the sanitizer works for every
 * call of a function with such lists. */
static __attribute__((noinline)) bool law_admission(struct walk *w, struct move m, int i)
{
	const int seat = seat_of_view(w, i);

	if (!w->game->admits(w->view[i].byte, seat, w->shown[i]))
		return broken(w, ADMISSION, "does not admit what is shown, verb", seat, m.verb);
	if (w->close && any(w, views(w)) > 0)
		return true; /* one of all views is enough */
	for (int k = 0; k < MUTANTS; k++)
		if (!law_mutant(w, mutant(w, m, w->shown[i]), i))
			return false;
	return law_could_be(w, i);
}

/* ---- law 13: telling ---------------------------------------------------- */

/* A kind of mistake that has not been listed in this run. */
static bool new_kind(struct walk *w, uint64_t kind)
{
	for (int i = 0; i < w->kinds; i++)
		if (w->kind[i] == kind)
			return false;
	if (w->kinds < KINDS_MAX)
		w->kind[w->kinds++] = kind;
	return true;
}

static void say_finding(const struct walk *w, const struct finding *f, int seat)
{
	printf("law %d (%s) broken: %s\n", TELLING, law_name[TELLING], f->text);
	if (seat != SPECTATOR)
		printf("  in the eyes of seat %d\n", seat + 1);
	walk_print(w);
}

static __attribute__((noinline)) bool law_accounts(struct walk *w, int i)
{
	struct findings found;
	const int seat = seat_of_view(w, i);

	hearing_end(&w->hearing[i], w->view[i].byte, &found);
	if (found.n > 0 && w->telling != TELLING_LISTED && !w->broken) {
		w->telling = TELLING_ASKED; /* who plays it again listens all the time */
		say_finding(w, &found.list[0], seat);
		w->broken = true;
	}
	for (int k = 0; k < found.n && w->telling == TELLING_LISTED; k++)
		if (new_kind(w, found.list[k].kind))
			say_finding(w, &found.list[k], seat);
	return !w->broken;
}

static void listen(struct walk *w, int i)
{
	const bool always = w->telling != TELLING_SOMETIMES;

	if (always || now_and_then(w, OFTEN))
		hearing_begin(&w->hearing[i], w->game, w->view[i].byte, seat_of_view(w, i));
}

/* The view before the move is in w->other. */
static bool law_telling(struct walk *w, int i)
{
	const struct turn *t = turn_of(&w->view[i]);

	if (w->hearing[i].on)
		hearing_step(&w->hearing[i], w->other.byte, w->shown[i], w->view[i].byte);
	if (turn_waits(t, DEALER))
		return true;
	if (w->hearing[i].on && !law_accounts(w, i))
		return false;
	listen(w, i);
	return true;
}

/* ---- a walk ------------------------------------------------------------- */

static bool laws_of_view(struct walk *w, int i)
{
	if (w->spoken || w->hearing[i].on)
		copy(w, &w->other, &w->view[i]);
	if (!law_secrecy(w, i) || !law_telling(w, i) || (w->spoken && !law_tell(w, i)))
		return false;
	return law_sufficiency(w, i) &&
	       (!now_and_then(w, SOMETIMES) || law_guess(w, &w->view[i], seat_of_view(w, i)));
}

/* A card once lost stays lost, so a walk that is not close need not look at every ply. */
static bool law_conservation(struct walk *w)
{
	return w->game->check(w->truth.byte) || broken(w, CONSERVATION, "check", -1, 0);
}

/* The move, as it is and as everybody is shown it. */
static bool make(struct walk *w, struct move m)
{
	w->spoken = now_and_then(w, RARELY);
	if (w->spoken)
		copy(w, &w->before, &w->truth);
	for (int i = 0; i < views(w); i++)
		if (watches(w, i) &&
		    !(law_shown(w, m, i) && (!w->spoken || law_admission(w, m, i))))
			return false;
	w->last = w->record[w->plies++] = m;
	w->game->apply(w->truth.byte, m);
	return true;
}

bool walk_play(struct walk *w, struct move m)
{
	if (!make(w, m))
		return false;
	if ((w->close || now_and_then(w, OFTEN)) && !law_conservation(w))
		return false;
	if (!law_life(w))
		return false;
	for (int i = 0; i < views(w); i++)
		if (watches(w, i) && !laws_of_view(w, i))
			return false;
	if (now_and_then(w, OFTEN) && !law_refusal(w))
		return false;
	return !w->spoken || law_text(w, m);
}

bool laws_of_chance(struct walk *w, const struct outcome *list, int n, struct move drawn)
{
	struct move move[MOVES_MAX];
	uint32_t total;

	if (!law_weights(w, list, n, &total))
		return false;
	if (place_of(list, n, drawn) < 0)
		return broken(w, CHANCE, "sample draws what is no outcome", DEALER, drawn.verb);
	for (int i = 0; i < n; i++)
		move[i] = list[i].move;
	if (now_and_then(w, SOMETIMES) && !law_notation(w, move, n))
		return false;
	if (now_and_then(w, SOMETIMES) && w->nodes < NODES && !law_chance(w, list, n, total))
		return false;
	return !now_and_then(w, SOMETIMES) ||
	       law_shown_alike(w, move[any(w, n)], move[any(w, n)], any(w, views(w)));
}

bool laws_of_choice(struct walk *w, const struct move *list, int n)
{
	return (!now_and_then(w, SOMETIMES) || law_notation(w, list, n)) &&
	       (!now_and_then(w, OFTEN) || law_windows(w));
}

bool walk_begin(struct walk *w, uint64_t seed, bool close)
{
	char options[OPTIONS_TEXT];
	struct text t = text_on(options, sizeof options);
	struct state *all[] = {&w->truth, &w->before, &w->spare, &w->other, &w->astray};

	options_print(w->game, &w->options, &t);
	w->seed = seed;
	w->close = close;
	w->plies = 0;
	rng_seed(&w->luck, hash_number(hash_text(HASH_START, options), seed));
	rng_seed(&w->lot, rng_next(&w->luck));
	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		memset(all[i], GUARD_BYTE, sizeof *all[i]);
	w->game->setup(w->truth.byte, &w->options, w->game->rules);
	w->watcher = any(w, views(w));
	table_init(&w->table, w->game, &w->options, w->game->rules, w->record, PLIES_ROOM);
	for (int i = 0; i < views(w); i++) {
		memset(&w->view[i], GUARD_BYTE, sizeof w->view[i]);
		copy(w, &w->view[i], &w->truth);
		w->game->hide(w->view[i].byte, seat_of_view(w, i));
		w->hearing[i].on = false;
		if (watches(w, i))
			listen(w, i);
	}
	return law_life(w) && law_conservation(w);
}

/* Guards behind the states: nothing wrote past its end. */
static bool law_guards(struct walk *w)
{
	bool whole = guarded(w, &w->truth) && guarded(w, &w->spare) && guarded(w, &w->other) &&
	             guarded(w, &w->astray);

	for (int i = 0; i < views(w); i++)
		whole = whole && guarded(w, &w->view[i]);
	return whole || broken(w, VALUE, "something wrote behind a state", -1, 0);
}

bool walk_end(struct walk *w)
{
	return law_conservation(w) && law_guards(w) && (!now_and_then(w, 1) || law_value(w));
}
