/* portroyal.h -- the state of a game of Port Royal; private to this folder.
 *
 * Money is cards: a coin is a card of the deck lying face down, which nobody may
 * look at until it is spent.  The dealer names it when it is dealt (hidden from
 * everybody) and again when it is spent (seen by all, on the open discard pile).
 * `owed` and `due` hold what is still to be dealt and to be turned over; while
 * either is not empty the dealer waits, so no decision is taken on half a payment.
 *
 * All sets of cards are one engine: a set is more copies of cards, and what a card
 * can do follows from its skill.  SETS.md holds the rules and rulings of the sets
 * beyond the base game. */

#ifndef GAMES_PORTROYAL_H
#define GAMES_PORTROYAL_H

#include <stddef.h>

#include "rules/bag.h"
#include "rules/brain.h"
#include "rules/game.h"
#include "rules/rows.h"
#include "rules/telling.h"

enum { SKULL = 99 };

enum type   { CHARACTER, SHIP, EXPEDITION, TAX };
enum colour { YELLOW, BLUE, GREEN, RED, BLACK, COLOURS,
              PURPLE = COLOURS,                     /* Ares pirates: ships only */
              SHIP_COLOURS, NONE = SHIP_COLOURS };
enum skill  {
#define SKILL(name, ...) name,
#define HUES(name, ...)  name, name##_LAST = name + COLOURS - 1,
#include "games/portroyal/skills.def"
	SKILLS,
	TYBUK = PASSENGER                   /* they have swords and no skill */
};
enum { SYMBOLS = 3 };                       /* settler, captain, priest */
enum bonus  { MOST_SWORDS, FEWEST_INFLUENCE };
enum set    { SET_BASE, SET_UNTERWEGS, SET_CONTRACTS, SET_GAMBLER, SET_ADVENTURE, SETS,
              SET_MIXING = SETS,            /* part of unterwegs, see cards.def */
              SET_GROUP80, SET_GROUP81, SET_GROUP82, SET_GROUP83, SET_GROUP84 };
enum mode   { MODE_COMPETITIVE, MODE_COOP, MODE_SOLO };
enum task   { TASK_PAIR, TASK_TRADERS, TASK_CHEAP, TASK_SWORDS, TASK_EXPEDITION, TASK_INFLUENCE,
              TASK_PAYS, TASK_RENOUNCES, TASK_TAXED, TASK_BUSTS, TASK_COLOURS, TASK_CAPTURES };
enum when   { WHEN_LATER, WHEN_AT_ONCE, WHEN_TOGETHER };
enum ware   { NO_ITEM, BREAD, RUM, HERBS, BOOK, ITEMS };
enum hour   { MISSION_LATER, MISSION_COLOURS, MISSION_TAXED, MISSION_FOURTH, MISSION_SINGLE };
enum need   { NOTHING, HAVE_CAPTAIN, HAVE_PRIEST, HAVE_SWORDS, HAVE_TRADERS, HAVE_OFFICER,
              HAVE_BARMAID, HAVE_LOOKOUT, HAVE_EXPEDITION, HAVE_CHEAP,
              PAY_COINS, PAY_CROWNS, PAY_BREAD, PAY_RUM, PAY_HERBS, PAY_BOOKS, PAY_ARES, PAY_FOOD,
              SEE_COLOURS, SEE_TAX, SEE_FOURTH, SEE_SINGLE };
enum chapter { CHAPTER_VARIABLE = 6 };

enum {
#define CHARACTER(id, ...)  CARD_##id,
#define SHIP(id, ...)       CARD_##id,
#define EXPEDITION(id, ...) CARD_##id,
#define TAX(id, ...)        CARD_##id,
#include "games/portroyal/cards.def"
	CARDS
};

enum {
#define CONTRACT(id, ...) CONTRACT_##id,
#include "games/portroyal/contracts.def"
	CONTRACTS
};

enum {
#define MISSION(id, ...) MISSION_##id,
#include "games/portroyal/adventure/missions.def"
	MISSIONS,
	MISSION_END = MISSIONS              /* no other follows */
};

enum {
#define EVENT(id, ...) EVENT_##id,
#include "games/portroyal/adventure/events.def"
	EVENTS
};

enum {
#define PERSONA(id, ...) PERSONA_##id,
#include "games/portroyal/adventure/personas.def"
	PERSONAS
};

enum {
#define RULE(name, number, ...) PR_##name = number,
#include "games/portroyal/numbers.def"
	PR_SEATS = PR_FIVE_PLAYERS
};

