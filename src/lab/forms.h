/* forms.h -- every form of every sentence that a game comes to say, for somebody who reads them.
 *
 * Which nouns meet in a sentence only the game knows.  So games of every kind are played, and of all
 * that is told, offered and explained in them one sentence is kept for every form: another gender,
 * one or many.  A sentence of the log that never came is given as it is written, with its holes. */

#ifndef LAB_FORMS_H
#define LAB_FORMS_H

#include <stdalign.h>

#include "lab/grid.h"
#include "lang/lang.h"

enum { FORMS_TOLD, FORMS_OFFERED, FORMS_EXPLAINED, FORMS_UNMET, FORMS_KINDS };

struct form_met {
	uint64_t key;        /* the sentence and the forms of what stands in it */
	uint16_t word;
	uint8_t kind;
	char *text;
};

struct forms {
	const struct game *game;
	enum language lang;
	struct form_met *met;
	int count, room;
	bool *known;         /* words of the game that were told */
	bool lost;           /* there was not enough memory for all */
	alignas(16) unsigned char before[STATE_MAX]; /* the move that is being watched */
};

/* Plays so many games with each value of each option. */
void forms_play(struct forms *f, const struct game *g, enum language l, int games);
/* A row for every form, in the order in which the game's words stand in its text.def. */
void forms_report(struct forms *f, struct grid *grid);
void forms_free(struct forms *f);

#endif
