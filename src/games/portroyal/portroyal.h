/* portroyal.h -- the state of a game of Port Royal; private to this folder.
 *
 * Money is cards: a coin is a card of the deck lying face down, which nobody may
 * look at until it is spent.  The dealer names it when it is dealt (hidden from
 * everybody) and again when it is spent (seen by all, on the open discard pile).
 * `owed` and `due` hold what is still to be dealt and to be turned over; while
 * either is not empty the dealer waits, so no decision is taken on half a payment. */

#ifndef GAMES_PORTROYAL_H
#define GAMES_PORTROYAL_H

#include "rules/bag.h"
#include "rules/game.h"
#include "rules/rows.h"

enum { PR_SEATS = 5, SKULL = 99 };

enum type   { CHARACTER, SHIP, EXPEDITION, TAX };
enum colour { YELLOW, BLUE, GREEN, RED, BLACK, COLOURS, NONE = COLOURS };
enum skill  {
	SETTLER, CAPTAIN, PRIEST,           /* what expeditions ask for, in this order */
	JACK, SAILOR, PIRATE, MADEMOISELLE, JESTER, ADMIRAL, GOVERNOR,
	TRADER,                             /* one skill per colour */
	SKILLS = TRADER + COLOURS
};
enum { SYMBOLS = 3 };                       /* settler, captain, priest */
enum bonus  { MOST_SWORDS, FEWEST_INFLUENCE };
enum set    { SET_BASE, SETS };

enum {
#define CHARACTER(id, ...)  CARD_##id,
#define SHIP(id, ...)       CARD_##id,
#define EXPEDITION(id, ...) CARD_##id,
#define TAX(id, ...)        CARD_##id,
#include "games/portroyal/cards.def"
	CARDS
};

enum {
#define RULE(name, number) PR_##name = number,
#include "games/portroyal/rules.def"
};

enum phase {
	PHASE_START,     /* the dealer draws the first player */
	PHASE_DISCOVER,  /* the active player turns a card, stops or claims */
	PHASE_REVEAL,    /* the dealer turns a card over */
	PHASE_REPEL,     /* a ship that can be repelled: the active player decides */
	PHASE_TAX,       /* a tax is being paid */
	PHASE_TRADE,     /* `taker` takes cards from the harbour */
	PHASE_BUST,      /* the harbour is gone; the active player may still claim */
	PHASE_GIVE,      /* who is given up for the expedition being claimed */
	PHASE_OVER
};

enum verb_of_port_royal {
	PASS, START, COIN, SPEND, DISCOVER, REVEAL, REPEL, KEEP, STOP, TRADE, HIRE, CLAIM, GIVE
};

enum pr_list { LIST_CARDS = LIST_OWN };
enum zone    { ZONE_HARBOUR, ZONE_EXPEDITIONS, ZONE_DISCARD, ZONE_DECK, ZONE_REVEALED,
               ZONE_COINS, ZONE_CREW, ZONE_DONE };
enum pr_counter { COUNTER_COINS, COUNTER_INFLUENCE, COUNTER_SWORDS, COUNTER_DECK, COUNTER_TAKES };
enum option_of_port_royal { OPTION_PLAYERS, OPTION_SETS, OPTION_END };
enum { END_STANDARD, END_VARIANT };

/* What is printed on a card. */
struct card {
	uint8_t type, skill, colour;
	uint8_t cost, influence, swords, coins;
	uint8_t need[SYMBOLS];
	uint8_t bonus;
};

/* How many cards of each kind a set holds. */
struct copies { uint8_t set, card, copies, source; };

extern const struct card pr_card[CARDS];
extern const struct copies pr_copies[];         /* ends with copies 0 */
extern const uint8_t pr_takes[COLOURS + 1];
extern const char *const pr_words[][LANGUAGES];

enum {
	DECK_SIZE       = BAG_SIZE(CARDS),
	CARDS_MAX       = 120,                  /* cards that can be anywhere at once */
	CHARACTERS_MAX  = 60,
	HARBOUR_MAX     = CHARACTERS_MAX + COLOURS,
	EXPEDITIONS_MAX = 6,
	FIRST_EXPEDITION = CARD_exp_settlers,
	IN_PLAY         = 254,                  /* an expedition's place: deck, discard, purse or box */
	NO_CARD         = 255
};

struct portroyal {
	struct turn turn;

	uint8_t deck[DECK_SIZE];                /* the draw pile, by kind; zero in a view */
	uint8_t discard[DECK_SIZE];             /* the open discard pile, by kind */
	uint8_t decked, discarded;              /* cards in each */

