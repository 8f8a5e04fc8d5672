/* assets.h -- the files of the browser table, inside the program.
 *
 * scripts/embed writes the table from the folder that the page was built into; a
 * program made without the page has an empty one. */

#ifndef HTTP_ASSETS_H
#define HTTP_ASSETS_H

struct asset {
	const char *path;                  /* "/index.html" */
	const unsigned char *start, *end;
};

extern const struct asset web_asset[]; /* ends with a NULL path */

#endif
