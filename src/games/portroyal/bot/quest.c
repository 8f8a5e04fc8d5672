/* quest.c -- see quest.h.  The numbers were set by hand and tuned by playing. */

#include "games/portroyal/bot/quest.h"

enum {
	NEAR_DONE = 96, /* it only has to be said */
	NEAR_ALL = 88,  /* what the way to it counts in all */
	NEAR_COLOURS = 22,
	NEAR_COLOUR = 14, /* … and each colour that lies there */
	NEAR_TAXED = 46,
	NEAR_FOURTH = 40,
	NEAR_SINGLE = 34,
	NEAR_STEPPED = 80,
	NEAR_OPEN = 84,   /* an expedition on the table, with all its people … */
	NEAR_UNSEEN = 34, /* … and one that has not been seen yet */
	WORTH_CROWN = 50,
	WORTH_COIN = 24,
	CHANCE_DONE = 50, /* of 100: a mission is completed before the month ends … */
	CHANCE_FIRST = 40 /* … and the chapter's first later on, if nobody has completed it yet */
};

void quest_means(const struct portroyal *s, int seat, struct means *m)
{
	*m = (struct means){.marked = s->adv.marked[seat],
	                    .gone = (uint8_t)pr_stones_gone(s, seat),
	                    .left = (uint8_t)pr_stones_left(s, seat),
	                    .stepped = s->adv.stepped >> seat & 1,
	                    .active = seat == s->turn.active && s->turn.phase != PHASE_TRADE &&
	                              s->turn.phase != PHASE_BUST};
	for (int need = HAVE_CAPTAIN; need <= PAY_BOOKS; need++)
		m->has[need] = (int16_t)pr_need_met(s, seat, need);
	m->has[PAY_COINS] = (int16_t)(m->has[PAY_COINS] + s->owed[seat] - s->due[seat]);
	memcpy(m->people, s->have[seat], sizeof m->people);
}

static void add_if(struct means *m, int need, bool yes)
{
	m->has[need] = (int16_t)(m->has[need] + yes);
}

void quest_hire(struct means *m, int card, int price)
{
	const struct card *c = &pr_card[card];

	add_if(m, HAVE_CAPTAIN, c->skill == CAPTAIN);
	add_if(m, HAVE_PRIEST, c->skill == PRIEST);
	add_if(m, HAVE_TRADERS, c->skill >= TRADER && c->skill < TRADER + COLOURS);
	add_if(m, HAVE_OFFICER, c->skill == JESTER || c->skill == ADMIRAL);
	add_if(m, HAVE_BARMAID, c->skill == BARMAID);
	add_if(m, HAVE_LOOKOUT, c->skill == LOOKOUT);
	add_if(m, HAVE_CHEAP, c->cost <= PR_CHEAP_COST);
	if (c->skill <= JACK)
		m->people[c->skill]++;
	m->has[HAVE_SWORDS] = (int16_t)(m->has[HAVE_SWORDS] + c->swords);
	m->has[PAY_COINS] = (int16_t)(m->has[PAY_COINS] - price);
}

void quest_stow(struct means *m, int card)
{
	static const uint8_t need[ITEMS] = {
		[BREAD] = PAY_BREAD, [RUM] = PAY_RUM, [HERBS] = PAY_HERBS, [BOOK] = PAY_BOOKS};

	m->has[need[pr_card[card].item]]++;
}

static int has(const struct means *m, int need)
{
	switch (need) {
	case PAY_ARES: return m->has[PAY_HERBS] + m->has[PAY_BOOKS];
	case PAY_FOOD: return m->has[PAY_BREAD] + m->has[PAY_RUM];
	default: return m->has[need];
	}
}

/* Of a need that is a moment: how likely it comes, in hundredths. */
static int moment_near(const struct portroyal *s, const struct means *m, int need, int number)
{
	const int from = pr_law(s)->tax_from, coins = m->has[PAY_COINS];

	switch (need) {
	case SEE_COLOURS:
		return NEAR_COLOURS +
		       (m->active ? pr_count(s->colours) * NEAR_COLOUR * 4 / number : 0);
	case SEE_TAX:
		return coins >= from ? NEAR_TAXED : coins * coins * NEAR_TAXED / (from * from + 20);
	case SEE_FOURTH: return NEAR_FOURTH;
	default: return m->stepped ? NEAR_STEPPED : NEAR_SINGLE;
	}
}

