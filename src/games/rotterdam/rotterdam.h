/* rotterdam.h -- the state of a game of Rotterdam, and what its files share.
 *
 * The state is public except for five things: product cards, orders and ship cards
 * in hand (known to their owner), and what the face-down stacks hold (known to
 * nobody).  Everything that decides whose step it is -- how many cards a seat holds,
 * how many lie in a stack, where ships are -- stands beside them in counts that all
 * may see, so a view runs the same rules as the truth.  Cards of which there are
 * few kinds are counts per kind; product cards are eight such counts in one word.
 *
 * Private to this folder. */

#ifndef GAMES_ROTTERDAM_ROTTERDAM_H
#define GAMES_ROTTERDAM_ROTTERDAM_H

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "rules/bag.h"
#include "rules/brain.h"
#include "rules/game.h"
#include "rules/study.h"
#include "rules/telling.h"

enum {
#define NUMBER(id, number) NUMBER_##id = number,
#include "games/rotterdam/numbers.def"
#undef NUMBER
	SEATS = 4,                 /* the most that can play */
	FLEET = NUMBER_SHIPS_OF_2, /* the most ships of a seat */
	SHIPS = SEATS * FLEET,     /* a ship is seat * FLEET + its number in the fleet */
	SLOTS = NUMBER_SLOTS
};

enum {
#define START(id, ...) SPACE_##id,
#define WATER(id, ...) SPACE_##id,
#define HARBOUR(id, ...) SPACE_##id,
#include "games/rotterdam/board.def"
	SPACES,
	SPACE_SUPPLY = SPACES, /* with its owner, ready to be placed */
	SPACE_BACK,            /* with its owner, unloaded in this round: ready in the next */
	SPACE_ABSENT,          /* not in this game */
	STARTS = SPACE_a1,
	HARBOUR = SPACE_v /* the first harbour; the rest of the spaces are harbours too */
};

enum {
#define FAIRWAY(id, ...) FAIRWAY_##id,
#include "games/rotterdam/board.def"
	FAIRWAYS
};

enum {
#define COLOUR(id) COLOUR_##id,
#include "games/rotterdam/board.def"
	COLOURS
};

enum {
#define MATERIAL(id, ...) MATERIAL_##id,
#include "games/rotterdam/goods.def"
	MATERIALS,
	CARGO_NONE = MATERIALS
};

enum {
#define PRODUCT(id, ...) PRODUCT_##id,
#include "games/rotterdam/goods.def"
	PRODUCTS
};

enum {
#define PAIR(id, ...) ORDER_##id,
#define TRIPLE(id, ...) ORDER_##id,
#include "games/rotterdam/orders.def"
	ORDERS
};

enum {
#define CARD(id, ...) CARD_##id,
#include "games/rotterdam/shipcards.def"
#undef CARD
	CARDS,
	CARD_NONE = CARDS
};

enum phase {
	PHASE_START, /* the first harbourmaster is drawn by lot */
	PHASE_DEAL,  /* three orders each */
	PHASE_PLACE, /* the rulebook's six phases */
	PHASE_SAIL,
	PHASE_CARDS,
	PHASE_UNLOAD,
	PHASE_TRADE,
	PHASE_ORDERS,
	PHASE_SHOW, /* hands are laid open and counted */
	PHASES
};

/* Where in its phase the active seat's turn is. */
enum step {
	STEP_TURN,    /* its main action is still to come */
	STEP_AFTER,   /* the main action is done; ship cards may follow */
	STEP_TARGET,  /* a ship card was played and wants its target */
	STEP_AGAIN,   /* a storm may blow the ship back a second space */
	STEP_STEER,   /* the owner of some ships chooses among ways or the order */
	STEP_LIMIT,   /* a ship card is due, but the hand is full or the pile empty */
	STEP_DRAW,    /* the dealer owes a ship card … */
	STEP_PRODUCT, /* … a product … */
	STEP_ORDER,   /* … an order … */
	STEP_SETTLE   /* … or the news which offers a trade has made impossible */
};

