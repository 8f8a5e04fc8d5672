/* choices.c -- what the player may do now: a key, what it is, what it costs and does,
 * how likely and how good. */

#include "tui/draw.h"
#include "tui/skin.h"

enum { DETAIL_ROWS = 2, HINT_WIDTH = 7, WHOLE = 1000 };

/* Digits, then the letters that are no commands. */
static const char keys[] = "123456789abcdefgijkmnptxyz";

int choice_key(int i)
{
	return i >= 0 && i < (int)sizeof keys - 1 ? keys[i] : 0;
}

int choices_top(int cursor, int moves, int rows)
{
	if (rows <= 0 || moves <= rows)
		return 0;
	const int top = cursor - rows / 2;
	return top < 0 ? 0 : top > moves - rows ? moves - rows : top;
}

/* --- Advice ------------------------------------------------------------------------------ */

/* Asks a searching bot for the chance to win after each move. */
static void begin_rating(struct advice *a, const struct sight *s)
{
	const struct budget budget = {0};
	struct rng r;

	rng_seed(&r, a->ply);
	thought_weigh(&a->thought, &bot_adviser, s->eyes.game, s->knows, s->asked, budget, r);
}

static void read_rating(struct advice *a, const struct sight *s)
{
	const struct weight *weight = a->thought.weight;

	thought_wait(&a->thought);
	hint_read(s->eyes.game, s->knows, s->asked, s->move, s->moves, weight, &a->hint);
	for (int i = 0; i < s->moves; i++) {
		const struct weight *w = &weight[i];
		a->win[i] = w->visits > 0 ? (int16_t)(WHOLE * w->win[s->asked] / w->visits) : -1;
	}
	a->rated = true;
}

static void take_odds(struct advice *a, const struct sight *s)
{
	advice_drop(a);
	a->ply = sight_turn(s)->ply;
	a->seat = s->asked;
	a->moves = s->moves;
	for (int i = 0; i < s->moves && i < ODDS_CHOICES; i++)
		odds_of(s->eyes.game, s->knows, s->asked, s->move[i], &a->odds[i]);
}

void advice_take(struct advice *a, const struct sight *s, bool rated)
{
	if (a->ply != sight_turn(s)->ply || a->seat != s->asked || a->moves != s->moves)
		take_odds(a, s);
	if (rated && !a->thought.begun && s->moves > 1 && s->eyes.game->brain != NULL)
		begin_rating(a, s);
	if (!a->rated && thought_done(&a->thought))
		read_rating(a, s);
}

bool advice_busy(const struct advice *a)
{
	return a->thought.begun && !a->rated;
}

void advice_wait(struct advice *a, const struct sight *s)
{
	if (advice_busy(a))
		read_rating(a, s);
}

void advice_drop(struct advice *a)
{
	thought_stop(&a->thought);
	a->rated = false;
	a->seat = -1;
}

static const struct odds *odds_for(const struct advice *a, int move)
{
	return a != NULL && move < a->moves && move < ODDS_CHOICES ? &a->odds[move] : NULL;
}

static void add_percent(struct text *t, uint32_t share)
{
	text_number(t, (share + ODDS_WHOLE / 200) / (ODDS_WHOLE / 100));
	text_add(t, "\u00a0%");
}

/* The chance of the rule that everybody fears, if this move risks it. */
static void add_alarm(const struct sight *s, const struct odds *o, struct text *t)
{
	const struct game *g = s->eyes.game;

	for (int i = 0; o != NULL && s->skin->alarm != NULL && i < o->size; i++)
		if (text_same(g->telling->sections[o->of[i].section].id, s->skin->alarm)) {
			add_percent(t, o->of[i].share);
			text_char(t, ' ');
			text_add(t, lang_outcome(g, s->eyes.lang, o->of[i].section));
		}
}

static void add_dot(struct text *t)
{
	text_add(t, t->at != t->start && t->at[-1] != '\n' ? " · " : "");
}

