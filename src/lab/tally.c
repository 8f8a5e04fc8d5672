/* tally.c -- see tally.h. */

#include "lab/tally.h"

#include <stdlib.h>
#include <string.h>

#include "lab/rating.h"

/* --- Counting ------------------------------------------------------------------ */

void witness_begin(struct witness *w, const struct options *o)
{
	w->first = -1;
	w->game->setup(w->before, o, w->game->rules);
	for (int i = 0; i < SEATS_MAX; i++) {
		prefs_init(&w->news[i], w->game, false);
		w->stop[i] = w->news[i];
	}
}

/* Would a person have been asked this?  Whoever is passes as the bot did. */
static void count_question(struct witness *w, struct move m)
{
	const struct turn *turn = (const struct turn *)w->before;
	struct move move[MOVES_MAX];
	int64_t *asked = w->tally->asked;

	if (m.seat == DEALER || m.seat == turn->active)
		return;
	struct prefs *news = &w->news[m.seat], *stop = &w->stop[m.seat];
	const int moves = w->game->moves(w->before, m.seat, move);
	stop->until = true;
	asked[QUESTION_ANY]++;
	asked[QUESTION_CHOICE] += moves > 1 || m.verb != 0;
	asked[QUESTION_STOP] += !prefs_pass(stop, turn, m.seat, move, moves);
	if (prefs_pass(news, turn, m.seat, move, moves))
		return;
	asked[QUESTION_NEWS]++;
	if (m.verb == 0)
		prefs_passed(news, turn, move, moves);
}

void witness_move(struct witness *w, const void *state, struct move m)
{
	const struct game *g = w->game;

	if (m.seat == DEALER && w->first < 0 && text_same(g->verbs[m.verb].name, "start"))
		w->first = m.arg[0];
	if (g->study == NULL && !w->questions)
		return;
	if (w->questions)
		count_question(w, m);
	if (g->study != NULL)
		g->study->tally(w->before, m, state, w->tally->sum);
	memcpy(w->before, state, g->state_size);
}

static int downwards(const void *a, const void *b)
{
	return *(const int16_t *)b - *(const int16_t *)a;
}

static void count_result(const struct witness *w, const struct turn *turn, struct result *r)
{
	struct tally *t = w->tally;
	int winners = 0;

	for (int seat = 0; seat < turn->seats; seat++)
		winners += r->place[seat] == 1;
	for (int seat = 0; seat < turn->seats; seat++) {
		const int won = r->place[seat] == 1 ? WIN / winners : 0;
		t->won[seat] += won;
		t->score[seat] += r->score[seat];
		if (w->first >= 0)
			t->in_turn[(seat - w->first + turn->seats) % turn->seats] += won;
	}
	bool alike = true;
	for (int seat = 1; seat < turn->seats; seat++)
		alike = alike && r->place[seat] == r->place[0];
	t->together += alike;
	t->team_won += alike && r->place[0] == 1;
	qsort(r->score, turn->seats, sizeof r->score[0], downwards);
	for (int i = 0; i < turn->seats; i++)
		t->placed[i] += r->score[i];
}

void witness_end(struct witness *w, const void *state, bool finished)
{
	const struct turn *turn = state;
	struct tally *t = w->tally;
	struct result r = {0};

	t->plies += turn->ply;
	t->turns += (int64_t)turn->round * turn->seats;
	if (!finished) {
		t->unfinished++;
		return;
	}
	w->game->result(state, &r);
	count_result(w, turn, &r);
	t->games++;
	t->lots += w->first >= 0;
	t->rounds += turn->round;
	t->length[turn->round < LENGTHS ? turn->round : LENGTHS - 1]++;
}

static void add_all(int64_t *sum, const int64_t *more, int n)
{
	for (int i = 0; i < n; i++)
		sum[i] += more[i];
}

void tally_add(struct tally *sum, const struct tally *t)
{
	_Static_assert(sizeof *t % sizeof(int64_t) == 0, "a tally is nothing but sums");
	add_all(sum->won, t->won, (int)(sizeof *t / sizeof(int64_t)));
}

