/* front_test.c -- the HTTP front: who answers where, and what it says to everything else. */

#include "http/front.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "test.h"

enum { ANSWER = 4096, BODY_MAX = 16 };

/* --- Handlers ------------------------------------------------------------------------ */

static void hello(void *self, const struct http_request *q, struct http_response *r)
{
	const char *name = http_query(q, "name"), *token = http_header(q, "X-Token");

	snprintf(r->text, sizeof r->text, "%s %s %s %s", (const char *)self, q->path,
	         name != NULL ? name : "-", token != NULL ? token : "-");
	r->bytes = r->text;
	r->size = strlen(r->text);
	r->header[0].name = "Cache-Control";
	r->header[0].value = "no-store";
}

static void echo(void *self, const struct http_request *q, struct http_response *r)
{
	(void)self;
	r->status = 201;
	r->type = "application/json";
	r->bytes = q->body;
	r->size = q->size;
}

static const struct http_route routes[] = {
	{"GET", "/hello", hello, "one"}, {"GET", "/all/", hello, "below"},
	{"POST", "/echo", echo, NULL},   {"DELETE", "/echo", echo, NULL},
	{NULL, NULL, NULL, NULL},
};

static const struct http_options options = {.address = "127.0.0.1",
                                            .routes = routes,
                                            .body = BODY_MAX};

/* --- A client ------------------------------------------------------------------------- */

