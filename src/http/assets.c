/* assets.c -- see assets.h. */

#include "http/assets.h"

#include <string.h>

static const char *const type[][2] = {
	{".html", "text/html; charset=utf-8"},
	{".js", "text/javascript; charset=utf-8"},
	{".css", "text/css; charset=utf-8"},
	{".svg", "image/svg+xml"},
	{".png", "image/png"},
	{".wasm", "application/wasm"},
	{".webmanifest", "application/manifest+json"},
};

static const char *type_of(const char *path)
{
	const char *dot = strrchr(path, '.');

	for (size_t i = 0; dot != NULL && i < sizeof type / sizeof *type; i++)
		if (strcmp(dot, type[i][0]) == 0)
			return type[i][1];
	return "application/octet-stream";
}

static const struct asset *find(const char *path)
{
	if (strcmp(path, "/") == 0)
		path = "/index.html";
	for (const struct asset *a = web_asset; a->path != NULL; a++)
		if (strcmp(a->path, path) == 0)
			return a;
	return NULL;
}

bool assets_there(void)
{
	return web_asset[0].path != NULL;
}

void assets_answer(void *self, const struct http_request *q, struct http_response *r)
{
	const struct asset *a = find(q->path);

	(void)self;
	if (a == NULL) {
		http_say(r, HTTP_NOT_FOUND, "no such file");
		return;
	}
	r->type = type_of(a->path);
	r->bytes = a->start;
	r->size = (size_t)(a->end - a->start);
	r->lasting = true;
}
