/* keeper.c -- see keeper.h.
 *
 * A keeper is forked from a program with threads and lives on without another program in it,
 * so it calls nothing that might wait for them: no stdio, no malloc. */

#define _GNU_SOURCE

#include "host/keeper.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/text.h"
#include "host/sandbox.h"

enum {
	FILES_MOST = 1024, /* that a table might have open */
	LINE = 512,
	SAID_MOST = 1 << 16, /* bytes of a program's stderr; the rest is thrown away */
	HASTE = 2000, /* rounds of killing without a rest: one that always forks is quick too; … */
	ROUNDS = 200, /* … then so many, … */
	NAP = 5,      /* … that many milliseconds apart */
	LOOK = 100,   /* milliseconds between two looks whether the program has ended */
	NO_STATUS = 255
};

/* What a program has ended with, if not with a status. */
enum { RUNNING = -1, KILLED = -2 };

static bool sandbox;

void keeper_sandbox(bool on)
{
	sandbox = on;
}

bool keeper_sandboxes(void)
{
	return sandbox;
}

static void nap(void)
{
	nanosleep(&(struct timespec){.tv_nsec = NAP * 1000000L}, NULL);
}

/* --- The program ------------------------------------------------------------------------- */

/* Nothing of the table's but three pipes: no signal that it holds back, no file. */
static void become(const char *command, int in, int out, int err)
{
	sigset_t none;

	setsid();
	prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
	sigemptyset(&none);
	sigprocmask(SIG_SETMASK, &none, NULL);
	for (int i = 1; i < NSIG; i++)
		signal(i, SIG_DFL);
	dup2(in, STDIN_FILENO);
	dup2(out, STDOUT_FILENO);
	if (err >= 0)
		dup2(err, STDERR_FILENO);
	for (int i = STDERR_FILENO + 1; i < FILES_MOST; i++)
		close(i);
	if (sandbox)
		sandbox_run(command);
	execl("/bin/sh", "sh", "-c", command, (char *)NULL);
	_exit(127);
}

/* --- The keeper ---------------------------------------------------------------------------- */

/* Sends the signal to everybody whose parent this is. */
static void kill_children(void)
{
	static char list[1 << 14];
	const int file = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
	const ssize_t size = file >= 0 ? read(file, list, sizeof list) : 0;
	struct span rest = {list, size > 0 ? (size_t)size : 0};
	int64_t pid;

	while (span_number(span_word(&rest), &pid))
		if (pid > 1)
			kill((pid_t)pid, SIGKILL);
	if (file >= 0)
		close(file);
}

/* Takes note of who has ended; false when nobody is left. */
static bool reap(pid_t program, int *status)
{
	int how;
	pid_t ended;

	while ((ended = waitpid(-1, &how, WNOHANG)) > 0)
		if (ended == program)
			*status = WIFEXITED(how) ? WEXITSTATUS(how) : KILLED;
	return ended == 0;
}

static void end_all(pid_t program, int *status)
{
	kill(-program, SIGKILL);
	kill(program, SIGKILL);
	for (int i = 0; i < HASTE + ROUNDS && reap(program, status); i++) {
		kill_children();
		if (i >= HASTE)
			nap();
	}
}

/* Its stderr on the way to a terminal. */
struct ear {
	int from; /* -1: it needs no cleaning, or has ended */
	char line[LINE];
	size_t used, said;
};

/* What a terminal does not take at once is lost: the keeper waits for nobody. */
static void say(struct ear *e, size_t size)
{
	char clean[LINE + 1];
	struct pollfd p = {.fd = STDERR_FILENO, .events = POLLOUT};

	span_copy((struct span){e->line, size}, clean, sizeof clean - 1);
	size_t used = strlen(clean);
	clean[used++] = '\n';
	e->said += used;
	if (e->said < SAID_MOST && poll(&p, 1, 0) == 1 && (p.revents & POLLOUT) != 0 &&
	    write(STDERR_FILENO, clean, used) < 0)
		e->said = SAID_MOST;
}

/* Whole lines, cleaned; a long one in parts. */
static void let_through(struct ear *e)
{
	const ssize_t got = read(e->from, e->line + e->used, LINE - 1 - e->used);

	e->used += got > 0 ? (size_t)got : 0;
	for (;;) {
		const char *end = memchr(e->line, '\n', e->used);
		const size_t size = end != NULL ? (size_t)(end - e->line) : e->used;
		if (end == NULL && e->used < LINE - 1 && (got > 0 || e->used == 0))
			break;
		say(e, size);
		e->used -= size + (end != NULL);
		memmove(e->line, e->line + size + (end != NULL), e->used);
	}
	if (got <= 0)
		e->from = -1;
}

