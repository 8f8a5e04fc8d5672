/* kingofpirates.h -- the state of King of Pirates and what its files share; private.
 *
 * How a turn flows.  `windows` is a stack.  Its bottom is the step of the turn;
 * what interrupts a step (a mutiny, a ship driven to a hideout, a ship without a
 * captain) lies on top of it until it is settled.  turn.phase names the top.  A
 * phase is *entered* when nobody is waited for: entering asks somebody, or goes
 * on to the next phase.  A window is *left* when everybody asked has passed;
 * after a card it is entered again, so that all may answer.
 *
 * The only secrets are action cards: hands, deck and the cards the Dutchman took.
 * Pirates and loot lie open, and of the tiles everybody knows equally little. */

#ifndef GAMES_KINGOFPIRATES_H
#define GAMES_KINGOFPIRATES_H

#include <assert.h>

#include "rules/bag.h"
#include "rules/brain.h"
#include "rules/game.h"
#include "rules/study.h"
#include "rules/telling.h"
#include "rules/window.h"

enum {
#define NUMBER(name, value, source) name = value,
#include "games/kingofpirates/numbers.def"
#undef NUMBER
};

enum source { SOURCE_TEXT, SOURCE_INFERRED, SOURCE_RECONSTRUCTED };
enum nation { NATION_NONE, NATION_BRITISH, NATION_FRENCH, NATION_SPANISH };
enum land {
	LAND_HIDEOUT, LAND_SHARK, LAND_OCEAN, LAND_CITY, LAND_FORTRESS,
	LAND_SMALL_ISLAND, LAND_LARGE_ISLAND, LANDS
};

enum crew { CREW_NAT1, CREW_CAN, CREW_MOVE, CREW_GOAT, CREW_PVP1, CREW_LOOT1, CREW_MAP1,
	CREW_IMMUNE, CREW_RUM, CREWS };
enum captain { CAPTAIN_PVP2, CAPTAIN_NOSCURVY, CAPTAIN_NAT2, CAPTAIN_ALLCAP, CAPTAIN_MAP2,
	CAPTAIN_LOOTF, CAPTAIN_LOOTS, CAPTAIN_LOOTB, CAPTAIN_CARD, CAPTAIN_STEAL, CAPTAINS };

enum hex {
#define HEX(id, ...) HEX_##id,
#include "games/kingofpirates/board.def"
#undef HEX
	HEXES
};
enum { BOARD_REACH = 4 };         /* hexes from the middle to the rim */
_Static_assert(HEXES == 3 * BOARD_REACH * (BOARD_REACH + 1) + 1, "the board is a hexagon");
enum pirate {
#define PIRATE(id, ...) PIRATE_##id,
#include "games/kingofpirates/pirates.def"
#undef PIRATE
	PIRATES
};
enum tile {
#define TILE(id, ...) TILE_##id,
#include "games/kingofpirates/tiles.def"
#undef TILE
	TILES,
	TILE_NONE = 254,     /* land, or sea whose tile is gone */
	TILE_DOWN = 255      /* nobody has seen it yet */
};
enum target {
#define TARGET(id, ...) TARGET_##id,
#include "games/kingofpirates/targets.def"
#undef TARGET
	TARGETS
};
enum action {
#define ACTION(id, ...) ACTION_##id,
#include "games/kingofpirates/actions.def"
#undef ACTION
	ACTIONS
};
enum loot {
#define LOOT(id, ...) LOOT_##id,
#include "games/kingofpirates/loot.def"
#undef LOOT
	LOOTS
};
enum part {
#define PART(id, ...) PART_##id,
#include "games/kingofpirates/parts.def"
#undef PART
	PARTS
};
enum direction {
#define COMPASS(id, ...) COMPASS_##id,
#include "games/kingofpirates/dice.def"
#undef COMPASS
	DIRECTIONS
};
enum face {
#define FACE(id, ...) FACE_##id,
#include "games/kingofpirates/dice.def"
#undef FACE
	FACES
};
enum {
	NO_PIRATE = 255,
#define FACE(id, weight, ...) +(weight)
	DIE_FACES = 0             /* of every die; how the upkeep's are marked */
#include "games/kingofpirates/dice.def"
#undef FACE
	,
#define PART(id, price, sails, places, rum, balls, source) +(rum)
	HOLD_RUM = 0              /* what a whole ship has room for … */
#include "games/kingofpirates/parts.def"
#undef PART
	,
#define PART(id, price, sails, places, rum, balls, source) +(balls)
	HOLD_BALLS = 0
#include "games/kingofpirates/parts.def"
#undef PART
	,
#define PIRATE(id, crew, ...) +(CREW_##crew == CREW_RUM)
	RUM_MOST = HOLD_RUM + RUM_ROOM * (0 /* … and with all who make more */
#include "games/kingofpirates/pirates.def"
#undef PIRATE
	),
#define PIRATE(id, crew, ...) +(CREW_##crew == CREW_CAN)
	BALLS_MOST = HOLD_BALLS + BALL_ROOM * (0
#include "games/kingofpirates/pirates.def"
#undef PIRATE
	)
};
_Static_assert(DIE_FACES == 6, "a die has six faces");
_Static_assert(GOAL + LARGE_TREASURE <= UINT8_MAX && GOAL + SMALL_TREASURE <= UINT8_MAX,
               "a score is a byte");
