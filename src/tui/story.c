/* story.c -- see story.h. */

#include "tui/story.h"

#include "tui/page.h"
#include "tui/term.h"

/* Lines that a key scrolls by; 0: it means something else. */
static int scrolls(int key)
{
	switch (key) {
	case KEY_IS_UP: return -1;
	case KEY_IS_DOWN: return 1;
	case KEY_IS_PAGE_UP: return -10;
	case KEY_IS_PAGE_DOWN: return 10;
	default: return 0;
	}
}

bool story_read(struct frame *f, const char *title, const char *text, const char *keys)
{
	int scroll = 0;

	for (;;) {
		frame_clear(f);
		page_text(f, title, text, keys, &scroll);
		term_show(f);
		const struct key key = term_key(f, -1);
		scroll += scrolls(key.code);
		if (key.code == KEY_IS_LEAVE || key.code == 'q')
			return false;
		if (key.code == KEY_IS_ENTER || key.code == KEY_IS_ESCAPE || key.code == ' ')
			return true;
	}
}
