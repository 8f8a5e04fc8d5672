/* web.c -- `quayside web`: the browser table, served to this machine. */

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "cli/commands.h"
#include "host/files.h"
#include "http/serve.h"

enum { PORT_NORMAL = 8080, PORT_MAX = 65535 };

/* What the address ends with: a page that is to begin in a language reads it there, once. */
static char tongue[16];

static void say_ready(int port)
{
	printf("http://127.0.0.1:%d/%s\n", port, tongue);
	fflush(stdout);
}

static int run(struct args *a)
{
	struct fault f;
	int64_t port;

	if (!args_number(a, "--port", 1, PORT_MAX, PORT_NORMAL, &port))
		return EXIT_WRONG;
	if (!serve_ready()) {
		fault_say(&f, ERROR_NO_PAGE, "", "make web");
		return complain(a, NULL, NULL, 0, &f);
	}
	if (a->spoken)
		snprintf(tongue, sizeof tongue, "?lang=%s", lang_code(a->lang));
	if (serve((int)port, say_ready))
		return EXIT_FINE;
	file_fault(&f, ERROR_CANNOT_SERVE, "");
	struct text t = text_on(f.found, sizeof f.found);
	text_number(&t, port);
	return complain(a, NULL, NULL, 0, &f);
}

static const struct flag flags[] = {
	{"--port", "N", UI_HELP_PORT},
	{NULL, NULL, UIS},
};

static const char *const examples[] = {"web", "web --port 8000", "web --lang nl", NULL};

const struct command command_web = {
	.name = "web",
	.usage = "web [--port N]",
	.summary = UI_WEB_SUMMARY,
	.run = run,
	.flags = flags,
	.examples = examples,
};
