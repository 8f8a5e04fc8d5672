/* campaigns.c -- see campaigns.h.
 *
 * Nothing is known here of any game's missions or characters: at the end of a game the
 * things that lie in zones of certain names are counted, if the game has such zones. */

#include "lab/campaigns.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "lab/rating.h"
#include "rules/notation.h"

/* Missions laid out, missions that somebody completed, and the characters played. */
static const char *const zone_name[CAMPAIGNS_ZONES] = {"missions", "completed", "persona"};
enum { LAID, COMPLETED, PERSONA };

/* --- Counting --------------------------------------------------------------------- */

static void count_things(const struct game *g, const void *state, int chapter,
                         struct campaigns_tally *sum)
{
	struct item item[ITEMS_MAX];
	const int items = g->telling->scene(state, SPECTATOR, item);

	for (int z = 0; z < CAMPAIGNS_ZONES; z++) {
		const int zone = notation_find(g, LIST_ZONES, span_of(zone_name[z]));
		for (int i = 0; i < items && zone >= 0; i++) {
			if (item[i].zone != zone || item[i].index == UNKNOWN)
				continue;
			sum->thing[z][item[i].index] += item[i].count;
			sum->list[z] = item[i].list;
			sum->done[chapter] += z == COMPLETED ? item[i].count : 0;
		}
	}
}

static void count_game(const struct campaign *c, const struct leg *leg, const void *state,
                       struct campaigns_tally *sum)
{
	const struct turn *turn = state;
	const int chapter =
		leg->chapter <= CAMPAIGNS_CHAPTERS ? leg->chapter - 1 : CAMPAIGNS_CHAPTERS - 1;

	sum->games[chapter]++;
	sum->turns[chapter] += turn->round;
	for (int seat = 0; seat < turn->seats; seat++) {
		sum->score[chapter] += leg->score[seat];
		sum->scores[chapter]++;
	}
	if (leg->attempt <= CAMPAIGNS_TRIES) {
		sum->played[chapter][leg->attempt - 1]++;
		sum->won[chapter][leg->attempt - 1] += leg->finish == FINISH_WON;
	}
	count_things(c->game, state, chapter, sum);
}

/* After the last attempt that the rules know, a chapter is given up and the next one is
 * played all the same, so that every chapter is measured as often as the others. */
static bool give_up(struct campaign *c)
{
	struct leg *last = &c->leg[c->legs - 1];

	if (last->finish != FINISH_LOST || last->attempt < c->attempts)
		return false;
	last->finish = FINISH_WON;
	return true;
}

void campaigns_one(const struct campaigns *t, void *who, void *state, struct rng *r,
                   struct campaigns_tally *sum)
{
	struct campaign c = t->campaign;
	struct table table = {.game = c.game};
	bool told = true;
	struct fault f;
	int chapter, attempt;

	sum->campaigns++;
	while (campaign_next(&c, &chapter, &attempt) && campaign_begin(&c, "-", &f)) {
		const struct options o = campaign_options(&c, chapter, attempt);
		if (!t->play(who, &o, state, r)) {
			sum->unfinished++;
			return;
		}
		memcpy(table.state, state, c.game->state_size);
		campaign_close(&c, &table);
		count_game(&c, &c.leg[c.legs - 1], state, sum);
		if (give_up(&c))
			told = false;
	}
	sum->told += told;
	sum->unbeaten += told && campaign_unbeaten(&c);
}

void campaigns_add(struct campaigns_tally *sum, const struct campaigns_tally *t)
{
	int64_t *to = (int64_t *)sum;
	const int64_t *from = (const int64_t *)t;

	_Static_assert(offsetof(struct campaigns_tally, list) % sizeof *to == 0, "all are numbers");
	for (size_t i = 0; i < offsetof(struct campaigns_tally, list) / sizeof *to; i++)
		to[i] += from[i];
	for (int z = 0; z < CAMPAIGNS_ZONES; z++)
		sum->list[z] = t->list[z] > 0 ? t->list[z] : sum->list[z];
}

/* --- The report -------------------------------------------------------------------- */

static void add_share(struct grid *grid, int64_t part, int64_t whole)
{
	double low = 0, high = 1;
	const double share = whole > 0 ? (double)part / (double)whole : 0;

	if (whole == 0) {
		for (int i = 0; i < 3; i++)
			grid_add(grid, "");
		return;
	}
	rating_interval(share, (double)whole, &low, &high);
	grid_addf(grid, "%.1f", 100 * share);
	grid_addf(grid, "%.1f", 100 * low);
	grid_addf(grid, "%.1f", 100 * high);
}

static void add_mean(struct grid *grid, int64_t sum, int64_t n)
{
	grid_addf(grid, "%.2f", n > 0 ? (double)sum / (double)n : 0.0);
}

