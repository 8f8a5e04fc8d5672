/* telling.c -- see telling.h. */

#include "telling.h"

#include <string.h>

#include "base/hash.h"
#include "lang/lang.h"

/* What was claimed of an account. */
enum {
	EXACT = 1,       /* so many more or fewer: `sum` */
	SET = 2,         /* so many now: `value` */
	MORE = 4,        /* one more at least */
	FEWER = 8,       /* one fewer at least */
	MAYBE_MORE = 16, /* somebody has more, perhaps this seat */
	MAYBE_FEWER = 32,
	OTHERS = 64,   /* other things than before lie there */
	ANYTHING = 128 /* it may have changed; everybody sees how */
};

enum { COUNTER, ZONE };

static int size_of(const struct hearing *h, int list)
{
	return h->game->lists[list].size;
}

/* ---- what is there ------------------------------------------------------ */

/* The same for the same thing, and for no other that a game has: odd, so that counts show. */
static uint64_t thing(const struct item *i)
{
	const uint64_t number = (uint64_t)i->list << 8 | i->index;

	return (number * UINT64_C(0x9e3779b97f4a7c15) ^ number << 40) | 1;
}

static void take_stock(const struct hearing *h, const void *view, struct stock *s)
{
	const struct telling *t = h->game->telling;

	memset(s->counter, 0, sizeof s->counter);
	memset(s->zone, 0, sizeof s->zone);
	memset(s->things, 0, sizeof s->things);
	for (int c = 0; c < size_of(h, LIST_COUNTERS); c++)
		for (int seat = 0; seat < ((const struct turn *)view)->seats; seat++)
			s->counter[c][seat] = t->counter(view, c, seat);
	s->items = t->scene(view, h->seat, s->item);
	for (int i = 0; i < s->items; i++) {
		const struct item *item = &s->item[i];
		s->zone[item->zone][item->owner] += item->count;
		s->things[item->zone][item->owner] += thing(item) * item->count;
	}
}

/* How many of these things lie in that zone. */
static int how_many(const struct stock *s, int zone, int owner, const struct item *like)
{
	int n = 0;

	for (int i = 0; i < s->items; i++)
		if (s->item[i].zone == zone && s->item[i].owner == owner &&
		    s->item[i].list == like->list && s->item[i].index == like->index)
			n += s->item[i].count;
	return n;
}

/* Has anything come to lie there, whatever else has left? */
static bool arrived(const struct hearing *h, int zone, int owner)
{
	for (int i = 0; i < h->is.items; i++) {
		const struct item *item = &h->is.item[i];
		if (item->zone == zone && item->owner == owner &&
		    how_many(&h->is, zone, owner, item) > how_many(&h->was, zone, owner, item))
			return true;
	}
	return false;
}

/* ---- what is claimed ---------------------------------------------------- */

static void enter(struct account *a, int how, int amount)
{
	switch (how) {
	case CLAIM_SETS: *a = (struct account){.value = amount, .flags = SET}; return;
	case CLAIM_CHANGES: a->flags |= amount == CLAIM_SOME ? ANYTHING : OTHERS; return;
	default: break;
	}
	if (amount == CLAIM_SOME) {
		a->flags |= how == CLAIM_GAINS ? MORE : FEWER;
	} else {
		a->flags |= EXACT;
		a->sum += how == CLAIM_GAINS ? amount : -amount;
	}
}

static bool is_argument(int code)
{
	return code >= CLAIM_ARG0 && code <= CLAIM_ARG3;
}

static int value_of(const struct line *line, int code)
{
	return is_argument(code) ? line->arg[code - CLAIM_ARG0] : code;
}

/* The counter or zone that is spoken of, or -1 if the argument names none. */
static int index_of(const struct hearing *h, const struct claim *c, const struct line *line)
{
	const struct list *zones = &h->game->lists[LIST_ZONES];

	if (!is_argument(c->index) || c->list != LIST_ZONES)
		return c->index;
	for (int zone = 0; zone < zones->size; zone++)
		if (zones->word[zone] == value_of(line, c->index))
			return zone;
	return -1;
}

static struct account *account(struct hearing *h, int list, int index, int owner)
{
	return list == LIST_COUNTERS ? &h->counter[index][owner] : &h->zone[index][owner];
}

/* Claims of a seat, or of the table: a counter that is nobody's is the same for all. */
static void claim_of(struct hearing *h, const struct claim *c, const struct line *line, int index)
{
	const int whose = c->whose == CLAIM_WHO ? line->seat : value_of(line, c->whose);
	const bool all = c->list == LIST_COUNTERS && whose == NOBODY;

	if (all)
		for (int seat = 0; seat < SEATS_MAX; seat++)
			enter(&h->counter[index][seat], c->how, value_of(line, c->amount));
	else if (whose < (c->list == LIST_COUNTERS ? SEATS_MAX : OWNERS))
		enter(account(h, c->list, index, whose), c->how, value_of(line, c->amount));
}

