/* game.h -- what a game is.
 *
 * A game is one constant struct: a few tables and some functions over a state.
 * Read this file, then games/nullgame, then games/portroyal.
 *
 * A state is a value.  It holds no pointer and no byte that is not part of the
 * position, so memcpy copies it, memcmp compares it and a hash names it.  The
 * functions here keep nothing between calls, allocate nothing, print nothing
 * and roll no dice: chance is a seat, and its moves are made by play/dealer.c.
 *
 * Three rules keep secrets secret, and tests/property.c holds every game to
 * them: apply never branches on what a seat cannot see unless the move carries
 * it; who is waiting is computed from public facts only; and a move carries all
 * that it reveals. */

#ifndef RULES_GAME_H
#define RULES_GAME_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "base/rng.h"
#include "rules/words.h"

enum {
	SEATS_MAX   = 6,
	SPECTATOR   = 6,     /* a view that owns no secrets */
	DEALER      = 7,     /* the seat that plays chance */
	NOBODY      = 8,     /* an owner for things that belong to the table */
	UNKNOWN     = 255,   /* an argument or a card that this view does not know */
	ARGS_MAX    = 4,
	OPTIONS_MAX = 12,
	MOVES_MAX   = 256,   /* no position offers more moves, nor more outcomes */
	ITEMS_MAX   = 512,
	LINES_MAX   = 32,
	FIGURES_MAX = 14,
	STATE_MAX   = 4096
};

enum language { ENGLISH, DUTCH, GERMAN, LANGUAGES };

/* One step of play.  Eight bytes, passed by value. */
struct move {
	uint8_t  seat, verb;
	uint8_t  arg[ARGS_MAX];
	uint16_t amount;
};

/* The head of every state: whose step it is. */
struct turn {
	uint32_t ply;        /* moves applied so far, the dealer's included */
	uint16_t round;      /* rounds begun, where the game counts them */
	uint8_t  seats;      /* seats in play */
	uint8_t  waiting;    /* set of seats that may move now; DEALER comes alone */
	uint8_t  active;     /* whose turn it is, in the rulebook's sense */
	uint8_t  phase;      /* the game's own enum */
	uint8_t  over;       /* 1: the result is final and nobody waits */
	uint8_t  masked;     /* 1: this is a view, hidden things are UNKNOWN */
};

/* A setting of the game.  `values` names the possible words; without it the
 * option is a number.  A set holds several words at once (a bit each, "a,b").
 * Option 0 of every game is `players`. */
struct option {
	const char *name;
	const char *const *values;
	int16_t min, max, normal;
	bool set;
};
struct options { int16_t value[OPTIONS_MAX]; };

/* A list of things that moves and items speak of: cards, places, colours.  The
 * id is for ever (records hold it); the word is what a language calls it. */
struct list    { const char *const *id; const uint16_t *word; uint8_t size; };

/* The lists that every game has at these places. */
enum { LIST_NONE, LIST_ZONES, LIST_SEATS, LIST_COUNTERS, LIST_OWN };

/* A verb, the lists its arguments index, and the label a player reads: enough to
 * print, parse and offer any move.  In a label {0}…{3} are the arguments and
 * {#4|one|many} is the amount. */
struct verb    { const char *name; uint8_t list[ARGS_MAX]; bool amount; uint16_t word; };

struct outcome { struct move move; uint32_t weight; };
struct result  { int16_t score[SEATS_MAX]; uint8_t place[SEATS_MAX]; };  /* place 1 won; ties share it */

/* Something lying on the table, for any front end to draw.  An unseen thing has
 * index UNKNOWN; `count` equal things may share an item. */
struct item    { uint8_t list, index, zone, owner, row, column; uint16_t count, flags; };

enum {
	ITEM_FACE_DOWN = 1,
	ITEM_SPENT     = 2,  /* used up for now: tapped, empty, dug */
	ITEM_CHIEF     = 4   /* the one that counts among its like: a captain, the newest card */
};

/* Something that happened, for any language to say.  In the words {who} is the
 * seat, {0}…{3} are words, {#0|one|many} numbers and {@0} other seats (lang/lang.h). */
