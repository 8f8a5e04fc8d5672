/* nullgame.c -- the game that people copy.
 *
 * A small but whole game in one file, compiled in every build so that the template
 * cannot drift from the interface, and never listed, because it is not worth
 * playing.  It has one of everything a game of this house needs: a first player
 * drawn by lot, a deck, secret hands, face-down money that nobody may look at, a
 * question to several seats at once, points that are shown only at the end, and an
 * option.  To write a game, copy this folder, rename, and let `make property
 * GAME=yours` pass after every step.  A real game splits into the files that
 * CONTRIBUTING.md names and keeps its tables in .def files.
 *
 * The rules.  Fishers hold cards in hand.  On your turn draw a card, sell a fish,
 * buy a boat or pass.  Before a sale is paid, everybody else who holds a card may
 * send a gull, which lowers the price by one coin.  A coin is a card of the deck,
 * laid face down unseen.  After some rounds the hands are shown; coins, boats and
 * the fish in hand score.
 *
 * The invariant: every card of the census is in the deck, on the pile, in a hand,
 * among the coins or among the shown ones, once.  In a view, deck and pile are
 * only numbers, and unseen cards in hand or money are UNKNOWN. */

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "rules/bag.h"
#include "rules/game.h"
#include "rules/rows.h"
#include "rules/window.h"

/* clang-format off */

/* The tables.  id, copies, copies added by stormy weather, price, points, words. */
#define CARDS(CARD) \
	CARD(herring, 8, 0, 1, 1, "herring", "haring",  "Hering") \
	CARD(cod,     6, 0, 2, 2, "cod",     "kabeljauw", "Kabeljau") \
	CARD(pike,    4, 0, 3, 3, "pike",    "snoek",   "Hecht") \
	CARD(gull,    6, 4, 0, 0, "gull",    "meeuw",   "Möwe")

enum { HAND_START = 2, BOAT_PRICE = 3, BOAT_POINTS = 4, GULL_TAKES = 1 };