/* Does another claim of this sentence name that seat for the same thing? */
static bool named(const struct saying *s, const struct claim *c, const struct line *line, int seat)
{
	for (int i = 0; i < CLAIMS_MAX && s->claim[i].list != LIST_NONE; i++) {
		const struct claim *other = &s->claim[i];
		const int whose =
			other->whose == CLAIM_WHO ? line->seat : value_of(line, other->whose);
		if (other->list == c->list && other->index == c->index && whose == seat)
			return true;
	}
	return false;
}

static unsigned maybe(int how)
{
	return how == CLAIM_GAINS ? MAYBE_MORE : how == CLAIM_LOSES ? MAYBE_FEWER : ANYTHING;
}

static void claim_of_anybody(struct hearing *h, const struct saying *s, const struct claim *c,
                             const struct line *line, int index)
{
	const int owners = c->list == LIST_COUNTERS ? SEATS_MAX : OWNERS;

	for (int owner = 0; owner < owners; owner++)
		if (!named(s, c, line, owner))
			account(h, c->list, index, owner)->flags |= maybe(c->how);
	if (c->how == CLAIM_GAINS || c->how == CLAIM_LOSES)
		h->anybody[c->list == LIST_ZONES][index] |= (uint8_t)maybe(c->how);
}

static void claim_of_turn(struct hearing *h, const struct claim *c, const struct line *line)
{
	if (c->whose == NOBODY)
		h->round = value_of(line, c->amount);
	else
		h->turn = c->whose == CLAIM_WHO ? line->seat : value_of(line, c->whose);
}

static void claim(struct hearing *h, const struct saying *s, const struct claim *c,
                  const struct line *line)
{
	const int index = index_of(h, c, line);

	if (c->list == LIST_SEATS)
		claim_of_turn(h, c, line);
	else if (index >= 0 && c->whose == CLAIM_ANYBODY)
		claim_of_anybody(h, s, c, line, index);
	else if (index >= 0)
		claim_of(h, c, line, index);
}

static void hear(struct hearing *h, const struct line *line)
{
	const struct saying *s = telling_saying(h->game->telling, line->word);

	for (int i = 0; i < CLAIMS_MAX && s->claim[i].list != LIST_NONE; i++)
		claim(h, s, &s->claim[i], line);
	if (h->lines < TOLD_ROOM)
		h->told[h->lines] = *line;
	h->lines++;
}

/* ---- what is found ------------------------------------------------------ */

static void say_whose(struct text *t, int owner)
{
	if (owner == NOBODY) {
		text_add(t, " of the table");
	} else {
		text_add(t, " of seat ");
		text_number(t, owner + 1);
	}
}

static void say_signed(struct text *t, int n)
{
	if (n >= 0)
		text_char(t, '+');
	text_number(t, n);
}

static void say_claims(struct text *t, const struct account *a)
{
	static const struct {
		unsigned flag;
		const char *words;
	} name[] = {
		{MORE, " some more"},           {FEWER, " some fewer"},
		{MAYBE_MORE, " somebody more"}, {MAYBE_FEWER, " somebody fewer"},
		{OTHERS, " other things"},      {ANYTHING, " anything"},
	};

	text_add(t, ", claimed:");
	if (a->flags == 0)
		text_add(t, " nothing");
	if (a->flags & SET) {
		text_add(t, " now ");
		text_number(t, a->value);
	}
	if (a->flags & EXACT) {
		text_char(t, ' ');
		say_signed(t, a->sum);
	}
	for (size_t i = 0; i < sizeof name / sizeof *name; i++)
		if (a->flags & name[i].flag)
			text_add(t, name[i].words);
}

/* The sentences, so that a person sees which of them is wrong or missing. */
static void say_told(const struct hearing *h, struct text *t)
{
	static const struct names nobody;

	text_add(t, "\n  told:");
	if (h->lines == 0)
		text_add(t, " nothing");
	for (int i = 0; i < h->lines && i < TOLD_ROOM; i++) {
		text_char(t, ' ');
		lang_line(h->game, ENGLISH, &nobody, &h->told[i], t);
	}
}

/* The same mistake: the same thing, wrong in the same way, after the same last sentence. */
static uint64_t kind_of(const struct hearing *h, int list, int index, const char *what)
{
	const int last = h->lines > 0 && h->lines <= TOLD_ROOM ? h->told[0].word : 0;
	const bool space = telling_implied(h->game->telling, list, index) != NULL;
	const uint64_t of = hash_number(HASH_START, (uint64_t)(list << 8 | (space ? 0 : index)));

	return hash_number(hash_text(of, what), (uint64_t)last);
}

