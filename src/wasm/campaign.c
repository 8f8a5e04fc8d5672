/* campaign.c -- campaigns for a page.
 *
 * The page keeps a campaign as its text (docs/campaign.md) and its games as records; the
 * text comes in with every question and goes out with every answer, so nothing is kept
 * here, and a file from the program is a file for the page. */

#include "wasm/answers.h"

#include "rules/options.h"

bool campaign_read(struct campaign *c, struct span text, struct fault *f)
{
	campaign_none(c);
	while (text.size > 0)
		if (!campaign_line(c, span_line(&text), f))
			return false;
	return c->game != NULL || fault_set(f, ERROR_NOT_A_RECORD, text);
}

static void add_leg(struct json *j, const struct campaign *c, const struct leg *leg)
{
	static const char *const finish[] = {[FINISH_OPEN] = "open",
	                                     [FINISH_WON] = "won",
	                                     [FINISH_LOST] = "lost",
	                                     [FINISH_RANKED] = "ranked"};

	json_open(j, NULL, '{');
	json_number(j, "chapter", leg->chapter);
	json_number(j, "attempt", leg->attempt);
	json_string(j, "finish", finish[leg->finish]);
	json_string(j, "record", leg->record);
	json_open(j, "winners", '[');
	for (int seat = 0; seat < SEATS_MAX; seat++)
		if (leg->winners >> seat & 1)
			json_number(j, NULL, seat);
	json_close(j, ']');
	json_open(j, "scores", '[');
	for (int seat = 0; seat < c->options.value[0]; seat++)
		json_number(j, NULL, leg->score[seat]);
	json_close(j, ']');
	json_close(j, '}');
}

/* What is to be played now, and with which options. */
static void add_next(struct json *j, const struct campaign *c)
{
	char buffer[OPTIONS_TEXT];
	struct text t = text_on(buffer, sizeof buffer);
	int chapter, attempt;

	if (!campaign_next(c, &chapter, &attempt))
		return;
	const struct options o = campaign_options(c, chapter, attempt);
	options_print(c->game, &o, &t);
	json_open(j, "next", '{');
	json_number(j, "chapter", chapter);
	json_number(j, "attempt", attempt);
	json_string(j, "options", buffer);
	json_close(j, '}');
}

void answer_campaign(struct json *j, const struct campaign *c)
{
	char text[CAMPAIGN_TEXT];
	struct text t = text_on(text, sizeof text);

	campaign_print(c, &t);
	json_open(j, NULL, '{');
	json_string(j, "text", text);
	json_string(j, "game", c->game->name);
	json_number(j, "chapters", c->chapters);
	json_truth(j, "together", c->together);
	json_truth(j, "unbeaten", campaign_unbeaten(c));
	json_open(j, "seats", '[');
	for (int seat = 0; seat < c->options.value[0]; seat++) {
		json_open(j, NULL, '{');
		json_string(j, "kind", c->chair[seat].kind);
		json_string(j, "name", c->chair[seat].name);
		json_close(j, '}');
	}
	json_close(j, ']');
	json_open(j, "legs", '[');
	for (int i = 0; i < c->legs; i++)
		add_leg(j, c, &c->leg[i]);
	json_close(j, ']');
	add_next(j, c);
	json_close(j, '}');
}
