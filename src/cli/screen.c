/* screen.c -- see screen.h. */

#include "cli/screen.h"

enum { SPEED_MOST = 3 };

bool screen_read(const struct args *a, struct tui *t)
{
	int64_t speed;

	if (!args_number(a, "--speed", 0, SPEED_MOST, 1, &speed))
		return false;
	*t = (struct tui){
		.lang = a->lang,
		.ascii = args_value(a, "--ascii") != NULL,
		.speed = (int)speed,
		.seeded = a->seeded,
		.seed = a->seed,
	};
	return true;
}

bool screen_wanted(const struct args *a)
{
	return args_value(a, "--plain") == NULL && !a->json && tui_can();
}
