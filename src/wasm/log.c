/* log.c -- what happened, in the words of a language and for one pair of eyes. */

#include "wasm/answers.h"

#include "rules/notation.h"

enum { SENTENCE_MAX = 768 };

/* How the page reads this line: on with the last one, as one sentence, or under a heading. */
static void add_passage(struct json *j, struct kept *k, const struct eyes *e,
                        const struct line *line)
{
	char sentence[SENTENCE_MAX];
	struct text t = text_on(sentence, sizeof sentence);
	const bool joins = passage_add(&k->passage, e, line);

	if (joins)
		passage_text(&k->passage, e, &t);
	else if (k->passage.opens)
		passage_heading(&k->passage, e, &t);
	if (joins || k->passage.opens)
		json_string(j, joins ? "joined" : "heading", sentence);
	if (passage_bare(&k->passage, e))
		json_truth(j, "bare", true);
}

static void add_line(struct json *j, struct kept *k, const struct eyes *e, const struct line *line,
                     struct move m, uint32_t n)
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
	add_passage(j, k, e, line);
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

	if (w->table != &k->table || w->n != n || w->undone != k->table.undone ||
	    k->heard != e->seat)
		k->passage = (struct passage){0};
	k->heard = e->seat;
	walk_to(w, n);
	json_open(j, key, '[');
	while (walk_on(w)) {
		const struct move m = eyes_move(e, w);
		const int lines = eyes_tell(e, w, line);
		for (int i = 0; i < lines; i++)
			add_line(j, k, e, &line[i], m, w->n - 1);
	}
	json_close(j, ']');
}
