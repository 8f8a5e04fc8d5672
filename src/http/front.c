/* front.c -- see front.h. */

#include "http/front.h"

#include <arpa/inet.h>
#include <errno.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "http/patience.h"

enum {
	CONNECTIONS = 64,
	PER_ADDRESS = 48,
	HEAD_SECONDS = 10,
	BODY_SECONDS = 20,
	IDLE_SECONDS = 30,
	ANSWER_SECONDS = 120,
	HOST_SIZE = 256
};

struct http {
	const struct http_options *options;
	struct MHD_Daemon *daemon;
	struct patience *patience;
};

/* One request on its way in. */
struct visit {
	char *body;
	size_t size;
	bool too_much;
};

/* What every answer says, unless its handler says otherwise. */
static const char *const usual[][2] = {
	{"Content-Security-Policy",
         "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
         "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
         "form-action 'none'; frame-ancestors 'none'"},
	{"X-Content-Type-Options", "nosniff"},
	{"Referrer-Policy", "no-referrer"},
	{"Cross-Origin-Opener-Policy", "same-origin"},
	{"Cross-Origin-Embedder-Policy", "require-corp"},
	{"Cross-Origin-Resource-Policy", "same-origin"},
	{"Permissions-Policy", "camera=(), geolocation=(), microphone=()"},
	{"Cache-Control", "no-cache"},
};

/* --- Answers ------------------------------------------------------------------------ */

void http_say(struct http_response *r, unsigned status, const char *sentence)
{
	r->status = status;
	snprintf(r->text, sizeof r->text, "%s\n", sentence);
	r->bytes = r->text;
	r->size = strlen(r->text);
}

static bool says(const struct http_response *r, const char *name)
{
	for (int i = 0; i < HTTP_HEADERS && r->header[i].name != NULL; i++)
		if (strcasecmp(r->header[i].name, name) == 0)
			return true;
	return false;
}

static void add_headers(struct MHD_Response *to, const struct http_response *r)
{
	MHD_add_response_header(to, MHD_HTTP_HEADER_CONTENT_TYPE,
	                        r->type != NULL ? r->type : "text/plain; charset=utf-8");
	for (int i = 0; i < HTTP_HEADERS && r->header[i].name != NULL; i++)
		MHD_add_response_header(to, r->header[i].name, r->header[i].value);
	for (size_t i = 0; i < sizeof usual / sizeof *usual; i++)
		if (!says(r, usual[i][0]))
			MHD_add_response_header(to, usual[i][0], usual[i][1]);
}

static enum MHD_Result send_response(struct MHD_Connection *c, const struct http_response *r)
{
	/* The library wants a pointer it could write to, and in neither mode does. */
	struct MHD_Response *to =
		MHD_create_response_from_buffer(r->size, (void *)(uintptr_t)r->bytes,
	                                        r->lasting ? MHD_RESPMEM_PERSISTENT
	                                                   : MHD_RESPMEM_MUST_COPY);

	if (to == NULL)
		return MHD_NO;
	add_headers(to, r);
	const enum MHD_Result result = MHD_queue_response(c, r->status, to);
	MHD_destroy_response(to);
	return result;
}

/* --- Routes ------------------------------------------------------------------------- */

static bool leads_to(const struct http_route *route, const char *path)
{
	const size_t size = strlen(route->path);
	const bool below = size > 0 && route->path[size - 1] == '/';

	return below ? strncmp(route->path, path, size) == 0 : strcmp(route->path, path) == 0;
}

static bool takes(const struct http_route *route, const char *method)
{
	return strcmp(route->method, method) == 0 ||
	       (strcmp(route->method, "GET") == 0 && strcmp(method, "HEAD") == 0);
}

/* The methods that this path knows, which a refusal has to name. */
static void refuse_method(const struct http_route *routes, const char *path,
                          struct http_response *r)
{
	static const char *const all[] = {"GET", "HEAD", "POST", "PUT", "DELETE"};
	size_t size = 0;

	for (size_t m = 0; m < sizeof all / sizeof *all; m++)
		for (const struct http_route *route = routes; route->method != NULL; route++) {
			if (!leads_to(route, path) || !takes(route, all[m]))
				continue;
			size += (size_t)snprintf(r->text + size, sizeof r->text - size, "%s%s",
			                         size > 0 ? ", " : "", all[m]);
			break;
		}
	r->status = MHD_HTTP_METHOD_NOT_ALLOWED;
	r->header[0].name = MHD_HTTP_HEADER_ALLOW;
	r->header[0].value = r->bytes = r->text;
	r->size = size;
}

