/* door.c -- what a page may call.
 *
 * One function: the page writes a question as text into the module's ear, calls
 * `door`, and reads the answer, JSON, from its mouth.  A question is a line
 *
 *     LANGUAGE COMMAND WORDS…
 *
 * and for a few commands more lines below it (reading.c, playing.c).  Everything behind the
 * door is the same code as in the native program.  The module holds one table; this is the
 * one place with memory of its own, because a page has nowhere else to keep it. */

#include "bots/signature.h"
#include "wasm/question.h"

/* A record with its seed goes in, a record with its line ends written as two characters out. */
enum { EAR_SIZE = KEPT_RECORD + 4096, MOUTH_SIZE = 8 << 20 };

static char ear[EAR_SIZE], mouth[MOUTH_SIZE];
static struct kept kept;

bool question_unknown(struct fault *f, struct span word, const char *known)
{
	fault_say(f, ERROR_UNKNOWN_WORD, "", known);
	span_copy(word, f->found, sizeof f->found);
	return false;
}

bool question_needs_table(const struct question *q, struct fault *f)
{
	return q->kept->open || fault_say(f, ERROR_MISSING, "", "new, load");
}

uint32_t question_number(struct question *q, uint32_t normal)
{
	int64_t n;

	return span_number(span_word(&q->words), &n) && n >= 0 ? (uint32_t)n : normal;
}

static const struct command *find(const struct command *c, struct span name)
{
	while (c->name != NULL && !span_is(name, c->name))
		c++;
	return c->name != NULL ? c : NULL;
}

static bool answer(struct question *q, struct fault *f)
{
	const struct span name = span_word(&q->words);
	const struct command *c = find(command_playing, name);

	if (c == NULL)
		c = find(command_reading, name);
	return c != NULL ? c->answer(q, f) : fault_set(f, ERROR_UNKNOWN_WORD, name);
}

/* The game whose words say why it was refused: the one that the text names, as it may not
 * have come to a table. */
static const struct game *named(struct span text)
{
	struct fault f;

	while (text.size > 0) {
		struct span line = span_until(&text, '\n');
		struct span word = span_word(&line);
		const struct game *g =
			record_game(span_is(word, "game") ? span_word(&line) : word, &f);
		if (g != NULL)
			return g;
	}
	return kept.open ? kept.table.game : NULL;
}

static void refuse(const struct question *q, const struct fault *f)
{
	struct json *j = q->out;
	char sentence[FAULT_FOUND + FAULT_ALLOWED + 256];
	struct text t = text_on(sentence, sizeof sentence);

	lang_fault(named(q->below), q->lang, f, &t);
	*j = json_on(mouth, sizeof mouth);
	json_open(j, NULL, '{');
	json_string(j, "error", sentence);
	json_close(j, '}');
}

char *door_ear(void);
char *door_mouth(void);
int door_ear_size(void);
int door(int size);
uint64_t bench_signature(void);

__attribute__((export_name("door_ear"))) char *door_ear(void)
{
	return ear;
}

__attribute__((export_name("door_ear_size"))) int door_ear_size(void)
{
	return EAR_SIZE;
}

__attribute__((export_name("door_mouth"))) char *door_mouth(void)
{
	return mouth;
}

/* Answers the question of `size` bytes; returns the length of the answer. */
__attribute__((export_name("door"))) int door(int size)
{
	struct span text = {ear, (size_t)size};
	struct json out = json_on(mouth, sizeof mouth);
	struct question q = {.words = span_until(&text, '\n'),
	                     .below = text,
	                     .kept = &kept,
	                     .out = &out};
	struct fault f = {0};

	const struct span lang = span_word(&q.words);
	if (lang_find(lang, &q.lang) ? !answer(&q, &f) : !question_unknown(&f, lang, "en nl de"))
		refuse(&q, &f);
	return (int)(out.out.at - out.out.start);
}

__attribute__((export_name("bench_signature"))) uint64_t bench_signature(void)
{
	return signature_all();
}
