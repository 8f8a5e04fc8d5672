/* guest.c -- see guest.h. */

#include "host/guest.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "host/clock.h"
#include "host/sandbox.h"
#include "rules/notation.h"
#include "rules/options.h"

#define PREFIX "exec:"

enum {
	CHATTER = 1 << 16,  /* bytes that a pipe holds */
	COMPLAINTS = 3,     /* about nonsense; then nothing more is said of it */
	QUOTED = 60,        /* characters of it */
	FAREWELL = 1000,    /* milliseconds to go home in */
	NAP = 5,            /* … looked after so often */
	LOOK = 100,         /* milliseconds between two looks whether anybody still waits */
	GRACE = 2000,       /* milliseconds for a first move behind what is none */
	NOT_RUNNABLE = 126, /* what a shell says of a file that is no program, and of one */
	NOT_FOUND = 127     /* that is not there */
};
#define NEVER 1e299 /* a clock that says more tells that nobody waits any more: host/think.c */

enum { ASK_SIZE = MOVES_MAX * (NOTATION_MAX + 1) + 16 };

const char *guest_command(const char *kind)
{
	return strncmp(kind, PREFIX, strlen(PREFIX)) == 0 ? kind + strlen(PREFIX) : NULL;
}

/* --- The process ------------------------------------------------------------------ */

/* The status it ended with, if it did so by itself; otherwise -1. */
static int dismiss(struct guest *g)
{
	const int status = g->pid != 0 ? keeper_end(&g->keeper) : -1;

	g->pid = 0;
	return status;
}

static bool start(struct guest *g)
{
	const bool good = keeper_start(&g->keeper, g->command);

	g->pid = good ? g->keeper.pid : 0;
	g->to = g->keeper.to;
	g->from = g->keeper.from;
	return good;
}

static void say(struct guest *g, enum ui word, const char *what)
{
	const char *const strings[] = {g->command, what != NULL ? what : "", "", "", ""};
	const size_t size = strlen(g->note);
	struct text t = text_on(g->note + size, sizeof g->note - size);

	if (!g->noting) {
		char sentence[GUEST_NOTE];
		t = text_on(sentence, sizeof sentence);
		lang_say(g->lang, word, strings, &t);
		fprintf(stderr, "%s\n", sentence);
		return;
	}
	text_add(&t, size > 0 ? " " : "");
	lang_say(g->lang, word, strings, &t);
}

/* One that is lost in every game is not reported every time. */
static void say_end(struct guest *g, enum ui word)
{
	if (g->ends++ < COMPLAINTS)
		say(g, word, NULL);
}

/* Nobody waits for its answer any more: whoever sat here left, or took something back.  What it
 * would still say belongs to no question, so it is started anew if it is needed again. */
static bool abandoned(struct guest *g)
{
	if (g->now == NULL || g->now() < NEVER)
		return false;
	dismiss(g);
	g->awake = false;
	g->game = NULL;
	return true;
}

static void silent(struct guest *g)
{
	if (abandoned(g))
		return;
	say_end(g, UI_GUEST_SILENT);
	dismiss(g);
}

static void gone(struct guest *g)
{
	const int status = dismiss(g);

	say_end(g, status == NOT_FOUND                            ? UI_GUEST_MISSING
	           : status == NOT_RUNNABLE                       ? UI_GUEST_NOT_RUNNABLE
	           : status == SANDBOX_NONE && keeper_sandboxes() ? UI_GUEST_FREE
	                                                          : UI_GUEST_GONE);
}

/* A program that never makes sense would fill the screen, or a log. */
static void nonsense(struct guest *g, const char *answer)
{
	char quoted[QUOTED + sizeof "…"];

	span_copy(span_of(answer), quoted, QUOTED);
	if (strlen(answer) >= QUOTED)
		snprintf(quoted + strlen(quoted), sizeof "…", "…");
	if (g->complaints < COMPLAINTS)
		say(g, UI_GUEST_NONSENSE, quoted);
	if (++g->complaints == COMPLAINTS)
		say(g, UI_GUEST_NO_MORE, NULL);
}

static int left(double until)
{
	const double now = clock_milliseconds();

	return now < until ? (int)(until - now) + 1 : 0;
}

/* In slices, because the one who asked may leave. */
static bool wait_for(const struct guest *g, int file, short event, double until)
{
	struct pollfd p = {.fd = file, .events = event};
	int rest;

	do {
		rest = left(until);
		if (poll(&p, 1, rest < LOOK ? rest : LOOK) < 0 && errno != EINTR)
			return false;
	} while (p.revents == 0 && rest > 0 && (g->now == NULL || g->now() < NEVER));
	return p.revents != 0;
}

