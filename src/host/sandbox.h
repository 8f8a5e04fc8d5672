/* sandbox.h -- a program that can call nobody and write no file.
 *
 * By bubblewrap where that works, else by namespaces of our own: no network, every file only to be
 * read, no process to be seen but its own, no rights to change any of that.  A socket that lies in
 * the file system (a desktop's bus, say) would lead out of both, so there are no sockets at all. */

#ifndef HOST_SANDBOX_H
#define HOST_SANDBOX_H

/* What the calling process ends with if the system has neither. */
enum { SANDBOX_NONE = 125 };

/* Becomes the shell command, locked in.  Does not come back. */
_Noreturn void sandbox_run(const char *command);

#endif
