/* tell.c -- what just happened, and what a move would do, as words for any language.
 *
 * tell compares the position before and after a move: first a line for the move,
 * then one for every consequence that it had. */

#include "games/kingofpirates/kingofpirates.h"

static struct line say(int word, int section, int seat)
{
	return (struct line){.word = (uint16_t)word,
	                     .seat = (uint8_t)seat,
	                     .section = (uint8_t)section};
}

static struct line with(struct line l, int a, int b, int c)
{
	l.arg[0] = (uint16_t)a;
	l.arg[1] = (uint16_t)b;
	l.arg[2] = (uint16_t)c;
	return l;
}

static int word_of(int list, int index)
{
	return kp_lists[list].word[index];
}

/* Verbs whose line needs no more than the name of their argument. */
static const struct {
	uint16_t word;
	uint8_t section;
} plain[VERBS] = {
	[VERB_dismiss] = {WORD_say_dismiss, SECTION_hideout},
	[VERB_discard] = {WORD_say_discard, SECTION_upkeep},
	[VERB_sail] = {WORD_say_sail, SECTION_movement},
	[VERB_reroll] = {WORD_say_reroll, SECTION_combat},
	[VERB_scapegoat] = {WORD_say_scapegoat, SECTION_mutiny},
	[VERB_attack] = {WORD_say_attack, SECTION_cards},
	[VERB_ambush] = {WORD_say_ambush, SECTION_cards},
	[VERB_murder] = {WORD_say_murder, SECTION_cards},
	[VERB_citrus] = {WORD_say_citrus, SECTION_scurvy},
	[VERB_dutch] = {WORD_say_dutch, SECTION_dutchman},
	[VERB_merc] = {WORD_say_merc, SECTION_cards},
	[VERB_wind] = {WORD_say_wind, SECTION_movement},
	[VERB_keel] = {WORD_say_keel, SECTION_mutiny},
	[VERB_soldiers] = {WORD_say_soldiers, SECTION_cards},
};

static struct line tell_plain(struct move m)
{
	const int list_id = kp_verbs[m.verb].list[0];
	const int word = list_id == LIST_NONE ? 0 : word_of(list_id, m.arg[0]);

	return with(say(plain[m.verb].word, plain[m.verb].section, m.seat), word, 0, 0);
}

static struct line tell_draw(struct move m)
{
	if (m.arg[1] == UNKNOWN)
		return with(say(WORD_say_draw, SECTION_upkeep, m.arg[0]), m.arg[0], 0, 0);
	return with(say(WORD_say_draw_known, SECTION_upkeep, m.arg[0]), m.arg[0],
	            word_of(LIST_CARDS, m.arg[1]), 0);
}

/* The die shows scurvy to an immune crew as well, but no token is taken. */
static struct line tell_upkeep(const struct kop *a, int face)
{
	const int seat = a->turn.active, wanted = kp_face[face].rum;
	const int word = kp_face[face].scurvy > 0
	                         ? kp_immune(a, seat) ? WORD_say_spared : WORD_say_sick
	                 : a->rum[seat] < wanted ? WORD_say_thirst
	                                         : WORD_say_upkeep;

	return with(say(word, SECTION_upkeep, seat), seat, wanted, a->rum[seat]);
}

/* In a duel the card may show more than the loser has. */
static struct line tell_loot(const struct kop *a, int card, const struct kop *b)
{
	const int active = a->turn.active, winner = a->fight.winner;
	const bool duel = a->fight.defender != NOBODY;
	const int loser = winner == active ? a->fight.defender : active;
	const int shown = kp_loot[card].value;
	const int paid = duel ? a->score[loser] - b->score[loser] : shown;
	const int word = !duel ? WORD_say_loot : paid < shown ? WORD_say_short : WORD_say_ransom;
	/* Cards of one fight are read as one line, which differs in its list alone. */
	struct line l = with(say(word, duel ? SECTION_duels : SECTION_combat, active), winner,
	                     duel ? STEP * paid : 0, loser);

	l.arg[3] = (uint16_t)word_of(LIST_LOOT, card);
	return l;
}

