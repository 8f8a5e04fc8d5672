/* guest.h -- somebody else's program at our table (docs/protocol.md).
 *
 * A guest is a child process that is told what its seat sees, line by line, and asked
 * for its moves.  It is not trusted: nonsense costs it the move, silence and death
 * every move from then on, and what is played instead is a random move.  The table
 * goes on in any case. */

#ifndef HOST_GUEST_H
#define HOST_GUEST_H

#include <sys/types.h>

#include "bots/bot.h"
#include "host/keeper.h"
#include "lang/lang.h"

/* To answer; and the first time, when an interpreter or a net may have to be loaded. */
enum { GUEST_SECONDS = 5, GUEST_FIRST_SECONDS = 15, GUEST_LINE = 512, GUEST_NOTE = 2048 };

struct guest {
	struct bot bot;                 /* what sits at the table; its `how` is this guest */
	char command[GUEST_LINE];
	enum language lang;             /* of what is said about it */
	bool noting;                    /* that is put down in note, not said on stderr */
	char note[GUEST_NOTE];
	bool awake;                     /* its program was started */
	bool answered;                  /* … and has answered once */
	bool played;                    /* … with a move */
	double leaving;                 /* it was told to go home and has time until then; 0: not */
	struct keeper keeper;
	pid_t pid;                      /* of the keeper; 0: gone */
	int to, from;                   /* pipes */
	double (*now)(void);            /* while it is asked: the clock of who asks, or NULL */
	char heard[GUEST_LINE];         /* read but not yet a whole line */
	size_t size;
	const struct game *game;
	int seat;
	int complaints, ends;           /* about what it answered; and how often it was lost */
	uint32_t chance;                /* moves that were drawn for it, because it gave none */
	uint32_t told;                  /* moves it has been shown of this game */
	uint32_t undone;                /* as the table's was when it was begun: see session.c */
};

/* "exec:COMMAND"; NULL if it is none.  The command may be empty, which nobody can run. */
const char *guest_command(const char *kind);
struct guest *guest_new(const char *command, enum language l);
/* Sends it home, and waits a moment for it to go.  Of several, send them all first. */
void guest_leave(struct guest *g);
void guest_free(struct guest *g);
/* The guest behind a bot, or NULL. */
struct guest *guest_of(const struct bot *bot);

/* A new game, for which a program that has played and was lost is started again; then every
 * move before it is made; then how it ended. */
void guest_begin(struct guest *g, const struct game *game, const struct options *o, int rules,
                 int seat);
void guest_hear(struct guest *g, const void *before, struct move m);
void guest_end(struct guest *g, const void *state);

#endif
