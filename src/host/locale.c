/* locale.c -- see locale.h. */

#include "host/locale.h"

#include <stdlib.h>

enum language locale_language(void)
{
	static const char *const variable[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
	enum language l = ENGLISH;

	for (int i = 0; i < 3; i++) {
		const char *value = getenv(variable[i]);
		if (value != NULL && value[0] != '\0') {
			lang_find(span_of(value), &l);
			return l;
		}
	}
	return l;
}
