/* tell.c -- what happened and what a move would do, for any language to say.  Which turn a
 * line belongs to, who acted and how much it matters is added by tell_step. */

#include "games/nullgame/nullgame.h"

static struct line say(int word, int seat, int section, int arg)
{
	return (struct line){.word = (uint16_t)word,
	                     .seat = (uint8_t)seat,
	                     .section = (uint8_t)section,
	                     .arg = {(uint16_t)arg}};
}

static struct line tell_move(struct move m)
{
	switch (m.verb) {
	case VERB_start: return say(WORD_say_start, m.arg[0], SECTION_none, 0);
	case VERB_deal: return say(WORD_say_deal, m.arg[0], SECTION_turn, 0);
	case VERB_coin: return say(WORD_say_coin, m.arg[0], SECTION_sale, 0);
	case VERB_show: return say(WORD_say_show, m.arg[0], SECTION_end, null_card_word[m.arg[1]]);
	case VERB_sell: return say(WORD_say_sell, m.seat, SECTION_sale, null_card_word[m.arg[0]]);
	case VERB_boat: return say(WORD_say_boat, m.seat, SECTION_turn, BOAT_PRICE);
	case VERB_gull: return say(WORD_say_gull, m.seat, SECTION_sale, 0);
	default: return say(WORD_say_pass, m.seat, SECTION_turn, 0);
	}
}

int null_tell(const void *before, struct move m, const void *after, struct line *list)
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

int null_explain(const void *view, struct move m, struct line *list)
{
	int n = 0;

	(void)view;
	if (m.verb == VERB_boat) {
		list[n++] = say(WORD_why_cost, m.seat, SECTION_turn, BOAT_PRICE);
		list[n++] = say(WORD_why_gain, m.seat, SECTION_end, BOAT_POINTS);
	}
	if (m.verb == VERB_sell)
		list[n++] = say(WORD_why_most, m.seat, SECTION_sale, null_card[m.arg[0]].price);
	return n;
}
