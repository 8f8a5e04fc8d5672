/* seats.c -- what lies in front of every seat.
 *
 * With room each seat has its counters and a list of what it holds; without, one line. */

#include "rules/notation.h"
#include "tui/draw.h"
#include "tui/skin.h"

enum { NAME_COLUMNS = 12, HOLD_SIZE = 4096 };

/* There is something, and neither a counter nor the board says it already. */
static bool worth_telling(const struct sight *s, int zone, int seat)
{
	const char *id = sight_zone_id(s, zone);
	bool there = false, seen = false;

	for (int i = 0; i < s->items; i++)
		if (sight_lies(&s->item[i], zone, seat)) {
			there = true;
			seen = seen || s->item[i].index != UNKNOWN;
		}
	return there && !skin_lists(s->skin->silent, id) &&
	       (seen || !skin_lists(s->skin->counted, id));
}

/* Everything a seat has, zone by zone. */
static void holdings(const struct sight *s, int seat, bool heads, struct text *t)
{
	const struct game *g = s->eyes.game;

	for (int zone = 0; zone < g->lists[LIST_ZONES].size; zone++) {
		char line[HOLD_SIZE];
		struct text l = text_on(line, sizeof line);
		if (!worth_telling(s, zone, seat))
			continue;
		sight_zone_line(s, zone, seat, false, &l);
		if (t->at != t->start)
			text_add(t, heads ? "\n" : "; ");
		text_add(t, line);
	}
}

static int counter_rows(const struct frame *f, const struct sight *s, int seat, int width)
{
	char counters[CHIP_SIZE];
	struct text c = text_on(counters, sizeof counters);

	sight_counters(s, seat, &c);
	return frame_rows(f, width - NAME_COLUMNS - 3, counters);
}

static int seat_rows(const struct frame *f, const struct sight *s, int seat, int width)
{
	char hold[HOLD_SIZE];
	struct text t = text_on(hold, sizeof hold);

	holdings(s, seat, true, &t);
	return counter_rows(f, s, seat, width) + frame_rows(f, width - 2, hold);
}

int seats_rows(const struct frame *f, const struct sight *s, int width)
{
	int rows = 0;

	for (int seat = 0; seat < sight_turn(s)->seats; seat++)
		rows += seat_rows(f, s, seat, width);
	return rows;
}

/* Name and counters; returns the column behind them, and the rows they took. */
static int draw_line(struct frame *f, struct rect r, const struct sight *s, int seat, int *rows)
{
	char name[CHIP_SIZE], counters[CHIP_SIZE];
	struct text n = text_on(name, sizeof name), c = text_on(counters, sizeof counters);
	const struct turn *turn = sight_turn(s);
	const bool active = turn->active == seat && !turn->over;
	const bool decides = !turn->over && turn_waits(turn, seat);

	sight_seat(s, seat, &n);
	sight_counters(s, seat, &c);
	const char digit[] = {(char)('1' + seat), '\0'};
	frame_put(f, r.y, r.x, 1, TINT_CYAN | STYLE_BOLD, decides ? "▶" : active ? "•" : " ");
	frame_put(f, r.y, r.x + 1, 1, STYLE_BOLD | skin_seat_tint(seat), digit);
	frame_put(f, r.y, r.x + 3, NAME_COLUMNS - 1, active || decides ? STYLE_BOLD : 0, name);
	const int x = r.x + NAME_COLUMNS + 3;
	const int width = r.x + r.w - x;
	if (r.h == 1) {
		*rows = 1;
		return x + frame_put(f, r.y, x, width, STYLE_BOLD, counters);
	}
	*rows = frame_wrap(f, (struct rect){r.y, x, r.h, width}, STYLE_BOLD, 0, counters);
	return x + (*rows > 1 ? width : frame_width(f, counters));
}

/* One seat in the rows it was given. */
static void draw_seat(struct frame *f, struct rect r, const struct sight *s, int seat)
{
	char hold[HOLD_SIZE];
	struct text t = text_on(hold, sizeof hold);
	int rows;
	const int x = draw_line(f, r, s, seat, &rows) + 3;

	holdings(s, seat, r.h > 1, &t);
	if (r.h == 1) {
		frame_put(f, r.y, x, r.x + r.w - x, STYLE_DIM, hold);
		return;
	}
	rect_cut_top(&r, rows > 0 ? rows : 1);
	frame_wrap(f, (struct rect){r.y, r.x + 2, r.h, r.w - 2}, 0, 0, hold);
}

/* Every seat has its line, with room for all its counters; what is left goes to the seat
 * of whoever looks, then to the others in turn, but not to one that something else shows. */
static void share(const struct frame *f, const struct sight *s, struct rect r, int apart, int *rows)
{
	const int seats = sight_turn(s)->seats;
	const int eyes = s->eyes.seat >= 0 && s->eyes.seat < seats ? s->eyes.seat : 0;
	int least[SEATS_MAX], needed = 0, room = r.h;

	for (int seat = 0; seat < seats; seat++) {
		const int own = counter_rows(f, s, seat, r.w);
		least[seat] = own > 0 ? own : 1;
		needed += least[seat];
	}
	for (int seat = 0; seat < seats; seat++)
		rows[seat] = needed <= room ? least[seat] : 1;
	room -= needed <= room ? needed : seats;
	for (int n = 0; n < seats && room > 0; n++) {
		const int seat = (eyes + n) % seats;
		const int more = seat == apart ? 0 : seat_rows(f, s, seat, r.w) - rows[seat];
		rows[seat] += more < room ? more : room;
		room -= more < room ? more : room;
	}
}

bool draw_own(struct frame *f, struct rect r, const struct sight *s)
{
	char hold[HOLD_SIZE], name[CHIP_SIZE];
	struct text t = text_on(hold, sizeof hold), n = text_on(name, sizeof name);

	if (s->eyes.seat < 0 || s->eyes.seat >= sight_turn(s)->seats)
		return false;
	sight_seat(s, s->eyes.seat, &n);
	frame_put(f, r.y, r.x, r.w, STYLE_BOLD, name);
	rect_cut_top(&r, 1);
	holdings(s, s->eyes.seat, true, &t);
	return frame_wrap(f, r, 0, 0, hold) <= r.h;
}

void draw_seats(struct frame *f, struct rect r, const struct sight *s, bool own_elsewhere)
{
	int rows[SEATS_MAX];

	frame_fill(f, rect_cut_top(&r, 1), STYLE_DIM, "─");
	rect_cut_left(&r, 1);
	r.w--;
	share(f, s, r, own_elsewhere ? s->eyes.seat : -1, rows);
	for (int seat = 0; seat < sight_turn(s)->seats && r.h > 0; seat++) {
		const struct rect at = rect_cut_top(&r, rows[seat]);
		int used;
		if (own_elsewhere && seat == s->eyes.seat)
			draw_line(f, at, s, seat, &used);
		else
			draw_seat(f, at, s, seat);
	}
}