struct line    { uint16_t word; uint8_t seat, section; uint16_t arg[ARGS_MAX]; };

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

/* A player of this game made of a few rules: quick, and looks at public facts only, so
 * that it answers alike on a view and on a true state.  The number of a move. */
struct policy  {
	const char *name;
	int (*choose)(const void *view, int seat, const struct move *move, int moves);
};

/* What a seat may count on: how much of a counter it will have on average, if it risks no
 * more than it has begun, and the chance to win the fight it is in. */
struct prospect { uint8_t counter; double coins, win; };  /* win -1: there is no fight */

/* A figure of how a game goes, for simulations: what `tally` adds up, per game, per seat
 * or per turn of a seat, or in per cent of the games or of another figure (PER_FIGURE
 * and its number). */
struct statistic { const char *id; uint16_t word; uint8_t per; };
enum { PER_GAME, PER_SEAT, PER_TURN, PER_CENT, PER_FIGURE, STATISTICS_MAX = 48 };

struct game {
	const char *name;                  /* "port-royal": files, records, urls    */
	uint16_t    title, summary;        /* words: what it is called, one sentence */
	uint16_t    rules;                 /* raised when old records would differ  */
	uint32_t    state_size;
	uint32_t    plies;                 /* no game of people who mean it lasts longer; tables adjourn there */

	const struct option  *options;     /* ends with a NULL name                 */
	const struct verb    *verbs;       /* verb 0 is always "pass"; ends with a NULL name */
	const struct list    *lists;       /* as the LIST_ enum; ends with a NULL id */
	const char *const    *phases;      /* names of turn.phase, ends with NULL   */
	const struct section *sections;    /* section 0 is empty; ends with a NULL id (after 0) */
	const struct figure  *figures;     /* ends with copies 0                    */
	const uint16_t       *columns;     /* words that head figure.value; ends with 0 */
	const char *const    *words;       /* rules/words.h; word 0 is empty; ends with NULL; read by lang/ only */
	const struct number  *numbers;     /* figures that texts ask for, {=NAME}; ends with a NULL name */

	uint16_t (*refuses)(const struct options *o);                          /* 0, or the word that says why not */
	void (*setup)(void *state, const struct options *o);                   /* before the first deal         */
	int  (*moves)(const void *state, int seat, struct move *list);         /* what this seat may do now     */
	int  (*outcomes)(const void *state, struct outcome *list);             /* what chance may do now        */
	void (*apply)(void *state, struct move m);                             /* make it so                    */
	void (*hide)(void *state, int seat);                                   /* forget what seat cannot see   */
	struct move (*hide_move)(const void *before, struct move m, int seat); /* the same, for a move          */
	void (*guess)(void *view, int seat, struct rng *r);                    /* fill a view with a likely world */
	void (*result)(const void *state, struct result *r);                   /* scores now, places when over  */
	bool (*check)(const void *state);                                      /* is every card somewhere once? */
	bool (*put)(void *state, struct item what);                            /* edit a position               */
	int  (*counter)(const void *state, int which, int seat);               /* coins, influence, swords …    */
	int  (*scene)(const void *view, int seat, struct item *list);          /* what lies on the table        */
	int  (*tell)(const void *before, struct move m, const void *after,
	             struct line *list);                                       /* what just happened            */
	int  (*explain)(const void *view, struct move m, struct line *list);   /* what a move would cost and do */

	struct move (*sample)(const void *state, struct rng *r);               /* optional: one of outcomes, by weight */
	int  (*value)(const void *state, int seat);                            /* optional: a guess at the end  */
	int32_t scale;                     /* … in units such that a lead of one makes e times as likely to win */
	bool (*fleeting)(const void *view);                                    /* optional: value is for one moment only */
	bool wide;                         /* bots: most choices are between few moves */
	const struct policy *policies;     /* optional: the first plays games on quickly; ends with a NULL name */
	int  (*foresee)(const void *view, int seat, struct outcome *list);     /* optional: outcomes, as this seat can know them */
	bool (*prospect)(const void *view, int seat, struct prospect *p);      /* optional: for the odds, see below */
	int  (*features)(const void *view, int seat, float *out);              /* optional: for a net           */
	const char *stops;                 /* optional: verbs and phases at which people out of turn want to be asked; for front ends */
	bool (*deals)(const struct options *o, const struct figure *f);        /* optional: is this row in a game with these options? */
	const char *(*ties)(const void *state);                                /* optional: the counters that decide between equal scores, in that order */
	const struct statistic *statistics;  /* optional: ends with a NULL id        */
	void (*tally)(const void *before, struct move m, const void *after, int64_t *sum);  /* a sum for each of them */
};

