/* value.c -- what a bot should know: how good a position is for a seat.
 *
 * In doubloons.  A seat is worth its score, what is aboard and in hand, the fight
 * it is in, and its best plan: the target whose expected loot, less the price of
 * the turns it takes to get there, is highest.  A turn costs what a turn usually
 * earns, so a plan is good if it beats an ordinary one, and coming nearer to it
 * shows.  The best of the others counts against it.
 *
 * The weights are the bot's opinion, not rules; tools measure them by play. */

#include "games/kingofpirates/kingofpirates.h"

enum {
	TURN = 525,      /* what a turn usually earns */
	LOOT_MEAN = 167, /* doubloons on a loot card */
	MAP_TURNS = 3,   /* turns until a map is drawn */
	PLACE = 270,     /* an unknown pirate for a free place */
	SAVED = 150,     /* what stopping a mutiny costs */
	KEEL_SHARE = 6,  /* per cent that a hidden card is one that stops it */
	SPARE_DRAW = 90, /* the choice of one more */
	TOKEN = 115,     /* a scurvy token at sea */
	CARD = 100,      /* an unknown action card */
	UPGRADE = 1500,  /* a ship part while nobody has scored */
	DREAD = 6,       /* one in so many times the Dutchman comes next door */
	FAR_DREAD = 17,
	FADE = 20, /* per cent that a crew is worth less when somebody is about to win */
	SELF = 8,  /* own doubloons count so often as the leader's */
	WON = 1000000,
	SURE = 10000, /* a certain win, in the odds */
	BALLS_KNOWN = 7,
	LEAST = 2,
	MOST = 12
};

/* P(two dice reach a number) in 1/10000 with 0 to 6 rerolls, each of one or both
 * dice and chosen best; by exact enumeration (tests/unit/games checks it). */
static const uint16_t odds[MOST - LEAST + 1][BALLS_KNOWN] = {
	{10000, 10000, 10000, 10000, 10000, 10000, 10000},
	{9722, 9992, 10000, 10000, 10000, 10000, 10000},
	{9167, 9931, 9994, 10000, 10000, 10000, 10000},
	{8333, 9722, 9954, 9992, 9999, 10000, 10000},
	{7222, 9290, 9827, 9959, 9990, 9998, 10000},
	{5833, 8495, 9485, 9828, 9943, 9981, 9994},
	{4167, 7245, 8756, 9438, 9752, 9892, 9953},
	{2778, 5694, 7546, 8660, 9287, 9626, 9806},
	{1667, 3981, 5921, 7320, 8266, 8885, 9283},
	{833, 2361, 3881, 5175, 6211, 7076, 7774},
	{278, 934, 1775, 2681, 3578, 4424, 5197},
};

static const int16_t crew_worth[CREWS] = {
	[CREW_NAT1] = 450, [CREW_CAN] = 260,   [CREW_MOVE] = 480,
	[CREW_GOAT] = 300, [CREW_PVP1] = 110,  [CREW_LOOT1] = 400,
	[CREW_MAP1] = 600, [CREW_IMMUNE] = 80, [CREW_RUM] = 150,
};
static const int16_t captain_worth[CAPTAINS] = {
	[CAPTAIN_PVP2] = 160,  [CAPTAIN_NOSCURVY] = 320, [CAPTAIN_NAT2] = 570,
	[CAPTAIN_ALLCAP] = 50, [CAPTAIN_MAP2] = 1000,    [CAPTAIN_LOOTF] = 350,
	[CAPTAIN_LOOTS] = 350, [CAPTAIN_LOOTB] = 350,    [CAPTAIN_CARD] = 1300,
	[CAPTAIN_STEAL] = 900,
};
static const int16_t card_worth[ACTIONS] = {
	[ACTION_map] = 180,    [ACTION_attack] = 135, [ACTION_ambush] = 60,
	[ACTION_murder] = 150, [ACTION_citrus] = 110, [ACTION_dutch] = 130,
	[ACTION_merc] = 80,    [ACTION_scurvy] = 90,  [ACTION_wind] = 110,
	[ACTION_keel] = 140,   [ACTION_mutiny] = 150, [ACTION_soldiers] = 110,
};
static const int16_t rum_worth[] = {0, 350, 640, 740, 820, 880, 920, 940};
static const int16_t ball_worth[] = {0, 110, 230, 380, 450, 470, 490};

