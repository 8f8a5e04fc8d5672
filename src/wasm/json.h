/* json.h -- data for the page, written as JSON.  Only out: the page speaks to the
 * module in lines of text, as people and records do.
 *
 * Commas and nesting are kept here, so that a writer only says what follows what. */

#ifndef WASM_JSON_H
#define WASM_JSON_H

#include "base/text.h"

struct json {
	struct text out;
	bool first;      /* nothing stands yet at this level */
};

struct json json_on(char *buffer, size_t size);
/* Opens '{' or '[' (with a key inside an object, NULL elsewhere); closes with its pair. */
void json_open(struct json *j, const char *key, char bracket);
void json_close(struct json *j, char bracket);
void json_string(struct json *j, const char *key, const char *value);
void json_number(struct json *j, const char *key, int64_t value);
void json_truth(struct json *j, const char *key, bool value);
void json_nothing(struct json *j, const char *key);

#endif
