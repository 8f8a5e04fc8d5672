/* refuse.c -- see refuse.h. */

#include "play/refuse.h"

#include "rules/notation.h"

static void found_move(const struct game *g, struct move m, struct fault *f)
{
	struct text t = text_on(f->found, sizeof f->found);

	notation_move(g, m, &t);
}

bool refuse_late(const struct game *g, struct move m, struct fault *f)
{
	fault_say(f, ERROR_OVER, "", "");
	found_move(g, m, f);
	return false;
}

static void list_waiting(const struct turn *turn, struct text *out)
{
	bool first = true;

	for (int seat = 0; seat <= DEALER; seat++) {
		if (!turn_waits(turn, seat))
			continue;
		if (!first)
			text_add(out, ", ");
		notation_seat(seat, out);
		first = false;
	}
}

bool refuse_seat(const struct turn *turn, int seat, struct fault *f)
{
	fault_say(f, ERROR_NOT_WAITING, "", "");
	struct text found = text_on(f->found, sizeof f->found);
	notation_seat(seat, &found);
	struct text allowed = text_on(f->allowed, sizeof f->allowed);
	list_waiting(turn, &allowed);
	return false;
}

bool refuse_illegal(const struct game *g, struct move m, const struct move *legal, int n,
                    struct fault *f)
{
	fault_say(f, ERROR_ILLEGAL, "", "");
	found_move(g, m, f);
	struct text allowed = text_on(f->allowed, sizeof f->allowed);
	for (int i = 0; i < n; i++) {
		if (i > 0)
			text_add(&allowed, ", ");
		notation_move(g, legal[i], &allowed);
	}
	return false;
}

bool refuse_strange(const struct game *g, struct move m, struct fault *f)
{
	fault_say(f, ERROR_STRANGE_LINE, "", "");
	struct text found = text_on(f->found, sizeof f->found);
	notation_line(g, m, &found);
	return false;
}
