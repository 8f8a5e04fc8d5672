/* expect.c -- see expect.h.
 *
 * Every kind of expectation builds two texts, what was asked for and what is there,
 * and is met when they are the same.  So nothing can fail without showing what it
 * found. */

#include "play/expect.h"

#include <string.h>

#include "rules/notation.h"
#include "rules/telling.h"

enum { PILE_MAX = 256, GUESSES = 8 };

bool expect_place(const struct table *t, struct span s, struct place *p, struct fault *f)
{
	const struct span whole = s;
	const struct span name = span_until(&s, '@');

	p->zone = notation_find(t->game, LIST_ZONES, name);
	p->counter = notation_find(t->game, LIST_COUNTERS, name);
	p->owner = NOBODY;
	if ((p->zone < 0 && p->counter < 0) || p->zone == UNKNOWN) {
		fault_set(f, ERROR_UNKNOWN_WORD, whole);
		struct text allowed = text_on(f->allowed, sizeof f->allowed);
		for (int list = LIST_ZONES; list <= LIST_COUNTERS;
		     list += LIST_COUNTERS - LIST_ZONES)
			for (int i = 0; i < t->game->lists[list].size; i++) {
				text_add(&allowed, notation_id(t->game, list, i));
				text_char(&allowed, ' ');
			}
		return false;
	}
	if (name.size == whole.size)
		return true;
	if (!notation_read_seat(s, &p->owner, f))
		return false;
	return p->owner < table_turn(t)->seats ||
	       fault_say(f, ERROR_BAD_SEAT, notation_id(t->game, LIST_SEATS, p->owner),
	                 "< players");
}

/* Met if both are the same; otherwise the fault shows both, led by what it is about. */
static bool compare(struct span about, const char *wanted, const char *found, struct fault *f)
{
	if (text_same(wanted, found))
		return true;
	fault_say(f, ERROR_EXPECTED, found, "");
	struct text t = text_on(f->allowed, sizeof f->allowed);
	text_part(&t, about.at, about.size);
	text_char(&t, ' ');
	text_add(&t, wanted);
	return false;
}

/* From the beginning of one word to the end of a later one. */
static struct span span_through(struct span first, struct span last)
{
	return (struct span){first.at, (size_t)(last.at + last.size - first.at)};
}

static bool expect_number(int64_t wanted, int64_t found, struct span about, struct fault *f)
{
	char a[24], b[24];
	struct text ta = text_on(a, sizeof a), tb = text_on(b, sizeof b);

	text_number(&ta, wanted);
	text_number(&tb, found);
	return compare(about, a, b, f);
}

/* --- Zones ------------------------------------------------------------------ */

/* A pile of ids, sorted when printed so that order does not matter. */
struct pile {
	const char *id[PILE_MAX];
	int size;
};

static bool before(const char *a, const char *b)
{
	while (*a != '\0' && *a == *b)
		a++, b++;
	return (unsigned char)*a < (unsigned char)*b;
}

static void pile_add(struct pile *p, const char *id)
{
	int at = p->size;

	if (p->size == PILE_MAX)
		return;
	for (; at > 0 && before(id, p->id[at - 1]); at--)
		p->id[at] = p->id[at - 1];
	p->id[at] = id;
	p->size++;
}

static void pile_print(const struct pile *p, struct text *t)
{
	for (int i = 0; i < p->size; i++) {
		if (i > 0)
			text_char(t, ' ');
		text_add(t, p->id[i]);
	}
	if (p->size == 0)
		text_char(t, '-');
}

static bool read_pile(const struct game *g, struct span rest, struct pile *p, struct fault *f)
{
	for (;;) {
		const struct span word = span_word(&rest);
		int index;
		if (word.size == 0)
			return true;
		if (span_is(word, "-"))
			continue;
		const int list = scenario_thing(g, word, &index);
		if (list == LIST_NONE)
			return scenario_unreadable(word, "ID … | -", f);
		pile_add(p, notation_id(g, list, index));
	}
}

