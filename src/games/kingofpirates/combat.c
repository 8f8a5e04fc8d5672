/* combat.c -- phase 3: one fight a turn (several by house rule), against a nation or a player.
 *
 * The attacker throws, then (against a player) the defender.  After every throw
 * there is a window in which cards are played and the thrower may spend
 * cannonballs; totals are computed afresh whenever they are asked for, so a
 * murder, a lemon or scurvy in the middle of a fight counts. */

#include "games/kingofpirates/kingofpirates.h"

int kp_fighter(const struct kop *s, int side)
{
	return side == SIDE_ATTACK ? s->turn.active : s->fight.defender;
}

/* What the pirates add to a seat's dice, and scurvy takes from them. */
int kp_skill(const struct kop *s, int seat, bool against_player)
{
	const int crew = against_player ? CREW_PVP1 : CREW_NAT1;
	const int captain = against_player ? CAPTAIN_PVP2 : CAPTAIN_NAT2;

	return CREW_BONUS * kp_count_crew(s, seat, crew) +
	       CAPTAIN_BONUS * kp_count_captains(s, seat, captain) -
	       TOKEN_POINTS * kp_penalty(s, seat);
}

int kp_total(const struct kop *s, int side)
{
	const struct fight *f = &s->fight;
	const int seat = kp_fighter(s, side);

	if (seat == NOBODY)
		return kp_target[f->target].defence + f->bonus[side];
	return f->die[side][0] + f->die[side][1] + f->bonus[side] +
	       kp_skill(s, seat, f->defender != NOBODY);
}

int kp_loot_cards(const struct kop *s, int seat, int target, int nation)
{
	static const uint8_t ability[] = {
		[NATION_BRITISH] = CAPTAIN_LOOTB,
		[NATION_FRENCH] = CAPTAIN_LOOTF,
		[NATION_SPANISH] = CAPTAIN_LOOTS,
	};
	const int cards = kp_target[target].loot;

	if (nation == NATION_NONE)
		return cards;
	return cards + CREW_LOOT * kp_count_crew(s, seat, CREW_LOOT1) +
	       CAPTAIN_LOOT * kp_count_captains(s, seat, ability[nation]);
}

static void declare(struct kop *s, int target, int nation, int defender)
{
	s->fight = (struct fight){.target = (uint8_t)target,
	                          .nation = (uint8_t)nation,
	                          .defender = (uint8_t)defender,
	                          .rolling = 3,
	                          .winner = NOBODY};
	kp_go(s, PHASE_declared);
}

/* The end of the turn, unless the house allows another fight. */
static void fight_done(struct kop *s)
{
	if (!kp_house(s, HOUSE_fights)) {
		kp_end_turn(s);
		return;
	}
	s->fight = (struct fight){0};
	kp_go(s, PHASE_after);
}

void kp_do_fight(struct kop *s)
{
	const int hex = s->ship[s->turn.active];
	const int nation = s->tile[hex] < TILES ? kp_tile[s->tile[hex]].nation : kp_hex[hex].nation;

	s->stormed = 1;
	declare(s, kp_fightable(s, hex), nation, NOBODY);
}

void kp_do_duel(struct kop *s, struct move m)
{
	s->fought |= (uint8_t)(1 << m.arg[0]);
	declare(s, TARGET_PLAYER, NATION_NONE, m.arg[0]);
}

void kp_enter_roll(struct kop *s)
{
	s->turn.waiting = 1 << DEALER;
}

void kp_do_roll(struct kop *s, struct move m)
{
	s->fight.die[s->fight.side][0] = (uint8_t)(m.arg[0] + 1);
	s->fight.die[s->fight.side][1] = (uint8_t)(m.arg[1] + 1);
	s->fight.rolling = 0;
	kp_go(s, PHASE_rolled);
}

/* Against a nation a ball helps a throw that fails; against a player any throw. */
bool kp_may_reroll(const struct kop *s, int seat)
{
	if (kp_top(s).kind != PHASE_rolled || kp_fighter(s, s->fight.side) != seat)
		return false;
	if (s->balls[seat] == 0)
		return false;
	return s->fight.defender != NOBODY || kp_total(s, SIDE_ATTACK) <= kp_total(s, SIDE_DEFEND);
}

int kp_reroll_moves(const struct kop *s, int seat, struct move *list)
{
	if (!kp_may_reroll(s, seat))
		return 0;
	for (int which = 0; which < WHICHES; which++)
		list[which] = move_with(seat, VERB_reroll, which);
	return WHICHES;
}

void kp_do_reroll(struct kop *s, struct move m)
{
	s->balls[m.seat]--;
	s->fight.rolling = (uint8_t)(m.arg[0] + 1);
	kp_go(s, PHASE_roll);
}

static int winner(const struct kop *s)
{
	const int attack = kp_total(s, SIDE_ATTACK), defend = kp_total(s, SIDE_DEFEND);

	if (attack > defend)
		return s->turn.active;
	return defend > attack ? s->fight.defender : NOBODY;
}

/* Everybody is content with the dice: the other side throws, or it is decided. */
void kp_leave_rolled(struct kop *s)
{
	if (s->fight.defender != NOBODY && s->fight.side == SIDE_ATTACK) {
		s->fight.side = SIDE_DEFEND;
		s->fight.rolling = 3;
		kp_go(s, PHASE_roll);
		return;
	}
	s->fight.winner = (uint8_t)winner(s);
	if (s->fight.winner == NOBODY)
		fight_done(s);
	else
		kp_go(s, PHASE_loot);
}

void kp_leave_loot(struct kop *s)
{
	const struct fight *f = &s->fight;

	if (!kp_target[f->target].stays)
		s->tile[s->ship[s->turn.active]] = TILE_NONE;
	s->owed = (uint8_t)kp_loot_cards(s, f->winner, f->target, f->nation);
	kp_go(s, PHASE_haul);
}

void kp_enter_haul(struct kop *s)
{
	if (s->owed == 0) {
		fight_done(s);
		return;
	}
	if (bag_total(s->loot, LOOTS) == 0) {
		memcpy(s->loot, s->taken, LOOT_SIZE);
		memset(s->taken, 0, LOOT_SIZE);
	}
	s->turn.waiting = 1 << DEALER;
}

/* A nation pays from nowhere; a beaten player pays himself, as far as he can. */
void kp_do_loot(struct kop *s, struct move m)
{
	int steps = kp_loot[m.arg[0]].value;

	s->owed--;
	bag_take(s->loot, m.arg[0]);
	bag_add(s->taken, m.arg[0]);
	if (s->fight.defender != NOBODY) {
		const int loser =
			s->fight.winner == s->turn.active ? s->fight.defender : s->turn.active;
		if (steps > s->score[loser])
			steps = s->score[loser];
		s->score[loser] = (uint8_t)(s->score[loser] - steps);
	}
	kp_gain(s, s->fight.winner, steps);
}