_Static_assert(PIRATES <= 32, "a crew is a set of pirates in a word");
enum { WHICH_FIRST, WHICH_SECOND, WHICH_BOTH, WHICHES };
enum { SIDE_ATTACK, SIDE_DEFEND, SIDES };

/* The lists, beyond those every game has; and the words in three languages. */
enum { LIST_HEXES = LIST_OWN, LIST_PIRATES, LIST_CARDS, LIST_LOOT, LIST_TILES, LIST_PARTS,
	LIST_DIRECTIONS, LIST_FACES, LIST_DICE, LIST_WHICH, LIST_SIDES, LISTS };
enum word {
#define TEXT(id, ...) WORD_##id,
#define NOUN(id, ...) WORD_##id,
#define SAY(id, ...) WORD_##id,
#include "games/kingofpirates/text.def"
#undef SAY
#undef NOUN
#undef TEXT
	WORDS
};
extern const struct number kp_numbers[];
extern const struct saying kp_sayings[];
extern const struct implied kp_implied[];
extern const char *const kp_words[WORDS + 1];

enum verb_id {
#define VERB(id, ...) VERB_##id,
#include "games/kingofpirates/verbs.def"
#undef VERB
	VERBS
};
enum phase {
#define PHASE(id, ...) PHASE_##id,
#include "games/kingofpirates/phases.def"
#undef PHASE
	PHASES
};
enum zone {
#define ZONE(id, ...) ZONE_##id,
#include "games/kingofpirates/zones.def"
#undef ZONE
	ZONES
};
enum counter {
#define COUNTER(id) COUNTER_##id,
#include "games/kingofpirates/counters.def"
#undef COUNTER
	COUNTERS
};
enum house {
#define HOUSE(id, ...) HOUSE_##id,
#include "games/kingofpirates/options.def"
#undef HOUSE
	HOUSES
};
enum section_id {
	SECTION_none,
#define SECTION(id) SECTION_##id,
#include "games/kingofpirates/sections.def"
#undef SECTION
	SECTIONS
};

enum { HAND_SIZE = BAG_SIZE(ACTIONS), SEA_SIZE = BAG_SIZE(TILES), LOOT_SIZE = BAG_SIZE(LOOTS) };

/* A fight, while there is one. */
struct fight {
	uint8_t target, nation;   /* what is attacked; TARGET_NONE: there is no fight */
	uint8_t defender;         /* the seat attacked, or NOBODY */
	uint8_t side;             /* whose dice are being thrown */
	uint8_t rolling;          /* set of dice in the dealer's hand: 1 first, 2 second */
	uint8_t die[SIDES][2];    /* 1 to 6, 0 before the first throw */
	uint8_t bonus[SIDES];     /* from cards */
	uint8_t winner;           /* seat that draws loot; NOBODY until decided */
};