static void zone_pile(const struct table *t, struct place place, struct pile *p)
{
	struct item item[ITEMS_MAX];
	const int items = t->game->telling->scene(t->state, SPECTATOR, item);

	for (int i = 0; i < items; i++) {
		if (item[i].zone != place.zone || item[i].owner != place.owner)
			continue;
		for (int n = 0; n < item[i].count; n++)
			pile_add(p, notation_id(t->game, item[i].list, item[i].index));
	}
}

static bool expect_zone(const struct table *t, struct place place, struct span about,
                        struct span rest, struct fault *f)
{
	struct pile wanted = {.size = 0}, found = {.size = 0};
	char a[FAULT_ALLOWED], b[FAULT_ALLOWED];
	struct text ta = text_on(a, sizeof a), tb = text_on(b, sizeof b);

	if (!read_pile(t->game, rest, &wanted, f))
		return false;
	zone_pile(t, place, &found);
	pile_print(&wanted, &ta);
	pile_print(&found, &tb);
	return compare(about, a, b, f);
}

static bool expect_thing(const struct table *t, struct span about, struct span rest,
                         struct fault *f)
{
	struct place place;
	int64_t wanted;
	struct span name = about;

	if (!expect_place(t, span_word(&name), &place, f))
		return false;
	struct span after = rest;
	const struct span word = span_word(&after);
	if (span_is(word, "=") && place.zone >= 0)
		return expect_zone(t, place, span_through(about, word), after, f);
	if (place.counter < 0 || !span_number(word, &wanted) || span_word(&after).size > 0)
		return scenario_unreadable(rest, "ZONE[@SEAT] = ID … | -, COUNTER[@SEAT] NUMBER",
		                           f);
	const int seat = place.owner == NOBODY ? 0 : place.owner;
	return expect_number(wanted, t->game->telling->counter(t->state, place.counter, seat),
	                     about, f);
}

/* --- The turn ----------------------------------------------------------------- */

static bool expect_legal(const struct table *t, struct span about, struct span rest, bool can,
                         struct fault *f)
{
	const struct span whole = rest;
	struct table try = *t;
	struct move m, room[1];
	struct fault why;
	int seat;

	if (!notation_read_seat(span_word(&rest), &seat, f) ||
	    !notation_read(t->game, seat, span_word(&rest), &m, f))
		return false;
	if (span_word(&rest).size > 0)
		return scenario_unreadable(whole, "can SEAT MOVE", f);
	try.move = room;
	try.moves = 0;
	try.room = 1;
	if (table_play(&try, m, &why) == can)
		return true;
	fault_say(f, ERROR_EXPECTED, can ? why.allowed : "can", "");
	struct text allowed = text_on(f->allowed, sizeof f->allowed);
	text_part(&allowed, about.at, about.size);
	text_part(&allowed, whole.at, whole.size);
	return false;
}

static void print_seats(unsigned seats, struct text *t)
{
	bool first = true;

	for (int seat = 0; seat <= DEALER; seat++) {
		if ((seats >> seat & 1) == 0)
			continue;
		if (!first)
			text_char(t, ',');
		notation_seat(seat, t);
		first = false;
	}
	if (first)
		text_char(t, '-');
}

static bool expect_waiting(const struct table *t, struct span about, struct span rest,
                           struct fault *f)
{
	unsigned seats = 0;
	char a[24], b[24];
	struct text ta = text_on(a, sizeof a), tb = text_on(b, sizeof b);

	for (;;) {
		struct span word = span_word(&rest);
		if (word.size == 0)
			break;
		while (word.size > 0) {
			const struct span one = span_until(&word, ',');
			int seat;
			if (span_is(one, "-"))
				continue;
			if (!notation_read_seat(one, &seat, f))
				return false;
			seats |= 1u << seat;
		}
	}
	print_seats(seats, &ta);
	print_seats(table_turn(t)->waiting, &tb);
	return compare(about, a, b, f);
}

static bool expect_phase(const struct table *t, struct span about, struct span rest,
                         struct fault *f)
{
	char wanted[NOTATION_MAX];

	span_copy(span_word(&rest), wanted, sizeof wanted);
	return compare(about, wanted, t->game->phases[table_turn(t)->phase], f);
}

static bool expect_active(const struct table *t, struct span about, struct span rest,
                          struct fault *f)
{
	int seat;