static int call(int port)
{
	const struct sockaddr_in to = {.sin_family = AF_INET,
	                               .sin_port = htons((uint16_t)port),
	                               .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
	const int s = socket(AF_INET, SOCK_STREAM, 0);

	assert_true(s >= 0);
	assert_int_equal(connect(s, (const struct sockaddr *)&to, sizeof to), 0);
	return s;
}

/* The whole answer to one request, after which the connection ends. */
static const char *ask_at(const struct http *h, const char *host, const char *line,
                          const char *headers, const char *body)
{
	static char answer[ANSWER];
	char request[ANSWER];
	const int s = call(http_port(h));
	size_t got = 0;
	ssize_t n;

	const int size = snprintf(request, sizeof request,
	                          "%s HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n"
	                          "Content-Length: %zu\r\n%s\r\n%s",
	                          line, host, strlen(body), headers, body);
	assert_int_equal(write(s, request, (size_t)size), size);
	while (got + 1 < sizeof answer && (n = read(s, answer + got, sizeof answer - 1 - got)) > 0)
		got += (size_t)n;
	answer[got] = '\0';
	close(s);
	return answer;
}

static const char *ask(const struct http *h, const char *line, const char *headers,
                       const char *body)
{
	return ask_at(h, "here", line, headers, body);
}

static bool has(const char *answer, const char *part)
{
	return strstr(answer, part) != NULL;
}

static bool ends(const char *answer, const char *tail)
{
	const char *body = strstr(answer, "\r\n\r\n");

	return body != NULL && strcmp(body + 4, tail) == 0;
}

/* --- Tests ------------------------------------------------------------------------------ */

static void routes_are_found(void **unused)
{
	struct http *h = http_start(&options);

	(void)unused;
	assert_non_null(h);
	assert_true(ends(ask(h, "GET /hello", "", ""), "one /hello - -"));
	assert_true(ends(ask(h, "GET /hello?name=Ada", "X-Token: t\r\n", ""), "one /hello Ada t"));
	assert_true(ends(ask(h, "GET /all/", "", ""), "below /all/ - -"));
	assert_true(ends(ask(h, "GET /all/of/it", "", ""), "below /all/of/it - -"));
	assert_true(has(ask(h, "GET /hello/more", "", ""), "HTTP/1.1 404"));
	assert_true(has(ask(h, "GET /all", "", ""), "HTTP/1.1 404"));
	const char *head = ask(h, "HEAD /hello", "", "");
	assert_true(has(head, "HTTP/1.1 200") && has(head, "Content-Length: 14\r\n"));
	assert_true(ends(head, ""));
	http_stop(h);
}

static void every_answer_is_guarded(void **unused)
{
	struct http *h = http_start(&options);

	(void)unused;
	const char *usual = ask(h, "GET /nowhere", "", "");
	assert_true(has(usual, "Content-Security-Policy: default-src 'none'"));
	assert_true(has(usual, "Cache-Control: no-cache\r\n"));
	assert_true(has(usual, "\r\nCross-Origin-Opener-Policy: same-origin\r\n"));
	assert_true(has(usual, "\r\nCross-Origin-Embedder-Policy: require-corp\r\n"));
	const char *own = ask(h, "GET /hello", "", "");
	assert_true(has(own, "Cache-Control: no-store\r\n") && !has(own, "no-cache"));
	assert_true(has(own, "X-Content-Type-Options: nosniff\r\n"));
	http_stop(h);
}

static void other_methods_are_refused(void **unused)
{
	struct http *h = http_start(&options);

	(void)unused;
	const char *answer = ask(h, "POST /hello", "", "a body longer than is allowed");
	assert_true(has(answer, "HTTP/1.1 405") && has(answer, "Allow: GET, HEAD\r\n"));
	answer = ask(h, "GET /echo", "", "");
	assert_true(has(answer, "HTTP/1.1 405") && has(answer, "Allow: POST, DELETE\r\n"));
	assert_true(has(ask(h, "BREW /nowhere", "", ""), "HTTP/1.1 404"));
	http_stop(h);
}

static void bodies_have_a_limit(void **unused)
{
	struct http *h = http_start(&options);

	(void)unused;
	const char *answer = ask(h, "POST /echo", "", "sixteen letters!");
	assert_true(has(answer, "HTTP/1.1 201") && has(answer, "application/json"));
	assert_true(ends(answer, "sixteen letters!"));
	assert_true(ends(ask(h, "POST /echo", "", ""), ""));
	assert_true(has(ask(h, "POST /echo", "", "seventeen letters"), "HTTP/1.1 413"));
	http_stop(h);
}

/* A port can be had again once it is free.  Between the two another program may take it. */
static void ports_are_given_back(void **unused)
{
	enum { TRIES = 10 };
	struct http_options o = options;
	struct http *again = NULL;

	(void)unused;
	for (int i = 0; i < TRIES && again == NULL; i++) {
		struct http *h = http_start(&options);
		assert_non_null(h);
		o.port = http_port(h);
		http_stop(h);
		again = http_start(&o);
	}
	assert_non_null(again);
	http_stop(again);
}

static void addresses(void **unused)
{
	struct http_options o = options;

	(void)unused;
	o.address = "nowhere";
	errno = 0;
	assert_null(http_start(&o));
	assert_int_equal(errno, EADDRNOTAVAIL);
	struct http *h = http_start(&options);
	o.address = "127.0.0.1";
	o.port = http_port(h);
	assert_true(o.port > 0);
	assert_null(http_start(&o)); /* taken */
	assert_int_equal(errno, EADDRINUSE);
	http_stop(h);
}

static void other_names_are_refused(void **unused)
{
	static const char *const hosts[] = {"here", "[::1]", NULL};
	struct http_options o = options;

	(void)unused;
	o.hosts = hosts;
	struct http *h = http_start(&o);
	assert_true(has(ask(h, "GET /hello", "", ""), "HTTP/1.1 200"));
	for (int i = 0; i < 5; i++) {
		static const char *const name[] = {"elsewhere", "here.elsewhere", "here:80",
		                                   "HERE:8080", "[::1]:80"};
		const char *answer = ask_at(h, name[i], "GET /hello", "", "");
		assert_true(has(answer, i < 2 ? "HTTP/1.1 400" : "HTTP/1.1 200"));
		assert_true(has(answer, "Content-Security-Policy"));
	}
	http_stop(h);
}

/* Sends a byte now and then until it is cut; false if that has not come about after all of that. */
static bool drips_until_cut(const struct http *h, const char *first)
{
	enum { DRIPS = 1200 }; /* a minute or more: how long a busy machine takes proves nothing */
	const struct timespec nap = {.tv_nsec = 50000000};
	const int s = call(http_port(h));
	bool cut = send(s, first, strlen(first), MSG_NOSIGNAL) < 0;
	char c;

	for (int i = 0; i < DRIPS && !cut; i++) {
		nanosleep(&nap, NULL);
		cut = send(s, "x", 1, MSG_NOSIGNAL) < 0 || recv(s, &c, 1, MSG_DONTWAIT) == 0;
	}
	close(s);
	return cut;
}

/* Whoever sends a byte now and then is not silent, and yet is cut when his time is over. */
static void drips_have_a_deadline(void **unused)
{
	struct http_options o = options;

	(void)unused;
	o.head = o.body_seconds = 1;
	struct http *h = http_start(&o);
	assert_true(drips_until_cut(h, "GET /hello HTTP/1.1\r\nHost: here\r\nX: "));
	assert_true(drips_until_cut(
		h, "POST /echo HTTP/1.1\r\nHost: here\r\nContent-Length: 400000\r\n\r\n"));
	http_stop(h);
}

/* All places are taken by people who say nothing: who has waited longest gives way. */
static void nobody_is_kept_out(void **unused)
{
	enum { PLACES = 4, SILENT = 3 * PLACES };
	struct http_options o = options;
	int s[SILENT];
	char c;

	(void)unused;
	o.connections = PLACES;
	struct http *h = http_start(&o);
	for (int i = 0; i < SILENT; i++)
		s[i] = call(http_port(h));
	for (int i = 0; i < PLACES; i++)
		assert_true(has(ask(h, "GET /hello", "", ""), "HTTP/1.1 200"));
	assert_int_equal(recv(s[0], &c, 1, 0), 0);
	for (int i = 0; i < SILENT; i++)
		close(s[i]);
	http_stop(h);
}

/* One address has no more than its share, and others keep theirs. */
static void an_address_has_its_share(void **unused)
{
	enum { SHARE = 2 };
	struct http_options o = options;
	char c;

	(void)unused;
	o.per_address = SHARE;
	struct http *h = http_start(&o);
	const int first = call(http_port(h)), second = call(http_port(h));
	assert_true(has(ask(h, "GET /hello", "", ""), "HTTP/1.1 200"));
	assert_int_equal(recv(first, &c, 1, 0), 0);
	assert_int_equal(recv(second, &c, 1, MSG_DONTWAIT), -1);
	close(first);
	close(second);
	http_stop(h);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(routes_are_found),
		cmocka_unit_test(every_answer_is_guarded),
		cmocka_unit_test(other_methods_are_refused),
		cmocka_unit_test(bodies_have_a_limit),
		cmocka_unit_test(addresses),
		cmocka_unit_test(ports_are_given_back),
		cmocka_unit_test(other_names_are_refused),
		cmocka_unit_test(drips_have_a_deadline),
		cmocka_unit_test(nobody_is_kept_out),
		cmocka_unit_test(an_address_has_its_share),
	};

	return RUN(tests);
}
