/* admit.c -- see admit.h. */

#include "host/admit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/guest.h"
#include "host/session.h"

/* By the names that the system gives them: a link to elsewhere lies elsewhere. */
bool admit_own(const char *path)
{
	char directory[PATH_SIZE];

	paths_directory(directory, sizeof directory);
	if (directory[0] != '/') /* nobody's home: it would be wherever we are */
		return false;
	char *folder = realpath(directory, NULL), *file = realpath(path, NULL);
	const size_t size = folder != NULL ? strlen(folder) : 0;
	const bool own = folder != NULL && file != NULL && strncmp(file, folder, size) == 0 &&
	                 file[size] == '/';
	free(folder);
	free(file);
	return own;
}

int admit_guest(const struct chair *chair, int seats)
{
	for (int i = 0; i < seats; i++)
		if (guest_command(chair[i].kind) != NULL)
			return i;
	return -1;
}

bool admit_refuse(const struct chair *guest, const char *how, struct fault *f)
{
	return fault_say(f, ERROR_GUEST_UNNAMED, guest_command(guest->kind), how);
}

static bool name_all(struct table *t, const char *list, struct fault *f)
{
	const int seats = table_turn(t)->seats;
	struct span rest = span_of(list);
	int found = 0;

	for (; rest.size > 0; found++) {
		const struct span kind = span_until(&rest, ',');
		struct chair *chair = &t->chair[found < seats ? found : 0];
		if (found >= seats || span_is(kind, chair->kind))
			continue;
		if (guest_command(chair->kind) == NULL) {
			fault_set(f, ERROR_BAD_VALUE, kind);
			snprintf(f->allowed, sizeof f->allowed, "%s", chair->kind);
			return false;
		}
		span_copy(kind, chair->kind, sizeof chair->kind);
	}
	return found == seats || seating_count(ERROR_SEATS_COUNT, found, seats, f);
}

bool admit_table(struct table *t, const char *path, const char *seats, struct fault *f)
{
	const int guest = admit_guest(t->chair, table_turn(t)->seats);

	if (seats != NULL)
		return name_all(t, seats, f);
	return guest < 0 || admit_own(path) ||
	       admit_refuse(&t->chair[guest], "play --resume FILE --seats WHO,WHO,…", f);
}