/* The contracts.
 *
 * setup     zeroes state_size bytes and stops before the first deal: DEALER waits.
 *           No seed: the same game can be dealt by a generator, a test or a real
 *           deck.  Where the first player is drawn by lot, the dealer's first move
 *           is `start:SEAT`; scenarios rely on that name.
 * moves     every legal move of a waiting seat in a fixed order; 0 for a seat that
 *           does not wait.  Combinations are staged into single choices.
 * outcomes  the same for the dealer, with weights.  Only a true state can answer.
 * sample    must draw from exactly the distribution that outcomes describes.
 * foresee   the chances of every move of the dealer in the eyes of a seat, as hide_move
 *           shows it: the mean of outcomes over all worlds that the view allows.
 *           0 if chance has no part now.  With it, `value` is asked on views only.
 * wide      true where most choices are between few moves: a search looks at all of them
 *           in every position it comes to.
 * prospect  what the seat would have if it stopped here and took the coins that lie before
 *           it, or with the best throws if a fight is on.  False where only chance can
 *           tell: bots/odds.c asks again after each of its outcomes, and averages.
 * fleeting  true where time is part of the value and it sinks as the game goes on: then
 *           it says which move is better now, but bots do not look further with it.
 * apply     total over legal moves, deterministic, in place; runs on to the next
 *           real decision.  Asserts what is cheap; legality is the table's business.
 * hide      makes the view of a seat or SPECTATOR and sets `masked`.  Idempotent.
 * hide_move what that seat learns of the move: hidden arguments become UNKNOWN.
 * guess     one world consistent with the view; clears `masked`.
 * put       counter items (list LIST_COUNTERS, index, owner) set a number; other
 *           items add `count` things to zone@owner, taking them from the deck or
 *           supply.  False if impossible, and then nothing has changed.  It may
 *           leave the dealer waiting (coins still to be dealt).
 * tally     adds what the move did to the sum of each statistic; on true states.
 * scene     on a true state shows everything that anybody may look at; on a view what
 *           the view knows.  What lies face down for everybody is a number in both:
 *           records name positions by their scenes, and show no deck to come.
 * tell      compares two values, so that the rules stay silent. */

static inline bool turn_waits(const struct turn *t, int seat)
{
	return t->waiting >> seat & 1;
}

/* The first seat of a set, clockwise from the active one. */
static inline int turn_first(const struct turn *t, unsigned set)
{
	const unsigned twice = set | set << t->seats;
	const int seat = t->active + __builtin_ctz(twice >> t->active);

	return seat < t->seats ? seat : seat - t->seats;
}

/* Moves are made in one register.  Written byte by byte and read back as a word, as
 * gcc does with a compound literal, each would wait for its own bytes to arrive. */
static inline struct move move_with(int seat, int verb, int arg)
{
	const uint64_t bits = (uint64_t)(uint8_t)seat | (uint64_t)(uint8_t)verb << 8 |
	                      (uint64_t)(uint8_t)arg << 16;
	struct move m;

	_Static_assert(sizeof m == sizeof bits && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__,
	               "a move is eight bytes, seat first");
	memcpy(&m, &bits, sizeof m);
	return m;
}

static inline struct move move_of(int seat, int verb)
{
	return move_with(seat, verb, 0);
}

static inline bool move_same(struct move a, struct move b)
{
	uint64_t x, y;

	memcpy(&x, &a, sizeof x);
	memcpy(&y, &b, sizeof y);
	return x == y;
}

/* The games there are; defined in games/list.c, so that only programs link them. */
const struct game *game_find(const char *name);
const struct game *game_at(int i);   /* NULL past the last */

#endif
