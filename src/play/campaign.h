/* campaign.h -- several games that make one story: which chapter comes next, and what
 * came of those before (docs/campaign.md).
 *
 *     campaign 1
 *     game NAME 2 players=2 mode=coop
 *     seat 0 human Ada
 *     seat 1 greedy Bo
 *     chapter 1 attempt 1 tale-1-1.record
 *     lost 9f3a77c1aa04be11 scores 11 9
 *     chapter 1 attempt 2 tale-1-2.record
 *
 * Any game with options `chapter` and `attempt` has campaigns.  Who plays together (mode
 * coop or solo) repeats a chapter that was lost, one attempt later each time; who plays
 * against one another goes on to the next.  Every game lies in its own record, which
 * says the same chapter and attempt in its options: so nobody can leave out a defeat. */

#ifndef PLAY_CAMPAIGN_H
#define PLAY_CAMPAIGN_H

#include "play/record.h"

enum {
	CAMPAIGN_LEGS = 99,             /* games in a campaign */
	CAMPAIGN_FILE = 128,            /* the name of a record beside the campaign, its NUL included */
	CAMPAIGN_TEXT = RECORD_HEAD + CAMPAIGN_LEGS * RECORD_STEP  /* room for campaign_print */
};

/* How a game ended. */
enum finish { FINISH_OPEN, FINISH_WON, FINISH_LOST, FINISH_RANKED };

struct leg {
	uint8_t chapter, attempt;
	uint8_t finish;                 /* enum finish */
	uint8_t winners;                /* RANKED: set of seats */
	int16_t score[SEATS_MAX];
	uint64_t hash;                  /* of the last position */
	uint32_t line;                  /* of the file that it was read from */
	char record[CAMPAIGN_FILE];
};

struct campaign {
	const struct game *game;        /* NULL until the `game` line was read */
	struct options options;         /* without chapter and attempt */
	struct chair chair[SEATS_MAX];
	struct leg leg[CAMPAIGN_LEGS];
	int legs;
	int chapters, attempts;         /* how many the game's options know */
	uint32_t line;                  /* lines read so far */
	bool together;
};

/* A campaign of that game; false if it has none with these options. */
bool campaign_init(struct campaign *c, const struct game *g, const struct options *o,
                   struct fault *f);
/* An empty one, for campaign_line: takes one line without its newline. */
void campaign_none(struct campaign *c);
bool campaign_line(struct campaign *c, struct span line, struct fault *f);
void campaign_print(const struct campaign *c, struct text *out);

/* What is to be played now; false when the story has been told to its end. */
bool campaign_next(const struct campaign *c, int *chapter, int *attempt);
/* The last game, if it is not over; else NULL. */
const struct leg *campaign_open(const struct campaign *c);
struct options campaign_options(const struct campaign *c, int chapter, int attempt);
/* Begins what campaign_next said, to be recorded there; false if there is no room. */
bool campaign_begin(struct campaign *c, const char *record, struct fault *f);
/* The open game is over: writes down how it ended. */
void campaign_close(struct campaign *c, const struct table *t);

/* Is this table the game that leg n says it is, and did it end so? */
bool campaign_agrees(const struct campaign *c, int n, const struct table *t, struct fault *f);
/* The story is told, and nothing was lost on the way. */
bool campaign_unbeaten(const struct campaign *c);

#endif
