/* session.h -- one table on one machine: people at the keyboard, bots, a sealed
 * dealer, and a record on disk that is never behind what anybody was shown.
 *
 * It prints nothing and reads no keys; the line table and the full-screen table both
 * stand on it.  Bots draw from the sealed seed too, so a resumed game goes on as it
 * would have. */

#ifndef HOST_SESSION_H
#define HOST_SESSION_H

#include "host/paths.h"
#include "host/seating.h"
#include "host/think.h"
#include "lang/lang.h"
#include "play/prefs.h"
#include "play/record.h"

struct session {
	struct table table;
	struct move *room;
	uint32_t end;               /* moves that redo can still reach */
	struct seating seating;
	unsigned humans;            /* the set of seats that people play */
	struct prefs prefs[SEATS_MAX];  /* when they want to be asked; not in the record */
	uint8_t seed[SEED_SIZE];
	struct seal seal;
	char path[PATH_SIZE];
	int file;                   /* the record, open for appending; -1: none */
	struct thought thought;     /* of the bot that is to move */
};

/* A new table; `seed` may be NULL for one from the system.  Its record is begun. */
bool session_new(struct session *s, const struct game *g, const struct options *o,
                 const struct seating *who, const char *names, const uint64_t *seed,
                 const char *path, struct fault *f);
/* Continues a record where it stopped; *line says where a fault lies.  If the sealed
 * seed is lost, the rest is dealt from a new one and the record loses its seal.  `seats` is
 * who the person says sits there, or NULL: see admit.h. */
bool session_resume(struct session *s, const char *path, const char *seats, uint32_t *line,
                    struct fault *f);
/* Begins a new record that goes on from move n of another one, dealt from a new seed.
 * Where nobody at that table is a person, `seat` becomes one.  Programs sit down only if the
 * other record is the person's own. */
bool session_branch(struct session *s, const struct table *from, bool own, uint32_t n, int seat,
                    const char *path, struct fault *f);
void session_close(struct session *s);

/* Whose move it is: a human seat, or -1 while session_step has something to do. */
int session_asks(const struct session *s);
/* Whose eyes follow the game: the only person's, or a bystander's if there are several. */
int session_eyes(const struct session *s);
/* Does this seat see more than a bystander, and is somebody else at the keyboard? */
bool session_secret(const struct session *s, int seat);
/* Would session_step answer at once?  If not, a bot has begun to think: ask again later. */
bool session_ready(struct session *s);
/* The dealer's or a bot's move; waits for it if it must. */
bool session_step(struct session *s, struct fault *f);
bool session_play(struct session *s, int seat, struct span move, struct fault *f);
/* Does whoever is asked want to pass without being asked? */
bool session_passes(struct session *s);
bool session_pass(struct session *s, struct fault *f);
bool session_undo(struct session *s, struct fault *f);
bool session_redo(struct session *s, struct fault *f);
/* In which language the programs at the table are spoken of; and whether session_note is asked
 * for it, because stderr would tear a screen. */
void session_guests(struct session *s, enum language l, bool noting);
/* What was noted since the last time, after session_step; false: nothing. */
bool session_note(struct session *s, char *text, size_t size);
/* A copy of the record elsewhere, from which one can go on as from this one. */
bool session_save(const struct session *s, const char *path, struct fault *f);

#endif