#define TEXTS(TEXT) \
	TEXT(none, "", "", "") \
	TEXT(title, "Null game", "Nulspel", "Nullspiel") \
	TEXT(summary, "A template that can be played.", "Een sjabloon dat je kunt spelen.", \
		"Eine Vorlage, die man spielen kann.") \
	TEXT(few, "stormy weather needs three fishers", "bij storm zijn drie vissers nodig", \
		"bei Sturm braucht es drei Fischer") \
	TEXT(deck, "deck", "stapel", "Stapel") \
	TEXT(pile, "pile", "aflegstapel", "Ablage") \
	TEXT(hand, "hand", "hand", "Hand") \
	TEXT(coins, "coins", "munten", "Münzen") \
	TEXT(shown, "shown cards", "getoonde kaarten", "gezeigte Karten") \
	TEXT(boats, "boats", "boten", "Boote") \
	TEXT(cards, "cards", "kaarten", "Karten") \
	TEXT(points, "points", "punten", "Punkte") \
	TEXT(price, "price", "prijs", "Preis") \
	TEXT(ours, "our own invention", "eigen vinding", "eigene Erfindung") \
	TEXT(do_pass, "pass", "passen", "passen") \
	TEXT(do_start, "{0} begins", "{0} begint", "{0} beginnt") \
	TEXT(do_deal, "{0} is dealt {1}", "{0} krijgt {1}", "{0} bekommt {1}") \
	TEXT(do_coin, "{0} gets a coin", "{0} krijgt een munt", "{0} bekommt eine Münze") \
	TEXT(do_show, "{0} shows {1}", "{0} toont {1}", "{0} zeigt {1}") \
	TEXT(do_draw, "draw a card", "een kaart trekken", "eine Karte ziehen") \
	TEXT(do_sell, "sell {0}", "{0} verkopen", "{0} verkaufen") \
	TEXT(do_boat, "buy a boat", "een boot kopen", "ein Boot kaufen") \
	TEXT(do_gull, "send a gull", "een meeuw sturen", "eine Möwe schicken") \
	TEXT(say_pass, "{who} passes", "{who} past", "{who} passt") \
	TEXT(say_start, "{who} begins", "{who} begint", "{who} beginnt") \
	TEXT(say_deal, "{who} draws a card", "{who} trekt een kaart", "{who} zieht eine Karte") \
	TEXT(say_coin, "{who} gets a coin", "{who} krijgt een munt", "{who} bekommt eine Münze") \
	TEXT(say_show, "{who} shows: {0}", "{who} toont: {0}", "{who} zeigt: {0}") \
	TEXT(say_sell, "{who} offers for sale: {0}", "{who} biedt te koop aan: {0}", \
		"{who} bietet zum Verkauf an: {0}") \
	TEXT(say_boat, "{who} buys a boat for {#0|coin|coins}", \
		"{who} koopt een boot voor {#0|munt|munten}", \
		"{who} kauft ein Boot für {#0|Münze|Münzen}") \
	TEXT(say_gull, "{who} sends a gull", "{who} stuurt een meeuw", "{who} schickt eine Möwe") \
	TEXT(say_sold, "the sale brings {who} {#0|coin|coins}", \
		"de verkoop levert {who} {#0|munt|munten} op", \
		"der Verkauf bringt {who} {#0|Münze|Münzen}") \
	TEXT(say_cost, "costs {#0|coin|coins}", "kost {#0|munt|munten}", "kostet {#0|Münze|Münzen}") \
	TEXT(say_gain, "worth {#0|point|points}", "{#0|punt|punten} waard", "{#0|Punkt|Punkte} wert") \
	TEXT(say_most, "brings at most {#0|coin|coins}", "levert hooguit {#0|munt|munten} op", \
		"bringt höchstens {#0|Münze|Münzen}") \
	TEXT(head_turn, "Your turn", "Je beurt", "Dein Zug") \
	TEXT(body_turn, "Draw a card, sell a fish from your hand, buy a boat, or pass.", \
		"Trek een kaart, verkoop een vis uit je hand, koop een boot of pas.", \
		"Ziehe eine Karte, verkaufe einen Fisch aus der Hand, kaufe ein Boot oder passe.") \
	TEXT(head_sale, "Selling", "Verkopen", "Verkaufen") \
	TEXT(body_sale, "Everyone else with a card in hand may send a gull; each takes a coin off the price.", \
		"Ieder ander met een kaart in de hand mag een meeuw sturen; elke meeuw kost een munt.", \
		"Alle anderen mit einer Handkarte dürfen eine Möwe schicken; jede kostet eine Münze.") \
	TEXT(head_end, "The end", "Het einde", "Das Ende") \
	TEXT(body_end, "After the last round the hands are shown. Coins, boats and fish score.", \
		"Na de laatste ronde worden de handen getoond. Munten, boten en vissen tellen.", \
		"Nach der letzten Runde werden die Hände gezeigt. Münzen, Boote und Fische zählen.")

/* clang-format on */

#define CARD(id, ...) CARD_##id,
enum { CARDS(CARD) KINDS };
#undef CARD

#define CARD(id, copies, storm, price, points, ...) {copies, copies + (storm), price, points},
static const struct {
	uint8_t calm, stormy, price, points;
} card[] = {CARDS(CARD)};
#undef CARD

#define CARD(id, copies, storm, ...) +copies + storm
enum { CARDS_MAX = CARDS(CARD) };
#undef CARD

/* Words: the texts, and after them what the cards are called. */
#define TEXT(id, ...) WORD_##id,
#define CARD(id, ...) WORD_card_##id,
enum { TEXTS(TEXT) CARDS(CARD) };
#undef CARD
#undef TEXT

#define TEXT(id, ...) {__VA_ARGS__},
#define CARD(id, copies, storm, price, points, ...) {__VA_ARGS__},
static const char *const words[][LANGUAGES] = {TEXTS(TEXT) CARDS(CARD)};
#undef CARD
#undef TEXT

#define CARD(id, ...) #id,
static const char *const card_id[] = {CARDS(CARD)};
#undef CARD
#define CARD(id, ...) WORD_card_##id,
static const uint16_t card_word[] = {CARDS(CARD)};
#undef CARD

enum { FISHERS = 4, KIND_ROOM = BAG_SIZE(KINDS), LIST_CARDS = LIST_OWN };
enum phase { PHASE_START, PHASE_TURN, PHASE_SALE, PHASE_SHOW };
enum { VERB_pass, VERB_start, VERB_deal, VERB_coin, VERB_show }; /* the dealer's, and */
enum { VERB_draw = VERB_show + 1, VERB_sell, VERB_boat, VERB_gull };
enum { ZONE_deck, ZONE_pile, ZONE_hand, ZONE_coins, ZONE_shown };
enum { COUNTER_coins, COUNTER_cards, COUNTER_boats, COUNTER_points };
enum { SECTION_none, SECTION_turn, SECTION_sale, SECTION_end };
enum { OPTION_players, OPTION_rounds, OPTION_weather };