static void add_hope(const struct eyes *w, const struct odds *o, struct text *t)
{
	lang_hope(w->game, w->lang, &o->hope, o->compares ? &o->now : NULL, t);
}

void advice_hope(const struct advice *a, const struct sight *s, int move, struct text *t)
{
	const struct odds *o = odds_for(a, move);

	if (o == NULL || !o->hopes)
		return;
	add_dot(t);
	add_hope(&s->eyes, o, t);
}

void advice_odds(const struct advice *a, const struct sight *s, int move, struct text *t)
{
	const struct odds *o = odds_for(a, move);

	for (int i = 0; o != NULL && i < o->size; i++) {
		add_dot(t);
		text_add(t, lang_outcome(s->eyes.game, s->eyes.lang, o->of[i].section));
		text_char(t, ' ');
		add_percent(t, o->of[i].share);
	}
	advice_hope(a, s, move, t);
}

/* --- The list ------------------------------------------------------------------------------ */

void advice_hint(const struct advice *a, int move, struct text *t)
{
	if (!a->rated || a->win[move] < 0)
		return;
	text_add(t, move == a->hint.best ? "★" : " ");
	text_number(t, (a->win[move] + 5) / 10);
	text_add(t, " %");
}

static bool hints_shown(const struct choosing *c)
{
	return c->hints && c->advice != NULL && (c->advice->rated || advice_busy(c->advice));
}

static void draw_choice(struct frame *f, struct rect r, const struct sight *s,
                        const struct choosing *c, int move)
{
	char label[CHIP_SIZE], note[CHIP_SIZE], key[2] = {(char)choice_key(move), '\0'};
	struct text l = text_on(label, sizeof label), n = text_on(note, sizeof note);
	const bool chosen = move == c->cursor;

	frame_put(f, r.y, r.x, 1, TINT_CYAN | STYLE_BOLD, chosen ? "▶" : " ");
	frame_put(f, r.y, r.x + 2, 1, TINT_YELLOW | STYLE_BOLD, key);
	sight_label(s, move, &l);
	if (c->odds)
		add_alarm(s, odds_for(c->advice, move), &n);
	const bool alarm = note[0] != '\0';
	if (!alarm)
		sight_explain(s, move, &n);
	int right = r.x + r.w;
	if (hints_shown(c)) {
		char hint[32];
		struct text h = text_on(hint, sizeof hint);
		if (c->advice->rated)
			advice_hint(c->advice, move, &h);
		else
			text_add(&h, "  …");
		right -= HINT_WIDTH;
		frame_put(f, r.y, right + 1, HINT_WIDTH - 1, TINT_GREEN | STYLE_BOLD, hint);
	}
	const int used =
		frame_put(f, r.y, r.x + 4, right - r.x - 4, chosen ? STYLE_BOLD : 0, label);
	const int x = r.x + 4 + used + 2;
	frame_put(f, r.y, x, right - x, alarm ? TINT_RED : STYLE_DIM, note);
	if (chosen)
		frame_mark(f, (struct rect){r.y, r.x + 2, 1, right - r.x - 2}, STYLE_REVERSE);
	frame_spot(f, r, SPOT_CHOICE + move);
}

/* The label that the list had to cut, if there is room for it besides what it does. */
static struct rect draw_whole_label(struct frame *f, struct rect r, const struct sight *s,
                                    const struct choosing *c, const char *detail)
{
	char label[CHIP_SIZE];
	struct text l = text_on(label, sizeof label);

	sight_label(s, c->cursor, &l);
	const int rows = frame_rows(f, r.w, label);
	const int listed = r.w + 1 - (hints_shown(c) ? HINT_WIDTH : 0);
	if (frame_width(f, label) > listed && rows + frame_rows(f, r.w, detail) <= r.h)
		frame_wrap(f, rect_cut_top(&r, rows), 0, 0, label);
	return r;
}

