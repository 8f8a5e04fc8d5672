/* assets.h -- the files of the browser table, inside the program.
 *
 * scripts/embed writes the table from the folder that the page was built into; a
 * program made without the page has an empty one. */

#ifndef HTTP_ASSETS_H
#define HTTP_ASSETS_H

#include "http/front.h"

struct asset {
	const char *path;                  /* "/index.html" */
	const unsigned char *start, *end;
};

extern const struct asset web_asset[]; /* ends with a NULL path */

/* Is there a page in this program? */
bool assets_there(void);
/* The handler of a route: the file at that path, and the page at "/". */
void assets_answer(void *self, const struct http_request *q, struct http_response *r);

#endif