/* Bytes throughout, so that the compiler adds no padding: padding would be a byte
 * that is not part of the position. */
struct nullgame {
	struct turn turn;
	uint8_t deck[KIND_ROOM], pile[KIND_ROOM]; /* how many of each kind; zero in a view */
	uint8_t deck_size, pile_size;             /* everybody may count them */
	uint8_t start, rounds, stormy;            /* first player; options */
	uint8_t spare[2];                         /* always zero: fills the last word */
	uint8_t owed_cards[FISHERS], owed_coins[FISHERS]; /* what the dealer still has to deal */
	uint8_t boats[FISHERS];
	uint8_t hand_size[FISHERS], coin_size[FISHERS], shown_size[FISHERS];
	uint8_t hand[CARDS_MAX], coin[CARDS_MAX], shown[CARDS_MAX]; /* rows; UNKNOWN in a view */
	struct windows windows; /* a sale waiting for the gulls */
};
_Static_assert(sizeof(struct nullgame) ==
                       offsetof(struct nullgame, windows) + sizeof(struct windows),
               "no padding");
_Static_assert(sizeof(struct nullgame) <= STATE_MAX, "a state must fit");

/* ---- beginning ---------------------------------------------------------- */

static int copies(const struct nullgame *s, int kind)
{
	return s->stormy ? card[kind].stormy : card[kind].calm;
}

static uint16_t refuses(const struct options *o)
{
	return o->value[OPTION_weather] && o->value[OPTION_players] < 3 ? WORD_few : 0;
}

static void setup(void *state, const struct options *o)
{
	struct nullgame *s = state;

	memset(s, 0, sizeof *s);
	s->turn.seats = (uint8_t)o->value[OPTION_players];
	s->turn.waiting = 1u << DEALER;
	s->rounds = (uint8_t)o->value[OPTION_rounds];
	s->stormy = (uint8_t)o->value[OPTION_weather];
	for (int kind = 0; kind < KINDS; kind++) {
		s->deck[kind] = (uint8_t)copies(s, kind);
		s->deck_size = (uint8_t)(s->deck_size + copies(s, kind));
	}
}

/* ---- cards on their way ------------------------------------------------- */

/* The pile becomes the deck when the deck is empty.  A view only moves numbers. */
static void refill(struct nullgame *s)
{
	if (s->deck_size > 0)
		return;
	memcpy(s->deck, s->pile, sizeof s->deck);
	memset(s->pile, 0, sizeof s->pile);
	s->deck_size = s->pile_size;
	s->pile_size = 0;
}

static void discard(struct nullgame *s, uint8_t kind)
{
	if (!s->turn.masked)
		bag_add(s->pile, kind);
	s->pile_size++;
}

static void leave_deck(struct nullgame *s, uint8_t kind)
{
	if (!s->turn.masked)
		bag_take(s->deck, kind);
	s->deck_size--;
}

/* Takes a card from a hand.  Whoever cannot see that hand takes an unknown card. */
static void leave_hand(struct nullgame *s, int seat, uint8_t kind)
{
	int i = rows_find(s->hand, s->hand_size, seat, kind);

	if (i < 0) {
		assert(s->turn.masked);
		i = rows_find(s->hand, s->hand_size, seat, UNKNOWN);
	}
	rows_take(s->hand, sizeof s->hand, s->hand_size, FISHERS, seat, i);
}

/* Money is spent from the top, and goes to the pile as it lies: face down. */
static void pay(struct nullgame *s, int seat, int coins)
{
	while (coins-- > 0)
		discard(s, rows_take(s->coin, sizeof s->coin, s->coin_size, FISHERS, seat,
		                     s->coin_size[seat] - 1));
}

/* ---- whose step it is --------------------------------------------------- */

/* The first seat with something in a row of bytes, or -1. */
static int first(const uint8_t *row, int seats)
{
	for (int seat = 0; seat < seats; seat++)
		if (row[seat] > 0)
			return seat;
	return -1;
}

static bool owes(const struct nullgame *s)
{
	return first(s->owed_cards, FISHERS) >= 0 || first(s->owed_coins, FISHERS) >= 0;
}

/* After every change: the dealer first, as long as there are cards to deal, then
 * whoever the phase is about.  Only public facts decide. */