/* A ship that drifts was met by the Dutchman, or its crew rose. */
static bool met_dutchman(const struct kop *s, int seat)
{
	return s->dutchman == s->ship[seat] && !kp_hideout(s->ship[seat]);
}

static struct line tell_deal(const struct kop *a, struct move m, const struct kop *b)
{
	const int active = a->turn.active;

	switch (m.verb) {
	case VERB_start: return with(say(WORD_say_start, SECTION_setup, m.arg[0]), m.arg[0], 0, 0);
	case VERB_pirate:
		return with(say(WORD_say_pirate, SECTION_hideout, m.arg[0]),
		            word_of(LIST_PIRATES, m.arg[1]), m.arg[0], 0);
	case VERB_draw: return tell_draw(m);
	case VERB_compass:
		return with(say(kp_neighbour(a->dutchman, m.arg[0]) < 0 ? WORD_say_compass_off
		                                                        : WORD_say_compass,
		                SECTION_dutchman, active),
		            word_of(LIST_DIRECTIONS, m.arg[0]), word_of(LIST_HEXES, b->dutchman),
		            0);
	case VERB_haven:
		return with(say(WORD_say_haven,
		                met_dutchman(a, m.arg[0]) ? SECTION_dutchman : SECTION_mutiny,
		                m.arg[0]),
		            m.arg[0], word_of(LIST_HEXES, kp_compass[m.arg[1]].corner), 0);
	case VERB_upkeep: return tell_upkeep(a, m.arg[0]);
	case VERB_tile:
		return with(say(WORD_say_tile, SECTION_movement, active),
		            word_of(LIST_HEXES, m.arg[0]), word_of(LIST_TILES, m.arg[1]), 0);
	case VERB_roll:
		return with(say(WORD_say_roll, SECTION_combat, active),
		            kp_fighter(a, a->fight.side), word_of(LIST_DICE, m.arg[0]),
		            word_of(LIST_DICE, m.arg[1]));
	default: return tell_loot(a, m.arg[0], b);
	}
}

static int target_word(int target)
{
	static const uint16_t word[] = {
#define TARGET(id, ...) WORD_target_##id,
#include "games/kingofpirates/targets.def"
#undef TARGET
	};
	return word[target];
}

static struct line tell_dig(const struct kop *a, struct move m, const struct kop *b)
{
	const int maps = a->held[m.seat] - b->held[m.seat];
	const int word = a->dug[m.seat] == b->dug[m.seat] ? WORD_say_dig_again
	                 : maps == 0                      ? WORD_say_dig_known
	                                                  : WORD_say_dig;

	return with(say(word, SECTION_digging, m.seat), STEP * kp_treasure(a->ship[m.seat]), maps,
	            0);
}

/* Nothing to say: a line without a word. */
static struct line tell_act(const struct kop *a, struct move m, const struct kop *b)
{
	const int here = a->ship[m.seat];

	switch (m.verb) {
	case VERB_steal:
		return with(say(WORD_say_steal, SECTION_pirates, m.seat), m.arg[0],
		            STEP * (b->score[m.seat] - a->score[m.seat]), 0);
	case VERB_stop:
		return with(say(WORD_say_stop, SECTION_movement, m.seat), word_of(LIST_HEXES, here),
		            0, 0);
	case VERB_dig: return tell_dig(a, m, b);
	case VERB_merc:
		return kp_fighter(a, m.arg[0]) == m.seat
		               ? say(WORD_say_merc_own, SECTION_cards, m.seat)
		               : tell_plain(m);
	case VERB_fight:
		return with(say(WORD_say_fight, SECTION_combat, m.seat),
		            target_word(b->fight.target), kp_total(b, SIDE_DEFEND), 0);
	case VERB_buy:
		return with(say(WORD_say_buy, SECTION_hideout, m.seat),
		            word_of(LIST_PARTS, m.arg[0]), STEP * kp_part[m.arg[0]].price, 0);
	case VERB_duel: return with(say(WORD_say_duel, SECTION_duels, m.seat), m.arg[0], 0, 0);
	case VERB_mutiny: return with(say(WORD_say_mutiny, SECTION_mutiny, m.seat), m.arg[0], 0, 0);
	case VERB_scurvy: return with(say(WORD_say_scurvy, SECTION_scurvy, m.seat), m.arg[0], 0, 0);
	default: return tell_plain(m);
	}
}

