/* quest.h -- how near a seat is to the missions of the adventure; for bots.
 *
 * A struct means is what a seat has to complete missions with, gathered once, so that
 * "what if he hired this, or kept that ship" is an addition and not a new count. */

#ifndef GAMES_PORTROYAL_BOT_QUEST_H
#define GAMES_PORTROYAL_BOT_QUEST_H

#include "games/portroyal/portroyal.h"

struct means {
	int16_t has[PAY_BOOKS + 1];     /* by need; coins as they will be when all is paid */
	uint8_t people[JACK + 1];       /* what expeditions ask for */
	uint8_t marked, gone, left, stepped;
	bool    active;                 /* in phase 1 of his own turn */
};

void quest_means(const struct portroyal *s, int seat, struct means *m);
void quest_hire(struct means *m, int card, int price);
void quest_stow(struct means *m, int card);

/* How near to a mission, in hundredths; 0 if it is not open to him. */
int  quest_near(const struct portroyal *s, const struct means *m, int seat, int place);
int  quest_near_mission(const struct portroyal *s, const struct means *m, int mission);

/* What a character's ability will be worth, for so many turns of the table. */
int  quest_persona(const struct portroyal *s, int seat, int turns);

/* What his missions are worth to a seat that plays for itself. */
int  quest_worth(const struct portroyal *s, const struct means *m, int seat);

/* Missions that may still come, each with its chance in hundredths. */
enum { QUESTS_MAX = 16 };
struct quest { uint8_t mission, chance; };
int  quest_ahead(const struct portroyal *s, struct quest *list);

#endif
