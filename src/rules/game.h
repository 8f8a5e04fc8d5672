/* game.h -- what a game is.
 *
 * A game is one constant struct: a few tables and some functions over a state.
 * It has four parts: the rules, which are this file, and what they do not need and
 * others do: how the game is told (telling.h), what bots know of it (brain.h) and what
 * simulations count (study.h).  Read this file, then games/nullgame.
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

enum {
	SEATS_MAX = 6,
	SPECTATOR = 6, /* a view that owns no secrets */
	DEALER = 7,    /* the seat that plays chance */
	NOBODY = 8,    /* an owner for things that belong to the table */
	UNKNOWN = 255, /* an argument or a card that this view does not know */
	ARGS_MAX = 4,
	OPTIONS_MAX = 12,
	MOVES_MAX = 256, /* no position offers more moves, nor more outcomes */
	STATE_MAX = 4096
};

/* A state must have no byte that belongs to none of its members: states are compared and hashed as
 * bytes.  Between these two the compiler refuses a struct that it would have to pad.  IN_WORDS
 * rounds up an array whose length follows from a table, so that a new row needs no other filling. */
#define NO_PADDING _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic error \"-Wpadded\"")
#define PADDING_AGAIN _Pragma("GCC diagnostic pop")
#define IN_WORDS(bytes) (((bytes) + 3) / 4 * 4)

/* One step of play.  Eight bytes, passed by value. */
struct move {
	uint8_t seat, verb;
	uint8_t arg[ARGS_MAX];
	uint16_t amount;
};

/* The head of every state: whose step it is. */
NO_PADDING
struct turn {
	uint32_t ply;    /* moves applied so far, the dealer's included */
	uint16_t round;  /* rounds begun, where the game counts them */
	uint8_t seats;   /* seats in play */
	uint8_t waiting; /* set of seats that may move now; DEALER comes alone */
	uint8_t active;  /* whose turn it is, in the rulebook's sense */
	uint8_t phase;   /* the game's own enum */
	uint8_t over;    /* 1: the result is final and nobody waits */
	uint8_t masked;  /* 1: this is a view, hidden things are UNKNOWN */
};
PADDING_AGAIN

/* A setting of the game.  `values` are what it can be set to by name; without them the
 * option is a number.  A set holds several values at once (a bit each, "a,b").
 * Option 0 of every game is `players`.  People are told what an option and each of its values
 * is called and, in a sentence, what it changes: words of the game's text.def, which
 * OPTION_WORDS and CHOICE name, so that what has no sentence does not compile. */
struct choice {
	const char *name;
	uint16_t title, help;
};
struct option {
	const char *name;
	const struct choice *values; /* ends with a NULL name */
	int16_t min, max, normal;
	bool set;
	uint16_t title, help;
};
#define OPTION_WORDS(id) WORD_option_##id, WORD_about_##id
#define CHOICE(id, name) \
	{ \
		name, WORD_value_##id, WORD_about_##id \
	}
#define CHOICE_END \
	{ \
		NULL, 0, 0 \
	}
struct options {
	int16_t value[OPTIONS_MAX];
};

/* A list of things that moves and items speak of: cards, places, colours.  The
 * id is for ever (records hold it); the word is what a language calls it. */
struct list {
	const char *const *id;
	const uint16_t *word;
	uint8_t size;
};

/* The lists that every game has at these places. */
enum { LIST_NONE, LIST_ZONES, LIST_SEATS, LIST_COUNTERS, LIST_OWN };

/* A verb, the lists its arguments index, and the label a player reads: enough to
 * print, parse and offer any move.  In a label {0}…{3} are the arguments and
 * {#4|one|many} is the amount. */
struct verb {
	const char *name;
	uint8_t list[ARGS_MAX];
	bool amount;
	uint16_t word;
};

/* A verb or a phase at which people want to be asked even out of their turn (play/prefs.h). */
struct stop {
	uint8_t kind, number;
};
enum { STOP_END, STOP_VERB, STOP_PHASE };

struct outcome {
	struct move move;
	uint32_t weight;
};
struct result {
	int16_t score[SEATS_MAX];
	uint8_t place[SEATS_MAX];
}; /* place 1 won; ties share it */

/* Something lying on the table, for any front end to draw and for scenarios to put
 * there.  An unseen thing has index UNKNOWN; `count` equal things may share an item. */
struct item {
	uint8_t list, index, zone, owner, row, column;
	uint16_t count, flags;
};

enum {
	ITEM_FACE_DOWN = 1,
	ITEM_SPENT = 2, /* used up for now: tapped, empty, dug */
	ITEM_CHIEF = 4  /* the one that counts among its like: a captain, the newest card */
};

struct game {
	const char *name;        /* "hidden-cove": files, records, urls   */
	uint16_t title, summary; /* words: what it is called, one sentence */
	uint16_t rules, oldest;  /* the number of its rules, and the oldest it still plays */
	uint32_t state_size;
	uint32_t plies; /* no game of people who mean it lasts longer; tables adjourn there */

