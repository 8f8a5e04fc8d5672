/* table.h -- one game being played: the middle end.
 *
 * A table holds a game, its options, the true state and the moves so far.  Front
 * ends, tools and server play through it and use nothing below; it refuses what
 * the rules refuse and hands out views.  It allocates nothing: the caller gives
 * it room for the moves. */

#ifndef PLAY_TABLE_H
#define PLAY_TABLE_H

#include <stdalign.h>

#include "base/error.h"
#include "rules/game.h"

enum { NAME_MAX_SIZE = 32, KIND_MAX_SIZE = 48 };

struct chair {
	char kind[KIND_MAX_SIZE];   /* "human", "greedy", "search:2000" */
	char name[NAME_MAX_SIZE];
};

/* Any bytes will do: a name comes out printable and without line ends or controls. */
void chair_set(struct chair *c, struct span kind, struct span name);

struct table {
	const struct game *game;
	struct options options;
	int rules;                   /* the number of the rules it is played by */
	struct chair chair[SEATS_MAX];
	struct move *move;           /* moves so far: the record */
	uint32_t moves, room;        /* how many there are, and how many fit */
	alignas(16) unsigned char state[STATE_MAX];
};

/* `rules` is g->rules for a new game, and what the record says for an old one. */
void table_init(struct table *t, const struct game *g, const struct options *o, int rules,
                struct move *room, uint32_t size);

static inline const struct turn *table_turn(const struct table *t)
{
	return (const struct turn *)t->state;
}

/* Plays a move if it is legal now; otherwise says why not and changes nothing. */
bool table_play(struct table *t, struct move m, struct fault *f);
/* The same from text, as a player or a record writes it. */
bool table_play_text(struct table *t, int seat, struct span s, struct fault *f);

/* What a seat (or SPECTATOR) may see; view has game->state_size bytes. */
void table_view(const struct table *t, int seat, void *view);
/* The position before move n, true or as a seat saw it, by replay. */
void table_at(const struct table *t, uint32_t n, void *state);
/* Move n as that seat saw it. */
struct move table_shown(const struct table *t, uint32_t n, int seat);

/* Takes back moves to the latest decision of one of `seats` (a set), if nothing
 * became known to any of them since; the undone moves stay in t->move beyond
 * t->moves until something else is played, for redo. */
bool table_undo(struct table *t, unsigned seats, struct fault *f);
bool table_redo(struct table *t, unsigned seats, uint32_t end);

#endif