/* A terminal; or the file without a name in which the full screen puts aside what comes upon
 * it (tui/term.c), and which nobody could stop from filling the disk. */
static bool needs_cleaning(void)
{
	struct stat is;

	return isatty(STDERR_FILENO) == 1 ||
	       (fstat(STDERR_FILENO, &is) == 0 && S_ISREG(is.st_mode) && is.st_nlink == 0);
}

/* Until the program has ended or the table lets go. */
static void look_after(pid_t program, int hold, struct ear *e, int *status)
{
	struct pollfd p[] = {{.fd = hold, .events = POLLIN}, {.events = POLLIN}};

	while (p[0].revents == 0 && reap(program, status) && *status == RUNNING) {
		p[1].fd = e->from;
		p[1].revents = 0;
		poll(p, 2, LOOK);
		if (p[1].revents != 0)
			let_through(e);
	}
}

/* What the program said last, if it is not more than a pipe holds. */
static void hear_out(struct ear *e)
{
	if (e->from >= 0 && fcntl(e->from, F_SETFL, O_NONBLOCK) == 0)
		for (int i = 0; i < SAID_MOST / LINE && e->from >= 0; i++)
			let_through(e);
}

/* Deaf to what ends others, so that it ends them first. */
static void stand_apart(int in, int out, int hold)
{
	setsid();
	for (int i = 1; i < NSIG; i++)
		if (i != SIGCHLD)
			signal(i, SIG_IGN);
	prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
	for (int i = STDERR_FILENO + 1; i < FILES_MOST; i++)
		if (i != in && i != out && i != hold)
			close(i);
}

static void keep(const char *command, int in, int out, int hold)
{
	static struct ear ear;
	int err[2] = {-1, -1}, status = RUNNING;

	stand_apart(in, out, hold);
	if (needs_cleaning() && pipe(err) != 0)
		err[0] = err[1] = -1;
	ear.from = err[0];
	const pid_t program = fork();
	if (program == 0)
		become(command, in, out, err[1]);
	close(in);
	close(out);
	close(STDIN_FILENO);
	close(STDOUT_FILENO);
	if (err[1] >= 0)
		close(err[1]);
	if (program > 0) {
		look_after(program, hold, &ear, &status);
		end_all(program, &status);
	}
	hear_out(&ear);
	_exit(status < 0 ? NO_STATUS : status);
}

/* --- The table's side ------------------------------------------------------------------------ */

static void close_pair(const int pair[2])
{
	close(pair[0]);
	close(pair[1]);
}

static bool pipes(int in[2], int out[2], int hold[2])
{
	if (pipe2(in, O_CLOEXEC) != 0)
		return false;
	if (pipe2(out, O_CLOEXEC) != 0) {
		close_pair(in);
		return false;
	}
	if (pipe2(hold, O_CLOEXEC) == 0)
		return true;
	close_pair(in);
	close_pair(out);
	return false;
}

bool keeper_start(struct keeper *k, const char *command)
{
	int in[2], out[2], hold[2];

	if (!pipes(in, out, hold))
		return false;
	k->pid = fork();
	if (k->pid == 0) {
		close(hold[1]);
		keep(command, in[0], out[1], hold[0]);
	}
	close(in[0]);
	close(out[1]);
	close(hold[0]);
	k->to = in[1];
	k->from = out[0];
	k->hold = hold[1];
	fcntl(k->to, F_SETFL, O_NONBLOCK);
	if (k->pid > 0)
		return true;
	keeper_end(k);
	return false;
}

int keeper_end(struct keeper *k)
{
	int status = -1;
	pid_t ended = 0;

	close(k->to);
	close(k->from);
	close(k->hold);
	/* The program may have stopped it. */
	if (k->pid > 0)
		kill(k->pid, SIGCONT);
	for (int i = 0; k->pid > 0 && i < 2 * ROUNDS && ended == 0; i++) {
		ended = waitpid(k->pid, &status, WNOHANG);
		if (ended == 0)
			nap();
	}
	if (k->pid > 0 && ended == 0) {
		kill(k->pid, SIGKILL);
		waitpid(k->pid, &status, 0);
	}
	k->pid = 0;
	return WIFEXITED(status) && WEXITSTATUS(status) != NO_STATUS ? WEXITSTATUS(status) : -1;
}
