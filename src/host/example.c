/* example.c -- see example.h. */

#include "host/example.h"

#include <stdio.h>

#include "rules/brain.h"
#include "rules/telling.h"

enum { LONGEST = 256 };

static bool is_any(const struct game *g)
{
	(void)g;
	return true;
}

static bool tells_story(const struct game *g)
{
	return g->telling->story != NULL;
}

static const struct game *first(bool (*is)(const struct game *g))
{
	int i = 0;

	while (game_at(i) != NULL && !is(game_at(i)))
		i++;
	return game_at(i);
}

/* What stands for one word in braces. */
static bool put(struct span word, struct text *t)
{
	const bool story = span_is(word, "story"), section = span_is(word, "section");
	const struct game *g = first(story                      ? tells_story
	                             : span_is(word, "learner") ? game_has_features
	                                                        : is_any);

	if (g == NULL)
		return false;
	text_add(t, section ? g->telling->sections[1].id : g->name);
	if (story) {
		text_char(t, ' ');
		text_add(t, g->telling->story);
	}
	return true;
}

bool example_say(const char *pattern, struct text *t)
{
	struct span rest = span_of(pattern);

	while (rest.size > 0) {
		const struct span plain = span_until(&rest, '{');
		text_part(t, plain.at, plain.size);
		if (rest.size > 0 && !put(span_until(&rest, '}'), t))
			return false;
	}
	return true;
}

void example_print(const char *pattern)
{
	char line[LONGEST];
	struct text t = text_on(line, sizeof line);

	if (example_say(pattern, &t))
		printf("  quayside%s%s\n", *line != '\0' ? " " : "", line);
}

void example_learners(char *list, size_t size)
{
	struct text t = text_on(list, size);

	for (int i = 0, n = 0; game_at(i) != NULL; i++)
		if (game_has_features(game_at(i))) {
			text_add(&t, n++ > 0 ? ", " : "");
			text_add(&t, game_at(i)->name);
		}
}
