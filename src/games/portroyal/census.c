/* census.c -- which cards are in a game, and the law that none is lost or doubled. */

#include "games/portroyal/words.h"

/* The groups of cards that the chapters up to this one have shuffled in. */
static int groups(const struct portroyal *s)
{
	const int chapter = s->adv.chapter - s->adv.unmixed, last = SET_GROUP84 - SET_GROUP80 + 1;

	return ((1 << (chapter < last ? chapter : last)) - 1) << SET_GROUP80;
}

void pr_fresh(const struct portroyal *s, uint8_t *of)
{
	const int set = SET_GROUP80 + s->adv.chapter - 1;

	memset(of, 0, DECK_SIZE);
	for (const struct copies *c = pr_copies; c->copies > 0; c++)
		if (c->set == set)
			of[c->card] = (uint8_t)(of[c->card] + c->copies);
}

/* A view knows only how many they are. */
void pr_mix(struct portroyal *s)
{
	uint8_t fresh[DECK_SIZE];

	pr_fresh(s, fresh);
	s->adv.unmixed = 0;
	s->decked = (uint8_t)(s->decked + bag_total(fresh, DECK_SIZE));
	for (int card = 0; card < CARDS && !s->turn.masked; card++)
		s->deck[card] = (uint8_t)(s->deck[card] + fresh[card]);
}

/* Mixed with the base game, the travel game brings only its mixing cards. */
static int mixed(int sets)
{
	if (sets >> SET_UNTERWEGS & 1)
		sets |= 1 << SET_MIXING;
	return sets >> SET_BASE & 1 ? sets & ~(1 << SET_UNTERWEGS) : sets;
}

/* The rows of the cards are those of `pr_copies`; what a chapter adds differs in no row. */
bool pr_deals(const struct options *o, const struct figure *f)
{
	if (f->list != LIST_CARDS)
		return true;
	const int set = pr_copies[f - pr_figures].set;
	return set > SET_MIXING || (mixed(o->value[OPTION_SETS]) >> set & 1);
}

void pr_census(const struct portroyal *s, uint8_t *of)
{
	const int sets = mixed(s->sets) | (pr_adventure(s) ? groups(s) : 0);

	memset(of, 0, DECK_SIZE);
	for (const struct copies *c = pr_copies; c->copies > 0; c++)
		if (sets >> c->set & 1)
			of[c->card] = (uint8_t)(of[c->card] + c->copies);
	of[CARD_exp_five] = 0; /* never shuffled in: its back shows no coin */
}

bool pr_boxed(const struct portroyal *s, int card)
{
	return card == CARD_exp_five && s->turn.seats < PR_FIVE_PLAYERS;
}

/* Every card that lies where all can see it, by kind. */
static void add_open(const struct portroyal *s, uint8_t *of)
{
	for (int i = 0; i < CARDS; i++)
		of[i] = (uint8_t)(of[i] + s->discard[i]);
	for (int i = 0; i < s->harboured; i++)
		of[s->harbour[i]]++;
	for (int i = 0; i < rows_end(s->crewed, PR_SEATS); i++)
		of[s->crew[i]]++;
	for (int i = 0; i < rows_end(s->tucked, PR_SEATS); i++)
		of[s->tuck[i] & ~UNDER_FIRST]++;
	for (int i = 0; s->opened > 0 && i < PR_SEATS * COLOURS; i++)
		if (s->kept[i / COLOURS][i % COLOURS] != NO_CARD)
			of[s->kept[i / COLOURS][i % COLOURS]]++;
	for (int e = 0; e < EXPEDITIONS_MAX; e++)
		if (s->expedition[e] != IN_PLAY)
			of[FIRST_EXPEDITION + e]++;
	if (s->revealed != NO_CARD)
		of[s->revealed]++;
}

