/* bot_test.c -- `quayside bot` hears thousands of mangled games: whatever is wrong with a
 * line, the answer is an error and a sentence, and it listens on.
 *
 * A session is a random game as one seat is shown it, in the words of docs/protocol.md, and
 * a few of its lines are changed.  The real command hears it in a child of this program, so
 * that a crash is counted and not suffered. */

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/commands.h"
#include "combinations.h"
#include "random_game.h"
#include "rules/notation.h"
#include "rules/options.h"
#include "test.h"

enum {
	SESSIONS = 6000,
	AT_ONCE = 100, /* sessions that one child hears: a fork takes longer than a session */
	LINES = 240,
	HEAD = 2, /* lines before the first move */
	LINE_SIZE = 256,
	GAMES = 16, /* no more in the program */
	SETS = 40,
	CHANGES = 4
};

struct session {
	const struct game *game;
	int seats, lines;
	struct move truth[LINES], shown[LINES][SEATS_MAX];
	char line[LINES][LINE_SIZE];
};

static struct session session;
static struct rng luck;

static int any(int n)
{
	return (int)rng_below(&luck, (uint32_t)n);
}

/* ---- a game as one seat is shown it --------------------------------------- */

static void write_move(int i, struct move m)
{
	struct text t = text_on(session.line[i], LINE_SIZE);

	text_add(&t, "line ");
	notation_line(session.game, m, &t);
}

static void write_head(const struct options *o, int seat)
{
	char options[OPTIONS_TEXT];
	struct text t = text_on(options, sizeof options);

	options_print(session.game, o, &t);
	snprintf(session.line[0], LINE_SIZE, "game %s %s", session.game->name, options);
	snprintf(session.line[1], LINE_SIZE, "seat %d", seat);
}

/* The end of a game that has gone on for a while is as good as its beginning, but a view
 * has to hear of all; so now and then it is a long one. */
static void write_session(const struct game *g, const struct options *o)
{
	static _Alignas(16) unsigned char state[STATE_MAX];
	const struct turn *turn = (const struct turn *)state;
	const int lines = HEAD + 20 + any(any(4) == 0 ? LINES - HEAD - 20 : 60);
	const int seat = any(o->value[0]);

	session.game = g;
	session.seats = o->value[0];
	write_head(o, seat);
	g->setup(state, o, g->rules);
	for (session.lines = HEAD; session.lines < lines && !turn->over; session.lines++) {
		const int i = session.lines;
		session.truth[i] = random_move(g, state, &luck);
		for (int k = 0; k < session.seats; k++)
			session.shown[i][k] = g->hide_move(state, session.truth[i], k);
		write_move(i, session.shown[i][seat]);
		g->apply(state, session.truth[i]);
	}
}

/* ---- changes --------------------------------------------------------------- */

static uint8_t any_argument(int list)
{
	const int size = list == LIST_SEATS ? SEATS_MAX : session.game->lists[list].size;

	return (uint8_t)(any(4) == 0 || size == 0 ? UNKNOWN : any(size));
}

/* Another move of the same kind. */
static struct move vary(struct move m)
{
	const struct verb *verb = &session.game->verbs[m.verb];
	const int seat = any(SEATS_MAX + 1);

	for (int i = 0; i < ARGS_MAX && verb->list[i] != LIST_NONE; i++)
		if (any(2) == 0)
			m.arg[i] = any_argument(verb->list[i]);
	if (verb->amount && any(2) == 0)
		m.amount = (uint16_t)any(1 << any(17));
	if (any(4) == 0)
		m.seat = (uint8_t)(seat < SEATS_MAX ? seat : DEALER);
	return m;
}

static struct move any_verb(struct move m)
{
	int verbs = 0;

	while (session.game->verbs[verbs].name != NULL)
		verbs++;
	return vary(move_of(m.seat, any(verbs)));
}

static void mangle(char *line)
{
	const int size = (int)strlen(line), at = any(size + 1);

	switch (any(4)) {
	case 0: line[at] = '\0'; break;
	case 1: line[at] = (char)(32 + any(95)); break;
	case 2: line[at] = (char)(128 + any(128)); break;
	default: memset(line, 'a' + any(26), (size_t)any(LINE_SIZE - 1)); break;
	}
}

/* Words of the protocol where nobody expects them. */
static void interrupt(char *line)
{
	static const char *const word[] = {
		"choose",     "choose stop pass", "seat 0",
		"seat 1",     "seat 5",           "seat D",
		"line",       "game nullgame",    "game king-of-pirates players=3",
		"quayside 2", "over 1 2",
	};

	snprintf(line, LINE_SIZE, "%s", word[any((int)(sizeof word / sizeof *word))]);
}