static void settle(struct nullgame *s)
{
	refill(s);
	if (s->deck_size == 0) {
		memset(s->owed_cards, 0, sizeof s->owed_cards);
		memset(s->owed_coins, 0, sizeof s->owed_coins);
	}
	if (owes(s)) {
		s->turn.waiting = 1u << DEALER;
	} else if (s->turn.phase == PHASE_SHOW) {
		s->turn.over = first(s->hand_size, FISHERS) < 0;
		s->turn.waiting = s->turn.over ? 0 : 1u << DEALER;
	} else {
		s->turn.waiting = (uint8_t)(1u << s->turn.active);
	}
}

static void end_turn(struct nullgame *s)
{
	s->turn.active = (uint8_t)((s->turn.active + 1) % s->turn.seats);
	if (s->turn.active == s->start)
		s->turn.round++;
	s->turn.phase = s->turn.round > s->rounds ? PHASE_SHOW : PHASE_TURN;
	settle(s);
}

/* ---- the steps ---------------------------------------------------------- */

static void begin(struct nullgame *s, uint8_t seat)
{
	s->start = s->turn.active = seat;
	s->turn.phase = PHASE_TURN;
	s->turn.round = 1;
	memset(s->owed_cards, HAND_START, s->turn.seats);
	settle(s);
}

static void deal(struct nullgame *s, int seat, uint8_t kind)
{
	leave_deck(s, kind);
	rows_push(s->hand, sizeof s->hand, s->hand_size, FISHERS, seat, kind);
	s->owed_cards[seat]--;
	settle(s);
}

static void deal_coin(struct nullgame *s, int seat, uint8_t kind)
{
	leave_deck(s, kind);
	rows_push(s->coin, sizeof s->coin, s->coin_size, FISHERS, seat, kind);
	s->owed_coins[seat]--;
	settle(s);
}

static void show(struct nullgame *s, int seat, uint8_t kind)
{
	leave_hand(s, seat, kind);
	rows_push(s->shown, sizeof s->shown, s->shown_size, FISHERS, seat, kind);
	settle(s);
}

static void resolve_sale(struct nullgame *s)
{
	const struct window sale = window_pop(&s->windows);

	s->owed_coins[sale.by] = sale.arg;
	end_turn(s);
}

/* Asks everybody else who holds any card: asking only those who hold a gull would
 * tell the table who does. */
static void sell(struct nullgame *s, int seat, uint8_t kind)
{
	leave_hand(s, seat, kind);
	discard(s, kind);
	window_push(&s->windows,
	            (struct window){.by = (uint8_t)seat, .on = kind, .arg = card[kind].price});
	s->turn.phase = PHASE_SALE;
	s->turn.waiting = 0;
	for (int other = 0; other < s->turn.seats; other++)
		if (other != seat && s->hand_size[other] > 0)
			s->turn.waiting |= (uint8_t)(1u << other);
	if (s->turn.waiting == 0)
		resolve_sale(s);
}

/* An answer to a sale, in whatever order the seats give theirs. */
static void answer(struct nullgame *s, int seat, bool gull)
{
	struct window *sale = window_top(&s->windows);

	if (gull) {
		leave_hand(s, seat, CARD_gull);
		discard(s, CARD_gull);
		sale->arg = sale->arg > GULL_TAKES ? (uint8_t)(sale->arg - GULL_TAKES) : 0;
	}
	s->turn.waiting &= (uint8_t) ~(1u << seat);
	if (s->turn.waiting == 0)
		resolve_sale(s);
}

static void draw(struct nullgame *s, int seat)
{
	s->owed_cards[seat]++;
	end_turn(s);
}

static void buy_boat(struct nullgame *s, int seat)
{
	pay(s, seat, BOAT_PRICE);
	s->boats[seat]++;
	end_turn(s);
}

static void pass(struct nullgame *s, int seat)
{
	if (s->turn.phase == PHASE_SALE)
		answer(s, seat, false);
	else
		end_turn(s);
}

static void apply(void *state, struct move m)
{
	struct nullgame *s = state;

	assert(turn_waits(&s->turn, m.seat));
	s->turn.ply++;
	switch (m.verb) {
	case VERB_pass: pass(s, m.seat); break;
	case VERB_start: begin(s, m.arg[0]); break;
	case VERB_deal: deal(s, m.arg[0], m.arg[1]); break;
	case VERB_coin: deal_coin(s, m.arg[0], m.arg[1]); break;
	case VERB_show: show(s, m.arg[0], m.arg[1]); break;
	case VERB_draw: draw(s, m.seat); break;
	case VERB_sell: sell(s, m.seat, m.arg[0]); break;
	case VERB_boat: buy_boat(s, m.seat); break;
	case VERB_gull: answer(s, m.seat, true); break;
	default: assert(0 && "no such verb");
	}
}

