/* log.c -- what happened, in the words of a language and for one pair of eyes. */

#include "wasm/answers.h"

#include "rules/notation.h"

enum { SENTENCE_MAX = 768 };

/* What a run of such lines shares, and what is its own: the page reads them as one. */
static void add_run(struct json *j, const struct eyes *e, const struct line *line)
{
	char before[SENTENCE_MAX], item[SENTENCE_MAX], after[SENTENCE_MAX];
	struct text b = text_on(before, sizeof before), i = text_on(item, sizeof item);
	struct text a = text_on(after, sizeof after);

	if (!lang_run(e->game, e->lang, &e->names, line, &b, &i, &a))
		return;
	json_open(j, "run", '[');
	json_string(j, NULL, before);
	json_string(j, NULL, item);
	json_string(j, NULL, after);
	json_close(j, ']');
}

static void add_line(struct json *j, const struct eyes *e, const struct line *line, struct move m,
                     uint32_t n)
{
	char sentence[SENTENCE_MAX];
	struct text t = text_on(sentence, sizeof sentence);
	const char *title, *page = lang_story(e->game, e->lang, line, &title);

	lang_line(e->game, e->lang, &e->names, line, &t);
	json_open(j, NULL, '{');
	json_number(j, "n", n);
	json_number(j, "seat", line->seat);
	json_number(j, "by", m.seat);
	json_number(j, "round", line->round);
	json_number(j, "active", line->active);
	json_number(j, "actor", line->actor);
	json_string(j, "weight", telling_weight(line->weight));
	json_string(j, "verb", e->game->verbs[m.verb].name);
	json_string(j, "text", sentence);
	json_string(j, "section",
	            line->section > 0 ? e->game->telling->sections[line->section].id : "");
	add_run(j, e, line);
	if (page != NULL) {
		json_string(j, "title", title);
		json_string(j, "page", page);
	}
	json_close(j, '}');
}

void answer_log(struct json *j, const char *key, struct kept *k, const struct eyes *e, uint32_t n)
{
	struct line line[LINES_MAX];
	struct walk *w = &k->walk;

	walk_to(w, n);
	json_open(j, key, '[');
	while (walk_on(w)) {
		const struct move m = eyes_move(e, w);
		const int lines = eyes_tell(e, w, line);
		for (int i = 0; i < lines; i++)
			add_line(j, e, &line[i], m, w->n - 1);
	}
	json_close(j, ']');
}