enum phase {
#define PHASE(name, ...) PHASE_##name,
#include "games/portroyal/phases.def"
	PHASES
};

enum verb_of_port_royal {
#define VERB(name, ...) name,
#include "games/portroyal/verbs.def"
	VERBS
};

enum pr_list { LIST_CARDS = LIST_OWN, LIST_CONTRACTS, LIST_MISSIONS, LIST_EVENTS, LIST_PERSONAS };
enum zone {
#define ZONE(name, ...) ZONE_##name,
#include "games/portroyal/zones.def"
	ZONES
};
enum pr_counter {
#define COUNTER(name, ...) COUNTER_##name,
#include "games/portroyal/counters.def"
	COUNTERS
};
enum option_of_port_royal {
#define OPTION(name, ...) OPTION_##name,
#include "games/portroyal/options.def"
};
enum { END_STANDARD, END_VARIANT };
enum { BOARD_ON, BOARD_OFF };
enum { CHARACTERS_RANDOM, CHARACTERS_DRAFT };

/* What is printed on a card. */
struct card {
	uint8_t type, skill, colour;
	uint8_t cost, influence, swords, coins;
	uint8_t need[SYMBOLS];
	uint8_t bonus;
	uint8_t gift;                           /* coins for another player */
	uint8_t item, crowns;                   /* what an item ship carries, or pays instead of coins */
	uint8_t hunts;                          /* gains by Ares ships */
	uint8_t wants;                          /* items an expedition asks for, see pr_wants */
};

/* What is printed on a mission. */
enum { NEEDS = 3 };
struct mission {
	uint8_t chapter, hour;
	uint8_t need[NEEDS], number[NEEDS];
	uint8_t first_coins, first_crowns, crowns;
	uint8_t next[2][2];                     /* mission: [newest completed][first completed] */
	uint8_t star;
};
struct event   { uint8_t number; };
struct persona { uint8_t colour, coins; };

/* What is printed on a contract; a and b are the numbers of its task. */
enum { TRACK = PR_SEATS };
struct contract {
	uint8_t task, a, b, steps, when;
	uint8_t coins[TRACK];
	int8_t  seal;
	char    letter;
};

/* Rules in which the games with a deck of their own differ. */
struct law { uint8_t tax_from, tax_part, tax_leaves, end_influence; };

/* How many cards of each kind a set holds. */
struct copies { uint8_t set, card, copies; };

extern const struct card pr_card[CARDS];
extern const struct copies pr_copies[];         /* ends with copies 0 */
extern const uint8_t pr_takes[SHIP_COLOURS + 1];
extern const struct mission pr_mission[MISSIONS];
extern const struct event pr_event[EVENTS];
extern const struct persona pr_persona[PERSONAS];
extern const struct contract pr_contract[CONTRACTS];
extern const struct law pr_laws[2];             /* base, unterwegs alone */
extern const struct option pr_options[];
extern const char *const pr_words[];

#include "games/portroyal/bounds.h"

enum {
	STEP_BITS       = 2,                    /* of a seat's marker on a contract with step fields */
	UNDER_FIRST     = 0x80,                 /* of a tucked ship: under the merchant that costs less … */
	IN_HOLD         = 0x80,                 /* … in the adventure: kept for what it carries, under nobody */
	EARLY           = 0x80,                 /* of a coin: dealt before the chapter's cards were mixed in … */
	EARLY_UNKNOWN   = 254,                  /* … and the same in a view */
	IN_PLAY         = 254,                  /* an expedition's place: deck, discard, purse or box */
	NO_CARD         = 255
};

/* The adventure.  Ships kept for what they carry lie in the rows of `tuck`, with IN_HOLD. */
NO_PADDING
struct adventure {
	uint8_t chapter;                        /* option: 1 … 5 or CHAPTER_VARIABLE */
	uint8_t drafts;                         /* option: characters are chosen, not dealt */
	uint8_t extra;                          /* coins still to be shared out */
	uint8_t unmixed;                        /* 1: the chapter's own cards lie beside the deck until its first mission does */
	uint8_t chosen, chooser;                /* seats that have a character, and who is next */
	uint8_t persona[CREWS];                 /* a seat's character; until it chooses, one side of its card */
	uint8_t mission[LAID_MAX], laid;        /* the missions on the table, newest last */
	uint8_t marked[CREWS];                  /* set of their places with a marker of the seat */
	uint8_t bought[CREWS];                  /* markers bought off */
	uint8_t stepped;                        /* set of seats on the first field of mission 52 */
	uint8_t crowns[CREWS];

