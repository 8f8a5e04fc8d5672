/* campaign.h -- a campaign on disk: its file, the records beside it, and what is played now.
 *
 * The file is written anew, whole, before a game begins and after it has ended; in between
 * the game's own record keeps everything. */

#ifndef HOST_CAMPAIGN_H
#define HOST_CAMPAIGN_H

#include "host/session.h"
#include "play/campaign.h"

struct campaign_file {
	struct campaign campaign;
	char path[PATH_SIZE];
	bool named;  /* the person has said who plays */
};

enum { CAMPAIGN_PAGE = 1 << 14 };  /* room for campaign_file_tell and campaign_file_end */

bool campaign_file_exists(const char *path);
/* Reads a campaign; *line says where a fault lies. */
bool campaign_file_load(struct campaign_file *v, const char *path, uint32_t *line, struct fault *f);
/* Begins one, with the people of a table; nothing is written yet. */
bool campaign_file_new(struct campaign_file *v, const char *path, const struct game *g,
                       const struct options *o, const struct seating *who, const char *names,
                       struct fault *f);

/* Is this how the campaign is played?  Seats are looked at only if there are any. */
bool campaign_file_is(const struct campaign_file *v, const struct game *g, const struct options *o,
                      const struct seating *who, struct fault *f);

/* Sits down at the game that is to be played: the open one, where it stopped, or the next.
 * *d is about the file named by s->path. */
bool campaign_file_sit(struct campaign_file *v, struct session *s, const uint64_t *seed,
                       struct damage *d, struct fault *f);
/* The session's game is over: keeps its result. */
bool campaign_file_note(struct campaign_file *v, const struct session *s, struct fault *f);

/* Where a game's record lies. */
void campaign_file_record(const struct campaign_file *v, const struct leg *leg,
                          char path[PATH_SIZE]);

/* Does anybody at this table have a keyboard? */
bool campaign_file_people(const struct campaign_file *v);
/* What was played so far and what comes now; and, when the story is told, its end. */
void campaign_file_tell(const struct campaign_file *v, enum language l, struct text *t);
void campaign_file_end(const struct campaign_file *v, enum language l, struct text *t);

#endif