/* Why a ship began to drift.  A mutiny that nobody was asked about is news too, and
 * a ship without a captain has none to lose. */
static int tell_drift(const struct kop *a, struct move m, const struct kop *b, int seat,
                      struct line *list)
{
	int n = 0;

	if (met_dutchman(b, seat)) {
		list[n++] = with(say(WORD_say_wrecked, SECTION_dutchman, seat), seat, 0, 0);
		return n;
	}
	if (a->turn.phase != PHASE_mutiny && m.verb != VERB_mutiny)
		list[n++] = with(say(WORD_say_rising, SECTION_mutiny, seat), seat, 0, 0);
	if (a->captain[seat] != NO_PIRATE)
		list[n++] = with(say(WORD_say_deposed, SECTION_mutiny, seat), seat, 0, 0);
	return n;
}

/* Mutiny, the Dutchman and new captains. */
static int tell_crew(const struct kop *a, struct move m, const struct kop *b, struct line *list)
{
	const int active = a->turn.active;
	int n = 0;

	if (b->turn.phase == PHASE_mutiny && m.verb != VERB_mutiny)
		list[n++] = with(say(WORD_say_rising, SECTION_mutiny, active), active, 0, 0);
	for (int seat = 0; seat < b->turn.seats; seat++) {
		if ((b->adrift & ~a->adrift) >> seat & 1)
			n += tell_drift(a, m, b, seat, list + n);
		if (b->captain[seat] != a->captain[seat] && b->captain[seat] != NO_PIRATE)
			list[n++] = with(say(WORD_say_captain, SECTION_pirates, seat),
			                 word_of(LIST_PIRATES, b->captain[seat]), seat, 0);
	}
	return n;
}

/* The fight as it stood when it was decided: what the move did to it, and the crews
 * and scurvy of the position after it. */
static struct kop last_stand(const struct kop *a, struct move m, const struct kop *b)
{
	struct kop s = *b;

	s.turn.active = a->turn.active;
	s.fight = a->fight;
	if (m.verb == VERB_roll) {
		s.fight.die[s.fight.side][0] = (uint8_t)(m.arg[0] + 1);
		s.fight.die[s.fight.side][1] = (uint8_t)(m.arg[1] + 1);
	}
	if (m.verb == VERB_attack || m.verb == VERB_ambush || m.verb == VERB_merc ||
	    m.verb == VERB_soldiers)
		kp_reinforce(&s.fight, m);
	return s;
}

static int tell_fight(const struct kop *a, struct move m, const struct kop *b, struct line *list)
{
	const int seat = a->turn.active, winner = b->fight.winner;
	const bool fighting = b->fight.target != TARGET_NONE;

	if (b->ended && (b->adrift >> seat & 1)) {
		list[0] = say(WORD_say_void, SECTION_dutchman, seat);
		return 1;
	}
	if (a->ended || a->fight.winner != NOBODY || (fighting && winner == NOBODY))
		return 0;
	const struct kop end = last_stand(a, m, b);
	const int attack = kp_total(&end, SIDE_ATTACK), defend = kp_total(&end, SIDE_DEFEND);
	if (fighting && winner == seat)
		list[0] = with(say(WORD_say_beaten, SECTION_combat, seat), seat, attack, defend);
	else if (fighting)
		list[0] = with(say(WORD_say_beaten, SECTION_duels, winner), winner, defend, attack);
	else if (a->fight.defender != NOBODY)
		list[0] = with(say(WORD_say_tied, SECTION_duels, seat), defend, 0, 0);
	else
		list[0] = with(say(WORD_say_held, SECTION_combat, seat),
		               target_word(a->fight.target), attack, defend);
	return 1;
}

