/* nullgame.c -- the game that people copy: its beginning, whose step it is, and the
 * structs that are the game: rules, telling and brain.
 *
 * To write a game, copy this folder, rename, and let `make property GAME=yours` pass after
 * every step.  README.md has the rules and says what each file is for. */

#include <assert.h>
#include <string.h>

#include "games/nullgame/nullgame.h"

static uint16_t refuses(const struct options *o)
{
	return o->value[OPTION_weather] && o->value[OPTION_players] < STORM_FISHERS ? WORD_few : 0;
}

static void setup(void *state, const struct options *o, int rules)
{
	struct nullgame *s = state;

	(void)rules; /* never changed yet; who changes one keeps the number in the state and branches */
	memset(s, 0, sizeof *s);
	s->turn.seats = (uint8_t)o->value[OPTION_players];
	s->turn.waiting = 1u << DEALER;
	s->rounds = (uint8_t)o->value[OPTION_rounds];
	s->stormy = (uint8_t)o->value[OPTION_weather];
	for (int kind = 0; kind < KINDS; kind++) {
		s->deck[kind] = (uint8_t)null_copies(s, kind);
		s->deck_size = (uint8_t)(s->deck_size + null_copies(s, kind));
	}
}

/* After every change: the dealer first, as long as there are cards to deal, then
 * whoever the phase is about.  Only public facts decide. */
void null_settle(struct nullgame *s)
{
	null_refill(s);
	if (s->deck_size == 0) {
		memset(s->owed_cards, 0, sizeof s->owed_cards);
		memset(s->owed_coins, 0, sizeof s->owed_coins);
	}
	if (null_owes(s)) {
		s->turn.waiting = 1u << DEALER;
	} else if (s->turn.phase == PHASE_SHOW) {
		s->turn.over = null_first(s->hand_size) < 0;
		s->turn.waiting = s->turn.over ? 0 : 1u << DEALER;
	} else {
		s->turn.waiting = (uint8_t)(1u << s->turn.active);
	}
}

void null_end_turn(struct nullgame *s)
{
	s->turn.active = (uint8_t)((s->turn.active + 1) % s->turn.seats);
	if (s->turn.active == s->start)
		s->turn.round++;
	s->turn.phase = s->turn.round > s->rounds ? PHASE_SHOW : PHASE_TURN;
	null_settle(s);
}

static void apply(void *state, struct move m)
{
	struct nullgame *s = state;

	assert(turn_waits(&s->turn, m.seat));
	s->turn.ply++;
	switch (m.verb) {
	case VERB_pass: null_pass(s, m.seat); break;
	case VERB_start: null_begin(s, m.arg[0]); break;
	case VERB_deal: null_deal(s, m.arg[0], m.arg[1]); break;
	case VERB_coin: null_deal_coin(s, m.arg[0], m.arg[1]); break;
	case VERB_show: null_show(s, m.arg[0], m.arg[1]); break;
	case VERB_draw: null_draw(s, m.seat); break;
	case VERB_sell: null_sell(s, m.seat, m.arg[0]); break;
	case VERB_boat: null_boat(s, m.seat); break;
	case VERB_gull: null_gull(s, m.seat); break;
	default: assert(0 && "no such verb");
	}
}

static int shown_points(const struct nullgame *s, int seat)
{
	const uint8_t *at = s->shown + rows_start(s->shown_size, seat);
	int points = 0;

	for (int i = 0; i < s->shown_size[seat]; i++)
		points += null_card[at[i]].points;
	return points;
}

static int counter(const void *state, int which, int seat)
{
	const struct nullgame *s = state;

	switch (which) {
	case COUNTER_coins: return s->coin_size[seat];
	case COUNTER_cards: return s->hand_size[seat];
	case COUNTER_boats: return s->boats[seat];
	default:
		return COIN_POINTS * s->coin_size[seat] + BOAT_POINTS * s->boats[seat] +
		       shown_points(s, seat);
	}
}

static int value(const void *state, int seat)
{
	return counter(state, COUNTER_points, seat);
}

static void result(const void *state, struct result *r)
{
	const struct nullgame *s = state;

	*r = (struct result){0};
	for (int seat = 0; seat < s->turn.seats; seat++)
		r->score[seat] = (int16_t)value(s, seat);
	for (int seat = 0; seat < s->turn.seats && s->turn.over; seat++) {
		r->place[seat] = 1;
		for (int other = 0; other < s->turn.seats; other++)
			if (r->score[other] > r->score[seat])
				r->place[seat]++;
	}
}

static const char *const phases[] = {"start", "turn", "sale", "show", NULL};

/* Who may send a gull wants to be asked, whatever else was let pass in this turn. */
static const struct stop stops[] = {{STOP_VERB, VERB_gull}, {STOP_END, 0}};

static const struct telling telling = {
	.sections = null_sections,
	.figures = null_figures,
	.columns = null_columns,
	.words = null_words,
	.numbers = null_numbers,
	.sayings = null_sayings,
	.implied = null_implied,
	.counter = counter,
	.scene = null_scene,
	.tell = null_tell,
	.explain = null_explain,
};

/* Greedy can play with this; all else that bots may know is optional. */
static const struct brain brain = {
	.value = value,
};

const struct game nullgame; /* list.def declares it for games that are listed */
const struct game nullgame = {
	.name = "nullgame",
	.title = WORD_title,
	.summary = WORD_summary,
	.rules = 1,
	.oldest = 1,
	.state_size = sizeof(struct nullgame),
	.plies = 1000,
	.options = null_options,
	.verbs = null_verbs,
	.lists = null_lists,
	.phases = phases,
	.stops = stops,
	.refuses = refuses,
	.setup = setup,
	.moves = null_moves,
	.outcomes = null_outcomes,
	.sample = null_sample,
	.apply = apply,
	.hide = null_hide,
	.hide_move = null_hide_move,
	.admits = null_admits,
	.guess = null_guess,
	.result = result,
	.check = null_check,
	.put = null_put,
	.telling = &telling,
	.brain = &brain,
};