/* Every byte belongs to the position: what a compiler would add between fields or at the end
 * is refused. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"
struct kop {
	struct turn turn;
	uint32_t crew[SEATS_MAX];     /* sets of pirates aboard, captain included */
	uint32_t pirates;             /* the deck of pirates */
	uint32_t dismissed;           /* their discard pile */
	uint16_t scurvy[SEATS_MAX];
	uint8_t score[SEATS_MAX];     /* steps of 100 doubloons */
	uint8_t rum[SEATS_MAX];
	uint8_t balls[SEATS_MAX];
	uint8_t ship[SEATS_MAX];      /* the hex it lies on */
	uint8_t captain[SEATS_MAX];   /* a pirate of the crew, or NO_PIRATE */
	uint8_t parts[SEATS_MAX];     /* set of enum part */
	uint8_t dug[SEATS_MAX];       /* set of islands, numbered as kp_island does */
	uint8_t held[SEATS_MAX];      /* action cards in hand; everybody sees how many */
	uint8_t hand[SEATS_MAX][HAND_SIZE];
	uint8_t deck[HAND_SIZE];      /* action cards to draw */
	uint8_t discard[HAND_SIZE];   /* played or thrown away, face up */
	uint8_t buried[HAND_SIZE];    /* taken by the Dutchman, face down */
	uint8_t deck_size, buried_size;
	uint8_t tile[HEXES];          /* an enum tile for every hex */
	uint8_t sea[2][SEA_SIZE];     /* tiles not yet seen: with sharks, without */
	uint8_t loot[LOOT_SIZE];      /* loot cards to draw */
	uint8_t taken[LOOT_SIZE];     /* their discard pile */
	uint8_t dutchman;             /* the hex he is on */
	uint8_t first;                /* who began the game */
	uint8_t owed;                 /* cards the dealer still has to turn in this phase */
	uint8_t sailed;               /* hexes moved this turn */
	uint8_t winds;                /* tailwinds played this turn */
	uint8_t thefts;               /* thefts done this turn */
	uint8_t honest;               /* one more than the captain who left it, 0: nobody yet */
	uint8_t adrift;               /* seats whose ship is being driven to a hideout */
	uint8_t ended;                /* 1: the turn ends when that is done */
	uint8_t house;                /* set of house rules that are not as we read them */
	uint8_t fought;               /* seats attacked this turn … */
	uint8_t stormed;              /* … and 1: the nation on this hex was, too */
	struct fight fight;
	struct windows windows;
};
#pragma GCC diagnostic pop

_Static_assert(sizeof(struct kop) <= 2048, "struct kop is larger than promised");

/* tables.c */
struct hex_row     { int8_t q, r; uint8_t land, nation, source; };
struct pirate_row  { uint8_t crew, captain, source; };
struct tile_row    { uint8_t target, nation, copies[2], source; };
struct target_row  { uint8_t defence, loot, stays, source; };
struct part_row    { uint8_t price, sails, places, rum, balls, source; };
struct action_row  { uint8_t copies, when, source; };
struct loot_row    { uint8_t value, copies, source; };
struct compass_row { int8_t q, r; uint8_t corner, source; };
struct face_row    { uint8_t weight, rum, scurvy, source; };

enum { WHEN_ANY, WHEN_COMBAT, WHEN_OWN_FIGHT, WHEN_MOVEMENT, WHEN_UPKEEP };

extern const struct hex_row     kp_hex[HEXES];
extern const struct pirate_row  kp_pirate[PIRATES];
extern const struct tile_row    kp_tile[TILES];
extern const struct target_row  kp_target[TARGETS];
extern const struct part_row    kp_part[PARTS];
extern const struct action_row  kp_action[ACTIONS];
extern const struct loot_row    kp_loot[LOOTS];
extern const struct compass_row kp_compass[DIRECTIONS];
extern const struct face_row    kp_face[FACES];
extern const uint8_t            kp_start[SEATS_MAX + 1][SEATS_MAX];
extern const struct list        kp_lists[];
extern const struct verb        kp_verbs[];
extern const char *const        kp_phases[];
extern const struct section     kp_sections[];
extern const struct figure      kp_figures[];
extern const uint16_t           kp_columns[];