/* The stores are filled when the crew is settled, also when none is left: before the first
 * turn, and in a hideout, where it is no news if they were full.  What a lost pirate made
 * room for is lost with him. */
static bool refitted(const struct kop *a, struct move m, const struct kop *b, int seat)
{
	return (m.verb == VERB_captain && m.seat == seat && a->turn.round == 0) ||
	       b->rum[seat] > a->rum[seat] || b->balls[seat] > a->balls[seat];
}

static bool clipped(const struct kop *a, const struct kop *b, int seat)
{
	return (a->crew[seat] & ~b->crew[seat]) != 0 &&
	       (a->rum[seat] > kp_rum_max(b, seat) || a->balls[seat] > kp_balls_max(b, seat));
}

static int tell_stores(const struct kop *a, struct move m, const struct kop *b, struct line *list)
{
	int n = 0;

	if (m.verb == VERB_stop && a->scurvy[m.seat] > 0 && b->scurvy[m.seat] == 0)
		list[n++] = with(say(WORD_say_cured, SECTION_hideout, m.seat), m.seat, 0, 0);
	for (int seat = 0; seat < b->turn.seats; seat++) {
		const bool full = refitted(a, m, b, seat);
		if (full || clipped(a, b, seat))
			list[n++] = with(say(WORD_say_refit,
			                     full ? SECTION_hideout : SECTION_pirates, seat),
			                 seat, b->rum[seat], b->balls[seat]);
	}
	return n;
}

static int tell_turn(const struct kop *a, struct move m, const struct kop *b, struct line *list)
{
	const int active = a->turn.active;
	int n = tell_stores(a, m, b, list);

	if (b->turn.over) {
		for (int seat = 0; seat < b->turn.seats; seat++)
			if (b->score[seat] >= GOAL)
				list[n++] = with(say(WORD_say_wins, SECTION_ending, seat), seat,
				                 STEP * b->score[seat], 0);
	} else if (b->turn.active != active && m.verb != VERB_start) {
		list[n++] = with(say(WORD_say_turn, SECTION_turn, b->turn.active), b->turn.active,
		                 0, 0);
	}
	return n;
}

int kp_tell(const void *before, struct move m, const void *after, struct line *list)
{
	const struct kop *a = before, *b = after;
	int n = 0;

	list[n] = m.seat == DEALER ? tell_deal(a, m, b) : tell_act(a, m, b);
	n += list[n].word != WORD_none;
	if (b->fight.target != TARGET_NONE && a->fight.target == TARGET_NONE &&
	    m.verb != VERB_fight && m.verb != VERB_duel)
		list[n++] = with(say(WORD_say_forced, SECTION_movement, a->turn.active),
		                 a->turn.active, 0, 0);
	n += tell_crew(a, m, b, list + n);
	if (a->fight.target != TARGET_NONE)
		n += tell_fight(a, m, b, list + n);
	n += tell_turn(a, m, b, list + n);
	assert(n <= LINES_MAX);
	return n;
}

static int ability_lines(int pirate, struct line *list)
{
	static const uint16_t crew[] = {
		[CREW_NAT1] = WORD_crew_NAT1, [CREW_CAN] = WORD_crew_CAN,
		[CREW_MOVE] = WORD_crew_MOVE, [CREW_GOAT] = WORD_crew_GOAT,
		[CREW_PVP1] = WORD_crew_PVP1, [CREW_LOOT1] = WORD_crew_LOOT1,
		[CREW_MAP1] = WORD_crew_MAP1, [CREW_IMMUNE] = WORD_crew_IMMUNE,
		[CREW_RUM] = WORD_crew_RUM,
	};
	static const uint16_t captain[] = {
		[CAPTAIN_PVP2] = WORD_captain_PVP2,   [CAPTAIN_NOSCURVY] = WORD_captain_NOSCURVY,
		[CAPTAIN_NAT2] = WORD_captain_NAT2,   [CAPTAIN_ALLCAP] = WORD_captain_ALLCAP,
		[CAPTAIN_MAP2] = WORD_captain_MAP2,   [CAPTAIN_LOOTF] = WORD_captain_LOOTF,
		[CAPTAIN_LOOTS] = WORD_captain_LOOTS, [CAPTAIN_LOOTB] = WORD_captain_LOOTB,
		[CAPTAIN_CARD] = WORD_captain_CARD,   [CAPTAIN_STEAL] = WORD_captain_STEAL,
	};
	list[0] = with(say(WORD_why_crew, SECTION_pirates, 0), crew[kp_pirate[pirate].crew], 0, 0);
	list[1] = with(say(WORD_why_captain, SECTION_pirates, 0),
	               captain[kp_pirate[pirate].captain], 0, 0);
	return 2;
}