static void respond(const struct http_options *o, const struct http_request *q, bool too_much,
                    struct http_response *r)
{
	bool known = false;

	for (const struct http_route *route = o->routes; route->method != NULL; route++) {
		if (!leads_to(route, q->path))
			continue;
		known = true;
		if (!takes(route, q->method))
			continue;
		if (too_much)
			http_say(r, MHD_HTTP_CONTENT_TOO_LARGE, "that is too much");
		else
			route->answer(route->self, q, r);
		return;
	}
	if (known)
		refuse_method(o->routes, q->path, r);
	else
		http_say(r, HTTP_NOT_FOUND, "nothing is here");
}

/* --- Requests ------------------------------------------------------------------------ */

const char *http_header(const struct http_request *q, const char *name)
{
	return MHD_lookup_connection_value(q->connection, MHD_HEADER_KIND, name);
}

const char *http_query(const struct http_request *q, const char *name)
{
	return MHD_lookup_connection_value(q->connection, MHD_GET_ARGUMENT_KIND, name);
}

/* A part of a body.  Of one that is too long nothing is kept. */
static void keep(struct visit *v, const char *part, size_t size, size_t most)
{
	char *body =
		v->too_much || size > most - v->size ? NULL : realloc(v->body, v->size + size + 1);

	if (body == NULL) {
		v->too_much = true;
		return;
	}
	memcpy(body + v->size, part, size);
	v->body = body;
	v->size += size;
	v->body[v->size] = '\0';
}

/* Is this a name of ours, with or without a port?  A page elsewhere whose name is suddenly that
 * of this machine would otherwise be let in by the browser as one of our own. */
static bool is_ours(const struct http_options *o, const struct http_request *q)
{
	const char *host = http_header(q, MHD_HTTP_HEADER_HOST);
	char name[HOST_SIZE];

	if (o->hosts == NULL)
		return true;
	if (host == NULL || strlen(host) >= sizeof name)
		return false;
	snprintf(name, sizeof name, "%s", host);
	char *port = strrchr(name, ':');
	if (port != NULL && port[1 + strspn(port + 1, "0123456789")] == '\0')
		*port = '\0';
	for (const char *const *our = o->hosts; *our != NULL; our++)
		if (strcasecmp(name, *our) == 0)
			return true;
	return false;
}

static struct visitor *visitor_of(struct MHD_Connection *c)
{
	const union MHD_ConnectionInfo *info =
		MHD_get_connection_info(c, MHD_CONNECTION_INFO_SOCKET_CONTEXT);

	return info != NULL ? info->socket_context : NULL;
}

static void await(const struct http *h, struct MHD_Connection *c, enum due due)
{
	struct visitor *v = visitor_of(c);

	if (v != NULL)
		patience_await(h->patience, v, due);
}

/* Somebody has come, or goes. */
static void greet(void *self, struct MHD_Connection *c, void **visitor,
                  enum MHD_ConnectionNotificationCode what)
{
	struct http *h = self;

	if (what == MHD_CONNECTION_NOTIFY_CLOSED) {
		if (*visitor != NULL)
			patience_leave(h->patience, *visitor);
		return;
	}
	const union MHD_ConnectionInfo *file =
		MHD_get_connection_info(c, MHD_CONNECTION_INFO_CONNECTION_FD);
	const int socket = file->connect_fd;
	const union MHD_ConnectionInfo *from =
		MHD_get_connection_info(c, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
	*visitor = patience_enter(h->patience, socket, from->client_addr);
	if (*visitor == NULL)
		shutdown(socket, SHUT_RDWR);
}

/* Called first when only the headers are there, then for every part of a body, and once more
 * at its end: who answers before that cuts the connection. */
static enum MHD_Result hear(void *self, struct MHD_Connection *c, const char *path,
                            const char *method, const char *version, const char *part, size_t *size,
                            void **visit)
{
	const struct http *h = self;
	struct visit *v = *visit;
	struct http_response r = {.status = HTTP_OK};

	(void)version;
	if (v == NULL) {
		await(h, c, DUE_BODY);
		return (*visit = calloc(1, sizeof *v)) != NULL ? MHD_YES : MHD_NO;
	}
	if (*size > 0) {
		keep(v, part, *size, h->options->body);
		*size = 0;
		return MHD_YES;
	}
	const struct http_request q = {
		.method = method,
		.path = path,
		.body = v->body != NULL ? v->body : "",
		.size = v->size,
		.connection = c,
	};
	await(h, c, DUE_ANSWER);
	if (is_ours(h->options, &q))
		respond(h->options, &q, v->too_much, &r);
	else
		http_say(&r, MHD_HTTP_BAD_REQUEST, "nobody of that name is here");
	return send_response(c, &r);
}

static void forget(void *self, struct MHD_Connection *c, void **visit,
                   enum MHD_RequestTerminationCode why)
{
	struct visit *v = *visit;

