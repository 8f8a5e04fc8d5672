/* seating.h -- who sits where: people, our own bots, and other people's programs. */

#ifndef HOST_SEATING_H
#define HOST_SEATING_H

#include "bots/bot.h"
#include "lang/lang.h"
#include "play/table.h"

struct seating {
	char kind[SEATS_MAX][KIND_MAX_SIZE];
	const struct bot *bot[SEATS_MAX];  /* NULL: a human */
	struct budget budget[SEATS_MAX];
	int seats;
};

/* One of our own bots, with a budget that it takes; NULL otherwise. */
const struct bot *seating_bot(struct span kind, struct budget *budget);
/* A human, a bot by its name or a guest by its command; and the fault that lists who
 * there is, of those that play the game if it is known. */
bool seating_kind(struct span kind, const struct bot **bot, struct budget *budget);
/* "human,greedy,search:2000" for a game of so many seats; `l` is what programs are spoken of in. */
bool seating_read(struct seating *s, const struct game *g, const char *text, int seats, bool humans,
                  enum language l, struct fault *f);
/* There are so many instead of as many as there are seats; false. */
bool seating_count(enum error e, int found, int seats, struct fault *f);
void seating_free(struct seating *s);
bool seating_unknown(const struct game *g, struct span kind, bool humans, struct fault *f);

#endif