static int card_line(int card, struct line *list)
{
	static const uint16_t does[] = {
#define ACTION(id, ...) WORD_card_##id##_does,
#include "games/kingofpirates/actions.def"
#undef ACTION
	};
	list[0] = with(say(WORD_why_card, SECTION_cards, 0), does[card], 0, 0);
	return 1;
}

static int explain_sail(const struct kop *s, struct move m, struct line *list)
{
	int n = 0;

	list[n++] = with(say(WORD_why_left, SECTION_movement, m.seat),
	                 kp_counter(s, COUNTER_left, m.seat) - 1, 0, 0);
	if (s->tile[m.arg[0]] == TILE_DOWN)
		list[n++] = say(WORD_why_unknown, SECTION_movement, m.seat);
	if (s->dutchman == m.arg[0] && !kp_hideout(m.arg[0]))
		list[n++] = say(WORD_why_dutchman, SECTION_dutchman, m.seat);
	return n;
}

static int explain_fight(const struct kop *s, struct move m, struct line *list)
{
	const int hex = s->ship[m.seat], target = kp_fightable(s, hex);
	const int nation = s->tile[hex] < TILES ? kp_tile[s->tile[hex]].nation : kp_hex[hex].nation;
	const int needed = kp_target[target].defence + 1 - kp_skill(s, m.seat, false);

	list[0] = with(say(WORD_why_odds, SECTION_combat, m.seat),
	               (kp_odds(needed, s->balls[m.seat]) + 50) / 100,
	               kp_loot_cards(s, m.seat, target, nation), 0);
	return 1;
}

static int explain_dig(const struct kop *s, struct move m, struct line *list)
{
	const int hex = s->ship[m.seat], cards = kp_maps_needed(hex) - kp_maps(s, m.seat);

	list[0] = with(say(WORD_why_dig, SECTION_digging, m.seat), cards > 0 ? cards : 0,
	               STEP * kp_treasure(hex), 0);
	return 1;
}

int kp_explain(const void *view, struct move m, struct line *list)
{
	const struct kop *s = view;
	const struct part_row *part = &kp_part[m.arg[0] < PARTS ? m.arg[0] : 0];

	switch (m.verb) {
	case VERB_sail: return explain_sail(s, m, list);
	case VERB_fight: return explain_fight(s, m, list);
	case VERB_dig: return explain_dig(s, m, list);
	case VERB_duel:
		list[0] = with(say(WORD_why_duel, SECTION_duels, m.seat),
		               kp_target[TARGET_PLAYER].loot, 0, 0);
		return 1;
	case VERB_buy:
		list[0] = with(say(WORD_why_buy, SECTION_hideout, m.seat), STEP * part->price,
		               part->sails, part->places);
		return 1;
	case VERB_captain:
	case VERB_dismiss:
	case VERB_scapegoat:
	case VERB_murder: return ability_lines(m.arg[0], list);
	case VERB_discard: return card_line(m.arg[0], list);
	case VERB_stop:
		list[0] = say(WORD_why_port, SECTION_hideout, m.seat);
		return kp_hideout(s->ship[m.seat]);
	case VERB_pass:
		list[0] = say(m.seat == s->turn.active ? WORD_why_suffer : WORD_why_drift,
		              SECTION_mutiny, m.seat);
		return s->turn.phase == PHASE_mutiny;
	default:
		return m.verb >= VERB_attack ? card_line(m.verb - VERB_attack + ACTION_attack, list)
		                             : 0;
	}
}