static void found(const struct hearing *h, struct findings *f, const char *what, int list,
                  int index, int owner, int was, int is)
{
	struct finding *one = &f->list[f->n < FINDINGS_MAX ? f->n++ : FINDINGS_MAX - 1];
	struct text t = text_on(one->text, sizeof one->text);

	one->kind = kind_of(h, list, index, what);
	text_add(&t, what);
	text_add(&t, list == LIST_COUNTERS ? ": counter " : ": zone ");
	text_add(&t, h->game->lists[list].id[index]);
	say_whose(&t, owner);
	text_add(&t, ", ");
	text_number(&t, was);
	text_add(&t, " -> ");
	text_number(&t, is);
	say_claims(&t, list == LIST_COUNTERS ? &h->counter[index][owner] : &h->zone[index][owner]);
	say_told(h, &t);
}

/* ---- the accounts ------------------------------------------------------- */

/* What is wrong with a number, or NULL. */
static const char *judge(const struct account *a, int was, int is)
{
	const int rest = is - (a->flags & SET ? a->value : was) - a->sum;
	const unsigned both = a->flags & (MORE | FEWER);

	if (a->flags & ANYTHING)
		return NULL;
	if (rest > 0 && !(a->flags & (MORE | MAYBE_MORE)))
		return a->flags == 0 ? "not told" : "more than was told";
	if (rest < 0 && !(a->flags & (FEWER | MAYBE_FEWER)))
		return a->flags == 0 ? "not told" : "less than was told";
	return rest == 0 && (both == MORE || both == FEWER) ? "told, but nothing came of it" : NULL;
}

static void judge_counter(const struct hearing *h, struct findings *f, int c, int seat)
{
	const int was = h->was.counter[c][seat], is = h->is.counter[c][seat];
	const struct account *a = &h->counter[c][seat];
	const char *wrong = judge(a, was, is);

	if (a->flags == 0 && was == is)
		return;
	const struct implied *implied = telling_implied(h->game->telling, LIST_COUNTERS, c);
	if (implied != NULL && implied->how == IMPLIED_BY_RULES && (a->flags & SET) == 0)
		wrong = h->lines == 0 && was != is ? "changed while nothing was told" : NULL;
	if (wrong != NULL)
		found(h, f, wrong, LIST_COUNTERS, c, seat, was, is);
}

/* Which things lie there; that their number is told has been seen. */
static const char *judge_things(const struct hearing *h, const struct account *a, int zone,
                                int owner)
{
	const bool same = h->was.things[zone][owner] == h->is.things[zone][owner];

	if (same)
		return (a->flags & (OTHERS | ANYTHING)) == OTHERS
		               ? "told to be others, but they are the same"
		               : NULL;
	return a->flags == 0 ? "other things, not told" : NULL;
}

/* The zones that follow a counter hold what it says, with what of them is the table's. */
static void judge_sum(const struct hearing *h, struct findings *f, int counter, int seat)
{
	int zone = -1, sum = 0;

	for (const struct implied *z = h->game->telling->implied; z->list != LIST_NONE; z++)
		if (z->how == IMPLIED_BY_COUNTER && z->from == counter) {
			zone = z->index;
			sum += h->is.zone[zone][seat] + h->is.zone[zone][NOBODY];
		}
	if (zone >= 0 && sum != h->is.counter[counter][seat])
		found(h, f, "not as many things as its counter says", LIST_ZONES, zone, seat,
		      h->is.counter[counter][seat], sum);
}

/* What lies in a zone that follows a counter is told by a claim about either, or about
 * another zone that follows it. */
static void judge_mirror(const struct hearing *h, struct findings *f, int zone, int owner,
                         int counter)
{
	struct account all = h->zone[zone][owner];

	if (owner != NOBODY && owner >= SEATS_MAX)
		return;
	all.flags |= h->counter[counter][owner == NOBODY ? 0 : owner].flags;
	for (const struct implied *z = h->game->telling->implied; z->list != LIST_NONE; z++)
		if (z->how == IMPLIED_BY_COUNTER && z->from == counter && z->index != zone)
			all.flags |= h->zone[z->index][owner].flags != 0 ? SET : 0;
	const char *wrong = judge_things(h, &all, zone, owner);
	if (wrong != NULL)
		found(h, f, wrong, LIST_ZONES, zone, owner, h->was.zone[zone][owner],
		      h->is.zone[zone][owner]);
}

/* A zone that things leave for another: only what comes to lie there is told. */
static const char *judge_arrival(const struct hearing *h, const struct account *a, int zone,
                                 int owner)
{
	const bool more = arrived(h, zone, owner);

	if (more && a->flags == 0)
		return "arrived, not told";
	return !more && (a->flags & (MORE | EXACT)) != 0 && (a->flags & ANYTHING) == 0
	               ? "told to arrive, and nothing did"
	               : NULL;
}