static void head_tries(struct grid *grid, enum language l)
{
	static const char *const key[CAMPAIGNS_TRIES][3] = {{"first", "first_low", "first_high"},
	                                                    {"second", "second_low", "second_high"},
	                                                    {"third", "third_low", "third_high"}};

	for (int i = 0; i < CAMPAIGNS_TRIES; i++) {
		grid_column(grid, key[i][0], lang_ui(l, (enum ui)(UI_TRY_1 + i)), true);
		grid_column(grid, key[i][1], lang_ui(l, UI_FROM), true);
		grid_column(grid, key[i][2], lang_ui(l, UI_TO), true);
	}
}

static void fill_chapters(struct grid *grid, const struct campaigns *t,
                          const struct campaigns_tally *sum, enum language l)
{
	grid_column(grid, "chapter", lang_ui(l, UI_CHAPTER), true);
	grid_column(grid, "games", lang_ui(l, UI_GAMES), true);
	if (t->campaign.together)
		head_tries(grid, l);
	grid_column(grid, "rounds", lang_ui(l, UI_ROUNDS), true);
	grid_column(grid, "missions", lang_ui(l, UI_MISSIONS), true);
	grid_column(grid, "score", lang_ui(l, UI_MEAN_SCORE), true);
	for (int i = 0; i < t->campaign.chapters && i < CAMPAIGNS_CHAPTERS; i++) {
		grid_addf(grid, "%d", i + 1);
		grid_addf(grid, "%lld", (long long)sum->games[i]);
		for (int n = 0; t->campaign.together && n < CAMPAIGNS_TRIES; n++)
			add_share(grid, sum->won[i][n], sum->played[i][n]);
		add_mean(grid, sum->turns[i], sum->games[i]);
		add_mean(grid, sum->done[i], sum->games[i]);
		add_mean(grid, sum->score[i], sum->scores[i]);
	}
}

/* How often each character was played, and each mission laid out and completed. */
static void fill_things(struct grid *grid, const struct game *g, const struct campaigns_tally *sum,
                        const int *zone, int zones, enum language l)
{
	static const struct {
		const char *key;
		enum ui title;
	} column[CAMPAIGNS_ZONES] = {{"laid", UI_LAID},
	                             {"completed", UI_COMPLETED},
	                             {"played", UI_PLAYED}};
	const int list = (int)sum->list[zone[0]];

	grid_column(grid, "id", "", false);
	grid_column(grid, "name", "", false);
	for (int z = 0; z < zones; z++)
		grid_column(grid, column[zone[z]].key, lang_ui(l, column[zone[z]].title), true);
	for (int i = 0; i < g->lists[list].size; i++) {
		grid_add(grid, notation_id(g, list, i));
		grid_add(grid, lang_entry(g, l, list, i));
		for (int z = 0; z < zones; z++)
			grid_addf(grid, "%lld", (long long)sum->thing[zone[z]][i]);
	}
}

static void fill_whole(struct grid *grid, const struct campaigns *t,
                       const struct campaigns_tally *sum, enum language l)
{
	grid_column(grid, "campaigns", lang_ui(l, UI_CAMPAIGNS), true);
	grid_column(grid, "unfinished", lang_ui(l, UI_UNFINISHED), true);
	grid_column(grid, "told", lang_ui(l, UI_CAMPAIGNS_TOLD), true);
	grid_addf(grid, "%lld", (long long)sum->campaigns);
	grid_addf(grid, "%lld", (long long)sum->unfinished);
	grid_addf(grid, "%lld", (long long)sum->told);
	if (!t->campaign.together)
		return;
	grid_column(grid, "unbeaten", lang_ui(l, UI_UNBEATEN), true);
	grid_column(grid, "low", lang_ui(l, UI_FROM), true);
	grid_column(grid, "high", lang_ui(l, UI_TO), true);
	add_share(grid, sum->unbeaten, sum->campaigns);
}

void campaigns_report(const struct campaigns *t, const struct campaigns_tally *sum, enum language l,
                      struct grid grid[CAMPAIGNS_GRIDS])
{
	static const char *const key[CAMPAIGNS_GRIDS] = {"chapters", "missions", "characters",
	                                                 "whole"};
	static const int missions[] = {LAID, COMPLETED}, characters[] = {PERSONA};

	for (int i = 0; i < CAMPAIGNS_GRIDS; i++)
		grid[i] = (struct grid){.key = key[i]};
	fill_chapters(&grid[0], t, sum, l);
	fill_things(&grid[1], t->campaign.game, sum, missions, 2, l);
	fill_things(&grid[2], t->campaign.game, sum, characters, 1, l);
	fill_whole(&grid[3], t, sum, l);
}