_Static_assert(sizeof rum_worth / sizeof *rum_worth > RUM_MOST, "every rum has its worth");
_Static_assert(sizeof ball_worth / sizeof *ball_worth > BALLS_MOST, "so has every ball");
_Static_assert((int)BALLS_KNOWN > (int)BALLS_MOST, "the odds know every ball");

int kp_odds(int needed, int balls)
{
	if (needed > MOST)
		return 0;
	if (balls >= BALLS_KNOWN)
		balls = BALLS_KNOWN - 1;
	return odds[needed < LEAST ? 0 : needed - LEAST][balls];
}

/* With dice on the table: keep the better one, or throw both again. */
static int odds_from(const uint8_t die[2], int needed, int balls)
{
	const int kept = die[0] > die[1] ? die[0] : die[1];
	const int faces = DIE_FACES + 1 - (needed - kept);
	const int chance = faces <= 0 ? 0 : faces * SURE / DIE_FACES;
	int miss = SURE;

	if (die[0] + die[1] >= needed)
		return SURE;
	if (balls == 0)
		return 0;
	for (int i = 0; i < balls; i++)
		miss = miss * (SURE - chance) / SURE;
	const int both = kp_odds(needed, balls - 1);
	return SURE - miss > both ? SURE - miss : both;
}

/* ---- what is aboard --------------------------------------------------------- */

static int captains_worth(const struct kop *s, int seat, int captain)
{
	uint32_t command = (uint32_t)1 << captain;
	int worth = 0;

	if (kp_pirate[captain].captain == CAPTAIN_ALLCAP)
		command = s->crew[seat];
	for (; command != 0; command &= command - 1)
		worth += captain_worth[kp_pirate[__builtin_ctz(command)].captain];
	return worth;
}

/* A crew that still has to be sorted is worth what its best order will be. */
static int crew_value(const struct kop *s, int seat)
{
	const bool crowded = kp_crew_size(s->crew[seat]) > kp_places(s, seat);
	int worth = 0, least = INT16_MAX, captain = 0;

	for (uint32_t rest = s->crew[seat]; rest != 0; rest &= rest - 1) {
		const int pirate = __builtin_ctz(rest), now = crew_worth[kp_pirate[pirate].crew];
		const int leads = captains_worth(s, seat, pirate);
		worth += now;
		least = now < least ? now : least;
		if (s->captain[seat] == pirate ||
		    (leads > captain && s->captain[seat] == NO_PIRATE))
			captain = leads;
	}
	return worth + captain - (crowded ? least : 0);
}

static int hand_value(const struct kop *s, int seat, int eyes)
{
	int worth = 0;

	if (seat != eyes)
		return CARD * s->held[seat];
	for (int card = 0; card < ACTIONS; card++)
		worth += card_worth[card] * s->hand[seat][card];
	return worth;
}

static int top_score(const struct kop *s)
{
	int top = 0;

	for (int i = 0; i < s->turn.seats; i++)
		top = s->score[i] > top ? s->score[i] : top;
	return top;
}

static int parts_value(const struct kop *s, int seat)
{
	return (kp_places(s, seat) - kp_part[PART_part_hull].places) * UPGRADE *
	       (GOAL - top_score(s)) / GOAL;
}

static int stores_value(int rum, int balls)
{
	return rum_worth[rum] + ball_worth[balls];
}

