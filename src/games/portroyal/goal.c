#include "games/portroyal/portroyal.h"
int pr_team_value(const struct portroyal *s)
{
	return pr_all_fulfilled(s) ? 1 : 0;
}