/* How much of what one expedition asks for is there, in hundredths. */
static int expedition_share(const struct means *m, int e)
{
	static const uint8_t need[ITEMS] = {
		[BREAD] = PAY_BREAD, [RUM] = PAY_RUM, [HERBS] = PAY_HERBS, [BOOK] = PAY_BOOKS};
	const struct card *c = &pr_card[FIRST_EXPEDITION + e];
	int have = 0, all = 0;

	for (int symbol = 0; symbol < SYMBOLS; symbol++) {
		const int there = m->people[symbol];
		have += there < c->need[symbol] ? there : c->need[symbol];
		all += c->need[symbol];
	}
	have = have + m->people[JACK] < all ? have + m->people[JACK] : all;
	for (int item = BREAD; item < ITEMS; item++) {
		const int wanted = pr_wants(c, item), there = m->has[need[item]];
		have += there < wanted ? there : wanted;
		all += wanted;
	}
	return have * 100 / all;
}

/* The expedition that is nearest. */
static int expedition_near(const struct portroyal *s, const struct means *m)
{
	int best = 0;

	for (int e = 0; e < EXPEDITIONS_MAX; e++) {
		const int place = s->expedition[e];
		const int lies = place == NOBODY ? NEAR_OPEN : place == IN_PLAY ? NEAR_UNSEEN : 0;
		const int near = lies == 0 || FIRST_EXPEDITION + e == CARD_exp_five
		                         ? 0
		                         : expedition_share(m, e) * lies / 100;
		best = near > best ? near : best;
	}
	return best;
}

int quest_near_mission(const struct portroyal *s, const struct means *m, int mission)
{
	const struct mission *what = &pr_mission[mission];
	int sum = 0, needs = 0, moment = NEAR_DONE;
	bool all = true;

	for (int i = 0; i < NEEDS && what->need[i] != NOTHING; i++) {
		const int need = what->need[i], number = what->number[i];
		if (need >= SEE_COLOURS) {
			moment = moment_near(s, m, need, number);
			continue;
		}
		const int have = has(m, need);
		needs++;
		all = all && have >= number;
		if (have < number && need == HAVE_EXPEDITION)
			sum += expedition_near(s, m);
		else
			sum += have >= number ? 100 : have * 100 / number;
	}
	const int near = needs == 0 ? NEAR_DONE : all ? NEAR_DONE : sum * NEAR_ALL / needs / 100;
	return near * moment / NEAR_DONE;
}

int quest_near(const struct portroyal *s, const struct means *m, int seat, int place)
{
	const bool single = pr_mission[s->adv.mission[place]].hour == MISSION_SINGLE;

	if ((m->marked >> place & 1) || (m->left == 0 && !(single && m->stepped)))
		return 0;
	if (s->turn.phase == PHASE_NOW && s->moment == place && (s->asked >> seat & 1))
		return single && !m->stepped ? NEAR_STEPPED : NEAR_DONE;
	return quest_near_mission(s, m, s->adv.mission[place]);
}

/* Coins of a character that are not dealt yet, for they come when everybody has chosen. */
static int coins_ahead(const struct portroyal *s, int persona)
{
	const bool dealt = s->turn.phase != PHASE_SIDE && s->turn.phase != PHASE_SHARE;

	return dealt ? 0 : pr_persona[persona].coins * WORTH_COIN;
}

/* In hundredths of influence over a game of twenty turns, less while it is covered, and
 * more in the chapters (a bit each) whose missions it helps with.  Set by how often each
 * won when characters were chosen at random, see ADVENTURE.md. */
