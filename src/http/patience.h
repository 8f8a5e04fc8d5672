/* patience.h -- how long the front waits for whom.
 *
 * The library cuts connections that are silent, but one that sends a byte now and then could hold
 * its place for ever, and a few dozen of them all places.  So everybody here has a deadline for
 * what is due from him: a whole request, or taking the answer.  And nobody is kept out: when
 * all places are taken, or too many by one address, who has waited longest for his own
 * request to come together gives way to who has just arrived. */

#ifndef HTTP_PATIENCE_H
#define HTTP_PATIENCE_H

#include <stdbool.h>

struct sockaddr;
struct patience;
struct visitor;

/* What is due: the head of a request, its body, the next request of who had an answer before,
 * the taking of an answer. */
enum due { DUE_HEAD, DUE_BODY, DUE_NEXT, DUE_ANSWER, DUES };

struct patience_limits {
	unsigned visitors, per_address;  /* at once */
	unsigned seconds[DUES];
};

/* NULL, with errno, if the system has no thread to give. */
struct patience *patience_start(const struct patience_limits *l);
void patience_stop(struct patience *p);

/* Somebody has come; NULL if there is no place at all, even for a moment. */
struct visitor *patience_enter(struct patience *p, int socket, const struct sockaddr *from);
void patience_leave(struct patience *p, struct visitor *v);
/* From now on this is due from him. */
void patience_await(struct patience *p, struct visitor *v, enum due due);

#endif
