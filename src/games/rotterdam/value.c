/* value.c -- what a bot should know.  */

#include "games/rotterdam/rotterdam.h"

int rd_value(const void *state, int seat)
{
	return rd_counter(state, COUNTER_score, seat);
}
