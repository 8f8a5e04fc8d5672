/* scene.c -- what lies where, for any front end to draw. */

#include "games/nullgame/nullgame.h"

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

int null_scene(const void *view, int seat, struct item *list)
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
