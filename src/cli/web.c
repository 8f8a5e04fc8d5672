/* web.c -- `quayside web`: the browser table, served to this machine. */

#include <stdio.h>

#include "cli/commands.h"
#include "host/files.h"
#include "host/signals.h"
#include "http/assets.h"

enum { PORT_NORMAL = 8080, PORT_MAX = 65535 };

static const char *const hosts[] = {"127.0.0.1", "localhost", "[::1]", NULL};

static const struct http_route routes[] = {
	{"GET", "/", assets_answer, NULL},
	{NULL, NULL, NULL, NULL},
};

/* A page that is to begin in a language reads it at the end of its address, once. */
static void say_ready(const struct args *a, const struct http *h)
{
	printf("http://127.0.0.1:%d/", http_port(h));
	if (a->spoken)
		printf("?lang=%s", lang_code(a->lang));
	putchar('\n');
	fflush(stdout);
}

static int cannot_serve(const struct args *a, int64_t port)
{
	struct fault f;

	file_fault(&f, ERROR_CANNOT_SERVE, "");
	struct text t = text_on(f.found, sizeof f.found);
	text_number(&t, port);
	return complain(a, NULL, NULL, 0, &f);
}

static int run(struct args *a)
{
	struct fault f;
	int64_t port;

	if (!args_number(a, "--port", 1, PORT_MAX, PORT_NORMAL, &port))
		return EXIT_WRONG;
	if (!assets_there()) {
		fault_say(&f, ERROR_NO_PAGE, "", "make web");
		return complain(a, NULL, NULL, 0, &f);
	}
	const struct http_options o = {.address = "127.0.0.1",
	                               .port = (int)port,
	                               .routes = routes,
	                               .hosts = hosts};
	signals_hold();
	struct http *h = http_start(&o);
	if (h == NULL)
		return cannot_serve(a, port);
	say_ready(a, h);
	signals_wait();
	http_stop(h);
	return EXIT_FINE;
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
