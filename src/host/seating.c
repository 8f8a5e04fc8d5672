/* seating.c -- see seating.h. */

#include "host/seating.h"

#include "host/guest.h"
#include "host/locale.h"

/* Which budgets a bot takes: simulations, or also milliseconds. */
enum measure { MEASURE_NONE, MEASURE_COUNT, MEASURE_TIME };

static enum measure measure_of(const struct bot *bot)
{
	return bot->weigh != NULL                      ? MEASURE_TIME
	       : bot == &bot_greedy || bot == &bot_net ? MEASURE_COUNT
	                                               : MEASURE_NONE;
}

const struct bot *seating_bot(struct span kind, struct budget *budget)
{
	const struct bot *bot = bot_find(kind, budget);
	const enum measure found = bot == NULL                ? MEASURE_NONE
	                           : budget->milliseconds > 0 ? MEASURE_TIME
	                           : budget->simulations > 0  ? MEASURE_COUNT
	                                                      : MEASURE_NONE;

	return bot != NULL && found <= measure_of(bot) ? bot : NULL;
}

bool seating_kind(struct span kind, const struct bot **bot, struct budget *budget)
{
	*bot = NULL;
	*budget = (struct budget){0};
	if (span_is(kind, "human"))
		return true;
	char text[KIND_MAX_SIZE];
	span_copy(kind, text, sizeof text);
	if (guest_command(text) != NULL) {
		if (guest_command(text)[0] == '\0' || kind.size >= sizeof text)
			return false;
		struct guest *g = guest_new(guest_command(text), locale_language());
		*bot = g != NULL ? &g->bot : NULL;
		return *bot != NULL;
	}
	*bot = seating_bot(kind, budget);
	return *bot != NULL;
}

void seating_free(struct seating *s)
{
	for (int i = 0; i < SEATS_MAX; i++)
		guest_leave(guest_of(s->bot[i]));
	for (int i = 0; i < SEATS_MAX; i++) {
		guest_free(guest_of(s->bot[i]));
		s->bot[i] = NULL;
	}
}

/* It is one of our bots, but with a budget that it does not take. */
static bool wrong_budget(struct span kind, struct fault *f)
{
	struct span rest = kind;
	const struct span name = span_until(&rest, ':');
	struct budget ignored;
	const struct bot *bot = bot_find(name, &ignored);

	if (bot == NULL || name.size == kind.size)
		return false;
	const enum measure m = measure_of(bot);
	fault_set(f, m == MEASURE_NONE ? ERROR_NO_BUDGET : ERROR_BAD_BUDGET, kind);
	struct text t = text_on(f->allowed, sizeof f->allowed);
	text_add(&t, bot->name);
	text_add(&t, m != MEASURE_NONE ? ":N" : "");
	if (m == MEASURE_TIME) {
		text_add(&t, ", ");
		text_add(&t, bot->name);
		text_add(&t, ":Nms");
	}
	return true;
}

bool seating_unknown(const struct game *g, struct span kind, bool humans, struct fault *f)
{
	char text[KIND_MAX_SIZE];

	if (wrong_budget(kind, f))
		return false;
	span_copy(kind, text, sizeof text);
	fault_set(f, guest_command(text) != NULL ? ERROR_BAD_COMMAND : ERROR_UNKNOWN_BOT, kind);
	struct text t = text_on(f->allowed, sizeof f->allowed);
	if (f->error == ERROR_BAD_COMMAND) {
		text_number(&t, (int64_t)(text + sizeof text - 1 - guest_command(text)));
		return false;
	}
	text_add(&t, humans ? "human, " : "");
	for (int i = 0; bot_at(i) != NULL; i++)
		if (g == NULL || bot_plays(bot_at(i), g)) {
			text_add(&t, bot_at(i)->name);
			text_add(&t, ", ");
		}
	text_add(&t, "exec:COMMAND");
	return false;
}

bool seating_count(enum error e, int found, int seats, struct fault *f)
{
	fault_say(f, e, "", "");
	struct text left = text_on(f->found, sizeof f->found);
	struct text right = text_on(f->allowed, sizeof f->allowed);
	text_number(&left, found);
	text_number(&right, seats);
	return false;
}

bool seating_read(struct seating *s, const struct game *g, const char *text, int seats, bool humans,
                  enum language l, struct fault *f)
{
	struct span rest = span_of(text);

	*s = (struct seating){.seats = 0}; /* chairs beyond the last have nobody to free */
	for (; rest.size > 0; s->seats++) {
		const struct span kind = span_until(&rest, ',');
		if (s->seats == SEATS_MAX)
			return seating_count(ERROR_SEATS_COUNT, s->seats + 1, seats, f);
		const int i = s->seats;
		if (!seating_kind(kind, &s->bot[i], &s->budget[i]) ||
		    (s->bot[i] == NULL ? !humans : !bot_plays(s->bot[i], g)))
			return seating_unknown(g, kind, humans, f);
		if (guest_of(s->bot[i]) != NULL)
			guest_of(s->bot[i])->lang = l;
		span_copy(kind, s->kind[i], sizeof s->kind[i]);
	}
	return s->seats == seats || seating_count(ERROR_SEATS_COUNT, s->seats, seats, f);
}
