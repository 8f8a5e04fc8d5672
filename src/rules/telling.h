/* telling.h -- how people see and hear of a game: what lies where, what happened, what a
 * move would do, and the rules and cards in words.
 *
 * Everything here is words by number, for any language to say (lang/ reads them), and
 * compares values that it is given, so that the rules stay silent. */

#ifndef RULES_TELLING_H
#define RULES_TELLING_H

#include "rules/game.h"
#include "rules/words.h"

enum {
	ITEMS_MAX   = 512,
	LINES_MAX   = 32,
	FIGURES_MAX = 14,
	CLAIMS_MAX  = 7
};

enum language { ENGLISH, DUTCH, GERMAN, LANGUAGES };

/* Something that happened, for any language to say.  In the words {who} is the
 * seat, {0}…{3} are words, {#0|one|many} numbers and {@0} other seats. */
struct line    {
	uint16_t word;
	uint8_t  seat, section;
	uint16_t arg[ARGS_MAX];
	/* What tell_step adds, for whoever groups lines by turns or paces them. */
	uint16_t round;      /* the round and the turn it belongs to … */
	uint8_t  active;
	uint8_t  actor;      /* … who made the move it follows from, a seat or DEALER … */
	uint8_t  weight;     /* … and how much it matters: WEIGHT_ASIDE … */
};

/* How much an event matters, by what people at a table would do. */
enum {
	WEIGHT_ASIDE,        /* hardly look up: a pass, a draft, whose turn it is */
	WEIGHT_SMALL,        /* a card, a coin, a hex */
	WEIGHT_PLAIN,        /* a hire, a ship traded, an offer made */
	WEIGHT_BIG,          /* a tax, dice, a delivery, a trade done */
	WEIGHT_TURNING,      /* a harbour lost, a mutiny, the end of a fight, an order filled, the end */
	WEIGHTS
};

/* What a sentence says of a counter, or of how many things lie in a zone: "Bo gets 3 coins" is a
 * claim that can be checked when the next decision comes (before that the dealer may owe some).
 * Where a zone holds as many things as a counter says, the counter is claimed; numbers that only
 * follow from others (a fighting skill, how many cards may be taken) are not.  Games write claims
 * in their text.def, see rules/sayings.h. */
struct claim   {
	uint8_t list;        /* LIST_COUNTERS, LIST_ZONES, or LIST_SEATS: whose turn or which round it is */
	uint8_t index;       /* of the counter or zone; CLAIM_ARGn: of the zone that argument n names */
	uint8_t whose;       /* WHO, ARGn: the seat that argument n is, ANYBODY, or NOBODY: the table's */
	uint8_t how;
	uint8_t amount;      /* a small number, ARGn: the number that argument n is, or SOME */
};

enum {
	CLAIM_GAINS = 1,
	CLAIM_LOSES,
	CLAIM_SETS,          /* there are now so many */
	CLAIM_CHANGES        /* so many things there are others: a ship on another hex.  SOME: not said, but
	                      * everybody sees it follow, if at all: a hired sailor brings swords */
};
enum { CLAIM_NONE, CLAIM_ONE, CLAIM_TWO, CLAIM_THREE, CLAIM_FOUR };
enum {
	CLAIM_NOBODY = NOBODY,
	CLAIM_ARG0   = 240,
	CLAIM_ARG1,
	CLAIM_ARG2,
	CLAIM_ARG3,
	CLAIM_WHO,           /* the seat of the line */
	CLAIM_ANYBODY,       /* some seat, but the sentence does not say which */
	CLAIM_SOME           /* one at least, but it does not say how many */
};

/* A sentence that tells what happened, and up to CLAIMS_MAX claims, the rest 0. */
struct saying  { uint16_t word; uint8_t weight; struct claim claim[CLAIMS_MAX]; };

/* What nobody need tell, because it follows from what is told; everything else in the lists of
 * counters and zones is news when it changes (law 13 in tests/telling.h holds games to it). */