/* ---- what is allowed ---------------------------------------------------- */

static bool holds(const struct nullgame *s, int seat, int kind)
{
	return rows_find(s->hand, s->hand_size, seat, (uint8_t)kind) >= 0;
}

static int turn_moves(const struct nullgame *s, int seat, struct move *list)
{
	int n = 0;

	list[n++] = move_of(seat, VERB_pass);
	if (s->deck_size + s->pile_size > 0)
		list[n++] = move_of(seat, VERB_draw);
	for (int kind = 0; kind < KINDS; kind++)
		if (card[kind].price > 0 && holds(s, seat, kind))
			list[n++] = move_with(seat, VERB_sell, kind);
	if (s->coin_size[seat] >= BOAT_PRICE)
		list[n++] = move_of(seat, VERB_boat);
	return n;
}

static int moves(const void *state, int seat, struct move *list)
{
	const struct nullgame *s = state;
	int n = 0;

	if (seat == DEALER || !turn_waits(&s->turn, seat))
		return 0;
	if (s->turn.phase == PHASE_TURN)
		return turn_moves(s, seat, list);
	list[n++] = move_of(seat, VERB_pass);
	if (holds(s, seat, CARD_gull))
		list[n++] = move_of(seat, VERB_gull);
	return n;
}

static struct move dealt(int verb, int seat, int kind)
{
	struct move m = move_with(DEALER, verb, seat);

	m.arg[1] = (uint8_t)kind;
	return m;
}

/* What the dealer deals next: to whom, by which verb. */
static int debt(const struct nullgame *s, int *verb)
{
	const int seat = first(s->owed_cards, FISHERS);

	*verb = seat >= 0 ? VERB_deal : VERB_coin;
	return seat >= 0 ? seat : first(s->owed_coins, FISHERS);
}

static struct move next_shown(const struct nullgame *s)
{
	const int seat = first(s->hand_size, FISHERS);

	return dealt(VERB_show, seat, s->hand[rows_start(s->hand_size, seat)]);
}

static int outcomes(const void *state, struct outcome *list)
{
	const struct nullgame *s = state;
	int n = 0, verb;

	if (!turn_waits(&s->turn, DEALER))
		return 0;
	if (s->turn.phase == PHASE_START) {
		for (int seat = 0; seat < s->turn.seats; seat++)
			list[n++] = (struct outcome){move_with(DEALER, VERB_start, seat), 1};
	} else if (owes(s)) {
		const int seat = debt(s, &verb);
		for (int kind = 0; kind < KINDS; kind++)
			if (s->deck[kind] > 0)
				list[n++] =
					(struct outcome){dealt(verb, seat, kind), s->deck[kind]};
	} else {
		list[n++] = (struct outcome){next_shown(s), 1};
	}
	return n;
}

/* The same as outcomes, faster.  Optional; the dealer can do without. */
static struct move sample(const void *state, struct rng *r)
{
	const struct nullgame *s = state;
	int verb;

	if (s->turn.phase == PHASE_START)
		return move_with(DEALER, VERB_start, (int)rng_below(r, s->turn.seats));
	if (!owes(s))
		return next_shown(s);
	const int seat = debt(s, &verb);
	return dealt(verb, seat, bag_nth(s->deck, KIND_ROOM, rng_below(r, s->deck_size)));
}

/* ---- secrets: all of them on this page ---------------------------------- */

static void hide(void *state, int seat)
{
	struct nullgame *s = state;

	for (int other = 0; other < FISHERS; other++)
		if (other != seat)
			memset(s->hand + rows_start(s->hand_size, other), UNKNOWN,
			       s->hand_size[other]);
	memset(s->coin, UNKNOWN, (size_t)rows_end(s->coin_size, FISHERS));
	memset(s->deck, 0, sizeof s->deck);
	memset(s->pile, 0, sizeof s->pile);
	s->turn.masked = 1;
}

static struct move hide_move(const void *before, struct move m, int seat)
{
	(void)before;
	if (m.verb == VERB_coin || (m.verb == VERB_deal && m.arg[0] != seat))
		m.arg[1] = UNKNOWN;
	return m;
}

