/* voyage.h -- a campaign on disk: its file, the records beside it, and what is played now.
 *
 * The file is written anew, whole, before a game begins and after it has ended; in between
 * the game's own record keeps everything. */

#ifndef CLI_VOYAGE_H
#define CLI_VOYAGE_H

#include "cli/session.h"
#include "play/campaign.h"

struct voyage {
	struct campaign campaign;
	char path[PATH_SIZE];
	bool named;  /* the person has said who plays */
};

enum { VOYAGE_TEXT = 1 << 14 };  /* room for voyage_tell and voyage_end */

bool voyage_exists(const char *path);
/* Reads a campaign; *line says where a fault lies. */
bool voyage_load(struct voyage *v, const char *path, uint32_t *line, struct fault *f);
/* Begins one, with the people of a table; nothing is written yet. */
bool voyage_new(struct voyage *v, const char *path, const struct game *g, const struct options *o,
                const struct seating *who, const char *names, struct fault *f);

/* Is this how the campaign is played?  Seats are looked at only if there are any. */
bool voyage_is(const struct voyage *v, const struct game *g, const struct options *o,
               const struct seating *who, struct fault *f);

/* Sits down at the game that is to be played: the open one, where it stopped, or the next.
 * *line lies in the file named by s->path. */
bool voyage_sit(struct voyage *v, struct session *s, const uint64_t *seed, uint32_t *line,
                struct fault *f);
/* The session's game is over: keeps its result. */
bool voyage_note(struct voyage *v, const struct session *s, struct fault *f);

/* Where a game's record lies. */
void voyage_record(const struct voyage *v, const struct leg *leg, char path[PATH_SIZE]);

/* Does anybody at this table have a keyboard? */
bool voyage_people(const struct voyage *v);
/* What was played so far and what comes now; and, when the story is told, its end. */
void voyage_tell(const struct voyage *v, enum language l, struct text *t);
void voyage_end(const struct voyage *v, enum language l, struct text *t);

#endif