struct implied { uint8_t list, index, how, from; };
enum {
	IMPLIED_BY_RULES = 1,   /* a counter that the rules work out from other things: a fighting skill */
	IMPLIED_BY_COUNTER,     /* a zone with as many things as counter `from` says, together with others that
	                         * follow it: a claim about any of them is enough */
	IMPLIED_BY_ARRIVAL      /* a zone that things leave for another: where they arrive is claimed */
};

/* The rules in our words, by section; a line names the section it follows from.  `outcome` is
 * what chance brings when it is the first to tell of that (or word 0: as the title says). */
struct section { const char *id; uint16_t title, body, outcome; };

/* One row of the table of cards, tiles and spaces: what it belongs to, a sentence about
 * it (or word 0), and where it comes from. */
struct figure  {
	uint8_t list, index, copies;
	uint16_t set, note, source;
	int16_t value[FIGURES_MAX];
};
enum { FIGURE_NONE = INT16_MIN, FIGURE_NEVER = INT16_MAX };

struct telling {
	const struct section *sections;    /* section 0 is empty; ends with a NULL id (after 0) */
	const struct figure  *figures;     /* ends with copies 0                    */
	const uint16_t       *columns;     /* words that head figure.value; ends with 0 */
	const char *const    *words;       /* rules/words.h; word 0 is empty; ends with NULL; read by lang/ only */
	const struct number  *numbers;     /* figures that texts ask for, {=NAME}; ends with a NULL name */
	const struct saying  *sayings;     /* every say_… of text.def; ends with word 0 */
	const char           *story;       /* optional: options under which it tells a story over several games */
	const uint8_t        *tasks;       /* optional: zones of things to be done, told with the sentence that says what; ends with UNKNOWN */
	const struct implied *implied;     /* what is not told for itself; ends with list 0 */

	int  (*counter)(const void *state, int which, int seat);               /* coins, influence, swords …    */
	int  (*scene)(const void *view, int seat, struct item *list);          /* what lies on the table        */
	int  (*tell)(const void *before, struct move m, const void *after,
	             struct line *list);                                       /* what just happened            */
	int  (*explain)(const void *view, struct move m, struct line *list);   /* what a move would cost and do */
	bool (*deals)(const struct options *o, const struct figure *f);        /* optional: is this row in a game with these options? */
	const uint8_t *(*ties)(const void *state);                             /* optional: counters that decide between equal scores, see below */
	const uint8_t *(*shows)(const void *state);                            /* optional: counters that a result always shows; ends as ties */
	bool (*together)(const void *state);                                   /* optional: do all win or lose as one, or is somebody alone? */
	int  (*verdict)(const void *state, struct line *list);                 /* optional: why the result is what it is */
};

/* The contracts.
 *
 * scene     on a true state shows everything that anybody may look at; on a view what
 *           the view knows.  What lies face down for everybody is a number in both:
 *           records name positions by their scenes, and show no deck to come.
 * ties      the counters that decide between equal scores, in that order, and after them
 *           UNKNOWN: with them a result can be understood.
 * verdict   of a game that is over: for whoever lost, which condition failed and by how
 *           much.  Sentences without claims, at most LINES_MAX; any word of text.def.
 * tell      compares two values, true states or views of one seat, and the move as that
 *           seat was shown it.  Call tell_step, which adds what the game does not know. */

/* What a move did, in lines (at most LINES_MAX) that also say which turn they belong to, who
 * acted and how much they matter. */
int tell_step(const struct game *g, const void *before, struct move m, const void *after,
              struct line *list);
/* What the game's table says of this sentence; a word that is not in it claims nothing and is
 * an aside. */
const struct saying *telling_saying(const struct telling *t, int word);
/* How this counter or zone follows from others, or NULL: it is news. */
const struct implied *telling_implied(const struct telling *t, int list, int index);
/* "aside", "small", "plain", "big", "turning". */
const char *telling_weight(int weight);
/* The counters that a result shows beside the scores: those that the game always shows and
 * those that put one of two seats with the same score above the other.  How many. */
enum { COUNTERS_SHOWN = 6 };
int telling_shown(const struct game *g, const void *state, const struct result *r, int *which);

#endif