static void count_known(uint8_t *bag, const uint8_t *thing, int n)
{
	for (int i = 0; i < n; i++)
		if (thing[i] != UNKNOWN)
			bag_take(bag, thing[i]);
}

static int draw_any(uint8_t *bag, struct rng *r)
{
	return bag_draw(bag, KIND_ROOM, (unsigned)bag_total(bag, KIND_ROOM), r);
}

static void fill(uint8_t *bag, uint8_t *thing, int n, struct rng *r)
{
	for (int i = 0; i < n; i++)
		if (thing[i] == UNKNOWN)
			thing[i] = (uint8_t)draw_any(bag, r);
}

/* Whatever the view does not show is spread at random: all such worlds are
 * equally likely, as far as this view remembers. */
static void guess(void *view, int seat, struct rng *r)
{
	struct nullgame *s = view;
	const int hands = rows_end(s->hand_size, FISHERS);
	uint8_t rest[KIND_ROOM] = {0};

	(void)seat;
	for (int kind = 0; kind < KINDS; kind++)
		rest[kind] = (uint8_t)copies(s, kind);
	count_known(rest, s->hand, hands);
	count_known(rest, s->shown, rows_end(s->shown_size, FISHERS));
	fill(rest, s->hand, hands, r);
	fill(rest, s->coin, rows_end(s->coin_size, FISHERS), r);
	for (int i = 0; i < s->deck_size; i++)
		bag_add(s->deck, draw_any(rest, r));
	memcpy(s->pile, rest, sizeof s->pile);
	s->turn.masked = 0;
}

/* ---- numbers ------------------------------------------------------------ */

static int shown_points(const struct nullgame *s, int seat)
{
	const uint8_t *at = s->shown + rows_start(s->shown_size, seat);
	int points = 0;

	for (int i = 0; i < s->shown_size[seat]; i++)
		points += card[at[i]].points;
	return points;
}

static int counter(const void *state, int which, int seat)
{
	const struct nullgame *s = state;

	switch (which) {
	case COUNTER_coins: return s->coin_size[seat];
	case COUNTER_cards: return s->hand_size[seat];
	case COUNTER_boats: return s->boats[seat];
	default: return s->coin_size[seat] + BOAT_POINTS * s->boats[seat] + shown_points(s, seat);
	}
}

static int value(const void *state, int seat)
{
	return counter(state, COUNTER_points, seat);
}

static void result(const void *state, struct result *r)
{
	const struct nullgame *s = state;

	*r = (struct result){0};
	for (int seat = 0; seat < s->turn.seats; seat++)
		r->score[seat] = (int16_t)value(s, seat);
	for (int seat = 0; seat < s->turn.seats && s->turn.over; seat++) {
		r->place[seat] = 1;
		for (int other = 0; other < s->turn.seats; other++)
			if (r->score[other] > r->score[seat])
				r->place[seat]++;
	}
}

static void count_all(uint8_t *bag, const uint8_t *thing, int n)
{
	for (int i = 0; i < n; i++)
		bag_add(bag, thing[i]);
}

static bool check(const void *state)
{
	const struct nullgame *s = state;
	uint8_t all[KIND_ROOM];

	if (bag_total(s->deck, KIND_ROOM) != s->deck_size ||
	    bag_total(s->pile, KIND_ROOM) != s->pile_size)
		return false;
	memcpy(all, s->deck, sizeof all);
	for (int kind = 0; kind < KINDS; kind++)
		all[kind] = (uint8_t)(all[kind] + s->pile[kind]);
	count_all(all, s->hand, rows_end(s->hand_size, FISHERS));
	count_all(all, s->coin, rows_end(s->coin_size, FISHERS));
	count_all(all, s->shown, rows_end(s->shown_size, FISHERS));
	for (int kind = 0; kind < KINDS; kind++)
		if (all[kind] != copies(s, kind))
			return false;
	return true;
}

/* ---- a position set up by hand ------------------------------------------ */

/* Coins too few are dealt by the dealer, coins too many go back to the deck. */
static bool put_coins(struct nullgame *s, int seat, int coins)
{
	if (coins > s->coin_size[seat] + s->deck_size)
		return false;
	while (s->coin_size[seat] > coins) {
		bag_add(s->deck, rows_take(s->coin, sizeof s->coin, s->coin_size, FISHERS, seat,
		                           s->coin_size[seat] - 1));
		s->deck_size++;
	}
	s->owed_coins[seat] = (uint8_t)(coins - s->coin_size[seat]);
	return true;
}

