/* chair.c -- see chair.h. */

#include "play/chair.h"

void chair_set(struct chair *c, struct span kind, struct span name)
{
	span_copy(kind, c->kind, sizeof c->kind);
	span_copy(name, c->name, sizeof c->name);
}

bool chair_is_person(const struct chair *c)
{
	return text_same(c->kind, "human");
}

/* A blank in a program's command is written %20, and % itself %25.  Nothing else can be
 * written so, least of all what a terminal would obey. */
static const struct escape {
	const char *text;
	char byte;
} escape[] = {{"%20", ' '}, {"%25", '%'}};
enum { ESCAPES = 2, ESCAPE_SIZE = 3 };

void chair_print_kind(const struct chair *c, struct text *t)
{
	for (const char *at = c->kind; *at != '\0'; at++) {
		int i = 0;
		while (i < ESCAPES && escape[i].byte != *at)
			i++;
		if (i < ESCAPES)
			text_add(t, escape[i].text);
		else
			text_char(t, *at);
	}
}

/* Any byte may stand in a file, a NUL too, so the text is copied by its size. */
void chair_read_kind(struct chair *c, struct span word)
{
	char room[4 * KIND_MAX_SIZE];
	struct text t = text_on(room, sizeof room);

	while (word.size > 0) {
		const struct span head = {word.at,
		                          word.size < ESCAPE_SIZE ? word.size : ESCAPE_SIZE};
		int i = 0;
		while (i < ESCAPES && !span_is(head, escape[i].text))
			i++;
		text_char(&t, i < ESCAPES ? escape[i].byte : *word.at);
		const size_t taken = i < ESCAPES ? ESCAPE_SIZE : 1;
		word.at += taken;
		word.size -= taken;
	}
	span_copy((struct span){room, (size_t)(t.at - t.start)}, c->kind, sizeof c->kind);
}

void chair_read_name(struct chair *c, struct span rest)
{
	if (rest.size > 0)
		rest.at++, rest.size--; /* the blank before it */
	span_copy(rest, c->name, sizeof c->name);
}