static void judge_zone(const struct hearing *h, struct findings *f, int zone, int owner)
{
	const int was = h->was.zone[zone][owner], is = h->is.zone[zone][owner];
	const struct account *a = &h->zone[zone][owner];
	const char *wrong = judge(a, was, is);

	if (a->flags == 0 && h->was.things[zone][owner] == h->is.things[zone][owner])
		return; /* nothing said, nothing done: so it is with most */
	const struct implied *implied = telling_implied(h->game->telling, LIST_ZONES, zone);
	if (implied != NULL && implied->how == IMPLIED_BY_COUNTER) {
		judge_mirror(h, f, zone, owner, implied->from);
		return;
	}
	if (implied != NULL)
		wrong = judge_arrival(h, a, zone, owner);
	else if (wrong == NULL)
		wrong = judge_things(h, a, zone, owner);
	if (wrong != NULL)
		found(h, f, wrong, LIST_ZONES, zone, owner, was, is);
}

/* "Somebody gets one": then this seat may be it. */
static bool may_be(const struct hearing *h, int list, int index, int owner, unsigned way)
{
	const bool counts = list == LIST_COUNTERS;
	const int was = counts ? h->was.counter[index][owner] : h->was.zone[index][owner];
	const int is = counts ? h->is.counter[index][owner] : h->is.zone[index][owner];
	const struct account *a = counts ? &h->counter[index][owner] : &h->zone[index][owner];

	return (way == MAYBE_MORE ? is > was : is < was) || (a->flags & ~way) != 0 ||
	       (!counts && way == MAYBE_MORE && arrived(h, index, owner));
}

static bool somebody(const struct hearing *h, int list, int index, unsigned way)
{
	const int owners = list == LIST_COUNTERS ? SEATS_MAX : OWNERS;
	int owner = 0;

	while (owner < owners && !may_be(h, list, index, owner, way))
		owner++;
	return owner < owners;
}

static void judge_somebody(const struct hearing *h, struct findings *f, int list, int index)
{
	const unsigned ways = h->anybody[list == LIST_ZONES][index];

	for (unsigned way = MAYBE_MORE; way <= MAYBE_FEWER; way *= 2)
		if ((ways & way) != 0 && !somebody(h, list, index, way))
			found(h, f, "told of somebody, and nobody it is", list, index, 0, 0, 0);
}

static void judge_turn(const struct hearing *h, struct findings *f, const struct turn *turn)
{
	const bool right = (h->turn < 0 || h->turn == turn->active) &&
	                   (h->round < 0 || h->round == turn->round);
	struct finding *one = &f->list[f->n < FINDINGS_MAX ? f->n : FINDINGS_MAX - 1];
	struct text t = text_on(one->text, sizeof one->text);

	if (right || turn->over || f->n == FINDINGS_MAX)
		return;
	f->n++;
	one->kind = hash_text(HASH_START, "turn");
	text_add(&t, "another turn or round was told: it is seat ");
	text_number(&t, turn->active + 1);
	text_add(&t, "'s, of round ");
	text_number(&t, turn->round);
	say_told(h, &t);
}

void hearing_end(struct hearing *h, const void *view, struct findings *f)
{
	const int owners[] = {[COUNTER] = ((const struct turn *)view)->seats, [ZONE] = OWNERS};

	f->n = 0;
	h->on = false;
	take_stock(h, view, &h->is);
	for (int c = 0; c < size_of(h, LIST_COUNTERS); c++) {
		for (int seat = 0; seat < owners[COUNTER]; seat++) {
			judge_counter(h, f, c, seat);
			judge_sum(h, f, c, seat);
		}
		judge_somebody(h, f, LIST_COUNTERS, c);
	}
	for (int zone = 0; zone < size_of(h, LIST_ZONES); zone++) {
		for (int owner = 0; owner < owners[ZONE]; owner++)
			judge_zone(h, f, zone, owner);
		judge_somebody(h, f, LIST_ZONES, zone);
	}
	judge_turn(h, f, view);
}

void hearing_begin(struct hearing *h, const struct game *g, const void *view, int seat)
{
	h->game = g;
	h->seat = seat;
	h->on = true;
	h->lines = 0;
	h->turn = h->round = -1;
	memset(h->counter, 0, sizeof h->counter);
	memset(h->zone, 0, sizeof h->zone);
	memset(h->anybody, 0, sizeof h->anybody);
	take_stock(h, view, &h->was);
}

void hearing_step(struct hearing *h, const void *before, struct move shown, const void *after)
{
	struct line line[LINES_MAX];
	const int lines = tell_step(h->game, before, shown, after, line);

	for (int i = 0; i < lines; i++)
		hear(h, &line[i]);
}
