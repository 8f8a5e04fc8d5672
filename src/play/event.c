/* event.c -- see event.h. */

#include "play/event.h"

#include "play/record.h"
#include "rules/notation.h"

static const struct {
	const char *word, *shape;
} kind[] = {
	[EVENT_NONE] = {"", ""},
	[EVENT_UNDO] = {"undo", "undo MOVES"},
	[EVENT_REDO] = {"redo", "redo MOVES"},
	[EVENT_SEAT] = {"seat", "seat SEAT KIND"},
	[EVENT_NAME] = {"name", "name SEAT NAME"},
	[EVENT_TIMEOUT] = {"timeout", "timeout SEAT"},
};
enum { EVENTS = sizeof kind / sizeof *kind };

enum event event_of(struct span word)
{
	for (int i = 1; i < EVENTS; i++)
		if (span_is(word, kind[i].word))
			return (enum event)i;
	return EVENT_NONE;
}

static bool take_back(struct table *t, enum event e, struct span line, struct span rest,
                      struct fault *f)
{
	int64_t n;

	if (!span_number(span_word(&rest), &n) || n < 1 || span_word(&rest).size > 0)
		return record_bad_line(line, kind[e].shape, f);
	const uint32_t most = e == EVENT_UNDO ? t->moves : t->end - t->moves;
	if ((uint32_t)n > most) {
		fault_set(f, ERROR_BAD_VALUE, line);
		struct text allowed = text_on(f->allowed, sizeof f->allowed);
		text_add(&allowed, "0 … ");
		text_number(&allowed, most);
		return false;
	}
	return e == EVENT_UNDO ? table_undo(t, (uint32_t)n, f) : table_redo(t, (uint32_t)n, f);
}

bool event_read(struct table *t, enum event e, struct span line, struct fault *f)
{
	struct span rest = line;
	int seat;

	if (table_turn(t)->over && e != EVENT_NAME)
		return fault_set(f, ERROR_OVER, line);
	span_word(&rest);
	if (e == EVENT_UNDO || e == EVENT_REDO)
		return take_back(t, e, line, rest, f);
	if (!notation_read_seat(span_word(&rest), &seat, f))
		return false;
	if (seat >= table_turn(t)->seats)
		return record_bad_line(line, kind[e].shape, f);
	struct chair *chair = &t->chair[seat];
	if (e == EVENT_NAME) {
		chair_read_name(chair, rest);
		return true;
	}
	const struct span word = e == EVENT_SEAT ? span_word(&rest) : (struct span){"", 0};
	if ((e == EVENT_SEAT && word.size == 0) || span_word(&rest).size > 0)
		return record_bad_line(line, kind[e].shape, f);
	if (e == EVENT_SEAT)
		chair_read_kind(chair, word);
	return true;
}

void event_print(const struct table *t, enum event e, uint32_t n, struct text *out)
{
	text_add(out, kind[e].word);
	text_char(out, ' ');
	text_number(out, n);
	if (e == EVENT_SEAT) {
		text_char(out, ' ');
		chair_print_kind(&t->chair[n], out);
	}
	if (e == EVENT_NAME) {
		text_char(out, ' ');
		text_add(out, t->chair[n].name);
	}
}
