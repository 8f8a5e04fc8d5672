/* move.c -- any bytes as a move, at some moment of some game: played and then the same
 * in print, or refused without a trace.
 *
 * The first byte chooses the game, the second the seat, two more how far it has come. */

#include <assert.h>
#include <string.h>

#include "combinations.h"
#include "fuzz.h"
#include "random_game.h"
#include "rules/notation.h"
#include "rules/options.h"

enum { HEAD = 4, ROOM = 1 << 12, FAR = 100 };

static struct table table;
static struct move room[ROOM];

static void sit(const uint8_t *head)
{
	const struct game *g;
	struct options o;
	struct rng r;
	int games = 0;

	while (tested_game(games) != NULL)
		games++;
	g = tested_game(head[0] % games);
	options_normal(g, &o);
	table_init(&table, g, &o, g->rules, room, ROOM);
	rng_seed(&r, head[2]);
	random_play(&table, head[3] % FAR, &r);
}

static void played(struct span text)
{
	char line[NOTATION_MAX];
	struct text t = text_on(line, sizeof line);

	notation_move(table.game, table.move[table.moves - 1], &t);
	assert(span_is(text, line));
	assert(table.game->check(table.state));
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	static unsigned char before[STATE_MAX];
	struct fault f = {0};

	if (size < HEAD)
		return 0;
	sit(bytes);
	const struct span text = {(const char *)bytes + HEAD, size - HEAD};
	const int seat = bytes[1] % SEATS_MAX == 0 ? DEALER : bytes[1] % SEATS_MAX - 1;
	memcpy(before, table.state, table.game->state_size);
	if (table_play_text(&table, seat, text, &f)) {
		played(text);
		return 0;
	}
	assert(memcmp(before, table.state, table.game->state_size) == 0);
	say_fault(table.game, &f);
	return 0;
}