enum verb_of_rotterdam {
	VERB_pass,
	VERB_place,
	VERB_call,
	VERB_sail,
	VERB_wait,
	VERB_play,
	VERB_swap,
	VERB_back,
	VERB_rob,
	VERB_robnew,
	VERB_seize,
	VERB_open,
	VERB_whisper,
	VERB_counter,
	VERB_haggle,
	VERB_offer,
	VERB_want,
	VERB_post,
	VERB_send,
	VERB_drop,
	VERB_withdraw,
	VERB_accept,
	VERB_fill,
	VERB_start,
	VERB_order,
	VERB_shipcard,
	VERB_product,
	VERB_settle,
	VERB_showcard,
	VERB_showproduct,
	VERBS
};

enum {
	LIST_SPACES = LIST_OWN,
	LIST_FAIRWAYS,
	LIST_COLOURS,
	LIST_MATERIALS,
	LIST_PRODUCTS,
	LIST_ORDERS,
	LIST_CARDS,
	LIST_SHIPS,
	LIST_SLOTS,
	LIST_NUMBERS,
	LIST_JOKERS,
	LISTS
};

/* Zones: every space is one, and these. */
enum {
	ZONE_supply = SPACES,
	ZONE_stacks,
	ZONE_returned,
	ZONE_pile,
	ZONE_played,
	ZONE_deck,
	ZONE_hand,
	ZONE_shown,
	ZONE_cards,
	ZONE_laid,
	ZONE_orders,
	ZONE_filled,
	ZONE_dock,
	ZONE_gives,
	ZONE_wants,
	ZONE_board,
	ZONE_master,
	ZONES
};

enum {
	COUNTER_score,
	COUNTER_orders,
	COUNTER_filled,
	COUNTER_products,
	COUNTER_ships,
	COUNTER_shipcards,
	COUNTER_tasks,
	COUNTER_afloat,
	COUNTER_offers,
	COUNTER_master,
	COUNTER_bonus,
	COUNTERS
};

enum {
	SECTION_goal = 1,
	SECTION_setup,
	SECTION_round,
	SECTION_place,
	SECTION_sail,
	SECTION_cards,
	SECTION_effects,
	SECTION_unload,
	SECTION_trade,
	SECTION_orders,
	SECTION_end,
	SECTIONS
};

enum word {
	WORD_NONE,
#define NOUN(id, ...) WORD_##id,
#define TEXT(id, ...) WORD_##id,
#define SAY(id, ...) WORD_##id,
#include "games/rotterdam/text.def"
#undef SAY
#undef NOUN
#undef TEXT
#define PAIR(id, ...) WORD_##id,
#define TRIPLE(id, ...) WORD_##id,
#include "games/rotterdam/orders.def"
#define START(id, ...) WORD_##id,
#define WATER(id, ...) WORD_##id,
#define FAIRWAY(id, ...) WORD_##id,
#include "games/rotterdam/board.def"
	WORDS
};

/* An offer's byte: 0 for a free slot, else 1 + the seat it is for (TO_ALL: everybody),
 * and OFFER_OPEN once it is sent; before that it is the seat's draft. */
enum { TO_ALL = SEATS, OFFER_OPEN = 0x80 };

enum { CARD_BAG = BAG_SIZE(CARDS) };

NO_PADDING
struct rotterdam {
	struct turn turn;
	uint32_t taken; /* start and ship spaces with a ship on them */

	uint64_t hand[SEATS];   /* product cards, a byte per kind; the owner's secret */
	uint64_t shown[SEATS];  /* product cards turned up at the end */
	uint64_t stack;         /* product cards in the four stacks; everybody's secret */
	uint64_t returned;      /* product cards handed in for orders */
	uint64_t deck;          /* orders not yet drawn, a bit each; everybody's secret */
	uint64_t orders[SEATS]; /* orders in hand, a bit each; the owner's secret */
	uint64_t filled[SEATS]; /* orders filled, open on the table */
	uint64_t give
		[SEATS]
		[SLOTS]; /* what an offer or draft gives; secret of the two seats if not to all */
	uint64_t want[SEATS][SLOTS]; /* … and what it wants for it */

