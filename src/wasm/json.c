/* json.c -- see json.h. */

#include "wasm/json.h"

struct json json_on(char *buffer, size_t size)
{
	return (struct json){.out = text_on(buffer, size), .first = true};
}

static void escape(struct text *t, const char *s)
{
	text_char(t, '"');
	for (; *s != '\0'; s++) {
		if (*s == '"' || *s == '\\') {
			text_char(t, '\\');
			text_char(t, *s);
		} else if (*s == '\n') {
			text_add(t, "\\n");
		} else if ((unsigned char)*s < ' ') {
			text_add(t, "\\u");
			text_hex(t, (uint64_t)(unsigned char)*s, 4);
		} else {
			text_char(t, *s);
		}
	}
	text_char(t, '"');
}

/* What stands before any value: the comma after the last one, and the key. */
static void begin(struct json *j, const char *key)
{
	if (!j->first)
		text_char(&j->out, ',');
	j->first = false;
	if (key == NULL)
		return;
	escape(&j->out, key);
	text_char(&j->out, ':');
}

void json_open(struct json *j, const char *key, char bracket)
{
	begin(j, key);
	text_char(&j->out, bracket);
	j->first = true;
}

void json_close(struct json *j, char bracket)
{
	text_char(&j->out, bracket);
	j->first = false;
}

void json_string(struct json *j, const char *key, const char *value)
{
	begin(j, key);
	escape(&j->out, value);
}

void json_number(struct json *j, const char *key, int64_t value)
{
	begin(j, key);
	text_number(&j->out, value);
}

void json_truth(struct json *j, const char *key, bool value)
{
	begin(j, key);
	text_add(&j->out, value ? "true" : "false");
}

void json_nothing(struct json *j, const char *key)
{
	begin(j, key);
	text_add(&j->out, "null");
}
