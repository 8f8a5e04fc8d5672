/* follow.c -- any bytes as what somebody is told who follows a table: what is refused
 * leaves no trace, and after what is believed everything can be asked of the view.
 *
 * Six bytes choose the game, its options, the seat, the luck and how far the game has come
 * when the telling begins, and whether the rest is lines of text or moves of eight bytes.
 * Some of those moves are drawn from a world that the view may be: such a line must be
 * believed. */

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "bots/bot.h"
#include "combinations.h"
#include "fuzz.h"
#include "play/eyes.h"
#include "play/follow.h"
#include "random_game.h"
#include "rules/notation.h"
#include "rules/telling.h"

enum { HEAD = 6, ROOM = 1 << 12, GAMES = 4, SETS = 24, CLIP = 8, REAL = 160 };

static struct table client; /* as its seat is shown it */
static struct rng luck;

/* ---- where it begins ----------------------------------------------------- */

static const struct options *options_at(int game, int i)
{
	static struct options *list[GAMES];
	static int count[GAMES];

	if (list[game] == NULL)
		list[game] = combinations(tested_game(game), SETS, &count[game]);
	return &list[game][i % count[game]];
}

/* The moves so far come from a real table; nobody has to look at them once more. */
static void catch_up(const struct table *table)
{
	static struct walk walk;
	const struct eyes e = eyes_of(table, ENGLISH, client.eyes);

	walk_begin(&walk, table);
	while (walk_on(&walk)) {
		const struct move m = eyes_move(&e, &walk);
		client.game->apply(client.state, m);
		client.move[client.moves++] = m;
	}
	client.end = client.moves;
}

static void sit(const uint8_t *head)
{
	static struct table table;
	static struct move room[ROOM], heard[ROOM];
	const int game = head[0] % GAMES;
	const struct game *g = tested_game(game);
	const struct options *o = options_at(game, head[1]);
	const int seat = head[2] % (o->value[0] + 1);

	rng_seed(&luck, head[3]);
	table_init(&table, g, o, g->rules, room, ROOM);
	random_play(&table, (uint32_t)head[4] * head[4] / 32, &luck);
	table_init_seen(&client, g, o, g->rules, heard, ROOM,
	                seat < o->value[0] ? seat : SPECTATOR);
	catch_up(&table);
}

/* ---- what can be asked of a view ------------------------------------------ */

static void speaks(const struct line *line, int n)
{
	static const struct names nobody;
	char sentence[1024];

	assert(n >= 0 && n <= LINES_MAX);
	for (int i = 0; i < n; i++)
		for (int l = 0; l < LANGUAGES; l++) {
			struct text t = text_on(sentence, sizeof sentence);
			lang_line(client.game, (enum language)l, &nobody, &line[i], &t);
			assert(sentence[0] != '\0');
		}
}

static void can_be_seen(const struct game *g)
{
	static struct item item[ITEMS_MAX];
	const struct turn *turn = (const struct turn *)client.state;
	struct result r;

	assert(g->telling->scene(client.state, client.eyes, item) <= ITEMS_MAX);
	g->result(client.state, &r);
	for (int c = 0; c < g->lists[LIST_COUNTERS].size; c++)
		for (int seat = 0; seat < turn->seats; seat++)
			g->telling->counter(client.state, c, seat);
}

static void can_be_guessed(const struct game *g)
{
	static struct table world;

	world = client;
	g->guess(world.state, world.eyes, &luck);
	assert(g->check(world.state));
	g->hide(world.state, world.eyes);
	assert(memcmp(world.state, client.state, g->state_size) == 0);
}

/* What `quayside bot` does when it is asked to choose. */
static void can_be_played(const struct game *g)
{
	struct move move[MOVES_MAX];
	struct line line[LINES_MAX];
	const struct budget once = {.simulations = 1};
	const int n = client.eyes == SPECTATOR ? 0 : g->moves(client.state, client.eyes, move);

	for (int i = 0; i < n; i++)
		speaks(line, g->telling->explain(client.state, move[i], line));
	if (n > 0)
		bot_greedy.choose(&bot_greedy, g, client.state, client.eyes, move, n, once, &luck);
}

/* ---- lines ---------------------------------------------------------------- */

static bool hear(struct span line)
{
	static struct table before;
	struct fault f = {0};
	struct line told[LINES_MAX];
	struct move m;

	before = client;
	if (!follow_line(&client, line, &f)) {
		assert(memcmp(&before, &client, sizeof client) == 0);
		say_fault(client.game, &f);
		return false;
	}
	if (notation_read_line(client.game, line, &m, &f)) /* no event: see play/event.h */
		speaks(told, tell_step(client.game, before.state, m, client.state, told));
	can_be_seen(client.game);
	can_be_guessed(client.game);
	can_be_played(client.game);
	return true;
}

static bool hear_move(struct move m)
{
	char line[NOTATION_MAX];
	struct text t = text_on(line, sizeof line);

	notation_line(client.game, m, &t);
	return hear(span_of(line));
}

/* What happens next in a world that the view may be. */
static void hear_real(uint8_t seed)
{
	static struct table world;
	const struct game *g = client.game;

	if (((const struct turn *)client.state)->over)
		return;
	rng_seed(&luck, seed);
	world = client;
	g->guess(world.state, world.eyes, &luck);
	const struct move m = random_move(g, world.state, &luck);
	const bool believed = hear_move(g->hide_move(world.state, m, world.eyes));
	assert(believed);
}

static void hear_packed(const uint8_t *clip)
{
	const struct game *g = client.game;
	int verbs = 0;

	while (g->verbs[verbs].name != NULL)
		verbs++;
	const int seat = clip[0] % (SEATS_MAX + 1), verb = clip[1] % verbs;
	struct move m = move_of(seat < SEATS_MAX ? seat : DEALER, verb);
	for (int i = 0; i < ARGS_MAX && g->verbs[verb].list[i] != LIST_NONE; i++) {
		const int list = g->verbs[verb].list[i];
		const int size = list == LIST_SEATS ? SEATS_MAX : g->lists[list].size;
		const int index = clip[2 + i] % (size + 1);
		m.arg[i] = (uint8_t)(index < size ? index : UNKNOWN);
	}
	if (g->verbs[verb].amount)
		m.amount = (uint16_t)(clip[6] | clip[7] << 8);
	hear_move(m);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	if (size < HEAD)
		return 0;
	sit(bytes);
	struct span rest = {(const char *)bytes + HEAD, size - HEAD};
	while (bytes[5] % 2 == 1 && rest.size > 0)
		hear(span_until(&rest, '\n'));
	for (size_t at = HEAD; bytes[5] % 2 == 0 && at + CLIP <= size; at += CLIP)
		if (bytes[at] >= REAL)
			hear_real(bytes[at + 1]);
		else
			hear_packed(bytes + at);
	return 0;
}
