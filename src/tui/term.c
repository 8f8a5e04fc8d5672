/* term.c -- see term.h. */

#include "tui/term.h"

#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"
#include "host/clock.h"
#include "tui/escape.h"

#undef KEY_EVENT /* curses has names for keys too; ours are KEY_IS_ */

enum { ESCAPE_WAIT = 50 };

/* Of the one terminal that a program has. */
static struct escape sequence;

/* A signal handler can speak to the program only through something global. */
static volatile sig_atomic_t told_to_leave;

static void leave(int signal_number)
{
	(void)signal_number;
	told_to_leave = 1;
}

bool term_can(void)
{
	const char *term = getenv("TERM");

	return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && term != NULL && term[0] != '\0' &&
	       strcmp(term, "dumb") != 0;
}

/* No SA_RESTART: a waiting getch must come back and see that it is over. */
static void catch_signals(void)
{
	static const int caught[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
	struct sigaction action = {.sa_handler = leave};

	sigemptyset(&action.sa_mask);
	for (unsigned i = 0; i < sizeof caught / sizeof *caught; i++)
		sigaction(caught[i], &action, NULL);
}

static void set_colours(void)
{
	static const struct {
		short plain, rich;
	} ink[TINTS] = {
		[TINT_YELLOW] = {COLOR_YELLOW, 220}, [TINT_BLUE] = {COLOR_BLUE, 75},
		[TINT_GREEN] = {COLOR_GREEN, 77},    [TINT_RED] = {COLOR_RED, 203},
		[TINT_BLACK] = {COLOR_MAGENTA, 141}, [TINT_WHITE] = {COLOR_WHITE, 255},
		[TINT_CYAN] = {COLOR_CYAN, 80},      [TINT_BAR] = {COLOR_BLACK, 231},
	};
	const char *none = getenv("NO_COLOR");

	if (!has_colors() || (none != NULL && none[0] != '\0'))
		return;
	start_color();
	use_default_colors();
	for (short i = 1; i < TINTS; i++)
		init_pair(i, COLORS >= 256 ? ink[i].rich : ink[i].plain,
		          i != TINT_BAR   ? -1
		          : COLORS >= 256 ? 24
		                          : COLOR_CYAN);
}

/* What is said on stderr while the screen is open (by guests, mostly) would tear holes
 * into it; it is put aside and said afterwards. */
static void hold_tongue(struct frame *f)
{
	char path[] = "/tmp/quayside-XXXXXX";

	if (!isatty(STDERR_FILENO))
		return;
	f->aside = mkstemp(path);
	if (f->aside < 0)
		return;
	unlink(path);
	f->mouth = dup(STDERR_FILENO);
	dup2(f->aside, STDERR_FILENO);
}

static void speak_again(struct frame *f)
{
	char line[1024], clean[1024];

	if (f->mouth <= 0)
		return;
	dup2(f->mouth, STDERR_FILENO);
	close(f->mouth);
	lseek(f->aside, 0, SEEK_SET);
	FILE *said = fdopen(f->aside, "r");
	while (said != NULL && fgets(line, sizeof line, said) != NULL) {
		line[strcspn(line, "\n")] = '\0';
		span_copy(span_of(line), clean, sizeof clean);
		fprintf(stderr, "%s\n", clean);
	}
	if (said != NULL)
		fclose(said);
	f->mouth = f->aside = 0;
}

bool term_open(struct frame *f, bool ascii)
{
	setlocale(LC_ALL, "");
	setlocale(LC_NUMERIC, "C");
	f->ascii = ascii || strcmp(nl_langinfo(CODESET), "UTF-8") != 0;
	catch_signals();
	SCREEN *screen = newterm(NULL, stdout, stdin);
	if (screen == NULL)
		return false;
	set_term(screen);
	set_escdelay(ESCAPE_WAIT);
	set_colours();
	cbreak();
	noecho();
	nonl();
	keypad(stdscr, TRUE);
	intrflush(stdscr, FALSE);
	curs_set(0);
	mousemask(BUTTON1_PRESSED | BUTTON1_CLICKED | BUTTON1_DOUBLE_CLICKED, NULL);
	mouseinterval(0);
	hold_tongue(f);
	return frame_size(f, LINES, COLS);
}

void term_close(struct frame *f)
{
	curs_set(1);
	flushinp(); /* keys that nobody waited for are none for the shell */
	endwin();
	speak_again(f);
	frame_free(f);
}

static attr_t attributes(unsigned style)
{
	attr_t a = A_NORMAL;

	a |= style & STYLE_BOLD ? A_BOLD : 0;
	a |= style & STYLE_DIM ? A_DIM : 0;
	a |= style & STYLE_REVERSE ? A_REVERSE : 0;
	/* Without colours a bar must still be a bar. */
	a |= (style & STYLE_TINT) == TINT_BAR && COLOR_PAIRS <= 1 ? A_REVERSE : 0;
	return a;
}

static void show_cell(const struct cell *c, int y, int x)
{
	const wchar_t glyph[2] = {(wchar_t)c->glyph, L'\0'};
	const short tint = (short)(c->style & STYLE_TINT);
	cchar_t out;

	if (c->glyph == 0)
		return;
	setcchar(&out, glyph, attributes(c->style), COLOR_PAIRS > tint ? tint : 0, NULL);
	mvadd_wch(y, x, &out);
}

void term_show(struct frame *f)
{
	erase();
	for (int y = 0; y < f->rows && y < LINES; y++)
		for (int x = 0; x < f->columns && x < COLS; x++)
			show_cell(&f->cell[y * f->columns + x], y, x);
	refresh();
}

static struct key mouse_key(void)
{
	MEVENT event;

	if (getmouse(&event) != OK)
		return (struct key){KEY_IS_NONE, 0, 0};
	return (struct key){KEY_IS_CLICK, event.y, event.x};
}

static int known_key(wint_t code)
{
	static const struct {
		int curses, ours;
	} name[] = {
		{KEY_UP, KEY_IS_UP},
		{KEY_DOWN, KEY_IS_DOWN},
		{KEY_LEFT, KEY_IS_LEFT},
		{KEY_RIGHT, KEY_IS_RIGHT},
		{KEY_BTAB, KEY_IS_BACK_TAB},
		{KEY_PPAGE, KEY_IS_PAGE_UP},
		{KEY_NPAGE, KEY_IS_PAGE_DOWN},
		{KEY_HOME, KEY_IS_HOME},
		{KEY_END, KEY_IS_END},
		{KEY_ENTER, KEY_IS_ENTER},
		{KEY_BACKSPACE, KEY_IS_DELETE},
		{KEY_DC, KEY_IS_DELETE},
	};

	for (unsigned i = 0; i < sizeof name / sizeof *name; i++)
		if (name[i].curses == (int)code)
			return name[i].ours;
	return KEY_IS_NONE;
}

/* Reading fails when the time runs out, when a signal comes, and for ever once the
 * terminal is gone. */
static struct key no_key(int milliseconds)
{
	const bool gone = milliseconds < 0 && !isatty(STDIN_FILENO);

	return (struct key){told_to_leave || gone ? KEY_IS_LEAVE : KEY_IS_NONE, 0, 0};
}

bool term_told(void)
{
	return told_to_leave;
}

void term_forget_keys(void)
{
	flushinp();
	sequence.at = ESCAPE_OUTSIDE;
}

/* What curses knows by name. */
static struct key named_key(wint_t code)
{
	sequence.at = ESCAPE_OUTSIDE;
	return code == KEY_MOUSE ? mouse_key() : (struct key){known_key(code), 0, 0};
}

/* Nothing came in time; behind an Escape that means that it was the key. */
static struct key nothing(int milliseconds)
{
	if (sequence.at != ESCAPE_BEGUN || told_to_leave)
		return no_key(milliseconds);
	escape_lone(&sequence);
	return (struct key){KEY_IS_ESCAPE, 0, 0};
}

struct key term_key(struct frame *f, int milliseconds)
{
	wint_t code;

	if (told_to_leave)
		return (struct key){KEY_IS_LEAVE, 0, 0};
	timeout(sequence.at == ESCAPE_BEGUN ? ESCAPE_WAIT : milliseconds);
	const int got = get_wch(&code);
	frame_size(f, LINES, COLS);
	if (got == ERR)
		return nothing(milliseconds);
	if (got == KEY_CODE_YES)
		return named_key(code);
	if (escape_swallows(&sequence, (int)code, clock_milliseconds()))
		return (struct key){KEY_IS_NONE, 0, 0};
	return (struct key){code == '\r'   ? KEY_IS_ENTER
	                    : code == '\b' ? KEY_IS_DELETE
	                                   : (int)code,
	                    0, 0};
}