double tally_mean(int64_t sum, int64_t n)
{
	return n > 0 ? (double)sum / (double)n : 0;
}

/* --- Tables ---------------------------------------------------------------------- */

static void head_wins(struct grid *grid, enum language l)
{
	grid_column(grid, "wins_percent", lang_ui(l, UI_WINS), true);
	grid_column(grid, "low", lang_ui(l, UI_FROM), true);
	grid_column(grid, "high", lang_ui(l, UI_TO), true);
}

static void add_wins(struct grid *grid, int64_t won, int64_t games)
{
	const double share = tally_mean(won, games) / WIN;
	double low = 0, high = 1;

	if (games > 0)
		rating_interval(share, (double)games, &low, &high);
	grid_addf(grid, "%.2f", 100 * share);
	grid_addf(grid, "%.2f", 100 * low);
	grid_addf(grid, "%.2f", 100 * high);
}

static void head(struct grid *grid, const char *key, enum ui title, enum language l)
{
	grid_column(grid, key, lang_ui(l, title), false);
	grid_column(grid, "bot", lang_ui(l, UI_BOT), false);
	head_wins(grid, l);
	grid_column(grid, "score", lang_ui(l, UI_MEAN_SCORE), true);
}

void tally_seats(const struct tally *t, const struct seating *s, int one, enum language l,
                 struct grid *grid)
{
	head(grid, "seat", UI_SEAT, l);
	for (int seat = 0; seat < s->seats; seat++) {
		grid_addf(grid, "%d", seat + one);
		grid_add(grid, s->kind[seat]);
		add_wins(grid, t->won[seat], t->games);
		grid_addf(grid, "%.2f", tally_mean(t->score[seat], t->games));
	}
}

/* A bot's wins are those of all its seats together. */
static void add_bot(struct grid *grid, const struct tally *t, const struct seating *s, int first,
                    int one)
{
	char seats[2 * SEATS_MAX + 1];
	struct text list = text_on(seats, sizeof seats);
	int64_t won = 0, score = 0, chairs = 0;

	for (int seat = first; seat < s->seats; seat++) {
		if (!text_same(s->kind[seat], s->kind[first]))
			continue;
		if (seat > first)
			text_char(&list, ',');
		text_number(&list, seat + one);
		won += t->won[seat];
		score += t->score[seat];
		chairs++;
	}
	grid_add(grid, seats);
	grid_add(grid, s->kind[first]);
	add_wins(grid, won, t->games);
	grid_addf(grid, "%.2f", tally_mean(score, t->games * chairs));
}

void tally_bots(const struct tally *t, const struct seating *s, int one, enum language l,
                struct grid *grid)
{
	head(grid, "seats", UI_SEATS, l);
	for (int seat = 0; seat < s->seats; seat++) {
		bool seen = false;
		for (int i = 0; i < seat; i++)
			seen = seen || text_same(s->kind[i], s->kind[seat]);
		if (!seen)
			add_bot(grid, t, s, seat, one);
	}
}

bool tally_is_team(const struct tally *t)
{
	return t->games > 0 && t->together == t->games;
}

void tally_team(const struct tally *t, const struct seating *s, enum language l, struct grid *grid)
{
	char bots[SEATS_MAX * (KIND_MAX_SIZE + 1)];
	struct text list = text_on(bots, sizeof bots);

	for (int seat = 0; seat < s->seats; seat++) {
		text_add(&list, seat > 0 ? "," : "");
		text_add(&list, s->kind[seat]);
	}
	head(grid, "seats", UI_SEATS, l);
	grid_addf(grid, "%d", s->seats);
	grid_add(grid, bots);
	add_wins(grid, t->team_won * WIN, t->games);
	grid_addf(grid, "%.2f", tally_mean(t->score[0], t->games));
}

void tally_order(const struct tally *t, int seats, enum language l, struct grid *grid)
{
	grid_column(grid, "order", lang_ui(l, UI_IN_TURN), true);
	head_wins(grid, l);
	for (int i = 0; i < seats; i++) {
		grid_addf(grid, "%d", i + 1);
		add_wins(grid, t->in_turn[i], t->lots);
	}
}

