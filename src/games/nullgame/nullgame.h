/* nullgame.h -- the state of the null game, and what its files know of each other.
 *
 * The invariant: every card of the census is in the deck, on the pile, in a hand, among
 * the coins or among the shown ones, once.  In a view, deck and pile are only numbers,
 * and unseen cards in hand or money are UNKNOWN. */

#ifndef GAMES_NULLGAME_H
#define GAMES_NULLGAME_H

#include <stddef.h>

#include "rules/bag.h"
#include "rules/brain.h"
#include "rules/game.h"
#include "rules/rows.h"
#include "rules/telling.h"
#include "rules/window.h"

#define NUMBER(id, value, ...) id = value,
enum {
#include "games/nullgame/numbers.def"
};
#undef NUMBER

#define CARD(id, ...) CARD_##id,
enum {
#include "games/nullgame/cards.def"
	KINDS
};
#undef CARD

#define CARD(id, copies, storm, ...) +copies + storm
enum {
	CARDS_MAX = 0
#include "games/nullgame/cards.def"
};
#undef CARD

#define VERB(id, ...) VERB_##id,
enum {
#include "games/nullgame/verbs.def"
	VERBS
};
#undef VERB

/* Words: the texts, and after them what the cards are called. */
#define TEXT(id, ...) WORD_##id,
#define SAY(id, ...) WORD_##id,
#define CARD(id, ...) WORD_card_##id,
enum {
#include "games/nullgame/text.def"
#include "games/nullgame/cards.def"
};
#undef CARD
#undef SAY
#undef TEXT

enum { FISHERS = 4, KIND_ROOM = BAG_SIZE(KINDS), CARD_ROOM = IN_WORDS(CARDS_MAX), LIST_CARDS = LIST_OWN };
enum phase { PHASE_START, PHASE_TURN, PHASE_SALE, PHASE_SHOW };
enum { ZONE_deck, ZONE_pile, ZONE_hand, ZONE_coins, ZONE_shown };
enum { COUNTER_coins, COUNTER_cards, COUNTER_boats, COUNTER_points };
enum { SECTION_none, SECTION_turn, SECTION_sale, SECTION_end };
enum { OPTION_players, OPTION_rounds, OPTION_weather };

struct card_row { uint8_t calm, stormy, price, points; };

/* What fills a word that is not full is a member as well, always zero: see NO_PADDING. */
NO_PADDING
struct nullgame {
	struct turn turn;
	uint8_t deck[KIND_ROOM], pile[KIND_ROOM]; /* how many of each kind; zero in a view */
	uint8_t deck_size, pile_size;             /* everybody may count them */
	uint8_t start, rounds, stormy;            /* first player; options */
	uint8_t spare[2];                         /* always zero: fills the last word */
	uint8_t owed_cards[FISHERS], owed_coins[FISHERS]; /* what the dealer still has to deal */
	uint8_t boats[FISHERS];
	uint8_t hand_size[FISHERS], coin_size[FISHERS], shown_size[FISHERS];
	uint8_t hand[CARD_ROOM], coin[CARD_ROOM], shown[CARD_ROOM]; /* rows; UNKNOWN in a view */
	struct windows windows; /* a sale waiting for the gulls */
};
PADDING_AGAIN
_Static_assert(sizeof(struct nullgame) <= STATE_MAX, "a state must fit");

/* ---- tables.c */
extern const struct card_row null_card[KINDS];
extern const uint16_t null_card_word[KINDS];
extern const struct list null_lists[];
extern const struct option null_options[];
extern const struct verb null_verbs[];
extern const struct section null_sections[];
extern const struct figure null_figures[];
extern const uint16_t null_columns[];
extern const char *const null_words[];
extern const struct number null_numbers[];
extern const struct saying null_sayings[];
extern const struct implied null_implied[];

/* ---- cards.c */
int  null_copies(const struct nullgame *s, int kind);
void null_refill(struct nullgame *s);
void null_discard(struct nullgame *s, uint8_t kind);
void null_leave_deck(struct nullgame *s, uint8_t kind);
void null_leave_hand(struct nullgame *s, int seat, uint8_t kind);
void null_pay(struct nullgame *s, int seat, int coins);
bool null_check(const void *state);

/* ---- deal.c */
bool null_owes(const struct nullgame *s);
int  null_first(const uint8_t *row);    /* the first seat with something in a row, or -1 */
void null_begin(struct nullgame *s, uint8_t seat);
void null_deal(struct nullgame *s, int seat, uint8_t kind);
void null_deal_coin(struct nullgame *s, int seat, uint8_t kind);
void null_show(struct nullgame *s, int seat, uint8_t kind);
int  null_outcomes(const void *state, struct outcome *list);
struct move null_sample(const void *state, struct rng *r);

/* ---- fishing.c */
void null_pass(struct nullgame *s, int seat);
void null_draw(struct nullgame *s, int seat);
void null_sell(struct nullgame *s, int seat, uint8_t kind);
void null_gull(struct nullgame *s, int seat);
void null_boat(struct nullgame *s, int seat);
int  null_moves(const void *state, int seat, struct move *list);

/* ---- nullgame.c */
void null_settle(struct nullgame *s);   /* after every change: whose step it is */
void null_end_turn(struct nullgame *s);

/* ---- view.c, admits.c, put.c, scene.c, tell.c */
void null_hide(void *state, int seat);
struct move null_hide_move(const void *before, struct move m, int seat);
void null_unseen(const struct nullgame *s, uint8_t *bag);
bool null_admits(const void *view, int seat, struct move shown);
void null_guess(void *view, int seat, struct rng *r);
bool null_put(void *state, struct item what);
int  null_scene(const void *view, int seat, struct item *list);
int  null_tell(const void *before, struct move m, const void *after, struct line *list);
int  null_explain(const void *view, struct move m, struct line *list);

#endif