	uint8_t pile[PILE_MAX], piled;          /* events in their order, UNKNOWN until seen; month's end follows */
	uint8_t turned;                         /* how many were turned over this month */
	uint8_t event;                          /* in force this turn, or EVENTS */

	uint8_t look[LOOK_MAX], looking;        /* cards a lookout sees; UNKNOWN to the others */
	uint8_t looks, seen;                    /* lookouts used this turn; cards the latest has seen */
	uint8_t topped, top, knows;             /* 1: the next card of the deck, and the seats that know it */

	uint8_t landed;                         /* 1: the latest card turned over lies in the harbour */
	uint8_t fewer;                          /* cards fewer to take, by mission 51 */
	uint8_t traded, hired;                  /* sets of seats that did this turn, for two events */
	uint8_t sold;                           /* items sold in this turn or part */
	uint8_t handing, hands;                 /* place of the mission that still asks for so many ships */
};

struct portroyal {
	struct turn turn;
	uint32_t open;                          /* set of contracts on the table, as `contract` */

	/* Contracts and adventure are never played together, and share their room. */
	union {
		struct {
			uint32_t done[PR_SEATS];        /* set of contracts a seat has fulfilled */
			uint8_t rest[IN_WORDS(TIME_MAX)]; /* time and score pile once apart from the deck, see timepile.c */
			uint8_t kept[PR_SEATS][COLOURS]; /* ships kept aside by colour, or NO_CARD */
			uint8_t contract[IN_WORDS(OPEN_MAX)]; /* the open contracts, as dealt */
			uint8_t step[PR_SEATS];         /* markers on step fields of frigate, galleon, tiny gamester */
			uint8_t spared[2];              /* fills a word, as `spare` below */
		};
		struct adventure adv;
	};

	uint8_t decked, discarded;              /* cards in the two piles below */
	uint8_t all_owed, all_due;              /* sums of `owed` and `due`: is the dealer needed? */
	uint8_t deck[DECK_SIZE];                /* the draw pile, by kind; zero in a view */
	uint8_t discard[DECK_SIZE];             /* the open discard pile, by kind */

	uint8_t coin[IN_WORDS(CARDS_MAX)];      /* face-down cards, rows by seat, latest last */
	uint8_t coins[PR_SEATS];                /* how many each seat has */
	uint8_t token[PR_SEATS];                /* substitute coins, when there was no card left to deal */
	uint8_t owed[PR_SEATS];                 /* coins still to be dealt to a seat */
	uint8_t due[PR_SEATS];                  /* coins a seat still has to turn over */

	uint8_t timepile, scorepile;            /* cards in each */
	uint8_t apart;                          /* 0: their cards are still counted in `deck` */

	uint8_t crew[IN_WORDS(CHARACTERS_MAX)]; /* hired characters, rows by seat */
	uint8_t crewed[PR_SEATS];
	uint8_t have[PR_SEATS][IN_WORDS(SKILLS)]; /* crew by skill: follows crew, see pr_check */
	uint8_t influence[PR_SEATS];            /* follows crew and expeditions */
	uint8_t swords[PR_SEATS];               /* follows crew */
	uint8_t expedition[EXPEDITIONS_MAX];    /* a seat, NOBODY on the table, or IN_PLAY */
	uint8_t tuck[IN_WORDS(SHIPS_MAX)];      /* ships under merchants, rows by seat, see merchant.c */
	uint8_t tucked[PR_SEATS];

	uint8_t opened, opens;                  /* how many contracts lie there and how many shall */
	uint8_t moment;                         /* the contract to be decided on now, or NO_CARD */
	uint8_t asked;                          /* … and the seats that still may */
	uint8_t offered;                        /* set of colour contracts whose moment was this turn, see moment_bit */

	uint8_t harbour[IN_WORDS(HARBOUR_MAX)]; /* in the order they were turned over */
	uint8_t harboured;
	uint8_t colours;                        /* set of ship colours in the harbour */
	uint8_t revealed;                       /* the ship to decide on or the tax being paid */