	if (!notation_read_seat(span_word(&rest), &seat, f))
		return false;
	return expect_number(seat, table_turn(t)->active, about, f);
}

static bool expect_over(const struct table *t, struct span about, struct fault *f)
{
	if (table_turn(t)->over)
		return true;
	fault_set(f, ERROR_EXPECTED, span_of(t->game->phases[table_turn(t)->phase]));
	struct text allowed = text_on(f->allowed, sizeof f->allowed);
	text_part(&allowed, about.at, about.size);
	return false;
}

static bool expect_result(const struct table *t, struct span about, struct span rest, bool places,
                          struct fault *f)
{
	struct result r = {0};
	char a[64], b[64];
	struct text ta = text_on(a, sizeof a), tb = text_on(b, sizeof b);

	t->game->result(t->state, &r);
	for (int seat = 0; seat < table_turn(t)->seats; seat++) {
		int64_t wanted;
		if (!span_number(span_word(&rest), &wanted))
			return scenario_unreadable(about, "scores NUMBER …, places NUMBER …", f);
		text_add(&ta, seat > 0 ? " " : "");
		text_add(&tb, seat > 0 ? " " : "");
		text_number(&ta, wanted);
		text_number(&tb, places ? r.place[seat] : r.score[seat]);
	}
	if (span_word(&rest).size > 0)
		return scenario_unreadable(about, "scores NUMBER …, places NUMBER …", f);
	return compare(about, a, b, f);
}

/* --- Secrets -------------------------------------------------------------------- */

/* A view that hides its secrets stays the same when they are guessed anew; one that
 * still holds them somewhere, drawn or not, changes with the guess. */
static bool keeps_secrets(const struct table *t, int seat, const unsigned char *view)
{
	alignas(16) unsigned char other[STATE_MAX];
	const size_t size = t->game->state_size;

	for (uint64_t seed = 0; seed < GUESSES; seed++) {
		struct rng r;
		rng_seed(&r, seed);
		memcpy(other, view, size);
		t->game->guess(other, seat, &r);
		t->game->hide(other, seat);
		if (memcmp(other, view, size) != 0)
			return false;
	}
	return true;
}

static bool expect_unseen(const struct table *t, struct span about, struct span rest,
                          struct fault *f)
{
	alignas(16) unsigned char view[STATE_MAX];
	struct item item[ITEMS_MAX];
	struct pile ids = {.size = 0};
	int seat;

	const struct span who = span_word(&rest);
	if (!notation_read_seat(who, &seat, f) || !read_pile(t->game, rest, &ids, f))
		return false;
	if (seat >= table_turn(t)->seats)
		return scenario_unreadable(rest, "unseen SEAT ID …", f);
	table_view(t, seat, view);
	if (!keeps_secrets(t, seat, view))
		return compare(about, "", "view", f);
	const int items = t->game->telling->scene(view, seat, item);
	for (int i = 0; i < items; i++) {
		const char *id = notation_id(t->game, item[i].list, item[i].index);
		for (int n = 0; n < ids.size; n++)
			if (text_same(id, ids.id[n]))
				return compare(span_through(about, who), id,
				               notation_id(t->game, LIST_ZONES, item[i].zone), f);
	}
	return true;
}

bool expect_line(const struct table *t, struct span s, struct fault *f)
{
	struct span rest = s;
	const struct span word = span_word(&rest);

	if (span_is(word, "can") || span_is(word, "cannot"))
		return expect_legal(t, word, rest, span_is(word, "can"), f);
	if (span_is(word, "waiting"))
		return expect_waiting(t, word, rest, f);
	if (span_is(word, "active"))
		return expect_active(t, word, rest, f);
	if (span_is(word, "phase"))
		return expect_phase(t, word, rest, f);
	if (span_is(word, "over"))
		return expect_over(t, word, f);
	if (span_is(word, "places") || span_is(word, "scores"))
		return expect_result(t, word, rest, span_is(word, "places"), f);
	if (span_is(word, "unseen"))
		return expect_unseen(t, word, rest, f);
	return expect_thing(t, word, rest, f);
}