static bool put_hand(struct nullgame *s, const struct item *what)
{
	if (s->deck[what->index] < what->count)
		return false;
	for (int i = 0; i < what->count; i++) {
		leave_deck(s, what->index);
		rows_push(s->hand, sizeof s->hand, s->hand_size, FISHERS, what->owner, what->index);
	}
	return true;
}

static bool put(void *state, struct item what)
{
	struct nullgame *s = state;
	bool done = false;

	if (s->turn.masked || s->turn.phase != PHASE_TURN || what.owner >= s->turn.seats)
		return false;
	if (what.list == LIST_COUNTERS && what.index == COUNTER_coins)
		done = put_coins(s, what.owner, what.count);
	else if (what.list == LIST_CARDS && what.index < KINDS && what.zone == ZONE_hand)
		done = put_hand(s, &what);
	if (done)
		settle(s);
	return done;
}

/* ---- presentation, as data ---------------------------------------------- */

static struct item card_item(int kind, int zone, int owner, int count)
{
	const bool down = kind == UNKNOWN || zone == ZONE_coins || owner == NOBODY;

	return (struct item){.list = LIST_CARDS,
	                     .index = (uint8_t)kind,
	                     .zone = (uint8_t)zone,
	                     .owner = (uint8_t)owner,
	                     .count = (uint16_t)count,
	                     .flags = down ? ITEM_FACE_DOWN : 0};
}

static int add_heap(struct item *list, int n, int zone, const uint8_t *bag, int size, bool masked)
{
	if (masked && size > 0)
		list[n++] = card_item(UNKNOWN, zone, NOBODY, size);
	for (int kind = 0; kind < KINDS && !masked; kind++)
		if (bag[kind] > 0)
			list[n++] = card_item(kind, zone, NOBODY, bag[kind]);
	return n;
}

static int add_row(struct item *list, int n, int zone, int seat, const uint8_t *thing,
                   const uint8_t *size)
{
	const uint8_t *at = thing + rows_start(size, seat);

	for (int i = 0; i < size[seat]; i++)
		list[n++] = card_item(at[i], zone, seat, 1);
	return n;
}

static int scene(const void *view, int seat, struct item *list)
{
	const struct nullgame *s = view;
	int n = 0;

	(void)seat;
	n = add_heap(list, n, ZONE_deck, s->deck, s->deck_size, s->turn.masked);
	n = add_heap(list, n, ZONE_pile, s->pile, s->pile_size, s->turn.masked);
	for (int other = 0; other < s->turn.seats; other++) {
		n = add_row(list, n, ZONE_hand, other, s->hand, s->hand_size);
		n = add_row(list, n, ZONE_coins, other, s->coin, s->coin_size);
		n = add_row(list, n, ZONE_shown, other, s->shown, s->shown_size);
	}
	return n;
}

static struct line say(int word, int seat, int section, int arg)
{
	return (struct line){(uint16_t)word, (uint8_t)seat, (uint8_t)section, {(uint16_t)arg}};
}

static struct line tell_move(struct move m)
{
	switch (m.verb) {
	case VERB_start: return say(WORD_say_start, m.arg[0], SECTION_none, 0);
	case VERB_deal: return say(WORD_say_deal, m.arg[0], SECTION_turn, 0);
	case VERB_coin: return say(WORD_say_coin, m.arg[0], SECTION_sale, 0);
	case VERB_show: return say(WORD_say_show, m.arg[0], SECTION_end, card_word[m.arg[1]]);
	case VERB_sell: return say(WORD_say_sell, m.seat, SECTION_sale, card_word[m.arg[0]]);
	case VERB_boat: return say(WORD_say_boat, m.seat, SECTION_turn, BOAT_PRICE);
	case VERB_gull: return say(WORD_say_gull, m.seat, SECTION_sale, 0);
	default: return say(WORD_say_pass, m.seat, SECTION_turn, 0);
	}
}

static int tell(const void *before, struct move m, const void *after, struct line *list)
{
	const struct nullgame *was = before, *is = after;
	int n = 0;

	if (m.verb == VERB_draw)
		return 0; /* the dealer's answer says it */
	list[n++] = tell_move(m);
	if (is->windows.depth == 0 && (was->windows.depth > 0 || m.verb == VERB_sell)) {
		const int seller = was->turn.active;
		list[n++] = say(WORD_say_sold, seller, SECTION_sale, is->owed_coins[seller]);
	}
	return n;
}

