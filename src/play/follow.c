/* follow.c -- see follow.h. */

#include "play/follow.h"

#include "play/event.h"
#include "rules/notation.h"

bool follow_line(struct table *t, struct span line, struct fault *f)
{
	struct span rest = line;
	const enum event e = event_of(span_word(&rest));
	struct move m;

	if (e != EVENT_NONE)
		return event_read(t, e, line, f);
	return notation_read_line(t->game, line, &m, f) && table_play(t, m, f);
}