int quest_persona(const struct portroyal *s, int seat, int turns)
{
	enum { LIKED = 50 };
	static const struct {
		int16_t worth;
		uint8_t liked;
	} ability[PERSONAS] = {
		[PERSONA_grace] = {86, 1 << 3},
		[PERSONA_jacques] = {85, 1 << 5 | 1 << CHAPTER_VARIABLE},
		[PERSONA_jean] = {116, 1 << 4 | 1 << 5},
		[PERSONA_anne] = {221, 1 << 1 | 1 << 2 | 1 << 3},
		[PERSONA_ferdinando] = {114, 1 << 3},
		[PERSONA_scott] = {77, 1 << 2 | 1 << 5},
		[PERSONA_peter] = {112, 1 << 1},
		[PERSONA_mary] = {116, 1 << 4 | 1 << 5},
		[PERSONA_samuel] = {56, 1 << 2 | 1 << 5},
		[PERSONA_thomas] = {84, 1 << 1 | 1 << 3},
	};
	const int persona = s->adv.persona[seat];
	const bool active = pr_stones_gone(s, seat) > 0;

	if (persona == PERSONAS || (persona == PERSONA_samuel && active))
		return 0;
	const int liked = ability[persona].liked >> s->adv.chapter & 1;
	return (ability[persona].worth + LIKED * liked) * turns / 20 * (active ? 10 : 8) / 10 +
	       coins_ahead(s, persona);
}

/* What the next marker uncovers: ability, trophy, crowns. */
static int stone_worth(int gone)
{
	static const int16_t worth[PR_STONES + 1] = {[0] = 90,
	                                             [1] = 220,
	                                             [2] = PR_THIRD_CROWNS * WORTH_CROWN,
	                                             [3] = PR_FOURTH_CROWNS * WORTH_CROWN};

	return worth[gone];
}

int quest_worth(const struct portroyal *s, const struct means *m, int seat)
{
	int worth = 0;

	for (int gone = 0; gone < m->gone; gone++)
		worth += stone_worth(gone);
	for (int place = 0; place < s->adv.laid; place++) {
		const struct mission *what = &pr_mission[s->adv.mission[place]];
		const int near = quest_near(s, m, seat, place);
		const int coins = pr_completed_by(s, place) == 0 ? what->first_coins : 0;
		if (near > 0)
			worth += near * near / 100 *
			         (stone_worth(m->gone) + what->crowns * WORTH_CROWN +
			          coins * WORTH_COIN) /
			         100;
	}
	return worth + m->has[PAY_CROWNS] % PR_SHIELD * WORTH_CROWN;
}

static int add_quest(struct quest *list, int n, int mission, int chance)
{
	for (int i = 0; i < n; i++)
		if (list[i].mission == mission) {
			list[i].chance = (uint8_t)(list[i].chance + chance);
			return n;
		}
	list[n] = (struct quest){(uint8_t)mission, (uint8_t)chance};
	return n + 1;
}

/* What a mission leads to, when it and the chapter's first are completed with these chances
 * of 100. */
static int add_next(struct quest *list, int n, int mission, int chance, int done, int first)
{
	const uint8_t(*next)[2] = pr_mission[mission].next;

	for (int i = 0; i < 4 && next[1][1] != MISSION_END; i++) {
		const int way = (i & 2 ? done : 100 - done) * (i & 1 ? first : 100 - first);
		if (way > 0)
			n = add_quest(list, n, next[i >> 1][i & 1], chance * way / 10000);
	}
	return n;
}

/* Level by level down the tree, from the newest mission. */
int quest_ahead(const struct portroyal *s, struct quest *list)
{
	const int newest = s->adv.laid - 1;

	if (newest < 0 || s->adv.chapter == CHAPTER_VARIABLE)
		return 0;
	const int first = pr_completed_by(s, 0) > 0 ? 100 : CHANCE_FIRST;
	const int done = pr_completed_by(s, newest) > 0 ? 100 : CHANCE_DONE;
	int n = add_next(list, 0, s->adv.mission[newest], 100, done, newest > 0 ? first : done);
	for (int from = 0; from < n; from++)
		n = add_next(list, n, list[from].mission, list[from].chance, CHANCE_DONE, first);
	return n;
}