	uint8_t coin[CARDS_MAX];                /* face-down cards, rows by seat, latest last */
	uint8_t coins[PR_SEATS];                /* how many each seat has */
	uint8_t token[PR_SEATS];                /* substitute coins, when there was no card left to deal */
	uint8_t owed[PR_SEATS];                 /* coins still to be dealt to a seat */
	uint8_t due[PR_SEATS];                  /* coins a seat still has to turn over */
	uint8_t all_owed, all_due;              /* their sums: is the dealer needed? */

	uint8_t crew[CHARACTERS_MAX];           /* hired characters, rows by seat */
	uint8_t crewed[PR_SEATS];
	uint8_t have[PR_SEATS][SKILLS];         /* crew by skill: follows crew, see pr_check */
	uint8_t influence[PR_SEATS];            /* follows crew and expeditions */
	uint8_t swords[PR_SEATS];               /* follows crew */
	uint8_t expedition[EXPEDITIONS_MAX];    /* a seat, NOBODY on the table, or IN_PLAY */

	uint8_t harbour[HARBOUR_MAX];           /* in the order they were turned over */
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
	uint8_t spare;                          /* zero; fills up the last word */
};

_Static_assert(sizeof(struct portroyal) % _Alignof(struct portroyal) == 0, "no padding at the end");
_Static_assert(sizeof(struct portroyal) <= 1024, "states stay small");

/* portroyal.c */
void pr_proceed(struct portroyal *s);           /* on to the next real decision */

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
}

/* purse.c: coins and piles */
void pr_gain(struct portroyal *s, int seat, int coins);
void pr_lose(struct portroyal *s, int seat, int coins);
void pr_pay(struct portroyal *s, int from, int to);
bool pr_settle(struct portroyal *s);            /* false: the dealer has something to do first */
int  pr_payer(const struct portroyal *s);       /* whose coin is turned over next */
void pr_deal_coin(struct portroyal *s, uint8_t card);
void pr_spend_coin(struct portroyal *s, uint8_t card);
void pr_restock(struct portroyal *s);           /* shuffles the discards in if the deck is empty */

/* crew.c: characters in front of a seat */
void pr_join(struct portroyal *s, int seat, int card);
void pr_leave(struct portroyal *s, int seat, int card);
int  pr_expeditions(const struct portroyal *s, int seat);
void pr_watch_end(struct portroyal *s, int seat);

/* discover.c: phase 1 */
void pr_begin_turn(struct portroyal *s);
void pr_reveal(struct portroyal *s, int card);
void pr_repel(struct portroyal *s);
void pr_keep(struct portroyal *s);
void pr_end_tax(struct portroyal *s);
int  pr_discover_moves(const struct portroyal *s, struct move *list);

/* trade.c: phase 2 */
int  pr_takes_for(const struct portroyal *s, int seat);
void pr_begin_trade(struct portroyal *s);
void pr_end_part(struct portroyal *s);
void pr_trade(struct portroyal *s, int card);
void pr_hire(struct portroyal *s, int card);
void pr_clear_harbour(struct portroyal *s);
void pr_end_turn(struct portroyal *s);
int  pr_price(const struct portroyal *s, int seat, int card);
int  pr_income(const struct portroyal *s, int seat, int card);
bool pr_can_take(const struct portroyal *s, int seat, int card);
bool pr_can_act(const struct portroyal *s);
int  pr_trade_moves(const struct portroyal *s, struct move *list);

/* expedition.c */
bool pr_can_claim(const struct portroyal *s, int seat, int e);
bool pr_can_claim_any(const struct portroyal *s, int seat);
bool pr_claim_possible(const struct portroyal *s);  /* by anybody, in his own turn */
int  pr_claim_moves(const struct portroyal *s, int seat, struct move *list);
void pr_claim(struct portroyal *s, int card);
void pr_give(struct portroyal *s, int card);
int  pr_give_moves(const struct portroyal *s, struct move *list);

/* view.c, scene.c, put.c, value.c, census.c */
void pr_hide(void *state, int seat);
struct move pr_hide_move(const void *before, struct move m, int seat);
void pr_guess(void *view, int seat, struct rng *r);
int  pr_scene(const void *view, int seat, struct item *list);
int  pr_tell(const void *before, struct move m, const void *after, struct line *list);
int  pr_explain(const void *view, struct move m, struct line *list);
int  pr_counter(const void *state, int which, int seat);
bool pr_put(void *state, struct item what);
int  pr_value(const void *state, int seat);
bool pr_check(const void *state);
void pr_census(int sets, uint8_t *of);          /* the deck as it is before the first deal, by kind */
bool pr_boxed(const struct portroyal *s, int card);  /* not in this game */

#endif
