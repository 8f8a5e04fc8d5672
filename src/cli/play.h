/* play.h -- what the parts of `quayside play` share: a table of lines or of the screen. */

#ifndef CLI_PLAY_H
#define CLI_PLAY_H

#include "cli/out.h"
#include "cli/show.h"
#include "host/session.h"
#include "tui/draw.h"

struct play {
	struct args *args;
	struct tui screen; /* the flags of the screen, as every game begins with them */
	struct session session;
	struct eyes eyes; /* whose eyes see what happens */
	struct walk walk;   /* how far it was told */
	struct passage passage;
	struct sight sight; /* what whoever decides sees */
	struct advice advice;
	struct line story; /* the last line told that opens a page; word 0: none */
	int section;       /* the rule behind the last line told */
	int asked;         /* the human asked last, or -1 */
	bool campaign;     /* the game is a chapter, and not to be gone on with alone */
	struct fault unsaved; /* why the last copy that was asked for is not there; or ERROR_NONE */
	char *input;       /* the line typed, without its newline */
	size_t room;
};

void play_say(const struct play *p, enum ui word, const char *a);
/* The next line typed, into p->input; false when there is none. */
bool play_read_line(struct play *p);
/* The game and the people that the command line names; one person and bots if nobody. */
const struct game *play_table(const struct args *a, struct options *o, struct seating *who);
/* A fault in a file that was to be gone on with, and the line it lies in. */
int play_refused(const struct play *p, const struct game *g, const char *path, uint32_t line,
                 const struct fault *f);
/* May a record that was refused be gone on with as far as it can be read?  Says how far that is,
 * and asks on a terminal. */
bool play_repairs(struct play *p, struct damage *d);
/* Says where the damaged file lies now, if there is one. */
void play_repaired(const struct play *p, const struct damage *d);
/* Plays what p->session holds, until it is over or left; the exit status. */
int play_session(struct play *p);

/* Begins or goes on with a campaign (campaign.c). */
int play_campaign(struct play *p, const char *path);

#endif
