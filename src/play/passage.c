/* passage.c -- see passage.h. */

#include "play/passage.h"

#include <string.h>

enum { PART = 768, SUM_MAX = 9999 };

static bool same_turn(const struct line *a, const struct line *b)
{
	return a->round == b->round && a->active == b->active;
}

/* The arguments that may be added: small numbers that the sentence says are gained or lost. */
static unsigned sums(const struct game *g, const struct line *line)
{
	const struct saying *s = telling_saying(g->telling, line->word);
	unsigned set = 0;

	for (int i = 0; i < CLAIMS_MAX && s->weight <= WEIGHT_SMALL; i++) {
		const struct claim *c = &s->claim[i];
		const bool counted = c->how == CLAIM_GAINS || c->how == CLAIM_LOSES;
		if (c->list != LIST_NONE && counted && c->amount >= CLAIM_ARG0 &&
		    c->amount <= CLAIM_ARG3)
			set |= 1u << (c->amount - CLAIM_ARG0);
	}
	return set;
}

/* The arguments in which these lines may differ and still be one. */
static unsigned loose(const struct eyes *e, const struct line *line)
{
	const int listed = lang_listed(e->game, e->lang, line->word);

	return listed >= 0 ? 1u << listed : sums(e->game, line);
}

bool passage_joins(const struct passage *p, const struct eyes *e, const struct line *next)
{
	const struct line *line = &p->line;
	const unsigned free = loose(e, next);
	const char *title;

	if (p->lines == 0 || p->closed || line->word != next->word || line->seat != next->seat ||
	    line->actor != next->actor || !same_turn(line, next) ||
	    lang_story(e->game, e->lang, next, &title) != NULL)
		return false;
	for (int i = 0; i < ARGS_MAX; i++)
		if ((free >> i & 1) == 0 && line->arg[i] != next->arg[i])
			return false;
	return lang_listed(e->game, e->lang, next->word) < 0 || p->lines < PASSAGE_ITEMS;
}

static void add_sums(struct passage *p, const struct eyes *e, const struct line *next)
{
	const unsigned set = sums(e->game, next);

	for (int i = 0; i < ARGS_MAX; i++)
		if ((set >> i & 1) != 0 && p->line.arg[i] + next->arg[i] <= SUM_MAX)
			p->line.arg[i] = (uint16_t)(p->line.arg[i] + next->arg[i]);
}

bool passage_add(struct passage *p, const struct eyes *e, const struct line *line)
{
	const int listed = lang_listed(e->game, e->lang, line->word);
	const bool on = passage_joins(p, e, line);

	if (!on) {
		const bool opens = p->lines == 0 || !same_turn(&p->line, line);
		*p = (struct passage){.line = *line, .opens = opens};
	} else if (listed < 0) {
		add_sums(p, e, line);
	}
	if (listed >= 0)
		p->item[p->lines] = line->arg[listed];
	p->lines++;
	return on;
}

/* "bread, jam ×2": things that lie side by side in the list are counted. */
static void put_list(const struct passage *p, const struct eyes *e, struct text *t)
{
	const int listed = lang_listed(e->game, e->lang, p->line.word);
	char part[3][PART];

	for (int i = 0, same; i < p->lines; i += same) {
		struct text before = text_on(part[0], PART), item = text_on(part[1], PART);
		struct text after = text_on(part[2], PART);
		struct line line = p->line;
		line.arg[listed] = p->item[i];
		lang_run(e->game, e->lang, &e->names, &line, &before, &item, &after);
		for (same = 1; i + same < p->lines && p->item[i + same] == p->item[i]; same++)
			;
		text_add(t, i == 0 ? part[0] : ", ");
		text_add(t, part[1]);
		if (same > 1) {
			text_add(t, " ×");
			text_number(t, same);
		}
	}
	text_add(t, part[2]);
}

void passage_text(const struct passage *p, const struct eyes *e, struct text *t)
{
	if (p->lines > 1 && lang_listed(e->game, e->lang, p->line.word) >= 0) {
		put_list(p, e, t);
		return;
	}
	lang_line(e->game, e->lang, &e->names, &p->line, t);
	if (p->lines > 1 && sums(e->game, &p->line) == 0) {
		text_add(t, " (");
		text_number(t, p->lines);
		text_add(t, "×)");
	}
}

bool passage_bare(const struct passage *p, const struct eyes *e)
{
	const struct saying *s = telling_saying(e->game->telling, p->line.word);

	return p->opens && s->weight == WEIGHT_ASIDE && s->claim[0].list == LIST_SEATS;
}

void passage_heading(const struct passage *p, const struct eyes *e, struct text *t)
{
	char who[PART], round[16];
	struct text w = text_on(who, sizeof who), r = text_on(round, sizeof round);
	const char *const strings[] = {who, round, "", "", ""};

	lang_seat(e->lang, &e->names, p->line.active, &w);
	text_number(&r, p->line.round);
	lang_say(e->lang, p->line.round > 0 ? UI_TURN_HEADING : UI_TURN_HEADING_PLAIN, strings, t);
}
