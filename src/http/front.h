/* front.h -- the one HTTP front: an address, a table of routes, and who answers on each.
 *
 * It knows no game and no file.  All handlers run in one thread, that of the front, one after
 * another: they must be quick, and what they share with the rest of the program needs a lock.
 * Every answer carries headers that let a page talk to nobody but this server.  Who is slow on
 * purpose keeps nobody out (http/patience.h), and who calls us by a name that is not ours, as
 * another site's page can make a browser do, is refused. */

#ifndef HTTP_FRONT_H
#define HTTP_FRONT_H

#include <stdbool.h>
#include <stddef.h>

enum { HTTP_HEADERS = 8, HTTP_TEXT = 256 };

struct http_request {
	const char *method, *path;      /* "GET" or "HEAD", "/index.html" */
	const char *body;               /* whole, with a NUL behind it; "" if there is none */
	size_t size;
	void *connection;               /* for the two functions below */
};

/* The value of a header, or of a name in the query; NULL: not there. */
const char *http_header(const struct http_request *q, const char *name);
const char *http_query(const struct http_request *q, const char *name);

struct http_response {
	unsigned status;                /* 200 unless the handler says otherwise */
	const char *type;               /* of the content; NULL: plain text */
	const void *bytes;
	size_t size;
	bool lasting;                   /* the bytes stay for ever; else they are copied */
	struct { const char *name, *value; } header[HTTP_HEADERS]; /* besides the usual, or instead */
	char text[HTTP_TEXT];           /* room for what the handler makes up */
};

/* An answer of one sentence; for the two most common statuses there is a name. */
enum { HTTP_OK = 200, HTTP_NOT_FOUND = 404 };
void http_say(struct http_response *r, unsigned status, const char *sentence);

struct http_route {
	const char *method;             /* "GET" is asked for HEAD too */
	const char *path;               /* one that ends with '/' is also everything below */
	void (*answer)(void *self, const struct http_request *q, struct http_response *r);
	void *self;
};

struct http_options {
	const char *address;            /* "127.0.0.1", "::1"; "0.0.0.0": wherever we can be reached */
	int port;                       /* 0: any that is free */
	const struct http_route *routes; /* the first that fits answers; ends with a NULL method */
	size_t body;                    /* bytes that a request may bring at most */
	const char *const *hosts;       /* names that we go by, without a port; ends with NULL.  NULL: any */
	/* 0: as usual.  Connections at once, and of one address; seconds until the head of a request is
	 * here, its body, the next request, and until an answer is taken. */
	unsigned connections, per_address, head, body_seconds, idle, answer;
};

struct http;

/* NULL, with errno, if the address cannot be had.  Options and routes must outlive the front. */
struct http *http_start(const struct http_options *o);
/* Where it listens. */
int http_port(const struct http *h);
/* Finishes what is being answered and ends. */
void http_stop(struct http *h);

#endif
