/* telling.h -- law 13: what is told is true and complete.
 *
 * From one decision to the next whoever watches keeps accounts: what everybody has and
 * what lies where before and after, and what the sentences in between claim of it
 * (struct claim in rules/telling.h).  A change that no sentence claims was not told; a
 * claim that nothing came of is a lie.  Between decisions the dealer may owe some.
 *
 * What only follows from what is told, a game says in its table `implied`; that a zone
 * holds as many things as a counter says is checked too. */

#ifndef TESTS_TELLING_H
#define TESTS_TELLING_H

#include "base/text.h"
#include "rules/telling.h"

enum {
	COUNTERS_ROOM = 32,
	ZONES_ROOM = 160,
	OWNERS = NOBODY + 1,
	TOLD_ROOM = 64,
	FINDING_TEXT = 2000,
	FINDINGS_MAX = 12
};

/* What a view shows of everything that can be claimed. */
struct stock {
	int counter[COUNTERS_ROOM][SEATS_MAX];
	int zone[ZONES_ROOM][OWNERS];
	uint64_t things[ZONES_ROOM][OWNERS]; /* which: the same number for the same things */
	struct item item[ITEMS_MAX];
	int items;
};

/* What the sentences claim of one counter of a seat, or of one zone of an owner. */
struct account {
	int sum;   /* gains less losses, since it was set if it was */
	int value; /* what it was set to */
	unsigned flags;
};

struct hearing {
	const struct game *game;
	int seat;
	bool on;
	struct stock was, is;
	struct account counter[COUNTERS_ROOM][SEATS_MAX];
	struct account zone[ZONES_ROOM][OWNERS];
	uint8_t anybody[2][ZONES_ROOM]; /* somebody gains or loses; of counters, of zones */
	int turn, round;                /* what was said of them, or -1 */
	struct line told[TOLD_ROOM];
	int lines;
};

/* What is wrong, in a sentence, with what was told.  `kind` is the same for the same mistake. */
struct finding {
	uint64_t kind;
	char text[FINDING_TEXT];
};
struct findings {
	struct finding list[FINDINGS_MAX];
	int n;
};

/* Listening begins at a decision, with this view of a seat or of SPECTATOR; hears every
 * step; and at the next decision finds what is wrong. */
void hearing_begin(struct hearing *h, const struct game *g, const void *view, int seat);
void hearing_step(struct hearing *h, const void *before, struct move shown, const void *after);
void hearing_end(struct hearing *h, const void *view, struct findings *f);

#endif
