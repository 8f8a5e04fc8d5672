/* bot.c -- `quayside bot BOT`: one of our bots behind a pipe (docs/protocol.md).
 *
 * It hears what a table tells a seat and answers with moves; so it can sit at our own
 * table too.  A line that cannot be understood is answered with an error and changes
 * nothing. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/commands.h"
#include "host/files.h"
#include "host/think.h"
#include "play/event.h"
#include "play/follow.h"
#include "play/record.h"
#include "rules/notation.h"
#include "rules/options.h"

struct listener {
	const struct args *args;
	const struct bot *bot;
	struct budget budget;
	const struct game *game; /* NULL: not told yet */
	struct options options;
	struct table table; /* as the seat is shown it */
	struct move *room;
	struct rng rng;
};

static bool no_game(const char *word, struct fault *f)
{
	return fault_say(f, ERROR_TOO_EARLY, word, "game GAME [OPTIONS], seat SEAT");
}

/* The whole game again, in the eyes of another seat. */
static bool sit_down(struct listener *l, int seat, struct fault *f)
{
	struct move *room = realloc(l->room, l->game->plies * sizeof *room);

	if (room == NULL)
		return file_fault(f, ERROR_CANNOT_OPEN, l->game->name);
	l->room = room;
	table_init_seen(&l->table, l->game, &l->options, room, l->game->plies, seat);
	return true;
}

static bool hear_game(struct listener *l, struct span rest, struct fault *f)
{
	const struct game *g = record_game(span_word(&rest), f);

	if (g == NULL || !options_read(g, rest, &l->options, f))
		return false;
	l->game = g;
	return sit_down(l, 0, f);
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
	struct span line = rest;
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
	{"game", hear_game},     {"seat", hear_seat},        {"line", hear_line},
	{"choose", hear_choose}, {"quayside", hear_nothing}, {"counter", hear_nothing},
	{"item", hear_nothing},  {"over", hear_nothing},     {NULL, NULL},
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

	lang_fault(l->game, l->args->lang, f, &t);
	printf("error %s\n", sentence);
}

static void listen(struct listener *l)
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
}

static int run(struct args *a)
{
	static struct listener l;
	struct fault f;

	if (a->words != 1)
		return complain_missing(a);
	l.args = a;
	l.bot = seating_bot(span_of(a->word[0]), &l.budget);
	if (l.bot == NULL) {
		seating_unknown(NULL, span_of(a->word[0]), false, &f);
		return complain(a, NULL, NULL, 0, &f);
	}
	rng_seed(&l.rng, a->seeded ? a->seed : 1);
	setvbuf(stdout, NULL, _IOLBF, 0);
	listen(&l);
	free(l.room);
	return EXIT_FINE;
}

static const char *const examples[] = {"bot search:1000",
                                       "play port-royal players=2 --seats 'human,exec:./mybot.py'",
                                       NULL};

const struct command command_bot = {
	.name = "bot",
	.usage = "bot BOT",
	.summary = UI_BOT_SUMMARY,
	.run = run,
	.examples = examples,
	.words = 1,
	.seed = true,
};
