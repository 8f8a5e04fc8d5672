/* table.h -- one game being played: the middle end.
 *
 * A table holds a game, its options, the state and the moves so far.  Front ends,
 * tools and server play through it and use nothing below; it refuses what the rules
 * refuse and hands out views.  It allocates nothing: the caller gives it room for
 * the moves.
 *
 * Usually the state is the truth.  A table may also be one that a seat follows from
 * elsewhere (`eyes`): then its state is that seat's view, its moves are as that seat
 * was shown them, and a line is played if the view admits it (play/follow.h). */

#ifndef PLAY_TABLE_H
#define PLAY_TABLE_H

#include <stdalign.h>

#include "play/chair.h"
#include "rules/game.h"

enum { TRUTH = 9 };  /* eyes that see all */

struct table {
	const struct game *game;
	struct options options;
	int rules;                   /* the number of the rules it is played by */
	struct chair chair[SEATS_MAX];
	struct move *move;           /* moves so far */
	uint32_t moves, room;        /* how many there are, and how many fit */
	uint32_t end;                /* moves that were taken back lie between `moves` and here */
	uint32_t undone;             /* how often something was taken back; never goes back itself */
	int eyes;                    /* TRUTH, or the seat through whose eyes it is followed */
	alignas(16) unsigned char state[STATE_MAX];
};

/* `rules` is g->rules for a new game, and what the record says for an old one. */
void table_init(struct table *t, const struct game *g, const struct options *o, int rules,
                struct move *room, uint32_t size);
/* The same for a table elsewhere, as a seat or SPECTATOR is shown it. */
void table_init_seen(struct table *t, const struct game *g, const struct options *o,
                     int rules, struct move *room, uint32_t size, int seat);

static inline const struct turn *table_turn(const struct table *t)
{
	return (const struct turn *)t->state;
}

/* Plays a move if it is legal; the fault says why not.  And only whether it is. */
bool table_play(struct table *t, struct move m, struct fault *f);
bool table_allows(const struct table *t, struct move m, struct fault *f);
/* A move from text, as a player or a record writes it; and that played. */
bool table_read(const struct table *t, int seat, struct span s, struct move *m, struct fault *f);
bool table_play_text(struct table *t, int seat, struct span s, struct fault *f);

/* What a seat (or SPECTATOR) may see; view has game->state_size bytes. */
void table_view(const struct table *t, int seat, void *view);
/* The position before move n, by replay. */
void table_at(const struct table *t, uint32_t n, void *state);

/* Takes back the last n moves; they stay for table_redo until something else is played.
 * Whether that is fair is play/barrier.h's business. */
bool table_undo(struct table *t, uint32_t n, struct fault *f);
/* Makes n of the moves again that were taken back. */
bool table_redo(struct table *t, uint32_t n, struct fault *f);

#endif
