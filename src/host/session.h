/* session.h -- a sitting that is kept in a file: people at the keyboard, bots that think
 * beside the program, a sealed dealer, and a record on disk that is never behind what
 * anybody was shown.
 *
 * It prints nothing and reads no keys; the line table and the full-screen table both
 * stand on it.  What comes next and whether it may be done is the sitting's business; here
 * it is thought, done and written down.  A move that cannot be written down was not
 * made. */

#ifndef HOST_SESSION_H
#define HOST_SESSION_H

#include "host/recordfile.h"
#include "host/seating.h"
#include "host/think.h"
#include "play/eyes.h"
#include "play/sitting.h"

struct session {
	struct sitting sitting;
	struct table table;
	struct move *room;
	struct seating seating;
	struct recordfile file;
	struct thought thought;     /* of the bot that is to move */
	struct walk heard;          /* what the programs at the table have been told */
	struct text text;           /* lines of the record that are not on disk yet */
	char lines[RECORD_HEAD];
	struct fault failing;       /* why the last thing that was done could not be kept; or ERROR_NONE */
};

/* What is wrong with a record, and what is to be done about it. */
struct damage {
	bool repair;                /* asked for: go on with what can be read, if there is a move in it */
	uint32_t line;              /* that cannot be read; 0: none, or the fault lies in no line */
	uint32_t moves;             /* that can be read before it; 0: it cannot be repaired */
	char kept[PATH_SIZE];       /* where the whole file lies now, if it was repaired; else "" */
};

/* None yet: session_close may be called on it. */
void session_none(struct session *s);
/* A new table; `seed` may be NULL for one from the system.  Its record is begun; `after` is
 * the head of the record that it goes on from, or "". */
bool session_new(struct session *s, const struct game *g, const struct options *o,
                 const struct seating *who, const char *names, const uint64_t *seed,
                 const char *after, const char *path, struct fault *f);
/* Continues a record where it stopped; *d says where a fault lies, and whether what stands
 * before it may be gone on with.  If the sealed seed is lost, the rest is dealt from a new one and
 * cannot be checked.  `seats` is who the person says sits there, or NULL: see admit.h. */
bool session_resume(struct session *s, const char *path, const char *seats, struct damage *d,
                    struct fault *f);
/* Begins a new record that goes on from move n of another one, dealt from a new seed.
 * Where nobody at that table is a person, `seat` becomes one.  Programs sit down only if the
 * other record is the person's own. */
bool session_branch(struct session *s, const struct table *from, bool own, uint32_t n, int seat,
                    const char *path, struct fault *f);
/* Before it is left: makes sure that the record lies where s->file.path says, which may be beside
 * another file that took its place. */
bool session_settle(struct session *s, struct fault *f);
void session_close(struct session *s);

/* What comes next: see play/sitting.h. */
struct coming session_next(struct session *s);
/* Would session_step answer at once?  If not, a bot has begun to think: ask again later. */
bool session_ready(struct session *s);
/* A deal, a bot's move or a pass; waits for it if it must. */
bool session_step(struct session *s, struct fault *f);
bool session_play(struct session *s, int seat, struct span move, struct fault *f);
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