void tally_places(const struct tally *t, int seats, enum language l, struct grid *grid)
{
	grid_column(grid, "place", lang_ui(l, UI_PLACE), true);
	grid_column(grid, "score", lang_ui(l, UI_MEAN_SCORE), true);
	for (int i = 0; i < seats; i++) {
		grid_addf(grid, "%d", i + 1);
		grid_addf(grid, "%.2f", tally_mean(t->placed[i], t->games));
	}
}

/* The rounds that a tenth, or nine tenths, of the games do not exceed. */
static int quantile(const struct tally *t, int tenths)
{
	int64_t seen = 0;
	int rounds = 0;

	while (rounds < LENGTHS - 1 && 10 * (seen + t->length[rounds]) <= tenths * t->games)
		seen += t->length[rounds++];
	return rounds;
}

void tally_whole(const struct tally *t, double seconds, enum language l, struct grid *grid)
{
	const int64_t all = t->games + t->unfinished;

	grid_column(grid, "games", lang_ui(l, UI_GAMES), true);
	grid_column(grid, "unfinished", lang_ui(l, UI_UNFINISHED), true);
	grid_column(grid, "plies", lang_ui(l, UI_PLIES), true);
	grid_column(grid, "rounds", lang_ui(l, UI_ROUNDS), true);
	grid_column(grid, "rounds_10", "10 %", true);
	grid_column(grid, "rounds_90", "90 %", true);
	grid_column(grid, "seconds", lang_ui(l, UI_SECONDS), true);
	grid_column(grid, "games_per_second", lang_ui(l, UI_GAMES_PER_SECOND), true);
	grid_column(grid, "moves_per_second", lang_ui(l, UI_MOVES_PER_SECOND), true);
	grid_addf(grid, "%lld", (long long)all);
	grid_addf(grid, "%lld", (long long)t->unfinished);
	grid_addf(grid, "%.1f", tally_mean(t->plies, all));
	grid_addf(grid, "%.1f", tally_mean(t->rounds, t->games));
	grid_addf(grid, "%d", quantile(t, 1));
	grid_addf(grid, "%d", quantile(t, 9));
	grid_addf(grid, "%.2f", seconds);
	grid_addf(grid, "%.0f", (double)all / seconds);
	grid_addf(grid, "%.0f", (double)t->plies / seconds);
}

static double figure(const struct tally *t, const struct statistic *s, int i, int seats)
{
	const int64_t all = t->games + t->unfinished;

	switch (s[i].per) {
	case PER_GAME: return tally_mean(t->sum[i], all);
	case PER_SEAT: return tally_mean(t->sum[i], all * seats);
	case PER_TURN: return tally_mean(t->sum[i], t->turns);
	case PER_CENT: return 100 * tally_mean(t->sum[i], all);
	default: return 100 * tally_mean(t->sum[i], t->sum[s[i].per - PER_FIGURE]);
	}
}

void tally_figures(const struct tally *t, const struct game *g, int seats, enum language l,
                   struct grid *grid)
{
	grid_column(grid, "id", "", false);
	grid_column(grid, "what", "", false);
	grid_column(grid, "mean", lang_ui(l, UI_MEAN), true);
	for (int i = 0; g->study->statistics[i].id != NULL; i++) {
		grid_add(grid, g->study->statistics[i].id);
		grid_add(grid, lang_word(g, l, g->study->statistics[i].word));
		grid_addf(grid, "%.2f", figure(t, g->study->statistics, i, seats));
	}
}

void tally_questions(const struct tally *t, enum language l, struct grid *grid)
{
	static const char *const key[] = {"any", "choice", "usual", "until"};

	grid_column(grid, "id", "", false);
	grid_column(grid, "what", lang_ui(l, UI_QUESTIONS), false);
	grid_column(grid, "mean", lang_ui(l, UI_MEAN), true);
	for (int i = 0; i < QUESTIONS; i++) {
		grid_add(grid, key[i]);
		grid_add(grid, lang_ui(l, (enum ui)(UI_QUESTIONS_ANY + i)));
		grid_addf(grid, "%.2f", tally_mean(t->asked[i], t->turns));
	}
}
