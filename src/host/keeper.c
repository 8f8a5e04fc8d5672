/* keeper.c -- see keeper.h.
 *
 * A keeper is forked from a program with threads and lives on without another program in it,
 * so it calls nothing that might wait for them: no stdio, no malloc. */

#define _GNU_SOURCE

#include "host/keeper.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/mount.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/text.h"

enum {
	FILES_MOST = 1024, /* that a table might have open */
	LINE = 512,
	ROUNDS = 200, /* of killing, … */
	NAP = 5,      /* … so many milliseconds apart */
	LOOK = 100    /* milliseconds between two looks whether the program has ended */
};

static bool sandbox;

void keeper_sandbox(bool on)
{
	sandbox = on;
}

static void nap(void)
{
	nanosleep(&(struct timespec){.tv_nsec = NAP * 1000000L}, NULL);
}

/* --- Locking in ------------------------------------------------------------------------ */

static bool write_file(const char *path, const char *text)
{
	const int file = open(path, O_WRONLY | O_CLOEXEC);
	const bool good = file >= 0 && write(file, text, strlen(text)) == (ssize_t)strlen(text);

	if (file >= 0)
		close(file);
	return good;
}

/* One's own user in a world where nothing can be written and nobody be called. */
static bool lock_in(void)
{
	struct mount_attr only = {.attr_set = MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID};
	char user[64], group[64];

	snprintf(user, sizeof user, "%u %u 1", (unsigned)getuid(), (unsigned)getuid());
	snprintf(group, sizeof group, "%u %u 1", (unsigned)getgid(), (unsigned)getgid());
	return unshare(CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWIPC) == 0 &&
	       write_file("/proc/self/setgroups", "deny") &&
	       write_file("/proc/self/uid_map", user) && write_file("/proc/self/gid_map", group) &&
	       mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0 &&
	       syscall(SYS_mount_setattr, AT_FDCWD, "/", AT_RECURSIVE, &only, sizeof only) == 0 &&
	       prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
}

/* Bubblewrap knows more than we do; where it is not installed, the kernel is asked. */
static void run_locked_in(const char *command)
{
	execlp("bwrap", "bwrap", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc",
	       "--tmpfs", "/tmp", "--unshare-all", "--die-with-parent", "sh", "-c", command,
	       (char *)NULL);
	if (lock_in())
		execl("/bin/sh", "sh", "-c", command, (char *)NULL);
	_exit(KEEPER_NO_SANDBOX);
}

/* --- The program ------------------------------------------------------------------------- */

static void become(const char *command, int in, int out, int err)
{
	setsid();
	signal(SIGPIPE, SIG_DFL);
	dup2(in, STDIN_FILENO);
	dup2(out, STDOUT_FILENO);
	if (err >= 0)
		dup2(err, STDERR_FILENO);
	for (int i = STDERR_FILENO + 1; i < FILES_MOST; i++)
		close(i);
	if (sandbox)
		run_locked_in(command);
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
			*status = WIFEXITED(how) ? WEXITSTATUS(how) : -1;
	return ended == 0;
}

static void end_all(pid_t program, int *status)
{
	kill(-program, SIGKILL);
	kill(program, SIGKILL);
	for (int i = 0; i < ROUNDS && reap(program, status); i++) {
		kill_children();
		nap();
	}
}

/* Whole lines of the program's stderr, cleaned; a long one in parts. */
static bool let_through(int err, char *line, size_t *used)
{
	char clean[LINE];
	const ssize_t got = read(err, line + *used, LINE - 1 - *used);

	*used += got > 0 ? (size_t)got : 0;
	for (;;) {
		char *end = memchr(line, '\n', *used);
		const size_t size = end != NULL ? (size_t)(end - line) : *used;
		if (end == NULL && *used < LINE - 1 && (got > 0 || *used == 0))
			break;
		span_copy((struct span){line, size}, clean, sizeof clean - 1);
		strcat(clean, "\n");
		if (write(STDERR_FILENO, clean, strlen(clean)) < 0)
			return false;
		*used -= end != NULL ? size + 1 : size;
		memmove(line, line + size + (end != NULL), *used);
	}
	return got > 0;
}

static void keep(const char *command, int in, int out, int hold)
{
	static char line[LINE];
	size_t used = 0;
	int err[2] = {-1, -1}, status = -1;

	setsid();
	signal(SIGPIPE, SIG_IGN);
	prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
	for (int i = STDERR_FILENO + 1; i < FILES_MOST; i++)
		if (i != in && i != out && i != hold)
			close(i);
	if (isatty(STDERR_FILENO) == 1 && pipe(err) != 0)
		err[0] = err[1] = -1;
	const pid_t program = fork();
	if (program == 0)
		become(command, in, out, err[1]);
	close(in);
	close(out);
	close(STDIN_FILENO);
	close(STDOUT_FILENO);
	if (err[1] >= 0)
		close(err[1]);
	struct pollfd p[] = {{.fd = hold, .events = POLLIN}, {.fd = err[0], .events = POLLIN}};
	while (program > 0 && p[0].revents == 0 && reap(program, &status)) {
		poll(p, 2, LOOK);
		if (p[1].revents != 0 && !let_through(err[0], line, &used))
			p[1].fd = -1;
	}
	if (program > 0)
		end_all(program, &status);
	if (p[1].fd >= 0 && fcntl(err[0], F_SETFL, O_NONBLOCK) == 0)
		while (let_through(err[0], line, &used))
			;
	_exit(status < 0 ? 255 : status);
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
	return WIFEXITED(status) && WEXITSTATUS(status) != 255 ? WEXITSTATUS(status) : -1;
}
