/* forge.c -- see forge.h. */

#include "forge.h"

#include <string.h>

#include "play/chain.h"

enum { TAG_SIZE = TAG_DIGITS + 2 };

/* A tag is as long as the one it replaces. */
void forge(char *file)
{
	struct chain chain = {{0}};

	for (char *line = file; *line != '\0';) {
		char *end = strchr(line, '\n');
		end = end != NULL ? end : line + strlen(line);
		const size_t size = (size_t)(end - line);
		if (size > TAG_SIZE && end[-TAG_DIGITS - 1] == '#') {
			char tag[TAG_DIGITS + 1];
			struct text t = text_on(tag, sizeof tag);
			chain_add(&chain, (struct span){line, size - TAG_SIZE});
			chain_tag(&chain, &t);
			memcpy(end - TAG_DIGITS, tag, TAG_DIGITS);
		}
		line = *end != '\0' ? end + 1 : end;
	}
}
