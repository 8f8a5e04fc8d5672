/* tui.c -- see tui.h. */

#include "tui/tui.h"

#include "tui/desk.h"
#include "tui/menu.h"
#include "tui/replay.h"
#include "tui/story.h"
#include "tui/term.h"

bool tui_can(void)
{
	return term_can();
}

bool tui_play(struct tui *t, struct session *s)
{
	static struct frame frame;

	if (!term_open(&frame, t->ascii))
		return false;
	desk_play(&frame, s, t->lang, &t->speed);
	term_close(&frame);
	return true;
}

bool tui_page(struct tui *t, const char *title, const char *text, const char *keys, bool *on)
{
	static struct frame frame;

	if (!term_open(&frame, t->ascii))
		return false;
	*on = story_read(&frame, title, text, keys);
	term_close(&frame);
	return true;
}

bool tui_menu(struct tui *t)
{
	static struct frame frame;

	if (!term_open(&frame, t->ascii))
		return false;
	menu_run(&frame, t);
	term_close(&frame);
	return true;
}

bool tui_replay(struct tui *t, const struct table *record, bool own)
{
	static struct frame frame;

	if (!term_open(&frame, t->ascii))
		return false;
	replay_run(&frame, t, record, own);
	term_close(&frame);
	return true;
}