/* The chosen move at length, below the list. */
static void draw_detail(struct frame *f, struct rect r, const struct sight *s,
                        const struct choosing *c)
{
	char detail[1024];
	struct text t = text_on(detail, sizeof detail);

	if (c->hints && c->advice->rated && c->cursor == c->advice->hint.best) {
		lang_reason(s->eyes.game, s->eyes.lang, &s->eyes.names, &c->advice->hint.reason,
		            &t);
		text_char(&t, '\n');
	}
	sight_explain(s, c->cursor, &t);
	if (c->odds)
		advice_odds(c->advice, s, c->cursor, &t);
	frame_wrap(f, draw_whole_label(f, r, s, c, detail), STYLE_DIM, 0, detail);
}

static void draw_title(struct frame *f, struct rect r, const struct sight *s, int top, int rows)
{
	char name[CHIP_SIZE], title[CHIP_SIZE], count[64];
	struct text n = text_on(name, sizeof name), t = text_on(title, sizeof title);
	const char *const strings[] = {name, "", "", "", ""};

	frame_fill(f, r, STYLE_DIM, "─");
	if (s->asked < 0)
		return;
	sight_seat(s, s->asked, &n);
	text_char(&t, ' ');
	lang_say(s->eyes.lang, s->alone ? UI_YOU_MAY : UI_YOUR_MOVE, strings, &t);
	text_char(&t, ' ');
	frame_put(f, r.y, r.x + 2, r.w - 4, STYLE_BOLD, title);
	if (s->moves <= rows)
		return;
	struct text c = text_on(count, sizeof count);
	text_char(&c, ' ');
	text_number(&c, top + 1);
	text_add(&c, "–");
	text_number(&c, top + rows);
	text_add(&c, " / ");
	text_number(&c, s->moves);
	text_char(&c, ' ');
	frame_put(f, r.y, r.x + r.w - 16, 14, STYLE_DIM, count);
}

void draw_choices(struct frame *f, struct rect r, const struct sight *s, const struct choosing *c)
{
	const struct rect head = rect_cut_top(&r, 1);
	const int detail = r.h > s->moves ? r.h - s->moves : r.h > 6 ? DETAIL_ROWS : 1;
	const int rows = r.h - detail;
	const int top = choices_top(c->cursor, s->moves, rows);

	draw_title(f, head, s, top, rows);
	rect_cut_left(&r, 1);
	r.w--;
	for (int i = 0; i < rows && top + i < s->moves; i++)
		draw_choice(f, rect_cut_top(&r, 1), s, c, top + i);
	if (s->moves > 0)
		draw_detail(f, (struct rect){r.y, r.x + 4, detail, r.w - 5}, s, c);
}

int draw_odds(struct frame *f, struct rect r, const struct eyes *w, const struct odds *o)
{
	char hope[CHIP_SIZE];
	struct text h = text_on(hope, sizeof hope);

	for (int i = 0; i < o->size && i < r.h; i++) {
		char percent[16];
		struct text t = text_on(percent, sizeof percent);
		const int width = r.w / 2, bar = (int)((uint64_t)o->of[i].share *
		                                       (uint64_t)(r.w - width - 8) / ODDS_WHOLE);
		add_percent(&t, o->of[i].share);
		frame_put(f, r.y + i, r.x, width - 1, 0,
		          lang_outcome(w->game, w->lang, o->of[i].section));
		frame_put(f, r.y + i, r.x + width, 6, STYLE_BOLD, percent);
		frame_fill(f, (struct rect){r.y + i, r.x + width + 6, 1, bar}, TINT_CYAN, "█");
	}
	if (!o->hopes)
		return o->size;
	add_hope(w, o, &h);
	if (o->size < r.h)
		frame_put(f, r.y + o->size, r.x, r.w, 0, hope);
	return o->size + 1;
}