int kp_neighbour(int hex, int direction);    /* -1 off the board */
int kp_distance(int from, int to);
int kp_island(int hex);                      /* number of a treasure island, or -1 */
static inline bool kp_hideout(int hex)
{
	return kp_hex[hex].land == LAND_HIDEOUT;
}

/* ship.c: what a ship is and can do */
int kp_count_crew(const struct kop *s, int seat, int ability);
int kp_count_captains(const struct kop *s, int seat, int ability);
int kp_crew_size(uint32_t crew);
int kp_places(const struct kop *s, int seat);
int kp_rum_max(const struct kop *s, int seat);
int kp_balls_max(const struct kop *s, int seat);
int kp_speed(const struct kop *s, int seat);      /* without tailwind */
int kp_hand_limit(const struct kop *s, int seat);
int kp_maps(const struct kop *s, int seat);       /* maps his pirates stand for */
int kp_penalty(const struct kop *s, int seat);    /* scurvy that counts */
bool kp_immune(const struct kop *s, int seat);    /* … to scurvy */
void kp_clip(struct kop *s, int seat);            /* rum and balls above the maximum go back */
void kp_refit(struct kop *s, int seat);
void kp_lose_pirate(struct kop *s, int pirate);   /* to the discard pile, whoever has him */
void kp_need_captain(struct kop *s, int seat);    /* asks for one if it must */

static inline bool kp_house(const struct kop *s, int house)
{
	return s->house >> house & 1;
}

/* flow.c: whose step it is */
void kp_run(struct kop *s);                       /* on to the next decision */
void kp_go(struct kop *s, int next);       /* the bottom of the stack becomes this */
void kp_leave(struct kop *s);                     /* everybody asked has passed */
void kp_begin(struct kop *s, int seat, int phase);  /* a turn, with a clean slate */
void kp_end_turn(struct kop *s);
void kp_gain(struct kop *s, int seat, int steps); /* and perhaps the game is won */
static inline struct window kp_top(const struct kop *s)
{
	return s->windows.open[s->windows.depth - 1];
}

/* One file per part of the rulebook.  kp_enter_… opens a phase, kp_do_… is a move. */
void kp_enter_recruit(struct kop *s);             /* hideout.c */
void kp_enter_crew(struct kop *s);
void kp_enter_buy(struct kop *s);
void kp_enter_captain(struct kop *s);
void kp_do_pirate(struct kop *s, struct move m);
void kp_do_dismiss(struct kop *s, struct move m);
void kp_do_captain(struct kop *s, struct move m);
void kp_do_buy(struct kop *s, struct move m);
void kp_dock(struct kop *s);
int kp_crew_moves(const struct kop *s, int seat, struct move *list);
int kp_captain_moves(const struct kop *s, int seat, struct move *list);
int kp_buy_moves(const struct kop *s, int seat, struct move *list);

void kp_enter_steal(struct kop *s);               /* upkeep.c */
void kp_enter_draw(struct kop *s);
void kp_enter_limit(struct kop *s);
void kp_enter_compass(struct kop *s);
void kp_enter_upkeep(struct kop *s);
void kp_enter_mutiny(struct kop *s);
void kp_leave_steal(struct kop *s);
void kp_leave_mutiny(struct kop *s);
void kp_do_steal(struct kop *s, struct move m);
void kp_do_draw(struct kop *s, struct move m);
void kp_do_discard(struct kop *s, struct move m);
void kp_do_compass(struct kop *s, struct move m);
void kp_do_upkeep(struct kop *s, struct move m);
void kp_do_scapegoat(struct kop *s, struct move m);
void kp_mutiny(struct kop *s, int by, int on);
int kp_steal_moves(const struct kop *s, int seat, struct move *list);
int kp_thefts(const struct kop *s, int seat, struct move *list);  /* what may be stolen now */
bool kp_tempt(struct kop *s);                     /* asks a thief who has taken command */
int kp_limit_moves(const struct kop *s, int seat, struct move *list);
int kp_mutiny_moves(const struct kop *s, int seat, struct move *list);

