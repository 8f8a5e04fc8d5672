/* sandbox.c -- see sandbox.h.  Called in a process forked from one with threads: no malloc. */

#define _GNU_SOURCE

#include "host/sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/mount.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { RIGHTS = 64 }; /* more than there are kinds of */

/* --- No sockets -------------------------------------------------------------------------- */

#if defined __x86_64__
#define OUR_KIND AUDIT_ARCH_X86_64
#define FOREIGN 0x40000000 /* numbers from here on are the other way to call on x86-64 */
#elif defined __aarch64__
#define OUR_KIND AUDIT_ARCH_AARCH64
#define FOREIGN 0x40000000
#endif

#define IF(what, value, yes, no) BPF_JUMP(BPF_JMP | BPF_K | (what), (value), (yes), (no))
#define LOOK_AT(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define ANSWER(what) BPF_STMT(BPF_RET | BPF_K, (what))

/* io_uring can open sockets too.  Calls of another kind of processor have other numbers. */
static const struct sock_filter calls[] = {
#ifdef OUR_KIND
	LOOK_AT(arch),
	IF(BPF_JEQ, OUR_KIND, 0, 4),
	LOOK_AT(nr),
	IF(BPF_JGE, FOREIGN, 2, 0),
	IF(BPF_JEQ, SYS_socket, 1, 0),
	IF(BPF_JEQ, SYS_io_uring_setup, 0, 1),
	ANSWER(SECCOMP_RET_ERRNO | EACCES),
#endif
	/* Of other processors nobody has looked up the numbers; what namespaces give must do. */
	ANSWER(SECCOMP_RET_ALLOW),
};

static bool forbid_sockets(void)
{
	const struct sock_fprog filter = {sizeof calls / sizeof calls[0],
	                                  (struct sock_filter *)(uintptr_t)calls};

	return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter, 0, 0) == 0;
}

/* --- Bubblewrap --------------------------------------------------------------------------- */

/* The filter as a file that bubblewrap reads. */
static int filter_file(void)
{
	int pair[2];

	if (pipe(pair) != 0)
		return -1;
	const bool good = write(pair[1], calls, sizeof calls) == (ssize_t)sizeof calls;
	close(pair[1]);
	return good ? pair[0] : -1;
}

static void wrap(const char *command)
{
	char filter[16];

	snprintf(filter, sizeof filter, "%d", filter_file());
	execlp("bwrap", "bwrap", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc",
	       "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL",
	       "--seccomp", filter, "/bin/sh", "-c", command, (char *)NULL);
	_exit(SANDBOX_NONE);
}

/* It may be installed and not allowed to do anything. */
static bool wraps(void)
{
	int status = -1;
	const pid_t pid = fork();

	if (pid == 0) {
		const int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
		for (int i = STDIN_FILENO; i <= STDERR_FILENO; i++)
			dup2(nothing, i);
		wrap("exit 0");
	}
	return pid > 0 && waitpid(pid, &status, 0) == pid && WIFEXITED(status) &&
	       WEXITSTATUS(status) == 0;
}

/* --- Namespaces of our own ------------------------------------------------------------------ */

static bool write_file(const char *path, const char *text)
{
	const int file = open(path, O_WRONLY | O_CLOEXEC);
	const bool good = file >= 0 && write(file, text, strlen(text)) == (ssize_t)strlen(text);

	if (file >= 0)
		close(file);
	return good;
}

/* One's own user in a world of one's own. */
static bool leave_the_world(void)
{
	char user[64], group[64];

	snprintf(user, sizeof user, "%u %u 1", (unsigned)getuid(), (unsigned)getuid());
	snprintf(group, sizeof group, "%u %u 1", (unsigned)getgid(), (unsigned)getgid());
	return unshare(CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWPID) ==
	               0 &&
	       write_file("/proc/self/setgroups", "deny") &&
	       write_file("/proc/self/uid_map", user) && write_file("/proc/self/gid_map", group);
}

static bool only_read(void)
{
	struct mount_attr only = {.attr_set = MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID};

	return mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0 &&
	       syscall(SYS_mount_setattr, AT_FDCWD, "/", AT_RECURSIVE, &only, sizeof only) == 0;
}

/* Root in there could make files writable again; so nobody is. */
static bool drop_rights(void)
{
	for (int right = 0; right < RIGHTS; right++)
		if (prctl(PR_CAPBSET_READ, right, 0, 0, 0) == 1 &&
		    prctl(PR_CAPBSET_DROP, right, 0, 0, 0) != 0)
			return false;
	return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
}

/* The first process of the new world, with which that ends.  Where another list of processes
 * cannot be put over the old one (in a container, say) the old one is seen; nobody on it can
 * be reached. */
static void run_first(const char *command)
{
	prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
	mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC | MS_RDONLY, NULL);
	if (drop_rights() && forbid_sockets())
		execl("/bin/sh", "sh", "-c", command, (char *)NULL);
	_exit(SANDBOX_NONE);
}

static void let_go(void)
{
	for (int i = STDIN_FILENO; i <= STDERR_FILENO; i++)
		close(i);
}

_Noreturn void sandbox_run(const char *command)
{
	int status = -1;

	if (wraps())
		wrap(command);
	if (!leave_the_world() || !only_read())
		_exit(SANDBOX_NONE);
	const pid_t first = fork();
	if (first == 0)
		run_first(command);
	/* Its pipes must end when the program does. */
	let_go();
	while (first > 0 && waitpid(first, &status, 0) < 0 && errno == EINTR)
		;
	_exit(first > 0 && WIFEXITED(status) ? WEXITSTATUS(status) : 255);
}
