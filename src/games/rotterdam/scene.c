/* scene.c -- what lies on the table.
 *
 * Every space of the board is a zone: a ship and its cube lie there and belong to
 * the ship's owner.  On a true state all cards show; on a view what the view does
 * not know is one face-down item with a count. */

#include "games/rotterdam/rotterdam.h"

struct sheet {
	struct item *list;
	int n;
};

/* Lays `count` things down; the item stays within reach even if there are none. */
static struct item *lay(struct sheet *t, int list, int index, int zone, int owner, int count)
{
	struct item *i = &t->list[t->n];

	assert(t->n < ITEMS_MAX);
	*i = (struct item){
		.list = (uint8_t)list,
		.index = (uint8_t)index,
		.zone = (uint8_t)zone,
		.owner = (uint8_t)owner,
		.count = (uint16_t)count,
	};
	t->n += count > 0;
	return i;
}

static void lay_hidden(struct sheet *t, int list, int zone, int owner, int count, int row)
{
	struct item *i = lay(t, list, UNKNOWN, zone, owner, count);

	i->flags = ITEM_FACE_DOWN;
	i->row = (uint8_t)row;
}

static void lay_goods(struct sheet *t, uint64_t goods, int zone, int owner)
{
	for (int i = 0; i < PRODUCTS; i++)
		lay(t, LIST_PRODUCTS, i, zone, owner, goods_count(goods, i));
}

static void lay_orders(struct sheet *t, uint64_t orders, int zone, int owner)
{
	for (; orders != 0; orders &= orders - 1)
		lay(t, LIST_ORDERS, __builtin_ctzll(orders), zone, owner, 1);
}

static void lay_cards(struct sheet *t, const uint8_t *cards, int zone, int owner)
{
	for (int i = 0; i < CARDS; i++)
		lay(t, LIST_CARDS, i, zone, owner, cards[i]);
}

static void at_space(struct item *i, int space)
{
	i->row = rd_row[space];
	i->column = rd_column[space];
}

static void lay_board(struct sheet *t, const struct rotterdam *s)
{
	for (int i = 0; i < SPACES; i++)
		at_space(lay(t, LIST_SPACES, i, ZONE_board, NOBODY, 1), i);
	for (int i = 0; i < FAIRWAYS; i++)
		at_space(lay(t, LIST_FAIRWAYS, i, ZONE_board, NOBODY, 1), rd_fairway[i].from);
	for (int i = 0; i < MATERIALS; i++)
		lay(t, LIST_MATERIALS, i, ZONE_supply, NOBODY, s->supply[i]);
	lay(t, LIST_ZONES, ZONE_master, ZONE_master, s->master, 1);
	if (s->colour != COLOURS)
		lay(t, LIST_COLOURS, s->colour, ZONE_board, NOBODY, 1);
}

static void lay_ships(struct sheet *t, const struct rotterdam *s)
{
	for (int i = 0; i < SHIPS; i++) {
		const int space = s->at[i], owner = i / FLEET;
		if (rd_home(s, i))
			lay(t, LIST_SHIPS, i, ZONE_dock, owner, 1)->flags =
				space == SPACE_BACK ? ITEM_SPENT : 0;
		if (space >= SPACES)
			continue;
		at_space(lay(t, LIST_SHIPS, i, space, owner, 1), space);
		if (s->cargo[i] != CARGO_NONE)
			at_space(lay(t, LIST_MATERIALS, s->cargo[i], space, owner, 1), space);
	}
}

static void lay_stacks(struct sheet *t, const struct rotterdam *s)
{
	if (s->turn.masked) {
		for (int h = 0; h < MATERIALS; h++)
			lay_hidden(t, LIST_PRODUCTS, ZONE_stacks, NOBODY, s->stacked[h], h);
		lay_hidden(t, LIST_CARDS, ZONE_pile, NOBODY, s->piled, 0);
		lay_hidden(t, LIST_ORDERS, ZONE_deck, NOBODY, s->undealt, 0);
	} else {
		lay_goods(t, s->stack, ZONE_stacks, NOBODY);
		lay_cards(t, s->pile, ZONE_pile, NOBODY);
		lay_orders(t, s->deck, ZONE_deck, NOBODY);
	}
	lay_goods(t, s->returned, ZONE_returned, NOBODY);
	lay_cards(t, s->played, ZONE_played, NOBODY);
}

static void lay_seat(struct sheet *t, const struct rotterdam *s, int seat)
{
	if (s->hand[seat] == GOODS_UNKNOWN) {
		lay_hidden(t, LIST_PRODUCTS, ZONE_hand, seat, s->products[seat], 0);
		lay_hidden(t, LIST_ORDERS, ZONE_orders, seat, s->tasks[seat], 0);
		lay_hidden(t, LIST_CARDS, ZONE_cards, seat, s->held[seat], 0);
	} else {
		lay_goods(t, s->hand[seat], ZONE_hand, seat);
		lay_orders(t, s->orders[seat], ZONE_orders, seat);
		lay_cards(t, s->cards[seat], ZONE_cards, seat);
	}
	lay_goods(t, s->shown[seat], ZONE_shown, seat);
	lay_orders(t, s->filled[seat], ZONE_filled, seat);
	lay_cards(t, s->laid[seat], ZONE_laid, seat);
}

/* Rows are the seat's offers, columns for whom (TO_ALL: everybody); a draft counts
 * as spent until it is sent. */
static void lay_offers(struct sheet *t, const struct rotterdam *s, int seat)
{
	for (int slot = 0; slot < SLOTS; slot++) {
		const int offer = s->offer[seat][slot], first = t->n;
		lay_goods(t, s->give[seat][slot], ZONE_gives, seat);
		lay_goods(t, s->want[seat][slot], ZONE_wants, seat);
		for (int i = first; i < t->n; i++) {
			t->list[i].row = (uint8_t)slot;
			t->list[i].column = (uint8_t)((offer & ~OFFER_OPEN) - 1);
			t->list[i].flags = (offer & OFFER_OPEN) != 0 ? 0 : ITEM_SPENT;
		}
	}
}

/* The most there can be: an order lies somewhere once, other cards are one item a kind and
 * place, and no product stands on both sides of an offer. */
enum {
	ITEMS_BOARD = SPACES + FAIRWAYS + MATERIALS + 2 + 2 * SHIPS,
	ITEMS_STACKS = ORDERS + 2 * (PRODUCTS + CARDS),
	ITEMS_SEAT = 2 * (PRODUCTS + CARDS) + SLOTS * PRODUCTS
};
_Static_assert(ITEMS_BOARD + ITEMS_STACKS + SEATS * ITEMS_SEAT <= ITEMS_MAX, "a scene holds all");

int rd_scene(const void *view, int seat, struct item *list)
{
	const struct rotterdam *s = view;
	struct sheet t = {list, 0};

	(void)seat;
	lay_board(&t, s);
	lay_ships(&t, s);
	lay_stacks(&t, s);
	for (int i = 0; i < s->turn.seats; i++) {
		lay_seat(&t, s, i);
		lay_offers(&t, s, i);
	}
	return t.n;
}