	uint8_t offer[SEATS][SLOTS]; /* for whom, and whether it is sent; likewise secret */
	uint8_t drafts[SEATS];       /* offers begun since the last trade of this phase */
	uint8_t begun[SEATS];        /* … and in all of it, counted up to SLOTS */
	uint8_t products[SEATS];     /* how many product cards a seat holds */
	uint8_t stacked[MATERIALS];  /* how many lie in each stack */
	uint8_t supply[MATERIALS];   /* cubes in the supply */
	uint8_t at[SHIPS];           /* the space of each ship, or SPACE_SUPPLY … */
	uint8_t cargo[SHIPS];        /* what it carries, or CARGO_NONE */
	uint8_t points[SEATS];       /* points on filled orders */
	uint8_t tasks[SEATS];        /* how many orders a seat has in hand */
	uint8_t undealt;             /* how many orders are left to draw */
	uint8_t cards[SEATS][CARDS]; /* ship cards in hand; the owner's secret */
	uint8_t held[SEATS];         /* how many those are */
	uint8_t laid[SEATS]
		    [CARDS];    /* ship cards open on the table: points, and all hands at the end */
	uint8_t played[CARDS];  /* ship cards used up */
	uint8_t pile[CARD_BAG]; /* ship cards to draw; everybody's secret */
	uint8_t piled;          /* how many those are */

	uint8_t master;     /* the harbourmaster */
	uint8_t acted;      /* turns finished in this phase */
	uint8_t step;       /* enum step */
	uint8_t colour;     /* the colour called, while ships sail, else COLOURS */
	uint8_t mover;      /* whose ships sail */
	uint8_t sailed;     /* set of the mover's ships that have had their chance */
	uint8_t card;       /* the ship card that wants a target, else CARD_NONE */
	uint8_t back;       /* step to go back to when it has it */
	uint8_t ship;       /* the ship a storm has hit, seat * FLEET + number */
	uint8_t dealing;    /* seat the dealer deals to */
	uint8_t harbour;    /* stack that a product is drawn from */
	uint8_t limit;      /* option: drafts of a seat between two trades */
	uint8_t trades;     /* done in this trading phase */
	uint8_t hoping;     /* seats that made offers since all have passed */
	uint8_t due[SEATS]; /* ship cards owed, counted when phase 3 begins */
	uint8_t spare[3];   /* always 0: keeps the size a multiple of 8 */
};
PADDING_AGAIN

_Static_assert(sizeof(struct rotterdam) <= 1024, "a state stays small");

/* tables.c */
struct fairway {
	uint8_t from, to, colour;
};
struct order {
	uint8_t product[3], size, points;
	uint64_t goods;
};

extern const struct fairway rd_fairway[FAIRWAYS];
extern const uint8_t rd_exit[SPACES + 1]; /* the first fairway that leaves a space */
extern const uint32_t rd_leaves[COLOURS]; /* spaces that a fairway of this colour leaves */
extern const uint32_t rd_anchors;         /* set of spaces */
extern const uint8_t rd_column[SPACES], rd_row[SPACES];
extern const uint8_t rd_cubes[MATERIALS];
extern const uint64_t rd_census; /* all product cards */
extern const uint8_t rd_copies[PRODUCTS], rd_product_points[PRODUCTS];
extern const uint8_t rd_card_copies[CARDS], rd_card_points[CARDS];
extern const struct order rd_order[ORDERS];
extern const struct verb rd_verbs[];
extern const struct list rd_lists[];
extern const struct section rd_sections[];
extern const struct figure rd_figures[];
extern const uint16_t rd_columns[];
extern const char *const rd_phases[];
extern const struct number rd_numbers[];
extern const struct saying rd_sayings[];
extern const struct implied rd_implied[];
extern const char *const rd_words[WORDS + 1];
extern const uint16_t rd_product_word[PRODUCTS], rd_material_word[MATERIALS];
extern const uint16_t rd_card_word[CARDS], rd_order_word[ORDERS], rd_space_word[SPACES];
extern const uint16_t rd_ship_word[SHIPS], rd_colour_word[COLOURS], rd_pay_word[];

/* A word of eight counts: so many cards of each product. */
#define GOODS_UNKNOWN UINT64_MAX
#define GOODS_HIGH 0x8080808080808080u
#define GOODS_EACH 0x0101010101010101u

static inline uint64_t goods_of(int product)
{
	return (uint64_t)1 << (8 * product);
}