static double deadline(const struct guest *g)
{
	return clock_milliseconds() + 1000 * (g->answered ? GUEST_SECONDS : GUEST_FIRST_SECONDS);
}

/* A guest that does not read is as silent as one that does not answer. */
static void send_text(struct guest *g, const char *text)
{
	const double until = deadline(g);
	size_t size = strlen(text);

	while (g->pid != 0 && size > 0) {
		const ssize_t done = write(g->to, text, size);
		if (done > 0) {
			text += done;
			size -= (size_t)done;
		} else if (done < 0 && errno == EAGAIN) {
			if (!wait_for(g, g->to, POLLOUT, until))
				silent(g);
		} else if (done < 0 && errno != EINTR) {
			gone(g);
		}
	}
}

__attribute__((format(printf, 2, 3))) static void send_line(struct guest *g, const char *format,
                                                            ...)
{
	char line[GUEST_LINE * 2];
	va_list list;

	va_start(list, format);
	vsnprintf(line, sizeof line, format, list);
	va_end(list);
	send_text(g, line);
}

/* The next whole line, without its end; false when there will be none. */
static bool read_line(struct guest *g, char *line, double until)
{
	for (;;) {
		char *end = memchr(g->heard, '\n', g->size);
		if (end != NULL || g->size == sizeof g->heard) {
			const size_t size = end != NULL ? (size_t)(end - g->heard) : g->size - 1;
			span_copy((struct span){g->heard, size}, line, GUEST_LINE);
			g->size -= size + 1;
			memmove(g->heard, g->heard + size + 1, g->size);
			return true;
		}
		if (!wait_for(g, g->from, POLLIN, until))
			return silent(g), false;
		const ssize_t got = read(g->from, g->heard + g->size, sizeof g->heard - g->size);
		if (got == 0 || (got < 0 && errno != EINTR))
			return gone(g), false;
		g->size += got > 0 ? (size_t)got : 0;
	}
}

/* Is there something to read, or the end of it? */
static bool has_line(const struct guest *g, double until)
{
	return memchr(g->heard, '\n', g->size) != NULL || wait_for(g, g->from, POLLIN, until);
}

/* What it said without being asked.  No more than a pipe holds: of a program that never stops
 * the rest is its answer. */
static void ignore_chatter(struct guest *g)
{
	char noise[GUEST_LINE];

	g->size = 0;
	for (ssize_t read_so_far = 0; g->pid != 0 && read_so_far < CHATTER;) {
		const ssize_t got =
			wait_for(g, g->from, POLLIN, 0) ? read(g->from, noise, sizeof noise) : 0;
		if (got <= 0)
			break;
		read_so_far += got;
	}
}

/* --- The game ------------------------------------------------------------------------ */

static void send_choose(struct guest *g, const struct move *move, int moves)
{
	static char line[ASK_SIZE];
	struct text t = text_on(line, sizeof line);

	text_add(&t, "choose");
	for (int i = 0; i < moves; i++) {
		text_char(&t, ' ');
		notation_move(g->game, move[i], &t);
	}
	text_char(&t, '\n');
	send_text(g, line);
}

/* "move stop" or just "stop"; -1 if that is none of its moves. */
static int which(const struct guest *g, const char *answer, const struct move *move, int moves)
{
	struct span rest = span_of(answer);
	struct span word = span_word(&rest);
	struct fault f;
	struct move m;

	if (span_is(word, "move"))
		word = span_word(&rest);
	if (!notation_read(g->game, move[0].seat, word, &m, &f))
		return -1;
	for (int i = 0; i < moves; i++)
		if (move_same(move[i], m))
			return i;
	return -1;
}

static void send_sight(struct guest *g, const void *view)
{
	static struct item item[ITEMS_MAX];
	const struct game *game = g->game;
	const int items = game->telling->scene(view, g->seat, item);

	for (int c = 0; c < game->lists[LIST_COUNTERS].size; c++)
		for (int seat = 0; seat < ((const struct turn *)view)->seats; seat++)
			send_line(g, "counter %s %d %d\n", game->lists[LIST_COUNTERS].id[c], seat,
			          game->telling->counter(view, c, seat));
	for (int i = 0; i < items; i++) {
		char owner[4] = "-";
		if (item[i].owner < SEATS_MAX)
			snprintf(owner, sizeof owner, "%d", item[i].owner);
		send_line(g, "item %s %s %s %d\n", notation_id(game, LIST_ZONES, item[i].zone),
		          owner, notation_id(game, item[i].list, item[i].index), item[i].count);
	}
}

