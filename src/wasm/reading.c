/* reading.c -- the door's commands that need no table: games, their words, rules and cards;
 * and campaigns, whose text comes with the question. */

#include "bots/signature.h"
#include "rules/options.h"
#include "wasm/question.h"

static bool ask_games(struct question *q, struct fault *f)
{
	(void)f;
	answer_games(q->out, q->lang);
	return true;
}

/* `words` and `rules` both take the name of a game. */
static bool about(struct question *q, struct fault *f,
                  void (*answer)(struct json *j, const struct game *g, enum language l))
{
	const struct game *g = record_game(span_word(&q->words), f);

	if (g != NULL)
		answer(q->out, g, q->lang);
	return g != NULL;
}

static bool ask_words(struct question *q, struct fault *f)
{
	return about(q, f, answer_words);
}

static bool ask_rules(struct question *q, struct fault *f)
{
	return about(q, f, answer_rules);
}

/* "cards GAME", or "cards GAME NAME=VALUE ..." for those of one table. */
static bool ask_cards(struct question *q, struct fault *f)
{
	const struct game *g = record_game(span_word(&q->words), f);
	struct span rest = q->words;
	const bool all = span_word(&rest).size == 0;
	struct options o;

	if (g == NULL || !options_read(g, q->words, &o, f))
		return false;
	answer_cards(q->out, g, all ? NULL : &o, q->lang);
	return true;
}

/* "options GAME NAME=VALUE ...": they may contradict each other, but not what there is. */
static bool ask_options(struct question *q, struct fault *f)
{
	const struct game *g = record_game(span_word(&q->words), f);
	struct options o;

	if (g == NULL)
		return false;
	options_normal(g, &o);
	for (struct span word = span_word(&q->words); word.size > 0; word = span_word(&q->words))
		if (!options_read_word(g, word, &o, f))
			return false;
	answer_options(q->out, g, &o, q->lang);
	return true;
}

static bool ask_campaign(struct question *q, struct fault *f)
{
	struct campaign c;

	if (!campaign_read(&c, q->below, f))
		return false;
	answer_campaign(q->out, &c);
	return true;
}

/* campaign-begin FILE: the game that comes next, to be recorded there */
static bool ask_campaign_begin(struct question *q, struct fault *f)
{
	char file[CAMPAIGN_FILE];
	struct campaign c;

	span_copy(span_word(&q->words), file, sizeof file);
	if (!campaign_read(&c, q->below, f) || !campaign_begin(&c, file, f))
		return false;
	answer_campaign(q->out, &c);
	return true;
}

/* campaign-close: the open game is the one on the table, and over */
static bool ask_campaign_close(struct question *q, struct fault *f)
{
	struct campaign c;

	if (!question_needs_table(q, f) || !campaign_read(&c, q->below, f))
		return false;
	if (campaign_open(&c) == NULL || !table_turn(&q->kept->table)->over)
		return fault_say(f, ERROR_NOT_OVER, "", "");
	campaign_close(&c, &q->kept->table);
	answer_campaign(q->out, &c);
	return true;
}

static bool ask_signature(struct question *q, struct fault *f)
{
	char buffer[24];
	struct text t = text_on(buffer, sizeof buffer);

	(void)f;
	text_hex(&t, signature_all(), 16);
	json_open(q->out, NULL, '{');
	json_string(q->out, "signature", buffer);
	json_close(q->out, '}');
	return true;
}

const struct command command_reading[] = {
	{"games", ask_games},
	{"words", ask_words},
	{"rules", ask_rules},
	{"cards", ask_cards},
	{"options", ask_options},
	{"campaign", ask_campaign},
	{"campaign-begin", ask_campaign_begin},
	{"campaign-close", ask_campaign_close},
	{"signature", ask_signature},
	{NULL, NULL},
};