/* What the Dutchman would take, as likely as he is to come. */
static int dread(const struct kop *s, int seat, int loss)
{
	const int distance = kp_distance(s->dutchman, s->ship[seat]);

	if (kp_hideout(s->ship[seat]) || distance > 2)
		return 0;
	return loss / (distance < 2 ? DREAD : FAR_DREAD);
}

static bool in_port(const struct kop *s, int seat)
{
	const int phase = s->turn.phase;

	return seat == s->turn.active && s->turn.round > 0 &&
	       (phase == PHASE_buy || phase == PHASE_recruit || phase == PHASE_crew);
}

/* In port pirates come one by one and the refit comes last: both are as good as there. */
static int port_value(const struct kop *s, int seat)
{
	const int free = kp_places(s, seat) - kp_crew_size(s->crew[seat]);
	const int owed = s->turn.phase == PHASE_buy       ? free + SPARE
	                 : s->turn.phase == PHASE_recruit ? s->owed
	                                                  : 0;
	const int come = owed < free ? owed : free;

	return stores_value(kp_rum_max(s, seat), kp_balls_max(s, seat)) +
	       (come > 0 ? PLACE * come : 0) + (owed > free ? SPARE_DRAW : 0);
}

/* A mutiny that nobody has stopped yet: captain and turn are lost, unless a scapegoat
 * or a card helps. */
static int rising(const struct kop *s, int seat, int eyes)
{
	const int captain = s->captain[seat], turn = seat == s->turn.active ? TURN : 0;

	if (s->turn.phase != PHASE_mutiny || seat != kp_top(s).on)
		return 0;
	if (kp_count_crew(s, seat, CREW_GOAT) > 0 ||
	    (seat == eyes && s->hand[seat][ACTION_keel] > 0))
		return SAVED;
	const int worth = captain == NO_PIRATE ? 0
	                                       : captains_worth(s, seat, captain) +
	                                                 crew_worth[kp_pirate[captain].crew];
	return (worth + turn) * (100 - (seat == eyes ? 0 : KEEL_SHARE * s->held[seat])) / 100;
}

static int ship_value(const struct kop *s, int seat, int eyes)
{
	const int crew = crew_value(s, seat) * (100 * GOAL - FADE * top_score(s)) / (100 * GOAL);
	const int hand = hand_value(s, seat, eyes);
	const int stores =
		in_port(s, seat) ? port_value(s, seat) : stores_value(s->rum[seat], s->balls[seat]);

	return STEP * s->score[seat] + crew + hand + parts_value(s, seat) + stores -
	       rising(s, seat, eyes) - TOKEN * kp_penalty(s, seat) -
	       dread(s, seat, crew + hand + TURN);
}

/* ---- the fight going on ----------------------------------------------------- */

/* Cards in hand that could still be added to one's own side. */
static int reserve(const struct kop *s, int seat, int eyes)
{
	if (seat != eyes || (s->turn.phase == PHASE_rolled && !turn_waits(&s->turn, seat)))
		return 0;
	if (seat == s->turn.active)
		return ATTACK_BONUS * s->hand[seat][ACTION_attack] +
		       MERC_BONUS * s->hand[seat][ACTION_merc];
	return AMBUSH_BONUS * s->hand[seat][ACTION_ambush] +
	       MERC_BONUS * s->hand[seat][ACTION_merc] +
	       (kp_house(s, HOUSE_attack) ? ATTACK_BONUS * s->hand[seat][ACTION_attack] : 0);
}

static int nation_odds(const struct kop *s, int eyes)
{
	const int seat = s->turn.active;
	const struct fight *f = &s->fight;
	const int needed = kp_total(s, SIDE_DEFEND) + 1 - kp_skill(s, seat, false) -
	                   f->bonus[SIDE_ATTACK] - reserve(s, seat, eyes);

	if (f->winner != NOBODY)
		return SURE;
	if (f->die[SIDE_ATTACK][0] == 0 || f->rolling == 3)
		return kp_odds(needed, s->balls[seat]);
	return odds_from(f->die[SIDE_ATTACK], needed,
	                 turn_waits(&s->turn, seat) ? s->balls[seat] : 0);
}

