/* guests.c -- see guests.h. */

#include "host/guests.h"

#include <string.h>

void guests_begin(struct guests *all, const struct match *m)
{
	all->game = m->game;
	all->seats = m->options.value[0];
	all->present = 0;
	for (int i = 0; i < all->seats; i++) {
		all->at[i] = guest_of(m->bot[i]);
		all->present += all->at[i] != NULL;
		if (all->at[i] != NULL)
			guest_begin(all->at[i], m->game, &m->options, m->game->rules, i);
	}
	m->game->setup(all->before, &m->options, m->game->rules);
}

void guests_hear(struct guests *all, const void *state, struct move m)
{
	for (int i = 0; i < all->seats; i++)
		if (all->at[i] != NULL)
			guest_hear(all->at[i], all->before, m);
	if (all->present > 0)
		memcpy(all->before, state, all->game->state_size);
}

void guests_end(const struct guests *all, const void *state)
{
	for (int i = 0; i < all->seats; i++)
		if (all->at[i] != NULL)
			guest_end(all->at[i], state);
}
