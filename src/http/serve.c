/* serve.c -- see serve.h.
 *
 * A fixed table of files, read only, with headers that let the page talk to nobody but
 * this server.  It listens on the loopback address and on nothing else. */

#include "http/serve.h"

#include <arpa/inet.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <signal.h>
#include <string.h>

#include "http/assets.h"

enum { CONNECTIONS = 64, IDLE_SECONDS = 30 };

static const char *const header[][2] = {
	{"Content-Security-Policy",
         "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
         "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
         "form-action 'none'; frame-ancestors 'none'"},
	{"X-Content-Type-Options", "nosniff"},
	{"Referrer-Policy", "no-referrer"},
	{"Cross-Origin-Opener-Policy", "same-origin"},
	{"Cross-Origin-Resource-Policy", "same-origin"},
	{"Permissions-Policy", "camera=(), geolocation=(), microphone=()"},
	{"Cache-Control", "no-cache"},
	{"Allow", "GET, HEAD"},
};

static const char *const type[][2] = {
	{".html", "text/html; charset=utf-8"},
	{".js", "text/javascript; charset=utf-8"},
	{".css", "text/css; charset=utf-8"},
	{".svg", "image/svg+xml"},
	{".png", "image/png"},
	{".wasm", "application/wasm"},
	{".webmanifest", "application/manifest+json"},
};

static const char *type_of(const char *path)
{
	const char *dot = strrchr(path, '.');

	for (size_t i = 0; dot != NULL && i < sizeof type / sizeof *type; i++)
		if (strcmp(dot, type[i][0]) == 0)
			return type[i][1];
	return "application/octet-stream";
}

static const struct asset *find(const char *path)
{
	if (strcmp(path, "/") == 0)
		path = "/index.html";
	for (const struct asset *a = web_asset; a->path != NULL; a++)
		if (strcmp(a->path, path) == 0)
			return a;
	return NULL;
}

static enum MHD_Result reply(struct MHD_Connection *c, unsigned status, const void *bytes,
                             size_t size, const char *content)
{
	/* The library wants a pointer it could write to, and with this mode does not. */
	struct MHD_Response *r = MHD_create_response_from_buffer(size, (void *)(uintptr_t)bytes,
	                                                         MHD_RESPMEM_PERSISTENT);

	if (r == NULL)
		return MHD_NO;
	MHD_add_response_header(r, MHD_HTTP_HEADER_CONTENT_TYPE, content);
	for (size_t i = 0; i < sizeof header / sizeof *header; i++)
		MHD_add_response_header(r, header[i][0], header[i][1]);
	const enum MHD_Result result = MHD_queue_response(c, status, r);
	MHD_destroy_response(r);
	return result;
}

static enum MHD_Result say(struct MHD_Connection *c, unsigned status, const char *text)
{
	return reply(c, status, text, strlen(text), "text/plain; charset=utf-8");
}

static enum MHD_Result answer(void *self, struct MHD_Connection *c, const char *url,
                              const char *method, const char *version, const char *body,
                              size_t *body_size, void **request)
{
	(void)self, (void)version, (void)body;
	/* Called first when only the headers are there, and again for every part of a body, which
	 * nobody wants: who answers before the end of them cuts the connection. */
	if (*request == NULL || *body_size > 0) {
		*request = c;
		*body_size = 0;
		return MHD_YES;
	}
	if (strcmp(method, MHD_HTTP_METHOD_GET) != 0 && strcmp(method, MHD_HTTP_METHOD_HEAD) != 0)
		return say(c, MHD_HTTP_METHOD_NOT_ALLOWED, "only GET and HEAD\n");
	const struct asset *a = find(url);
	if (a == NULL)
		return say(c, MHD_HTTP_NOT_FOUND, "no such file\n");
	return reply(c, MHD_HTTP_OK, a->start, (size_t)(a->end - a->start), type_of(a->path));
}

bool serve_ready(void)
{
	return web_asset[0].path != NULL;
}

bool serve(int port, void (*ready)(int port))
{
	struct sockaddr_in here = {
		.sin_family = AF_INET,
		.sin_port = htons((uint16_t)port),
		.sin_addr.s_addr = htonl(INADDR_LOOPBACK),
	};
	sigset_t signals;
	int signal;

	sigemptyset(&signals);
	sigaddset(&signals, SIGINT);
	sigaddset(&signals, SIGTERM);
	sigprocmask(SIG_BLOCK, &signals, NULL);
	struct MHD_Daemon *d =
		MHD_start_daemon(MHD_USE_AUTO_INTERNAL_THREAD, (uint16_t)port, NULL, NULL, answer,
	                         NULL, MHD_OPTION_SOCK_ADDR, &here, MHD_OPTION_CONNECTION_LIMIT,
	                         CONNECTIONS, MHD_OPTION_CONNECTION_TIMEOUT, IDLE_SECONDS,
	                         MHD_OPTION_END);
	if (d == NULL)
		return false;
	ready(port);
	sigwait(&signals, &signal);
	MHD_stop_daemon(d);
	return true;
}