	(void)why;
	await(self, c, DUE_NEXT);
	if (v != NULL)
		free(v->body);
	free(v);
	*visit = NULL;
}

/* --- The front ------------------------------------------------------------------------ */

/* An address of either kind; false, with errno, if it is none. */
static bool read_address(const struct http_options *o, struct sockaddr_in *four,
                         struct sockaddr_in6 *six, bool *is_six)
{
	*four = (struct sockaddr_in){.sin_family = AF_INET, .sin_port = htons((uint16_t)o->port)};
	*six = (struct sockaddr_in6){.sin6_family = AF_INET6,
	                             .sin6_port = htons((uint16_t)o->port)};
	*is_six = inet_pton(AF_INET, o->address, &four->sin_addr) != 1;
	errno = EADDRNOTAVAIL;
	return !*is_six || inet_pton(AF_INET6, o->address, &six->sin6_addr) == 1;
}

static unsigned or_usual(unsigned own, unsigned normal)
{
	return own > 0 ? own : normal;
}

static struct patience_limits limits(const struct http_options *o)
{
	const unsigned all = or_usual(o->connections, CONNECTIONS);

	return (struct patience_limits){
		.visitors = all,
		.per_address = or_usual(o->per_address, all < PER_ADDRESS ? all : PER_ADDRESS),
		.seconds = {[DUE_HEAD] = or_usual(o->head, HEAD_SECONDS),
	                    [DUE_BODY] = or_usual(o->body_seconds, BODY_SECONDS),
	                    [DUE_NEXT] = or_usual(o->idle, IDLE_SECONDS),
	                    [DUE_ANSWER] = or_usual(o->answer, ANSWER_SECONDS)},
	};
}

/* The library has more places than stay taken, so that who arrives is seen at all. */
static struct MHD_Daemon *start(struct http *h, const struct sockaddr *address, bool is_six)
{
	const struct patience_limits l = limits(h->options);

	return MHD_start_daemon(MHD_USE_AUTO_INTERNAL_THREAD | (is_six ? MHD_USE_IPv6 : 0),
	                        (uint16_t)h->options->port, NULL, NULL, hear, h,
	                        MHD_OPTION_SOCK_ADDR, address, MHD_OPTION_NOTIFY_COMPLETED, forget,
	                        h, MHD_OPTION_NOTIFY_CONNECTION, greet, h,
	                        MHD_OPTION_CONNECTION_LIMIT, 2 * l.visitors,
	                        MHD_OPTION_CONNECTION_TIMEOUT, l.seconds[DUE_ANSWER],
	                        MHD_OPTION_END);
}

struct http *http_start(const struct http_options *o)
{
	struct http *h = malloc(sizeof *h);
	struct sockaddr_in four;
	struct sockaddr_in6 six;
	bool is_six;

	if (h == NULL || !read_address(o, &four, &six, &is_six)) {
		free(h);
		return NULL;
	}
	const struct patience_limits l = limits(o);
	h->options = o;
	h->daemon = NULL;
	h->patience = patience_start(&l);
	if (h->patience != NULL)
		h->daemon = start(h, is_six ? (struct sockaddr *)&six : (struct sockaddr *)&four,
		                  is_six);
	if (h->daemon != NULL)
		return h;
	const int why = errno;
	if (h->patience != NULL)
		patience_stop(h->patience);
	free(h);
	errno = why;
	return NULL;
}

int http_port(const struct http *h)
{
	const union MHD_DaemonInfo *info =
		MHD_get_daemon_info(h->daemon, MHD_DAEMON_INFO_BIND_PORT);

	return info != NULL ? info->port : h->options->port;
}

void http_stop(struct http *h)
{
	MHD_stop_daemon(h->daemon);
	patience_stop(h->patience);
	free(h);
}
