/* kingofpirates.c -- King of Pirates: the table of the game, setup, moves, apply.
 *
 * Read kingofpirates.h for the state and phases.def for the course of a turn;
 * then the files named after the phases of the rulebook.  README.md says which
 * sentence became which line. */

#include "games/kingofpirates/kingofpirates.h"

#define HOUSE(id, ours, other) \
	static const struct choice id##_values[] = {CHOICE(id##_##ours, #ours), \
	                                            CHOICE(id##_##other, #other), CHOICE_END};
#include "games/kingofpirates/options.def"
#undef HOUSE

enum { OPTION_players, OPTION_house };
static const struct option options[] = {
	[OPTION_players] = {"players", NULL, 2, SEATS_MAX, 4, false, OPTION_WORDS(players)},
#define HOUSE(id, ours, other) \
	[OPTION_house + HOUSE_##id] = {#id, id##_values, 0, 1, 0, false, OPTION_WORDS(id)},
#include "games/kingofpirates/options.def"
#undef HOUSE
	[OPTION_house + HOUSES] = {0},
};
_Static_assert(OPTION_house + HOUSES < OPTIONS_MAX, "too many options");

static uint16_t refuses(const struct options *o)
{
	(void)o;
	return 0;
}

static void lay_board(struct kop *s)
{
	for (int hex = 0; hex < HEXES; hex++) {
		const int land = kp_hex[hex].land;
		s->tile[hex] = land == LAND_SHARK || land == LAND_OCEAN ? TILE_DOWN : TILE_NONE;
	}
	for (int tile = 0; tile < TILES; tile++)
		for (int back = 0; back < 2; back++)
			s->sea[back][tile] = kp_tile[tile].copies[back];
	s->dutchman = HEX_h01;
}

static void stack_cards(struct kop *s)
{
	for (int card = 0; card < ACTIONS; card++)
		s->deck[card] = kp_action[card].copies;
	s->deck_size = (uint8_t)bag_total(s->deck, ACTIONS);
	for (int card = 0; card < LOOTS; card++)
		s->loot[card] = kp_loot[card].copies;
	s->pirates = ((uint32_t)1 << PIRATES) - 1;
}

static void setup(void *state, const struct options *o, int rules)
{
	struct kop *s = state;

	(void)rules;
	memset(s, 0, sizeof *s);
	s->turn.seats = (uint8_t)o->value[OPTION_players];
	for (int house = 0; house < HOUSES; house++)
		s->house |= (uint8_t)(o->value[OPTION_house + house] << house);
	s->turn.waiting = 1 << DEALER;
	s->windows.depth = 1;
	lay_board(s);
	stack_cards(s);
	for (int seat = 0; seat < s->turn.seats; seat++) {
		s->ship[seat] = kp_compass[kp_start[s->turn.seats][seat]].corner;
		s->parts[seat] = 1 << PART_part_hull;
		s->captain[seat] = NO_PIRATE;
		kp_refit(s, seat);
	}
}

static void start(struct kop *s, struct move m)
{
	s->first = s->turn.active = m.arg[0];
	s->owed = MUSTER;
	kp_go(s, PHASE_recruit);
}

int kp_moves(const void *state, int seat, struct move *list)
{
	const struct kop *s = state;

	if (!turn_waits(&s->turn, seat))
		return 0;
	switch (kp_top(s).kind) {
	case PHASE_begin: list[0] = move_of(seat, VERB_pass); return 1;
	case PHASE_crew: return kp_crew_moves(s, seat, list);
	case PHASE_captain: return kp_captain_moves(s, seat, list);
	case PHASE_steal: return kp_steal_moves(s, seat, list);
	case PHASE_limit: return kp_limit_moves(s, seat, list);
	case PHASE_mutiny: return kp_mutiny_moves(s, seat, list);
	case PHASE_move: return kp_move_moves(s, seat, list);
	case PHASE_after: return kp_after_moves(s, seat, list);
	case PHASE_buy: return kp_buy_moves(s, seat, list);
	default: return kp_window_moves(s, seat, list);
	}
}

/* A thief who passes is not asked again, though he may change his mind. */
static void pass(struct kop *s, struct move m)
{
	if (kp_top(s).kind == PHASE_steal)
		s->honest = (uint8_t)(s->captain[m.seat] + 1);
	s->turn.waiting &= (uint8_t) ~(1 << m.seat);
	if (s->turn.waiting == 0)
		kp_leave(s);
}

static void deal(struct kop *s, struct move m)
{
	s->turn.waiting = 0;
	switch (m.verb) {
	case VERB_start: start(s, m); break;
	case VERB_pirate: kp_do_pirate(s, m); break;
	case VERB_draw: kp_do_draw(s, m); break;
	case VERB_compass: kp_do_compass(s, m); break;
	case VERB_haven: kp_do_haven(s, m); break;
	case VERB_upkeep: kp_do_upkeep(s, m); break;
	case VERB_tile: kp_do_tile(s, m); break;
	case VERB_roll: kp_do_roll(s, m); break;
	default: kp_do_loot(s, m);
	}
}

static void act(struct kop *s, struct move m)
{
	switch (m.verb) {
	case VERB_pass: pass(s, m); break;
	case VERB_dismiss: kp_do_dismiss(s, m); break;
	case VERB_captain: kp_do_captain(s, m); break;
	case VERB_steal: kp_do_steal(s, m); break;
	case VERB_discard: kp_do_discard(s, m); break;
	case VERB_sail: kp_do_sail(s, m); break;
	case VERB_stop: kp_do_stop(s); break;
	case VERB_dig: kp_do_dig(s, m); break;
	case VERB_fight: kp_do_fight(s); break;
	case VERB_duel: kp_do_duel(s, m); break;
	case VERB_buy: kp_do_buy(s, m); break;
	case VERB_reroll: kp_do_reroll(s, m); break;
	case VERB_scapegoat: kp_do_scapegoat(s, m); break;
	default: kp_do_card(s, m);
	}
}

static void apply(void *state, struct move m)
{
	struct kop *s = state;

	assert(turn_waits(&s->turn, m.seat) && m.verb < VERBS);
	s->turn.ply++;
	if (m.seat == DEALER)
		deal(s, m);
	else
		act(s, m);
	kp_run(s);
}

static void result(const void *state, struct result *r)
{
	const struct kop *s = state;

	*r = (struct result){{0}, {0}};
	for (int seat = 0; seat < s->turn.seats; seat++) {
		r->score[seat] = (int16_t)(STEP * s->score[seat]);
		if (!s->turn.over)
			continue;
		r->place[seat] = 1;
		for (int i = 0; i < s->turn.seats; i++)
			r->place[seat] = (uint8_t)(r->place[seat] + (s->score[i] > s->score[seat]));
	}
}

/* What everybody else was short of. */
static int verdict(const void *state, struct line *list)
{
	const struct kop *s = state;
	int n = 0;

	for (int seat = 0; seat < s->turn.seats; seat++)
		if (s->score[seat] < GOAL)
			list[n++] =
				(struct line){.word = WORD_end_short,
			                      .seat = (uint8_t)seat,
			                      .section = SECTION_goal,
			                      .arg = {(uint16_t)(STEP * (GOAL - s->score[seat]))}};
	return n;
}

/* Every pirate is in one place, and a captain is one of his crew. */
static bool check_pirates(const struct kop *s)
{
	uint32_t seen = s->pirates;

	if ((seen & s->dismissed) != 0)
		return false;
	seen |= s->dismissed;
	for (int seat = 0; seat < s->turn.seats; seat++) {
		const int captain = s->captain[seat];
		if ((seen & s->crew[seat]) != 0)
			return false;
		if (captain != NO_PIRATE && (s->crew[seat] >> captain & 1) == 0)
			return false;
		seen |= s->crew[seat];
	}
	return seen == ((uint32_t)1 << PIRATES) - 1;
}

static bool check_ships(const struct kop *s)
{
	for (int seat = 0; seat < s->turn.seats; seat++)
		if (s->ship[seat] >= HEXES || s->rum[seat] > kp_rum_max(s, seat) ||
		    s->balls[seat] > kp_balls_max(s, seat) ||
		    (s->score[seat] >= GOAL && !s->turn.over))
			return false;
	return true;
}

/* Sizes always add up; kinds do where they are known. */
static bool check_cards(const struct kop *s)
{
	int held = s->deck_size + s->buried_size + bag_total(s->discard, ACTIONS), all = 0;

	for (int seat = 0; seat < s->turn.seats; seat++) {
		held += s->held[seat];
		if (kp_knows(s, seat) && bag_total(s->hand[seat], ACTIONS) != s->held[seat])
			return false;
	}
	for (int card = 0; card < ACTIONS; card++) {
		int n = s->deck[card] + s->discard[card] + s->buried[card];
		for (int seat = 0; seat < s->turn.seats; seat++)
			n += s->hand[seat][card];
		if (!s->turn.masked && n != kp_action[card].copies)
			return false;
		all += kp_action[card].copies;
	}
	if (held != all)
		return false;
	return s->turn.masked || (bag_total(s->deck, ACTIONS) == s->deck_size &&
	                          bag_total(s->buried, ACTIONS) == s->buried_size);
}

/* The tiles still face down on the board are those still in the bags. */
static bool check_sea(const struct kop *s)
{
	int down[2] = {0, 0};

	for (int hex = 0; hex < HEXES; hex++)
		if (s->tile[hex] == TILE_DOWN)
			down[kp_hex[hex].land == LAND_OCEAN]++;
	for (int card = 0; card < LOOTS; card++)
		if (s->loot[card] + s->taken[card] != kp_loot[card].copies)
			return false;
	return down[0] == bag_total(s->sea[0], TILES) && down[1] == bag_total(s->sea[1], TILES);
}

static bool check(const void *state)
{
	const struct kop *s = state;

	return check_pirates(s) && check_ships(s) && check_cards(s) && check_sea(s);
}

/* What is seldom possible or saves a fight, and the moment before the dice of each. */
static const struct stop stops[] = {
	{STOP_VERB, VERB_reroll}, {STOP_VERB, VERB_scapegoat},  {STOP_VERB, VERB_keel},
	{STOP_VERB, VERB_ambush}, {STOP_PHASE, PHASE_declared}, {STOP_END, 0},
};

static const struct telling telling = {
	.sections = kp_sections,
	.figures = kp_figures,
	.columns = kp_columns,
	.words = kp_words,
	.numbers = kp_numbers,
	.sayings = kp_sayings,
	.implied = kp_implied,
	.counter = kp_counter,
	.scene = kp_scene,
	.tell = kp_tell,
	.explain = kp_explain,
	.verdict = verdict,
};

static const struct brain brain = {
	.value = kp_value,
	.scale = 28000,
	.prospect = kp_prospect,
};

static const struct study study = {
	.statistics = kp_statistics,
	.tally = kp_tally,
};

const struct game kingofpirates = {
	.name = "king-of-pirates",
	.title = WORD_title,
	.summary = WORD_summary,
	.rules = 2,
	.oldest = 2,
	.state_size = sizeof(struct kop),
	.plies = 1000000,
	.options = options,
	.verbs = kp_verbs,
	.lists = kp_lists,
	.phases = kp_phases,
	.stops = stops,
	.refuses = refuses,
	.setup = setup,
	.moves = kp_moves,
	.outcomes = kp_outcomes,
	.sample = kp_sample,
	.foresee = kp_foresee,
	.apply = apply,
	.hide = kp_hide,
	.hide_move = kp_hide_move,
	.admits = kp_admits,
	.guess = kp_guess,
	.result = result,
	.check = check,
	.put = kp_put,
	.telling = &telling,
	.brain = &brain,
	.study = &study,
};
