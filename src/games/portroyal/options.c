/* options.c -- what can be set before a game of Port Royal, and what does not go
 * together. */

#include <stddef.h>

#include "games/portroyal/words.h"

#define VALUES(id, ...) static const struct choice id##_values[] = {__VA_ARGS__, CHOICE_END};
#include "games/portroyal/options.def"

const struct option pr_options[] = {
#define OPTION(name, id, written, values, least, most, normal, set) \
	{written, values, least, most, normal, set, OPTION_WORDS(id)},
#include "games/portroyal/options.def"
	{0}};

static bool with(const struct options *o, enum set set)
{
	return o->value[OPTION_SETS] >> set & 1;
}

/* Sets that do not go together. */
static uint16_t refuses_sets(const struct options *o)
{
	if (!with(o, SET_BASE) && !with(o, SET_UNTERWEGS))
		return WORD_refuse_no_base;
	if (!with(o, SET_BASE) && with(o, SET_CONTRACTS))
		return WORD_refuse_contracts;
	if (!with(o, SET_BASE) && with(o, SET_GAMBLER))
		return WORD_refuse_gambler;
	if (!with(o, SET_BASE) && o->value[OPTION_PLAYERS] == PR_FIVE_PLAYERS)
		return WORD_refuse_five;
	if (!with(o, SET_BASE) && o->value[OPTION_END] != END_STANDARD)
		return WORD_refuse_variant;
	if (!with(o, SET_CONTRACTS) && o->value[OPTION_BOARD] == BOARD_OFF)
		return WORD_refuse_board;
	return 0;
}

/* The adventure goes with the base game; cards of other sets may join, their contracts do not. */
static uint16_t refuses_adventure(const struct options *o)
{
	const bool variable = o->value[OPTION_CHAPTER] + 1 == CHAPTER_VARIABLE;

	if (!with(o, SET_ADVENTURE))
		return o->value[OPTION_CHAPTER] > 0 || o->value[OPTION_ATTEMPT] > 1 ||
		                       o->value[OPTION_CHARACTERS] != CHARACTERS_RANDOM
		               ? WORD_refuse_adventure
		               : 0;
	if (!with(o, SET_BASE))
		return WORD_refuse_adventure_sets;
	if (o->value[OPTION_PLAYERS] > CREWS)
		return WORD_refuse_adventure_five;
	if (o->value[OPTION_END] != END_STANDARD)
		return WORD_refuse_adventure_end;
	if (o->value[OPTION_ASIDE] > 0)
		return WORD_refuse_aside;
	if (o->value[OPTION_MODE] == MODE_COMPETITIVE && o->value[OPTION_ATTEMPT] > 1)
		return WORD_refuse_attempt;
	return o->value[OPTION_MODE] != MODE_COMPETITIVE && variable ? WORD_refuse_variable : 0;
}

/* A way of playing that does not go with the rest. */
static uint16_t refuses_mode(const struct options *o)
{
	const int mode = o->value[OPTION_MODE];
	const bool alone = o->value[OPTION_PLAYERS] == 1;

	if (mode != MODE_COMPETITIVE && !with(o, SET_ADVENTURE) &&
	    (!with(o, SET_CONTRACTS) || o->value[OPTION_BOARD] == BOARD_OFF))
		return WORD_refuse_together;
	if (mode == MODE_SOLO && !alone)
		return WORD_refuse_solo;
	if (mode != MODE_SOLO && alone)
		return WORD_refuse_alone;
	if (mode != MODE_COMPETITIVE && o->value[OPTION_END] != END_STANDARD)
		return WORD_refuse_end;
	if (mode == MODE_COMPETITIVE && o->value[OPTION_ASIDE] > 0)
		return WORD_refuse_aside;
	return 0;
}

uint16_t pr_refuses(const struct options *o)
{
	uint16_t why = refuses_sets(o);

	if (why == 0)
		why = refuses_adventure(o);
	return why != 0 ? why : refuses_mode(o);
}

int pr_contracts_to_open(const struct options *o)
{
	static const uint8_t together[PR_SEATS + 1] = {
#define OPEN(players, contracts) [players] = contracts,
#include "games/portroyal/numbers.def"
	};

	if (!with(o, SET_CONTRACTS) || o->value[OPTION_BOARD] == BOARD_OFF ||
	    with(o, SET_ADVENTURE))
		return 0;
	if (o->value[OPTION_MODE] == MODE_COMPETITIVE)
		return PR_COMPETITIVE_OPEN;
	return together[o->value[OPTION_PLAYERS]];
}
