/* seats.c -- what lies in front of every seat.
 *
 * With room each seat has its counters and a list of what it holds; without, one line. */

#include "rules/notation.h"
#include "tui/draw.h"
#include "tui/skin.h"

enum { NAME_COLUMNS = 12, HOLD_SIZE = 4096 };

/* Everything a seat has, zone by zone. */
static void holdings(const struct sight *s, int seat, bool heads, struct text *t)
{
	const struct game *g = s->shown.game;

	for (int zone = 0; zone < g->lists[LIST_ZONES].size; zone++) {
		char line[HOLD_SIZE];
		struct text l = text_on(line, sizeof line);
		bool there = false;
		for (int i = 0; i < s->items; i++)
			there = there || sight_lies(&s->item[i], zone, seat);
		if (!there || skin_lists(s->skin->silent, sight_zone_id(s, zone)))
			continue;
		sight_zone_line(s, zone, seat, false, &l);
		if (t->at != t->start)
			text_add(t, heads ? "\n" : "; ");
		text_add(t, line);
	}
}

static int seat_rows(const struct sight *s, int seat, int width)
{
	char hold[HOLD_SIZE], counters[CHIP_SIZE];
	struct text t = text_on(hold, sizeof hold), c = text_on(counters, sizeof counters);
	const struct rect r = {0, 0, 0, width - 2};

	holdings(s, seat, true, &t);
	sight_counters(s, seat, &c);
	return frame_wrap(NULL, (struct rect){0, 0, 0, width - NAME_COLUMNS - 3}, 0, 0, counters) +
	       frame_wrap(NULL, r, 0, 0, hold);
}

int seats_rows(const struct frame *f, const struct sight *s, int width)
{
	int rows = 0;

	(void)f;
	for (int seat = 0; seat < sight_turn(s)->seats; seat++)
		rows += seat_rows(s, seat, width);
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
	frame_put(f, r.y, r.x + 1, 1, STYLE_DIM, digit);
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

/* Every seat has its line; what is left goes to the seat of whoever looks, then to the
 * others in turn. */
static void share(const struct sight *s, int width, int room, int *rows)
{
	const int seats = sight_turn(s)->seats;
	const int eyes = s->shown.seat >= 0 && s->shown.seat < seats ? s->shown.seat : 0;

	room -= seats;
	for (int seat = 0; seat < seats; seat++)
		rows[seat] = 1;
	for (int n = 0; n < seats && room > 0; n++) {
		const int seat = (eyes + n) % seats;
		const int more = seat_rows(s, seat, width) - 1;
		rows[seat] += more < room ? more : room;
		room -= more < room ? more : room;
	}
}

void draw_own(struct frame *f, struct rect r, const struct sight *s)
{
	char hold[HOLD_SIZE], name[CHIP_SIZE];
	struct text t = text_on(hold, sizeof hold), n = text_on(name, sizeof name);

	if (s->shown.seat < 0 || s->shown.seat >= sight_turn(s)->seats)
		return;
	sight_seat(s, s->shown.seat, &n);
	frame_put(f, r.y, r.x, r.w, STYLE_BOLD, name);
	rect_cut_top(&r, 1);
	holdings(s, s->shown.seat, true, &t);
	frame_wrap(f, r, 0, 0, hold);
}

void draw_seats(struct frame *f, struct rect r, const struct sight *s, int chosen)
{
	int rows[SEATS_MAX];

	(void)chosen;
	frame_fill(f, rect_cut_top(&r, 1), STYLE_DIM, "─");
	rect_cut_left(&r, 1);
	r.w--;
	share(s, r.w, r.h, rows);
	for (int seat = 0; seat < sight_turn(s)->seats && r.h > 0; seat++)
		draw_seat(f, rect_cut_top(&r, rows[seat]), s, seat);
}
