/* patience.c -- see patience.h.
 *
 * A thread of its own sleeps until the next deadline.  It only shuts sockets down, which the
 * library then notices and cleans up; the lock is held meanwhile, and a visitor leaves before
 * his socket is closed, so that no other one of the same number is ever hit. */

#include "http/patience.h"

#include <errno.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>

struct visitor {
	int socket; /* -1: nobody */
	bool cut;   /* he was shown out and has not gone yet */
	enum due due;
	uint8_t address[16];
	struct timespec since, until;
};

struct patience {
	struct patience_limits limits;
	pthread_mutex_t lock;
	pthread_cond_t changed;
	pthread_t thread;
	bool over;
	unsigned places;
	struct visitor
		visitor[]; /* twice as many as may stay: those who are cut go in their time */
};

static bool earlier(const struct timespec *a, const struct timespec *b)
{
	return a->tv_sec != b->tv_sec ? a->tv_sec < b->tv_sec : a->tv_nsec < b->tv_nsec;
}

static struct timespec now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return t;
}

static bool stays(const struct visitor *v)
{
	return v->socket >= 0 && !v->cut;
}

static void cut(struct visitor *v)
{
	v->cut = true;
	shutdown(v->socket, SHUT_RDWR);
}

/* --- Deadlines ---------------------------------------------------------------------- */

/* Cuts whoever is late; the visitor whose deadline comes next, or NULL. */
static const struct visitor *sweep(struct patience *p)
{
	const struct timespec t = now();
	const struct visitor *next = NULL;

	for (unsigned i = 0; i < p->places; i++) {
		struct visitor *v = &p->visitor[i];
		if (!stays(v))
			continue;
		if (earlier(&v->until, &t))
			cut(v);
		else if (next == NULL || earlier(&v->until, &next->until))
			next = v;
	}
	return next;
}

static void *watch(void *self)
{
	struct patience *p = self;

	pthread_mutex_lock(&p->lock);
	while (!p->over) {
		const struct visitor *next = sweep(p);
		if (next == NULL) {
			pthread_cond_wait(&p->changed, &p->lock);
			continue;
		}
		const struct timespec until = next->until;
		pthread_cond_timedwait(&p->changed, &p->lock, &until);
	}
	pthread_mutex_unlock(&p->lock);
	return NULL;
}

static void await(struct patience *p, struct visitor *v, enum due due)
{
	v->due = due;
	v->since = v->until = now();
	v->until.tv_sec += p->limits.seconds[due];
	pthread_cond_signal(&p->changed);
}

void patience_await(struct patience *p, struct visitor *v, enum due due)
{
	pthread_mutex_lock(&p->lock);
	await(p, v, due);
	pthread_mutex_unlock(&p->lock);
}

/* --- Places -------------------------------------------------------------------------- */

/* Addresses of both kinds as one; of IPv6 the half that a house is given, or one house would
 * have as many as it likes. */
static void read_address(const struct sockaddr *from, uint8_t address[16])
{
	struct sockaddr_in four;
	struct sockaddr_in6 six;

	memset(address, 0, 16);
	if (from != NULL && from->sa_family == AF_INET) {
		memcpy(&four, from, sizeof four);
		memcpy(address + 12, &four.sin_addr, 4);
	} else if (from != NULL && from->sa_family == AF_INET6) {
		memcpy(&six, from, sizeof six);
		memcpy(address, &six.sin6_addr, 8);
	}
}

static bool from_there(const struct visitor *v, const uint8_t *address)
{
	return address == NULL || memcmp(v->address, address, sizeof v->address) == 0;
}

/* If more than `most` stay (of that address, if not NULL), who has waited longest gives way;
 * who is being answered only if nobody else is left. */
static void make_room(struct patience *p, unsigned most, const uint8_t *address)
{
	struct visitor *first = NULL;
	unsigned count = 0;

	for (unsigned i = 0; i < p->places; i++) {
		struct visitor *v = &p->visitor[i];
		if (!stays(v) || !from_there(v, address))
			continue;
		count++;
		const bool busy = v->due == DUE_ANSWER;
		if (first == NULL || busy < (first->due == DUE_ANSWER) ||
		    (busy == (first->due == DUE_ANSWER) && earlier(&v->since, &first->since)))
			first = v;
	}
	if (count >= most && first != NULL)
		cut(first);
}

struct visitor *patience_enter(struct patience *p, int socket, const struct sockaddr *from)
{
	struct visitor *v = NULL;
	uint8_t address[16];

	read_address(from, address);
	pthread_mutex_lock(&p->lock);
	make_room(p, p->limits.per_address, address);
	make_room(p, p->limits.visitors, NULL);
	for (unsigned i = 0; i < p->places && v == NULL; i++)
		if (p->visitor[i].socket < 0)
			v = &p->visitor[i];
	if (v != NULL) {
		*v = (struct visitor){.socket = socket};
		memcpy(v->address, address, sizeof v->address);
		await(p, v, DUE_HEAD);
	}
	pthread_mutex_unlock(&p->lock);
	return v;
}

void patience_leave(struct patience *p, struct visitor *v)
{
	pthread_mutex_lock(&p->lock);
	v->socket = -1;
	pthread_mutex_unlock(&p->lock);
}

/* --- Beginning and end ----------------------------------------------------------------- */

static void init_lock(struct patience *p)
{
	pthread_condattr_t a;

	pthread_condattr_init(&a);
	pthread_condattr_setclock(&a, CLOCK_MONOTONIC);
	pthread_cond_init(&p->changed, &a);
	pthread_condattr_destroy(&a);
	pthread_mutex_init(&p->lock, NULL);
}

struct patience *patience_start(const struct patience_limits *l)
{
	const unsigned places = 2 * l->visitors;
	struct patience *p = calloc(1, sizeof *p + places * sizeof *p->visitor);

	if (p == NULL)
		return NULL;
	p->limits = *l;
	p->places = places;
	for (unsigned i = 0; i < places; i++)
		p->visitor[i].socket = -1;
	init_lock(p);
	errno = pthread_create(&p->thread, NULL, watch, p);
	if (errno == 0)
		return p;
	free(p);
	return NULL;
}

void patience_stop(struct patience *p)
{
	pthread_mutex_lock(&p->lock);
	p->over = true;
	pthread_cond_signal(&p->changed);
	pthread_mutex_unlock(&p->lock);
	pthread_join(p->thread, NULL);
	pthread_cond_destroy(&p->changed);
	pthread_mutex_destroy(&p->lock);
	free(p);
}