/* The move it answers with; -1: none.  Before its first move a program may have much to say
 * (a banner, an echo of the greeting), which can come later than the question: that is passed
 * over for a while. */
static int hear_answer(struct guest *g, const struct move *move, int moves)
{
	const double until = deadline(g);
	char answer[GUEST_LINE], next[GUEST_LINE];
	int i = -1;

	if (!read_line(g, answer, until))
		return -1;
	i = which(g, answer, move, moves);
	const double patience = g->answered ? 0 : clock_milliseconds() + GRACE;
	while (i < 0 && clock_milliseconds() < patience && has_line(g, patience) &&
	       read_line(g, next, until))
		i = which(g, next, move, moves);
	g->answered = true;
	g->played = g->played || i >= 0;
	if (i < 0)
		nonsense(g, answer);
	return i;
}

static int choose(const struct bot *self, const struct game *game, const void *view, int seat,
                  const struct move *move, int moves, struct budget b, struct rng *r)
{
	struct guest *g = guest_of(self);
	int i = -1;

	(void)game, (void)seat;
	g->now = b.now;
	if (g->pid != 0) {
		send_sight(g, view);
		ignore_chatter(g);
		send_choose(g, move, moves);
	}
	if (g->pid != 0)
		i = hear_answer(g, move, moves);
	const bool stopped = g->now != NULL && g->now() >= NEVER;
	g->now = NULL;
	if (i >= 0 || stopped)
		return i >= 0 ? i : 0;
	g->chance++;
	return (int)rng_below(r, (uint32_t)moves);
}

struct guest *guest_new(const char *command, enum language l)
{
	struct guest *g = calloc(1, sizeof *g);

	if (g == NULL)
		return NULL;
	signal(SIGPIPE, SIG_IGN);
	snprintf(g->command, sizeof g->command, "%s", command);
	g->lang = l;
	g->bot = (struct bot){.name = "exec", .how = g, .choose = choose};
	return g;
}

/* Not before its first game: until then a screen may still be opened, and what it says
 * on stderr must not come upon that. */
static void wake(struct guest *g)
{
	if (g->awake && (g->pid != 0 || !g->played))
		return;
	g->awake = true;
	g->answered = g->played = false;
	g->size = 0;
	if (!start(g))
		gone(g);
	send_line(g, "quayside 1\n");
}

void guest_leave(struct guest *g)
{
	if (g == NULL || g->leaving > 0)
		return;
	send_line(g, "quit\n");
	g->leaving = clock_milliseconds() + FAREWELL;
}

/* Its last game may still be on its mind: what it writes down then must not be lost. */
static void see_off(const struct guest *g)
{
	const struct timespec nap = {.tv_nsec = NAP * 1000000L};
	siginfo_t ended = {.si_pid = 0};

	while (g->pid != 0 && clock_milliseconds() < g->leaving &&
	       waitid(P_PID, (id_t)g->pid, &ended, WEXITED | WNOHANG | WNOWAIT) == 0 &&
	       ended.si_pid == 0)
		nanosleep(&nap, NULL);
}

void guest_free(struct guest *g)
{
	if (g == NULL)
		return;
	guest_leave(g);
	see_off(g);
	dismiss(g);
	free(g);
}

struct guest *guest_of(const struct bot *bot)
{
	return bot != NULL && bot->choose == choose ? (struct guest *)(uintptr_t)bot->how : NULL;
}

void guest_begin(struct guest *g, const struct game *game, const struct options *o, int rules,
                 int seat)
{
	char options[OPTIONS_TEXT];
	struct text t = text_on(options, sizeof options);

	wake(g);
	options_print(game, o, &t);
	g->game = game;
	g->seat = seat;
	g->told = 0;
	send_line(g, "game %s %s\nrules %d\nseat %d\n", game->name, options, rules, seat);
}

void guest_hear(struct guest *g, const void *before, struct move m)
{
	char line[NOTATION_MAX + 8];
	struct text t = text_on(line, sizeof line);

	notation_line(g->game, g->game->hide_move(before, m, g->seat), &t);
	send_line(g, "line %s\n", line);
	g->told++;
}

void guest_end(struct guest *g, const void *state)
{
	char line[GUEST_LINE];
	struct text t = text_on(line, sizeof line);
	struct result r = {0};

	g->game->result(state, &r);
	text_add(&t, "over");
	for (int seat = 0; seat < ((const struct turn *)state)->seats; seat++) {
		text_char(&t, ' ');
		text_number(&t, r.place[seat]);
	}
	send_line(g, "%s\n", line);
}