static inline int goods_count(uint64_t goods, int product)
{
	return (int)(goods >> (8 * product) & 0xff);
}

static inline int goods_total(uint64_t goods)
{
	return (int)(goods * GOODS_EACH >> 56);
}

/* Is every count of `need` at most that of `have`? */
static inline bool goods_within(uint64_t need, uint64_t have)
{
	return (((have | GOODS_HIGH) - need) & GOODS_HIGH) == GOODS_HIGH;
}

/* Of every product as many as the one or the other has, whichever is more. */
static inline uint64_t goods_most(uint64_t a, uint64_t b)
{
	uint64_t most = 0;

	for (int i = 0; i < 64; i += 8)
		most |= (a >> i & 0xff) > (b >> i & 0xff) ? a & (uint64_t)0xff << i
		                                          : b & (uint64_t)0xff << i;
	return most;
}

static inline uint64_t goods_of_harbour(int harbour)
{
	return (uint64_t)0xffff << (16 * harbour);
}

/* How many bits a set has.  Written out: the compiler's own may be a call into a
 * library that is not there in a browser. */
static inline int set_size(uint64_t set)
{
	int n = 0;

	for (; set != 0; set &= set - 1)
		n++;
	return n;
}

static inline bool rd_holds(const struct rotterdam *s, int seat, int card)
{
	return s->cards[seat][card] > 0 && s->cards[seat][card] != UNKNOWN;
}

static inline bool rd_free(const struct rotterdam *s, int space)
{
	return (s->taken >> space & 1) == 0;
}

/* Is this ship with its owner, ready or not? */
static inline bool rd_home(const struct rotterdam *s, int ship)
{
	return s->at[ship] == SPACE_SUPPLY || s->at[ship] == SPACE_BACK;
}

static inline int rd_fleet(const struct rotterdam *s)
{
	return s->turn.seats == NUMBER_PLAYERS_LEAST ? NUMBER_SHIPS_OF_2 : NUMBER_SHIPS;
}

/* May a seat look at this offer or draft? */
static inline bool rd_sees(const struct rotterdam *s, int owner, int slot, int seat)
{
	const int to = (s->offer[owner][slot] & ~OFFER_OPEN) - 1;

	return to >= 0 && (owner == seat || to == TO_ALL || to == seat);
}

static inline void rd_wait(struct rotterdam *s, int seat)
{
	s->turn.waiting = (uint8_t)(1 << seat);
}

/* Moves are made in one register, as move_with does. */
static inline struct move move_full(int seat, int verb, int a, int b, int c, int d)
{
	const uint64_t bits = (uint64_t)(uint8_t)seat | (uint64_t)(uint8_t)verb << 8 |
	                      (uint64_t)(uint8_t)a << 16 | (uint64_t)(uint8_t)b << 24 |
	                      (uint64_t)(uint8_t)c << 32 | (uint64_t)(uint8_t)d << 40;
	struct move m;

	memcpy(&m, &bits, sizeof m);
	return m;
}

static inline struct move move_pair(int seat, int verb, int a, int b)
{
	return move_full(seat, verb, a, b, 0, 0);
}

static inline int rd_add(struct move *list, int n, int seat, int verb, int a, int b)
{
	list[n] = move_pair(seat, verb, a, b);
	return n + 1;
}

/* The steps of the game, by phase.  What returns bool says whether somebody waits
 * now; if not, the active seat's turn is over.  X_turn begins a turn, X_moves lists
 * what may be decided, the rest carry a decision out. */

extern const struct game rotterdam;

/* rotterdam.c: the main action is done; are ship cards to follow? */
bool rd_after(struct rotterdam *s);
int rd_moves(const void *state, int seat, struct move *list);

/* placing.c */
bool rd_place_turn(struct rotterdam *s);
int rd_place_moves(const struct rotterdam *s, int seat, struct move *list);
bool rd_place(struct rotterdam *s, int seat, int space, int material);
void rd_launch(struct rotterdam *s, int ship, int space, int cargo);
bool rd_can_place(const struct rotterdam *s, int seat);
bool rd_start_free(const struct rotterdam *s);
int rd_ship_in_supply(const struct rotterdam *s, int seat); /* or -1 */