static int explain(const void *view, struct move m, struct line *list)
{
	int n = 0;

	(void)view;
	if (m.verb == VERB_boat) {
		list[n++] = say(WORD_say_cost, m.seat, SECTION_turn, BOAT_PRICE);
		list[n++] = say(WORD_say_gain, m.seat, SECTION_end, BOAT_POINTS);
	}
	if (m.verb == VERB_sell)
		list[n++] = say(WORD_say_most, m.seat, SECTION_sale, card[m.arg[0]].price);
	return n;
}

/* ---- the struct --------------------------------------------------------- */

static const char *const weather[] = {"calm", "stormy", NULL};
static const struct option options[] = {
	[OPTION_players] = {"players", NULL, 2, FISHERS, 3, false},
	[OPTION_rounds] = {"rounds", NULL, 1, 9, 5, false},
	[OPTION_weather] = {"weather", weather, 0, 1, 0, false},
	{0},
};

static const struct verb verbs[] = {
	[VERB_pass] = {.name = "pass", .word = WORD_do_pass},
	[VERB_start] = {.name = "start", .list = {LIST_SEATS}, .word = WORD_do_start},
	[VERB_deal] = {.name = "deal", .list = {LIST_SEATS, LIST_CARDS}, .word = WORD_do_deal},
	[VERB_coin] = {.name = "coin", .list = {LIST_SEATS, LIST_CARDS}, .word = WORD_do_coin},
	[VERB_show] = {.name = "show", .list = {LIST_SEATS, LIST_CARDS}, .word = WORD_do_show},
	[VERB_draw] = {.name = "draw", .word = WORD_do_draw},
	[VERB_sell] = {.name = "sell", .list = {LIST_CARDS}, .word = WORD_do_sell},
	[VERB_boat] = {.name = "boat", .word = WORD_do_boat},
	[VERB_gull] = {.name = "gull", .word = WORD_do_gull},
	{0},
};

/* clang-format off */
static const char *const nothing[] = {NULL};
static const char *const zone_id[] = {"deck", "pile", "hand", "coins", "shown"};
static const uint16_t zone_word[] = {WORD_deck, WORD_pile, WORD_hand, WORD_coins, WORD_shown};
static const char *const counter_id[] = {"coins", "cards", "boats", "points"};
static const uint16_t counter_word[] = {WORD_coins, WORD_cards, WORD_boats, WORD_points};
static const struct list lists[] = {
	[LIST_NONE] = {nothing, NULL, 0},
	[LIST_ZONES] = {zone_id, zone_word, 5},
	[LIST_SEATS] = {nothing, NULL, 0},
	[LIST_COUNTERS] = {counter_id, counter_word, 4},
	[LIST_CARDS] = {card_id, card_word, KINDS},
	{0},
};
/* clang-format on */

static const char *const phases[] = {"start", "turn", "sale", "show", NULL};
static const struct section sections[] = {
	[SECTION_none] = {0},
	[SECTION_turn] = {"turn", WORD_head_turn, WORD_body_turn},
	[SECTION_sale] = {"sale", WORD_head_sale, WORD_body_sale},
	[SECTION_end] = {"end", WORD_head_end, WORD_body_end},
	{0},
};

static const uint16_t columns[] = {WORD_price, WORD_points, 0};
#define CARD(id, copies, storm, price, points, ...) \
	{LIST_CARDS, CARD_##id, copies, WORD_none, WORD_none, WORD_ours, {price, points}},
static const struct figure figures[] = {CARDS(CARD){0}};
#undef CARD

const struct game nullgame; /* list.def declares it for games that are listed */
const struct game nullgame = {
	.name = "nullgame",
	.title = WORD_title,
	.summary = WORD_summary,
	.rules = 1,
	.state_size = sizeof(struct nullgame),
	.plies = 1000,
	.options = options,
	.verbs = verbs,
	.lists = lists,
	.phases = phases,
	.sections = sections,
	.figures = figures,
	.columns = columns,
	.words = words,
	.refuses = refuses,
	.setup = setup,
	.moves = moves,
	.outcomes = outcomes,
	.apply = apply,
	.hide = hide,
	.hide_move = hide_move,
	.guess = guess,
	.result = result,
	.check = check,
	.put = put,
	.counter = counter,
	.scene = scene,
	.tell = tell,
	.explain = explain,
	.sample = sample,
	.value = value,
};
