/* serve.h -- the embedded page over HTTP, to this machine only. */

#ifndef HTTP_SERVE_H
#define HTTP_SERVE_H

#include <stdbool.h>

/* Is there a page in this program? */
bool serve_ready(void);
/* Serves it on 127.0.0.1:port until a signal ends the program, after calling `ready`.
 * False, with errno, if the port cannot be had. */
bool serve(int port, void (*ready)(int port));

#endif