	const struct option *options; /* ends with a NULL name                 */
	const struct verb *verbs;     /* verb 0 is always "pass"; ends with a NULL name */
	const struct list *lists;     /* as the LIST_ enum; ends with a NULL id */
	const char *const *phases;    /* names of turn.phase, ends with NULL   */
	const struct stop *stops; /* optional: where people want to be asked; ends with STOP_END */

	uint16_t (*refuses)(const struct options *o); /* 0, or the word that says why not */
	void (*setup)(void *state, const struct options *o,
	              int rules); /* before the first deal         */
	int (*moves)(const void *state, int seat,
	             struct move *list); /* what this seat may do now     */
	int (*outcomes)(const void *state,
	                struct outcome *list); /* what chance may do now        */
	struct move (*sample)(const void *state,
	                      struct rng *r); /* optional: one of outcomes, by weight */
	int (*foresee)(const void *view, int seat,
	               struct outcome *list); /* optional: outcomes, as this seat can know them */
	void (*apply)(void *state, struct move m); /* make it so                    */
	void (*hide)(void *state, int seat);       /* forget what seat cannot see   */
	struct move (*hide_move)(const void *before, struct move m,
	                         int seat); /* the same, for a move          */
	bool (*admits)(const void *view, int seat,
	               struct move shown);                   /* could seat be shown this now? */
	void (*guess)(void *view, int seat, struct rng *r);  /* fill a view with a likely world */
	void (*result)(const void *state, struct result *r); /* scores now, places when over  */
	bool (*check)(const void *state);                    /* is every card somewhere once? */
	bool (*put)(void *state, struct item what);          /* edit a position               */

	const struct telling *telling; /* how people see and hear of it: telling.h */
	const struct brain *brain;     /* optional: what bots know of it: brain.h */
	const struct study *study;     /* optional: what simulations count: study.h */
};

/* The contracts.
 *
 * setup     zeroes state_size bytes and stops before the first deal: DEALER waits.
 *           No seed: the same game can be dealt by a generator, a test or a real
 *           deck.  Where the first player is drawn by lot, the dealer's first move
 *           is `start:SEAT`; scenarios rely on that name.
 * rules     raised when old records would play differently.  A record says the number
 *           it was begun with and `setup` is told (`rules` for a new game), so a changed
 *           rule is a branch on it, from a byte that the game keeps in its state: old
 *           records stay playable, down to `oldest`.
 * moves     every legal move of a waiting seat in a fixed order; 0 for a seat that
 *           does not wait.  Combinations are staged into single choices.
 * outcomes  the same for the dealer, with weights.  Only a true state can answer.
 * sample    must draw from exactly the distribution that outcomes describes.
 * foresee   the chances of every move of the dealer in the eyes of a seat, as hide_move
 *           shows it: the mean of outcomes over all worlds that the view allows.
 *           0 if chance has no part now.  With it, a brain's value is asked on views only.
 * apply     total over legal moves, deterministic, in place; runs on to the next
 *           real decision.  Asserts what is cheap; legality is the table's business.
 * hide      makes the view of a seat or SPECTATOR and sets `masked`.  Idempotent.
 * hide_move what that seat learns of the move: hidden arguments become UNKNOWN.
 * admits    is there a world that this view of the seat (or SPECTATOR) allows, in which
 *           somebody makes a move now that hide_move shows it as this one?  Any eight
 *           bytes may be asked about.  A move of its own seat is one of `moves`, and
 *           hide_move would leave an admitted one as it is.  `apply` is total over what
 *           it lets through, and the view it leaves is again one that `guess` can fill:
 *           whoever follows a table hears lines that nobody else has checked.
 * guess     one world consistent with the view; clears `masked`.
 * put       counter items (list LIST_COUNTERS, index, owner) set a number; other
 *           items add `count` things to zone@owner, taking them from the deck or
 *           supply.  False if impossible, and then nothing has changed.  It may
 *           leave the dealer waiting (coins still to be dealt). */

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

/* Who is asked next: the waiting seats in turn from the active one, or DEALER. */
static inline int turn_next(const struct turn *t)
{
	return turn_waits(t, DEALER) ? DEALER : turn_first(t, t->waiting);
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

static inline bool move_among(struct move m, const struct move *list, int n)
{
	for (int i = 0; i < n; i++)
		if (move_same(list[i], m))
			return true;
	return false;
}

static inline bool move_foreseen(struct move m, const struct outcome *list, int n)
{
	for (int i = 0; i < n; i++)
		if (move_same(list[i].move, m))
			return true;
	return false;
}

/* The games there are; defined in games/list.c, so that only programs link them. */
const struct game *game_find(const char *name);
const struct game *game_at(int i); /* NULL past the last */

#endif
