/* answer.c -- any bytes as what a program at our table answers: a move of those it has, or none.
 *
 * No program is started: the guest's pipe is a file in memory, and its process a number that no
 * system gives to one.  The first byte chooses the game and whether it has answered before. */

#define _GNU_SOURCE

#include <assert.h>
#include <fcntl.h>
#include <stdalign.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "fuzz.h"
#include "host/guest.h"
#include "play/dealer.h"
#include "rules/options.h"

enum { NO_PROCESS = 0x3fffffff, CHATTER = 1 << 16, ASKED = 8 };

/* The first decision of a game. */
static int first_choice(const struct game *g, unsigned char *state, struct move *move, int *seat)
{
	const struct turn *turn = (const struct turn *)state;
	struct options o;
	struct rng r;

	rng_seed(&r, 1);
	options_normal(g, &o);
	g->setup(state, &o, g->rules);
	while (turn_waits(turn, DEALER))
		g->apply(state, dealer_sample(g, state, &r));
	*seat = turn_next(turn);
	return g->moves(state, *seat, move);
}

/* Before a question everything that was said unasked is passed over, as much as a pipe holds:
 * that lies before the bytes. */
static int as_pipe(const uint8_t *bytes, size_t size)
{
	static char noise[CHATTER];
	const int file = memfd_create("answer", MFD_CLOEXEC);

	memset(noise, '\n', sizeof noise);
	assert(file >= 0);
	const ssize_t put = write(file, noise, sizeof noise);
	const ssize_t more = write(file, bytes, size);
	assert(put == sizeof noise && more == (ssize_t)size);
	lseek(file, 0, SEEK_SET);
	return file;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	static struct guest guest, *g;
	alignas(16) static unsigned char state[STATE_MAX], view[STATE_MAX];
	struct move move[MOVES_MAX];
	struct rng r;
	int games = 0, seat;

	if (size == 0)
		return 0;
	g = g != NULL ? g : guest_new("nobody", ENGLISH);
	while (game_at(games) != NULL)
		games++;
	const struct game *game = game_at(bytes[0] % games);
	const int moves = first_choice(game, state, move, &seat);
	memcpy(view, state, game->state_size);
	game->hide(view, seat);
	guest = *g;
	guest.bot.how = &guest;
	guest.game = game;
	guest.seat = seat;
	guest.noting = guest.awake = true;
	guest.answered = bytes[0] & 0x80;
	guest.pid = NO_PROCESS;
	guest.to = open("/dev/null", O_WRONLY | O_CLOEXEC);
	guest.from = as_pipe(bytes + 1, size - 1);
	/* No process is behind it: what ends it closes these and waits for nobody. */
	guest.keeper = (struct keeper){.pid = 0, .to = guest.to, .from = guest.from, .hold = -1};
	rng_seed(&r, 2);
	for (int i = 0; i < ASKED; i++) {
		const int choice = guest.bot.choose(&guest.bot, game, view, seat, move, moves,
		                                    (struct budget){0}, &r);
		assert(choice >= 0 && choice < moves);
		guest.note[0] = '\0';
	}
	if (guest.pid != 0) {
		close(guest.to);
		close(guest.from);
	}
	return 0;
}