/* sailing.c */
int rd_call_moves(const struct rotterdam *s, int seat, struct move *list);
int rd_steer_moves(const struct rotterdam *s, int seat, struct move *list);
bool rd_call(struct rotterdam *s, int colour);
bool rd_sail(struct rotterdam *s, int ship, int fairway);
bool rd_hold(struct rotterdam *s, int ship);
void rd_move_ship(struct rotterdam *s, int ship, int space);

/* shipcards.c: drawing them, and who may play which */
void rd_count_anchors(struct rotterdam *s);
bool rd_draw_turn(struct rotterdam *s);
bool rd_draw_as_is(struct rotterdam *s);
bool rd_shipcard(struct rotterdam *s, int seat, int card);
int rd_card_moves(const struct rotterdam *s, int seat, struct move *list);
bool rd_play(struct rotterdam *s, int seat, int card);
void rd_drop_card(struct rotterdam *s, int seat, int card);

/* effects.c: what they do */
bool rd_has_target(const struct rotterdam *s, int seat, int card);
int rd_target_moves(const struct rotterdam *s, int seat, struct move *list);
bool rd_swap(struct rotterdam *s, int one, int other);
bool rd_back(struct rotterdam *s, int ship, int space);
bool rd_rob(struct rotterdam *s, int from, int onto);
bool rd_rob_new(struct rotterdam *s, int from, int space);
bool rd_seize(struct rotterdam *s, int ship);
bool rd_target_done(struct rotterdam *s);

/* unloading.c */
bool rd_unload_turn(struct rotterdam *s);
bool rd_unload(struct rotterdam *s);
bool rd_product(struct rotterdam *s, int seat, int product);

/* trading.c */
bool rd_trade_open(struct rotterdam *s);
int rd_trade_moves(const struct rotterdam *s, int seat, struct move *list);
int rd_draft(const struct rotterdam *s, int seat); /* the slot, or -1 */
bool rd_trade(struct rotterdam *s, struct move m);
bool rd_settle(struct rotterdam *s, unsigned gone);
unsigned rd_stale(const struct rotterdam *s); /* offers whose cards are gone */

/* orders.c */
bool rd_orders_turn(struct rotterdam *s);
int rd_fill_moves(const struct rotterdam *s, int seat, struct move *list);
bool rd_fill(struct rotterdam *s, int seat, int order, int jokers);
uint64_t rd_price(int order, int jokers);
void rd_take_order(struct rotterdam *s, int seat, int order);

/* deal.c */
int rd_outcomes(const void *state, struct outcome *list);
struct move rd_sample(const void *state, struct rng *r);
bool rd_start(struct rotterdam *s, int seat);
bool rd_deal_order(struct rotterdam *s, int seat, int order);
bool rd_show_turn(struct rotterdam *s);
bool rd_show_card(struct rotterdam *s, int seat, int card);
bool rd_show_product(struct rotterdam *s, int seat, int product);

/* view.c */
void rd_hide(void *state, int seat);
struct move rd_hide_move(const void *before, struct move m, int seat);
void rd_guess(void *view, int seat, struct rng *r);
uint64_t rd_promised(const struct rotterdam *s, int seat); /* by offers that the view sees */
uint64_t rd_unseen_goods(const struct rotterdam *s, int seat);
uint64_t rd_unseen_orders(const struct rotterdam *s, int seat);
void rd_unseen_cards(const struct rotterdam *s, int seat, uint8_t *bag);

/* admits.c */
bool rd_admits(const void *view, int seat, struct move shown);

/* count.c */
void rd_result(const void *state, struct result *r);
int rd_verdict(const void *state, struct line *list);
int rd_counter(const void *state, int which, int seat);
bool rd_check(const void *state);

/* scene.c, tell.c, put.c, value.c, tally.c */
int rd_scene(const void *view, int seat, struct item *list);
int rd_tell(const void *before, struct move m, const void *after, struct line *list);
int rd_explain(const void *view, struct move m, struct line *list);
bool rd_put(void *state, struct item what);
int rd_value(const void *state, int seat);
extern const struct statistic rd_statistics[];
void rd_tally(const void *before, struct move m, const void *after, int64_t *sum);

#endif