	uint8_t start;                          /* first player of every round */
	uint8_t drawn;                          /* cards turned over this turn, up to 255 */
	uint8_t taker, takes;                   /* phase 2: whose part, and how many cards yet */
	uint8_t claiming;                       /* the expedition being paid */
	uint8_t need[SYMBOLS];                  /* … and what it still asks for */
	uint8_t wild;                           /* … jacks given that stand for one of these */
	uint8_t resume;                         /* … and the phase to go back to */
	uint8_t ending;                         /* somebody set off the end */
	uint8_t end;                            /* option: END_STANDARD or END_VARIANT */
	uint8_t sets;                           /* option: which sets are in the deck */
	uint8_t mode;                           /* option: enum mode */
	uint8_t gambling, draws;                /* a gamble is on, and cards it still turns over */
	uint8_t gambled;                        /* gamblers used this turn */
	uint8_t ready;                          /* seats that meet an open contract, but for coins: see pr_is_ready */
	uint8_t spare[2];                       /* always 0: fills the last word; a new member takes of it */
};
PADDING_AGAIN

_Static_assert(offsetof(struct portroyal, spared) + sizeof(((struct portroyal *)0)->spared) >=
               offsetof(struct portroyal, adv) + sizeof(struct adventure),
               "the part of contracts, which the compiler looks through, is the larger one");
_Static_assert(sizeof(struct portroyal) <= 1152, "states stay small");

static inline const struct law *pr_law(const struct portroyal *s)
{
	return &pr_laws[(s->sets >> SET_BASE & 1) == 0];
}

static inline bool pr_adventure(const struct portroyal *s)
{
	return s->sets >> SET_ADVENTURE & 1;
}

static inline bool pr_event_is(const struct portroyal *s, int event)
{
	return pr_adventure(s) && s->adv.event == event;
}