static bool follows_crew(const struct portroyal *s, int seat)
{
	uint8_t have[SKILLS] = {0};
	int influence = 0, swords = 0;
	const uint8_t *crew = s->crew + rows_start(s->crewed, seat);

	for (int i = 0; i < s->crewed[seat]; i++) {
		const struct card *c = &pr_card[crew[i]];
		have[c->skill]++;
		influence += c->influence;
		swords += c->swords;
	}
	for (int e = 0; e < EXPEDITIONS_MAX; e++)
		if (s->expedition[e] == seat)
			influence += pr_card[FIRST_EXPEDITION + e].influence;
	if (pr_adventure(s)) {
		influence += seat < CREWS ? pr_crown_points(s->adv.crowns[seat]) : 0;
		influence += (s->tucked[seat] - pr_held(s, seat)) * PR_MERCHANT_POINTS;
		swords += seat < CREWS && pr_can(s, seat, PERSONA_jean) ? PR_JEAN_SWORDS : 0;
	} else {
		influence += s->tucked[seat] * PR_MERCHANT_POINTS;
		for (int nth = pr_contracts_of(s, seat); nth > 0; nth--)
			influence += pr_contract_points(nth);
	}
	return memcmp(have, s->have[seat], sizeof have) == 0 && influence == s->influence[seat] &&
	       swords == s->swords[seat];
}

static int colours_in(const struct portroyal *s)
{
	int colours = 0;

	for (int i = 0; i < s->harboured; i++)
		if (pr_card[s->harbour[i]].type == SHIP)
			colours |= 1 << pr_card[s->harbour[i]].colour;
	return colours;
}

static int ready_in(const struct portroyal *s)
{
	int ready = 0;

	for (int seat = 0; seat < s->turn.seats; seat++)
		ready |= pr_is_ready(s, seat) << seat;
	return ready;
}

/* A marker is on an open contract or free, and no seat has more than it was given. */
static bool markers_fit(const struct portroyal *s, int seat)
{
	if (pr_adventure(s))
		return seat >= CREWS ||
		       (pr_stones_left(s, seat) >= 0 && s->adv.crowns[seat] <= PR_CROWNS &&
		        s->adv.marked[seat] >> s->adv.laid == 0);
	for (int contract = 0; contract < CONTRACTS; contract++)
		if (((s->done[seat] >> contract & 1) || pr_step_of(s, seat, contract) > 0) &&
		    !pr_is_open(s, contract))
			return false;
	return pr_markers(s, seat) >= 0;
}

/* The piles apart from the deck hold what their numbers say. */
static bool piles_fit(const struct portroyal *s)
{
	return bag_total(s->deck, DECK_SIZE) == pr_unseen(s) &&
	       bag_total(s->discard, DECK_SIZE) == s->discarded;
}

bool pr_check(const void *state)
{
	const struct portroyal *s = state;
	uint8_t census[DECK_SIZE], of[DECK_SIZE] = {0};

	for (int seat = 0; seat < PR_SEATS; seat++)
		if (!follows_crew(s, seat) || !markers_fit(s, seat))
			return false;
	if (colours_in(s) != s->colours || ready_in(s) != s->ready)
		return false;
	pr_census(s, census);
	if (!pr_boxed(s, CARD_exp_five))
		census[CARD_exp_five] = 1;
	add_open(s, of);
	const int coins = rows_end(s->coins, PR_SEATS);
	const int looking = pr_adventure(s) ? s->adv.looking : 0;
	if (s->turn.masked) /* a view knows how many are hidden, not which */
		return bag_total(of, DECK_SIZE) + coins + s->decked + pr_timed(s) + looking ==
		       bag_total(census, DECK_SIZE);
	for (int i = 0; i < looking; i++)
		of[s->adv.look[i]]++;
	for (int i = 0; i < coins; i++)
		of[s->coin[i] & ~EARLY]++;
	for (int i = 0; s->apart && i < pr_timed(s); i++)
		of[s->rest[i]]++;
	for (int i = 0; i < CARDS; i++)
		of[i] = (uint8_t)(of[i] + s->deck[i]);
	if (pr_adventure(s) && s->adv.topped && s->deck[s->adv.top] == 0)
		return false;
	return memcmp(of, census, DECK_SIZE) == 0 && piles_fit(s);
}