void kp_enter_adrift(struct kop *s);              /* dutchman.c */
void kp_do_haven(struct kop *s, struct move m);
void kp_dutchman_to(struct kop *s, int hex);
void kp_meet_dutchman(struct kop *s, int hex);    /* every ship on the hex, if he is there */
int kp_next_adrift(const struct kop *s);

void kp_enter_move(struct kop *s);                /* movement.c */
void kp_enter_tile(struct kop *s);
void kp_enter_after(struct kop *s);
void kp_do_sail(struct kop *s, struct move m);
void kp_do_tile(struct kop *s, struct move m);
void kp_do_stop(struct kop *s);
void kp_do_dig(struct kop *s, struct move m);
int kp_move_moves(const struct kop *s, int seat, struct move *list);
int kp_after_moves(const struct kop *s, int seat, struct move *list);
int kp_maps_needed(int hex);                      /* 0 where nothing can be dug */
int kp_treasure(int hex);
int kp_fightable(const struct kop *s, int hex);   /* the target there, TARGET_NONE without */

void kp_enter_roll(struct kop *s);                /* combat.c */
void kp_enter_haul(struct kop *s);
void kp_leave_rolled(struct kop *s);
void kp_leave_loot(struct kop *s);
void kp_do_fight(struct kop *s);
void kp_do_duel(struct kop *s, struct move m);
void kp_do_roll(struct kop *s, struct move m);
void kp_do_reroll(struct kop *s, struct move m);
void kp_do_loot(struct kop *s, struct move m);
int kp_total(const struct kop *s, int side);
int kp_skill(const struct kop *s, int seat, bool against_player);
int kp_loot_cards(const struct kop *s, int seat, int target, int nation);
int kp_fighter(const struct kop *s, int side);    /* the seat on that side, or NOBODY */
bool kp_may_reroll(const struct kop *s, int seat);
int kp_reroll_moves(const struct kop *s, int seat, struct move *list);

bool kp_has(const struct kop *s, int seat, int card);  /* cards.c */
bool kp_knows(const struct kop *s, int seat);     /* false where the view hides that hand */
void kp_spend(struct kop *s, int seat, int card);
void kp_lose_hand(struct kop *s, int seat);
bool kp_can_draw(struct kop *s);                  /* shuffles the discards when it must */
void kp_enter_window(struct kop *s);
void kp_do_card(struct kop *s, struct move m);
void kp_reinforce(struct fight *f, struct move m);  /* attack, ambush, merc, soldiers */
int kp_window_moves(const struct kop *s, int seat, struct move *list);

int kp_outcomes(const void *state, struct outcome *list);       /* deal.c */
struct move kp_sample(const void *state, struct rng *r);
int kp_foresee(const void *view, int seat, struct outcome *list);

void kp_hide(void *state, int seat);                            /* view.c */
struct move kp_hide_move(const void *before, struct move m, int seat);
void kp_guess(void *view, int seat, struct rng *r);
void kp_unseen(const struct kop *s, uint8_t *unseen);           /* cards this view sees nowhere */

int kp_moves(const void *state, int seat, struct move *list);   /* kingofpirates.c */
bool kp_admits(const void *view, int seat, struct move shown);  /* admits.c */

bool kp_put(void *state, struct item what);                     /* put.c */

int kp_counter(const void *state, int which, int seat);         /* scene.c */
int kp_scene(const void *view, int seat, struct item *list);
int kp_tell(const void *before, struct move m, const void *after, struct line *list); /* tell.c */
int kp_explain(const void *view, struct move m, struct line *list);

int kp_value(const void *state, int seat);                      /* value.c */
bool kp_prospect(const void *view, int seat, struct prospect *p);  /* prospect.c */
int kp_odds(int needed, int balls);               /* win chance in 1/10000 */

extern const struct statistic kp_statistics[];                  /* tally.c */
void kp_tally(const void *before, struct move m, const void *after, int64_t *sum);

extern const struct game kingofpirates;

#endif