/* Without a branch, and without the library that some compilers would call for it. */
static inline int pr_count(uint32_t set)
{
	set -= set >> 1 & 0x55555555;
	set = (set & 0x33333333) + (set >> 2 & 0x33333333);
	return (int)(((set + (set >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24);
}

static inline bool pr_is_open(const struct portroyal *s, int contract)
{
	return s->open >> contract & 1;
}

static inline bool pr_together(const struct portroyal *s)
{
	return s->mode != MODE_COMPETITIVE;
}

/* portroyal.c */
void pr_proceed(struct portroyal *s);           /* on to the next real decision */
void pr_end_game(struct portroyal *s);          /* when what is owed has been dealt */
int  pr_moves(const void *state, int seat, struct move *list);

static inline int pr_seat_after(const struct portroyal *s, int seat)
{
	return seat + 1 < s->turn.seats ? seat + 1 : 0;
}

static inline int pr_wealth(const struct portroyal *s, int seat)
{
	return s->coins[seat] + s->token[seat];
}

static inline bool pr_can_draw(const struct portroyal *s)
{
	return s->decked > 0 || s->discarded > 0;
}

static inline void pr_discard(struct portroyal *s, int card)
{
	bag_add(s->discard, card);
	s->discarded++;
}

/* A view does not know what the deck holds, only how much. */
static inline void pr_draw(struct portroyal *s, int card)
{
	if (!s->turn.masked)
		bag_take(s->deck, card);
	s->decked--;
	if (pr_adventure(s))
		s->adv.topped = s->adv.top = s->adv.knows = 0;
}

static inline int pr_expedition_kinds(const struct portroyal *s)
{
	return pr_adventure(s) ? EXPEDITIONS_MAX : EXPEDITIONS_USUAL;
}

static inline int pr_wants(const struct card *c, int item)
{
	return c->wants >> 2 * (item - 1) & 3;
}

static inline void pr_gain(struct portroyal *s, int seat, int coins)
{
	s->owed[seat] = (uint8_t)(s->owed[seat] + coins);
	s->all_owed = (uint8_t)(s->all_owed + coins);
}

/* Does taking a card cost a coin for the active player? */
static inline bool pr_pays_fee(const struct portroyal *s, int seat)
{
	const bool waived = pr_event_is(s, EVENT_smugglers);

	return (seat != s->turn.active) & !waived;
}

/* The phase, or the one that a choice of whom or what to give up interrupts. */
static inline int pr_phase(const struct portroyal *s)
{
	const int phase = s->turn.phase;

	return phase == PHASE_GIVE || phase == PHASE_HAND ? s->resume : phase;
}

/* Is somebody's part of phase 2 under way, be it interrupted by a choice? */
static inline bool pr_in_part(const struct portroyal *s)
{
	const int phase = pr_phase(s);

	return phase == PHASE_TRADE || phase == PHASE_GIFT || phase == PHASE_TUCK;
}

/* Cards in time and score pile. */
static inline int pr_timed(const struct portroyal *s)
{
	return s->timepile + s->scorepile;
}

/* Cards counted in `deck`. */
static inline int pr_unseen(const struct portroyal *s)
{
	return s->decked + (s->apart ? 0 : pr_timed(s));
}

/* Is the next card turned over one of the time pile? */
static inline bool pr_from_time(const struct portroyal *s)
{
	return pr_together(s) && s->drawn == 0 && !pr_adventure(s);
}

/* Is there a card to turn over? */
static inline bool pr_next_card(const struct portroyal *s)
{
	return pr_from_time(s) ? s->timepile > 0 : pr_can_draw(s);
}

/* Are there coins to be dealt or turned over? */
static inline bool pr_owes(const struct portroyal *s)
{
	return (s->all_due | s->all_owed) > 0;
}

/* purse.c: coins and piles */
void pr_lose(struct portroyal *s, int seat, int coins);
void pr_pay_fee(struct portroyal *s, int from, int to);
bool pr_settle(struct portroyal *s);            /* false: the dealer has something to do first */
int  pr_payer(const struct portroyal *s);       /* whose coin is turned over next */
void pr_deal_coin(struct portroyal *s, uint8_t card);
void pr_spend_coin(struct portroyal *s, uint8_t card);
void pr_restock(struct portroyal *s);           /* shuffles the discards in if the deck is empty */

/* crew.c: characters in front of a seat */
void pr_join(struct portroyal *s, int seat, int card);
void pr_leave(struct portroyal *s, int seat, int card);
int  pr_expeditions(const struct portroyal *s, int seat);
int  pr_skilled(const struct portroyal *s, int seat, int skill);  /* traders, clerks: of any colour */
int  pr_cheap(const struct portroyal *s, int seat, int cost);     /* people of that cost or less */
void pr_add_influence(struct portroyal *s, int seat, int points);
bool pr_sets_off(const struct portroyal *s, int seat);  /* has what the end asks for */
void pr_watch_end(struct portroyal *s, int seat);

/* discover.c: phase 1 */
void pr_begin_turn(struct portroyal *s);
void pr_reveal(struct portroyal *s, int card);
void pr_repel(struct portroyal *s);
void pr_keep(struct portroyal *s);
void pr_bonus(struct portroyal *s);
void pr_end_tax(struct portroyal *s);
void pr_bust(struct portroyal *s);
void pr_card_done(struct portroyal *s);         /* what was turned over lies where it belongs */
int  pr_discover_moves(const struct portroyal *s, struct move *list);

/* trade.c: phase 2 */
int  pr_takes_for(const struct portroyal *s, int seat);
int  pr_takes_after(const struct portroyal *s, int seat);
void pr_begin_trade(struct portroyal *s);
void pr_end_part(struct portroyal *s);
void pr_trade(struct portroyal *s, int card);
void pr_hire(struct portroyal *s, int card);
void pr_clear_harbour(struct portroyal *s);
void pr_end_turn(struct portroyal *s);
void pr_take_ship(struct portroyal *s, int card);  /* out of the harbour; its clerks */
void pr_take_coins(struct portroyal *s, int income);  /* the taker's, and what the active player gets */
int  pr_price(const struct portroyal *s, int seat, int card);
int  pr_income(const struct portroyal *s, int seat, int card);
bool pr_can_take(const struct portroyal *s, int seat, int card);
bool pr_find_taker(struct portroyal *s);        /* false: something else comes first */
int  pr_trade_moves(const struct portroyal *s, struct move *list);

/* merchant.c: ships under merchants, and gifts */
bool pr_tucks(const struct portroyal *s, int seat, int card);
void pr_tuck(struct portroyal *s, int seat, int card);
void pr_tuck_under(struct portroyal *s, int merchant);
void pr_tuck_at(struct portroyal *s, int seat, int card, bool first);
int  pr_merchant(int colour, bool first);       /* the card */
int  pr_tuck_moves(const struct portroyal *s, struct move *list);
void pr_begin_gift(struct portroyal *s, int card);
void pr_gift(struct portroyal *s, int seat);
int  pr_gift_moves(const struct portroyal *s, struct move *list);

/* gambler.c */
static inline bool pr_can_gamble(const struct portroyal *s)
{
	return s->gambled < s->have[s->turn.active][GAMBLER] && pr_next_card(s);
}
void pr_gamble(struct portroyal *s);
bool pr_clash(const struct portroyal *s);      /* two ships of a colour in the harbour */
void pr_end_gamble(struct portroyal *s);

/* mission.c */
bool pr_can_complete_any(const struct portroyal *s, int seat);
int  pr_complete_moves(const struct portroyal *s, int seat, struct move *list);

/* contract.c: fulfilling contracts; moment.c: those that are decided at once */
int  pr_markers(const struct portroyal *s, int seat);   /* not on a contract yet */
int  pr_fulfilled_by(const struct portroyal *s, int contract);  /* how many seats */
int  pr_contracts_of(const struct portroyal *s, int seat);
int  pr_contract_points(int nth);               /* influence for a seat's first, second … */
int  pr_step_of(const struct portroyal *s, int seat, int contract);
void pr_set_step(struct portroyal *s, int seat, int contract, int step);
bool pr_may_mark(const struct portroyal *s, int seat, int contract);
uint32_t pr_fulfillable(const struct portroyal *s, int seat);   /* set of contracts that can wait */
bool pr_is_ready(const struct portroyal *s, int seat);          /* what `ready` must say of a seat */
void pr_watch_contracts(struct portroyal *s, int seat);         /* … and says again */
static inline bool pr_can_fulfil_any(const struct portroyal *s, int seat)
{
	if (pr_adventure(s))
		return pr_can_complete_any(s, seat);
	return (s->ready >> seat & 1) && pr_fulfillable(s, seat) != 0;
}
bool pr_fulfil_possible(const struct portroyal *s);
bool pr_all_fulfilled(const struct portroyal *s);
void pr_mark(struct portroyal *s, int seat, int contract);      /* influence of it, no coins */
void pr_fulfil(struct portroyal *s, int seat, int contract);
static inline int pr_fulfil_moves(const struct portroyal *s, int seat, struct move *list)
{
	int n = 0;

	if (pr_adventure(s))
		return pr_complete_moves(s, seat, list);
	if (s->ready >> seat & 1)
		for (uint32_t set = pr_fulfillable(s, seat); set != 0; set &= set - 1)
			list[n++] = move_with(seat, FULFIL, __builtin_ctz(set));
	return n;
}
void pr_advance(struct portroyal *s, int seat, int contract);   /* a step, or fulfilled */
bool pr_ask(struct portroyal *s, int contract, int seats);      /* false: nobody may */
void pr_answer(struct portroyal *s, int seat, bool yes);
void pr_close_moment(struct portroyal *s);
bool pr_watch_colours(struct portroyal *s);
int  pr_foe(const struct portroyal *s, int seat, int card);     /* contract a renounced ship counts for, -1 */
void pr_renounce(struct portroyal *s, int card);
bool pr_can_renounce(const struct portroyal *s, int seat, int card);
bool pr_can_capture(const struct portroyal *s);
void pr_capture(struct portroyal *s);

/* timepile.c: contracts laid out, and the clock of the game played together */
void pr_open_contract(struct portroyal *s, int contract);
bool pr_in_box(const struct portroyal *s, int contract);        /* not open, and may be dealt */
int  pr_time_size(const struct portroyal *s);
void pr_draw_time(struct portroyal *s, int card);
void pr_set_apart(struct portroyal *s);
void pr_score(struct portroyal *s);
int  pr_points(const struct portroyal *s);
int  pr_rank(int points);

/* expedition.c */
bool pr_can_claim(const struct portroyal *s, int seat, int e);
bool pr_claim_possible(const struct portroyal *s);  /* by anybody, in his own turn */
bool pr_claim_in_reach(const struct portroyal *s, int seat);
int  pr_claims(const struct portroyal *s, int seat, struct move *list);

/* Most of the time there are not even the two that the smallest expedition asks for (the
 * adventure's ask for one, and for things); one look tells. */
enum { PEOPLE_LEAST = 2 };
static inline bool pr_has_people(const struct portroyal *s, int seat)
{
	uint32_t people;

	memcpy(&people, s->have[seat], sizeof people);
	return people * 0x01010101u >> 24 >= (pr_adventure(s) ? 1 : PEOPLE_LEAST);
}

static inline bool pr_can_claim_any(const struct portroyal *s, int seat)
{
	return pr_has_people(s, seat) && pr_claim_in_reach(s, seat);
}

static inline int pr_claim_moves(const struct portroyal *s, int seat, struct move *list)
{
	return pr_has_people(s, seat) ? pr_claims(s, seat, list) : 0;
}

void pr_claim(struct portroyal *s, int card);
void pr_give(struct portroyal *s, int card);
int  pr_give_moves(const struct portroyal *s, struct move *list);

/* adventure.c: a chapter from its first card to its last month */
void pr_begin_adventure(struct portroyal *s, const struct options *o);
void pr_begin_cast(struct portroyal *s);
void pr_cast(struct portroyal *s, int persona);
void pr_be(struct portroyal *s, int seat, int persona);
int  pr_side_moves(const struct portroyal *s, struct move *list);
void pr_share(struct portroyal *s, int seat);
void pr_lay(struct portroyal *s, int mission);
void pr_month_end(struct portroyal *s);
void pr_buy(struct portroyal *s, int seat);
void pr_turn_month(struct portroyal *s);        /* everybody has bought off what he will */
int  pr_buy_price(const struct portroyal *s);
bool pr_chapter_won(const struct portroyal *s);
int  pr_all_marked(const struct portroyal *s);  /* markers on missions, all seats */
int  pr_all_influence(const struct portroyal *s);
int  pr_card9_markers(const struct portroyal *s);
int  pr_card9_influence(const struct portroyal *s);
int  pr_next_mission(const struct portroyal *s);
int  pr_adventure_standing(const struct portroyal *s, int seat);
int  pr_adventure_outcomes(const struct portroyal *s, struct outcome *list);

/* event.c: phase 0 */
int  pr_zero_pile(const struct portroyal *s);   /* events of number 0 in the first month */
int  pr_pile_most(const struct portroyal *s);   /* events when all of number 0 are out */
void pr_begin_day(struct portroyal *s);
void pr_turn_event(struct portroyal *s, int event);
int  pr_event_outcomes(const struct portroyal *s, struct outcome *list);
void pr_flip_events(struct portroyal *s);
int  pr_smuggled(const struct portroyal *s);    /* coins for what lies in the harbour when a turn ends */

/* ending.c: places, and why they are so */
void pr_result(const void *state, struct result *r);
bool pr_one_side(const void *state);                    /* all win or lose as one */
const uint8_t *pr_ties(const void *state);
const uint8_t *pr_shows(const void *state);
int  pr_verdict(const void *state, struct line *list);

/* crown.c: crowns, and the markers on a character card */
void pr_add_crowns(struct portroyal *s, int seat, int crowns);  /* or take them */
int  pr_crown_points(int crowns);
int  pr_stones_gone(const struct portroyal *s, int seat);       /* for good */
int  pr_stones_left(const struct portroyal *s, int seat);       /* on the character card */
bool pr_can(const struct portroyal *s, int seat, int persona);  /* is it his, and active? */
bool pr_trophy(const struct portroyal *s, int seat);
void pr_lift_stone(struct portroyal *s, int seat);      /* after it has been counted as gone */

/* item.c: ships that carry something, the barmaid who buys it, and the lookout */
int  pr_held(const struct portroyal *s, int seat);               /* ships kept for what they carry */
int  pr_items(const struct portroyal *s, int seat, int item);
int  pr_ships_of(const struct portroyal *s, int seat, int items);   /* by a set of items */
void pr_give_items(struct portroyal *s, int seat, int items, int n);
void pr_give_ship(struct portroyal *s, int seat, int card);
bool pr_can_stow(const struct portroyal *s, int seat, int card);
void pr_stow(struct portroyal *s, int card);
bool pr_can_sell(const struct portroyal *s, int seat, int item);
void pr_sell(struct portroyal *s, int seat, int card);
int  pr_sell_moves(const struct portroyal *s, int seat, struct move *list);
int  pr_item_price(int item);
int  pr_wind(const struct portroyal *s, int seat);      /* coins of a fair wind for his next ship */
int  pr_discount(const struct portroyal *s, int seat);  /* beyond his mademoiselles' */
bool pr_can_sell_any(const struct portroyal *s, int seat);
int  pr_ship_bonus(const struct portroyal *s, int seat, int card);  /* coins beyond the ship's own */
void pr_traded(struct portroyal *s, int seat, int card);
bool pr_can_look(const struct portroyal *s);
void pr_look(struct portroyal *s);
void pr_see(struct portroyal *s, int card);
void pr_drop(struct portroyal *s, int card);
void pr_put_back(struct portroyal *s);
int  pr_drop_moves(const struct portroyal *s, struct move *list);
int  pr_hand_moves(const struct portroyal *s, int seat, struct move *list);
void pr_begin_part(struct portroyal *s, int seat);      /* barmaids, and characters' own abilities */
int  pr_part_coins(const struct portroyal *s, int seat);
int  pr_part_crowns(const struct portroyal *s, int seat);

/* mission.c */
bool pr_may_complete(const struct portroyal *s, int seat, int place);  /* has a marker, and not yet */
void pr_place_marker(struct portroyal *s, int seat, int place);
int  pr_need_met(const struct portroyal *s, int seat, int need);  /* how many there are */
bool pr_can_complete(const struct portroyal *s, int seat, int place);
int  pr_completed_by(const struct portroyal *s, int place);
int  pr_place_of(const struct portroyal *s, int mission);
void pr_complete(struct portroyal *s, int seat, int place);
void pr_hand(struct portroyal *s, int seat, int card);
int  pr_handed_items(const struct portroyal *s);        /* set of items the seat may choose from */
bool pr_ask_mission(struct portroyal *s, int hour, int seats);
bool pr_watch_missions(struct portroyal *s);    /* enough colours for a mission? */
bool pr_ask_stop(struct portroyal *s);
void pr_answer_mission(struct portroyal *s, int seat, bool yes);
void pr_close_mission(struct portroyal *s);

/* options.c, deal.c */
uint16_t pr_refuses(const struct options *o);
int  pr_contracts_to_open(const struct options *o);
int  pr_outcomes(const void *state, struct outcome *list);
int  pr_foresee(const void *view, int seat, struct outcome *list);
struct move pr_sample(const void *state, struct rng *r);
bool pr_prospect(const void *view, int seat, struct prospect *p);  /* prospect.c */

/* policies.c */
extern const struct policy pr_policies[];

/* view.c, admits.c, scene.c, put.c, value.c, features.c, census.c */
void pr_hide(void *state, int seat);
struct move pr_hide_move(const void *before, struct move m, int seat);
bool pr_admits(const void *view, int seat, struct move shown);
void pr_take_stock(const struct portroyal *s, uint8_t *unseen);  /* all cards out of sight, by kind */
int  pr_early(const struct portroyal *s);       /* coins of a view that were dealt before the mixing */
void pr_old_ones(const struct portroyal *s, const uint8_t *unseen, uint8_t *old);  /* what those may be */
void pr_guess(void *view, int seat, struct rng *r);
int  pr_scene(const void *view, int seat, struct item *list);
int  pr_tell(const void *before, struct move m, const void *after, struct line *list);
int  pr_explain(const void *view, struct move m, struct line *list);
int  pr_counter(const void *state, int which, int seat);
bool pr_put(void *state, struct item what);
enum { PR_VALUE_SCALE = 400 };                  /* hundredths of influence; measured, see docs/ladder.md */
int  pr_value(const void *state, int seat);
bool pr_fleeting(const void *view);
int  pr_worth(const struct portroyal *s, int seat);  /* … without the lead over the others */
int  pr_features(const void *view, int seat, float *out);
extern const struct net pr_net;

/* goal.c, team.c: what contracts are worth to a bot, playing for itself or for all */
int  pr_progress(const struct portroyal *s, int seat, int contract, int card);
int  pr_goals_worth(const struct portroyal *s, int seat, int card);
int  pr_team_value(const struct portroyal *s);
int  pr_venture_value(const struct portroyal *s);       /* venture.c: a team's in the adventure */

/* harvest.c: what can still be taken from the harbour, by the caller's taste; first member
 * of a struct of his own that holds what else he wants to know */
struct taste {
	const struct portroyal *s;
	int (*worth)(const struct taste *t, int seat, int card);  /* of taking one card */
};
bool pr_part_to_come(const struct portroyal *s, int seat);  /* has his part of phase 2 still to come? */
int  pr_coins_to_come(const struct portroyal *s, int seat); /* what it will begin with */
int  pr_harvest(const struct taste *t, int seat);           /* all he can take, if nobody else did */
int  pr_harvest_all(const struct taste *t);                 /* … and everybody, one after another */

bool pr_check(const void *state);
void pr_census(const struct portroyal *s, uint8_t *of);  /* all cards that were ever in the deck, by kind */
void pr_mix(struct portroyal *s);               /* the chapter's own cards join the deck */
void pr_fresh(const struct portroyal *s, uint8_t *of);  /* … by kind */
bool pr_deals(const struct options *o, const struct figure *f);
bool pr_boxed(const struct portroyal *s, int card);  /* not in this game */

#endif