static void change(int i)
{
	static char kept[LINE_SIZE];
	const int other = HEAD + any(session.lines - HEAD);
	const struct move truth = session.truth[i];

	switch (any(10)) {
	case 0: memmove(session.line[i], session.line[other], LINE_SIZE); break;
	case 1: memcpy(session.line[i], session.line[i - 1], LINE_SIZE); break;
	case 2: write_move(i, truth); break;
	case 3: write_move(i, session.shown[i][any(session.seats)]); break;
	case 4: write_move(i, any_verb(truth)); break;
	case 5: mangle(session.line[i]); break;
	case 6: interrupt(session.line[i]); break;
	case 7:
		memcpy(session.line[i], kept, LINE_SIZE);
		memcpy(kept, session.line[other], LINE_SIZE);
		break;
	default: write_move(i, vary(session.shown[i][any(session.seats)])); break;
	}
}

/* ---- hearing it -------------------------------------------------------------- */

/* As it is, or changed, and then asked now and then for a move. */
static void say_session(FILE *to, bool changed)
{
	for (int n = changed ? 1 + any(CHANGES) : 0; n > 0; n--)
		change(HEAD + any(session.lines - HEAD));
	for (int i = 0; i < session.lines; i++)
		fprintf(to, "%s\n%s", session.line[i], changed && any(16) == 0 ? "choose\n" : "");
	if (changed)
		fprintf(to, "choose\n");
}

/* cmocka would go on with the next test, in the child. */
static void die_plainly(void)
{
	static const int number[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV};

	for (size_t i = 0; i < sizeof number / sizeof *number; i++)
		signal(number[i], SIG_DFL);
}

static void listen(FILE *told, FILE *said)
{
	static char greedy[] = "greedy";
	char *word[] = {greedy, NULL};
	struct args a = {.command = &command_bot, .word = word, .words = 1};

	die_plainly();
	rewind(told);
	if (dup2(fileno(told), STDIN_FILENO) < 0 || dup2(fileno(said), STDOUT_FILENO) < 0)
		_exit(2);
	const int code = command_bot.run(&a);
	fflush(stdout);
	_exit(code);
}

static bool is_answer(const char *line)
{
	return (strncmp(line, "error ", 6) == 0 && strlen(line) > 8) ||
	       strncmp(line, "move ", 5) == 0;
}

/* How many answers there were, or -1 after a crash. */
static int hears(FILE *told, FILE *said)
{
	char line[4096];
	int status, answers = 0;

	fflush(told);
	const pid_t child = fork();
	assert_true(child >= 0);
	if (child == 0)
		listen(told, said);
	assert_int_equal(waitpid(child, &status, 0), child);
	if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
		return -1;
	rewind(said);
	for (; fgets(line, sizeof line, said) != NULL; answers++)
		assert_true(is_answer(line));
	return answers;
}

/* One of the games in the program, with any options. */
static void draw_session(void)
{
	static struct options *list[GAMES];
	static int count[GAMES];
	int games = 0;

	while (game_at(games) != NULL)
		games++;
	const int game = any(games);
	assert_true(games <= GAMES);
	if (list[game] == NULL)
		list[game] = combinations(game_at(game), SETS, &count[game]);
	write_session(game_at(game), &list[game][any(count[game])]);
}

static int tell_some(int sessions, bool changed)
{
	FILE *told = tmpfile(), *said = tmpfile();

	assert_true(told != NULL && said != NULL);
	for (int i = 0; i < sessions; i++) {
		draw_session();
		say_session(told, changed);
	}
	const int answers = hears(told, said);
	fclose(told);
	fclose(said);
	return answers;
}

static void believes_the_truth(void **unused)
{
	(void)unused;
	rng_seed(&luck, 1);
	assert_int_equal(tell_some(AT_ONCE, false), 0);
}

static void listens_on(void **unused)
{
	int crashes = 0;

	(void)unused;
	rng_seed(&luck, 1);
	for (int n = 0; n < SESSIONS; n += AT_ONCE)
		crashes += tell_some(AT_ONCE, true) < 0;
	print_message("%d sessions, %d at a time: %d crashed\n", SESSIONS, AT_ONCE, crashes);
	assert_int_equal(crashes, 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(believes_the_truth),
		cmocka_unit_test(listens_on),
	};
	return RUN(tests);
}
