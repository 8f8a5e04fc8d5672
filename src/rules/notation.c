/* notation.c -- see notation.h. */

#include "rules/notation.h"

#include "base/hash.h"
#include "rules/telling.h"

static const char *const seat_id[] = {"0", "1", "2", "3", "4", "5"};

const char *notation_id(const struct game *g, int list, int index)
{
	if (index == UNKNOWN)
		return "unknown";
	if (list == LIST_SEATS)
		return index < SEATS_MAX ? seat_id[index] : "?";
	return index < g->lists[list].size ? g->lists[list].id[index] : "?";
}

void notation_seat(int seat, struct text *t)
{
	text_add(t, seat == DEALER ? "D" : seat_id[seat]);
}

void notation_move(const struct game *g, struct move m, struct text *t)
{
	const struct verb *verb = &g->verbs[m.verb];
	char before = ':';

	text_add(t, verb->name);
	for (int i = 0; i < ARGS_MAX && verb->list[i] != LIST_NONE; i++) {
		text_char(t, before);
		text_add(t, notation_id(g, verb->list[i], m.arg[i]));
		before = ',';
	}
	if (verb->amount) {
		text_char(t, before);
		text_number(t, m.amount);
	}
}

void notation_line(const struct game *g, struct move m, struct text *t)
{
	notation_seat(m.seat, t);
	text_char(t, ' ');
	notation_move(g, m, t);
}

void notation_shape(const struct game *g, int verb, struct text *t)
{
	const struct verb *v = &g->verbs[verb];
	char before = ':';

	text_add(t, v->name);
	for (int i = 0; i < ARGS_MAX && v->list[i] != LIST_NONE; i++) {
		text_char(t, before);
		text_add(t, v->list[i] == LIST_SEATS ? "SEAT" : "ID");
		before = ',';
	}
	if (v->amount) {
		text_char(t, before);
		text_add(t, "NUMBER");
	}
}

int notation_find(const struct game *g, int list, struct span id)
{
	if (span_is(id, "unknown"))
		return UNKNOWN;
	const int size = list == LIST_SEATS ? SEATS_MAX : g->lists[list].size;
	for (int i = 0; i < size; i++)
		if (span_is(id, notation_id(g, list, i)))
			return i;
	return -1;
}

static bool unknown_verb(const struct game *g, struct span found, struct fault *f)
{
	fault_set(f, ERROR_UNKNOWN_VERB, found);
	struct text t = text_on(f->allowed, sizeof f->allowed);
	for (int v = 0; g->verbs[v].name != NULL; v++) {
		if (v > 0)
			text_add(&t, ", ");
		notation_shape(g, v, &t);
	}
	return false;
}

static bool unknown_name(const struct game *g, int verb, struct span found, struct fault *f)
{
	fault_set(f, ERROR_UNKNOWN_NAME, found);
	struct text t = text_on(f->allowed, sizeof f->allowed);
	notation_shape(g, verb, &t);
	return false;
}

static int find_verb(const struct game *g, struct span name)
{
	for (int v = 0; g->verbs[v].name != NULL; v++)
		if (span_is(name, g->verbs[v].name))
			return v;
	return -1;
}

bool notation_read(const struct game *g, int seat, struct span s, struct move *m, struct fault *f)
{
	const struct span whole = s;
	const int verb = find_verb(g, span_until(&s, ':'));

	if (verb < 0)
		return unknown_verb(g, whole, f);
	*m = move_of(seat, verb);
	const struct verb *v = &g->verbs[verb];
	for (int i = 0; i < ARGS_MAX && v->list[i] != LIST_NONE; i++) {
		const int index = notation_find(g, v->list[i], span_until(&s, ','));
		if (index < 0)
			return unknown_name(g, verb, whole, f);
		m->arg[i] = (uint8_t)index;
	}
	if (v->amount) {
		int64_t amount;
		if (!span_number(span_until(&s, ','), &amount) || amount < 0 || amount > UINT16_MAX)
			return unknown_name(g, verb, whole, f);
		m->amount = (uint16_t)amount;
	}
	/* What was printed is what is read: no trailing bits, no other spelling. */
	char back[NOTATION_MAX];
	struct text t = text_on(back, sizeof back);
	notation_move(g, *m, &t);
	return span_is(whole, back) || unknown_name(g, verb, whole, f);
}

bool notation_read_seat(struct span s, int *seat, struct fault *f)
{
	if (span_is(s, "D")) {
		*seat = DEALER;
		return true;
	}
	for (int i = 0; i < SEATS_MAX; i++)
		if (span_is(s, seat_id[i])) {
			*seat = i;
			return true;
		}
	fault_say(f, ERROR_BAD_SEAT, "", "0 … 5, D");
	span_copy(s, f->found, sizeof f->found);
	return false;
}

bool notation_read_line(const struct game *g, struct span s, struct move *m, struct fault *f)
{
	int seat;

	if (!notation_read_seat(span_word(&s), &seat, f))
		return false;
	return notation_read(g, seat, span_word(&s), m, f);
}

static uint64_t hash_item(uint64_t h, const struct game *g, const struct item *i)
{
	h = hash_text(h, notation_id(g, i->list, i->index));
	h = hash_text(h, notation_id(g, LIST_ZONES, i->zone));
	h = hash_number(h, (uint64_t)i->owner | (uint64_t)i->row << 8 | (uint64_t)i->column << 16);
	return hash_number(h, (uint64_t)i->count << 16 | i->flags);
}

uint64_t notation_position(const struct game *g, const void *state)
{
	const struct turn *turn = state;
	struct item item[ITEMS_MAX];
	const int items = g->telling->scene(state, SPECTATOR, item);
	const int counters = g->lists[LIST_COUNTERS].size;
	uint64_t h = hash_number(HASH_START, turn->ply);

	h = hash_number(h, (uint64_t)turn->waiting | (uint64_t)turn->active << 8 |
	                           (uint64_t)turn->over << 16);
	h = hash_text(h, g->phases[turn->phase]);
	for (int i = 0; i < items; i++)
		h = hash_item(h, g, &item[i]);
	for (int seat = 0; seat < turn->seats; seat++)
		for (int c = 0; c < counters; c++) {
			const int n = g->telling->counter(state, c, seat);
			if (n == 0)
				continue; /* a counter added later leaves old records valid */
			h = hash_text(h, g->lists[LIST_COUNTERS].id[c]);
			h = hash_number(h, (uint64_t)(uint32_t)n);
		}
	return h;
}
