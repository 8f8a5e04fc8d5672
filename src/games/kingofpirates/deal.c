/* deal.c -- chance: what the dealer may do now, with weights, and one draw of it. */

#include "games/kingofpirates/kingofpirates.h"

static struct move two(int verb, int a, int b)
{
	return (struct move){.seat = DEALER,
	                     .verb = (uint8_t)verb,
	                     .arg = {(uint8_t)a, (uint8_t)b}};
}

static int add(struct outcome *list, int n, struct move m, unsigned weight)
{
	if (weight > 0)
		list[n++] = (struct outcome){m, weight};
	return n;
}

static const uint8_t *sea_here(const struct kop *s)
{
	return s->sea[kp_hex[s->ship[s->turn.active]].land == LAND_OCEAN];
}

static int deal_start(const struct kop *s, struct outcome *list)
{
	int n = 0;

	for (int seat = 0; seat < s->turn.seats; seat++)
		n = add(list, n, move_with(DEALER, VERB_start, seat), 1);
	return n;
}

static int deal_pirate(const struct kop *s, struct outcome *list)
{
	int n = 0;

	for (uint32_t rest = s->pirates; rest != 0; rest &= rest - 1)
		n = add(list, n, two(VERB_pirate, kp_top(s).on, __builtin_ctz(rest)), 1);
	return n;
}

static int deal_card(const struct kop *s, struct outcome *list)
{
	int n = 0;

	for (int card = 0; card < ACTIONS; card++)
		n = add(list, n, two(VERB_draw, kp_top(s).on, card), s->deck[card]);
	return n;
}

static int deal_compass(const struct kop *s, struct outcome *list)
{
	int n = 0;

	for (int d = 0; d < DIRECTIONS; d++)
		n = add(list, n,
		        kp_top(s).kind == PHASE_adrift ? two(VERB_haven, kp_next_adrift(s), d)
		                                       : move_with(DEALER, VERB_compass, d),
		        1);
	return n;
}

static int deal_upkeep(struct outcome *list)
{
	int n = 0;

	for (int face = 0; face < FACES; face++)
		n = add(list, n, move_with(DEALER, VERB_upkeep, face), kp_face[face].weight);
	return n;
}

static int deal_tile(const struct kop *s, struct outcome *list)
{
	const int hex = s->ship[s->turn.active];
	int n = 0;

	for (int tile = 0; tile < TILES; tile++)
		n = add(list, n, two(VERB_tile, hex, tile), sea_here(s)[tile]);
	return n;
}

static bool thrown(const struct kop *s, int die, int face)
{
	return (s->fight.rolling >> die & 1) || s->fight.die[s->fight.side][die] == face + 1;
}

static int deal_dice(const struct kop *s, struct outcome *list)
{
	int n = 0;

	for (int a = 0; a < DIE_FACES; a++)
		for (int b = 0; b < DIE_FACES; b++)
			n = add(list, n, two(VERB_roll, a, b), thrown(s, 0, a) && thrown(s, 1, b));
	return n;
}

static int deal_loot(const struct kop *s, struct outcome *list)
{
	int n = 0;

	for (int card = 0; card < LOOTS; card++)
		n = add(list, n, move_with(DEALER, VERB_loot, card), s->loot[card]);
	return n;
}

int kp_outcomes(const void *state, struct outcome *list)
{
	const struct kop *s = state;

	switch (kp_top(s).kind) {
	case PHASE_start: return deal_start(s, list);
	case PHASE_recruit: return deal_pirate(s, list);
	case PHASE_draw: return deal_card(s, list);
	case PHASE_compass:
	case PHASE_adrift: return deal_compass(s, list);
	case PHASE_upkeep: return deal_upkeep(list);
	case PHASE_tile: return deal_tile(s, list);
	case PHASE_roll: return deal_dice(s, list);
	default: assert(kp_top(s).kind == PHASE_haul); return deal_loot(s, list);
	}
}

/* Action cards that a seat has not seen lie in the deck, in hands or under the sea, all
 * equally likely; what another seat draws is never shown.  The rest of chance is open. */
int kp_foresee(const void *view, int seat, struct outcome *list)
{
	const struct kop *s = view;
	struct kop unseen = *s;

	if (!turn_waits(&s->turn, DEALER))
		return 0;
	if (kp_top(s).kind != PHASE_draw)
		return kp_outcomes(s, list);
	if (kp_top(s).on != seat)
		return add(list, 0, two(VERB_draw, kp_top(s).on, UNKNOWN), 1);
	for (int card = 0; card < ACTIONS; card++)
		unseen.deck[card] =
			(uint8_t)(kp_action[card].copies - s->discard[card] - s->hand[seat][card]);
	return deal_card(&unseen, list);
}

static int draw_bag(const uint8_t *bag, int size, unsigned total, struct rng *r)
{
	return bag_nth(bag, size, rng_below(r, total));
}

static int draw_pirate(uint32_t deck, struct rng *r)
{
	for (uint32_t n = rng_below(r, (uint32_t)kp_crew_size(deck)); n > 0; n--)
		deck &= deck - 1;
	return __builtin_ctz(deck);
}

static int draw_face(struct rng *r)
{
	int n = (int)rng_below(r, DIE_FACES), face = 0;

	while (n >= kp_face[face].weight)
		n -= kp_face[face++].weight;
	return face;
}

static int draw_die(const struct kop *s, int die, struct rng *r)
{
	if (s->fight.rolling >> die & 1)
		return (int)rng_below(r, DIE_FACES);
	return s->fight.die[s->fight.side][die] - 1;
}

static struct move sample_bag(const struct kop *s, struct rng *r)
{
	const uint8_t *sea = sea_here(s);

	switch (kp_top(s).kind) {
	case PHASE_draw:
		return two(VERB_draw, kp_top(s).on, draw_bag(s->deck, HAND_SIZE, s->deck_size, r));
	case PHASE_tile:
		return two(VERB_tile, s->ship[s->turn.active],
		           draw_bag(sea, SEA_SIZE, (unsigned)bag_total(sea, TILES), r));
	default:
		return move_with(DEALER, VERB_loot,
		                 draw_bag(s->loot, LOOT_SIZE, (unsigned)bag_total(s->loot, LOOTS),
		                          r));
	}
}

struct move kp_sample(const void *state, struct rng *r)
{
	const struct kop *s = state;

	switch (kp_top(s).kind) {
	case PHASE_start: return move_with(DEALER, VERB_start, (int)rng_below(r, s->turn.seats));
	case PHASE_recruit: return two(VERB_pirate, kp_top(s).on, draw_pirate(s->pirates, r));
	case PHASE_compass: return move_with(DEALER, VERB_compass, (int)rng_below(r, DIRECTIONS));
	case PHASE_adrift: return two(VERB_haven, kp_next_adrift(s), (int)rng_below(r, DIRECTIONS));
	case PHASE_upkeep: return move_with(DEALER, VERB_upkeep, draw_face(r));
	case PHASE_roll: {
		const int first = draw_die(s, 0, r);
		return two(VERB_roll, first, draw_die(s, 1, r));
	}
	default: return sample_bag(s, r);
	}
}
