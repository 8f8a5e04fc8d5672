/* listener.c -- see listener.h. */

#include "host/listener.h"

#include <stdio.h>
#include <stdlib.h>

#include "host/files.h"
#include "host/think.h"
#include "play/event.h"
#include "play/record.h"
#include "rules/notation.h"
#include "rules/options.h"

static bool no_game(const char *word, struct fault *f)
{
	return fault_say(f, ERROR_TOO_EARLY, word, "game GAME [OPTIONS], seat SEAT");
}

/* The whole game again, in the eyes of another seat. */
static bool sit_down(struct listener *l, int seat, struct fault *f)
{
	if (l->size < l->game->plies) {
		free(l->room);
		l->room = malloc(l->game->plies * sizeof *l->room);
		l->size = l->room != NULL ? l->game->plies : 0;
	}
	if (l->size == 0) {
		file_fault(f, ERROR_CANNOT_OPEN, l->game->name);
		l->game = NULL;
		return false;
	}
	table_init_seen(&l->table, l->game, &l->options, l->rules, l->room, l->size, seat);
	return true;
}

static bool hear_game(struct listener *l, struct span rest, struct fault *f)
{
	const struct game *g = record_game(span_word(&rest), f);

	if (g == NULL || !options_read(g, rest, &l->options, f))
		return false;
	l->game = g;
	l->rules = g->rules;
	return sit_down(l, 0, f);
}

/* An older game may be played by older rules. */
static bool hear_rules(struct listener *l, struct span rest, struct fault *f)
{
	if (l->game == NULL)
		return no_game("rules", f);
	return record_rules(l->game, span_word(&rest), &l->rules, f) &&
	       sit_down(l, l->table.eyes, f);
}

/* The seats of this game, not of the largest. */
static bool bad_seat(const struct listener *l, struct span word, const char *dealer,
                     struct fault *f)
{
	fault_set(f, ERROR_BAD_SEAT, word);
	snprintf(f->allowed, sizeof f->allowed, "0 … %d%s", l->options.value[0] - 1, dealer);
	return false;
}

static bool hear_seat(struct listener *l, struct span rest, struct fault *f)
{
	int seat;

	if (l->game == NULL)
		return no_game("seat", f);
	const struct span word = span_word(&rest);
	if (!notation_read_seat(word, &seat, f) || seat >= l->options.value[0])
		return bad_seat(l, word, "", f);
	return sit_down(l, seat, f);
}

static bool hear_line(struct listener *l, struct span rest, struct fault *f)
{
	struct span line = rest = span_trim(rest);
	int seat;

	if (l->game == NULL)
		return no_game("line", f);
	const struct span word = span_word(&line);
	if (event_of(word) != EVENT_NONE)
		return follow_line(&l->table, rest, f);
	if (!notation_read_seat(word, &seat, f) || (seat != DEALER && seat >= l->options.value[0]))
		return bad_seat(l, word, ", D", f);
	return follow_line(&l->table, rest, f);
}

/* The moves in the question are for programs without rules; we have our own. */
static bool hear_choose(struct listener *l, struct span rest, struct fault *f)
{
	const struct table *t = &l->table;
	struct move move[MOVES_MAX];
	char text[NOTATION_MAX];
	struct text out = text_on(text, sizeof text);

	(void)rest;
	if (l->game == NULL)
		return no_game("choose", f);
	const int moves = t->game->moves(t->state, t->eyes, move);
	if (moves == 0)
		return fault_say(f, ERROR_NOT_YOUR_TURN, "choose", "line SEAT MOVE");
	const int i = moves == 1 ? 0
	                         : think_choose(l->bot, t->game, t->state, t->eyes, move, moves,
	                                        l->budget, &l->rng);
	notation_move(t->game, move[i], &out);
	printf("move %s\n", text);
	return true;
}

static bool hear_nothing(struct listener *l, struct span rest, struct fault *f)
{
	(void)l, (void)rest, (void)f;
	return true;
}

static const struct word {
	const char *name;
	bool (*hear)(struct listener *l, struct span rest, struct fault *f);
} words[] = {
	{"game", hear_game},       {"rules", hear_rules},
	{"seat", hear_seat},       {"line", hear_line},
	{"choose", hear_choose},   {"quayside", hear_nothing},
	{"counter", hear_nothing}, {"item", hear_nothing},
	{"over", hear_nothing},    {NULL, NULL},
};

static bool hear(struct listener *l, struct span line, struct fault *f)
{
	const struct span name = span_word(&line);

	for (const struct word *w = words; w->name != NULL; w++)
		if (span_is(name, w->name))
			return w->hear(l, line, f);
	fault_set(f, ERROR_UNKNOWN_WORD, name);
	struct text t = text_on(f->allowed, sizeof f->allowed);
	text_add(&t, "game, seat, line, choose, quit");
	return false;
}

static void answer_fault(const struct listener *l, const struct fault *f)
{
	char sentence[FAULT_FOUND + FAULT_ALLOWED + 256];
	struct text t = text_on(sentence, sizeof sentence);

	lang_fault(l->game, l->lang, f, &t);
	printf("error %s\n", sentence);
}

void listener_hear(struct listener *l)
{
	char *line = NULL;
	size_t room = 0;
	ssize_t size;

	while ((size = getline(&line, &room, stdin)) >= 0) {
		struct fault f = {0};
		while (size > 0 && (line[size - 1] == '\n' || line[size - 1] == '\r'))
			line[--size] = '\0';
		if (span_is(span_trim(span_of(line)), "quit"))
			break;
		if (size > 0 && !hear(l, span_of(line), &f))
			answer_fault(l, &f);
		fflush(stdout);
	}
	free(line);
	free(l->room);
}
