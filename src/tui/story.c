/* story.c -- see story.h. */

#include "tui/story.h"

#include "tui/picture.h"
#include "tui/term.h"

const char *story_page(const struct eyes *w, const struct log *l, int line, const char **title)
{
	const char *text =
		line >= 0 && line < l->entries
			? lang_story(w->game, w->lang, &l->entry[line].passage.line, title)
			: NULL;

	return text != NULL ? text : "";
}

int story_next(const struct eyes *w, const struct log *l, int line)
{
	const char *title;

	while (line < l->entries && story_page(w, l, line, &title)[0] == '\0')
		line++;
	return line < l->entries ? line : -1;
}

int story_last(const struct eyes *w, const struct log *l)
{
	const char *title;
	int line = l->entries - 1;

	while (line >= 0 && story_page(w, l, line, &title)[0] == '\0')
		line--;
	return line;
}

/* Lines that a key scrolls by; 0: it means something else. */
static int scrolls(int key, int step)
{
	switch (key) {
	case KEY_IS_UP: return -1;
	case KEY_IS_DOWN: return 1;
	case KEY_IS_PAGE_UP: return -step;
	case KEY_IS_PAGE_DOWN: return step;
	default: return 0;
	}
}

bool story_read(struct frame *f, const char *title, const char *text, const char *keys)
{
	struct scroll scroll = {0};

	for (;;) {
		frame_clear(f);
		picture_text(f, title, text, keys, &scroll);
		term_show(f);
		const struct key key = term_key(f, -1);
		scroll.top += scrolls(key.code, scroll_step(&scroll));
		if (key.code == KEY_IS_LEAVE || key.code == 'q')
			return false;
		const bool on = key.code == KEY_IS_ENTER || key.code == ' ';
		if ((on && !scroll_on(&scroll)) || key.code == KEY_IS_ESCAPE)
			return true;
	}
}