/* A throw that is still to come is counted as seven, a ball as one more. */
static int expected_total(const struct kop *s, int side, int eyes)
{
	const int seat = kp_fighter(s, side);
	const int dice = s->fight.die[side][0] == 0 ? 7 + s->balls[seat] : 0;

	return kp_total(s, side) + dice + reserve(s, seat, eyes);
}

static int duel_odds(const struct kop *s, int eyes)
{
	const int lead =
		expected_total(s, SIDE_ATTACK, eyes) - expected_total(s, SIDE_DEFEND, eyes);
	const int chance = SURE / 2 + lead * SURE / 10;

	if (s->fight.winner != NOBODY)
		return s->fight.winner == s->turn.active ? SURE : 0;
	return chance < 0 ? 0 : chance > SURE ? SURE : chance;
}

static int loot_value(int cards)
{
	return cards * LOOT_MEAN;
}

/* What the fight promises a seat. */
static int fight_value(const struct kop *s, int seat, int eyes)
{
	const struct fight *f = &s->fight;
	const int attacker = s->turn.active;

	if (f->target == TARGET_NONE || (seat != attacker && seat != f->defender))
		return 0;
	if (s->turn.phase == PHASE_haul && f->defender == NOBODY)
		return loot_value(s->owed);
	if (f->defender == NOBODY)
		return nation_odds(s, eyes) *
		       (loot_value(kp_loot_cards(s, seat, f->target, f->nation)) / 10) /
		       (SURE / 10);
	const int other = seat == attacker ? f->defender : attacker;
	const int chance = seat == attacker ? duel_odds(s, eyes) : SURE - duel_odds(s, eyes);
	const int full = loot_value(kp_target[TARGET_PLAYER].loot);
	const int gain = STEP * s->score[other] < full ? STEP * s->score[other] : full;
	const int loss = STEP * s->score[seat] < full ? STEP * s->score[seat] : full;
	return (chance * (gain / 10) - (SURE - chance) * (loss / 10)) / (SURE / 10);
}

/* ---- plans -------------------------------------------------------------------- */

struct captaincy {
	int speed, left, late; /* hexes a turn, hexes now, turns until the next move */
	int prize[TARGETS][4]; /* expected loot by target and nation */
	int sea[2];            /* the same for a tile that nobody has seen */
	int maps;              /* maps in hand and in heads */
	int refit;             /* what a hideout would bring */
};

static bool still_to_act(const struct kop *s, int seat)
{
	const int phase = s->turn.phase;

	return seat == s->turn.active && s->fight.target == TARGET_NONE && !s->ended &&
	       phase <= PHASE_entered && phase != PHASE_recruit && phase != PHASE_crew;
}

static void weigh_prizes(const struct kop *s, int seat, struct captaincy *c)
{
	const int skill = kp_skill(s, seat, false);
	const int cards = ATTACK_BONUS * (s->hand[seat][ACTION_attack] > 0) +
	                  MERC_BONUS * (s->hand[seat][ACTION_merc] > 0);

	for (int nation = NATION_BRITISH; nation <= NATION_SPANISH; nation++) {
		const int more = kp_loot_cards(s, seat, TARGET_NONE, nation);
		for (int target = TARGET_SMALL_MERCHANT; target <= TARGET_FORTRESS; target++) {
			const int needed = kp_target[target].defence + 1 - skill - cards;
			const int loot = loot_value(kp_target[target].loot + more);
			c->prize[target][nation] =
				kp_odds(needed, s->balls[seat]) * (loot / 10) / (SURE / 10);
		}
	}
	for (int back = 0; back < 2; back++) {
		int sum = 0, tiles = 0;
		for (int tile = 0; tile < TILES; tile++) {
			sum += s->sea[back][tile] *
			       c->prize[kp_tile[tile].target][kp_tile[tile].nation];
			tiles += s->sea[back][tile];
		}
		c->sea[back] = tiles > 0 ? sum / tiles : 0;
	}
}

static int turns_to(const struct captaincy *c, int distance)
{
	if (distance <= c->left)
		return c->late;
	return c->late + (distance - c->left + c->speed - 1) / c->speed;
}

static int dig_plan(const struct kop *s, int seat, int hex, const struct captaincy *c, int turns)
{
	const int missing = kp_maps_needed(hex) - c->maps;
	const int patience = c->late + missing * MAP_TURNS;

	if (s->dug[seat] >> kp_island(hex) & 1 && !kp_house(s, HOUSE_dig))
		return -WON;
	if (missing > 0 && patience > turns)
		turns = patience;
	return STEP * kp_treasure(hex) - TURN * (turns + 1);
}

/* What a visit to a hideout brings. */
static int refit_value(const struct kop *s, int seat)
{
	const int free = kp_places(s, seat) - kp_crew_size(s->crew[seat]);

	return stores_value(kp_rum_max(s, seat), kp_balls_max(s, seat)) -
	       stores_value(s->rum[seat], s->balls[seat]) + TOKEN * kp_penalty(s, seat) +
	       PLACE * free + SPARE_DRAW;
}

static int hex_plan(const struct kop *s, int seat, int hex, const struct captaincy *c)
{
	const int target = kp_fightable(s, hex), land = kp_hex[hex].land, tile = s->tile[hex];

	if (hex == s->dutchman && land != LAND_HIDEOUT)
		return -WON;
	if (target == TARGET_NONE && tile == TILE_NONE &&
	    (land == LAND_OCEAN || land == LAND_SHARK))
		return -WON;
	const int turns = turns_to(c, kp_distance(s->ship[seat], hex));
	if (land == LAND_HIDEOUT)
		return c->refit - TURN * (turns + 1);
	if (land == LAND_SMALL_ISLAND || land == LAND_LARGE_ISLAND)
		return dig_plan(s, seat, hex, c, turns);
	if (tile == TILE_DOWN)
		return c->sea[land == LAND_OCEAN] - TURN * (turns + 1);
	const int nation = tile < TILES ? kp_tile[tile].nation : kp_hex[hex].nation;
	return c->prize[target][nation] - TURN * (turns + 1);
}

/* The best plan, and a little for the second so that crossroads are liked. */
static int plan_value(const struct kop *s, int seat)
{
	const bool now = still_to_act(s, seat);
	struct captaincy c = {
		.speed = kp_speed(s, seat),
		.late = now ? 0 : 1,
		.maps = kp_maps(s, seat) + s->hand[seat][ACTION_map],
		.refit = refit_value(s, seat),
	};
	int best = -WON, second = -WON;

	c.left = now ? kp_counter(s, COUNTER_left, seat) : c.speed;
	weigh_prizes(s, seat, &c);
	for (int hex = 0; hex < HEXES; hex++) {
		const int worth = hex_plan(s, seat, hex, &c);
		if (worth > best) {
			second = best;
			best = worth;
		} else if (worth > second) {
			second = worth;
		}
	}
	return best + (second - best) / 16;
}

int kp_value(const void *state, int seat)
{
	const struct kop *s = state;
	int leader = -WON;

	if (s->turn.over)
		return s->score[seat] >= GOAL ? WON : -WON;
	for (int i = 0; i < s->turn.seats; i++) {
		if (i == seat)
			continue;
		const int worth = ship_value(s, i, seat) + fight_value(s, i, seat);
		leader = worth > leader ? worth : leader;
	}
	return SELF * (ship_value(s, seat, seat) + fight_value(s, seat, seat) +
	               plan_value(s, seat)) -
	       leader;
}
